internal import Postgres

/// Messages between a coach and a client.
enum Conversations: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
