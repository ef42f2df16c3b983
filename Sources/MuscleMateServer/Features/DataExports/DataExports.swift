internal import Postgres

/// Everything about a person, as an archive to take along.
enum DataExports: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
