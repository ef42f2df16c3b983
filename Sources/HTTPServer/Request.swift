public import Primitives

/// A request up to the end of its header section, before any of its body is read.
public struct RequestHead: Sendable {
  public var method: HTTPMethod
  /// The path as sent: it begins with a slash and is still percent-encoded.
  public var path: String
  /// The text after the question mark as sent, without it; `Query` decodes it.
  public var query: String?
  public var version: Version
  /// The authority the client aimed at: the target's own in absolute form, else the Host field. Lower case.
  public var host: String
  public var headers: Headers
  public var framing: BodyFraming
  /// Made by the server for each request and sent back as `X-Request-Id`.
  public var id: UUID
  /// The client, seen through the trusted proxies.
  public var remoteAddress: IPAddress
  /// Whether the request came over this server's own TLS.
  public var isSecure: Bool

  public init(
    method: HTTPMethod, path: String, query: String? = nil, version: Version = .http11, host: String = "",
    headers: Headers = [:], framing: BodyFraming = .none, id: UUID = UUID(high: 0, low: 0),
    remoteAddress: IPAddress = .loopback, isSecure: Bool = false
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.version = version
    self.host = host
    self.headers = headers
    self.framing = framing
    self.id = id
    self.remoteAddress = remoteAddress
    self.isSecure = isSecure
  }

  public enum Version: Sendable { case http10, http11 }
}

/// How a message says where its body ends (RFC 9112 §6).
public enum BodyFraming: Hashable, Sendable {
  case none
  case length(Int)
  case chunked
}

/// A request with its whole body, which is no longer than what it was admitted with.
@dynamicMemberLookup
public struct Request: Sendable {
  public var head: RequestHead
  public var body: [UInt8]

  public init(head: RequestHead, body: [UInt8] = []) {
    self.head = head
    self.body = body
  }

  public subscript<Value>(dynamicMember member: KeyPath<RequestHead, Value>) -> Value {
    head[keyPath: member]
  }
}
