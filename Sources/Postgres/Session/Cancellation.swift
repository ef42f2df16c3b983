internal import CLibpq
internal import EventLoop

/// Asks the server to stop what a connection runs. `PQcancel` connects and blocks, so it has a thread; it is a
/// courtesy, and where the queue is full the server's own limit has to do.
enum Cancellation {
  private static let threads = try? SidePool(threads: 1, queue: 64)

  static func request(_ connection: OpaquePointer, on loop: EventLoop) {
    guard let threads, let cancel = PQgetCancel(connection) else { return }
    let address = UInt(bitPattern: cancel)
    Task(executorPreference: loop) {
      do { try await threads.run { send(address) } } catch {
        PQfreeCancel(OpaquePointer(bitPattern: address))
      }
    }
  }

  private static func send(_ address: UInt) {
    let cancel = OpaquePointer(bitPattern: address)
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { message in
      _ = PQcancel(cancel, message.baseAddress, Int32(message.count))
    }
    PQfreeCancel(cancel)
  }
}
