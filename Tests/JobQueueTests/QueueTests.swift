import EventLoop
import Postgres
import Primitives
import TestKit
import Testing

@testable import JobQueue

@Suite struct `The queue` {
  private static func closing(_ queue: Queue, _ body: (Queue) async throws -> Void) async throws {
    let outcome: Result<Void, any Error>
    do { outcome = .success(try await body(queue)) } catch { outcome = .failure(error) }
    await queue.pool.close()
    try outcome.get()
  }

  @Test func `a rolled back transaction leaves no job`() async throws {
    try await QueueBench.run { bench in
      try bench.database.administer("begin; select app.enqueue('mow'); rollback")
      #expect(try bench.count("app.jobs") == 0)
    }
  }

  @Test func `the same key waits once, is kept or replaced, and waits again beside one that runs`()
    async throws
  {
    try await QueueBench.run { bench in
      let first = try bench.enqueue("mow", key: "lawn", arguments: #"{"n": 1}"#)
      #expect(try bench.enqueue("mow", key: "lawn", arguments: #"{"n": 2}"#) == first)
      #expect(try bench.database.rows("select arguments ->> 'n' from app.jobs") == [["1"]])
      #expect(try bench.enqueue("mow", key: "lawn", arguments: #"{"n": 3}"#, replaces: true) == first)
      #expect(try bench.database.rows("select arguments ->> 'n' from app.jobs") == [["3"]])
      try bench.enqueue("mow", tenant: 1, key: "lawn")
      #expect(try bench.count("app.jobs") == 2)
      try await Self.closing(bench.queue()) { queue in
        let claimed = try await queue.claim(1, named: ["mow"], by: "w")
        #expect(claimed.count == 1)
        try bench.enqueue("mow", tenant: claimed[0].tenant.map(Int.init), key: "lawn")
        #expect(try bench.count("app.jobs") == 3)
        // It fails, while its like waits already: that one replaces both.
        #expect(try await queue.fail(claimed[0].lease, "stones", retryAfter: 1) == "superseded")
        #expect(try bench.count("app.jobs") == 2)
        #expect(try bench.count("app.job_runs where outcome = 'superseded'") == 1)
      }
    }
  }

  @Test func `ten thousand jobs of one tenant do not hold up another's one`() async throws {
    try await QueueBench.run { bench in
      try bench.database.administer(
        "insert into app.tenants (id, slug, name) values (2, 'iron', 'Iron'), (3, 'steel', 'Steel')")
      try bench.enqueue("mow", tenant: 1, count: 10_000)
      bench.now = bench.now.advanced(bySeconds: 60)
      try bench.enqueue("mow", tenant: 2)
      try bench.enqueue("mow", tenant: 3, count: 5)
      try await Self.closing(bench.queue()) { queue in
        let first = try await queue.claim(4, named: ["mow"], by: "w")
        #expect(Set(first.map(\.tenant)) == [1, 2, 3])
        // A tenant with a run under way lets tenants without one go first.
        let second = try await queue.claim(2, named: ["mow"], by: "w")
        #expect(Set(second.map(\.tenant)).contains(3))
        let start = ContinuousClock.now
        for _ in 0..<20 { _ = try await queue.claim(20, named: ["mow"], by: "w") }
        print("400 jobs claimed out of 10,000 in \(start.duration(to: .now))")
      }
    }
  }

  @Test func `priorities come first, names that nobody here knows are left`() async throws {
    try await QueueBench.run { bench in
      try bench.enqueue("mow", priority: 5)
      try bench.enqueue("weed", priority: -5)
      try bench.enqueue("fly", priority: -9)
      try await Self.closing(bench.queue()) { queue in
        let order = try await (0..<3).asyncFlatMap { _ in
          try await queue.claim(1, named: ["mow", "weed"], by: "w").map(\.name)
        }
        #expect(order == ["weed", "mow"])
      }
    }
  }

  @Test func `a lost lease can finish nothing, and its effects are undone`() async throws {
    try await QueueBench.run { bench in
      try bench.enqueue("mow")
      try await Self.closing(bench.queue()) { queue in
        let slow = try #require(try await queue.claim(1, named: ["mow"], by: "slow").first)
        bench.now = bench.now.advanced(bySeconds: 31)
        #expect(try await queue.rescue() == 1)
        let quick = try #require(try await queue.claim(1, named: ["mow"], by: "quick").first)
        #expect(quick.attempts == 2)
        #expect(quick.id == slow.id)
        await #expect(throws: DatabaseError.self) {
          _ = try await queue.pool.exchange(
            as: QueueBench.worker, preamble: QueueBench.begin(),
            QueueBench.effect("mow", slow.dueAt, nil, "slow"),
            QueueBench.statements.finish(slow.lease, 1, [], bench.now))
        }
        await #expect(throws: Queue.LeaseLost.self) {
          try await queue.finish(slow.lease, changed: 1, sample: [])
        }
        await #expect(throws: Queue.LeaseLost.self) {
          _ = try await queue.fail(slow.lease, "late", retryAfter: nil)
        }
        await #expect(throws: Queue.LeaseLost.self) {
          try await queue.progress(slow.lease, done: 1, of: 2, place: nil)
        }
        #expect(try await queue.prolong([slow.lease, quick.lease]) == [quick.lease])
        #expect(try bench.count("public.effects") == 0)
        try await queue.progress(quick.lease, done: 1, of: 2, place: ["row": 7])
        try await queue.release(quick.lease)
        let again = try #require(try await queue.claim(1, named: ["mow"], by: "third").first)
        #expect(again.place == ["row": 7])
        #expect(again.attempts == 2, "giving back is no attempt")
        try await queue.finish(again.lease, changed: 3, sample: ["a"])
        #expect(try bench.count("app.jobs") == 0)
        #expect(
          try bench.database.rows("select outcome, changed, attempts, worker from app.job_runs") == [
            ["succeeded", "3", "2", "third"]
          ])
      }
    }
  }

  @Test func `two claimers never hold the same job`() async throws {
    try await QueueBench.run { bench in
      try bench.enqueue("mow", count: 300)
      let queues = (0..<4).map { bench.queue("claimer \($0)") }
      let all = try await withThrowingTaskGroup(of: [UUID].self) { group in
        for queue in queues {
          group.addTask {
            var mine: [UUID] = []
            try await eventually("all jobs are claimed", pausing: .zero) {
              let claimed = try await queue.claim(7, named: ["mow"], by: "w")
              mine += claimed.map(\.id)
              // A run that another worker holds for this moment may come free again.
              return try claimed.isEmpty && bench.count("app.jobs where lease is null") == 0
            }
            return mine
          }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
      for queue in queues { await queue.pool.close() }
      #expect(all.count == 300)
      #expect(Set(all).count == 300)
    }
  }

  @Test func `a job that fails is tried again later, then given up, and admins are told once`() async throws {
    try await QueueBench.run { bench in
      try bench.database.administer(
        """
        insert into app.accounts (tenant_id, id, email, email_verified_at, username, roles, locale, time_zone, unit)
        values (1, app.new_id(), 'ada@example.com', now(), 'ada', '{admin}', 'en', 'UTC', 'kg')
        """)
      try bench.enqueue("mow", count: 2)
      try await Self.closing(bench.queue()) { queue in
        var settings = Workers.Settings()
        settings.jobs = ["mow"]
        let workers = Workers(queue, settings, attempts: { _ in 3 }, observe: { _ in }) { _ in
          throw GivenUpOrNot.no
        }
        var outcomes: [String] = []
        for _ in 0..<3 {
          for job in try await queue.claim(2, named: ["mow"], by: "w") {
            outcomes.append(try await workers.work(on: job))
          }
          #expect(try await queue.claim(2, named: ["mow"], by: "w").isEmpty, "it waits before it comes again")
          bench.now = bench.now.advanced(bySeconds: 100)
        }
        #expect(outcomes == ["retrying", "retrying", "retrying", "retrying", "given_up", "given_up"])
        #expect(try bench.count("app.jobs") == 0)
        #expect(try bench.count("app.dead_jobs where error = 'no' and attempts = 3") == 2)
        #expect(try bench.count("app.outbox_mail where kind = 'job_given_up'") == 1)
        #expect(
          try bench.database.rows("select kind, occurrences from app.notices") == [["job_given_up", "2"]])
        // A run that a human asks for is due by the real clock.
        bench.now = Timestamp.now.advanced(bySeconds: 60)
        #expect(try bench.database.rows("select app.redrive_jobs(null)") == [["2"]])
        #expect(try await queue.claim(2, named: ["mow"], by: "w").map(\.attempts) == [1, 1])
      }
    }
  }

  @Test func `a job that takes its workers along is given up by the next`() async throws {
    try await QueueBench.run { bench in
      try bench.enqueue("mow")
      try await Self.closing(bench.queue()) { queue in
        var settings = Workers.Settings()
        settings.jobs = ["mow"]
        let workers = Workers(queue, settings, attempts: { _ in 2 }, observe: { _ in }) { _ in
          .report(changed: 0, sample: [])
        }
        for _ in 0..<2 {
          #expect(try await queue.claim(1, named: ["mow"], by: "dying").count == 1)
          bench.now = bench.now.advanced(bySeconds: 60)
          try await queue.rescue()
        }
        let third = try #require(try await queue.claim(1, named: ["mow"], by: "w").first)
        #expect(try await workers.work(on: third) == "given_up")
      }
    }
  }

  @Test func `a worker that stops gives back what it runs`() async throws {
    try await QueueBench.run { bench in
      try bench.enqueue("mow")
      try await Self.closing(bench.queue()) { queue in
        var settings = Workers.Settings()
        settings.jobs = ["mow"]
        let (began, beginning) = AsyncStream.makeStream(of: Void.self)
        let workers = Workers(queue, settings, attempts: { _ in 2 }, observe: { _ in }) { _ in
          beginning.yield()
          try await queue.pool.loop.sleep(for: .seconds(600))
          return .finished
        }
        let task = Task(executorPreference: queue.pool.loop) { await workers.run() }
        for await _ in began { break }
        task.cancel()
        await task.value
        let left = try bench.database.rows("select attempts, lease from app.jobs")
        #expect(left == [["0", nil]])
      }
    }
  }
}

private enum GivenUpOrNot: Error { case no }

extension Sequence {
  fileprivate func asyncFlatMap<Value>(_ transform: (Element) async throws -> [Value]) async rethrows
    -> [Value]
  {
    var all: [Value] = []
    for element in self { all += try await transform(element) }
    return all
  }
}
