import EventLoop
import Glibc
import Testing

@Suite struct LoopEventTests {
  @Test func `a descriptor's watch fires when it can be read, until it is released`() async throws {
    let threads = try LoopThreads(count: 1)
    let loop = threads.loops[0]
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    let received = await withCheckedContinuation { continuation in
      loop.execute {
        let watch = Watch()
        watch.event = .descriptor(reading, for: .read, on: loop) { [watch] readiness in
          var byte: UInt8 = 0
          let count = read(reading, &byte, 1)
          watch.event = nil
          continuation.resume(returning: (readiness.contains(.read), count, byte))
        }
      }
      var byte: UInt8 = 42
      write(writing, &byte, 1)
    }
    #expect(received == (true, 1, 42))
    close(reading)
    close(writing)
    threads.stopAndWait()
  }

  @Test func `a timer that is put off fires once, at its later time`() async throws {
    let threads = try LoopThreads(count: 1)
    let loop = threads.loops[0]
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      loop.execute {
        let watch = Watch()
        watch.event = .timer(after: .milliseconds(1), on: loop) { [watch] in
          watch.event = nil
          continuation.resume()
        }
        watch.event?.reschedule(after: .milliseconds(60))
      }
    }
    #expect(ContinuousClock.now - start >= .milliseconds(59))
    threads.stopAndWait()
  }
}

/// Keeps an event alive until its handler lets it go.
private final class Watch {
  var event: LoopEvent?
}
