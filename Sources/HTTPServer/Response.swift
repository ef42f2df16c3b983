/// An answer. The server adds the framing, `Date`, `X-Request-Id` and the security headers.
public struct Response: Sendable {
  public var status: Status
  public var headers: Headers
  public var body: Body

  public enum Body: Sendable {
    case none
    case bytes([UInt8])
    /// Sent without a copy and released once it is on its way.
    case foreign(any ForeignBytes)
    /// Sent as it is written (chunked); where the closure throws, the connection is cut, so that a client
    /// never takes half an answer for a whole one.
    case stream(@Sendable (BodyWriter) async throws -> Void)
  }

  public init(_ status: Status, headers: Headers = [:], body: Body = .none) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// Bytes that something else owns, such as a database result. They stay where they are, unchanged, for as
/// long as the object lives.
public protocol ForeignBytes: AnyObject, Sendable {
  /// The pointer remains valid after the closure for as long as the object is retained.
  func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
}

/// Writes the body of a streamed answer.
public struct BodyWriter: Sendable {
  private let send: @Sendable ([UInt8]) async throws -> Void

  /// The function behind `write`; tests may pass a closure that collects.
  public init(_ send: @escaping @Sendable ([UInt8]) async throws -> Void) { self.send = send }

  /// Sends these bytes, waiting while the client reads more slowly than they are made. Throws `ClientGone`
  /// once the connection has ended. Nothing is not sent: a chunk of no bytes ends the body (RFC 9112, section 7.1).
  public func write(_ bytes: [UInt8]) async throws {
    if !bytes.isEmpty { try await send(bytes) }
  }

  public func write(_ text: String) async throws { try await write(Array(text.utf8)) }
}

/// The client has left before its answer was complete.
public struct ClientGone: Error {}
