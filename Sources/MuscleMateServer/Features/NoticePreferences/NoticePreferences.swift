internal import Postgres

/// Of what one is told, by which way, and when not.
enum NoticePreferences: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
