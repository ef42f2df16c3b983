internal import CLibpq
public import EventLoop

/// A connection by itself, outside any pool: for the command line, migrations and bulk loading. Speaks the plain
/// protocol, one command after the other, without ever blocking its loop.
///
/// `@unchecked Sendable`: all that is mutable is touched on the loop's thread only, where each command runs
/// (`withTaskExecutorPreference`), and `isBusy` keeps a second command out while one waits.
public final class Connection: @unchecked Sendable {
  public let loop: EventLoop
  let wire: Wire
  private var isBusy = false
  private var isConnected = false
  private var waiter: UnsafeContinuation<Void, Never>?
  private let notices = NoticeCollector()

  private init(_ started: StartedConnection, on loop: EventLoop) {
    self.loop = loop
    wire = Wire(started, on: loop)
    // Weak: the connection may be let go on another thread, and its wire closes a moment later.
    wire.onReady = { [weak self] in self?.ready() }
    wire.collectNotices(into: notices)
  }

  deinit {
    let (wire, notices) = (Leaving(wire), notices)
    loop.execute { withExtendedLifetime(notices) { wire.close() } }
  }

  /// Connects with a connection string or URI of libpq.
  @concurrent
  public static func connect(
    _ connectionString: String, on loop: EventLoop, applicationName: String = "musclemate",
    timeout: Duration = .seconds(10)
  ) async throws(DatabaseError) -> Connection {
    let settings = [("fallback_application_name", applicationName), ("options", "-c timezone=UTC")]
    // All of it on the loop: where other work keeps the shared threads, PostgreSQL would wait for the handshake's next step,
    // and end the attempt after a minute (authentication_timeout).
    return try await withTaskExecutorPreference(loop) { () async throws(DatabaseError) -> Connection in
      let started = try await StartedConnection.begin(connectionString, settings: settings)
      let connection = Connection(started, on: loop)
      try await connection.finishHandshake(within: timeout)
      return connection
    }
  }

  private func finishHandshake(within timeout: Duration) async throws(DatabaseError) {
    var isLate = false
    let timer = LoopEvent.timer(after: timeout, on: loop) { [unowned self] in
      isLate = true
      wake()
    }
    defer { timer.disarm() }
    while true {
      switch wire.advanceHandshake() {
      case .ready:
        isConnected = true
        return
      case .failed(let reason): throw .unavailable(reason)
      case .underway: await waitUntilReady()
      }
      if isLate { throw .unavailable("no connection in time") }
    }
  }

  /// Closes the connection; a command under way fails with `.connectionLost`. From any thread.
  public func close() {
    loop.execute { [self] in
      wire.close()
      wake()
    }
  }

  // MARK: - Commands

  /// Runs one command on the loop, alone.
  @concurrent
  func command<Value: Sendable>(
    _ body: @Sendable (Connection) async throws(DatabaseError) -> Value
  ) async throws(DatabaseError) -> Value {
    try await withTaskExecutorPreference(loop) { () async throws(DatabaseError) -> Value in
      try begin()
      defer { isBusy = false }
      return try await body(self)
    }
  }

  func begin() throws(DatabaseError) {
    loop.assertIsCurrent()
    guard !wire.isClosed else { throw .closed }
    guard !isBusy else { throw .busy }
    isBusy = true
    notices.removeAll()
  }

  func end() { isBusy = false }

  /// Sends what is buffered, waiting while the socket takes no more.
  func flush() async throws(DatabaseError) {
    while true {
      guard !wire.isClosed else { throw .connectionLost }
      switch wire.flush() {
      case .done: return
      case .failed: throw .connectionLost
      case .pending: await waitUntilReady()
      }
      guard !wire.isClosed, wire.consumeInput() else { throw .connectionLost }
    }
  }

  /// The next result of the command under way; nil at its end.
  func nextResult() async throws(DatabaseError) -> ResultSet? {
    while !wire.isClosed {
      if !wire.isBusy { return wire.nextResult() }
      await waitUntilReady()
      if !wire.isClosed { _ = wire.consumeInput() }
    }
    throw .connectionLost
  }

  /// All results up to the command's end, the first error thrown once the connection is ready again.
  func results(of statement: String?) async throws(DatabaseError) -> [ResultSet] {
    var results: [ResultSet] = []
    var failure: DatabaseError?
    while let result = try await nextResult() {
      if result.status == PGRES_FATAL_ERROR {
        failure = failure ?? DatabaseError(result, statement: statement)
      } else {
        results.append(result)
      }
    }
    if let failure { throw failure }
    return results
  }

  func takeNotices() -> [String] { notices.messages }

  private func waitUntilReady() async {
    await withUnsafeContinuation { waiter = $0 }
  }

  /// With no command under way this takes in what the server says by itself, so that the socket, watched by its
  /// level, does not call again and again. The handshake's steps read for themselves: an address that refuses is ready to
  /// be read and to be written at once, and the second call is for nobody.
  private func ready() {
    guard isConnected || waiter != nil else { return }
    if waiter != nil { wake() } else if !wire.consumeInput() { wire.close() }
  }

  private func wake() {
    let continuation = waiter
    waiter = nil
    continuation?.resume()
  }
}

/// Carries a wire back to its loop when its connection is let go elsewhere.
///
/// `@unchecked Sendable`: the connection is gone, so this is the wire's one owner.
private struct Leaving: @unchecked Sendable {
  private let wire: Wire

  init(_ wire: Wire) { self.wire = wire }
  func close() { wire.close() }
}
