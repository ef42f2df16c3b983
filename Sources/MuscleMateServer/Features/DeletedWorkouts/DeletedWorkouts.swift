internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres

/// What was deleted of the log, for as long as it can be had back.
enum DeletedWorkouts: Feature {
  static let routes: [Route] = []

  static let statements: [AnyStatement] = []
}
