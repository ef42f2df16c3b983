internal import Primitives
internal import TestKit
internal import Testing

/// Templates of a coach's on clients' weeks.
struct AssignmentTests {
  @Test func `a template lands on every client's week, loaded from each one's own maximum`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna")
      let (anna, bob) = (coached.clients[0], try server.signedIn("bob", unit: "lb"))
      try server.share(["plans"], of: bob, with: coached.coach)
      try await anna.lift(101)
      try await bob.lift(300, unit: "lb")
      try await bob.put(
        "/v1/equipment",
        ["lb": ["bar": 45, "plates": [["weight": 45], ["weight": 10], ["weight": 5]]]]
      ).expect(200)
      let body = coached.fortnight.with("lifters", [.string(anna.account), .string(bob.account)])
        .with("message", "Go").with("adaptation", ["skip"])
      let made = try await coached.assign(body)
      #expect(made["name"] == "Strength")
      #expect((made["clients"]?.elements ?? []).map { $0["progress"]?["sessions"] } == [4, 4])

      let hers = try await anna.plans()
      #expect(
        hers.map { $0["planned_for"]?.text ?? "" } == [
          "2031-03-03", "2031-03-06", "2031-03-10", "2031-03-13",
        ])
      #expect(hers.allSatisfy { $0["assignment_id"] == made["id"] })
      let squat = hers[0]["exercises"]?[0]
      #expect(squat?["sets"]?[0]?["weight"] == 80, "80 % of 101 is 80.8, in steps of 2.5")
      #expect(squat?["sets"]?[0]?["why"]?["unrounded"] == .number("80.8"))
      #expect(squat?["lift"] == "squat")
      #expect(hers[0]["exercises"]?[1]?["sets"]?[0]?["weight"] == 50)
      let his = try await bob.plans()
      #expect(
        his[0]["exercises"]?[0]?["sets"]?[0]?["weight"] == 245,
        "240 lies between what a bar of 45 and pairs of 45, 10, 5 make: halves up")
      #expect(his[0]["exercises"]?[0]?["sets"]?[0]?["unit"] == "lb")

      let plan = try await anna.items("/v1/assigned-plans")
      #expect(plan.map { $0["coach"]?["name"] } == ["carl"])
      #expect(plan[0]["is_locked"] == true)
      #expect(plan[0]["message"] == "Go")
      #expect(try coached.notices(of: anna) == ["plan_assigned"])
    }
  }

  @Test func `an exercise has the name under which the client logs it`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna", "bea", "cleo")
      let (anna, bea, cleo) = (coached.clients[0], coached.clients[1], coached.clients[2])
      try await anna.lift(100, exercise: "Squat (Barbell)")
      // Who has an exercise of just this name means that one.
      try await bea.lift(100, exercise: "Squat (Barbell)")
      try await bea.lift(60, exercise: "squat")
      _ = try await coached.assign(coached.fortnight)
      let squats = [
        try await anna.plans()[0]["exercises"]?[0], try await bea.plans()[0]["exercises"]?[0],
        try await cleo.plans()[0]["exercises"]?[0],
      ]
      #expect(squats.map { $0?["name"] } == ["Squat (Barbell)", "squat", "Squat"])
      #expect(squats.map { $0?["sets"]?[0]?["weight"] } == [80, .number("47.5"), nil])
    }
  }

  @Test func `the same plan on the same day is told, and planned twice only where that is asked for`()
    async throws
  {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna", "bea")
      var once = coached.coach
      once.headers["Idempotency-Key"] = "monday"
      let both = try await once.post("/v1/assignments", coached.fortnight).expect(201).json
      #expect(try await once.post("/v1/assignments", coached.fortnight).expect(201).json["id"] == both["id"])
      let refused = try await coached.coach.post("/v1/assignments", coached.fortnight).expect(422)
      #expect(refused.faults == ["/lifters/0 already_planned", "/lifters/1 already_planned"])
      #expect(try refused.json["errors"]?[0]?["arguments"] == ["date": "2031-03-03"])
      #expect(refused.text.contains("2031-03-03"))
      // Anew under its own id it is no second one; another template, other days and a plan taken back are none either.
      let path = "/v1/assignments/\(both["id"]?.text ?? "")"
      try await coached.coach.put(path, coached.fortnight).expect(200)
      _ = try await coached.assign(coached.fortnight.with("weekdays", ["tuesday"]))
      _ = try await coached.assign(coached.fortnight.with("again", true))
      #expect(try await coached.clients[0].plans().count == 10)
      let copy =
        try await coached.coach.post("/v1/templates", Coached.squatAndRow).expect(201).json["id"] ?? .null
      _ = try await coached.assign(coached.fortnight.with("template_id", copy))
    }
  }

  @Test func `a plan gets days that are past only where the coach says so, and who joins later begins today`()
    async throws
  {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna", "bea", "cleo")
      let (anna, bea, cleo) = (coached.clients[0], coached.clients[1], coached.clients[2])
      func among(_ clients: Client..., of body: JSON) -> JSON {
        body.with("lifters", .array(clients.map { .string($0.account) }))
      }
      let today = try await anna.get("/v1/today").expect(200).json["date"]?.text ?? ""
      let week: JSON = [
        "template_id": .string(coached.template), "starts_on": "2020-01-06", "weekdays": ["monday"],
        "weeks": 2,
      ]
      let refused = try await coached.coach.post("/v1/assignments", among(anna, bea, of: week)).expect(422)
      #expect(refused.faults == ["/lifters/0 past_day", "/lifters/1 past_day"])
      #expect(refused.text.contains("2020-01-06"))
      #expect(try await anna.plans().isEmpty)
      let made = try await coached.assign(among(anna, of: week).with("past", true))
      #expect(try await anna.plans().map { $0["planned_for"] } == ["2020-01-06", "2020-01-13"])
      let path = "/v1/assignments/\(made["id"]?.text ?? "")"
      // The days that are past are those of who began then.
      try await coached.coach.put(path, among(anna, bea, of: week.with("weeks", 3))).expect(200)
      let joined = try await bea.plans().compactMap { $0["planned_for"]?.text }
      #expect(joined.count == 3)
      #expect(joined.allSatisfy { $0 >= today })
      #expect(try await anna.plans().map { $0["planned_for"] } == ["2020-01-06", "2020-01-13"])
      let single: JSON = ["template_id": .string(coached.template), "starts_on": "2020-01-06", "past": true]
      let one = try await coached.assign(among(anna, of: single).with("again", true))
      try await coached.coach.put(
        "/v1/assignments/\(one["id"]?.text ?? "")", among(anna, cleo, of: single.with("past", false))
      )
      .expect(200)
      #expect(try await cleo.plans().map { $0["planned_for"]?.text } == [today])
      // Nor does a later change give what is to come a day that is past.
      let later = among(anna, cleo, of: single).with("past", false).with("message", "Slowly.")
      try await coached.coach.put("/v1/assignments/\(one["id"]?.text ?? "")", later).expect(200)
      #expect(try await cleo.plans().map { $0["planned_for"]?.text } == [today])
      // Of days that are over nothing is left for who gets them now.
      let days: JSON = [
        "template_id": .string(coached.template), "dates": ["2020-01-06", "2020-01-08"], "again": true,
      ]
      let old = try await coached.assign(among(anna, of: days).with("past", true))
      let more = try await coached.coach.put(
        "/v1/assignments/\(old["id"]?.text ?? "")", among(anna, bea, of: days)
      ).expect(422)
      #expect(more.faults == ["/lifters/1 past_day"])
    }
  }

  @Test func `the coach's today is each client's today, wherever they are`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna")
      let anna = coached.clients[0]
      // Where it is a day later than at the coach's, whatever time it is: 25 hours lie between the two.
      try await coached.coach.patch("/v1/me", ["time_zone": "Pacific/Pago_Pago"]).expect(200)
      try await anna.patch("/v1/me", ["time_zone": "Pacific/Kiritimati"]).expect(200)
      let theirs = try await anna.get("/v1/today").expect(200).json["date"]?.text ?? ""
      let own = try await coached.coach.get("/v1/today").expect(200).json["date"]?.text ?? ""
      #expect(own < theirs)
      _ = try await coached.assign([
        "template_id": .string(coached.template), "lifters": coached.lifters, "starts_on": .string(own),
      ])
      #expect(try await anna.plans().map { $0["planned_for"]?.text } == [theirs])
    }
  }

  @Test func `all or nothing: each client who can't be planned for is named`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna", "bea")
      try server.share(["history"], of: coached.clients[1], with: coached.coach)
      let stranger = try server.signedIn("dora")
      let lifters: JSON = .array(
        [coached.clients[0], coached.clients[1], stranger, coached.coach].map { .string($0.account) })
      let body = coached.fortnight.with("lifters", lifters)
      let refused = try await coached.coach.post("/v1/assignments", body).expect(422)
      #expect(refused.faults == ["/lifters/1 not_shared", "/lifters/2 unknown", "/lifters/3 unknown"])
      #expect(try await coached.clients[0].plans().isEmpty)
      #expect(try await coached.coach.items("/v1/assignments").isEmpty)
      try server.database.administer(
        """
        insert into app.planned_workouts (tenant_id, lifter_id, id, name, time_zone, prescription)
        select 1, '\(coached.clients[0].account)', gen_random_uuid(), 'Own', 'UTC', '[]'
          from generate_series(1, 1997)
        """)
      let full = coached.fortnight.with("lifters", [.string(coached.clients[0].account)])
      #expect(
        try await coached.coach.post("/v1/assignments", full).expect(422).faults == ["/lifters/0 no_room"])
      try server.database.administer("delete from app.planned_workouts")
      let cases: [(JSON, [String])] = [
        (
          coached.fortnight.with("template_id", .string(coached.clients[0].account)), ["/template_id unknown"]
        ),
        (
          coached.fortnight.with("programme_id", .string(coached.template)),
          [
            "/programme_id invalid", "/weeks invalid",
          ]
        ),
        (coached.fortnight.with("template_id", .null), ["/template_id missing"]),
        (coached.fortnight.with("weekdays", .null), ["/weekdays needed"]),
        (coached.fortnight.with("dates", ["2031-03-03"]), ["/dates invalid"]),
        (
          coached.fortnight.with("starts_on", "1800-01-01"),
          ["/starts_on invalid"]
        ),
      ]
      for (body, faults) in cases {
        let found = try await coached.coach.post("/v1/assignments", body).expect(422).faults
        #expect(found == faults)
      }
      #expect(try await coached.coach.items("/v1/assignments").isEmpty)
    }
  }

  @Test func `fifty clients get twelve weeks in one request; who is erased leaves nothing behind`()
    async throws
  {
    try await TestServer.run { server in
      let coached = try await Coached(on: server)
      let clients = try (1...50).map { try server.signedIn("client\($0)") }
      for client in clients { try server.share(["plans"], of: client, with: coached.coach) }
      let body = coached.fortnight.with("lifters", .array(clients.map { .string($0.account) }))
        .with("weekdays", ["monday", "wednesday", "friday"]).with("weeks", 12)
      let clock = ContinuousClock()
      var made = JSON.null
      let took = try await clock.measure { made = try await coached.assign(body) }
      let listed = try await clock.measure { _ = try await coached.coach.items("/v1/assignments") }
      print("fifty clients, 1,800 planned workouts: \(took); the list: \(listed)")
      #expect(try server.database.rows("select count(*) from app.planned_workouts") == [["1800"]])
      try server.database.administer("delete from app.accounts where id = '\(clients[0].account)'")
      let shown = try await coached.coach.get("/v1/assignments/\(made["id"]?.text ?? "")").expect(200).json
      #expect(shown["clients"]?.elements?.count == 49)
      #expect(try server.database.rows("select count(*) from app.planned_workouts") == [["1764"]])
    }
  }

  @Test func `days may be single ones, or none`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna")
      let source: JSON = ["template_id": .string(coached.template), "lifters": coached.lifters]
      _ = try await coached.assign(source.with("dates", ["2031-05-09", "2031-05-01"]).with("name", "Peak"))
      _ = try await coached.assign(source)
      let plans = try await coached.clients[0].plans()
      #expect(plans.map { $0["planned_for"]?.text } == ["2031-05-01", "2031-05-09", nil])
      #expect(plans.map { $0["week"] } == [1, 2, 1])
      #expect(plans.map { $0["name"] } == ["Peak", "Peak", "Strength"])
      let today = try await coached.clients[0].get("/v1/today").expect(200).json
      #expect(today["next"]?["assignment_id"] == plans[2]["assignment_id"])
      // Without a maximum the percentage stays, and becomes a weight on the day.
      #expect(plans[0]["exercises"]?[0]?["sets"]?[0]?["percentage"] == 80)
    }
  }

  @Test func `a new version reaches what is still to come, and nothing that was done`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna", "bea")
      let anna = coached.clients[0]
      let made = try await coached.assign(coached.fortnight.with("adaptation", ["reschedule", "skip"]))
      let path = "/v1/assignments/\(made["id"]?.text ?? "")"
      let plans = try await anna.plans()
      try await anna.perform(plans[0])
      try await anna.send("POST", "/v1/planned-workouts/\(plans[1]["id"]?.text ?? "")/skip").expect(200)
      let moved: JSON = ["name": "Strength", "planned_for": "2031-03-11"]
      try await anna.put("/v1/planned-workouts/\(plans[2]["id"]?.text ?? "")", moved).expect(200)

      try await coached.coach.put(
        "/v1/templates/\(coached.template)",
        [
          "name": "Strength",
          "exercises": [["name": "Squat", "sets": [["reps": 3, "weight": 90, "unit": "kg"]]]],
        ]
      ).expect(200)
      let again = coached.fortnight.with("lifters", [.string(anna.account)]).with("weeks", 3)
      let changed = try await coached.coach.put(path, again).expect(200).json
      #expect(changed["revision"] == 2)
      #expect((changed["clients"]?.elements ?? []).map { $0["revision"] } == [2, 1])
      let after = try await anna.plans()
      #expect(after.map { $0["id"] }.prefix(4) == plans.map { $0["id"] }.prefix(4))
      #expect(
        after.map { $0["planned_for"]?.text?.suffix(2) } == ["03", "06", "11", "13", "17", "20"],
        "what she moved stays where she put it")
      #expect(after.map { $0["exercises"]?.elements?.count } == [2, 2, 1, 1, 1, 1])
      #expect(after.map { $0["state"] } == ["done", "skipped", "planned", "planned", "planned", "planned"])
      #expect(try await coached.clients[1].plans().allSatisfy { $0["exercises"]?.elements?.count == 2 })
      #expect(try coached.notices(of: anna) == ["plan_assigned", "plan_changed"])
      // Fewer weeks take back what is not done.
      try await coached.coach.put(path, again.with("weeks", 1)).expect(200)
      #expect(try await anna.plans().map { $0["state"] } == ["done", "skipped"])
      // It stays what it is made of.
      let other = again.with("template_id", .null).with("weeks", .null).with("programme_id", "x")
      try await coached.coach.put(path, other).expect(422)
    }
  }

  @Test func `what a coach changed of one session stays through a change of the assignment`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna")
      let (anna, coach) = (coached.clients[0], coached.coach)
      let made = try await coached.assign(coached.fortnight.with("adaptation", ["loads"]))
      let plans = try await anna.plans()
      func change(_ plan: JSON, _ body: JSON) async throws -> JSON {
        try await coach.put(
          "/v1/lifters/\(anna.account)/planned-workouts/\(plan["id"]?.text ?? "")",
          body.with("name", "Strength")
        ).expect(200).json
      }
      let eased: JSON = [["name": "Squat", "sets": [["reps": 5, "weight": 40, "unit": "kg"]]]]
      #expect(try await change(plans[0], ["planned_for": "2031-03-04"])["coach_changes"] == ["reschedule"])
      let light = try await change(plans[1], ["planned_for": "2031-03-06", "exercises": eased])
      #expect(light["coach_changes"] == ["exercises"])
      // The client's own loads are lost, but where the coach has set the session since.
      for plan in try await anna.plans()[1...2] {
        let loads = JSON.array(
          (plan["exercises"]?.elements ?? []).map { exercise in
            exercise.with(
              "sets",
              .array(
                (exercise["sets"]?.elements ?? []).map { $0.with("percentage", .null).with("weight", 35) }))
          })
        try await anna.put(
          "/v1/planned-workouts/\(plan["id"]?.text ?? "")",
          ["name": "Strength", "planned_for": plan["planned_for"] ?? .null, "exercises": loads]
        ).expect(200)
      }
      try await coach.put(
        "/v1/assignments/\(made["id"]?.text ?? "")", coached.fortnight.with("adaptation", ["loads"])
      ).expect(200)
      let after = try await anna.plans()
      #expect(after.map { $0["planned_for"]?.text?.suffix(2) } == ["04", "06", "10", "13"])
      #expect(after.map { $0["exercises"]?.elements?.count } == [2, 1, 2, 2])
      #expect(after[1]["exercises"]?[0]?["sets"]?[0]?["weight"] == 35)
      #expect(after.map { $0["adapted"] } == [[], ["loads"], [], []])
      #expect(after.map { $0["coach_changes"] } == [["reschedule"], ["exercises"], [], []])
    }
  }

  @Test func `what is taken back leaves the week; what was done stays, and the list tells it`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna", "bea")
      let made = try await coached.assign(coached.fortnight)
      let path = "/v1/assignments/\(made["id"]?.text ?? "")"
      let (anna, bea) = (coached.clients[0], coached.clients[1])
      try await anna.perform(try await anna.plans()[0])
      let summary = try await coached.coach.items("/v1/assignments")
      #expect(summary.map { $0["progress"]?["done"] } == [1])
      #expect(summary.map { $0["progress"]?["waiting"] } == [7])
      #expect(summary.map { $0["progress"]?["adherence"] } == [100])
      #expect(try await coached.coach.items("/v1/assignments?lifter=\(bea.account)").count == 1)
      #expect(try await coached.coach.items("/v1/assignments?lifter=\(coached.coach.account)").isEmpty)

      try await coached.coach.delete("\(path)/clients/\(bea.account)").expect(204)
      #expect(try await bea.plans().isEmpty)
      #expect(try await anna.plans().count == 4)
      try await coached.coach.delete("\(path)/clients/\(coached.coach.account)").expect(404)
      try await coached.coach.delete(path).expect(204)
      #expect(try await anna.plans().map { $0["state"] } == ["done"])
      #expect(try coached.notices(of: bea) == ["plan_assigned", "plan_withdrawn"])
      #expect(try await coached.coach.items("/v1/assignments").isEmpty)
      #expect(try await coached.coach.items("/v1/assignments?withdrawn=true").count == 1)
      let shown = try await coached.coach.get(path).expect(200).json
      #expect((shown["clients"]?.elements ?? []).map { $0["state"] } == ["withdrawn", "withdrawn"])
      // Another coach's is not there.
      let other = try server.signedIn("cora", as: "coach")
      try await other.get(path).expect(404)
      try await other.delete(path).expect(404)
    }
  }
}
