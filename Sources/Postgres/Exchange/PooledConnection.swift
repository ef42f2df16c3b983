internal import CLibpq
internal import EventLoop

/// One connection of a pool: connects, and connects again, and carries exchanges in pipeline mode. Confined to
/// the pool's loop.
final class PooledConnection {
  private let pool: Pool
  private let index: Int
  private var wire: Wire?
  private var isReady = false
  private var readySince = ContinuousClock.now
  private var pipeline = PipelineState()
  private(set) var inFlight: [Exchange] = []
  private var mustForget = false
  /// Whether nothing came back for a while although something is under way: no exchange should go out behind it.
  private(set) var isHeldUp = false
  private var hasProgressed = false
  /// The host that it is connected to, or tries.
  private(set) var host = ""
  /// How many hosts, one after the other, it could not be connected to.
  private(set) var failedHosts = 0
  private var connectDeadline: LoopEvent?
  private var reconnect: LoopEvent?

  init(_ pool: Pool, index: Int) {
    self.pool = pool
    self.index = index
  }

  /// Whether this is no connection that may break with the one that the exchange was lost with.
  func isNewer(thanLossOf exchange: Exchange) -> Bool { exchange.lostAt.map { readySince > $0 } ?? true }

  func carries(_ isWanted: (Party?) -> Bool) -> Bool { inFlight.contains { isWanted($0.request.party) } }

  var carriesHeavy: Bool { inFlight.contains { $0.request.isHeavy } }

  /// How many exchanges are on their way; nil where the connection can carry none.
  var load: Int? { isReady ? inFlight.count : nil }

  // MARK: - Connecting

  func connect() {
    reconnect = nil
    let (pool, index) = (pool, index)
    let configuration = pool.configuration
    let host = pool.hosts.current
    self.host = host
    connectDeadline = .timer(after: pool.hosts.timeout(configuration), on: pool.loop) { [unowned self] in
      failedToConnect("no connection in time")
    }
    // On the loop, not on the global pool: connecting must not wait for whatever blocks that.
    Task(executorPreference: pool.loop) {
      do throws(DatabaseError) {
        let started = try await StartedConnection.begin(
          host, settings: configuration.libpqSettings,
          insistence: configuration.libpqInsistence)
        pool.connection(index, has: started)
      } catch {
        pool.connection(index, failed: error)
      }
    }
  }

  /// Goes on with an attempt that was begun, unless it is no longer wanted.
  func adopt(_ started: StartedConnection) {
    guard connectDeadline != nil, wire == nil else { return started.discard() }
    let wire = Wire(started, on: pool.loop)
    self.wire = wire
    wire.onReady = { [unowned self] in advanceHandshake() }
    advanceHandshake()
  }

  private func advanceHandshake() {
    guard let wire else { return }
    switch wire.advanceHandshake() {
    case .underway: return
    case .failed(let reason): failedToConnect(reason)
    case .ready:
      if wire.isReadOnly { return failedToConnect("the server takes no writes") }
      guard PQenterPipelineMode(wire.connection) == 1 else { return failedToConnect("no pipeline mode") }
      connectDeadline = nil
      failedHosts = 0
      pipeline = PipelineState()
      mustForget = false
      isReady = true
      readySince = .now
      wire.onReady = { [unowned self] in ready() }
      pool.connectionIsReady(self)
    }
  }

  func failedToConnect(_ reason: String) {
    guard connectDeadline != nil else { return }
    drop()
    failedHosts += 1
    pool.connectionFailedToConnect(self, reason)
  }

  func connect(after delay: Duration) {
    reconnect = .timer(after: delay, on: pool.loop) { [unowned self] in connect() }
  }

  // MARK: - Exchanging

  func send(_ exchange: Exchange) {
    if inFlight.isEmpty { hasProgressed = true }
    inFlight.append(exchange)
    pool.exchangeBegins(exchange)
    if !write(exchange) { lose() }
  }

  private func write(_ exchange: Exchange) -> Bool {
    guard let wire else { return false }
    if mustForget {
      guard wire.sendForget() else { return false }
      pipeline.sentForget()
      mustForget = false
    }
    for execution in exchange.request.executions {
      let plan = execution.plan
      if !pipeline.hasPrepared(plan.slot) {
        guard wire.sendPrepare(name: plan.preparedName, execution.statement) else { return false }
        pipeline.sentPrepare(plan.slot)
      }
      let count = execution.statement.parameterOIDs.count
      guard wire.sendExecution(name: plan.preparedName, parameters: execution.parameters, count: count) else {
        return false
      }
      pipeline.sentExecute()
    }
    guard wire.sendSync() else { return false }
    pipeline.sentSync()
    return wire.flush() != .failed
  }

  /// Makes the next exchange prepare everything again.
  func forgetPlans() { mustForget = isReady }

  private func ready() {
    guard let wire else { return }
    var isAlive = wire.flush() != .failed
    isAlive = wire.consumeInput() && isAlive
    // Even of a broken connection: a Sync that came back is a commit, whatever came after it.
    isAlive = receive(wire) && isAlive
    if wire.isClosed { return }
    if isAlive, !wire.isBroken { pool.connectionHasRoom(self) } else { lose() }
  }

  /// False where the connection can't be used any longer.
  private func receive(_ wire: Wire) -> Bool {
    var nulls = 0
    // Also without a debt of the server's: this takes in notices and what it says when it shuts down.
    while !wire.isClosed, !wire.isBusy, !pipeline.isIdle, nulls < 2 {
      let result = wire.nextResult()
      nulls = result == nil ? nulls + 1 : 0
      guard perform(pipeline.receive(PipelineState.Status(result)), result, wire) else { return false }
    }
    return true
  }

  private func perform(_ action: PipelineState.Action, _ result: ResultSet?, _ wire: Wire) -> Bool {
    switch action {
    case .nothing: return true
    case .violation: return false
    case .deliver:
      if let result { inFlight.first?.deliver(result) }
      return true
    case .fail:
      if let result { inFlight.first?.fail(result) }
      return true
    case .complete:
      // A transaction left open was not committed, and would be shared with the next exchange.
      let status = PQtransactionStatus(wire.connection)
      guard status == PQTRANS_IDLE || status == PQTRANS_ACTIVE && !pipeline.isIdle else { return false }
      complete()
      return true
    }
  }

  private func complete() {
    let exchange = inFlight.removeFirst()
    pool.exchangeEnds(exchange)
    hasProgressed = true
    isHeldUp = false
    if exchange.failure?.state == .readOnlyTransaction, wire?.isReadOnly == true {
      return leaveReadOnlyServer(exchange)
    }
    switch exchange.failure == nil ? .finished : exchange.verdict(at: .now) {
    case .finished: exchange.finish(pool.configuration)
    case .retry: pool.repeat(exchange)
    case .retryAnew:
      pool.forgetPlans()
      pool.repeat(exchange)
    }
  }

  // MARK: - Losing

  /// To be called at regular intervals: a connection that got nothing done within one is held up.
  func noteProgress() {
    isHeldUp = !inFlight.isEmpty && !hasProgressed
    hasProgressed = false
  }

  /// Gives the connection up where its oldest exchange has waited for an answer for too long. PostgreSQL sees that, and
  /// stops the statement (`client_connection_check_interval`).
  func enforceDeadline(_ now: ContinuousClock.Instant) {
    guard inFlight.contains(where: { $0.request.deadline <= now }) else { return }
    lose(at: now)
  }

  /// The running transactions may or may not have been committed.
  func lose(at now: ContinuousClock.Instant = .now) {
    let abandoned = inFlight
    inFlight = []
    drop()
    for exchange in abandoned { pool.exchangeEnds(exchange) }
    for exchange in abandoned {
      let isLate = exchange.request.deadline <= now
      if exchange.mayResend(at: now) {
        pool.repeat(exchange)
      } else {
        exchange.finish(isLate ? .deadline : .connectionLost, pool.configuration)
      }
    }
    pool.connectionIsLost(self, after: readySince.duration(to: now))
  }

  /// The server became a standby, or was set to take no writes: another one may be the primary now. Nothing of the
  /// exchange happened, so it goes there.
  private func leaveReadOnlyServer(_ exchange: Exchange) {
    let mayResend = exchange.mayResend(at: .now, nothingHappened: true)
    pool.leaveServer()
    if mayResend {
      pool.repeat(exchange)
    } else {
      exchange.finish(.unavailable("the server takes no writes any longer"), pool.configuration)
    }
  }

  /// Closes the connection and forgets any attempt to make one.
  func drop() {
    isReady = false
    isHeldUp = false
    connectDeadline = nil
    reconnect = nil
    wire?.close()
    wire = nil
  }
}

extension PipelineState.Status {
  init(_ result: ResultSet?) {
    switch result?.status {
    case nil: self = .end
    case PGRES_COMMAND_OK: self = .command
    case PGRES_TUPLES_OK: self = .rows
    case PGRES_FATAL_ERROR: self = .failed
    case PGRES_PIPELINE_ABORTED: self = .aborted
    case PGRES_PIPELINE_SYNC: self = .sync
    default: self = .other
    }
  }
}
