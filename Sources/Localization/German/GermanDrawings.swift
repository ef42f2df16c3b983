extension DrawingText {
  var german: String {
    switch self {
    // Graphs
    case .squat: "Kniebeuge"
    case .benchPress: "Bankdrücken"
    case .deadlift: "Kreuzheben"
    case .exercise: "Übung"
    case .bodyWeight: "Körpergewicht"
    case .bodyFat: "Körperfett"
    case .trainingTime: "Trainingszeit"
    case .energy: "Energie"
    case .trainingVolume: "Volumen"
    case .muscleGroups: "Sätze pro Woche nach Muskelgruppe"
    // Measures of a lift
    case .e1rm: "{graph}, geschätztes 1RM"
    case .weight: "{graph}, schwerster Satz"
    case .volume: "{graph}, Volumen"
    case .reps: "{graph}, Wiederholungen"
    case .sets: "{graph}, Sätze"
    case .duration: "{graph}, Zeit"
    case .distance: "{graph}, Strecke"
    // The sentence
    case .titleOfMany: "{graph}, {from} bis {to}: von {first} auf {last}"
    case .titleOfOne: "{graph}, {day}: {value}"
    case .titleOfNone: "{graph}: noch nichts"
    case .titleOfSums: "{graph}, {from} bis {to}: im Mittel {value} pro Woche"
    case .titleOfSpan: "{graph}, {from} bis {to}"
    case .withRecords: "{title}, {count, plural, one {# Rekord} other {# Rekorde}}"
    case .byWeek: "{title}, nach Wochen"
    case .byMonth: "{title}, nach Monaten"
    // A point
    case .pointOfDay: "{day}: {value}"
    case .pointOfWeek: "Woche ab {day}: {value}"
    case .fromSet: "{point}, aus {set}"
    case .asRecord: "{point}, Rekord"
    case .asLight: "{point}, leichtes Training"
    case .between: "{point}, zwischen {lowest} und {highest}"
    case .nothing: "nichts"
    case .unknown: "nicht bekannt"
    case .goal: "Ziel {value}"
    case .goalByDay: "Ziel {value} bis {day}"
    // Values
    case .repsOfValue: "{count, plural, one {# Wiederholung} other {# Wiederholungen}}"
    case .setsOfValue: "{count, plural, one {# Satz} other {# Sätze}}"
    case .seconds: "{value} s"
    case .minutes: "{value} min"
    case .hours: "{value} h"
    case .percent: "{value} %"
    // Days
    case .dayOfMonth: "{day}. {month}"
    case .spokenDay: "{day}. {month}"
    case .spokenDayOfYear: "{day}. {month} {year}"
    case .spokenMonth: "{month} {year}"
    case .months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"
    case .shortMonths: "Jan Feb März Apr Mai Juni Juli Aug Sept Okt Nov Dez"
    // Muscle groups
    case .arms: "Arme"
    case .shoulders: "Schultern"
    case .legs: "Beine"
    case .chest: "Brust"
    case .back: "Rücken"
    case .abdominals: "Bauch"
    }
  }
}
