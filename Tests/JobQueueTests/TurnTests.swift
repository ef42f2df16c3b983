import EventLoop
import Postgres
import Primitives
import Synchronization
import TestKit
import Testing

@testable import JobQueue

/// A job that has a schedule has one run under way at a time.
@Suite struct `Runs of a job that takes longer than its interval` {
  private static let start = "2026-03-25T00:00:00Z"

  private static func job(_ missed: String, reach: String = "installation", alone: Bool = false) -> JSON {
    [
      [
        "name": "mow", "summary": "Mow", "reach": .string(reach), "cron": "* * * * *", "time_zone": "UTC",
        "missed": .string(missed), "catch_up_at_most": 1000, "is_alone": .bool(alone),
      ]
    ]
  }

  /// Two workers of two processes, as it were, and a scheduler.
  private struct Pair: Sendable {
    let bench: QueueBench
    let one: Queue
    let other: Queue
    let scheduler: Scheduler

    func pass(seconds: Int64) { bench.now = bench.now.advanced(bySeconds: seconds) }
    func tick() async throws { try await scheduler.tick(["mow"]) }
    func claim(_ queue: Queue) async throws -> [ClaimedJob] {
      try await queue.claim(5, named: ["mow"], by: queue.pool.configuration.applicationName)
    }
  }

  private static func run(_ job: JSON, _ body: (Pair) async throws -> Void) async throws {
    try await QueueBench.run(at: start) { bench in
      let (one, other) = (bench.queue("one"), bench.queue("other"))
      let pair = Pair(bench: bench, one: one, other: other, scheduler: Scheduler(one))
      let outcome: Result<Void, any Error>
      do {
        try await pair.scheduler.offer(job)
        try await pair.tick()
        pair.pass(seconds: 60)
        try await pair.tick()
        outcome = .success(try await body(pair))
      } catch { outcome = .failure(error) }
      for queue in [one, other] { await queue.pool.close() }
      try outcome.get()
    }
  }

  @Test func `wait for one another where each counts, and go in order`() async throws {
    try await Self.run(Self.job("catch_up")) { pair in
      let first = try #require(try await pair.claim(pair.one).first)
      for _ in 0..<3 {
        pair.pass(seconds: 60)
        _ = try await pair.one.prolong([first.lease])
        try await pair.tick()
      }
      #expect(try await pair.claim(pair.other).isEmpty)
      #expect(try await pair.claim(pair.one).isEmpty)
      try await pair.one.finish(first.lease, changed: 0, sample: [])
      var last = first
      for turn in 0..<3 {
        let claimed = try await pair.claim(turn == 1 ? pair.one : pair.other)
        #expect(claimed.count == 1)
        let next = try #require(claimed.first)
        #expect(next.dueAt.unixSeconds == last.dueAt.unixSeconds + 60)
        try await pair.other.finish(next.lease, changed: 0, sample: [])
        last = next
      }
      #expect(try pair.bench.count("app.jobs") == 0)
      #expect(try pair.bench.count("app.job_runs where outcome = 'succeeded'") == 4)
    }
  }

  @Test func `are one, the latest, where one stands for all`() async throws {
    try await Self.run(Self.job("once")) { pair in
      let first = try #require(try await pair.claim(pair.one).first)
      for _ in 0..<3 {
        pair.pass(seconds: 60)
        _ = try await pair.one.prolong([first.lease])
        try await pair.tick()
      }
      #expect(try pair.bench.count("app.jobs") == 2)
      #expect(try await pair.claim(pair.other).isEmpty)
      try await pair.one.finish(first.lease, changed: 0, sample: [])
      let next = try #require(try await pair.claim(pair.other).first)
      #expect(next.dueAt == pair.bench.now, "what was due meanwhile would be left to the one after it")
    }
  }

  @Test func `are left out where missed ones are`() async throws {
    try await Self.run(Self.job("skip")) { pair in
      let first = try #require(try await pair.claim(pair.one).first)
      for _ in 0..<3 {
        pair.pass(seconds: 60)
        _ = try await pair.one.prolong([first.lease])
        try await pair.tick()
      }
      #expect(try pair.bench.count("app.jobs") == 1)
      try await pair.one.finish(first.lease, changed: 0, sample: [])
      pair.pass(seconds: 60)
      try await pair.tick()
      #expect(try await pair.claim(pair.other).map(\.dueAt) == [pair.bench.now])
    }
  }

  @Test func `of different tenants, and dry ones, are beside each other`() async throws {
    try await Self.run(Self.job("once", reach: "each_tenant")) { pair in
      try pair.bench.database.administer(
        """
        insert into app.tenants (id, slug, name) values (2, 'iron', 'Iron');
        insert into app.jobs (id, name, of_tenant, origin, is_dry_run, due_at, run_at)
        select app.new_id(), 'mow', tenant, 'asked', dry, '\(pair.bench.now)', '\(pair.bench.now)'
          from (values (2, false), (2, false), (1, true), (1, false)) as asked (tenant, dry)
        """)
      let claimed = try await pair.claim(pair.one) + pair.claim(pair.other)
      #expect(claimed.filter { !$0.isDryRun }.compactMap(\.tenant).sorted() == [1, 2])
      #expect(claimed.count { $0.isDryRun } == 1)
    }
  }

  @Test func `are not begun twice by claimers of the same moment`() async throws {
    try await Self.run(Self.job("catch_up")) { pair in
      try pair.bench.database.administer(
        """
        insert into app.jobs (id, name, origin, due_at, run_at)
        select app.new_id(), 'mow', 'asked', '\(pair.bench.now)', '\(pair.bench.now)' from generate_series(1, 60)
        """)
      let tally = Tally()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for queue in [pair.one, pair.other, pair.one, pair.other] {
          group.addTask { try await Self.work(queue, tally, until: 61) }
        }
        try await group.waitForAll()
      }
      #expect(tally.read { $0.most } == 1)
    }
  }

  private final class Tally: Sendable {
    private let counts = Mutex((now: 0, most: 0, done: 0))

    func read(_ body: ((now: Int, most: Int, done: Int)) -> Int) -> Int { counts.withLock { body($0) } }

    func begin(_ count: Int) {
      counts.withLock { $0 = ($0.now + count, max($0.most, $0.now + count), $0.done) }
    }
    func end() { counts.withLock { $0 = ($0.now - 1, $0.most, $0.done + 1) } }
  }

  private static func work(_ queue: Queue, _ tally: Tally, until count: Int) async throws {
    try await eventually("\(count) runs are done", pausing: .zero) {
      let claimed = try await queue.claim(5, named: ["mow"], by: queue.pool.configuration.applicationName)
      tally.begin(claimed.count)
      for job in claimed {
        // Counted out first: once it is finished, another is begun.
        tally.end()
        try await queue.finish(job.lease, changed: 0, sample: [])
      }
      return tally.read { $0.done } >= count
    }
  }

  @Test func `go on elsewhere when the worker is silent, and what it does late is refused`() async throws {
    try await Self.run(Self.job("once")) { pair in
      let slow = try #require(try await pair.claim(pair.one).first)
      pair.pass(seconds: 31)
      #expect(try await pair.other.rescue() == 1)
      let quick = try #require(try await pair.claim(pair.other).first)
      #expect(quick.id == slow.id)
      try await pair.other.finish(quick.lease, changed: 0, sample: [])
      await #expect(throws: Queue.LeaseLost.self) {
        try await pair.one.finish(slow.lease, changed: 0, sample: [])
      }
    }
  }

  @Test func `that are to be alone stay with a silent worker for as long as it lives`() async throws {
    try await Self.run(Self.job("once", alone: true)) { pair in
      let silent = try #require(try await pair.claim(pair.one).first)
      pair.pass(seconds: 600)
      try await pair.tick()
      #expect(try await pair.other.rescue() == 0)
      #expect(try await pair.claim(pair.other).isEmpty)
      // It comes to itself, and still has it.
      #expect(try await pair.one.prolong([silent.lease]) == [silent.lease])
      pair.pass(seconds: 600)
      // Killed, it is gone with its connections; the next takes over, and the one that waits replaces both.
      await pair.one.pool.close()
      try await eventually("the job of the worker that is gone is rescued") {
        try await pair.other.rescue() > 0
      }
      #expect(try await pair.claim(pair.other).count == 1)
      #expect(try await pair.claim(pair.other).isEmpty)
    }
  }

  @Test func `that are to be alone are taken from who lives and has let go of them unheard`() async throws {
    try await Self.run(Self.job("once", alone: true)) { pair in
      let unheard = try #require(try await pair.claim(pair.one).first)
      // Before its lease ends it may be one whose claim is being answered.
      #expect(try await pair.one.rescue(by: "one", holding: []) == 0)
      pair.pass(seconds: 31)
      #expect(try await pair.other.rescue(by: "other", holding: []) == 0)
      #expect(try await pair.one.rescue(by: "one", holding: [unheard.lease]) == 0)
      #expect(try await pair.claim(pair.other).isEmpty)
      #expect(try await pair.one.rescue(by: "one", holding: []) == 1)
      let next = try #require(try await pair.claim(pair.other).first)
      // So is one that was cancelled.
      try pair.bench.database.administer("update app.jobs set lease = -lease")
      pair.pass(seconds: 31)
      #expect(try await pair.other.rescue(by: "other", holding: [next.lease]) == 0)
      #expect(try await pair.other.rescue(by: "other", holding: []) == 1)
      #expect(try pair.bench.count("app.jobs") == 0)
    }
  }

  @Test func `that are to be alone and were cancelled keep the next waiting until their worker lets go`()
    async throws
  {
    try await Self.run(Self.job("catch_up", alone: true)) { pair in
      let cancelled = try #require(try await pair.claim(pair.one).first)
      // As app.cancel_job_run has it.
      try pair.bench.database.administer("update app.jobs set lease = -lease")
      pair.pass(seconds: 60)
      try await pair.tick()
      #expect(try await pair.one.prolong([cancelled.lease]).isEmpty)
      await #expect(throws: Queue.LeaseLost.self) {
        try await pair.one.finish(cancelled.lease, changed: 1, sample: [])
      }
      #expect(try await pair.other.rescue() == 0)
      #expect(try await pair.claim(pair.other).isEmpty)
      try await pair.one.release(cancelled.lease)
      #expect(try await pair.claim(pair.other).count == 1)
    }
  }
}
