internal import MuscleMateAPI

/// Explanations of scopes for lifters: what each lets a coach see or do, and what it does not although one might think so.
extension Scope {
  var english: String {
    switch self {
    case .history: "workout history"
    case .workoutDetails: "the details of each workout"
    case .mainLifts: "progress of squat, bench press and deadlift"
    case .allLifts: "progress of every exercise"
    case .bodyMetrics: "body weight and measurements"
    case .nutrition: "nutrition"
    case .health: "health data"
    case .photos: "photos"
    case .plans: "planning workouts, and which of them were done"
    }
  }

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
    case .workoutDetails: "Workout history; graphs and records."
    case .mainLifts: "Every other exercise, and the workouts themselves."
    case .allLifts: "The workouts themselves and their notes; body weight."
    case .bodyMetrics: "Photos, health data and training."
    case .nutrition: "Body weight and other measurements."
    case .health: "Body measurements, photos and training."
    case .photos: "Body measurements and health data."
    case .plans: "What was lifted: weights, reps and notes of the workouts done."
    }
  }
}
