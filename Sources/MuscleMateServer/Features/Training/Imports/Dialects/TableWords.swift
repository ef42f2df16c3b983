extension TableForm {
  /// A table of no known app: what people and programs call their columns, in the four languages.
  static let unknown = TableForm(
    .table, "any", "en de es tr", .own, needed: [.date, .exercise],
    words: ofWorkouts.merging(ofSets) { words, _ in words }, restTimers: restWords, notes: ["note"])

  private static let ofWorkouts: [ImportColumn: [String]] = [
    .session: [
      "session id", "workout id", "session number", "workout number", "workout no", "workout #", "session #",
      "trainings-nr", "trainingsnummer", "einheit nr", "id de sesión", "número de sesión", "antrenman no",
    ],
    .date: [
      "date", "day", "datum", "tag", "fecha", "día", "dia", "tarih", "gün", "performed at", "start",
      "start time", "started at", "timestamp", "date and time", "date time", "workout date",
      "workout date time", "created at", "completed at", "logged at", "beginn", "zeitpunkt", "inicio",
      "başlangıç",
    ],
    .time: ["time", "clock", "time of day", "uhrzeit", "zeit", "hora", "saat"],
    .end: ["end", "end time", "ended at", "ende", "fin", "final", "bitiş"],
    .workout: [
      "workout", "workout name", "session", "routine", "training", "title", "day name", "einheit",
      "trainingseinheit", "plan", "entrenamiento", "rutina", "sesión", "antrenman",
    ],
    .workoutNotes: [
      "workout notes", "session notes", "trainingsnotizen", "notas del entrenamiento", "antrenman notları",
    ],
    .workoutDuration: [
      "workout duration", "session duration", "trainingsdauer", "duración del entrenamiento",
      "antrenman süresi",
    ],
  ]

  private static let ofSets: [ImportColumn: [String]] = [
    .exercise: [
      "exercise", "exercise name", "exercise title", "lift", "movement", "übung", "name der übung",
      "ejercicio", "nombre del ejercicio", "egzersiz", "hareket", "egzersiz adı",
    ],
    .exerciseNotes: ["exercise notes", "übungsnotizen", "notas del ejercicio", "egzersiz notları"],
    .superset: ["superset", "superset id", "supersatz", "superserie", "süperset"],
    .setOrder: [
      "set", "set order", "set number", "set no", "set #", "#", "set index", "satz", "satz nr", "serie",
      "orden",
      "set no.", "set sırası",
    ],
    .sets: [
      "sets", "set count", "number of sets", "no of sets", "sets completed", "sätze", "anzahl sätze",
      "satzzahl", "series",
      "número de series", "setler", "set sayısı",
    ],
    .setKind: ["type", "set type", "kind", "satzart", "art", "tipo", "tipo de serie", "tür", "set türü"],
    .warmUp: [
      "warmup", "warm up", "warm-up", "is warmup", "is warm up", "is warmup set?", "aufwärmsatz", "aufwärmen",
      "calentamiento",
      "ısınma", "ısınma seti",
    ],
    .weight: [
      "weight", "load", "kg", "kgs", "lb", "lbs", "completed weight value", "gewicht", "last", "peso",
      "carga",
      "ağırlık", "kilo",
    ],
    .weightUnit: [
      "unit", "weight unit", "completed weight unit", "einheit des gewichts", "gewichtseinheit", "unidad",
      "unidad de peso", "birim", "ağırlık birimi",
    ],
    .reps: [
      "reps", "rep", "repetitions", "completed reps", "actual reps", "wiederholungen", "wdh", "wdh.",
      "repeticiones", "repes", "tekrar", "tekrarlar",
    ],
    .distance: [
      "distance", "strecke", "distanz", "entfernung", "distancia", "mesafe", "km", "mi", "miles", "m",
    ],
    .distanceUnit: ["distance unit", "unidad de distancia", "mesafe birimi"],
    .duration: [
      "duration", "seconds", "secs", "dauer", "sekunden", "duración", "segundos", "süre", "saniye",
    ],
    .rpe: ["rpe", "effort", "completed rpe", "anstrengung", "esfuerzo", "zorluk"],
    .notes: [
      "notes", "note", "comment", "comments", "notizen", "kommentar", "anmerkung", "notas", "comentario",
      "notlar", "not", "yorum",
    ],
  ]

  /// A rest in any language of Strong, the one in Swedish from a file of which no more is known.
  private static let restWords = apps.flatMap(\.restTimers) + ["rest", "vilotimer"]
}
