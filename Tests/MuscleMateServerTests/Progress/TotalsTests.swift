internal import Primitives
internal import TestKit
internal import Testing

/// The totals of a log, the weeks in a row, and the calendar.
struct TotalsTests {
  private static let totals = "/v1/lifters/me/totals"

  /// A workout of an hour with 5 × 100 kg, so many days before the lifter's today.
  private static func log(_ lifter: Client, daysAgo: Int, on server: TestServer) async throws {
    let today = try #require(try server.today(of: lifter))
    let day = CivilDate(unixDay: today.unixDay - Int64(daysAgo))
    let workout: JSON = [
      "name": "Training", "performed_at": .string("\(day)T12:00:00Z"), "time_zone": "UTC",
      "duration_seconds": 3_600,
      "exercises": [
        [
          "name": "Squat",
          "sets": [["kind": "warm_up", "reps": 5, "weight": 60], ["reps": 5, "weight": 100]],
        ]
      ],
    ]
    try await lifter.post("/v1/lifters/me/workouts", workout).expect(201)
  }

  @Test func `a log that is empty adds up to nothing`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let totals = try await anna.get(Self.totals).expect(200).json
      #expect(totals["workouts"] == 0 && totals["reps"] == 0 && totals["volume"] == 0)
      #expect(totals["first_day"] == nil && totals["streak"]?["weeks"] == 0)
      #expect(totals["streak"]?["since"] == nil && totals["streak"]?["longest_weeks"] == 0)
    }
  }

  @Test func `workouts, sets, time, reps and volume add up, the volume in the unit wished`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for day in [1, 2] { try await Self.log(anna, daysAgo: day, on: server) }
      let totals = try await anna.get(Self.totals).expect(200).json
      #expect(totals["workouts"] == 2 && totals["sets"] == 2 && totals["duration_seconds"] == 7_200)
      #expect(totals["reps"] == 10 && totals["volume"] == 1_000 && totals["unit"] == "kg")
      let pounds = try await anna.get("\(Self.totals)?unit=lb").expect(200).json
      #expect(pounds["volume"] == .number("2204.6") && pounds["unit"] == "lb")
    }
  }

  @Test func `weeks in a row count until a week without training, and this week may still come`() async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      // The same weekday of the last weeks; whichever day it is, each lies in a week of its own.
      for weeks in [1, 2, 3, 6, 7, 8, 9] { try await Self.log(anna, daysAgo: 7 * weeks, on: server) }
      var streak = try await anna.get(Self.totals).expect(200).json["streak"]
      #expect(streak?["weeks"] == 3 && streak?["longest_weeks"] == 4 && streak?["week_start"] == "sunday")
      try await Self.log(anna, daysAgo: 0, on: server)
      streak = try await anna.get(Self.totals).expect(200).json["streak"]
      #expect(streak?["weeks"] == 4)
      let bert = try server.signedIn("bert")
      try await Self.log(bert, daysAgo: 14, on: server)
      streak = try await bert.get(Self.totals).expect(200).json["streak"]
      #expect(streak?["weeks"] == 0 && streak?["longest_weeks"] == 1)
    }
  }

  @Test func `the calendar names the days with a workout`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for (moment, name) in [
        ("2026-05-01T10:00:00Z", "A"), ("2026-05-01T18:00:00Z", "B"), ("2026-05-31T21:59:00Z", "C"),
        ("2026-05-31T22:00:00Z", "D"),
      ] { try await anna.post("/v1/lifters/me/workouts", Sample.workout(name, at: moment)).expect(201) }
      let days = "/v1/lifters/me/training-days"
      let may = try await anna.get("\(days)?from=2026-05-01&to=2026-05-31").expect(200).json
      #expect(may["days"]?.elements?.map { $0["date"]?.text } == ["2026-05-01", "2026-05-31"])
      #expect(may["days"]?[0]?["workouts"] == 2)
      let open = try await anna.get("\(days)?from=2026-05-02").expect(200).json
      #expect(open["last_day"] == "2027-05-02" && open["days"]?.elements?.count == 2)
      try await anna.get(days).expect(200)
      #expect(
        try await anna.get("\(days)?from=2026-05-02&to=2026-05-01").expect(422).faults == ["/to too_small"])
      #expect(
        try await anna.get("\(days)?from=2026-01-01&to=2027-01-02").expect(422).faults == ["/to too_large"])
    }
  }

  @Test func `a coach sees counts with the history, and reps and volume with every lift`() async throws {
    try await TestServer.run { server in
      let (anna, carl) = (try server.signedIn("anna"), try server.signedIn("carl", as: "coach"))
      try await Self.log(anna, daysAgo: 1, on: server)
      let path = Self.totals.replacing("/me/", with: "/\(anna.account)/")
      try server.share(["history"], of: anna, with: carl)
      let counts = try await carl.get(path).expect(200).json
      #expect(counts["workouts"] == 1 && counts["reps"] == nil && counts["volume"] == nil)
      try server.share(["history", "all_lifts"], of: anna, with: carl)
      #expect(try await carl.get(path).expect(200).json["volume"] == 500)
    }
  }
}

extension TestServer {
  /// The day by the zone of the lifter's profile.
  fileprivate func today(of lifter: Client) throws -> CivilDate? {
    try database.rows(
      "select (now() at time zone time_zone)::date from app.accounts where id = '\(lifter.account)'"
    ).first?[0].flatMap { CivilDate($0) }
  }
}
