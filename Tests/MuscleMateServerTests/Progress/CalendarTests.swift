import Primitives
import TestKit
import Testing

/// Days, weeks and months where clocks change, where people fly, and where midnight is near.
struct CalendarTests {
  /// Each as moment, zone and the first day of the week that the workout counts in.
  private static let weeks: [(moment: String, zone: String, sunday: String)] = [
    // 23:59 on Saturday, and a minute later
    ("2026-03-07T23:59:59+01:00", "Europe/Berlin", "2026-03-01"),
    ("2026-03-08T00:00:00+01:00", "Europe/Berlin", "2026-03-08"),
    // The clocks go forward on a Sunday at two: the week has 167 hours, and its last minute is an hour nearer in UTC.
    ("2026-03-28T22:59:00Z", "Europe/Berlin", "2026-03-22"),
    ("2026-03-28T23:00:00Z", "Europe/Berlin", "2026-03-29"),
    ("2026-04-04T21:59:00Z", "Europe/Berlin", "2026-03-29"),
    ("2026-04-04T22:00:00Z", "Europe/Berlin", "2026-04-05"),
    // They go back: 169 hours.
    ("2026-10-24T22:00:00Z", "Europe/Berlin", "2026-10-25"),
    ("2026-10-31T22:59:00Z", "Europe/Berlin", "2026-10-25"),
    ("2026-10-31T23:00:00Z", "Europe/Berlin", "2026-11-01"),
    // The other hemisphere and the other ocean change on other days.
    ("2026-04-04T12:59:00Z", "Australia/Sydney", "2026-03-29"),
    ("2026-04-04T13:00:00Z", "Australia/Sydney", "2026-04-05"),
    ("2026-03-08T07:59:00Z", "America/Los_Angeles", "2026-03-01"),
    ("2026-03-08T08:00:00Z", "America/Los_Angeles", "2026-03-08"),
    // Half and quarter hours
    ("2026-03-07T18:29:00Z", "Asia/Kolkata", "2026-03-01"),
    ("2026-03-07T18:30:00Z", "Asia/Kolkata", "2026-03-08"),
    ("2026-03-07T18:14:00Z", "Asia/Kathmandu", "2026-03-01"),
    ("2026-03-07T18:15:00Z", "Asia/Kathmandu", "2026-03-08"),
    ("2026-03-08T03:29:00Z", "America/St_Johns", "2026-03-01"),
    ("2026-03-08T03:30:00Z", "America/St_Johns", "2026-03-08"),
  ]

  @Test func `a workout counts in the week that it was where it happened`() async throws {
    try await TestServer.run { server in
      for (number, one) in Self.weeks.enumerated() {
        let lifter = try server.signedIn("lifter\(number)")
        try await lifter.train(at: one.moment, minutes: 10, zone: one.zone)
        let graph = try await lifter.get("/v1/lifters/me/progress/squat?bucket=week").expect(200).json
        #expect(graph["points"]?[0]?["date"]?.text == one.sunday, "\(one)")
        let summary = try await lifter.get("/v1/lifters/me/summary?week=\(one.sunday)").expect(200).json
        #expect(summary["weeks"]?[0]?["workouts"]?.integer == 1, "\(one)")
      }
    }
  }

  @Test func `who flies from Auckland to Los Angeles trains on two local dates, the later one first`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      // Sunday morning in Auckland; ten hours later it is still Saturday in Los Angeles.
      try await anna.train(at: "2026-03-08T08:00:00+13:00", minutes: 40, zone: "Pacific/Auckland")
      try await anna.train(at: "2026-03-08T05:00:00Z", minutes: 50, zone: "America/Los_Angeles")
      let graph = try await anna.get("/v1/lifters/me/progress/squat").expect(200).json
      #expect(graph["points"]?.elements?.map { $0["date"]?.text } == ["2026-03-07", "2026-03-08"])
      let summary = try await anna.get("/v1/lifters/me/summary?week=2026-03-08&weeks=2").expect(200).json
      #expect(summary["weeks"]?.elements?.map { $0["duration_seconds"]?.integer } == [3_000, 2_400])
      #expect(try await anna.items("/v1/lifters/me/records?kind=e1rm", "date") == ["2026-03-07"])
    }
  }

  @Test(arguments: [("saturday", "2026-03-07"), ("sunday", "2026-03-01"), ("monday", "2026-03-02")])
  func `the week starts when the profile says, also across a change of the clocks`(
    _ start: String, _ first: String
  ) async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.patch("/v1/profile", ["week_start": .string(start)]).expect(200)
      try await anna.train(at: "2026-03-07T23:59:00+01:00", minutes: 20)
      let summary = try await anna.get("/v1/lifters/me/summary?week=2026-03-07").expect(200).json
      #expect(summary["week_start"]?.text == start)
      #expect(summary["weeks"]?[0]?["first_day"]?.text == first)
      #expect(summary["weeks"]?[0]?["workouts"]?.integer == 1)
      let changed = try await anna.get("/v1/lifters/me/summary?week=2026-03-31&weeks=3").expect(200).json
      #expect(changed["weeks"]?.elements?.allSatisfy { $0["days"]?.elements?.count == 7 } == true)
    }
  }

  @Test func `a coach sees the lifter's weeks, not their own`() async throws {
    try await TestServer.run { server in
      let (anna, carl) = try (server.signedIn("anna"), server.signedIn("carl", as: "coach"))
      try await anna.patch("/v1/profile", ["week_start": "monday"]).expect(200)
      try await anna.train(at: "2026-03-08T18:00:00+01:00", minutes: 20)
      try server.share(["history"], of: anna, with: carl)
      let path = "/v1/lifters/\(anna.account)"
      let seen = try await carl.get("\(path)/summary?week=2026-03-08").expect(200).json
      #expect(seen["week_start"]?.text == "monday")
      #expect(seen["weeks"]?[0]?["first_day"]?.text == "2026-03-02")
      #expect(seen["weeks"]?[0]?["workouts"]?.integer == 1)
      #expect(seen["weeks"]?[0]?["volume"] == nil, "the volume is for who may see every lift")
      try server.share(["history", "main_lifts"], of: anna, with: carl)
      #expect(try await carl.get("\(path)/summary?week=2026-03-08").json["weeks"]?[0]?["volume"] == nil)
      try server.share(["history", "all_lifts"], of: anna, with: carl)
      #expect(
        try await carl.get("\(path)/summary?week=2026-03-08").json["weeks"]?[0]?["volume"]?.integer == 500)
    }
  }

  @Test func `weeks in the database are those of an independent calendar`() async throws {
    let database = try await TestDatabase.migrated()
    let rows = try database.rows(
      """
      select day - '1970-01-01', start, app.bucket_start('week', day, start) - '1970-01-01',
             app.bucket_start('month', day, start)
        from generate_series('1999-12-01'::date, '2004-03-10', '1 day') as moment,
             lateral (select moment::date as day) as one,
             unnest('{saturday,sunday,monday}'::text[]) as start
      """)
    for row in rows {
      let (day, start) = (try #require(row[0].flatMap { Int64($0) }), row[1] ?? "")
      // 1970-01-01 was a Thursday: the third of a week that began on Monday was day -1.
      let offset: Int64 = ["saturday": 5, "sunday": 4, "monday": 3][start] ?? 0
      #expect(row[2] == "\(day - (day + offset) % 7)", "\(CivilDate(unixDay: day)) \(start)")
      let date = CivilDate(unixDay: day)
      #expect(row[3] == CivilDate(year: date.year, month: date.month, day: 1)?.description)
    }
  }
}
