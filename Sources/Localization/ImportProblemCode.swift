/// The closed list of the problems in an imported file. A row with one of the first group is skipped as a whole.
package enum ImportProblemCode: String, CaseIterable, Sendable {
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
  case rpe, end
  case endBeforeStart = "end_before_start"
  case notesCut = "notes_cut"
  /// A negative weight. It counts where the exercise is an assisted one.
  case assistance
  /// The set has a weight and nothing else, and was taken as one rep.
  case weightAlone = "weight_alone"
  /// Columns that nothing was taken of.
  case columnsIgnored = "columns_ignored"
  /// The file does not say whether the day or the month comes first.
  case dateOrder = "date_order"
  /// The file contains the header again. Rows below it that repeat rows above it were skipped.
  case repeated
  /// There are more problems than are listed.
  case more

  /// Whether its text says what was done about it.
  package var saysWhatWasDone: Bool {
    switch self {
    case .encoding, .nul, .end, .endBeforeStart, .notesCut, .assistance, .weightAlone, .columnsIgnored,
      .dateOrder,
      .repeated, .more:
      true
    default: false
    }
  }
}

/// What a problem of a file cost.
package enum ImportLoss: String, CaseIterable, Sendable {
  case row, value
}
