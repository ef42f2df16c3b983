public import EventLoop
internal import Synchronization

/// The database connections of one loop.
///
/// An exchange takes an idle active connection. If all active ones are busy, it goes out behind another exchange on
/// the least busy one, though never behind one that is held up. If all active ones are full, the other connections are
/// used. If those are full too, it waits, in a bounded queue and for a bounded time. While there is no connection at all
/// it fails at once; connections come back by themselves.
///
/// A pool lives until it is closed.
///
/// `@unchecked Sendable`: everything mutable is touched on the loop's thread only; other threads submit
/// through `EventLoop.execute`.
public final class Pool: @unchecked Sendable {
  public let loop: EventLoop
  public let configuration: PoolConfiguration
  private var connections: [PooledConnection] = []
  private var waiting: [Exchange] = [] {
    didSet { configuration.counters?.waiting.store(waiting.count, ordering: .relaxed) }
  }
  /// Why there is no connection; nil while there is one or the first attempt is under way.
  private var lastFailure: String?
  private var failures = 0
  /// Since when there is no connection, once an attempt to make one has failed.
  private var downSince: ContinuousClock.Instant?
  private(set) var hosts: HostList
  private var sweep: LoopEvent?
  private var isSweeping = false
  private var isClosing = false
  private var isClosed = false
  private var closers: [UnsafeContinuation<Void, Never>] = []

  public init(loop: EventLoop, configuration: PoolConfiguration) {
    self.loop = loop
    self.configuration = configuration
    hosts = HostList(configuration.connection)
  }

  /// Connects at once instead of at the first exchange. From any thread.
  public func start() { onLoop { [self] in open() } }

  private func open() {
    guard connections.isEmpty, !isClosing else { return }
    connections = (0..<max(1, configuration.connections)).map { PooledConnection(self, index: $0) }
    for connection in connections { connection.connect() }
  }

  private func onLoop(_ body: @escaping @Sendable () -> Void) {
    if loop.isCurrent { body() } else { loop.execute(body) }
  }

  // MARK: - Exchanges

  func submit(_ request: ExchangeRequest) {
    let exchange = Exchange(request)
    if isClosing { return exchange.finish(.closed, configuration) }
    open()
    startSweeping()
    configuration.counters?.exchanges.add(1, ordering: .relaxed)
    // A waiter for a new connection blocks nobody.
    if waiting.allSatisfy({ $0.lostAt != nil }), let connection = freeConnection(for: exchange) {
      return connection.send(exchange)
    }
    if let lastFailure, hasNoPatience(at: request.submitted) {
      return refuse(exchange, .unavailable(lastFailure))
    }
    guard waiting.count < configuration.queue else { return refuse(exchange, .busy) }
    configuration.counters?.waited.add(1, ordering: .relaxed)
    waiting.append(exchange)
  }

  private func refuse(_ exchange: Exchange, _ error: DatabaseError) {
    configuration.counters?.refused.add(1, ordering: .relaxed)
    exchange.finish(error, configuration)
  }

  private func freeConnection(for exchange: Exchange) -> PooledConnection? {
    let active = max(1, configuration.active)
    return leastLoaded(connections.prefix(active), for: exchange)
      ?? leastLoaded(connections.dropFirst(active), for: exchange)
  }

  private func leastLoaded(_ connections: ArraySlice<PooledConnection>, for exchange: Exchange)
    -> PooledConnection?
  {
    var best: (connection: PooledConnection, load: Int)?
    for connection in connections {
      guard let load = connection.load, hasRoom(connection), mayGo(exchange, on: connection) else { continue }
      if load == 0 { return connection }
      if load < best?.load ?? .max { best = (connection, load) }
    }
    return best?.connection
  }

  private func hasRoom(_ connection: PooledConnection) -> Bool {
    guard let load = connection.load else { return false }
    return load < max(1, configuration.depth) && !connection.isHeldUp
  }

  /// While the pool closes no new connection is made.
  private func mayGo(_ exchange: Exchange, on connection: PooledConnection) -> Bool {
    isClosing || connection.isNewer(thanLossOf: exchange)
  }

  /// Sends an exchange out again, ahead of those that wait: it has waited before.
  func `repeat`(_ exchange: Exchange) {
    if let connection = freeConnection(for: exchange) { return connection.send(exchange) }
    if isClosed { return exchange.finish(.closed, configuration) }
    waiting.insert(exchange, at: 0)
    startSweeping()
  }

  func forgetPlans() {
    for connection in connections { connection.forgetPlans() }
  }

  // MARK: - What connections report

  func connection(_ index: Int, has started: StartedConnection) {
    if isClosed { started.discard() } else { connections[index].adopt(started) }
  }

  func connection(_ index: Int, failed error: DatabaseError) {
    if !isClosed { connections[index].failedToConnect(error.debugDescription) }
  }

  func connectionIsReady(_ connection: PooledConnection) {
    lastFailure = nil
    downSince = nil
    failures = 0
    countConnections()
    connectionHasRoom(connection)
  }

  func connectionHasRoom(_ connection: PooledConnection) {
    while hasRoom(connection), let next = waiting.firstIndex(where: { mayGo($0, on: connection) }) {
      connection.send(waiting.remove(at: next))
    }
    if isClosing { closeIfDrained() }
  }

  /// One that broke as soon as it was made (a server that starts or stops, a proxy without one) is not made
  /// again at once.
  func connectionIsLost(_ connection: PooledConnection, after life: Duration) {
    countConnections()
    if isClosing { return closeIfDrained() }
    if life < .seconds(1) { connection.connect(after: pause()) } else { connection.connect() }
  }

  private func countConnections() {
    configuration.counters?.connections.store(connections.count { $0.load != nil }, ordering: .relaxed)
  }

  func connectionFailedToConnect(_ connection: PooledConnection, _ reason: String) {
    hosts.pass(connection.host)
    guard hosts.isRound(connection.failedHosts) else {
      if !isClosing { connection.connect() }
      return
    }
    if !isClosing { connection.connect(after: pause()) }
    failures += 1
    guard isDown else { return }
    lastFailure = reason
    let now = ContinuousClock.now
    downSince = downSince ?? now
    if hasNoPatience(at: now) { refuseAllWaiting(.unavailable(reason)) }
    if isClosing { closeIfDrained() }
  }

  private var isDown: Bool { connections.allSatisfy { $0.load == nil } }

  private func hasNoPatience(at now: ContinuousClock.Instant) -> Bool {
    downSince.map { isClosing || now - configuration.patience >= $0 } ?? false
  }

  private func refuseAllWaiting(_ error: DatabaseError) {
    let refused = waiting
    waiting = []
    for exchange in refused { refuse(exchange, error) }
  }

  /// Gives all connections up, to find the server that is the right one now.
  func leaveServer() {
    for connection in connections where connection.load != nil { connection.lose() }
  }

  private func pause() -> Duration {
    let doubled = configuration.backOff.lowerBound * (1 << min(failures, 16))
    let upper =
      isDown
      ? min(configuration.backOff.upperBound, configuration.longestPauseInOutage)
      : configuration.backOff.upperBound
    return min(upper, doubled) * Double.random(in: 0.5...1)
  }

  // MARK: - Time

  /// One timer for all deadlines, running only while something is under way: an exchange costs no timer of its
  /// own, and is at most this late in being given up.
  private static let sweepInterval: Duration = .milliseconds(20)

  private func startSweeping() {
    guard !isSweeping else { return }
    isSweeping = true
    if let sweep { return sweep.reschedule(after: Self.sweepInterval) }
    sweep = .timer(after: Self.sweepInterval, on: loop) { [unowned self] in enforceDeadlines() }
  }

  private func enforceDeadlines() {
    isSweeping = false
    let now = ContinuousClock.now
    for connection in connections {
      connection.enforceDeadline(now)
      connection.noteProgress()
    }
    if !waiting.isEmpty { refuseLate(at: now) }
    if !waiting.isEmpty || connections.contains(where: { !$0.inFlight.isEmpty }) { startSweeping() }
  }

  /// Without any connection the outage's own time counts, and not the longest wait.
  private func refuseLate(at now: ContinuousClock.Instant) {
    if let lastFailure, hasNoPatience(at: now) {
      refuseAllWaiting(.unavailable(lastFailure))
    } else {
      let longest = downSince == nil ? configuration.longestWait : configuration.patience
      let isLate = { (exchange: Exchange) in
        exchange.request.deadline <= now || exchange.waitsSince + longest <= now
      }
      let late = waiting.filter(isLate)
      waiting.removeAll(where: isLate)
      for exchange in late { refuse(exchange, .busy) }
    }
    if isClosing { closeIfDrained() }
  }

  // MARK: - Closing

  /// Takes no more exchanges, lets those under way finish, and closes the connections.
  public func close() async {
    await withUnsafeContinuation { continuation in
      onLoop { [self] in
        closers.append(continuation)
        isClosing = true
        closeIfDrained()
      }
    }
  }

  private func closeIfDrained() {
    let carriers = connections.filter { $0.load != nil }
    if carriers.isEmpty {
      let refused = waiting
      waiting = []
      for exchange in refused { exchange.finish(.closed, configuration) }
    }
    guard waiting.isEmpty, carriers.allSatisfy({ $0.inFlight.isEmpty }) else { return }
    for connection in connections { connection.drop() }
    connections = []
    sweep = nil
    isClosed = true
    let finished = closers
    closers = []
    for continuation in finished { continuation.resume() }
  }
}
