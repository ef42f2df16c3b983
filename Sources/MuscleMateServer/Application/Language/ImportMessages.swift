extension ImportProblem.Code {
  var english: String {
    switch self {
    case .columns: "the row has {found} columns, not those of the header"
    case .encoding: "the text is not UTF-8"
    case .unclosedQuote: "a quote is opened and never closed; the rest of the file is missing"
    case .date: "“{found}” is no date and time"
    case .number: "“{found}” is no number that fits here"
    case .negative: "“{found}” is negative"
    case .reps: "“{found}” are no believable reps"
    case .weight: "“{found}” is no believable weight"
    case .rpe: "“{found}” is no RPE from 1 to 10"
    case .duration: "“{found}” is no duration"
    case .distance: "“{found}” is no distance"
    case .kind: "“{found}” is no known kind of set"
    case .unit: "“{found}” is no known unit"
    case .dateTooEarly: "{found} is before the year 2000"
    case .dateInTheFuture: "{found} is in the future"
    case .exerciseMissing: "the exercise has no name"
    case .emptySet: "the set has neither reps nor a duration nor a distance"
    case .nameTooLong: "the name is too long: “{found}”"
    case .tooManySets: "an exercise holds at most 100 sets"
    case .tooManyExercises: "a workout holds at most 100 exercises"
    case .endBeforeStart: "the end ({found}) is before the start; the duration was left out"
    case .notesCut: "the notes were cut to {found} characters"
    case .more: "and {found, plural, one {# more problem} other {# more problems}}"
    }
  }

  var german: String {
    switch self {
    case .columns: "die Zeile hat {found} Spalten, nicht die der Kopfzeile"
    case .encoding: "der Text ist kein UTF-8"
    case .unclosedQuote: "ein Anführungszeichen wird nie geschlossen; der Rest der Datei fehlt"
    case .date: "„{found}“ ist kein Zeitpunkt"
    case .number: "„{found}“ ist keine Zahl, die hier passt"
    case .negative: "„{found}“ ist negativ"
    case .reps: "„{found}“ sind keine glaubhaften Wiederholungen"
    case .weight: "„{found}“ ist kein glaubhaftes Gewicht"
    case .rpe: "„{found}“ ist kein RPE von 1 bis 10"
    case .duration: "„{found}“ ist keine Dauer"
    case .distance: "„{found}“ ist keine Strecke"
    case .kind: "„{found}“ ist keine bekannte Art von Satz"
    case .unit: "„{found}“ ist keine bekannte Einheit"
    case .dateTooEarly: "{found} liegt vor dem Jahr 2000"
    case .dateInTheFuture: "{found} liegt in der Zukunft"
    case .exerciseMissing: "die Übung hat keinen Namen"
    case .emptySet: "der Satz hat weder Wiederholungen noch Dauer noch Strecke"
    case .nameTooLong: "der Name ist zu lang: „{found}“"
    case .tooManySets: "eine Übung fasst höchstens 100 Sätze"
    case .tooManyExercises: "ein Training fasst höchstens 100 Übungen"
    case .endBeforeStart: "das Ende ({found}) liegt vor dem Anfang; die Dauer wurde weggelassen"
    case .notesCut: "die Notizen wurden auf {found} Zeichen gekürzt"
    case .more: "und {found, plural, one {# weiteres Problem} other {# weitere Probleme}}"
    }
  }
}
