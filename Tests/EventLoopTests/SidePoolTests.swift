import EventLoop
import Synchronization
import TestKit
import Testing

@Suite struct SidePoolTests {
  @Test func `results and errors come back`() async throws {
    struct Failure: Error {}
    let pool = try SidePool(threads: 2, queue: 10)
    #expect(try await pool.run { 6 * 7 } == 42)
    await #expect(throws: Failure.self) { try await pool.run { throw Failure() } }
    pool.close()
    await #expect(throws: SidePoolFull.self) { try await pool.run { 1 } }
  }

  @Test func `a pool may be given up before its threads have begun`() throws {
    for _ in 0..<200 { _ = try SidePool(threads: 4, queue: 1) }
  }

  @Test func `beyond its threads and its queue the pool refuses at once`() async throws {
    let pool = try SidePool(threads: 2, queue: 3)
    let gate = Gate()
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<2 { group.addTask { await gate.passes(through: pool) } }
      try await eventually("two have come to the gate") { gate.waiting == 2 }
      for _ in 0..<10 { group.addTask { await gate.passes(through: pool) } }
      var refused = 0
      // Two run and three wait: seven are refused while nothing has finished.
      while refused < 7, let passed = try await group.next() { refused += passed ? 0 : 1 }
      #expect(refused == 7)
      gate.open()
      for try await passed in group { #expect(passed) }
    }
    #expect(gate.waiting == 5)
    pool.close()
  }
}

/// Holds the pool's threads until it is opened.
private final class Gate: Sendable {
  private let isClosed = Mutex(true)
  private let count = Atomic<Int>(0)

  /// How many have come to the gate.
  var waiting: Int { count.load(ordering: .relaxed) }

  func open() { isClosed.withLock { $0 = false } }

  func passes(through pool: SidePool) async -> Bool {
    do {
      try await pool.run { [self] in
        count.add(1, ordering: .relaxed)
        try block(until: "the gate opens") { !isClosed.withLock { $0 } }
      }
      return true
    } catch {
      return false
    }
  }
}
