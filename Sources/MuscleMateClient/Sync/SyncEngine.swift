internal import MuscleMateAPI
internal import Primitives
internal import Synchronization

/// Keeps one account's copy and the server in step: sends what is queued, pulls what changed, and hears by a stream when to do so.
/// One contact at a time.
actor SyncEngine {
  let database: Database
  let caller: Caller
  let token: Token
  /// The number of the server's data model that the app knows.
  let schema: Int
  /// The name that a copy of the user's gets.
  let device: String
  private let clock: any Clock<Duration>
  private let serverClock: ServerClock
  let bell = Bell()
  var backOff = BackOff()
  private var running: Task<Result<SyncReport, ClientError>, Never>?
  private var tasks: [Task<Void, Never>] = []
  /// The account's version as of the last pull.
  private(set) var version = 0
  /// What was told last. An app that asks after a contact must not wait for the stream of statuses.
  private nonisolated let told = Mutex(SyncStatus())
  nonisolated let statuses = Feed<SyncStatus>()

  init(
    _ database: Database, _ caller: Caller, _ token: Token, schema: Int, device: String,
    clock: any Clock<Duration>
  ) async throws(StoreError) {
    (self.database, self.token, self.schema, self.device, self.clock) = (
      database, token, schema, device, clock
    )
    let known = try await database.setting("offset").flatMap { Int64($0) }
    let serverClock = ServerClock(remembered: known ?? 0)
    var caller = caller
    caller.heard = { serverClock.add($0) }
    (self.caller, self.serverClock) = (caller, serverClock)
  }

  nonisolated var status: SyncStatus { told.withLock { $0 } }

  nonisolated var serverTime: Timestamp { serverClock.corrected(database.now()) }

  nonisolated var merge: RowMerge {
    let (device, now) = (device, serverTime)
    return { row, theirs in
      Merge.threeWay(kind: row.kind, base: row.base, mine: row.mine, theirs: theirs, device: device, at: now)
    }
  }

  // MARK: - A contact

  /// Sends and pulls until nothing is left to do now. What was not done, the next contact does.
  func sync() async throws(ClientError) -> SyncReport {
    while let running { _ = await running.value }
    let task = Task { () -> Result<SyncReport, ClientError> in
      do throws(ClientError) { return .success(try await contact()) } catch { return .failure(error) }
    }
    running = task
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    running = nil
    return try result.get()
  }

  private func contact() async throws(ClientError) -> SyncReport {
    var report = SyncReport()
    await tell { $0.phase = .syncing }
    do throws(ClientError) {
      // A device that knows the server's epoch before it sends notices that the server was restored.
      if try await isNew() { try await pull(&report) }
      var stopped: ClientError?
      do throws(ClientError) { try await push(&report) } catch { stopped = error }
      // A queue that is stuck holds no news back.
      if let stopped, stopped.isFinal { throw stopped }
      try await pull(&report)
      if let stopped {
        guard stopped.isForeign, try await setBlockedAside(&report) else { throw stopped }
      }
      // A merge may have left something to send.
      if try await isAnythingLeft() {
        try await push(&report)
        try await pull(&report)
      }
      let time = serverTime
      try await stored { () async throws(StoreError) in
        try await database.set("offset", "\(time.microseconds - database.now().microseconds)")
      }
      backOff.reset()
      let now = database.now()
      await tell { ($0.phase, $0.lastSync, $0.needsUpdate) = (.idle, now, false) }
    } catch {
      await tell { status in
        status.phase = error.isSignedOut ? .signedOut : .waiting
        if case .tooOld = error { status.needsUpdate = true }
      }
      throw error
    }
    return report
  }

  private func isAnythingLeft() async throws(ClientError) -> Bool {
    try await stored { () async throws(StoreError) in try await database.nextOperation() } != nil
  }

  private func isNew() async throws(ClientError) -> Bool {
    try await stored { () async throws(StoreError) in
      guard try await database.setting("cursor") == nil else { return false }
      return try await database.setting("walking") == nil
    }
  }

  func seen(_ version: Int) { self.version = version }

  /// Changes the status, with what the queue holds now.
  func tell(_ change: (inout SyncStatus) -> Void = { _ in }) async {
    let counts = try? await database.counts()
    let status = told.withLock { status in
      change(&status)
      if let counts { (status.pending, status.aside) = counts }
      return status
    }
    statuses.send(status)
  }

  // MARK: - While the app is in the foreground

  /// Keeps a stream open, and sends and pulls whenever there is something to do.
  func start() {
    guard tasks.isEmpty else { return nudge() }
    tasks = [Task { await stayInStep() }, Task { await listen() }, Task { await hearOwnChanges() }]
  }

  func pause() {
    for task in tasks { task.cancel() }
    tasks = []
  }

  /// There may be a connection again, or the user asks: the wait is over.
  nonisolated func nudge() {
    Task { await hurry() }
  }

  private func hurry() {
    backOff.reset()
    bell.ring()
  }

  private func stayInStep() async {
    var random = SystemRandomNumberGenerator()
    while !Task.isCancelled {
      do throws(ClientError) {
        _ = try await sync()
        // What was saved while this contact ended rang no bell, since the engine was not idle yet.
        if try await isAnythingLeft() { continue }
        await bell.wait()
      } catch {
        if error.isSignedOut { return }
        await bell.wait(atMost: max(backOff.next(using: &random), error.retryAfter ?? .zero), by: clock)
      }
    }
  }

  private func hearOwnChanges() async {
    for await change in database.changes where change.hasOutbox && status.phase == .idle {
      if (try? await database.nextOperation()) != nil { bell.ring() }
    }
  }

  private func listen() async {
    var random = SystemRandomNumberGenerator()
    var wait = BackOff()
    while !Task.isCancelled {
      let (end, retry) = await hear()
      await tell { $0.isLive = false }
      switch end {
      case .ended:
        wait.reset()
        try? await clock.sleep(for: retry)
      case .failed: try? await clock.sleep(for: max(retry, wait.next(using: &random)))
      case .signedOut: return
      }
    }
  }
}

/// The server's clock, as its answers tell it.
private final class ServerClock: Sendable {
  private let offset: Mutex<ClockOffset>

  init(remembered: Int64) { offset = Mutex(ClockOffset(remembered: remembered)) }

  func add(_ sample: ClockOffset.Sample) { offset.withLock { $0.add(sample) } }
  func corrected(_ time: Timestamp) -> Timestamp { offset.withLock { $0.corrected(time) } }
}

extension ClientError {
  var isSignedOut: Bool { if case .signedOut = self { true } else { false } }

  /// Whether something on the way answered in the server's place.
  fileprivate var isForeign: Bool {
    if case .problem(let problem) = self { problem.isForeign } else { false }
  }

  /// Whether a pull after it would fail as well.
  fileprivate var isFinal: Bool {
    switch self {
    case .signedOut, .offline, .cancelled, .store: true
    default: false
    }
  }

  fileprivate var retryAfter: Duration? {
    if case .problem(let problem) = self { problem.retryAfter } else { nil }
  }
}
