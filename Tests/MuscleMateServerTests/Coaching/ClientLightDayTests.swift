internal import Primitives
internal import TestKit
internal import Testing

/// What a coach sees of clients who take light weeks, and of those who really get weaker.
@Suite struct `A client's light days` {
  /// Three heavy weeks and a light one, twice a week for twenty weeks; the last light week ends so many days ago.
  private static func train(_ pair: Pair, lightWeekEnds daysAgo: Int) async throws {
    for week in (0..<20).reversed() {
      let isLight = week % 4 == 0
      for day in [3, 0] {
        try await pair.log(
          "Squat", isLight ? 60 : 100 + Double(20 - week) / 2, rpe: isLight ? 5 : 8.5,
          daysAgo: daysAgo + week * 7 + day)
      }
    }
  }

  @Test func `raise no alarm in the rhythm of deloads, whatever week it is`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["main_lifts"])
      try await Self.train(pair, lightWeekEnds: 23)
      for daysAgo in [nil, 20, 16, 13, 9, 6, 2] as [Int?] {
        if let daysAgo { try await pair.log("Squat", 110, rpe: 8.5, daysAgo: daysAgo) }
        #expect(try await pair.entries("?rule=falling_e1rm").isEmpty, "\(daysAgo ?? 23) days ago")
        let squat = try await pair.row()["lifts"]?[0]
        #expect((squat?["change_percent"]?.double ?? 0) > -5, "\(daysAgo ?? 23) days ago")
      }
    }
  }

  @Test func `hide no fall: it is seen on the third low day, with figures of days that count`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["main_lifts"])
      try await Self.train(pair, lightWeekEnds: 23)
      for daysAgo in [20, 16] { try await pair.log("Squat", 110, rpe: 8.5, daysAgo: daysAgo) }
      for daysAgo in [13, 9] {
        try await pair.log("Squat", 70, daysAgo: daysAgo)
        #expect(try await pair.entries("?rule=falling_e1rm").isEmpty)
      }
      try await pair.log("Squat", 70, daysAgo: 6)
      let fall = try #require(try await pair.entries("?rule=falling_e1rm").first)
      let days = fall["data"]?["exposures"]?.elements?.compactMap { $0["date"]?.text }
      #expect(days == [16, 13, 9, 6].map(Pair.day))
      #expect(fall["data"]?["change_percent"] == -39)
    }
  }

  @Test func `count for no arrow of the roster, and for no day of it`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["main_lifts"])
      for daysAgo in [70, 60, 50, 40] { try await pair.log("Bench Press", 100, daysAgo: daysAgo) }
      try await pair.log("Bench Press", 60, daysAgo: 20)
      let light = try await pair.row()["lifts"]?[0]
      #expect(light?["lift"] == "bench_press")
      #expect(light?["e1rm"] == nil, "of the last four weeks there is none")
      #expect(light?["date"]?.text == Pair.day(40))
      try await pair.log("Bench Press", 98, daysAgo: 10)
      let real = try await pair.row()["lifts"]?[0]
      #expect(real?["e1rm"] == .number("114.3"))
      #expect(real?["change_percent"] == -2)
      #expect(real?["date"]?.text == Pair.day(10))
    }
  }

  @Test func `are found in days that are logged later, and in those that an edit makes real`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["main_lifts"])
      let light = "select squat_light from app.lifter_stats"
      let low = try await pair.log("Squat", 60, daysAgo: 10)
      for daysAgo in [40, 33, 26, 19] { try await pair.log("Squat", 100, daysAgo: daysAgo) }
      #expect(try server.database.rows(light)[0][0]?.contains(Pair.day(10)) == true)
      let workout = try await pair.lifter.get("/v1/lifters/me/workouts/\(low)").expect(200).json
      let set = try #require(workout["exercises"]?[0]?["sets"]?[0]?["id"]?.text)
      try await pair.lifter.put(
        "/v1/lifters/me/workouts/\(low)/sets/\(set)",
        ["kind": "amrap", "reps": 5, "weight": 60, "unit": "kg"]
      ).expect(200)
      #expect(try server.database.rows(light)[0][0]?.contains(Pair.day(10)) == false)
    }
  }
}
