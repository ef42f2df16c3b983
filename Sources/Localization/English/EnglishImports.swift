extension ImportProblemCode {
  var english: String {
    switch self {
    case .columns: "the row has {found} columns, the header another number"
    case .encoding: "the text is not UTF-8"
    case .nul: "the text holds a NUL character"
    case .unclosedQuote: "a quote is opened and never closed; the rest of the file is missing"
    case .date: "“{found}” is not a date and time"
    case .number: "“{found}” is not a number that fits here"
    case .negative: "“{found}” is negative"
    case .reps: "“{found}” is not a plausible number of reps"
    case .weight: "“{found}” is not a plausible weight"
    case .rpe: "“{found}” is not an RPE from 1 to 10; the set was taken without it"
    case .duration: "“{found}” is not a duration"
    case .distance: "“{found}” is not a distance"
    case .kind: "“{found}” is not a known kind of set"
    case .unit: "“{found}” is not a known unit"
    case .dateTooEarly: "{found} is before 1900, when the log begins"
    case .dateInTheFuture: "{found} is in the future"
    case .exerciseMissing: "the exercise has no name"
    case .emptySet: "the set has neither reps nor a duration nor a distance"
    case .nameTooLong: "the name is too long: “{found}”"
    case .tooManySets: "an exercise holds at most 100 sets"
    case .tooManyExercises: "a workout holds at most 100 exercises"
    case .endBeforeStart: "the end ({found}) is before the start; the duration was left out"
    case .notesCut: "the notes were cut to {found} characters"
    case .repeated:
      "the header is here again; {found, plural, one {# row} other {# rows}} below it occurred above it too and did not count twice"
    case .more: "and {found, plural, one {# more problem} other {# more problems}}"
    }
  }
}
