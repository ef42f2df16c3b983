internal import CEvent

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The bytes that wait to be sent on a connection: an evbuffer, which takes foreign bytes by reference. Nothing is held
/// while nothing waits.
struct OutputQueue: ~Copyable {
  private var buffer: OpaquePointer?

  deinit {
    if let buffer { evbuffer_free(buffer) }
  }

  var count: Int { buffer.map { evbuffer_get_length($0) } ?? 0 }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard !bytes.isEmpty else { return }
    let status = evbuffer_add(opened(), bytes.baseAddress, bytes.count)
    precondition(status == 0, "out of memory")
  }

  /// Keeps the object until its bytes are sent or the queue ends.
  mutating func append(_ foreign: any ForeignBytes) {
    let buffer = opened()
    let held = Unmanaged.passRetained(HeldBytes(foreign)).toOpaque()
    foreign.withUnsafeBytes { bytes in
      let status = evbuffer_add_reference(buffer, bytes.baseAddress, bytes.count, releaseHeldBytes, held)
      precondition(status == 0, "out of memory")
    }
  }

  /// Sends what the socket takes; the outcome is the last write's.
  mutating func send(over transport: borrowing Transport) -> Transport.Outcome {
    guard let buffer else { return .bytes(0) }
    var pieces: [iovec] = Array(repeating: iovec(), count: 8)
    let found = evbuffer_peek(buffer, -1, nil, &pieces, Int32(pieces.count))
    let outcome = transport.write(pieces.prefix(Int(found)))
    if case .bytes(let count) = outcome { evbuffer_drain(buffer, count) }
    if evbuffer_get_length(buffer) == 0 { drop() }
    return outcome
  }

  mutating func drop() {
    if let buffer { evbuffer_free(buffer) }
    buffer = nil
  }

  private mutating func opened() -> OpaquePointer {
    if let buffer { return buffer }
    guard let fresh = evbuffer_new() else { preconditionFailure("out of memory") }
    buffer = fresh
    return fresh
  }
}

private final class HeldBytes {
  let foreign: any ForeignBytes
  init(_ foreign: any ForeignBytes) { self.foreign = foreign }
}

private func releaseHeldBytes(_: UnsafeRawPointer?, _: Int, _ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<HeldBytes>.fromOpaque(context).release()
}
