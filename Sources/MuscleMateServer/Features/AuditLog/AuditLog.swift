internal import Postgres

/// What was done by whom, unchangeably.
enum AuditLog: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
