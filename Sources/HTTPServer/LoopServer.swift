internal import EventLoop
internal import Primitives

/// The part of a server that lives on one loop: its listener and its connections.
///
/// `@unchecked Sendable`: after the initializer all of it belongs to the loop's thread; `begin` and `drain`
/// hop there.
final class LoopServer: @unchecked Sendable {
  let loop: EventLoop
  let configuration: Server.Configuration
  let tls: TLSContext?
  let limits: RequestParser.Limits
  let admit: Server.Admit
  let refusal: Server.Refusal
  let bodies: BodyBudget
  /// The read buffer of all connections: the bytes are parsed at once, so no connection needs a buffer of its own.
  let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)
  private(set) var isDraining = false
  /// Whether each answer is the last on its connection, so that clients come back elsewhere.
  private(set) var endsConnections = false

  private let counts: ConnectionCounts
  private var listener: ListeningSocket?
  private var listenEvent: LoopEvent?
  private var sweepTimer: LoopEvent?
  private var connections: [ClientConnection] = []
  private var random = BufferedRandom()
  private var dateField = DateField()
  private var drained: CheckedContinuation<Void, Never>?
  private var drainDeadline: ContinuousClock.Instant?

  init(
    _ server: Server, on loop: EventLoop, listener: ListeningSocket, tls: TLSContext?,
    counts: ConnectionCounts
  ) {
    self.loop = loop
    self.listener = listener
    self.tls = tls
    self.counts = counts
    configuration = server.configuration
    admit = server.admit
    refusal = server.refusal
    bodies = server.bodies
    limits = RequestParser.Limits(
      requestLine: configuration.requestLineLimit, header: configuration.headerLimit,
      headerCount: configuration.headerCountLimit)
  }

  deinit { scratch.deallocate() }

  var now: ContinuousClock.Instant { .now }

  func makeID() -> UUID { .v7(at: .now, using: &random) }

  func dateLine() -> [UInt8] { dateField.line(at: .now) }

  /// Starts to accept. From any thread.
  func begin() {
    loop.execute { [self] in
      guard let listener else { return }
      listenEvent = .descriptor(listener.descriptor, for: .read, on: loop) { [unowned self] _ in
        // Not endlessly: the connections that are there have their turn too.
        acceptWaiting(atMost: 64)
      }
    }
  }

  private func acceptWaiting(atMost limit: Int) {
    for _ in 0..<limit {
      switch listener?.acceptOne() {
      case .connection(let descriptor, let peer): add(descriptor, peer)
      case .exhausted:
        // Until some connections have ended the listener would only spin; the sweep arms it again.
        listenEvent?.disarm()
        startSweeping()
        return
      case nil, .some(.none): return
      }
    }
  }

  private func add(_ descriptor: Int32, _ peer: IPAddress) {
    let isProxy = configuration.trustedProxies.contains { $0.contains(peer) }
    guard counts.admit(peer, isProxy: isProxy) else { return turnAway(descriptor) }
    let connection = ClientConnection(descriptor: descriptor, peer: peer, owner: self)
    connection.place = connections.count
    connections.append(connection)
    startSweeping()
  }

  /// A 503 as far as the socket's buffer takes it, without waiting for the request; under TLS just the end.
  private func turnAway(_ descriptor: Int32) {
    var transport = Transport(descriptor: descriptor, tls: nil)
    if tls == nil {
      let id = makeID()
      let response = refusal(.tooManyConnections, id, nil)
      var piece: [UInt8] = []
      var body: [UInt8] = []
      if case .bytes(let bytes) = response.body { body = bytes }
      piece.append(
        headerOf: response,
        ResponseContext(
          id: id, date: dateLine(), isSecure: false, closes: true, framing: .length(body.count)))
      piece += body
      _ = piece.withUnsafeBytes { transport.write($0) }
      transport.endSending()
    }
    transport.end()
  }

  func remove(_ connection: ClientConnection) {
    counts.release(connection.peer)
    let last = connections.removeLast()
    if last !== connection {
      connections[connection.place] = last
      last.place = connection.place
    }
    if connections.isEmpty { finishDraining() }
  }

  // MARK: Deadlines

  /// One timer looks through all connections, instead of one timer for each: to move a deadline, which every
  /// request does several times, costs a store. Deadlines are met within this.
  private var sweepInterval: Duration {
    let shortest = min(
      configuration.headerDeadline, configuration.idleDeadline, configuration.bodyDeadline,
      configuration.sendDeadline)
    return max(.milliseconds(10), min(.milliseconds(250), shortest / 4))
  }

  private func startSweeping() {
    guard sweepTimer == nil else { return }
    sweepTimer = .timer(after: sweepInterval, on: loop) { [unowned self] in sweep() }
  }

  private func sweep() {
    let now = now
    for connection in connections where connection.deadline <= now { connection.expired() }
    if let drainDeadline, drainDeadline <= now {
      for connection in connections { connection.abort() }
    }
    listenEvent?.arm()
    if connections.isEmpty {
      sweepTimer = nil
    } else {
      sweepTimer?.reschedule(after: sweepInterval)
    }
  }

  // MARK: Shutdown

  /// Goes on, but ends each connection with its next answer. From any thread.
  func leave() { loop.execute { [self] in endsConnections = true } }

  /// Returns once all connections have ended. From any thread but the loop's.
  func drain(deadline: Duration) async {
    await withCheckedContinuation { continuation in
      loop.execute { [self] in
        drained = continuation
        drainDeadline = now + deadline
        isDraining = true
        endsConnections = true
        stopListening()
        for connection in connections { connection.drain() }
        if connections.isEmpty { finishDraining() }
      }
    }
  }

  /// Closing a listener resets the connections in its queue, so they are accepted first.
  private func stopListening() {
    acceptWaiting(atMost: .max)
    listenEvent = nil
    listener = nil
  }

  private func finishDraining() {
    guard isDraining else { return }
    sweepTimer = nil
    drained?.resume()
    drained = nil
  }
}
