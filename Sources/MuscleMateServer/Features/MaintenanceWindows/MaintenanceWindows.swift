internal import Postgres

/// Times announced ahead in which writing, or everything, is closed.
enum MaintenanceWindows: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
