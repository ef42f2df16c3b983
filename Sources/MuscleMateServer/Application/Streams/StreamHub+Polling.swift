internal import EventLoop
internal import Postgres
internal import Primitives
internal import Synchronization

/// What other servers and jobs change is found by asking for the counters of all accounts that have streams. It costs the
/// writes nothing, where a `NOTIFY` in their transactions takes a lock of the whole cluster until each has committed.
extension StreamHub {
  static let statements: [AnyStatement] = [
    movedCounters.erased, unreadNotices.erased, rosterMarks.erased, endedSessions.erased,
    accountsOfSessions.erased,
  ]

  /// Half a second of delay with many accounts, a quarter with few.
  private var pollInterval: Duration {
    state.withLock { $0.accounts.count } < 2_000 ? .milliseconds(250) : .milliseconds(500)
  }

  /// How often is asked for what has no counter: unread notices, a coach's clients together, sessions that ended.
  static let slowInterval = Duration.seconds(5)

  /// Until the task is cancelled. While the database is away, streams stay open and hear nothing.
  func run(_ pool: Pool, observe: @Sendable (Observation) -> Void) async {
    var slow = ContinuousClock.now
    while !Task.isCancelled {
      ringDue()
      if openStreams > 0 {
        do {
          try await pollCounters(pool)
          if slow <= .now {
            slow = .now + Self.slowInterval
            try await pollTheRest(pool)
          }
        } catch {
          observe(.databaseFailed(error: "\(error)"))
        }
      }
      do { try await Task.sleep(for: pollInterval) } catch { return }
    }
  }

  /// Until the task is cancelled: finds out whose sessions wrote something.
  func findWriters(_ pool: Pool, observe: @Sendable (Observation) -> Void) async {
    for await _ in writerSignal.wakes {
      let sessions = takeUnknownWriters()
      guard !sessions.isEmpty else { continue }
      do {
        let found = try await pool.exchange(
          as: .server, deadline: .seconds(5), Self.accountsOfSessions(sessions))
        learn(found.map { ($0.digest, Account(tenant: $0.tenant, id: $0.account)) })
      } catch {
        // The streams hear of it by the next look at the counters.
        observe(.databaseFailed(error: "\(error)"))
      }
    }
  }

  private func ringDue() {
    let now = ContinuousClock.now
    for bell in state.withLock({ $0.streams.values.map(\.bell) }) { bell.ringIfDue(now) }
  }

  private func pollCounters(_ pool: Pool) async throws {
    let seen = state.withLock { $0.accounts.map { (account: $0.key, version: $0.value.version) } }
    let moved = try await pool.exchange(
      as: .server, deadline: .seconds(5),
      Self.movedCounters(seen.map(\.account.tenant), seen.map(\.account.id), seen.map(\.version)))
    let bells = state.withLock { state in
      moved.flatMap { state.note($0.value, of: $0.key) }
    }
    for bell in bells { bell.ring(.changed) }
  }

  private func pollTheRest(_ pool: Pool) async throws {
    let (people, coaches, sessions) = state.withLock { state in
      (
        Array(Set(state.streams.values.map(\.account))),
        Array(Set(state.streams.values.filter(\.isCoach).map(\.account))),
        Array(Set(state.streams.values.map(\.session)))
      )
    }
    let (unread, marks, ended) = try await pool.exchange(
      as: .server, deadline: .seconds(5),
      Self.unreadNotices(people.map(\.tenant), people.map(\.id)),
      Self.rosterMarks(coaches.map(\.tenant), coaches.map(\.id)), Self.endedSessions(sessions))
    let (readers, rosters) = state.withLock { state in
      (
        unread.flatMap { state.note(unread: $0.value, of: $0.key) },
        marks.flatMap { state.note(rosterMark: $0.value, of: $0.key) }
      )
    }
    for bell in readers { bell.ring(.changed) }
    for bell in rosters { bell.ring(.roster) }
    let gone = Set(ended.map(\.digest))
    let bells = state.withLock { state in
      state.streams.values.filter { gone.contains($0.session) }.map(\.bell)
    }
    for bell in bells { bell.ring(.signedOut) }
  }

  // MARK: - Statements

  private static let movedCounters = Statement<[AccountFigure], [Int32], [UUID], [Int64]>(
    "streams.moved_counters", for: [.server],
    """
    select moved.tenant_id, moved.account_id, moved.version
      from auth.moved_counters($1, $2, $3) as moved
    """)

  private static let unreadNotices = Statement<[AccountFigure], [Int32], [UUID]>(
    "streams.unread_notices", for: [.server],
    """
    select counted.tenant_id, counted.account_id, counted.unread
      from auth.unread_notices($1, $2) as counted
    """)

  private static let rosterMarks = Statement<[AccountFigure], [Int32], [UUID]>(
    "streams.roster_marks", for: [.server],
    """
    select marked.tenant_id, marked.coach_id, marked.mark
      from auth.roster_marks($1, $2) as marked
    """)

  private static let endedSessions = Statement<[EndedSession], [[UInt8]]>(
    "streams.ended_sessions", for: [.server],
    """
    select ended.token_hash
      from auth.ended_sessions($1) as ended
    """)

  private static let accountsOfSessions = Statement<[SessionOwner], [[UInt8]]>(
    "streams.accounts_of_sessions", for: [.server],
    """
    select found.token_hash, found.tenant_id, found.account_id
      from auth.accounts_of_sessions($1) as found
    """)
}

private struct AccountFigure: Row {
  let tenant: Int32
  let account: UUID
  let value: Int64

  var key: StreamHub.Account { StreamHub.Account(tenant: tenant, id: account) }

  static var columns: [PostgresType] { Int32.columns + UUID.columns + Int64.columns }

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    account = try row.next()
    value = try row.next()
  }
}

private struct EndedSession: Row {
  let digest: [UInt8]

  static var columns: [PostgresType] { [[UInt8].postgresType] }

  init(_ row: inout RowReader) throws(ColumnFault) { digest = try row.next() }
}

private struct SessionOwner: Row {
  let digest: [UInt8]
  let tenant: Int32
  let account: UUID

  static var columns: [PostgresType] { [[UInt8].postgresType] + Int32.columns + UUID.columns }

  init(_ row: inout RowReader) throws(ColumnFault) {
    digest = try row.next()
    tenant = try row.next()
    account = try row.next()
  }
}
