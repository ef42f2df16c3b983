internal import Postgres

/// Refuses to serve under a login role that row security would not hold.
package enum LoginRoleCheck {
  package struct Failure: Error, CustomStringConvertible {
    package let faults: [String]
    package var description: String {
      "the server's login role must not serve: it \(faults.joined(separator: ", it "))"
    }
  }

  package static func run(_ connectionString: String) throws {
    let session = try ScriptSession(connectionString)
    let faults = try session.rows(Self.query).compactMap { $0.first ?? nil }
    if !faults.isEmpty { throw Failure(faults: faults) }
  }

  /// Faults that are no reason to stop serving: the operator's next `migrate --bootstrap` mends them.
  package static func warnings(_ connectionString: String) throws -> [String] {
    let rows = try ScriptSession(connectionString).rows(Self.temporary)
    guard let roles = rows.first?.first ?? nil else { return [] }
    return ["temporary objects may be made by \(roles): run `musclemate migrate --bootstrap` as superuser"]
  }

  private static let temporary = """
    select string_agg(rolname, ', ' order by rolname)
      from pg_catalog.pg_roles
     where rolname in ('musclemate_server', 'mm_visitor', 'mm_lifter', 'mm_coach', 'mm_admin', 'mm_worker')
       and has_database_privilege(oid, current_database(), 'temporary')
    """

  private static let query = """
    select fault
      from pg_catalog.pg_roles r,
           lateral (values
             (r.rolsuper, 'is a superuser'),
             (r.rolbypassrls, 'bypasses row security'),
             (r.rolinherit, 'inherits the rights of its roles'),
             (exists (
                select
                  from pg_catalog.pg_class c
                 where c.relowner = r.oid),
              'owns tables')
           ) as checks (failed, fault)
     where r.rolname = session_user
       and failed
    """
}
