internal import Postgres

/// Signing in by a passkey (WebAuthn).
enum Passkeys: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
