extension ImportProblemCode {
  var english: String {
    switch self {
    case .columns: "the row has {found} columns, the header another number"
    case .encoding:
      "{found, plural, one {# character} other {# characters}} in the file were not UTF-8 and were read as Windows-1252"
    case .nul: "{found, plural, one {# NUL character} other {# NUL characters}} in the file were left out"
    case .unclosedQuote: "a quote is opened and never closed"
    case .date: "“{found}” is not a date and time"
    case .number: "“{found}” is not a number that fits here"
    case .negative: "“{found}” is negative"
    case .reps: "“{found}” is not a plausible number of reps"
    case .weight: "“{found}” is not a plausible weight"
    case .rpe: "“{found}” is not an RPE from 1 to 10"
    case .duration: "“{found}” is not a duration of up to a week"
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
    case .end: "“{found}” is not a date and time; the duration was left out"
    case .assistance:
      "“{found}” is taken as assistance if the exercise is an assisted one; else the set has no weight"
    case .weightAlone: "the set has a weight ({found}) and no reps; it was taken as one rep"
    case .columnsIgnored: "these columns were not read: {found}"
    case .dateOrder:
      "the file does not show whether the day or the month comes first in its dates; say it if it was guessed wrong"
    case .repeated:
      "the header is here again; {found, plural, one {# row} other {# rows}} below it occurred above it too and did not count twice"
    case .more: "and {found, plural, one {# more problem} other {# more problems}}"
    }
  }
}

extension ImportLoss {
  var english: String {
    switch self {
    case .row: "the row was left out"
    case .value: "this value was left out"
    }
  }
}
