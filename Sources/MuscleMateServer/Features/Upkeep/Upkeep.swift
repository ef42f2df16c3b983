internal import Postgres

/// The jobs that keep the database small and fast: expiry, retention, statistics.
enum Upkeep: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
