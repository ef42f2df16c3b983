internal import Postgres

/// What coach and lifter write about a workout, an exercise or a set.
enum Comments: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
