internal import Postgres

/// A coach's own labels and notes about a client.
enum ClientNotes: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
