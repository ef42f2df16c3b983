/// A mail that is due at a time. `{from}` and `{to}` are days as YYYY-MM-DD.
struct TimelyMail: Sendable {
  typealias Text = (subject: String, body: String)

  let english: Text
  let german: Text
  let spanish: Text
  let turkish: Text
}

extension MailKind {
  /// Texts of the kinds that a job sends.
  var timely: TimelyMail {
    switch self {
    case .workoutReminder: .workoutReminder
    case .weeklySummary: .weeklySummary
    case .clientDigest: .clientDigest
    default: .motivation
    }
  }
}

extension TimelyMail {
  fileprivate static let workoutReminder = TimelyMail(
    english: (
      "{workout} at {time}",
      """
      Hello {name},

      {workout} is planned for {time}. Have a good session.
      """
    ),
    german: (
      "{workout} um {time}",
      """
      Hallo {name},

      für {time} ist {workout} geplant. Gutes Training.
      """
    ),
    spanish: (
      "{workout} a las {time}",
      """
      Hola, {name}:

      {workout} está planificado para las {time}. Que tengas un buen entreno.
      """
    ),
    turkish: (
      "{workout}, saat {time}",
      """
      Merhaba {name},

      {workout} saat {time} için planlandı. İyi antrenmanlar.
      """
    ))

  fileprivate static let weeklySummary = TimelyMail(
    english: (
      "Your week at {brand}",
      """
      Hello {name},

      This was your week from {from} to {to}:

      Workouts: {workouts} (the week before: {before})
      Time: {time} h
      Sets: {sets}
      Volume: {volume}
      Exercises with a new record: {records}
      """
    ),
    german: (
      "Deine Woche bei {brand}",
      """
      Hallo {name},

      das war deine Woche vom {from} bis zum {to}:

      Trainings: {workouts} (in der Woche davor: {before})
      Zeit: {time} h
      Sätze: {sets}
      Volumen: {volume}
      Übungen mit einem neuen Rekord: {records}
      """
    ),
    spanish: (
      "Tu semana en {brand}",
      """
      Hola, {name}:

      Esta fue tu semana del {from} al {to}:

      Entrenos: {workouts} (la semana anterior: {before})
      Tiempo: {time} h
      Series: {sets}
      Volumen: {volume}
      Ejercicios con un nuevo récord: {records}
      """
    ),
    turkish: (
      "{brand}: haftan",
      """
      Merhaba {name},

      {from} ile {to} arasındaki haftan böyleydi:

      Antrenman: {workouts} (bir önceki hafta: {before})
      Süre: {time} saat
      Set: {sets}
      Hacim: {volume}
      Yeni rekor kırılan egzersiz: {records}
      """
    ))

  fileprivate static let clientDigest = TimelyMail(
    english: (
      "Your clients' week at {brand}",
      """
      Hello {name},

      This was the week of your clients from {from} to {to}, as far as they share it with you:

      Clients: {clients}
      Clients who trained: {active}
      Workouts: {workouts}
      Waiting for your attention: {attention}
      """
    ),
    german: (
      "Die Woche deiner Klienten bei {brand}",
      """
      Hallo {name},

      das war die Woche deiner Klienten vom {from} bis zum {to}, soweit sie sie dir zeigen:

      Klienten: {clients}
      Davon trainiert haben: {active}
      Trainings: {workouts}
      Hinweise, die auf dich warten: {attention}
      """
    ),
    spanish: (
      "La semana de tus clientes en {brand}",
      """
      Hola, {name}:

      Esta fue la semana de tus clientes del {from} al {to}, según lo que comparten contigo:

      Clientes: {clients}
      De ellos entrenaron: {active}
      Entrenos: {workouts}
      Esperan tu atención: {attention}
      """
    ),
    turkish: (
      "{brand}: danışanlarının haftası",
      """
      Merhaba {name},

      Seninle paylaştıkları kadarıyla danışanlarının {from} ile {to} arasındaki haftası böyleydi:

      Danışan: {clients}
      Antrenman yapan: {active}
      Antrenman: {workouts}
      İlgini bekleyen: {attention}
      """
    ))

  fileprivate static let motivation = TimelyMail(
    english: (
      "Your thought for today",
      """
      Hello {name},

      {text}
      """
    ),
    german: (
      "Dein Gedanke für heute",
      """
      Hallo {name},

      {text}
      """
    ),
    spanish: (
      "Tu pensamiento para hoy",
      """
      Hola, {name}:

      {text}
      """
    ),
    turkish: (
      "Bugün için bir düşünce",
      """
      Merhaba {name},

      {text}
      """
    ))
}
