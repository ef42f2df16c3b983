extension TableForm {
  /// Those that need more columns come before those that need fewer of the same.
  static let apps: [TableForm] = [musclemate] + strong + [hevy, fitNotes, strongLifts, strongLiftsBefore]

  private static let musclemate = TableForm(
    .musclemate, "any", "en", .own,
    needed: [.workoutID, .date, .workout, .exercise, .setOrder, .weight, .weightUnit, .reps],
    words: strongInEnglish.merging([
      .workoutID: ["workout id"], .startedAt: ["started at"], .timeZone: ["time zone"],
      .activity: ["activity"],
      .entryID: ["exercise entry id"], .superset: ["superset"], .setID: ["set id"], .setKind: ["set kind"],
    ]) { words, _ in words },
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
      .strong, "iOS and Android, since 2016", "en", .files, needed: neededOfStrong, words: strongInEnglish,
      needless: ["workout #", "workout no."], restTimers: ["rest timer"], notes: ["note"]),
    TableForm(
      .strong, "iOS, since 2024", "de", .files, needed: neededOfStrong,
      words: [
        .date: ["datum"], .workout: ["workout-name"], .workoutDuration: ["dauer"],
        .exercise: ["name der übung"], .setOrder: ["reihenfolge festlegen"], .weight: ["gewicht"],
        .reps: ["wiederh."], .distance: ["entfernung"], .duration: ["sekunden"], .notes: ["notizen"],
        .workoutNotes: ["workout-notizen"], .rpe: ["rpe"],
      ],
      restTimers: ["ruhezeit"]),
    TableForm(
      .strong, "iOS, since 2025", "fr", .files, needed: neededOfStrong,
      words: [
        .date: ["date"], .workout: ["nom de l'entraînement"], .workoutDuration: ["durée"],
        .exercise: ["nom de l'exercice"], .setOrder: ["ordre de la série"], .weight: ["poids"],
        .reps: ["réps"], .distance: ["distance"], .duration: ["secondes"], .notes: ["notes"],
        .workoutNotes: ["notes de l'entraînement"], .rpe: ["rpe"],
      ],
      restTimers: ["minuteur de repos"]),
    TableForm(
      .strong, "iOS and Android", "es", .screens, needed: neededOfStrong,
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
    TableForm(
      .strong, "iOS and Android", "it", .screens, needed: neededOfStrong,
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
    TableForm(
      .strong, "iOS and Android", "pt", .screens, needed: neededOfStrong,
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
    TableForm(
      .strong, "iOS and Android", "tr", .screens, needed: neededOfStrong,
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
    .hevy, "since 2022", "en", .files,
    needed: [.workout, .date, .exercise, .setOrder, .setKind, .reps, .weight],
    words: [
      .workout: ["title"], .date: ["start_time"], .end: ["end_time"], .workoutNotes: ["description"],
      .exercise: ["exercise_title"], .superset: ["superset_id"], .exerciseNotes: ["exercise_notes"],
      .setOrder: ["set_index"], .setKind: ["set_type"], .weight: ["weight"], .reps: ["reps"],
      .distance: ["distance"], .duration: ["duration_seconds"], .rpe: ["rpe"],
    ])

  private static let fitNotes = TableForm(
    .fitnotes, "Android and iOS", "en", .files, needed: [.date, .exercise, .category, .reps, .weight],
    words: [
      .date: ["date"], .exercise: ["exercise"], .category: ["category"], .weight: ["weight"],
      .weightUnit: ["weight unit"], .reps: ["reps"], .distance: ["distance"],
      .distanceUnit: ["distance unit"], .duration: ["time"], .notes: ["comment", "notes"],
      .setKind: ["kind"],
    ])

  private static let strongLifts = TableForm(
    .stronglifts, "since 2019", "en", .files, needed: [.date, .time, .workout, .exercise, .firstSetReps],
    words: [
      .date: ["date (yyyy/mm/dd)"], .time: ["start time (h:mm)"], .workout: ["workout name"],
      .workoutDuration: ["duration"], .exercise: ["exercise"], .notes: ["notes"],
      .setsTimesReps: ["sets×reps"], .setsTimesTime: ["sets×time"], .firstSetReps: ["set 1 (reps)"],
    ],
    needless: [
      "workout", "program name", "top set…", "e1rm…", "reps", "volume…", "workout volume…", "end time (h:mm)",
      "set …",
    ])

  /// A row for each workout.
  private static let strongLiftsBefore = TableForm(
    .stronglifts, "until 2018", "en", .files, needed: [.date, .workout, .firstExercise],
    words: [
      .date: ["date"], .workout: ["workout"], .workoutNotes: ["note"], .firstExercise: ["exercise 1"],
    ],
    needless: ["exercise …", "weight (kg)", "weight (lb)", "set …"], repeatsColumns: true)
}
