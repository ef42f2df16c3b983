import EventLoop
import Postgres
import Primitives
import Synchronization
import TestKit

@testable import JobQueue

/// How long it goes on. Either has the night in which Berlin's clocks change.
struct Stretch: Sendable {
  var start: String
  var days: Int
  /// The hours in which nothing works at all.
  var outage: Range<Int64>
  /// In per cent, for each worker and twenty minutes.
  var chanceOfKill: Int

  static let short = Stretch(start: "2026-03-28T00:00:00Z", days: 3, outage: 30..<36, chanceOfKill: 3)
  static let long = Stretch(start: "2026-03-25T00:00:00Z", days: 10, outage: 84..<90, chanceOfKill: 1)
}

/// Schedulers and workers over simulated time, and whoever kills them.
final class Storm: Sendable {
  private let bench: QueueBench
  private let random: Mutex<SplitMix64>
  private let counts = Mutex((kills: 0, lost: 0, isOut: false))
  private let end = Mutex<Timestamp>(Timestamp(microseconds: .max))
  /// Who has looked at the clock since it moved on.
  private let informed = Mutex<Set<String>>([])

  var kills: Int { counts.withLock { $0.kills } }
  var lost: Int { counts.withLock { $0.lost } }

  init(_ bench: QueueBench, seed: UInt64) {
    self.bench = bench
    random = Mutex(SplitMix64(seed: seed))
  }

  private func chance(_ percent: Int) -> Bool { number(100) < percent }
  private func number(_ below: Int) -> Int { random.withLock { Int.random(in: 0..<below, using: &$0) } }

  func offer(_ jobs: JSON) async throws {
    let queue = bench.queue()
    let scheduler = Scheduler(queue)
    try await scheduler.offer(jobs)
    await queue.pool.close()
  }

  func run(_ stretch: Stretch, _ names: [String]) async throws {
    let start = bench.now
    let last = start.advanced(bySeconds: Int64(stretch.days) * 86_400)
    end.withLock { $0 = last }
    let servers = (0..<2).map { server($0, names) }
    var workers: [Member?] = (0..<4).map { worker("worker \($0)", names) }
    var number = 4
    while bench.now < last {
      let working = workers.compactMap(\.self)
      try await pass(seconds: 1_200, until: last, counts.withLock { $0.isOut } ? working : working + servers)
      let hour = (bench.now.unixSeconds - start.unixSeconds) / 3_600
      let isOut = stretch.outage.contains(hour)
      counts.withLock { $0.isOut = isOut }
      for index in workers.indices where isOut || chance(stretch.chanceOfKill) {
        guard let victim = workers[index] else { continue }
        try await kill(victim)
        workers[index] = nil
      }
      for index in workers.indices where workers[index] == nil && !isOut {
        workers[index] = worker("worker \(number)", names)
        number += 1
      }
    }
    try await settle(servers + workers.compactMap(\.self))
    for worker in workers.compactMap(\.self) { await stop(worker) }
    for server in servers { await stop(server) }
  }

  /// Lets time go on, until everyone has looked at the clock: on a busy machine it goes slower, and no lease is lost to that.
  private func pass(seconds: Int64, until last: Timestamp? = nil, _ members: [Member]) async throws {
    let later = bench.now.advanced(bySeconds: seconds)
    bench.now = min(later, last ?? later)
    informed.withLock { $0 = [] }
    try await bench.threads.loops[1].sleep(for: .milliseconds(8))
    let names = Set(members.map(\.name))
    try await eventually("everyone has looked at the clock", pausing: .milliseconds(1)) {
      informed.withLock { $0.isSuperset(of: names) }
    }
  }

  /// Time goes on, for leases to run out and pauses to pass; nothing more becomes due.
  private func settle(_ members: [Member]) async throws {
    let last = end.withLock { $0 }
    try await eventually("every run that was due is done", pausing: .zero) {
      try await pass(seconds: 600, members)
      let isBehind = try bench.count(
        "app.job_schedules where next_due_at is null or next_due_at <= '\(last)'")
      return try isBehind == 0 && bench.count("app.jobs") == 0
    }
  }

  private func look(_ name: String) -> Timestamp {
    informed.withLock { _ = $0.insert(name) }
    return bench.now
  }

  // MARK: - Servers

  struct Member: Sendable {
    let name: String
    let queue: Queue
    let task: Task<Void, Never>
  }

  private func stop(_ member: Member) async {
    member.task.cancel()
    await member.task.value
    await member.queue.pool.close()
  }

  private func server(_ number: Int, _ names: [String]) -> Member {
    let name = "server \(number)"
    var queue = bench.queue(name)
    let rescuing = queue
    queue.clock = { min(self.look(name), self.end.withLock { $0 }) }
    let scheduler = Scheduler(queue)
    let loop = queue.pool.loop
    let task = Task(executorPreference: loop) {
      repeat {
        if self.counts.withLock({ $0.isOut }) { continue }
        // A refusal is as good as a scheduler that was killed: the next look finds the same.
        _ = try? await scheduler.tick(names)
        _ = try? await rescuing.rescue()
      } while (try? await loop.sleep(for: .milliseconds(3 + self.number(10)))) != nil
    }
    return Member(name: name, queue: queue, task: task)
  }

  // MARK: - Workers

  private func worker(_ name: String, _ names: [String]) -> Member {
    var queue = bench.queue(name)
    queue.leaseSeconds = 4 * 3_600
    queue.clock = { self.look(name) }
    var settings = Workers.Settings()
    settings.name = name
    settings.jobs = names
    settings.concurrency = 3
    settings.poll = .milliseconds(5)
    settings.heartbeat = .milliseconds(20)
    let held = queue
    let workers = Workers(queue, settings, attempts: { _ in 50 }, observe: { self.note($0) }) { job in
      try await self.perform(job, held, name)
    }
    let task = Task(executorPreference: queue.pool.loop) { await workers.run() }
    return Member(name: name, queue: queue, task: task)
  }

  private func note(_ observation: WorkerObservation) {
    if case .ran(_, let outcome, _) = observation, outcome == "lost" { counts.withLock { $0.lost += 1 } }
  }

  private func perform(_ job: ClaimedJob, _ queue: Queue, _ name: String) async throws -> Done {
    if chance(60) { try await queue.pool.loop.sleep(for: .milliseconds(1 + number(12))) }
    if chance(2) { throw StormError.badLuck }
    // Its effect, and that it is done: one transaction.
    _ = try await queue.pool.exchange(
      as: QueueBench.worker, preamble: QueueBench.begin(),
      QueueBench.statements.finish(job.lease, 1, [], bench.now),
      QueueBench.effect(job.name, job.dueAt, job.tenant, name))
    return .finished
  }

  private enum StormError: Error { case badLuck }

  /// As by kill -9: its connections break in the middle of whatever they do, and nobody is notified.
  private func kill(_ victim: Member) async throws {
    counts.withLock { $0.kills += 1 }
    let pool = victim.queue.pool
    let closing = Task { await pool.close() }
    try bench.database.administer(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = '\(victim.name)'")
    await closing.value
    victim.task.cancel()
    await victim.task.value
  }
}
