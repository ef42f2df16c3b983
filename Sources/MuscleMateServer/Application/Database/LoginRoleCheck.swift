internal import Postgres

/// Refuses to serve under a login role that row security would not hold.
enum LoginRoleCheck {
  struct Failure: Error, CustomStringConvertible {
    let faults: [String]
    var description: String {
      "the server's login role must not serve: it \(faults.joined(separator: ", it "))"
    }
  }

  static func run(_ connectionString: String) throws {
    let session = try ScriptSession(connectionString)
    let faults = try session.rows(Self.query).compactMap { $0.first ?? nil }
    if !faults.isEmpty { throw Failure(faults: faults) }
  }

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
