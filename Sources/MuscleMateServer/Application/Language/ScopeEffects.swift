internal import MuscleMateAPI

/// What a scope lets a coach see or do, and what one might take it for.
extension Scope {
  var englishOpens: String {
    switch self {
    case .history:
      "Each workout's name, time and duration, how many exercises and sets it had, and weekly summaries."
    case .workoutDetails: "One workout at a time: its exercises, sets, weights, effort and notes."
    case .mainLifts: "Graphs and records of squat, bench press and deadlift."
    case .allLifts:
      "Graphs and records of every exercise, the three main lifts among them, and the muscles trained."
    case .bodyMetrics: "Body weight, body fat and the other measurements, with their graphs."
    case .nutrition: "What was eaten, with its energy and nutrients."
    case .health: "Medical conditions and other health data."
    case .photos: "Progress photos."
    case .plans:
      "The coach puts workouts on the week, with loads from the maxima, and sees which of them were done, and when."
    }
  }

  var englishLeavesClosed: String {
    switch self {
    case .history: "What was done within a workout, its notes, and any graph."
    case .workoutDetails: "The list of workouts; graphs and records."
    case .mainLifts: "Every other exercise, and the workouts themselves."
    case .allLifts: "The workouts themselves and their notes; body weight."
    case .bodyMetrics: "Photos, health data and training."
    case .nutrition: "Body weight and other measurements."
    case .health: "Body measurements, photos and training."
    case .photos: "Body measurements and health data."
    case .plans: "What was lifted: weights, repetitions and notes of the workouts done."
    }
  }

  var germanOpens: String {
    switch self {
    case .history:
      "Name, Zeit und Dauer jedes Trainings, wie viele Übungen und Sätze es hatte, und Wochenübersichten."
    case .workoutDetails: "Jeweils ein Training: seine Übungen, Sätze, Gewichte, Anstrengung und Notizen."
    case .mainLifts: "Graphen und Rekorde von Kniebeuge, Bankdrücken und Kreuzheben."
    case .allLifts:
      "Graphen und Rekorde jeder Übung, auch der drei Hauptübungen, und die trainierten Muskeln."
    case .bodyMetrics: "Körpergewicht, Körperfett und die anderen Maße, mit ihren Graphen."
    case .nutrition: "Was gegessen wurde, mit Energie und Nährstoffen."
    case .health: "Erkrankungen und andere Gesundheitsdaten."
    case .photos: "Fortschrittsfotos."
    case .plans:
      "Der Coach legt Trainings in die Woche, mit Gewichten aus den Maxima, und sieht, welche davon wann gemacht wurden."
    }
  }

  var germanLeavesClosed: String {
    switch self {
    case .history: "Was in einem Training gemacht wurde, seine Notizen und alle Graphen."
    case .workoutDetails: "Die Liste der Trainings; Graphen und Rekorde."
    case .mainLifts: "Jede andere Übung und die Trainings selbst."
    case .allLifts: "Die Trainings selbst und ihre Notizen; das Körpergewicht."
    case .bodyMetrics: "Fotos, Gesundheitsdaten und Training."
    case .nutrition: "Körpergewicht und andere Maße."
    case .health: "Körpermaße, Fotos und Training."
    case .photos: "Körpermaße und Gesundheitsdaten."
    case .plans: "Was gehoben wurde: Gewichte, Wiederholungen und Notizen der gemachten Trainings."
    }
  }
}
