internal import Postgres

/// Looking at a lifter's content for a stated reason, for a limited time, in the lifter's sight.
enum BreakGlass: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
