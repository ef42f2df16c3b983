extension TableForm {
  /// Those that need more columns come before those that need fewer of the same.
  static let apps: [TableForm] = [musclemate] + strong + [hevy, fitNotes, strongLifts]

  private static let musclemate = TableForm(
    .musclemate, "en",
    needed: [.workoutID, .date, .workout, .exercise, .setOrder, .weight, .weightUnit, .reps],
    words: strongInEnglish.merging([.workoutID: ["workout id"]]) { words, _ in words },
    restTimers: ["rest timer"], notes: ["note"])

  // MARK: - Strong

  private static let neededOfStrong: [ImportColumn] = [.exercise, .setOrder, .date, .workout, .reps, .weight]

  /// Until 2018 the columns of weight and distance were called by their unit.
  private static let strongInEnglish: [ImportColumn: [String]] = [
    .date: ["date"], .workout: ["workout name"], .workoutDuration: ["duration", "workout duration"],
    .exercise: ["exercise name"], .setOrder: ["set order"], .weight: ["weight", "kg", "kgs", "lb", "lbs"],
    .weightUnit: ["weight unit"], .reps: ["reps"], .rpe: ["rpe"],
    .distance: ["distance", "km", "mi", "miles"], .distanceUnit: ["distance unit"],
    .duration: ["seconds"], .notes: ["notes"], .workoutNotes: ["workout notes"],
  ]

  private static let strong: [TableForm] = [
    TableForm(
      .strong, "en", needed: neededOfStrong, words: strongInEnglish,
      needless: ["workout #", "workout no."], restTimers: ["rest timer"], notes: ["note"]),
    // Derived from the app's own words: no file with these was seen.
    TableForm(
      .strong, "de", needed: neededOfStrong,
      words: [
        .date: ["datum"],
        .workout: [
          "workout-name", "workoutname", "name des workouts", "trainingsname", "name des trainings",
        ],
        .workoutDuration: ["dauer", "workout-dauer", "trainingsdauer", "dauer des workouts"],
        .exercise: ["übungsname", "name der übung", "übung"],
        .setOrder: ["satz-reihenfolge", "satzreihenfolge", "reihenfolge der sätze", "satznummer", "satz"],
        .weight: ["gewicht"], .weightUnit: ["gewichtseinheit", "einheit des gewichts"],
        .reps: ["wiederholungen", "wdh", "wdh.", "wiederh."], .rpe: ["rpe"],
        .distance: ["entfernung", "distanz", "strecke"],
        .distanceUnit: ["entfernungseinheit", "distanzeinheit", "einheit der entfernung"],
        .duration: ["sekunden"], .notes: ["notizen", "anmerkungen"],
        .workoutNotes: ["workout-notizen", "workoutnotizen", "notizen zum workout", "trainingsnotizen"],
      ],
      needless: ["workout #", "workout-nr.", "training #"], restTimers: ["ruhezeit", "pausentimer", "pause"],
      notes: ["notiz", "anmerkung"]),
    TableForm(
      .strong, "fr", needed: neededOfStrong,
      words: [
        .date: ["date"], .workout: ["nom de l'entraînement", "nom de l'entrainement"],
        .workoutDuration: ["durée", "durée de l'entraînement"],
        .exercise: ["nom de l'exercice"], .setOrder: ["ordre de la série", "ordre des séries"],
        .weight: ["poids"], .weightUnit: ["unité de poids"], .reps: ["réps", "reps", "répétitions"],
        .rpe: ["rpe"], .distance: ["distance"], .distanceUnit: ["unité de distance"],
        .duration: ["secondes"], .notes: ["notes", "remarques"],
        .workoutNotes: ["notes de l'entraînement", "notes d'entraînement"],
      ],
      needless: ["entraînement #", "entraînement n°"], restTimers: ["minuteur de repos"],
      notes: ["note", "remarque"]),
    // Derived from the app's own words: no file with these was seen.
    TableForm(
      .strong, "es", needed: neededOfStrong,
      words: [
        .date: ["fecha"],
        .workout: ["nombre del entrenamiento", "nombre de entrenamiento", "nombre de la rutina"],
        .workoutDuration: ["duración", "duración del entrenamiento"],
        .exercise: ["nombre del ejercicio", "nombre de ejercicio"],
        .setOrder: ["orden de la serie", "orden de series", "orden de las series"],
        .weight: ["peso"], .weightUnit: ["unidad de peso"], .reps: ["repeticiones", "reps", "rep."],
        .rpe: ["rpe"], .distance: ["distancia"], .distanceUnit: ["unidad de distancia"],
        .duration: ["segundos"], .notes: ["notas"],
        .workoutNotes: ["notas del entrenamiento", "notas de entrenamiento"],
      ],
      needless: ["entrenamiento #"],
      restTimers: ["temporizador de descanso", "descanso", "tiempo de descanso"], notes: ["nota"]),
    // Derived from the app's own words: no file with these was seen.
    TableForm(
      .strong, "it", needed: neededOfStrong,
      words: [
        .date: ["data"], .workout: ["nome allenamento", "nome dell'allenamento", "nome workout"],
        .workoutDuration: ["durata", "durata allenamento", "durata dell'allenamento"],
        .exercise: ["nome esercizio", "nome dell'esercizio"],
        .setOrder: ["ordine serie", "ordine della serie", "ordine set"],
        .weight: ["peso"], .weightUnit: ["unità di peso", "unità peso"],
        .reps: ["ripetizioni", "reps", "rip."],
        .rpe: ["rpe"], .distance: ["distanza"], .distanceUnit: ["unità di distanza", "unità distanza"],
        .duration: ["secondi"], .notes: ["note"],
        .workoutNotes: ["note allenamento", "note dell'allenamento"],
      ],
      needless: ["allenamento #"], restTimers: ["timer di riposo", "timer riposo", "recupero"],
      notes: ["nota"]),
    // Derived from the app's own words: no file with these was seen.
    TableForm(
      .strong, "pt", needed: neededOfStrong,
      words: [
        .date: ["data"], .workout: ["nome do treino"],
        .workoutDuration: ["duração", "duração do treino"],
        .exercise: ["nome do exercício"], .setOrder: ["ordem da série", "ordem das séries"],
        .weight: ["peso"], .weightUnit: ["unidade de peso"], .reps: ["repetições", "reps"],
        .rpe: ["rpe"], .distance: ["distância"], .distanceUnit: ["unidade de distância"],
        .duration: ["segundos"], .notes: ["notas", "observações"],
        .workoutNotes: ["notas do treino", "observações do treino"],
      ],
      needless: ["treino #", "treino nº"],
      restTimers: ["temporizador de descanso", "cronômetro de descanso", "descanso"], notes: ["nota"]),
    // Derived from the app's own words: no file with these was seen.
    TableForm(
      .strong, "tr", needed: neededOfStrong,
      words: [
        .date: ["tarih"], .workout: ["antrenman adı", "egzersiz programı adı"],
        .workoutDuration: ["süre", "antrenman süresi"],
        .exercise: ["egzersiz adı", "hareket adı"], .setOrder: ["set sırası", "set numarası"],
        .weight: ["ağırlık"], .weightUnit: ["ağırlık birimi"], .reps: ["tekrar", "tekrarlar"],
        .rpe: ["rpe"], .distance: ["mesafe"], .distanceUnit: ["mesafe birimi"],
        .duration: ["saniye"], .notes: ["notlar"], .workoutNotes: ["antrenman notları"],
      ],
      needless: ["antrenman #"], restTimers: ["dinlenme zamanlayıcısı", "dinlenme süresi", "dinlenme"],
      notes: ["not"]),
  ]

  // MARK: - Others

  /// Its header is the same in every language; months, clocks and names are the account's.
  private static let hevy = TableForm(
    .hevy, "en",
    needed: [.workout, .date, .exercise, .setOrder, .setKind, .reps, .weight],
    words: [
      .workout: ["title"], .date: ["start_time"], .end: ["end_time"], .workoutNotes: ["description"],
      .exercise: ["exercise_title"], .superset: ["superset_id"], .exerciseNotes: ["exercise_notes"],
      .setOrder: ["set_index"], .setKind: ["set_type"], .weight: ["weight"], .reps: ["reps"],
      .distance: ["distance"], .duration: ["duration_seconds"], .rpe: ["rpe"],
    ])

  private static let fitNotes = TableForm(
    .fitnotes, "en", needed: [.date, .exercise, .category, .reps, .weight],
    words: [
      .date: ["date"], .exercise: ["exercise"], .category: ["category"], .weight: ["weight"],
      .weightUnit: ["weight unit"], .reps: ["reps"], .distance: ["distance"],
      .distanceUnit: ["distance unit"], .duration: ["time"], .notes: ["comment", "notes"],
      .setKind: ["kind"],
    ])

  private static let strongLifts = TableForm(
    .stronglifts, "en", needed: [.date, .time, .workout, .exercise, .firstSetReps],
    words: [
      .date: ["date (yyyy/mm/dd)"], .time: ["start time (h:mm)"], .workout: ["workout name"],
      .workoutDuration: ["duration"], .exercise: ["exercise"], .notes: ["notes"],
      .setsTimesReps: ["sets×reps"], .setsTimesTime: ["sets×time"], .firstSetReps: ["set 1 (reps)"],
    ],
    needless: [
      "workout", "program name", "top set…", "e1rm…", "reps", "volume…", "workout volume…", "end time (h:mm)",
      "set …",
    ])
}
