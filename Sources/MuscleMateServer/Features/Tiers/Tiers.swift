internal import Postgres

/// What is for sale, what each tier contains, and what the caller may use.
enum Tiers: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
