internal import Postgres

/// Signing in with Apple, Google and Facebook.
enum Identities: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
