internal import Postgres

/// Coaches who work together, and clients who let a team in.
enum Teams: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
