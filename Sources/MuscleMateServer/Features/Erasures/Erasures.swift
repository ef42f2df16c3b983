internal import Postgres

/// Deleting an account, with a time to think again.
enum Erasures: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
