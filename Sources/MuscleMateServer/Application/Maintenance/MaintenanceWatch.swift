internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Synchronization

/// The maintenance windows that are not over, known to this server without asking: read every few seconds beside the
/// requests. With none planned, a request costs one look at a flag.
final class MaintenanceWatch: Sendable {
  private let isQuiet = Atomic<Bool>(true)
  private let state = Mutex<State>(State())

  private struct State {
    var windows: [PlannedWindow] = []
    /// The tenants of the sessions that asked while a tenant had windows of its own.
    var tenants: [[UInt8]: Int32] = [:]
  }

  /// How often the plan is read: what is announced ahead is known in time, and what begins at once takes so long.
  static let interval = Duration.seconds(5)

  private static let sessionsKept = 20_000

  static let statements: [AnyStatement] = [plan.erased, tenantOfSession.erased]

  private static let plan = Statement<JSON>(
    "maintenance.plan", for: [.server],
    """
    select auth.maintenance_plan()::jsonb
    """)

  private static let tenantOfSession = Statement<Int32?, [UInt8]>(
    "maintenance.tenant_of_session", for: [.server],
    """
    select auth.tenant_of_session($1)
    """)

  // MARK: - Reading the plan

  /// Until the task is cancelled. While the database is away, what was planned stays planned.
  func run(_ pool: Pool, observe: @Sendable (Observation) -> Void) async {
    while !Task.isCancelled {
      do {
        try await refresh(pool)
      } catch {
        observe(.databaseFailed(error: "\(error)"))
      }
      do { try await Task.sleep(for: Self.interval) } catch { return }
    }
  }

  func refresh(_ pool: Pool) async throws {
    let document = try await pool.exchange(
      as: .server, deadline: .seconds(5), preamble: nil, Self.plan())
    let windows = (document.elements ?? []).compactMap(PlannedWindow.init)
    state.withLock { state in
      state.windows = windows
      if windows.allSatisfy({ $0.tenant == nil }) { state.tenants = [:] }
    }
    isQuiet.store(windows.isEmpty, ordering: .releasing)
  }

  // MARK: - Asking it

  /// The planned and current windows of this tenant, the most important first: current before planned, closed before
  /// read-only, the soonest before later ones.
  func windows(for tenant: NamedTenant?, at now: Timestamp) -> [PlannedWindow] {
    guard !isQuiet.load(ordering: .acquiring) else { return [] }
    let open = state.withLock { $0.windows }.filter { window in
      now < window.endsAt && (tenant.map { $0.isMeant(by: window) } ?? (window.tenant == nil))
    }
    return open.sorted { left, right in
      let ranks = [left, right].map {
        ($0.isUnderWay(at: now) ? 0 : 1, $0.mode == .closed ? 0 : 1, $0.startsAt)
      }
      return ranks[0] < ranks[1]
    }
  }

  /// The windows of every tenant.
  func everyWindow(at now: Timestamp) -> [PlannedWindow] {
    state.withLock { $0.windows }.filter { now < $0.endsAt }
  }

  /// Whether the whole installation is closed: jobs wait then.
  func isClosed(at now: Timestamp) -> Bool {
    windows(for: nil, at: now).contains { $0.mode == .closed && $0.isUnderWay(at: now) }
  }

  /// The tenant of a session, where one that is planned for a single tenant makes it worth knowing; one trip a session.
  func tenant(of token: SessionToken, _ pool: Pool) async throws -> NamedTenant? {
    guard !isQuiet.load(ordering: .acquiring) else { return nil }
    let digest = token.digest
    let (isAsked, known) = state.withLock { state in
      (state.windows.contains { $0.tenant != nil }, state.tenants[digest])
    }
    guard isAsked else { return nil }
    if let known { return .number(known) }
    let found = try await pool.exchange(
      as: .server, deadline: .seconds(2), preamble: nil, Self.tenantOfSession(digest))
    guard let found else { return nil }
    state.withLock { state in
      if state.tenants.count >= Self.sessionsKept { state.tenants = [:] }
      state.tenants[digest] = found
    }
    return .number(found)
  }
}
