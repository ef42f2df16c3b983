public import EventLoop
public import Primitives
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// An HTTP/1.1 server (RFC 9110, RFC 9112) with one listener per event loop.
public final class Server: Sendable {
  /// Decides at the end of a request's header section, on the loop that owns the connection.
  public typealias Admit = @Sendable (RequestHead, EventLoop) -> Admission
  /// Renders what the server itself refuses; the identifier is the request's, and its head is nil where that was not read.
  public typealias Refusal = @Sendable (HTTPFault, UUID, RequestHead?) -> Response

  let configuration: Configuration
  let admit: Admit
  let refusal: Refusal
  let bodies: BodyBudget
  private let loops: [EventLoop]
  private let parts = Mutex<[LoopServer]>([])
  private let counts: ConnectionCounts

  /// The loops must run for as long as the server does, and outlive it.
  public init(
    _ configuration: Configuration, loops: [EventLoop], admit: @escaping Admit,
    refusal: @escaping Refusal
  ) {
    self.configuration = configuration
    self.loops = loops
    self.admit = admit
    self.refusal = refusal
    bodies = BodyBudget(
      limit: configuration.bodyBytesLimit, perAddress: configuration.bodyBytesLimitPerAddress)
    counts = ConnectionCounts(
      limit: configuration.connectionLimit, perAddress: configuration.connectionLimitPerAddress)
  }

  /// Connections open now, over all loops.
  public var connectionCount: Int { counts.total }

  /// Listens, and returns the bound port. The process ignores SIGPIPE from here on: a client that has left is
  /// an error of its write, not the end of the server.
  public func start() async throws -> UInt16 {
    signal(SIGPIPE, SIG_IGN)
    let tls = try configuration.tls.map { (files) throws(ServerError) in try TLSContext(files) }
    if configuration.port != 0 {
      _ = try ListeningSocket(address: configuration.address, port: configuration.port, sharing: false)
    }
    var port = configuration.port
    var listeners: [ListeningSocket] = []
    for _ in loops {
      let listener = try ListeningSocket(address: configuration.address, port: port, sharing: true)
      port = listener.port
      listeners.append(listener)
    }
    let started = zip(loops, listeners).map { loop, listener in
      LoopServer(self, on: loop, listener: listener, tls: tls, counts: counts)
    }
    parts.withLock { $0 = started }
    for part in started { part.begin() }
    return port
  }

  /// Goes on, new connections included, but ends each connection with its next answer: the time before `shutdown` in
  /// which the senders of requests here learn to send them elsewhere.
  public func leave() {
    for part in parts.withLock({ $0 }) { part.leave() }
  }

  /// Takes no new connection, answers what runs and what waits in the accept queue, and returns once all
  /// connections have ended; those that have not at the deadline are cut. Not from a loop that serves.
  public func shutdown(deadline: Duration) async {
    let parts = parts.withLock { parts in
      defer { parts = [] }
      return parts
    }
    await withTaskGroup { group in
      for part in parts { group.addTask { await part.drain(deadline: deadline) } }
    }
  }
}
