import EventLoop
import Testing

@Suite struct SleepTests {
  @Test func `a sleep lasts as long as it says`() async throws {
    let threads = try LoopThreads(count: 1)
    let start = ContinuousClock.now
    try await threads.loops[0].sleep(for: .milliseconds(50))
    #expect(ContinuousClock.now - start >= .milliseconds(49))
    threads.stopAndWait()
  }

  @Test func `many sleeps wait at the same time`() async throws {
    let threads = try LoopThreads(count: 1)
    let loop = threads.loops[0]
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    await withThrowingTaskGroup { group in
      for _ in 0..<500 {
        group.addTask(executorPreference: loop) {
          start.yield()
          try await loop.sleep(for: .seconds(3600))
        }
      }
      // The one thread comes to the next only if the one before does not hold it.
      var waiting = 0
      for await _ in started {
        waiting += 1
        if waiting == 500 { break }
      }
      group.cancelAll()
      while let end = await group.nextResult() {
        #expect(throws: CancellationError.self) { try end.get() }
      }
    }
    threads.stopAndWait()
  }

  @Test func `cancelling ends a sleep at once`() async throws {
    let threads = try LoopThreads(count: 1)
    let loop = threads.loops[0]
    let sleeper = Task { try await loop.sleep(for: .seconds(3600)) }
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    threads.stopAndWait()
  }

  @Test func `cancelling races with the end of a sleep without harm`() async throws {
    let threads = try LoopThreads(count: 1)
    let loop = threads.loops[0]
    for round in 0..<300 {
      let sleeper = Task { try await loop.sleep(for: .microseconds(round % 7 * 100)) }
      if round % 3 == 0 { await Task.yield() }
      sleeper.cancel()
      // Either end is right; a second resumption would trap.
      _ = await sleeper.result
    }
    threads.stopAndWait()
  }
}
