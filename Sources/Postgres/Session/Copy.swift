internal import CLibpq

extension Connection {
  public enum CopyFormat: Sendable {
    case text, binary
  }

  /// Streams rows into a table with `copy … from stdin`, in the format that the command names, and returns how
  /// many there were. Where the body throws, the copy is taken back and the error passed on.
  @concurrent
  public func copyIn(
    _ sql: StaticString, _ format: CopyFormat, _ body: @Sendable (CopyWriter) async throws -> Void
  ) async throws -> Int {
    try await withTaskExecutorPreference(loop) {
      try begin()
      defer { end() }
      guard PQsendQuery(wire.connection, sql.cString) == 1 else { throw DatabaseError.connectionLost }
      try await flush()
      let started = try await nextResult()
      guard started?.status == PGRES_COPY_IN else {
        return try await notACopy(started)
      }
      let writer = CopyWriter(self, format)
      do {
        try await body(writer)
        try await writer.finish()
      } catch {
        // The server's own reason comes first: it is why writing failed.
        try await abandonCopy()
        throw error
      }
      return try await results(of: "copy").last?.affectedRows ?? 0
    }
  }

  private func notACopy(_ result: ResultSet?) async throws(DatabaseError) -> Int {
    let refusal = result.map { DatabaseError($0, statement: "copy") } ?? .connectionLost
    _ = try await results(of: "copy")
    throw refusal
  }

  private func abandonCopy() async throws(DatabaseError) {
    guard !wire.isClosed, PQputCopyEnd(wire.connection, "given up by the client") == 1 else { return }
    try await flush()
    do { _ = try await results(of: "copy") } catch {
      // 57014 is our own request to give up.
      if case .deadline = error { return }
      throw error
    }
  }
}

/// Writes the rows of one `copyIn`; used on the connection's loop, within its body.
///
/// `@unchecked Sendable`: the body runs on the loop, and nothing else holds the writer.
public final class CopyWriter: @unchecked Sendable {
  private let connection: Connection
  private let format: Connection.CopyFormat
  private var buffer = BinaryWriter()
  /// Bytes gathered before they go to the socket.
  private static let chunk = 65_536

  init(_ connection: Connection, _ format: Connection.CopyFormat) {
    self.connection = connection
    self.format = format
    guard format == .binary else { return }
    // Signature, flags, length of the header's extension (documentation, COPY, "Binary Format").
    buffer.append(contentsOf: "PGCOPY\n".utf8)
    buffer.append(contentsOf: [0xFF, 0x0D, 0x0A, 0x00])
    buffer.append(Int64(0))
  }

  /// One row in binary format.
  public func row<each Value: Parameter>(_ values: repeat each Value) async throws(DatabaseError) {
    var count: Int16 = 0
    for _ in repeat (each Value).self { count += 1 }
    buffer.append(count)
    repeat buffer.appendFramed(each values)
    try await sendIfFull()
  }

  /// Any piece of the copy's text format (or CSV, where the command says so).
  public func text(_ text: String) async throws(DatabaseError) {
    buffer.append(contentsOf: text.utf8)
    try await sendIfFull()
  }

  private func sendIfFull() async throws(DatabaseError) {
    if buffer.bytes.count >= Self.chunk { try await send() }
  }

  /// Waits until the socket has taken everything, so that no more than a chunk is ever buffered.
  private func send() async throws(DatabaseError) {
    guard !buffer.bytes.isEmpty else { return }
    let wire = connection.wire
    guard !wire.isClosed else { throw .connectionLost }
    let isTaken = buffer.bytes.withUnsafeBytes { bytes in
      let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      return PQputCopyData(wire.connection, start, Int32(bytes.count)) == 1
    }
    guard isTaken else { throw .connectionLost }
    buffer.bytes.removeAll(keepingCapacity: true)
    try await connection.flush()
  }

  func finish() async throws(DatabaseError) {
    if format == .binary { buffer.append(Int16(-1)) }
    try await send()
    guard PQputCopyEnd(connection.wire.connection, nil) == 1 else { throw .connectionLost }
    try await connection.flush()
  }
}
