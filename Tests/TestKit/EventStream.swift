public import Primitives

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// An open stream of server-sent events, read as it comes.
public final class EventStream {
  public struct Event: Equatable, CustomStringConvertible {
    public var name = ""
    public var id: String?
    public var data: JSON = .null

    public init(name: String = "", id: String? = nil, data: JSON = .null) {
      (self.name, self.id, self.data) = (name, id, data)
    }

    public var description: String { "\(name) \(String(decoding: data.bytes, as: UTF8.self))" }
  }

  /// Of the answer.
  public private(set) var status = 0
  public private(set) var headers: [String: String] = [:]
  /// All that came until now.
  public private(set) var events: [Event] = []
  /// Milliseconds that the client is to wait before it opens another one.
  public private(set) var retry: Int?
  /// Whether the answer is complete: its last chunk came.
  public private(set) var isComplete = false
  private let descriptor: Int32
  private var unread: [UInt8] = []
  private var text: [UInt8] = []
  private var isHeadRead = false
  private var taken = 0

  init(_ request: String, port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw TestKitError("socket: \(errno)") }
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
    let bytes = Array(request.utf8)
    guard send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
      throw TestKitError("send: \(errno)")
    }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    // Not for the programs that other tests start meanwhile.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// The next event that is not a comment, after those that were returned before. Skips those of other names, if one is given.
  public func next(_ name: String? = nil) async throws -> Event {
    var found: Event?
    try await eventually("the event \(name ?? "of any name") comes", instead: "\(events)") {
      try read()
      while taken < events.count, found == nil {
        if name == nil || events[taken].name == name { found = events[taken] }
        taken += 1
      }
      if isHeadRead, status != 200 { throw TestKitError("no stream but \(status)") }
      if found == nil, isComplete { throw TestKitError("the stream ended after \(events)") }
      return found != nil
    }
    guard let found else { throw TestKitError("no event") }
    return found
  }

  /// Reads to the end of the answer.
  public func end() async throws {
    try await eventually("the stream ends", instead: "\(events)") {
      try read()
      return isComplete
    }
  }

  /// Takes what has come.
  public func read() throws {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 {
        unread += buffer[..<count]
      } else if count == 0 || errno == EAGAIN || errno == EINTR {
        break
      } else {
        throw TestKitError("recv: \(errno) after \(events)")
      }
    }
    readHead()
    if isHeadRead { readChunks() }
    readEvents()
  }

  private func readHead() {
    guard !isHeadRead, let end = unread.firstRange(of: Array("\r\n\r\n".utf8)) else { return }
    let lines = String(decoding: unread[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
    }
    unread.removeSubrange(..<end.upperBound)
    isHeadRead = true
  }

  private func readChunks() {
    while let end = unread.firstRange(of: Array("\r\n".utf8)) {
      guard let size = Int(String(decoding: unread[..<end.lowerBound], as: UTF8.self), radix: 16),
        unread.count >= end.upperBound + size + 2
      else { return }
      text += unread[end.upperBound..<end.upperBound + size]
      unread.removeSubrange(..<(end.upperBound + size + 2))
      if size == 0 { isComplete = true }
    }
  }

  private func readEvents() {
    while let end = text.firstRange(of: Array("\n\n".utf8)) {
      var event = Event()
      for line in String(decoding: text[..<end.lowerBound], as: UTF8.self).split(separator: "\n") {
        let parts = line.split(separator: ":", maxSplits: 1).map { String($0.drop { $0 == " " }) }
        guard parts.count == 2 else { continue }
        switch parts[0] {
        case "event": event.name = parts[1]
        case "id": event.id = parts[1]
        case "data": event.data = (try? JSON.parse(Array(parts[1].utf8))) ?? .null
        case "retry": retry = Int(parts[1])
        default: break
        }
      }
      text.removeSubrange(..<end.upperBound)
      if !event.name.isEmpty { events.append(event) }
    }
  }
}

extension Client {
  /// Opens `GET /v1/sync/stream`.
  ///
  /// - Parameter watched: lifters whose changes are hinted at.
  public func stream(watching watched: [String] = []) throws -> EventStream {
    let query = watched.isEmpty ? "" : "?watch=\(watched.joined(separator: ","))"
    return try stream("/v1/sync/stream\(query)")
  }
}
