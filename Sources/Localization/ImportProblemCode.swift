/// The closed list of the problems in an imported file.
package enum ImportProblemCode: String, CaseIterable, Sendable {
  case columns, encoding
  /// As `encoding`, in the form of Turkish systems.
  case turkishEncoding = "encoding_turkish"
  case nul = "nul_character"
  case unclosedQuote = "unclosed_quote"
  case date, number, negative, reps, weight, duration, distance, kind, unit
  case dateTooEarly = "date_too_early"
  case dateInTheFuture = "date_in_the_future"
  case exerciseMissing = "exercise_missing"
  case emptySet = "empty_set"
  case nameTooLong = "name_too_long"
  /// In place of reps stands a date, which a spreadsheet may have made of a list of them.
  case repsDate = "reps_date"
  /// The number of sets is another one than that of the reps that are listed.
  case setCount = "set_count"
  /// A word that is neither yes nor no.
  case yesOrNo = "yes_or_no"
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
  /// An earlier file with this header was read in the other order.
  case dateOrderChanged = "date_order_changed"
  /// The dates are numbers alone.
  case dateNumbers = "date_numbers"
  /// A day or an exercise stands only in the first row of a block, and was given to the rows below.
  case filledDown = "filled_down"
  /// The file contains the header again. Rows below it that repeat rows above it were skipped.
  case repeated
  /// Of a file of ours: no time zone of this name is known.
  case timeZone = "time_zone"
  /// A member of a file of JSON that nothing was taken of.
  case unknownMember = "unknown_member"
  /// A thing for which the tier has no room.
  case tier
  /// A thing more than anybody may have.
  case limit = "limit_reached"
  /// A thing that breaks a rule which only the database knows.
  case refused
  /// A member of a file of JSON is at fault; the fault says how.
  case fault
  /// There are more problems like the one above; of reports from before, of any kind.
  case more

  /// Whether its text says what was done about it.
  package var saysWhatWasDone: Bool {
    switch self {
    case .encoding, .turkishEncoding, .nul, .end, .endBeforeStart, .notesCut, .assistance, .weightAlone,
      .columnsIgnored, .setCount, .dateOrder, .dateOrderChanged, .dateNumbers, .filledDown, .repeated, .more,
      .unknownMember:
      true
    default: false
    }
  }
}

/// What a problem of a file cost.
package enum ImportLoss: String, CaseIterable, Sendable {
  case row, value
  /// Of a file of JSON.
  case item
}
