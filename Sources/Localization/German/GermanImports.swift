extension ImportProblemCode {
  var german: String {
    switch self {
    case .columns: "die Zeile hat {found} Spalten, die Kopfzeile eine andere Zahl"
    case .encoding:
      "{found, plural, one {# Zeichen} other {# Zeichen}} der Datei waren kein UTF-8 und wurden als Windows-1252 gelesen"
    case .nul: "{found, plural, one {# NUL-Zeichen} other {# NUL-Zeichen}} der Datei wurden weggelassen"
    case .unclosedQuote: "ein Anführungszeichen wird geöffnet und nie geschlossen"
    case .date: "„{found}“ ist kein Zeitpunkt"
    case .number: "„{found}“ ist keine Zahl, die hier passt"
    case .negative: "„{found}“ ist negativ"
    case .reps: "„{found}“ ist keine plausible Zahl von Wiederholungen"
    case .weight: "„{found}“ ist kein plausibles Gewicht"
    case .rpe: "„{found}“ ist keine RPE von 1 bis 10"
    case .duration: "„{found}“ ist keine Dauer bis zu einer Woche"
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
    case .end: "„{found}“ ist kein Datum mit Uhrzeit; die Dauer wurde weggelassen"
    case .assistance:
      "„{found}“ gilt als Unterstützung, wenn die Übung eine unterstützte ist; sonst hat der Satz kein Gewicht"
    case .weightAlone:
      "der Satz hat ein Gewicht ({found}) und keine Wiederholungen; er wurde als eine Wiederholung übernommen"
    case .columnsIgnored: "diese Spalten wurden nicht gelesen: {found}"
    case .repeated:
      "hier steht die Kopfzeile noch einmal; {found, plural, one {# Zeile} other {# Zeilen}} darunter standen schon darüber und zählten nicht doppelt"
    case .turkishEncoding:
      "{found, plural, one {# Zeichen} other {# Zeichen}} der Datei waren kein UTF-8 und wurden als Windows-1254 (Türkisch) gelesen"
    case .repsDate:
      "„{found}“ ist ein Datum; vielleicht hat es ein Tabellenprogramm aus einer Liste von Wiederholungen wie 5-5 gemacht"
    case .setCount:
      "die Zahl der Sätze ist {found}, die Liste der Wiederholungen hat eine andere; die Liste wurde übernommen"
    case .yesOrNo: "„{found}“ ist weder ja noch nein"
    case .dateOrder:
      "die Datei zeigt nicht, ob in ihren Daten der Tag oder der Monat zuerst kommt: {found}; wenn das falsch ist, wähle die andere Reihenfolge"
    case .dateOrderChanged:
      "eine frühere Datei mit dieser Kopfzeile wurde in anderer Reihenfolge von Tag und Monat gelesen; diese wird so gelesen: {found}; nimm zuerst den früheren Import zurück, sonst bleiben seine Trainings an anderen Tagen"
    case .dateNumbers: "die Datumsangaben sind Zahlen; sie wurden so gelesen: {found}"
    case .filledDown:
      "{found, plural, one {# Zeile hat} other {# Zeilen haben}} keinen Tag oder keine Übung und {found, plural, one {bekam} other {bekamen}} die der Zeile darüber"
    case .timeZone: "eine Zeitzone namens „{found}“ ist nicht bekannt"
    case .unknownMember: "das Mitglied „{found}“ ist nicht bekannt und wurde übergangen"
    case .tier: "dein Tarif hat dafür keinen Platz"
    case .limit: "für mehr davon ist kein Platz"
    case .refused:
      "es verstößt gegen eine Regel dieses Kontos, etwa einen Ruhetag oder ein Modul, das aus ist"
    case .fault: "es ist nicht gültig"
    case .more: "und noch {found} wie dieses"
    }
  }
}

extension ImportLoss {
  var german: String {
    switch self {
    case .row: "die Zeile wurde weggelassen"
    case .value: "dieser Wert wurde weggelassen"
    case .item: "der Eintrag wurde ausgelassen"
    }
  }
}
