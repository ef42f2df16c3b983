internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres

/// The week: routines on weekdays, rest days, today.
enum Schedule: Feature {
  static let routes: [Route] = []

  static let statements: [AnyStatement] = []
}
