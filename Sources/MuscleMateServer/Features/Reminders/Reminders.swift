internal import Postgres

/// What is sent because its time has come.
enum Reminders: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
