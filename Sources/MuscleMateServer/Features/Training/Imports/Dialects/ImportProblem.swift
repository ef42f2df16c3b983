/// Something in the file that could not be imported as it is, and what was done about it.
struct ImportProblem: Sendable, Equatable {
  /// The closed list of them. A row with one of the first group is skipped as a whole.
  enum Code: String, CaseIterable, Sendable {
    case columns, encoding
    case nul = "nul_character"
    case unclosedQuote = "unclosed_quote"
    case date, number, negative, reps, weight, duration, distance, kind, unit
    case dateTooEarly = "date_too_early"
    case dateInTheFuture = "date_in_the_future"
    case exerciseMissing = "exercise_missing"
    case emptySet = "empty_set"
    case nameTooLong = "name_too_long"
    case tooManySets = "too_many_sets"
    case tooManyExercises = "too_many_exercises"
    /// The row was taken, without the part that is wrong.
    case rpe
    case endBeforeStart = "end_before_start"
    case notesCut = "notes_cut"
    /// The file contains the header again. Rows below it that repeat rows above it were skipped.
    case repeated
    /// There are more problems than are listed.
    case more
  }

  let line: Int
  let code: Code
  /// The text that was met, or the number of rows passed over or of problems not listed.
  let found: String
}

/// Why a row is skipped.
struct RowFault: Error {
  let code: ImportProblem.Code
  let found: String

  init(_ code: ImportProblem.Code, _ found: String = "") {
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
