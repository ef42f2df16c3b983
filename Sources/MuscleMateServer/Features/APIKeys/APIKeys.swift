internal import Postgres

/// Keys of one's own for scripts, with less rights than a session.
enum APIKeys: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
