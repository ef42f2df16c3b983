internal import Postgres

/// How a tenant is used, without naming a person.
enum Analytics: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
