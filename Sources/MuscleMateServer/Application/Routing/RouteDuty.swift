internal import Postgres

/// Asks for the duty that an admin's route names.
enum RouteDuty {
  static let demand = Statement<RowCount, String>(
    "duties.demand", for: [.admin],
    """
    select app.demand_duty($1)
    """)
}
