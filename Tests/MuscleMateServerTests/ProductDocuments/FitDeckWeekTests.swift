import Primitives
import TestKit
import Testing

/// FitDeck's weekly graphs: Sunday to Saturday, of time spent and calories burned, and the averages of both.
struct FitDeckWeekTests {
  @Test func `FitDeck: the week runs from Sunday to Saturday`() async throws {
    try await TestServer.run { server in
      let fred = try server.signedIn("fred")
      for moment in ["2026-03-07T23:59:00+01:00", "2026-03-08T00:01:00+01:00", "2026-03-14T23:59:00+01:00"] {
        try await fred.train(at: moment, minutes: 30)
      }
      let summary = try await fred.get("/v1/lifters/me/summary?week=2026-03-11&weeks=2").expect(200).json
      #expect(summary["week_start"]?.text == "sunday")
      let weeks = try #require(summary["weeks"]?.elements)
      #expect(weeks.map { $0["first_day"]?.text } == ["2026-03-01", "2026-03-08"])
      #expect(weeks.map { $0["last_day"]?.text } == ["2026-03-07", "2026-03-14"])
      #expect(weeks.map { $0["workouts"]?.integer } == [1, 2])
      let days = try #require(weeks[1]["days"]?.elements)
      #expect(days.map { $0["date"]?.text } == (8...14).map { "2026-03-\($0 < 10 ? "0" : "")\($0)" })
      #expect(days.map { $0["duration_seconds"]?.integer } == [1_800, 0, 0, 0, 0, 0, 1_800])
    }
  }

  @Test func `FitDeck: time and calories are averaged into the week`() async throws {
    try await TestServer.run { server in
      let fred = try server.signedIn("fred")
      try server.weigh(fred, kilograms: 80)
      // 6.0 MET for an hour, then for half an hour: 504 and 252 kcal.
      try await fred.train(at: "2026-03-09T18:00:00+01:00", minutes: 60, activity: "vigorous_weight_lifting")
      try await fred.train(at: "2026-03-12T18:00:00+01:00", minutes: 30, activity: "vigorous_weight_lifting")
      let summary = try await fred.get("/v1/lifters/me/summary?week=2026-03-08&weeks=2").expect(200).json
      let week = try #require(summary["weeks"]?[1])
      #expect(week["duration_seconds"]?.integer == 5_400)
      #expect(week["kilocalories"]?.integer == 756)
      #expect(week["per_workout"] == ["duration_seconds": 2_700, "kilocalories": 378])
      #expect(week["per_day"] == ["duration_seconds": 771, "kilocalories": 108])
      #expect(summary["per_week"] == ["duration_seconds": 2_700, "kilocalories": 378])
      // Time is known of a week without workouts; what it burned is not.
      let empty = try #require(summary["weeks"]?[0])
      #expect(empty["duration_seconds"]?.integer == 0)
      #expect(empty["kilocalories"] == nil)
      #expect(empty["per_workout"] == nil)
    }
  }

  @Test func `FitDeck: without a day the week is the one of today, in the user's own zone`() async throws {
    try await TestServer.run { server in
      let fred = try server.signedIn("fred")
      for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago"] {
        try server.database.administer("update app.accounts set time_zone = '\(zone)'")
        let today = try server.database.rows(
          """
          select today, today - extract(dow from today)::integer
            from (select (now() at time zone '\(zone)')::date as today) as there
          """)
        let week = try await fred.get("/v1/lifters/me/summary").expect(200).json["weeks"]?[0]
        #expect(week?["first_day"]?.text == today[0][1], "\(zone), where it is \(today[0][0] ?? "")")
      }
    }
  }
}

extension Client {
  /// Logs a workout of this many minutes.
  func train(at moment: String, minutes: Int, zone: String = "Europe/Berlin", activity: String? = nil)
    async throws
  {
    let workout = Sample.workout("W", at: moment).with("duration_seconds", .number("\(minutes * 60)"))
      .with("time_zone", .string(zone)).with("activity", activity.map(JSON.string) ?? .null)
    try await post("/v1/lifters/me/workouts", workout).expect(201)
  }
}
