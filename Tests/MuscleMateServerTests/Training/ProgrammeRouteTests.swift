internal import Primitives
internal import TestKit
internal import Testing

/// Programmes by other rules, their refusals, the plates and the calculator.
struct ProgrammeRouteTests {
  @Test func `a linear programme moves after each session, and the rest of the week follows on demand`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      let programme = try await anna.make(Powerlifter.linear)
      let begun = try await anna.client.post("\(programme)/cycles", [:]).expect(201).json
      var sessions = Powerlifter.sessions(begun)
      #expect(sessions.map { Powerlifter.weights($0)[0] } == ["100", "102.5", "105"])
      try await anna.finish(sessions[0], amrap: ["Squat": 3])
      let adjusted = try await anna.client.send("POST", "\(programme)/adjustment").expect(200).json
      sessions = Powerlifter.sessions(adjusted)
      #expect(sessions.map { Powerlifter.weights($0)[0] } == ["100", "100", "102.5"])
      #expect(adjusted["moves"]?[0]?["reason"] == "held")
      try await anna.finish(sessions[1], amrap: ["Squat": 4])
      let refused = try await anna.client.post("\(programme)/cycles", [:]).expect(409)
      #expect(refused.text.contains("still planned: 1"))
      let next = try await anna.client.post("\(programme)/cycles", ["leave_rest": true]).expect(201).json
      #expect(next["lifts"]?[0]?["weight"] == 90)
      #expect(next["lifts"]?[0]?["reason"] == "sets_missed")
      let planned = try server.database.rows("select from app.planned_workouts where state = 'planned'")
      #expect(planned.count == 3)
    }
  }

  @Test func `maxes that are not given come from the log, and what is unknown is named`() async throws {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      let usual: JSON = ["name": "5/3/1", "five_three_one": ["unit": "kg"]]
      let refused = try await anna.client.post("/v1/programmes", usual).expect(422)
      #expect(refused.faults == (0..<4).map { "/five_three_one/lifts/\($0)/one_rep_max missing" })
      #expect(try await anna.client.get("/v1/programmes").json["items"] == [])
      let names = ["Squat", "Bench Press", "Deadlift", "Overhead Press"]
      let exercises = names.enumerated().map { index, name -> JSON in
        [
          "name": .string(name),
          "sets": [["reps": 1, "weight": .number("\(100 + 10 * index)"), "unit": "kg"]],
        ]
      }
      try await anna.client.post(
        "/v1/lifters/me/workouts",
        ["name": "Test", "performed_at": .string(Self.recently), "exercises": .array(exercises)]
      ).expect(201)
      let programme = try await anna.make(usual)
      let plan = try await anna.client.get("\(programme)/plan").expect(200).json
      #expect((plan["lifts"]?.elements ?? []).map { $0["weight"] } == [90, 99, 108, 117])
    }
  }

  @Test func `maxes of the powerlifting profile come before those of the log`() async throws {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      let values = [("squat", 315), ("bench_press", 225), ("deadlift", 405), ("overhead_press", 135)]
        .map { "(1, '\(anna.client.account)', '\($0)', \($1), 'lb', 'entered')" }
      try server.database.administer(
        """
        insert into app.powerlifting_maxes (tenant_id, lifter_id, lift, weight, unit, source)
        values \(values.joined(separator: ", "))
        """)
      let programme = try await anna.make(["name": "5/3/1", "five_three_one": ["unit": "lb"]])
      let lifts = try await anna.client.get("\(programme)/plan").expect(200).json["lifts"]?.elements ?? []
      #expect(lifts.map { $0["weight"]?.description } == ["283.5", "202.5", "364.5", "121.5"])
    }
  }

  @Test func `a max comes from the lift's own exercise, whatever the app it came from calls it`() async throws
  {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      let names = [
        "Squat (Barbell)", "Bench Press (Barbell)", "Deadlift (Barbell)", "Overhead Press (Barbell)",
      ]
      let exercises = names.enumerated().map { index, name -> JSON in
        [
          "name": .string(name),
          "sets": [["reps": 1, "weight": .number("\(100 + 10 * index)"), "unit": "kg"]],
        ]
      }
      try await anna.client.post(
        "/v1/lifters/me/workouts",
        ["name": "Test", "performed_at": .string(Self.recently), "exercises": .array(exercises)]
      ).expect(201)
      let programme = try await anna.make(["name": "5/3/1", "five_three_one": ["unit": "kg"]])
      let lifts = try await anna.client.get("\(programme)/plan").expect(200).json["lifts"]?.elements ?? []
      #expect(lifts.map { $0["weight"]?.description } == ["90", "99", "108", "117"])
    }
  }

  private static var recently: String { Timestamp.now.advanced(bySeconds: -86_400).description }

  @Test func `faults of a programme are each named, and nothing is saved`() async throws {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      let wrong: JSON = [
        "name": " ",
        "definition": [
          "unit": "stone", "lifts": [],
          "weeks": [
            ["sessions": [["name": "A", "exercises": [["exercise": "Squat", "sets": [["reps": -1]]]]]]]
          ],
        ],
      ]
      let answer = try await anna.client.post("/v1/programmes", wrong).expect(422)
      #expect(
        answer.faults == [
          "/definition/lifts too_few", "/definition/unit invalid",
          "/definition/weeks/0/sessions/0/exercises/0/sets/0/reps too_small", "/name invalid",
        ])
      #expect(
        try await anna.client.post("/v1/programmes", ["name": "Empty"]).expect(422).faults
          == ["/five_three_one missing"])
      let programme = try await anna.make()
      #expect(
        try await anna.client.post("\(programme)/cycles", ["starts_on": "2098-01-01"]).expect(422).faults
          == ["/starts_on invalid"])
      try await anna.client.send("POST", "\(programme)/adjustment").expect(409)
    }
  }

  @Test func `a programme is its owner's alone`() async throws {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      let programme = try await anna.make()
      let bob = try Powerlifter("bob", on: server)
      for path in [programme, "\(programme)/plan"] { try await bob.client.get(path).expect(404) }
      try await bob.client.put(programme, Powerlifter.bigAndBoring).expect(404)
      try await bob.client.delete(programme).expect(404)
      try await bob.client.post("\(programme)/cycles", [:]).expect(404)
      try await bob.client.post("\(programme)/simulation", [:]).expect(404)
      #expect(try await bob.client.get("/v1/programmes").json["items"] == [])
      try await server.visitor.get(programme).expect(401)
    }
  }

  @Test func `a deleted programme takes what is planned along and leaves what was done`() async throws {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      let programme = try await anna.make()
      let begun = try await anna.client.post("\(programme)/cycles", [:]).expect(201).json
      try await anna.finish(Powerlifter.sessions(begun)[0])
      try await anna.client.delete(programme).expect(204)
      try await anna.client.get(programme).expect(404)
      try await anna.client.delete(programme).expect(404)
      #expect(
        try server.database.rows("select state from app.planned_workouts").map { $0[0] } == ["done"])
      #expect(try await anna.client.get("/v1/lifters/me/workouts").json["items"]?.elements?.count == 1)
    }
  }

  @Test func `a repeated beginning begins once`() async throws {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      let programme = try await anna.make()
      var client = anna.client
      client.headers["Idempotency-Key"] = "begin"
      let first = try await client.post("\(programme)/cycles", [:]).expect(201)
      let second = try await client.post("\(programme)/cycles", [:]).expect(201)
      #expect(first.body == second.body)
      #expect(try server.database.rows("select count(*) from app.planned_workouts") == [["16"]])
    }
  }

  @Test func `a cycle is begun on what was read, or not at all`() async throws {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      let programme = try await anna.make([
        "name": "5/3/1",
        "five_three_one": ["unit": "kg", "lifts": [["exercise": "Squat", "one_rep_max": 140]]],
      ])
      var client = anna.client
      client.headers["If-Match"] = try await client.get(programme).expect(200).headers["etag"]
      try await client.post("\(programme)/cycles", [:]).expect(201)
      try await client.post("\(programme)/cycles", ["leave_rest": true]).expect(412)
      try await client.send("POST", "\(programme)/adjustment").expect(412)
      #expect(try await anna.client.get(programme).json["cycle"] == 1)
    }
  }

  @Test func `a programme goes on after its exercise is called otherwise`() async throws {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      let squat = try await anna.client.logged("Squat", reps: 1, weight: 140)
      let programme = try await anna.make([
        "name": "5/3/1",
        "five_three_one": ["unit": "kg", "lifts": [["exercise": "Squat", "one_rep_max": 140]]],
      ])
      try await anna.client.patch("/v1/lifters/me/exercises/\(squat)", ["name": "Kniebeuge"]).expect(200)
      try await anna.client.post("\(programme)/cycles", [:]).expect(201)
      let planned = try await anna.client.items("/v1/lifters/me/planned-workouts?limit=100")
      #expect(Set(planned.map { $0["exercises"]?[0]?["exercise_id"]?.text }) == [squat])
      #expect(Set(planned.map { $0["exercises"]?[0]?["name"]?.text }) == ["Kniebeuge"])
      #expect(try server.database.rows("select count(*) from app.exercises") == [["1"]])
    }
  }

  @Test func `loads are rounded to the plates that the lifter has`() async throws {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      let owned: JSON = [
        "kg": [
          "bar": 20, "collars": 0, "sides": 2,
          "plates": [["weight": 20, "count": 4], ["weight": 5, "count": 2]],
        ]
      ]
      let unsaid = try await anna.client.get("/v1/equipment").expect(200).json
      #expect(unsaid["kg"] == nil)
      #expect(
        unsaid["usual"]?["kg"]?["plates"]?.elements?.map { $0["weight"]?.double }
          == [25, 20, 15, 10, 5, 2.5, 1.25])
      #expect(unsaid["usual"]?["lb"]?["bar"] == 45)
      // The answer can be sent back.
      let kept = try await anna.client.put("/v1/equipment", owned.with("usual", unsaid["usual"] ?? .null))
        .expect(200).json
      #expect(kept["kg"] == owned["kg"])
      #expect(try await anna.client.get("/v1/equipment").expect(200).json["kg"] == owned["kg"])
      let programme = try await anna.make([
        "name": "5/3/1",
        "five_three_one": [
          "unit": "kg", "warm_up": false, "rounding": ["to_plates": true],
          "lifts": [["exercise": "Squat", "one_rep_max": 140]],
        ],
      ])
      let plan = try await anna.client.get("\(programme)/plan").expect(200).json
      let session = plan["weeks"]?[0]?["sessions"]?[0]
      // 81.9, 94.5 and 107.1 with 20, 30, 60, 70, 100 and 110 to load.
      #expect(Powerlifter.weights(session) == ["70", "100", "110"])
      #expect(
        session?["exercises"]?[0]?["sets"]?[0]?["why"]?["rounding"]
          == "nearest, halves up, to what the plates load")
      let wrong: JSON = ["lb": ["bar": 45, "sides": 3, "plates": [["weight": 45], ["weight": 45]]]]
      #expect(
        try await anna.client.put("/v1/equipment", wrong).expect(422).faults
          == ["/lb/plates/1/weight duplicate", "/lb/sides invalid"])
      try await anna.client.put("/v1/equipment", [:]).expect(200)
      #expect(try await anna.client.get("/v1/equipment").json["kg"] == nil)
    }
  }

  @Test func `anyone may work out a cycle of 5/3/1`() async throws {
    try await TestServer.run { server in
      let body: JSON = [
        "unit": "lb", "lifts": [["exercise": "Squat", "lower_body": true, "one_rep_max": 315]],
      ]
      let plan = try await server.visitor.post("/v1/calculators/five-three-one", body).expect(200).json
      #expect(plan["lifts"]?[0]?["weight"] == .number("283.5"))
      // 65, 75 and 85 % of 283.5 lb are 184.275, 212.625 and 240.975.
      #expect(Powerlifter.weights(plan["weeks"]?[0]?["sessions"]?[0]).suffix(3) == ["185", "215", "240"])
      #expect(plan["moves"]?[0]?["to"] == .number("293.5"))
      // What is recognised as a squat or a deadlift needs no word about it.
      for (name, to) in [("Back Squat", "293.5"), ("Kreuzheben", "293.5"), ("Bench Press", "288.5")] {
        let said: JSON = ["unit": "lb", "lifts": [["exercise": .string(name), "one_rep_max": 315]]]
        let plan = try await server.visitor.post("/v1/calculators/five-three-one", said).expect(200).json
        #expect(plan["moves"]?[0]?["to"] == .number(to), "\(name)")
        let lifter = try server.signedIn(name.filter(\.isLetter).lowercased())
        let made = try await lifter.post("/v1/programmes", ["name": "Wendler", "five_three_one": said])
          .expect(201).json
        #expect(made["five_three_one"]?["lifts"]?[0]?["lower_body"] == .bool(to == "293.5"), "\(name)")
      }
      let unknown: JSON = ["unit": "kg", "lifts": [["exercise": "Squat"]]]
      #expect(
        try await server.visitor.post("/v1/calculators/five-three-one", unknown).expect(422).faults
          == ["/lifts/0/one_rep_max missing"])
      let text: JSON = ["unit": "kg", "lifts": [["exercise": "Squat", "one_rep_max": "heavy"]]]
      #expect(
        try await server.visitor.post("/v1/calculators/five-three-one", text).expect(422).faults
          == ["/lifts/0/one_rep_max wrong_type"])
    }
  }
}
