internal import Postgres

/// What a coach should look at first, with the rule and the data that say so.
enum Attention: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
