internal import Postgres

/// Backups of the database and the proof that they restore.
enum Backups: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
