internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres

/// Workouts planned for a day, with a reminder where one is wished.
enum PlannedWorkouts: Feature {
  static let routes: [Route] = []

  static let statements: [AnyStatement] = PlannedWrites.statements
}
