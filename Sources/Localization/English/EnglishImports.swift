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
    case .repeated:
      "the header is here again; {found, plural, one {# row} other {# rows}} below it occurred above it too and did not count twice"
    case .turkishEncoding:
      "{found, plural, one {# character} other {# characters}} in the file were not UTF-8 and were read as Windows-1254 (Turkish)"
    case .repsDate: "“{found}” is a date; a spreadsheet may have made it from a list of reps such as 5-5"
    case .setCount:
      "the number of sets is {found}, but the reps list another number of them; the list was taken"
    case .yesOrNo: "“{found}” is neither yes nor no"
    case .dateOrder:
      "the file does not show whether the day or the month comes first in its dates: {found}; if this is wrong, choose the other order"
    case .dateOrderChanged:
      "an earlier file with this header was read in another order of day and month; this one is read so: {found}; undo the earlier import first, or its workouts stay on other days"
    case .dateNumbers: "the dates are numbers; they were read so: {found}"
    case .filledDown:
      "{found, plural, one {# row has} other {# rows have}} no day or no exercise and got that of the row above"
    case .timeZone: "no time zone of the name “{found}” is known"
    case .unknownMember: "the member “{found}” is not known and was passed over"
    case .tier: "your plan has no room for it"
    case .limit: "there is no room for more of these"
    case .refused:
      "it goes against a rule of this account, such as a day of rest or a module that is off"
    case .fault: "it is not valid"
    case .more: "and {found, plural, one {# more like this} other {# more like this}}"
    }
  }
}

extension ImportLoss {
  var english: String {
    switch self {
    case .row: "the row was left out"
    case .value: "this value was left out"
    case .item: "the item was left out"
    }
  }
}
