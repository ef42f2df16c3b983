internal import EventLoop
internal import Synchronization

/// Looks whether the embedded PostgreSQL lives, and starts it again where it does not: the kernel may have killed it for
/// want of memory.
package struct ClusterWatch: Sendable {
  private let cluster: EmbeddedCluster
  private let observe: @Sendable (ClusterEvent) -> Void

  package init(cluster: EmbeddedCluster, observe: @escaping @Sendable (ClusterEvent) -> Void) {
    self.cluster = cluster
    self.observe = observe
  }

  /// How often it looks. Recovery from a crash takes 0.2 s, so this is most of an outage.
  private static let interval = Duration.milliseconds(250)
  /// Starts in a row that may fail: with the pauses between them some eight seconds.
  private static let attempts = 5
  /// One that dies within this was not well when it was started: the next start waits.
  private static let healthyLife = Duration.seconds(10)

  /// Until the task is cancelled.
  ///
  /// - Throws: why the cluster can't be started.
  package func run() async throws {
    let threads = try SidePool(threads: 1, queue: 1)
    defer { threads.close() }
    var started = ContinuousClock.now - Self.healthyLife
    var earlyDeaths = 0
    while await pause(Self.interval) {
      if cluster.control.isAlive { continue }
      let death = ContinuousClock.now
      observe(.died)
      earlyDeaths = started.duration(to: death) < Self.healthyLife ? earlyDeaths + 1 : 0
      if earlyDeaths > 0 { guard await pause(Self.pause(after: earlyDeaths)) else { return } }
      guard try await startAgain(threads) else { return }
      started = .now
      observe(.started(after: death.duration(to: started)))
    }
  }

  /// False where the task was cancelled meanwhile.
  private func startAgain(_ threads: SidePool) async throws -> Bool {
    let control = cluster.control
    let end = End()
    var failures = 0
    while true {
      do {
        _ = try await withTaskCancellationHandler {
          try await threads.run { try control.bringUp { !end.hasCome.load(ordering: .relaxed) } }
        } onCancel: {
          end.hasCome.store(true, ordering: .relaxed)
        }
        return true
      } catch {
        if Task.isCancelled { return false }
        observe(.failed(error: "\(error)"))
        failures += 1
        guard failures < Self.attempts, await pause(Self.pause(after: failures)) else {
          throw ClusterError.notStartedAgain("\(error)")
        }
      }
    }
  }

  /// Tells the thread that tries that nobody waits any longer.
  private final class End: Sendable {
    let hasCome = Atomic(false)
  }

  /// 250 ms, doubled with each failure up to 8 s.
  private static func pause(after failures: Int) -> Duration { interval * (1 << min(failures, 5)) }

  /// False where the task was cancelled.
  private func pause(_ duration: Duration) async -> Bool {
    try? await Task.sleep(for: duration)
    return !Task.isCancelled
  }
}
