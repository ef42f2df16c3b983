internal import APISchema
internal import Localization

/// Something in the file that could not be imported as it is, and what was done about it.
struct ImportProblem: Sendable, Equatable {
  /// Of a table.
  var line: Int?
  /// Of a file of JSON, in place of the line.
  var pointer: String?
  let code: ImportProblemCode
  /// What is wrong with a member, as a request would be told; `code` is `.fault` then.
  var fault: Fault?
  /// The text that was met, or the number of rows passed over.
  let found: String
  /// Whether the whole row was left out, and not a value of it.
  var isRowLost = false
  /// The name of the column in which it was met, where it is of one.
  var column: String?
  /// How many there are like it, from this line on. More than one only where the first of them stand singly above.
  var count = 1
}

/// What is wrong with a row or with one of its values.
struct RowFault: Error, Hashable {
  let code: ImportProblemCode
  let found: String
  /// Its column, where it is of one.
  let place: Int?

  init(_ code: ImportProblemCode, _ found: String = "", at place: Int? = nil) {
    self.code = code
    self.found = String(found.prefix(80))
    self.place = place
  }
}

/// Why nothing of the file could be read.
enum ImportRefusal: Error, Equatable {
  /// No table.
  case unknownFormat
  /// A spreadsheet's own file, which is no text.
  case spreadsheet
  /// Nobody said what the columns of the table mean. These are missing of the app that its header is nearly one of.
  case columnsNeeded(TableForm.App?, missing: [String])
  /// A table that can't be read whatever its columns are called.
  case unusable(TableObstacle)
  /// There are weights, the file does not say in which unit, and nobody else did.
  case unitNeeded
  /// Begins as JSON and is none: a broken download may have cut it.
  case cutJSON
  /// JSON that is no file of ours.
  case foreignJSON
  /// A file of ours that a newer release wrote.
  case newerVersion
}
