internal import Postgres

/// One-time codes by an app, recovery codes, and stepping up.
enum SecondFactors: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
