extension DrawingText {
  var spanish: String {
    switch self {
    // Graphs
    case .squat: "Sentadilla"
    case .benchPress: "Press de banca"
    case .deadlift: "Peso muerto"
    case .exercise: "Ejercicio"
    case .bodyWeight: "Peso corporal"
    case .bodyFat: "Grasa corporal"
    case .trainingTime: "Tiempo de entrenamiento"
    case .energy: "Energía"
    case .trainingVolume: "Volumen"
    case .muscleGroups: "Series por semana y grupo muscular"
    // Measures of a lift
    case .e1rm: "{graph}, 1RM estimado"
    case .weight: "{graph}, serie más pesada"
    case .volume: "{graph}, volumen"
    case .reps: "{graph}, repeticiones"
    case .sets: "{graph}, series"
    case .duration: "{graph}, tiempo"
    case .distance: "{graph}, distancia"
    // The sentence
    case .titleOfMany: "{graph}, del {from} al {to}: de {first} a {last}"
    case .titleOfOne: "{graph}, {day}: {value}"
    case .titleOfNone: "{graph}: todavía nada"
    case .titleOfSums: "{graph}, del {from} al {to}: {value} por semana de media"
    case .titleOfSpan: "{graph}, del {from} al {to}"
    case .withRecords: "{title}, {count, plural, one {# récord} other {# récords}}"
    case .byWeek: "{title}, por semanas"
    case .byMonth: "{title}, por meses"
    // A point
    case .pointOfDay: "{day}: {value}"
    case .pointOfWeek: "Semana del {day}: {value}"
    case .fromSet: "{point}, de {set}"
    case .asRecord: "{point}, récord"
    case .asLight: "{point}, entrenamiento ligero"
    case .between: "{point}, entre {lowest} y {highest}"
    case .nothing: "nada"
    case .unknown: "no se sabe"
    case .goal: "Objetivo {value}"
    case .goalByDay: "Objetivo {value} hasta el {day}"
    // Values
    case .repsOfValue: "{count, plural, one {# repetición} other {# repeticiones}}"
    case .setsOfValue: "{count, plural, one {# serie} other {# series}}"
    case .seconds: "{value} s"
    case .minutes: "{value} min"
    case .hours: "{value} h"
    case .percent: "{value} %"
    // Days
    case .dayOfMonth: "{day} {month}"
    case .spokenDay: "{day} de {month}"
    case .spokenDayOfYear: "{day} de {month} de {year}"
    case .spokenMonth: "{month} de {year}"
    case .months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"
    case .shortMonths: "ene feb mar abr may jun jul ago sept oct nov dic"
    // Muscle groups
    case .arms: "Brazos"
    case .shoulders: "Hombros"
    case .legs: "Piernas"
    case .chest: "Pecho"
    case .back: "Espalda"
    case .abdominals: "Abdominales"
    }
  }
}
