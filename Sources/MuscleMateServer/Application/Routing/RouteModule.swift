internal import Postgres

/// Asks for the module that a route belongs to. Where the tenant has switched it off, the route is not there (404). Of
/// coaching, what ends it stays open: who has shared something can always take it back and read who looked.
enum RouteModule {
  static let demand = Statement<String, String>(
    "modules.demand", for: [.visitor, .lifter, .coach, .admin],
    """
    select app.demand_module($1)::text
    """)
}
