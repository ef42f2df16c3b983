internal import Postgres

/// What admins set for their tenant.
enum TenantSettings: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = []
}
