internal import MuscleMateAPI

/// What a scope opens, in a person's words.
extension Scope {
  var english: String {
    switch self {
    case .history: "the list of my workouts"
    case .workoutDetails: "what is in each workout"
    case .mainLifts: "progress of squat, bench press and deadlift"
    case .allLifts: "progress of every exercise"
    case .bodyMetrics: "body weight and measurements"
    case .nutrition: "nutrition"
    case .health: "health data"
    case .photos: "photos"
    case .plans: "putting workouts on my week, and which of them I did"
    }
  }

  var german: String {
    switch self {
    case .history: "die Liste meiner Trainings"
    case .workoutDetails: "was in jedem Training steht"
    case .mainLifts: "Fortschritt bei Kniebeuge, Bankdrücken und Kreuzheben"
    case .allLifts: "Fortschritt bei jeder Übung"
    case .bodyMetrics: "Gewicht und Körpermaße"
    case .nutrition: "Ernährung"
    case .health: "Gesundheitsdaten"
    case .photos: "Fotos"
    case .plans: "Trainings in meine Woche legen, und welche davon ich gemacht habe"
    }
  }
}
