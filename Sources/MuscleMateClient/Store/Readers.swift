internal import Synchronization

/// Reads of a file, each with a thread and a connection of its own.
actor Reader {
  private let file: String
  private let thread = StoreThread("MuscleMate reader")
  private var connection: Connection?
  /// Which file is open.
  private var number: UInt64?
  private var hasEnded = false
  private var isFixed = false

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  init(_ file: String) { self.file = file }
  deinit { thread.end() }

  func read<Value: Sendable>(
    fixed: Bool, _ body: @Sendable (Connection) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    // Another program of the device may have removed the file, or put another one in its place.
    let there = StoreFile.number(of: file)
    if hasEnded || there == nil { throw .closed }
    if let connection, isFixed == fixed {
      guard number == there else { throw .closed }
      return try body(connection)
    }
    let opened = try Connection(file, isReading: true, isFixed: fixed)
    (connection, number, isFixed) = (opened, there, fixed)
    return try body(opened)
  }

  /// The next read opens the file that is there then.
  func close() { connection = nil }

  /// After this every read fails: the file may be gone, or another person's.
  func end() { (connection, hasEnded) = (nil, true) }
}

/// Up to three reads go on at once, and none waits for the writer: in WAL mode each sees the last commit before it began.
final class Readers: Sendable {
  private let readers: [Reader]
  private let turn = Atomic(0)
  /// Whether nobody can write the file, for want of room.
  let isFixed = Atomic(false)

  init(_ file: String) { readers = (0..<3).map { _ in Reader(file) } }

  func read<Value: Sendable>(
    _ body: @Sendable (Connection) throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    let turn = turn.wrappingAdd(1, ordering: .relaxed).newValue
    let isFixed = isFixed.load(ordering: .acquiring)
    return try await readers[Int(UInt(bitPattern: turn) % 3)].read(fixed: isFixed, body)
  }

  func close() async {
    for reader in readers { await reader.close() }
  }

  func end() async {
    for reader in readers { await reader.end() }
  }
}
