internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres

/// Workouts prepared to be done again and again.
enum Templates: Feature {
  static let routes: [Route] = []

  static let statements: [AnyStatement] = []
}
