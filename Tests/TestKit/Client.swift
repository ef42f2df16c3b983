internal import EventLoop
public import Primitives

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Someone who calls the API, over a socket of its own for each request.
public struct Client: Sendable {
  public var token: String?
  public var tenant: String?
  /// The account's id, once signed in.
  public var account = ""
  /// Further header fields of every request.
  public var headers: [String: String] = [:]
  /// Numbers what changes something, as a device does that works without a connection.
  public var operations: Operations?
  private let port: UInt16

  private static let threads = Result { try SidePool(threads: 16, queue: 10_000) }

  /// Takes the address of a server, `http://127.0.0.1:port`.
  public init(_ address: String) throws {
    guard let port = address.split(separator: ":").last.flatMap({ UInt16($0) }) else {
      throw TestKitError("no port in \(address)")
    }
    self.port = port
  }

  public func get(_ path: String) async throws -> Received { try await send("GET", path) }
  public func delete(_ path: String) async throws -> Received { try await send("DELETE", path) }

  public func post(_ path: String, _ body: JSON) async throws -> Received {
    try await send("POST", path, body)
  }

  public func put(_ path: String, _ body: JSON) async throws -> Received {
    try await send("PUT", path, body)
  }

  /// Makes a thing under an id that has none, also where there was one that was deleted.
  public func puttingNew(_ path: String, _ body: JSON) async throws -> Received {
    var client = self
    client.headers["If-None-Match"] = "*"
    return try await client.put(path, body)
  }

  public func patch(_ path: String, _ body: JSON) async throws -> Received {
    try await send("PATCH", path, body)
  }

  public func send(_ method: String, _ path: String, _ body: JSON) async throws -> Received {
    try await send(method, path, type: "application/json", body.bytes)
  }

  public func send(
    _ method: String, _ path: String, type: String? = nil, _ body: [UInt8] = []
  ) async throws -> Received {
    if let operations, method != "GET" {
      return try await operations.next(self, method, path, type, body).send(method, path, type: type, body)
    }
    var head = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
    if let token { head += "Authorization: Bearer \(token)\r\n" }
    if let tenant { head += "Tenant: \(tenant)\r\n" }
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    if let type { head += "Content-Type: \(type)\r\nContent-Length: \(body.count)\r\n" }
    let request = Array((head + "\r\n").utf8) + body
    let port = port
    let received = try await Self.threads.get().run { try Received(try exchange(request, port: port)) }
    GoldenAnswer.check(received, to: method, path)
    return received
  }
}

extension Client {
  /// A server's connections to the database take a moment: the first ones, and those after a break.
  public func waitUntilReady() async throws {
    try await eventually("the server is ready") { try await get("/readyz").status == 200 }
  }

  /// Asks for a stream of events and leaves it open.
  func stream(_ path: String) throws -> EventStream {
    var head = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n"
    if let token { head += "Authorization: Bearer \(token)\r\n" }
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    return try EventStream(head + "\r\n", port: port)
  }
}

/// Sends the bytes and returns all that comes until the server closes.
private func exchange(_ request: [UInt8], port: UInt16) throws -> [UInt8] {
  let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  guard descriptor >= 0 else { throw TestKitError("socket: \(errno)") }
  defer { close(descriptor) }
  var limit = timeval(tv_sec: 120, tv_usec: 0)
  setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  let connected = withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
  guard connected == 0 else { throw TestKitError("connect: \(errno)") }
  var sent = 0
  while sent < request.count {
    let count = request[sent...].withUnsafeBytes { rest in
      send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
    }
    guard count > 0 else { break }
    sent += count
  }
  var received: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count == 0 { return received }
    guard count > 0 else { throw TestKitError("recv: \(errno) after \(received.count) bytes") }
    received += buffer[..<count]
  }
}
