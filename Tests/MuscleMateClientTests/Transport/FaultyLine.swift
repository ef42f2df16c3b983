internal import Foundation
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A small TCP proxy in front of a server, which loses, cuts and delays what goes through it. The fault counts for each piece that
/// passes from then on, also on connections that are open already.
final class FaultyLine: Sendable {
  enum Fault: Sendable {
    case none
    /// The connection ends once the request is there; the server sees nothing of it.
    case cutBeforeRequest
    /// The server carries the request out, and the connection ends before any byte of the answer.
    case cutAfterRequest
    /// The connection ends after so many bytes of the answer's body.
    case cutWithinAnswer(Int)
    /// The answer comes in this many pieces, with as many milliseconds after each.
    case slow(pieces: Int, milliseconds: UInt32)
    /// The server never hears of it, and the connection stays open.
    case silent
    /// The answer is this, whatever the request, in pieces with milliseconds after each; then the connection stays open.
    case says([String], milliseconds: UInt32)
  }

  private struct State {
    var fault = Fault.none
    var open: Set<Int32> = []
    var requests: [String] = []
    var isStopped = false
  }

  /// `http://127.0.0.1:41234`.
  let address: String
  private let listener: Int32
  private let server: UInt16
  private let state = Mutex(State())

  /// - Parameter server: the address of the real one.
  init(to server: String) throws {
    self.server = server.split(separator: ":").last.flatMap { UInt16($0) } ?? 0
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var name = Self.loopback(0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isListening else { throw LineError(number: errno) }
    self.listener = listener
    address = "http://127.0.0.1:\(UInt16(bigEndian: name.sin_port))"
    Thread.detachNewThread { [self] in acceptClients() }
  }

  struct LineError: Error { let number: Int32 }

  var fault: Fault {
    get { state.withLock { $0.fault } }
    set { state.withLock { $0.fault = newValue } }
  }

  /// The connections of clients that are open now.
  var connections: Int { state.withLock { $0.open.count } }
  /// What clients have sent.
  var requests: [String] { state.withLock { $0.requests } }

  func stop() {
    state.withLock { state in
      // Once closed, a number may be another test's connection.
      guard !state.isStopped else { return }
      state.isStopped = true
      for descriptor in state.open.union([listener]) { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }
  }

  // MARK: - Threads

  private func acceptClients() {
    while true {
      let client = accept(listener, nil, nil)
      guard client >= 0 else { break }
      let isOpen = state.withLock { state in
        if !state.isStopped { state.open.insert(client) }
        return !state.isStopped
      }
      guard isOpen else {
        close(client)
        break
      }
      Thread.detachNewThread { [self] in serve(client) }
    }
    close(listener)
  }

  private func serve(_ client: Int32) {
    let upstream = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var name = Self.loopback(server)
    let isConnected = withUnsafeMutablePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(upstream, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    let back = DispatchSemaphore(value: 0)
    if isConnected {
      Thread.detachNewThread { [self] in
        passAnswers(from: upstream, to: client)
        cut(client, upstream)
        back.signal()
      }
    }
    passRequests(from: client, to: upstream)
    cut(client, upstream)
    if isConnected { back.wait() }
    state.withLock { _ = $0.open.remove(client) }
    close(client)
    close(upstream)
  }

  private func passRequests(from client: Int32, to upstream: Int32) {
    while let bytes = Self.readRequest(client) {
      state.withLock { $0.requests.append(String(decoding: bytes, as: UTF8.self)) }
      switch fault {
      case .cutBeforeRequest: return
      case .silent: continue
      case .says(let pieces, let milliseconds):
        for piece in pieces where Self.write(Array(piece.utf8), client) { usleep(milliseconds * 1_000) }
      default: if !Self.write(bytes, upstream) { return }
      }
    }
  }

  private func passAnswers(from upstream: Int32, to client: Int32) {
    while let bytes = Self.read(upstream) {
      switch fault {
      case .cutAfterRequest: return
      case .cutWithinAnswer(let count):
        let head = bytes.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound ?? 0
        _ = Self.write(Array(bytes.prefix(head + count)), client)
        return
      case .slow(let pieces, let milliseconds):
        let size = max(1, bytes.count / pieces)
        for start in stride(from: 0, to: bytes.count, by: size) {
          guard Self.write(Array(bytes[start..<min(start + size, bytes.count)]), client) else { return }
          usleep(milliseconds * 1_000)
        }
      default: if !Self.write(bytes, client) { return }
      }
    }
  }

  // MARK: - Sockets

  private func cut(_ client: Int32, _ upstream: Int32) {
    shutdown(client, Int32(SHUT_RDWR))
    shutdown(upstream, Int32(SHUT_RDWR))
  }

  /// A request whole: the head may come before the body.
  private static func readRequest(_ descriptor: Int32) -> [UInt8]? {
    guard var bytes = read(descriptor) else { return nil }
    while true {
      if let end = bytes.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound {
        let head = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
        let length = head.split(separator: "content-length: ").dropFirst().first.map {
          $0.prefix(while: \.isNumber)
        }
        if bytes.count >= end + (length.flatMap { Int($0) } ?? 0) { return bytes }
      }
      guard let more = read(descriptor) else { return nil }
      bytes += more
    }
  }

  private static func read(_ descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  private static func write(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func loopback(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }
}

/// Runs this with such a line in front of a server, and stops it.
func withLine(to server: String, _ body: (FaultyLine) async throws -> Void) async throws {
  let line = try FaultyLine(to: server)
  defer { line.stop() }
  try await body(line)
}
