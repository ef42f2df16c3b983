internal import Postgres

/// What was agreed to, when, and in which version.
enum Consents: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
