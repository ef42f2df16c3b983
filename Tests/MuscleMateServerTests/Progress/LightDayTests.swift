internal import Primitives
internal import TestKit
internal import Testing

/// A set of a day of `Client.train`.
private struct Lifted {
  var weight: Double
  var reps = 5
  var rpe: Double?
  var kind = "working"

  var json: JSON {
    [
      "kind": .string(kind), "reps": .number("\(reps)"), "weight": .number("\(weight)"), "unit": "kg",
      "rpe": rpe.map { .number("\($0)") } ?? .null,
    ]
  }
}

extension Client {
  /// Logs the sets of an exercise on a day, and returns the workout's id.
  @discardableResult
  fileprivate func train(
    _ exercise: String = "Squat", on day: String, _ sets: Lifted..., of plan: String? = nil
  ) async throws -> String {
    let workout: JSON = [
      "name": "W", "performed_at": .string("\(day)T12:00:00Z"), "time_zone": "Europe/Berlin",
      "planned_workout_id": plan.map(JSON.string) ?? .null,
      "exercises": [["name": .string(exercise), "sets": .array(sets.map(\.json))]],
    ]
    return try await post("/v1/lifters/me/workouts", workout).expect(201).json["id"]?.text ?? ""
  }

  /// Four weeks with five reps of 100 kg, whose estimate is 116.7 kg: the history that makes a day light.
  fileprivate func trainForFourWeeks(_ exercise: String = "Squat") async throws {
    for day in ["2026-03-02", "2026-03-09", "2026-03-16", "2026-03-23"] {
      try await train(exercise, on: day, Lifted(weight: 100))
    }
  }

  fileprivate func points(_ path: String = "squat", of lifter: String = "me") async throws -> [JSON] {
    try await get("/v1/lifters/\(lifter)/progress/\(path)").expect(200).json["points"]?.elements ?? []
  }

  /// The days of a graph's light points.
  fileprivate func lightDays(_ path: String = "squat", of lifter: String = "me") async throws -> [String] {
    try await points(path, of: lifter).filter { $0["light"] == true }.compactMap { $0["date"]?.text }
  }
}

@Suite struct `A light day` {
  /// Sets of the fifth week beside an estimate of 116.7 kg, and whether the day is light.
  private static let fifthDays: [(name: String, sets: [Lifted], isLight: Bool)] = [
    ("well under the best", [Lifted(weight: 60)], true),
    ("just under 75 % of it", [Lifted(weight: 74.9)], true),
    ("75 % of it", [Lifted(weight: 75)], false),
    ("with an RPE below 8", [Lifted(weight: 60, rpe: 7.5)], true),
    ("with an RPE of 8", [Lifted(weight: 60, rpe: 8)], false),
    ("whose last set was of an RPE of 8", [Lifted(weight: 60), Lifted(weight: 50, rpe: 8)], false),
    ("as many reps as possible", [Lifted(weight: 60, kind: "amrap")], false),
    ("to failure", [Lifted(weight: 60), Lifted(weight: 50, kind: "failure")], false),
    ("with a hard drop set", [Lifted(weight: 60), Lifted(weight: 50, rpe: 9, kind: "drop")], false),
    ("with a hard warm-up", [Lifted(weight: 60), Lifted(weight: 40, rpe: 9, kind: "warm_up")], true),
    // Five reps and five in reserve of 66 kg: an estimate of 88 kg, where 77 kg would be 66 %.
    ("with reps in reserve that make it real", [Lifted(weight: 66, rpe: 5)], false),
    ("with reps in reserve that are too few", [Lifted(weight: 65, rpe: 5)], true),
  ]

  @Test(arguments: fifthDays.indices)
  func `is well under the lift's best, and none of its sets was hard`(_ index: Int) async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let (name, sets, isLight) = Self.fifthDays[index]
      try await anna.trainForFourWeeks()
      let workout: JSON = [
        "name": "W", "performed_at": "2026-03-30T12:00:00Z", "time_zone": "Europe/Berlin",
        "exercises": [["name": "Squat", "sets": .array(sets.map(\.json))]],
      ]
      try await anna.post("/v1/lifters/me/workouts", workout).expect(201)
      #expect(try await anna.lightDays() == (isLight ? ["2026-03-30"] : []), "\(name)")
      #expect(try await anna.lightDays("squat?formula=brzycki&unit=lb").isEmpty == !isLight, "\(name)")
      #expect(try await anna.lightDays("squat?from=2026-03-30&measure=weight").isEmpty == !isLight, "\(name)")
      // Sums count it like any other.
      #expect(try await anna.lightDays("squat?measure=volume").isEmpty, "\(name)")
    }
  }

  @Test func `is compared with a best whose reps in reserve count, too`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      for day in ["2026-03-02", "2026-03-09", "2026-03-16", "2026-03-23"] {
        try await anna.train(on: day, Lifted(weight: 100, rpe: 7))
      }
      // 91 kg of 126.7 kg, and 98 kg of it.
      try await anna.train(on: "2026-03-30", Lifted(weight: 78))
      try await anna.train(on: "2026-04-06", Lifted(weight: 84))
      #expect(try await anna.lightDays() == ["2026-03-30"])
    }
  }

  @Test func `is one of the first two in a row: who really fell is seen from the third on`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.trainForFourWeeks()
      for day in ["2026-03-30", "2026-04-02", "2026-04-06", "2026-04-09"] {
        try await anna.train(on: day, Lifted(weight: 60))
      }
      #expect(try await anna.lightDays() == ["2026-03-30", "2026-04-02"])
      try await anna.train(on: "2026-04-13", Lifted(weight: 100))
      try await anna.train(on: "2026-04-16", Lifted(weight: 60))
      #expect(try await anna.lightDays() == ["2026-03-30", "2026-04-02", "2026-04-16"])
      // What is asked for decides nothing.
      for from in ["2026-04-02", "2026-04-06", "2026-04-16"] {
        #expect(
          try await anna.lightDays("squat?from=\(from)")
            == ["2026-04-02", "2026-04-16"].filter { $0 >= from })
      }
    }
  }

  @Test func `needs four days of the lift in the twelve weeks before`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      for day in ["2026-01-05", "2026-01-12", "2026-01-19"] {
        try await anna.train(on: day, Lifted(weight: 100))
      }
      try await anna.train(on: "2026-01-26", Lifted(weight: 60))
      #expect(try await anna.lightDays().isEmpty, "the fourth")
      try await anna.train(on: "2026-03-30", Lifted(weight: 60))
      #expect(try await anna.lightDays() == ["2026-03-30"], "84 days after the first")
      try await anna.delete("/v1/lifters/me/workouts/\(anna.train(on: "2026-05-04", Lifted(weight: 60)))")
        .expect(204)
      try await anna.train(on: "2026-04-14", Lifted(weight: 60))
      #expect(try await anna.lightDays() == ["2026-03-30"], "85 days after the third, two are left")
    }
  }

  @Test func `is none of an exercise whose weights are added to the body, help it or say nothing`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      for (name, measure) in [
        ("Row", "weight_reps"), ("Pull Up", "bodyweight_reps"), ("Assisted Dip", "assisted_reps"),
        ("Push Up", "reps_only"),
      ] {
        try await anna.trainForFourWeeks(name)
        try await anna.train(name, on: "2026-03-30", Lifted(weight: 40))
        let id = try await anna.items("/v1/lifters/me/exercises").first { $0["name"]?.text == name }?["id"]?
          .text
        let exercise = try #require(id)
        try await anna.patch("/v1/lifters/me/exercises/\(exercise)", ["measure": .string(measure)]).expect(
          200)
        let light = try await anna.lightDays("\(exercise)?measure=weight")
        #expect(light == (measure == "weight_reps" ? ["2026-03-30"] : []), "\(name)")
      }
    }
  }

  @Test func `is what a plan calls a deload, however heavy, as long as that plan is kept`() async throws {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      try await anna.client.trainForFourWeeks()
      let programme = try await anna.make()
      try await anna.client.post("\(programme)/cycles", [:]).expect(201)
      let plan = try await anna.client.get("\(programme)/plan").expect(200).json
      let week = try #require(plan["weeks"]?.elements?.first { $0["is_deload"] == true })
      let session = try #require(week["sessions"]?[0]?["planned_workout_id"]?.text)
      try await anna.client.train(on: "2026-03-30", Lifted(weight: 95, rpe: 9), of: session)
      #expect(try await anna.client.lightDays() == ["2026-03-30"])
      let stats = "select squat_days[1] from app.lifter_stats"
      #expect(try server.database.rows(stats) == [["2026-03-23"]])

      try await anna.client.delete(programme).expect(204)
      #expect(
        try await anna.client.lightDays() == ["2026-03-30"], "the programme is gone, what it said is not")
      try await anna.client.delete("/v1/planned-workouts/\(session)").expect(204)
      #expect(try await anna.client.lightDays().isEmpty)
      #expect(try server.database.rows(stats) == [["2026-03-30"]])
    }
  }

  @Test func `gives a week or month its point only where there is no other day`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.trainForFourWeeks()
      try await anna.train(on: "2026-03-25", Lifted(weight: 70))
      try await anna.train(on: "2026-03-31", Lifted(weight: 60))
      #expect(try await anna.lightDays() == ["2026-03-25", "2026-03-31"])
      let weeks = try await anna.points("squat?bucket=week").suffix(2)
      #expect(weeks.map { $0["value"]?.double } == [116.667, 70])
      #expect(weeks.map { $0["light"] } == [nil, true])
      #expect(try await anna.lightDays("squat?bucket=month").isEmpty)
    }
  }

  @Test func `is light to a coach who sees the lift, and no other day is seen for it`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["main_lifts"])
      for exercise in ["Squat", "Row"] {
        try await pair.lifter.trainForFourWeeks(exercise)
        try await pair.lifter.train(exercise, on: "2026-03-30", Lifted(weight: 60))
      }
      let lifter = pair.lifter.account
      #expect(try await pair.coach.lightDays(of: lifter) == ["2026-03-30"])
      let other = try await server.person("cora", as: "coach")
      try await other.get("/v1/lifters/\(lifter)/progress/squat").expect(404)
      // The function itself gives nothing of lifts that the caller does not see.
      let ids = try server.database.rows("select id, name from app.exercises order by name")
      let row = try #require(ids.first { $0[1] == "Row" }?[0])
      let squat = try #require(ids.first { $0[1] == "Squat" }?[0])
      func seen(by coach: Client, _ call: String) throws -> String? {
        try server.database.rows(
          """
          with someone as materialized (
            select set_config('app.tenant_id', '1', true), set_config('app.account_id', '\(coach.account)', true),
                   set_config('role', 'mm_coach', true))
          select count(light)
            from someone
            left join lateral app.visible_light_days('\(lifter)', \(call), null, null) as light on true
          """)[0][0]
      }
      #expect(try seen(by: pair.coach, "'squat', null") == "1")
      #expect(try seen(by: pair.coach, "null, '\(squat)'") == "1")
      #expect(try seen(by: pair.coach, "null, '\(row)'") == "0")
      #expect(try seen(by: other, "'squat', null") == "0")
      #expect(try seen(by: other, "null, '\(row)'") == "0")
    }
  }

  @Test func `is drawn apart from the line, and the sentence of the graph passes it by`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.trainForFourWeeks()
      try await anna.train(on: "2026-03-30", Lifted(weight: 60))
      for (locale, words) in [
        ("en", "30 March: 70 kg, from 60 kg × 5, light training"),
        ("de", "30. März: 70 kg, aus 60 kg × 5, leichtes Training"),
        ("es", "30 de marzo: 70 kg, de 60 kg × 5, entrenamiento ligero"),
        ("tr", "30 Mart: 70 kg, set: 60 kg × 5, hafif antrenman"),
      ] {
        try await anna.patch("/v1/me", ["locale": .string(locale)]).expect(200)
        let svg = try await anna.get("/v1/lifters/me/progress/squat/drawing").expect(200).text
        let labels = svg.matches(of: /aria-label="([^"]*)"/).map { String($0.1) }
        #expect(labels.last == words)
        #expect(svg.matches(of: /class="light"/).count == 1)
        let title = svg.firstMatch(of: /<title[^>]*>([^<]*)</).map { String($0.1) } ?? ""
        #expect(title.matches(of: /116[.,]7/).count == 2)
      }
    }
  }
}
