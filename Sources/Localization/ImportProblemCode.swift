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
  case rpe
  case endBeforeStart = "end_before_start"
  case notesCut = "notes_cut"
  /// The file contains the header again. Rows below it that repeat rows above it were skipped.
  case repeated
  /// There are more problems than are listed.
  case more
}
