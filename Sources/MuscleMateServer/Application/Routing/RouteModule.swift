internal import MuscleMateAPI
internal import Postgres

/// Asks for the module that a route belongs to. Where the tenant has switched it off, the route is not there (404). What ends
/// a module stays open: who has shown something to a coach can always take it back and read who looked, and who has bought
/// something can read that and cancel it.
enum RouteModule {
  static let demand = Statement<String, String>(
    "modules.demand", for: [.visitor, .lifter, .coach, .admin],
    """
    select app.demand_module($1)::text
    """)

  /// What the tenant has. One of a later release, which this one does not know, is left out.
  static func there(_ call: Call) async throws -> Set<TenantModule> {
    Set(try await call.run(thereStatement()).compactMap(TenantModule.init(rawValue:)))
  }

  static let thereStatement = Statement<[String]>(
    "modules.there", for: .everyone,
    """
    select unnest(app.tenant_modules())
    """)
}
