import EventLoop
import Postgres
import Primitives
import Synchronization
import TestKit
import Testing

@testable import JobQueue

/// Three days of schedules, or ten, in some seconds, with two schedulers, four workers that are killed at random
/// moments, jobs that fail, a day on which clocks change, and six hours in which nothing works at all.
@Suite(.serialized) struct `Days of jobs` {
  private static let stretch = LongRun.isAsked ? Stretch.long : .short

  private static let jobs: JSON = [
    job("quarters", "*/15 * * * *", "UTC"), job("berlin_nights", "30 2 * * *", "Europe/Berlin"),
    job("new_york_hours", "5 * * * *", "America/New_York"),
    job("mornings", "0 6 * * *", "UTC", "each_tenant"),
  ]
  private static let names = ["quarters", "berlin_nights", "new_york_hours", "mornings"]

  private static func job(_ name: String, _ cron: String, _ zone: String, _ reach: String = "installation")
    -> JSON
  {
    [
      "name": .string(name), "summary": "x", "reach": .string(reach), "cron": .string(cron),
      "time_zone": .string(zone), "missed": "catch_up", "catch_up_at_most": 1000,
    ]
  }

  /// Told by arithmetic, not by what is tested.
  private static func expected() throws -> Set<String> {
    let first = try #require(Timestamp(stretch.start)).unixSeconds
    let last = first + Int64(stretch.days) * 86_400
    func text(_ name: String, _ at: Int64, _ tenant: Int = 0) -> String {
      "\(name) \(Timestamp(unixSeconds: at)) \(tenant)"
    }
    var all: Set<String> = []
    let clockChange = try #require(Timestamp("2026-03-29T00:00:00Z")).unixSeconds
    for at in stride(from: first + 900, through: last, by: 900) { all.insert(text("quarters", at)) }
    for at in stride(from: first + 300, through: last, by: 3_600) { all.insert(text("new_york_hours", at)) }
    for day in 0..<Int64(stretch.days) {
      for tenant in 1...3 { all.insert(text("mornings", first + day * 86_400 + 6 * 3_600, tenant)) }
      // 02:30 is 01:30Z; on the 29th the clocks jump over it at 01:00Z; from then on it is 00:30Z.
      let midnight = first + day * 86_400
      let minutes: Int64 = midnight < clockChange ? 90 : midnight == clockChange ? 60 : 30
      all.insert(text("berlin_nights", midnight + minutes * 60))
    }
    return all
  }

  @Test(arguments: [1] as [UInt64]) func `every due run happens exactly once`(_ seed: UInt64) async throws {
    try await QueueBench.run(at: Self.stretch.start) { bench in
      try bench.database.administer(
        "insert into app.tenants (id, slug, name) values (2, 'iron', 'Iron'), (3, 'steel', 'Steel')")
      let storm = Storm(bench, seed: seed)
      try await storm.offer(Self.jobs)
      try await storm.run(Self.stretch, Self.names)
      let done = try bench.database.rows(
        """
        select format('%s %s %s', job, to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
                      coalesce(tenant, 0))
          from public.effects
        """
      ).compactMap { $0[0] }
      let expected = try Self.expected()
      print(
        """
        \(expected.count) runs were due, \(done.count) happened, \(storm.kills) workers were killed, \
        \(try bench.count("app.job_runs where attempts > 1")) runs took more than one attempt, \
        \(storm.lost) came too late to count
        """)
      #expect(done.count == expected.count)
      #expect(Set(done).subtracting(expected).sorted() == [], "not due")
      #expect(expected.subtracting(done).sorted() == [], "lost")
      #expect(storm.kills > 10)
      #expect(try bench.count("app.jobs") == 0)
      #expect(try bench.count("app.dead_jobs") == 0)
    }
  }
}
