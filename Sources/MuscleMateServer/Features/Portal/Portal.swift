internal import Postgres

/// Signing in by a cookie, for pages in a browser.
enum Portal: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
