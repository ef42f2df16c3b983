internal import Postgres

/// Ideas and faults that users tell of, and what became of them.
enum Feedback: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
