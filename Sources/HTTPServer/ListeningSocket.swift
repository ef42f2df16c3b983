#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A non-blocking TCP listener. Each loop has one of its own on the same port (SO_REUSEPORT), and the kernel
/// deals the connections out.
final class ListeningSocket: Sendable {
  let descriptor: Int32
  let port: UInt16

  /// Connections that may wait to be accepted; the kernel cuts it to net.core.somaxconn.
  private static let backlog: Int32 = 4096

  /// `sharing` lets other sockets of this process on the same port; without it a port that another process
  /// serves is refused, which SO_REUSEPORT would share unnoticed.
  init(address: String, port: UInt16, sharing: Bool) throws(ServerError) {
    guard let ip = IPAddress(address) else {
      throw ServerError(description: "\(address) is no numeric address")
    }
    let descriptor = socket(ip.isV4 ? AF_INET : AF_INET6, streamSocket, 0)
    guard descriptor >= 0 else { throw ServerError(systemCall: "socket") }
    var one: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, size)
    if sharing { setsockopt(descriptor, SOL_SOCKET, SO_REUSEPORT, &one, size) }
    // A streamed answer's small pieces leave at once (TCP_NODELAY is handed on to accepted sockets).
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, size)
    guard bindSocket(descriptor, ip, port) == 0 else {
      throw Self.closing(descriptor, "bind \(address):\(port)")
    }
    guard listen(descriptor, Self.backlog) == 0, setNonBlocking(descriptor) else {
      throw Self.closing(descriptor, "listen")
    }
    self.descriptor = descriptor
    self.port = boundPort(descriptor)
  }

  deinit { close(descriptor) }

  private static func closing(_ descriptor: Int32, _ call: String) -> ServerError {
    let error = ServerError(systemCall: call)
    close(descriptor)
    return error
  }

  enum Accepted {
    case connection(Int32, IPAddress)
    case none
    /// The process or the system is out of descriptors.
    case exhausted
  }

  func acceptOne() -> Accepted {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    while true {
      let accepted = withUnsafeMutablePointer(to: &storage) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { accept(descriptor, $0, &size) }
      }
      if accepted >= 0 {
        guard setNonBlocking(accepted) else {
          close(accepted)
          continue
        }
        endWhenUnanswered(accepted)
        return .connection(accepted, ipAddress(of: storage))
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .exhausted
      default: return .none
      }
    }
  }
}

extension ServerError {
  init(systemCall: String) { self.init(description: "\(systemCall): \(String(cString: strerror(errno)))") }
}

#if canImport(Glibc)
  private let streamSocket = Int32(SOCK_STREAM.rawValue)
#else
  private let streamSocket = SOCK_STREAM
#endif

private func setNonBlocking(_ descriptor: Int32) -> Bool {
  fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0
    && fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
}

/// A client that is gone without a word, such as a phone that changed its network, acknowledges nothing. Without this the
/// kernel would try for a quarter of an hour, and an open stream would keep its place as long (tcp(7), TCP_USER_TIMEOUT).
private func endWhenUnanswered(_ descriptor: Int32) {
  #if canImport(Glibc)
    var milliseconds: UInt32 = 60_000
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, &milliseconds,
      socklen_t(MemoryLayout.size(ofValue: milliseconds)))
  #endif
}

private func bindSocket(_ descriptor: Int32, _ ip: IPAddress, _ port: UInt16) -> Int32 {
  if ip.isV4 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(truncatingIfNeeded: ip.low).bigEndian
    return bindAddress(descriptor, &address)
  }
  var address = sockaddr_in6()
  address.sin6_family = sa_family_t(AF_INET6)
  address.sin6_port = port.bigEndian
  withUnsafeMutableBytes(of: &address.sin6_addr) { bytes in
    bytes.storeBytes(of: ip.high.bigEndian, as: UInt64.self)
    bytes.storeBytes(of: ip.low.bigEndian, toByteOffset: 8, as: UInt64.self)
  }
  return bindAddress(descriptor, &address)
}

private func bindAddress<Address>(_ descriptor: Int32, _ address: inout Address) -> Int32 {
  let size = socklen_t(MemoryLayout<Address>.size)
  return withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
  }
}

private func boundPort(_ descriptor: Int32) -> UInt16 {
  var storage = sockaddr_storage()
  var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
  _ = withUnsafeMutablePointer(to: &storage) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
  }
  // The port has the same place in both families' addresses.
  return withUnsafeBytes(of: storage) { UInt16(bigEndian: $0.load(fromByteOffset: 2, as: UInt16.self)) }
}

private func ipAddress(of storage: sockaddr_storage) -> IPAddress {
  withUnsafeBytes(of: storage) { bytes in
    if Int32(storage.ss_family) == AF_INET {
      return IPAddress(v4: UInt32(bigEndian: bytes.load(as: sockaddr_in.self).sin_addr.s_addr))
    }
    return IPAddress(bytes.load(as: sockaddr_in6.self).sin6_addr)
  }
}
