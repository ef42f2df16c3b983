import Primitives
import Strength
import TestKit
import Testing

@testable import MuscleMateServer

extension Client {
  fileprivate func log(_ time: String, zone: String = "Europe/Berlin", _ exercises: (String, [JSON])...)
    async throws
  {
    let workout: JSON = [
      "name": "W", "performed_at": .string(time), "time_zone": .string(zone),
      "exercises": .array(exercises.map { ["name": .string($0.0), "sets": .array($0.1)] }),
    ]
    try await post("/v1/lifters/me/workouts", workout).expect(201)
  }

  fileprivate func points(_ path: String, of lifter: String = "me") async throws -> [JSON] {
    try await get("/v1/lifters/\(lifter)/progress/\(path)").expect(200).json["points"]?.elements ?? []
  }

  fileprivate func exercise(_ name: String) async throws -> String {
    let items = try await get("/v1/lifters/me/exercises?q=\(name)").expect(200).json["items"]?.elements
    return items?.first?["id"]?.text ?? ""
  }
}

private func set(_ weight: JSON, _ reps: Int, _ unit: String = "kg", kind: String = "working") -> JSON {
  [
    "kind": .string(kind), "reps": .number("\(reps)"), "weight": weight, "unit": .string(unit),
    "rpe": .number("8.5"),
  ]
}

@Suite struct `The progress of a lift` {
  @Test func `is the best set of each local day, without warm-ups and sets of more than twelve`() async throws
  {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      // Half past eleven in New York on the first is the second in Berlin.
      try await anna.log(
        "2026-03-02T04:30:00Z", zone: "America/New_York",
        ("Squat", [set(200, 3, kind: "warm_up"), set(140, 5), set(150, 2), set(130, 20)]))
      try await anna.log(
        "2026-03-03T17:00:00Z", ("Low Bar Squat", [set(100, 1)]), ("High Bar Squat", [set(100, 3)]),
        ("Front Squat", [set(300, 1)]))
      let answer = try await anna.get("/v1/lifters/me/progress/squat").expect(200).json
      #expect(answer["lift"]?.text == "squat")
      #expect(answer["measure"]?.text == "e1rm")
      #expect(answer["formula"]?.text == "epley")
      #expect(answer["unit"]?.text == "kg")
      let points = try #require(answer["points"]?.elements)
      #expect(points.map { $0["date"]?.text } == ["2026-03-01", "2026-03-03"])
      #expect(points.map { $0["value"]?.double } == [163.333, 110])
      #expect(points.map { $0["weight"]?.double } == [140, 100])
      #expect(points.map { $0["reps"]?.integer } == [5, 3])
      #expect(points.allSatisfy { $0["rpe"]?.double == 8.5 && $0["unit"]?.text == "kg" })
      #expect(points.allSatisfy { $0["workout_id"]?.text.flatMap { UUID($0) } != nil })
      let volume = try await anna.points("squat?measure=volume")
      #expect(volume.map { $0["value"]?.double } == [3_600, 400])
      #expect(try await anna.points("squat?measure=weight").map { $0["value"]?.double } == [150, 100])
      #expect(try await anna.points("squat?from=2026-03-02").count == 1)
      #expect(try await anna.points("squat?to=2026-03-01").count == 1)
      #expect(try await anna.points("bench_press").isEmpty)
      #expect(try await anna.points(anna.exercise("Front")).map { $0["value"]?.double } == [300])
    }
  }

  @Test func `keeps pounds as entered and shows them in either unit`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.log("2026-03-02T12:00:00Z", ("Deadlift", [set(315, 5, "lb")]))
      let pounds = try #require(try await anna.points("deadlift?unit=lb").first)
      #expect(pounds["value"]?.double == 367.5)
      #expect(pounds["weight"]?.integer == 315)
      #expect(pounds["unit"]?.text == "lb")
      #expect(try await anna.points("deadlift?unit=kg").first?["value"]?.double == 166.695)
      #expect(try await anna.points("deadlift?unit=lb&measure=volume").first?["value"]?.double == 1_575)
      try await anna.patch("/v1/me", ["unit": "lb"]).expect(200)
      #expect(try await anna.points("deadlift").first?["value"]?.double == 367.5)
    }
  }

  @Test func `estimates by RPE where the sets have one, and prefers the easier of two equal sets`()
    async throws
  {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      // 100 x 5 at 7 speaks for more than 105 x 5 at 10, which Epley prefers.
      let sets: [JSON] = [
        ["reps": 5, "weight": 105, "unit": "kg", "rpe": 10],
        ["reps": 5, "weight": 100, "unit": "kg", "rpe": 7],
        ["reps": 5, "weight": 120, "unit": "kg"],
      ]
      try await anna.log("2026-03-02T12:00:00Z", ("Bench Press", sets))
      let point = try #require(try await anna.points("bench_press?formula=rpe").first)
      let expected = try #require(Effort.oneRepMax(weight: 100, reps: 5, rpe: 7))
      #expect(abs((point["value"]?.double ?? 0) - expected) < 0.000_51)
      #expect(point["weight"]?.integer == 100)
      #expect(point["rpe"]?.integer == 7)
      #expect(abs((point["factor"]?.double ?? 0) * 100 - expected) < 0.001)
      #expect(try await anna.points("bench_press").first?["value"]?.double == 140)
    }
  }

  @Test func `has fractions by RPE in the database that agree with the module's`() async throws {
    let database = try await TestDatabase.migrated()
    let rows = try database.rows(
      """
      select reps, halves / 2.0, app.effort_fraction(reps, halves / 2.0)
        from generate_series(1, 26) as reps, generate_series(0, 20) as halves
      """)
    for row in rows {
      let values = row.compactMap { $0.flatMap { Double($0) } }
      let expected = Effort.fraction(reps: Int(values[0]), rpe: values[1])
      #expect(abs(values[2] - expected) < 1e-12, "\(values)")
    }
  }

  @Test(arguments: OneRepMaxFormula.allCases)
  func `follows every formula, which may prefer another set`(_ formula: OneRepMaxFormula) async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let sets = [(100, 10), (104, 8), (112, 5), (118, 2), (120, 1)]
      try await anna.log(
        "2026-03-02T12:00:00Z", ("Bench Press", sets.map { set(.number("\($0.0)"), $0.1) }))
      let values = try sets.map {
        (try #require(formula.oneRepMax(weight: Double($0.0), reps: $0.1)), $0.1)
      }
      let best = try #require(values.max { $0.0 < $1.0 })
      let point = try #require(try await anna.points("bench_press?formula=\(formula.rawValue)").first)
      #expect(abs((point["value"]?.double ?? 0) - best.0) < 0.000_51)
      #expect(point["reps"]?.integer == best.1)
    }
  }

  @Test func `has factors in the database that agree with the module's`() async throws {
    let database = try await TestDatabase.migrated()
    for formula in OneRepMaxFormula.allCases {
      let rows = try database.rows(
        "select app.one_rep_max_factor('\(formula.rawValue)', reps) from generate_series(1, 12) as reps")
      for (index, row) in rows.enumerated() {
        let found = try #require(row[0].flatMap { Double($0) })
        let expected = try #require(formula.factor(reps: index + 1))
        #expect(abs(found - expected) < 1e-12, "\(formula) at \(index + 1)")
      }
    }
    let outside = "select app.one_rep_max_factor('epley', reps) from unnest('{-1,0,13}'::int[]) as reps"
    #expect(try database.rows(outside) == [[nil], [nil], [nil]])
  }

  @Test func `opens to a coach by scope, and is not there for anyone else`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let carl = try await server.person("carl", as: "coach")
      try await anna.log("2026-03-02T12:00:00Z", ("Squat", [set(140, 5)]), ("Curl", [set(20, 5)]))
      let (squat, curl) = try await (anna.exercise("Squat"), anna.exercise("Curl"))
      let paths = ["squat", squat, curl].map { "/v1/lifters/\(anna.account)/progress/\($0)" }
      for path in paths { #expect(try await carl.get(path).status == 404) }
      try server.database.administer(
        """
        insert into app.coachings (tenant_id, coach_id, lifter_id) values (1, '\(carl.account)', '\(anna.account)');
        insert into app.grants (tenant_id, coach_id, lifter_id, scope)
        values (1, '\(carl.account)', '\(anna.account)', 'main_lifts')
        """)
      #expect(try await paths.asyncMap { try await carl.get($0).status } == [200, 404, 404])
      #expect(try await carl.points("squat", of: anna.account).count == 1)
      try server.database.administer("update app.grants set scope = 'all_lifts'")
      #expect(try await paths.asyncMap { try await carl.get($0).status } == [200, 200, 200])
      #expect(try await carl.points("squat", of: anna.account).count == 1)
    }
  }

  @Test func `refuses measures, units, formulas and days that are none`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let query = "measure=speed&unit=stone&formula=magic&from=2026-02-30"
      let refused = try await anna.get("/v1/lifters/me/progress/squat?\(query)")
      #expect(refused.status == 422)
      #expect(refused.faults == ["/formula invalid", "/from invalid", "/measure invalid", "/unit invalid"])
      for lift in ["overhead_press", "x", "00000000-0000-7000-8000-000000000000"] {
        #expect(try await anna.get("/v1/lifters/me/progress/\(lift)").status == 404)
      }
    }
  }
}

extension Array {
  fileprivate func asyncMap<Value>(_ body: (Element) async throws -> Value) async throws -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await body(element)) }
    return values
  }
}
