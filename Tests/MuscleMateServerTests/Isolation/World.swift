internal import MuscleMateAPI
internal import Postgres
internal import TestKit

/// A migrated database with two tenants, the accounts of every viewer, their sessions and grants, and one row for
/// each table of the matrix. Made once: every attempt is rolled back.
struct World: Sendable {
  let database: TestDatabase

  static let shared = Task { try await World() }

  private init() async throws {
    database = try await TestDatabase.migrated()
    try database.administer(Self.people)
    for table in AccessMatrix.tables where !table.seed.isEmpty { try database.administer(table.seed) }
  }

  /// The id of the account, or of another thing, with this number.
  static func id(_ number: Int) -> String {
    let digits = String(number)
    return "00000000-0000-7000-8000-\(String(repeating: "0", count: 12 - digits.count))\(digits)"
  }

  /// Makes the transaction's context and role, as the server does it.
  static func becoming(_ viewer: Viewer) -> String {
    switch viewer {
    case .server: return "select"
    case .visitor: return "select set_config('role', auth.begin_visit('musclemate', 'localhost'), true)"
    case .worker:
      return "select set_config('app.tenant_id', '1', true), set_config('role', 'mm_worker', true)"
    default:
      return """
        select set_config('role', auth.begin_session(sha256('\(token(of: viewer))'), '\(viewer.role)'), true)
        """
    }
  }

  private static func token(of viewer: Viewer) -> String {
    "\(viewer.isOfOtherTenant ? 2 : 1) \(viewer.account ?? 0) \(viewer.role)"
  }

  // MARK: - Who there is

  static let people =
    """
    insert into app.tenants (id, slug, name) overriding system value values (2, 'other', 'Other');
    insert into app.accounts (
      tenant_id, id, email, email_verified_at, username, roles, locale, time_zone, unit)
    values \(accounts.joined(separator: ", "));
    insert into auth.sessions (tenant_id, account_id, token_hash, role, expires_at)
    values \(sessions.joined(separator: ", "));
    delete from app.admin_duties
     where account_id = '\(id(Viewer.idleAdmin.account ?? 0))';
    insert into app.coachings (tenant_id, coach_id, lifter_id)
    select distinct tenant_id, coach_id, lifter_id
      from (values \((grants + scopeless).joined(separator: ", ")))
        as asked (tenant_id, coach_id, lifter_id, scope, expires_at);
    insert into app.grants (tenant_id, coach_id, lifter_id, scope, expires_at)
    values \(grants.joined(separator: ", "));
    """

  private static let signedIn = Viewer.all.filter { $0.account != nil }

  private static let accounts: [String] = Set(
    signedIn.map { viewer in
      let number = viewer.account ?? 0
      let roles = viewer.role == "mm_admin" ? "{admin}" : "{lifter,coach}"
      return """
        (\(viewer.isOfOtherTenant ? 2 : 1), '\(id(number))', 'user\(number)@example.com', now(),
         'user\(number)', '\(roles)', 'en', 'UTC', 'kg')
        """
    }
  ).sorted()

  private static let sessions: [String] = signedIn.map { viewer in
    """
    (\(viewer.isOfOtherTenant ? 2 : 1), '\(id(viewer.account ?? 0))', sha256('\(token(of: viewer))'),
     '\(viewer.role.dropFirst(3))', now() + interval '1 day')
    """
  }

  private static let grants: [String] = Scope.allCases.flatMap { scope in
    [
      grant(.coach(scope), to: scope), grant(.trustedCoach, to: scope), grant(.namesakesCoach, to: scope),
      grant(.endedCoach, to: scope, until: "now() - interval '1 second'"),
      grant(.otherCoach, over: 2, to: scope),
    ]
  }

  private static let scopeless = [grant(.coachWithoutScope, to: .history)]

  private static func grant(
    _ coach: Viewer, over lifter: Int = 1, to scope: Scope, until end: String = "'infinity'::timestamptz"
  ) -> String {
    """
    (\(coach.isOfOtherTenant ? 2 : 1), '\(id(coach.account ?? 0))'::uuid, '\(id(lifter))'::uuid,
     '\(scope.rawValue)', \(end))
    """
  }
}
