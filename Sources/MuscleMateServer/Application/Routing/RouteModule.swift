internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres

/// The module that what is asked for belongs to. Where the tenant has switched it off, the route is not there (404). Of
/// coaching, what ends it stays open: who has shared something can always take it back and read who looked.
struct RouteModule {
  let module: TenantModule

  /// The first that fits counts; the modules of other routes are asked for by their own functions in the database.
  private static let paths: [(prefix: String, module: TenantModule)] = [
    ("/v1/programmes", .programmes), ("/v1/goals", .goals), ("/v1/lifters/{lifter}/goals", .goals),
    ("/v1/lifters/{lifter}/powerlifting", .powerlifting), ("/v1/feedback/ideas", .ideas),
    ("/invite", .coaching), ("/v1/invites", .coaching), ("/v1/invite-codes", .coaching),
    ("/v1/team-invites", .coaching),
    ("/v1/conversations", .coaching), ("/v1/scope-requests", .coaching), ("/v1/moves", .coaching),
  ]

  static let demand = Statement<String, String>(
    "modules.demand", for: [.visitor, .lifter, .coach, .admin],
    """
    select app.demand_module($1)::text
    """)

  /// Nil for what everyone has.
  init?(_ call: Call) {
    let route = call.route
    if let known = Self.paths.first(where: { route.path.hasPrefix($0.prefix) })?.module {
      module = known
    } else if route.access == .coach
      || call.role == .coach && call.parameters["lifter"].map({ $0 != "me" }) == true
    {
      module = .coaching
    } else {
      return nil
    }
  }
}
