internal import Postgres

/// What admins do about accounts.
enum AdminAccounts: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
