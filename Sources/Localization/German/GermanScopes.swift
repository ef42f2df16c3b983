internal import MuscleMateAPI

/// Explanations of scopes for lifters: what each lets a coach see or do, and what it does not although one might think so.
extension Scope {
  var german: String {
    switch self {
    case .history: "der Trainingsverlauf"
    case .workoutDetails: "die Details jedes Trainings"
    case .mainLifts: "Fortschritt bei Kniebeuge, Bankdrücken und Kreuzheben"
    case .allLifts: "Fortschritt bei jeder Übung"
    case .bodyMetrics: "Körpergewicht und Maße"
    case .nutrition: "Ernährung"
    case .health: "Gesundheitsdaten"
    case .photos: "Fotos"
    case .plans: "Trainings planen, und welche davon gemacht wurden"
    }
  }

  var germanOpens: String {
    switch self {
    case .history:
      "Name, Zeit und Dauer jedes Trainings, wie viele Übungen und Sätze es hatte, und Übersichten der Wochen."
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
    case .workoutDetails: "Der Trainingsverlauf; Graphen und Rekorde."
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
