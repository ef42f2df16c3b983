internal import CLibpq
internal import EventLoop

/// A libpq connection and its socket's readiness; made, used and closed on one loop. Nothing here blocks.
final class Wire {
  /// Valid until `close()`.
  let connection: OpaquePointer
  private let loop: EventLoop
  private var reading: LoopEvent?
  private var writing: LoopEvent?
  private var isWriteArmed = false
  private(set) var isClosed = false
  /// Called when the socket can be read, or written if a wait for that was requested. Its captures are kept until
  /// `close()`.
  var onReady: (() -> Void)?

  /// Takes over a connection that was started.
  init(_ started: StartedConnection, on loop: EventLoop) {
    connection = started.connection
    self.loop = loop
    PQsetNoticeReceiver(connection, dropNotice, nil)
  }

  enum Handshake {
    case underway, ready
    case failed(String)
  }

  /// Takes the next step of connecting and, where there is one after it, waits for the socket.
  func advanceHandshake() -> Handshake {
    // libpq may close one socket and open the next, of another address, under the same number: what watched the first is
    // nothing that would watch the second (documentation, 34.1, `PQconnectPoll`).
    reading = nil
    writing = nil
    switch PQconnectPoll(connection) {
    case PGRES_POLLING_OK:
      PQsetnonblocking(connection, 1)
      watch()
      setWriteInterest(false)
      return .ready
    case PGRES_POLLING_READING:
      watch()
      setWriteInterest(false)
      return .underway
    case PGRES_POLLING_WRITING:
      watch()
      setWriteInterest(true)
      return .underway
    default: return .failed(errorMessage)
    }
  }

  private func watch() {
    let socket = PQsocket(connection)
    isWriteArmed = false
    reading = .descriptor(socket, for: .read, on: loop) { [unowned self] _ in onReady?() }
    writing = .descriptor(socket, for: .write, on: loop) { [unowned self] _ in onReady?() }
    writing?.disarm()
  }

  private func setWriteInterest(_ isWanted: Bool) {
    guard isWanted != isWriteArmed else { return }
    isWriteArmed = isWanted
    if isWanted { writing?.arm() } else { writing?.disarm() }
  }

  enum Flush {
    case done, pending, failed
  }

  /// Sends what is buffered. Where the socket takes no more, it is watched for writing *and* reading, since the
  /// server may itself wait for us to read (libpq documentation, `PQflush`).
  func flush() -> Flush {
    let code = PQflush(connection)
    setWriteInterest(code > 0)
    return code == 0 ? .done : code > 0 ? .pending : .failed
  }

  /// Reads what has arrived; false where the connection is gone, though answers may still be buffered.
  func consumeInput() -> Bool { PQconsumeInput(connection) == 1 }

  /// Whether the server takes no writes: a standby, or one that was set so. PostgreSQL reports both settings, and each
  /// change of them before it says that it is ready again (14 and newer; an older one says nothing).
  var isReadOnly: Bool {
    let settings: [String] = ["in_hot_standby", "default_transaction_read_only"]
    return settings.contains { setting in
      PQparameterStatus(connection, setting).map { String(cString: $0) } == "on"
    }
  }

  var isBusy: Bool { PQisBusy(connection) == 1 }
  var isBroken: Bool { PQstatus(connection) == CONNECTION_BAD }

  func nextResult() -> ResultSet? { PQgetResult(connection).map { ResultSet(owning: $0) } }

  var errorMessage: String {
    let message = PQerrorMessage(connection).map { String(cString: $0) } ?? ""
    return String(message.split(separator: "\n").joined(separator: " "))
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    reading = nil
    writing = nil
    onReady = nil
    PQfinish(connection)
  }

  deinit { close() }
}

private func dropNotice(_: UnsafeMutableRawPointer?, _: OpaquePointer?) {}
