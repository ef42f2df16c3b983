internal import EventLoop
internal import Primitives

/// One client's connection: requests come in, are answered in order, one at a time.
///
/// `@unchecked Sendable`: all of it belongs to its loop's thread; tasks reach it through `onLoop` alone.
final class ClientConnection: @unchecked Sendable {
  /// Bytes that arrive while a request is being answered wait here, up to this many; then they wait in the socket.
  static let backlogLimit = 64 * 1024
  /// A stream's writer waits while more than this is unsent.
  static let watermark = 64 * 1024
  /// A refused request's body is read and dropped up to this length; a longer one costs the connection.
  static let drainLimit = 64 * 1024
  /// Between a stream's pieces, while all is sent, no time is set.
  static let unlimited = Duration.seconds(365 * 86_400)
  static let lingerDeadline = Duration.seconds(2)
  /// How long a draining server waits for the first request of a connection it accepted last.
  static let drainGrace = Duration.seconds(1)

  let owner: LoopServer
  let peer: IPAddress
  /// The position of this connection in the owner's list.
  var place = 0
  var deadline: ContinuousClock.Instant
  var phase = Phase.awaiting
  var isFresh = true
  var transport: Transport
  var parser: RequestParser
  var exchange: Exchange?
  var backlog: [UInt8] = []
  var output = OutputQueue()
  var closesAfterAnswer = false
  var isProcessing = false
  private var readEvent: LoopEvent?
  private var writeEvent: LoopEvent?
  private var isReadingPaused = false

  enum Phase {
    /// Between requests.
    case awaiting
    case receivingHead
    case receivingBody
    case running
    case streaming
    case sending
    /// All is sent and the sending side shut; what the client still sends is dropped, since closing on unread
    /// bytes would reset the connection and could destroy the answer on its way (RFC 9112 §9.6).
    case lingering
    case closed
  }

  init(descriptor: Int32, peer: IPAddress, owner: LoopServer) {
    self.owner = owner
    self.peer = peer
    transport = Transport(descriptor: descriptor, tls: owner.tls)
    parser = RequestParser(limits: owner.limits)
    deadline = owner.now + owner.configuration.headerDeadline
    readEvent = .descriptor(descriptor, for: .read, on: owner.loop) { [unowned self] _ in readable() }
  }

  // MARK: Events

  func readable() {
    if phase == .lingering { return discard() }
    // TLS may have been waiting to read before it could write.
    if transport.isSecure, output.count > 0 { flush() }
    while phase != .closed, !isReadingPaused {
      switch transport.read(into: owner.scratch) {
      case .bytes(let count):
        receive(Bytes(rebasing: owner.scratch.bindMemory(to: UInt8.self).prefix(count)))
        if phase == .lingering || !transport.isSecure && count < owner.scratch.count { return }
      case .wouldBlock: return
      case .wantsOpposite: return watchWriting()
      case .ended: return close()
      }
    }
  }

  private func discard() {
    // A few times only: who sends without end would hold up the loop.
    for _ in 0..<4 {
      switch transport.discard(into: owner.scratch) {
      case .bytes: continue
      case .wouldBlock, .wantsOpposite: return
      case .ended: return close()
      }
    }
  }

  func watchWriting() {
    if let writeEvent { return writeEvent.arm() }
    writeEvent = .descriptor(transport.descriptor, for: .write, on: owner.loop) { [unowned self] _ in
      writeEvent?.disarm()
      flush()
      // TLS may have been waiting to write before it could read.
      if transport.isSecure { readable() }
    }
  }

  func pauseReading() {
    isReadingPaused = true
    readEvent?.disarm()
  }

  func resumeReading() {
    guard isReadingPaused, phase != .closed else { return }
    isReadingPaused = false
    readEvent?.arm()
    // TLS may hold decrypted bytes that no readiness will announce.
    if transport.isSecure, !isProcessing { readable() }
  }

  // MARK: Time and end

  func expired() {
    switch phase {
    case .receivingHead, .receivingBody: refuse(.timeout)
    case .running:
      exchange?.task?.cancel()
      refuse(.deadlineExceeded)
    case .streaming, .sending: abort()
    case .awaiting, .lingering, .closed: close()
    }
  }

  /// The server is shutting down: a connection that waits between requests ends, unless one has just arrived.
  func drain() {
    guard phase == .awaiting else { return }
    readable()
    guard phase == .awaiting else { return }
    if isFresh {
      deadline = min(deadline, owner.now + Self.drainGrace)
    } else {
      close()
    }
  }

  /// Ends the sending side once the last answer is out.
  func linger() {
    transport.endSending()
    phase = .lingering
    deadline = owner.now + Self.lingerDeadline
    exchange = nil
    backlog = []
    resumeReading()
  }

  func abort() {
    guard phase != .closed else { return }
    transport.resetOnEnd()
    close()
  }

  func close() {
    guard phase != .closed else { return }
    phase = .closed
    readEvent = nil
    writeEvent = nil
    transport.end()
    output.drop()
    backlog = []
    let ended = exchange
    exchange = nil
    ended?.task?.cancel()
    ended?.waitingWriter?.resume(throwing: ClientGone())
    ended?.waitingWriter = nil
    owner.remove(self)
  }

  /// Runs the closure on the loop's thread: at once when called there.
  func onLoop(_ body: @escaping @Sendable () -> Void) {
    if owner.loop.isCurrent { body() } else { owner.loop.execute(body) }
  }
}
