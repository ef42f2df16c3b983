internal import DatabaseAdministration
internal import Postgres
package import Primitives

/// The ledger's entries.
extension AdministeredDatabase {
  /// Tenant, provider, event, kind, subscription, when it happened, attempts, and what came of it last.
  package func billingEvents(tenant: String?, onlyOpen: Bool, atMost limit: Int) throws -> [[String]] {
    let rows = try refusing {
      try ScriptSession(owner).rows(
        """
        select slug, provider, event_id, kind, reference, occurred_at, attempts,
               coalesce(outcome, case provider when 'operator' then 'noted' else 'open' end), error
          from app.list_billing_events(nullif($1, ''), $2::boolean, $3::integer)
        """, tenant ?? "", "\(onlyOpen)", "\(limit)")
    }
    return rows.map { row in row.map { $0 ?? "-" } }
  }

  /// Month, tier, provider, currency, charges, refunds, commission and net, in minor units.
  package func revenue(ofTenant tenant: String, from first: CivilDate, to last: CivilDate) throws
    -> [[String]]
  {
    let rows = try refusing {
      try ScriptSession(owner).rows(
        """
        select month, tier, provider, currency, charges, refunds, commission, net
          from app.revenue_of(app.number_of_tenant($1), $2::date, $3::date)
        """, tenant, first.description, last.description)
    }
    return rows.map { row in row.map { $0 ?? "-" } }
  }
}
