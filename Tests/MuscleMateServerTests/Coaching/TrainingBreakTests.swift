internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

@Suite struct `A break that a lifter marks` {
  private static let everything = MuscleMateAPI.Scope.allCases.map(\.rawValue)
  private static let path = "/v1/training-breaks"

  private static func dates(_ from: Int, _ to: Int) -> JSON {
    ["begins_on": .string(Pair.day(from)), "ends_on": .string(Pair.day(to))]
  }

  @Test func `is marked once, moved, listed and deleted, and is nobody else's to change`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let berta = try server.signedIn("berta")
      let made = try await anna.post(Self.path, Self.dates(20, 10)).expect(201)
      let id = try made.json["id"]?.text ?? ""
      #expect(made.headers["location"] == "\(Self.path)/\(id)")
      let later = try await anna.mark(Self.dates(0, -6))
      let moved = try await anna.put(later, Self.dates(1, -7)).expect(200).json
      #expect(moved["begins_on"]?.text == Pair.day(1))
      #expect(try await anna.get(later).expect(200).json == moved)
      let listed = try await anna.items("/v1/lifters/me/training-breaks", "id")
      #expect(listed == [moved["id"]?.text, id])
      try await berta.get(later).expect(404)
      try await berta.put(later, Self.dates(0, 0)).expect(404)
      try await berta.delete(later).expect(404)
      try await berta.get("/v1/lifters/\(anna.account)/training-breaks").expect(404)
      try await anna.delete(later).expect(204)
      try await anna.delete(later).expect(404)
      #expect(try await anna.items("/v1/lifters/me/training-breaks", "id") == [id])
    }
  }

  @Test func `ends where it begins or later, within a year`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      #expect(try await anna.post(Self.path, Self.dates(3, 4)).expect(422).faults == ["/ends_on invalid"])
      #expect(try await anna.post(Self.path, Self.dates(3, -363)).expect(422).faults == ["/ends_on invalid"])
      #expect(try await anna.post(Self.path, [:]).expect(422).faults.count == 2)
      try await anna.post(Self.path, Self.dates(3, 3)).expect(201)
      try await anna.post(Self.path, Self.dates(3, -362)).expect(201)
      try server.database.administer(
        """
        insert into app.training_breaks (tenant_id, lifter_id, id, begins_on, ends_on)
        select 1, '\(anna.account)', gen_random_uuid(), current_date, current_date
          from generate_series(1, 98)
        """)
      #expect(try await anna.post(Self.path, Self.dates(3, 3)).expect(409).text.contains("100"))
    }
  }

  @Test func `is shown to a coach who sees the plans, while it lasts beside the name`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["plans"])
      let theirs = "/v1/lifters/\(pair.lifter.account)/training-breaks"
      #expect(try await pair.row()["away_until"] == nil)
      try await pair.lifter.post(Self.path, Self.dates(30, 20)).expect(201)
      try await pair.lifter.post(Self.path, Self.dates(-3, -9)).expect(201)
      #expect(try await pair.row()["away_until"] == nil, "one is over, one is to come")
      try await pair.lifter.post(Self.path, Self.dates(1, -4)).expect(201)
      #expect(try await pair.row()["away_until"]?.text == Pair.day(-4))
      #expect(try await pair.coach.items(theirs, "ends_on") == [Pair.day(-9), Pair.day(-4), Pair.day(20)])
      try await pair.share(["history"])
      try await pair.coach.get(theirs).expect(404)
      let row = try await pair.row()
      #expect(row["away_until"] == nil)
      #expect(row["hidden"]?.elements?.contains { $0["field"] == "away_until" } == true)
    }
  }

  @Test func `is no silence, no missed session and no poor adherence`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: Self.everything)
      try await pair.log("Squat", 100, daysAgo: 20)
      try await pair.plan(daysAgo: 5, on: server)
      try await pair.plan(daysAgo: 3, on: server)
      func found() async throws -> [String] {
        try await pair.entries().compactMap { $0["rule"]?.text }.sorted()
      }
      #expect(try await found() == ["missed_sessions", "silence"])
      #expect(try await pair.row()["adherence"] == 0)

      let holiday = try await pair.lifter.mark(Self.dates(14, -2))
      #expect(try await found() == [])
      #expect(try await pair.row()["adherence"] == nil)

      // Back for a week, and not seen: the days count from the end of the break.
      try await pair.lifter.put(holiday, Self.dates(19, 8)).expect(200)
      #expect(try await found() == ["missed_sessions", "silence"])
      let silence = try await pair.entries("?rule=silence").first
      #expect(silence?["data"]?["days_silent"] == 8)
      #expect(silence?["text"]?.text == "No workout for 8 days.")

      // One of the two sessions lies in it.
      try await pair.lifter.put(holiday, Self.dates(19, 4)).expect(200)
      let missed = try await pair.entries("?rule=missed_sessions").first?["data"]?["missed"]?.elements
      #expect(missed?.compactMap { $0["planned_for"]?.text } == [Pair.day(3)])
      #expect(try await found() == ["missed_sessions"])
    }
  }

  @Test func `is honoured where a coach sees workouts but no plans`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      try await pair.log("Squat", 100, daysAgo: 20)
      #expect(try await pair.entries().count == 1)
      try await pair.lifter.post(Self.path, Self.dates(14, -2)).expect(201)
      #expect(try await pair.entries().isEmpty)
    }
  }

  @Test func `of a week or more is no fall of a lift after it`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: Self.everything)
      try await pair.log("Squat", 125, daysAgo: 40)
      for (weight, day) in [(115.0, 9), (112.5, 6), (110, 3)] {
        try await pair.log("Squat", weight, daysAgo: day)
      }
      #expect(try await pair.entries().compactMap { $0["rule"]?.text } == ["falling_e1rm"])
      let holiday = try await pair.lifter.mark(Self.dates(20, 17))
      #expect(try await pair.entries().count == 1, "of a few days nobody loses strength")
      try await pair.lifter.put(holiday, Self.dates(30, 12)).expect(200)
      #expect(try await pair.entries().isEmpty)
    }
  }

  @Test func `need not be marked where the plan has a week off`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: Self.everything)
      let done = try await pair.log("Squat", 100, daysAgo: 9)
      try await pair.plan(daysAgo: 9, doneAs: done, on: server)
      #expect(try await pair.entries().compactMap { $0["rule"]?.text } == ["silence"])
      try await pair.plan(daysAgo: -3, on: server)
      #expect(try await pair.entries().isEmpty)
      // A session was due, and was left out: that is silence.
      let due = try await pair.plan(daysAgo: 8, on: server)
      #expect(try await pair.entries().compactMap { $0["rule"]?.text } == ["silence"])
      try await pair.lifter.delete("/v1/planned-workouts/\(due)").expect(204)
      // Whose plans are not shown is not judged by them.
      try await pair.share(["history"])
      #expect(try await pair.entries().compactMap { $0["rule"]?.text } == ["silence"])
    }
  }

  @Test func `has no reminder of a workout that is planned in it`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let starts = Timestamp.now.advanced(bySeconds: 1_200)
      let plan: JSON = [
        "name": "Push", "starts_at": .string(starts.description), "remind_minutes": 15,
        "exercises": [["name": "Squat", "sets": [["reps": 5]]]],
      ]
      let (sent, held) = (
        try await anna.post("/v1/planned-workouts", plan).expect(201).json,
        try await anna.post("/v1/planned-workouts", plan).expect(201).json
      )
      func remind() throws -> [[String?]] {
        try server.database.rows("select app.send_reminders('\(starts.advanced(bySeconds: -600))', 10)")
      }
      try server.database.administer(
        """
        update app.reminders
           set due_at = now() + interval '1 day'
         where planned_workout_id = '\(held["id"]?.text ?? "")'
        """)
      #expect(try remind() == [["{\(sent["id"]?.text ?? "")}"]])
      #expect(try await anna.items("/v1/notices").count == 1)
      let day = sent["planned_for"]?.text ?? ""
      try await anna.post(Self.path, ["begins_on": .string(day), "ends_on": .string(day)]).expect(201)
      try server.database.administer("update app.reminders set due_at = now() where sent_at is null")
      #expect(try remind().count == 1)
      #expect(try await anna.items("/v1/notices").count == 1)
    }
  }
}

extension Client {
  /// The path of the break.
  fileprivate func mark(_ dates: JSON) async throws -> String {
    "/v1/training-breaks/\(try await post("/v1/training-breaks", dates).expect(201).json["id"]?.text ?? "")"
  }
}
