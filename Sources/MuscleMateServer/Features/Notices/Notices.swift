internal import Postgres

/// What happened that concerns one: read in the app, beside mail.
enum Notices: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
