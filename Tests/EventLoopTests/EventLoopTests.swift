import EventLoop
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct EventLoopTests {
  @Test func `closures run in the order of their submission`() async throws {
    let threads = try LoopThreads(count: 1)
    let loop = threads.loops[0]
    let order = Mutex<[Int]>([])
    await withCheckedContinuation { continuation in
      for index in 0..<10_000 { loop.execute { order.withLock { $0.append(index) } } }
      loop.execute { continuation.resume() }
    }
    #expect(order.withLock { $0 } == Array(0..<10_000))
    threads.stopAndWait()
  }

  @Test func `a closure never runs before execute returns, not even from the loop itself`() async throws {
    let threads = try LoopThreads(count: 1)
    let loop = threads.loops[0]
    let steps = Mutex<[String]>([])
    await withCheckedContinuation { continuation in
      loop.execute {
        loop.execute {
          steps.withLock { $0.append("inner") }
          continuation.resume()
        }
        steps.withLock { $0.append("outer") }
      }
    }
    #expect(steps.withLock { $0 } == ["outer", "inner"])
    threads.stopAndWait()
  }

  @Test func `no submission from other threads is missed`() async throws {
    let threads = try LoopThreads(count: 2)
    let loop = threads.loops[0]
    // Each round trip lets the loop fall asleep, so that a lost wake-up would hang the test.
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<2_000 {
            await withCheckedContinuation { continuation in loop.execute { continuation.resume() } }
          }
        }
      }
    }
    // Loops wake each other as well.
    let other = threads.loops[1]
    for _ in 0..<2_000 {
      await withCheckedContinuation { continuation in
        loop.execute { other.execute { continuation.resume() } }
      }
    }
    threads.stopAndWait()
  }

  @Test func `a task that prefers the loop stays on its thread over its waits`() async throws {
    let threads = try LoopThreads(count: 2)
    let stays = await withTaskGroup(of: Bool.self) { group in
      for loop in threads.loops {
        for _ in 0..<50 {
          group.addTask(executorPreference: loop) {
            var stayed = loop.isCurrent
            for _ in 0..<20 {
              await Task.yield()
              stayed = stayed && loop.isCurrent
            }
            return stayed
          }
        }
      }
      return await group.allSatisfy { $0 }
    }
    #expect(stays)
    threads.stopAndWait()
  }

  @Test func `what is queued when a loop stops still runs`() async throws {
    let threads = try LoopThreads(count: 1)
    let count = Mutex(0)
    for _ in 0..<1_000 { threads.loops[0].execute { count.withLock { $0 += 1 } } }
    threads.stopAndWait()
    #expect(count.withLock { $0 } == 1_000)
  }

  #if canImport(Glibc)
    @Test func `a loop that is woken waits for its turn`() async throws {
      let threads = try LoopThreads(count: 1)
      let policy = await withCheckedContinuation { continuation in
        threads.loops[0].execute { continuation.resume(returning: sched_getscheduler(0)) }
      }
      let batch: Int32 = 3  // SCHED_BATCH
      #expect(policy == batch)
      threads.stopAndWait()
    }
  #endif
}
