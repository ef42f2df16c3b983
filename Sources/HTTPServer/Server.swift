public import EventLoop
public import Primitives

/// An HTTP/1.1 server (RFC 9110, RFC 9112) with one listener per event loop.
public final class Server: Sendable {
  /// Decides at the end of a request's header section, on the loop that owns the connection.
  public typealias Admit = @Sendable (RequestHead, EventLoop) -> Admission
  /// Renders what the server itself refuses; the identifier is the request's.
  public typealias Refusal = @Sendable (HTTPFault, UUID) -> Response

  let configuration: Configuration
  let loops: [EventLoop]
  let admit: Admit
  let refusal: Refusal

  public init(
    _ configuration: Configuration, loops: [EventLoop], admit: @escaping Admit,
    refusal: @escaping Refusal
  ) {
    self.configuration = configuration
    self.loops = loops
    self.admit = admit
    self.refusal = refusal
  }

  /// Listens, and returns the bound port.
  public func start() async throws -> UInt16 {
    configuration.port
  }

  /// Takes no new connection, answers what is there and what waits in the accept queue, then returns; what
  /// still runs at the deadline is cut.
  public func shutdown(deadline: Duration) async {
  }
}
