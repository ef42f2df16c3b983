internal import Postgres

/// A coach's templates and programmes on clients' weeks, and what was done of them.
enum Assignments: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
