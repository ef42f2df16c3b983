internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres

/// Workouts under way: drafts, and live ones with a clock.
enum Drafts: Feature {
  static let routes: [Route] = []

  static let statements: [AnyStatement] = []
}
