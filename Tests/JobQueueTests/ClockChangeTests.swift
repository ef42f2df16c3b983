import Postgres
import Primitives
import TestKit
import Testing

@testable import JobQueue

/// From the schedule to the run, by PostgreSQL's own knowledge of zones.
@Suite struct `A schedule at half past two` {
  @Test(arguments: [
    // Forward over it: right after. Back: the first of the two.
    ("Europe/Berlin", "2026-03-28T12:00:00Z", ["2026-03-29T01:00:00Z", "2026-03-30T00:30:00Z"]),
    ("Europe/Berlin", "2026-10-24T12:00:00Z", ["2026-10-25T00:30:00Z", "2026-10-26T01:30:00Z"]),
    ("America/New_York", "2026-03-07T12:00:00Z", ["2026-03-08T07:00:00Z", "2026-03-09T06:30:00Z"]),
    // The clocks go back by half an hour there, over half past one.
    ("Australia/Lord_Howe", "2026-04-04T12:00:00Z", ["2026-04-04T16:00:00Z", "2026-04-05T16:00:00Z"]),
    ("Australia/Lord_Howe", "2026-10-03T12:00:00Z", ["2026-10-03T15:30:00Z", "2026-10-04T15:30:00Z"]),
  ])
  func `comes once on each day on which the clocks change`(
    _ zone: String, _ start: String, _ expected: [String]
  ) async throws {
    try await QueueBench.run(at: start) { bench in
      let queue = bench.queue()
      let scheduler = Scheduler(queue)
      try await scheduler.offer([
        [
          "name": "mow", "summary": "Mow", "reach": "installation", "cron": "30 2 * * *",
          "time_zone": .string(zone), "missed": "catch_up", "catch_up_at_most": 1000,
        ]
      ])
      // Every quarter of an hour for two days, so that a moment that is reported twice would be run twice.
      for _ in 0...(2 * 96) {
        try await scheduler.tick(["mow"])
        bench.now = bench.now.advanced(bySeconds: 900)
      }
      await queue.pool.close()
      let due = try bench.database.rows(
        "select to_char(due_at at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"') from app.jobs order by due_at"
      )
      #expect(due.map { $0[0] ?? "" } == expected)
    }
  }

  @Test func `goes on where the clock was years ahead and is right again`() async throws {
    try await QueueBench.run { bench in
      let scheduler = Scheduler(bench.queue())
      let right = bench.now
      bench.now = right.advanced(bySeconds: 5 * 366 * 86_400)
      try await scheduler.offer([
        [
          "name": "mow", "summary": "x", "reach": "installation", "cron": "30 2 * * *",
          "time_zone": "Europe/Berlin", "missed": "once", "catch_up_at_most": 1,
        ]
      ])
      try await scheduler.tick(["mow"])
      bench.now = right
      // As a change of the schedule leaves it.
      try bench.database.administer("update app.job_schedules set next_due_at = null")
      #expect(try await Scheduler(bench.queue()).tick(["mow"]) == 1)
      #expect(try bench.count("app.job_schedules where next_due_at = '2026-03-25T01:30:00Z'") == 1)
    }
  }
}
