internal import Localization

/// Something in the file that could not be imported as it is, and what was done about it.
struct ImportProblem: Sendable, Equatable {
  let line: Int
  let code: ImportProblemCode
  /// The text that was met, or the number of rows passed over or of problems not listed.
  let found: String
  /// Whether the whole row was left out, and not a value of it.
  var isRowLost = false
}

/// What is wrong with a row or with one of its values.
struct RowFault: Error, Hashable {
  let code: ImportProblemCode
  let found: String

  init(_ code: ImportProblemCode, _ found: String = "") {
    self.code = code
    self.found = String(found.prefix(80))
  }
}

/// Why nothing of the file could be read.
enum ImportRefusal: Error, Equatable {
  /// No header of an app that is known.
  case unknownFormat
  /// A header that is nearly one of those; these are missing.
  case columnsMissing([String])
  /// There are weights, the file does not say in which unit, and nobody else did.
  case unitNeeded
}
