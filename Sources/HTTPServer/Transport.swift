internal import CEvent
internal import COpenSSL

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A connected socket, plain or under TLS, that never blocks.
///
/// Read and written directly, not through a bufferevent: an idle connection then holds no buffers, and an
/// answer that fits the socket's buffer costs one system call and no change of the event set.
struct Transport: ~Copyable {
  let descriptor: Int32
  private var tls: OpaquePointer?
  private var isOpen = true

  enum Outcome {
    case bytes(Int)
    case wouldBlock
    /// TLS wants the socket writable before it can read, or readable before it can write.
    case wantsOpposite
    /// End of stream, reset, or a broken TLS record.
    case ended
  }

  init(descriptor: Int32, tls context: TLSContext?) {
    self.descriptor = descriptor
    tls = context?.makeConnection(on: descriptor)
  }

  deinit {
    if let tls { SSL_free(tls) }
    if isOpen { close(descriptor) }
  }

  var isSecure: Bool { tls != nil }

  /// Gives the descriptor back before the value's own end, which a handler still running may put off.
  mutating func end() {
    if isOpen { close(descriptor) }
    isOpen = false
  }

  /// Makes the end a reset, so that no client takes an answer that was cut for one that ended.
  func resetOnEnd() {
    var setting = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &setting, socklen_t(MemoryLayout<linger>.size))
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Outcome {
    guard let tls else { return outcome(recv(descriptor, buffer.baseAddress, buffer.count, 0)) }
    let count = SSL_read(tls, buffer.baseAddress, Int32(buffer.count))
    return outcome(ofTLS: count, tls, opposite: SSL_ERROR_WANT_WRITE)
  }

  /// Writes some of these bytes.
  func write(_ bytes: UnsafeRawBufferPointer) -> Outcome {
    guard let tls else { return outcome(send(descriptor, bytes.baseAddress, bytes.count, noSignal)) }
    let count = SSL_write(tls, bytes.baseAddress, Int32(clamping: bytes.count))
    return outcome(ofTLS: count, tls, opposite: SSL_ERROR_WANT_READ)
  }

  /// Writes some of these pieces; TLS takes the first alone.
  func write(_ pieces: ArraySlice<iovec>) -> Outcome {
    guard tls != nil, let first = pieces.first else {
      return outcome(pieces.withUnsafeBufferPointer { writev(descriptor, $0.baseAddress, Int32($0.count)) })
    }
    return write(UnsafeRawBufferPointer(start: first.iov_base, count: first.iov_len))
  }

  /// Tells the client that nothing more will come; what it still sends can be read and dropped.
  func endSending() {
    if let tls {
      SSL_shutdown(tls)
      ERR_clear_error()
    }
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Reads past TLS: only whether and when the client has stopped sending matters.
  func discard(into buffer: UnsafeMutableRawBufferPointer) -> Outcome {
    outcome(recv(descriptor, buffer.baseAddress, buffer.count, 0))
  }

  private func outcome(_ result: Int) -> Outcome {
    if result > 0 { return .bytes(result) }
    let isWaiting = errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR
    return result < 0 && isWaiting ? .wouldBlock : .ended
  }

  private func outcome(ofTLS result: Int32, _ tls: OpaquePointer, opposite: Int32) -> Outcome {
    if result > 0 { return .bytes(Int(result)) }
    let error = SSL_get_error(tls, result)
    if error == opposite { return .wantsOpposite }
    if error == SSL_ERROR_WANT_READ || error == SSL_ERROR_WANT_WRITE { return .wouldBlock }
    // OpenSSL's error queue is the thread's, so what is left in it would spoil the next connection's answer.
    ERR_clear_error()
    return .ended
  }
}

#if canImport(Glibc)
  private let noSignal = Int32(MSG_NOSIGNAL)
#else
  private let noSignal: Int32 = 0
#endif
