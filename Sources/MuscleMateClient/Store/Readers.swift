internal import Synchronization

/// Reads of a file, each with a thread and a connection of its own.
actor Reader {
  private let file: String
  private let thread = StoreThread("MuscleMate reader")
  private var connection: Connection?

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  init(_ file: String) { self.file = file }
  deinit { thread.end() }

  func read<Value: Sendable>(
    _ body: @Sendable (Connection) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    if let connection { return try body(connection) }
    let opened = try Connection(file, isReading: true)
    connection = opened
    return try body(opened)
  }

  func close() { connection = nil }
}

/// Up to three reads go on at once, and none waits for the writer: in WAL mode each sees the last commit before it began.
final class Readers: Sendable {
  private let readers: [Reader]
  private let turn = Atomic(0)

  init(_ file: String) { readers = (0..<3).map { _ in Reader(file) } }

  func read<Value: Sendable>(
    _ body: @Sendable (Connection) throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    let turn = turn.wrappingAdd(1, ordering: .relaxed).newValue
    return try await readers[Int(UInt(bitPattern: turn) % 3)].read(body)
  }

  func close() async {
    for reader in readers { await reader.close() }
  }
}
