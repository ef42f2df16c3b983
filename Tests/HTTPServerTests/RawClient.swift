#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A blocking socket that sends the given bytes and reads answers, with a bound on every wait.
///
/// `@unchecked Sendable`: a test hands it from one thread to the next and never uses it on two.
final class RawClient: @unchecked Sendable {
  let descriptor: Int32
  private var buffered: [UInt8] = []

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  struct Answer {
    var status: Int
    var header: String
    var body: [UInt8]
    var text: String { String(decoding: body, as: UTF8.self) }

    func field(_ name: String) -> String? {
      for line in header.split(separator: "\r\n") where line.lowercased().hasPrefix(name.lowercased() + ": ")
      {
        return String(line.dropFirst(name.utf8.count + 2))
      }
      return nil
    }
  }

  init(port: UInt16, receiveBuffer: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    if var receiveBuffer { setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, 4) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure(description: "connect: \(String(cString: strerror(errno)))") }
  }

  deinit { close(descriptor) }

  func send(_ text: String) throws { try send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, 0x4000) }
      guard count > 0 else { throw Failure(description: "send: \(String(cString: strerror(errno)))") }
      sent += count
    }
  }

  /// False at the end of the stream, and where the server has reset it.
  private func fill() throws -> Bool {
    var piece: [UInt8] = Array(repeating: 0, count: 65_536)
    let count = recv(descriptor, &piece, piece.count, 0)
    if count < 0, errno == EAGAIN { throw Failure(description: "nothing came in time") }
    guard count > 0 else { return false }
    buffered += piece.prefix(count)
    return true
  }

  func line() throws -> String {
    while true {
      if let end = buffered.firstIndex(of: 10) {
        let line = String(decoding: buffered[..<end], as: UTF8.self)
        buffered.removeSubrange(...end)
        return line.hasSuffix("\r") ? String(line.dropLast()) : line
      }
      guard try fill() else { throw Failure(description: "the stream ended inside a line") }
    }
  }

  func bytes(_ count: Int) throws -> [UInt8] {
    while buffered.count < count {
      guard try fill() else { throw Failure(description: "the stream ended inside a body") }
    }
    defer { buffered.removeFirst(count) }
    return Array(buffered.prefix(count))
  }

  func answer(toHead: Bool = false) throws -> Answer {
    let status = try line()
    guard let code = Int(status.dropFirst(9).prefix(3)) else {
      throw Failure(description: "status \(status)")
    }
    var answer = Answer(status: code, header: "", body: [])
    while case let line = try line(), !line.isEmpty { answer.header += line + "\r\n" }
    if toHead { return answer }
    if answer.field("Transfer-Encoding") == "chunked" {
      while let size = Int(try line(), radix: 16) {
        answer.body += try bytes(size)
        _ = try line()
        if size == 0 { break }
      }
    } else if let length = answer.field("Content-Length").flatMap({ Int($0) }) {
      answer.body = try bytes(length)
    }
    return answer
  }

  func exchange(_ request: String) throws -> Answer {
    try send(request)
    return try answer()
  }

  /// The rest of the stream.
  func rest() throws -> String {
    while try fill() {}
    defer { buffered = [] }
    return String(decoding: buffered, as: UTF8.self)
  }

  /// Whether the server has ended the connection, once all before is read.
  func isEnded() throws -> Bool { try rest().isEmpty }

  func halfClose() { shutdown(descriptor, Int32(SHUT_WR)) }
}
