public import EventLoop
internal import Synchronization

/// The database connections of one loop.
///
/// An exchange takes an idle active connection. If all active ones are busy, it goes out behind another exchange on
/// the least busy one, though never behind a heavy one or one that is held up. If all active ones are full, or busy with
/// what one other party asked for, the other connections are used. If those are full too, it waits, in a bounded queue and
/// for a bounded time. While there is no connection at all it fails at once; connections come back by themselves.
///
/// A party (`ExchangeSettings.party`) that has its share under way waits, whatever is free, and its exchanges are on some of the
/// connections only. Those that wait take turns, and a queue that is full refuses one of the group that waits with most.
///
/// A pool lives until it is closed.
///
/// `@unchecked Sendable`: everything mutable is touched on the loop's thread only; other threads submit
/// through `EventLoop.execute`.
public final class Pool: @unchecked Sendable {
  public let loop: EventLoop
  public let configuration: PoolConfiguration
  private var connections: [PooledConnection] = []
  private var waiting = WaitingLine() {
    didSet { configuration.counters?.waiting.store(waiting.count, ordering: .relaxed) }
  }
  private var shares = Shares()
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
    // Nobody waits who could go there: a connection that has room takes them at once.
    if mayBegin(exchange), let connection = freeConnection(for: exchange) {
      return connection.send(exchange)
    }
    if let lastFailure, hasNoPatience(at: request.submitted) {
      return refuse(exchange, .unavailable(lastFailure))
    }
    configuration.counters?.waited.add(1, ordering: .relaxed)
    waiting.append(exchange)
    if waiting.count > configuration.queue, let last = waiting.takeFromLongest() { refuse(last, .busy) }
  }

  /// Whether the party has less than its share under way, and so has its group.
  private func mayBegin(_ exchange: Exchange) -> Bool {
    let party = exchange.request.party
    return mayBegin(group: party?.group) && mayBegin(member: party)
  }

  private func mayBegin(group: Int32?) -> Bool { shares.of(group: group) < configuration.shareOfGroup }

  private func mayBegin(member: Party?) -> Bool { shares.of(member: member) < configuration.share }

  /// Whether the connection is one of those that the group is on, or may be on as well.
  private func mayUse(_ connection: PooledConnection, group: Int32?) -> Bool {
    group == nil || mayUse(connection, of: configuration.reachOfGroup) { $0?.group == group }
  }

  private func mayUse(_ connection: PooledConnection, member: Party?) -> Bool {
    member == nil || mayUse(connection, of: configuration.reach) { $0 == member }
  }

  private func mayUse(_ connection: PooledConnection, of most: Int, _ isSame: (Party?) -> Bool) -> Bool {
    connection.carries(isSame) || connections.count { $0.carries(isSame) } < most
  }

  private func refuse(_ exchange: Exchange, _ error: DatabaseError) {
    configuration.counters?.refused.add(1, ordering: .relaxed)
    exchange.finish(error, configuration)
  }

  private func freeConnection(for exchange: Exchange) -> PooledConnection? {
    let active = max(1, configuration.active)
    let reserve = connections.dropFirst(active)
    guard let best = leastLoaded(connections.prefix(active), for: exchange) else {
      return leastLoaded(reserve, for: exchange)
    }
    // Behind a party that has much under way the others would wait for much of it.
    if best.load != 0, shares.isCrowded(from: active, forOthersThan: exchange.request.party),
      let idle = leastLoaded(reserve, for: exchange), idle.load == 0
    {
      return idle
    }
    return best
  }

  private func leastLoaded(_ connections: ArraySlice<PooledConnection>, for exchange: Exchange)
    -> PooledConnection?
  {
    var best: (connection: PooledConnection, load: Int)?
    for connection in connections {
      guard let load = connection.load, hasRoom(connection), mayGo(exchange, on: connection),
        mayUse(connection, group: exchange.request.party?.group),
        mayUse(connection, member: exchange.request.party)
      else { continue }
      if load == 0 { return connection }
      if load < best?.load ?? .max { best = (connection, load) }
    }
    return best?.connection
  }

  /// What goes out behind a heavy exchange would wait for it, and where it runs into its deadline be lost with it. A connection
  /// is known to be held up only after a while, in which others would have gone there.
  private func hasRoom(_ connection: PooledConnection) -> Bool {
    guard let load = connection.load else { return false }
    return load < max(1, configuration.depth) && !connection.isHeldUp && !connection.carriesHeavy
  }

  /// While the pool closes no new connection is made.
  private func mayGo(_ exchange: Exchange, on connection: PooledConnection) -> Bool {
    isClosing || connection.isNewer(thanLossOf: exchange)
  }

  /// Sends an exchange out again, ahead of those that wait: it has waited before.
  func `repeat`(_ exchange: Exchange) {
    if mayBegin(exchange), let connection = freeConnection(for: exchange) {
      return connection.send(exchange)
    }
    if isClosed { return exchange.finish(.closed, configuration) }
    waiting.putFirst(exchange)
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
    serve(connection)
    // What ended here may let its party go elsewhere, where nothing ends.
    for other in connections where !waiting.isEmpty && other.load == 0 { serve(other) }
    if isClosing { closeIfDrained() }
  }

  private func serve(_ connection: PooledConnection) {
    while !waiting.isEmpty, hasRoom(connection),
      let next = waiting.takeNext(
        ofGroup: { mayBegin(group: $0) && mayUse(connection, group: $0) },
        ofMember: { mayBegin(member: $0) && mayUse(connection, member: $0) },
        where: { mayGo($0, on: connection) })
    {
      connection.send(next)
    }
  }

  func exchangeBegins(_ exchange: Exchange) { shares.begin(exchange.request.party) }

  func exchangeEnds(_ exchange: Exchange) { shares.end(exchange.request.party) }

  /// One that broke as soon as it was made (a server that starts or stops, a proxy without one) is not made
  /// again at once.
  func connectionIsLost(_ connection: PooledConnection, after life: Duration) {
    countConnections()
    // What it carried is under way no more, so that others of the same parties may go: behind the loss of all connections of a
    // server that is left.
    loop.execute { [self] in for other in connections { connectionHasRoom(other) } }
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
    downSince.map { isClosing || now - configuration.patience * configuration.leniency >= $0 } ?? false
  }

  private func refuseAllWaiting(_ error: DatabaseError) {
    for exchange in waiting.takeAll() { refuse(exchange, error) }
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
      let longest =
        (downSince == nil ? configuration.longestWait : configuration.patience) * configuration.leniency
      let late = waiting.takeAll { $0.request.deadline <= now || $0.waitsSince + longest <= now }
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
      for exchange in waiting.takeAll() { exchange.finish(.closed, configuration) }
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
