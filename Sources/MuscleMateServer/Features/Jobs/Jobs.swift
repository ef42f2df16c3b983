internal import Postgres

/// The jobs as admins see them: schedules, runs, what was given up.
enum Jobs: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
