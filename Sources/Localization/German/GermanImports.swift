extension ImportProblemCode {
  var german: String {
    switch self {
    case .columns: "die Zeile hat {found} Spalten, die Kopfzeile eine andere Zahl"
    case .encoding: "der Text ist kein UTF-8"
    case .nul: "der Text enthält ein NUL-Zeichen"
    case .unclosedQuote: "ein Anführungszeichen wird nie geschlossen; der Rest der Datei fehlt"
    case .date: "„{found}“ ist kein Zeitpunkt"
    case .number: "„{found}“ ist keine Zahl, die hier passt"
    case .negative: "„{found}“ ist negativ"
    case .reps: "„{found}“ ist keine plausible Zahl von Wiederholungen"
    case .weight: "„{found}“ ist kein plausibles Gewicht"
    case .rpe: "„{found}“ ist keine RPE von 1 bis 10; der Satz wurde ohne RPE übernommen"
    case .duration: "„{found}“ ist keine Dauer"
    case .distance: "„{found}“ ist keine Strecke"
    case .kind: "„{found}“ ist keine bekannte Art von Satz"
    case .unit: "„{found}“ ist keine bekannte Einheit"
    case .dateTooEarly: "{found} liegt vor 1900; so weit reicht das Tagebuch nicht zurück"
    case .dateInTheFuture: "{found} liegt in der Zukunft"
    case .exerciseMissing: "die Übung hat keinen Namen"
    case .emptySet: "der Satz hat weder Wiederholungen noch Dauer noch Strecke"
    case .nameTooLong: "der Name ist zu lang: „{found}“"
    case .tooManySets: "eine Übung fasst höchstens 100 Sätze"
    case .tooManyExercises: "ein Training fasst höchstens 100 Übungen"
    case .endBeforeStart: "das Ende ({found}) liegt vor dem Anfang; die Dauer wurde weggelassen"
    case .notesCut: "die Notizen wurden auf {found} Zeichen gekürzt"
    case .repeated:
      "hier steht die Kopfzeile noch einmal; {found, plural, one {# Zeile} other {# Zeilen}} darunter standen schon darüber und zählten nicht doppelt"
    case .more: "und {found, plural, one {# weiteres Problem} other {# weitere Probleme}}"
    }
  }
}
