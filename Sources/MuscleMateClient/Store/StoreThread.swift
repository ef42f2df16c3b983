internal import Foundation

/// A thread on which the jobs of one actor run, so that a slow disk blocks no thread of the shared pool. The thread starts with
/// the first job.
///
/// `@unchecked Sendable`: everything mutable is touched under the condition's lock only.
final class StoreThread: SerialExecutor, @unchecked Sendable {
  private let name: String
  /// Guards the three below.
  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []
  private var isRunning = false
  private var isEnding = false

  init(_ name: String) { self.name = name }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.lock()
    defer { condition.unlock() }
    jobs.append(job)
    if isRunning { return condition.signal() }
    isRunning = true
    let thread = Thread { self.run() }
    thread.name = name
    thread.start()
  }

  /// Ends the thread once it has nothing left to do.
  func end() {
    condition.lock()
    defer { condition.unlock() }
    isEnding = true
    condition.signal()
  }

  private func run() {
    while let due = next() {
      for job in due { job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
  }

  private func next() -> [UnownedJob]? {
    condition.lock()
    defer { condition.unlock() }
    while jobs.isEmpty, !isEnding { condition.wait() }
    isRunning = !jobs.isEmpty
    defer { jobs = [] }
    return isRunning ? jobs : nil
  }
}
