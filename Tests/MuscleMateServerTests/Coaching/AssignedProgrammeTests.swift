internal import Primitives
internal import TestKit
internal import Testing

/// Programmes of a coach's: each client trains by a copy of their own.
struct AssignedProgrammeTests {
  private static let lifts = ["Squat", "Bench Press", "Deadlift", "Overhead Press"]

  private static func prepare(
    _ server: TestServer, unit: String = "kg"
  ) async throws -> (coached: Coached, anna: Client, programme: String) {
    let coached = try await Coached(on: server)
    let anna = try server.signedIn("anna", unit: unit)
    try server.share(["plans"], of: anna, with: coached.coach)
    let made = try await coached.coach.post("/v1/programmes", Powerlifter.bigAndBoring).expect(201).json
    return (coached, anna, made["id"]?.text ?? "")
  }

  private static func body(_ programme: String, _ lifters: Client...) -> JSON {
    [
      "programme_id": .string(programme), "lifters": .array(lifters.map { .string($0.account) }),
      "starts_on": "2031-03-03", "weekdays": ["monday", "tuesday", "thursday", "friday"],
    ]
  }

  @Test func `a copy becomes the client's own, from their maxima, and runs by the programmes' own routes`()
    async throws
  {
    try await TestServer.run { server in
      let (coached, anna, programme) = try await Self.prepare(server)
      let body = Self.body(programme, anna)
      let refused = try await coached.coach.post("/v1/assignments", body).expect(422)
      #expect(refused.faults == ["/lifters/0 lacks_maxes"])
      let fault = try refused.json["errors"]?[0]
      #expect(fault?["arguments"] == ["exercises": "Squat, Bench Press, Deadlift, Overhead Press"])
      #expect(fault?["message"]?.text?.contains("Squat, Bench Press, Deadlift, Overhead Press") == true)
      for (index, lift) in Self.lifts.enumerated() { try await anna.lift(100 + 10 * index, exercise: lift) }
      let made = try await coached.assign(body)
      let plans = try await anna.plans()
      #expect(plans.count == 16)
      #expect(plans[0]["planned_for"] == "2031-03-03")
      #expect(plans[0]["assignment_id"] == made["id"])
      // Her squat is 100, its training max 90: 65, 75 and 85 % of it.
      let working = Powerlifter.weights(plans[0]).suffix(3)
      #expect(Array(working) == ["57.5", "67.5", "77.5"])

      let copy = try await anna.get("/v1/assigned-plans/\(made["id"]?.text ?? "")").json["programme_id"]?.text
      let path = "/v1/programmes/\(copy ?? "")"
      #expect(try await anna.get(path).expect(200).json["cycle"] == 1)
      try await coached.coach.get(path).expect(404)
      try await anna.perform(plans[0])
      let adjusted = try await anna.send("POST", "\(path)/adjustment").expect(200).json
      #expect(Powerlifter.sessions(adjusted)[0]["state"] == "done")
      // Bringing the plan in line with what was done is no change of the lifter's.
      #expect(try await anna.plans().allSatisfy { $0["adapted"] == [] })
      #expect(try coached.notices(of: coached.coach).isEmpty)

      // Leaving the rest out and rewriting the programme are the coach's to allow.
      let next: JSON = ["leave_rest": true, "weekdays": body["weekdays"] ?? .null]
      try await anna.post("\(path)/cycles", next).expect(409)
      let mine = try await anna.get(path).json
      #expect(try await anna.put(path, mine.with("name", "Mine")).expect(409).text.contains("carl"))
      try server.database.administer("update app.assigned_plans set adaptation = '{skip}'")
      try await anna.post("\(path)/cycles", next).expect(201)
      let begun = try await anna.plans()
      #expect(begun.count == 17)
      #expect(begun.allSatisfy { $0["assignment_id"] == made["id"] })
      #expect(begun.count { $0["cycle"] == 2 } == 16)
      #expect(try coached.notices(of: coached.coach) == ["plan_adapted"])
      // Deleting the programme removes the plan.
      try await anna.delete(path).expect(204)
      #expect(try await anna.plans().map { $0["state"] } == ["done"])
      #expect(try await anna.get("/v1/assigned-plans/\(made["id"]?.text ?? "")").json["state"] == "removed")
      // Assigned again it begins again, on its days.
      try await coached.coach.put("/v1/assignments/\(made["id"]?.text ?? "")", body).expect(200)
      let anew = try await anna.plans().filter { $0["state"] == "planned" }
      #expect(anew.count == 16)
      #expect(anew.allSatisfy { $0["planned_for"]?.text != nil })
      // So it does where only the plan was removed and the copy kept.
      try await anna.delete("/v1/assigned-plans/\(made["id"]?.text ?? "")").expect(204)
      try await coached.coach.put("/v1/assignments/\(made["id"]?.text ?? "")", body).expect(200)
      let again = try await anna.plans().filter { $0["state"] == "planned" }
      #expect(again.count == 16)
      #expect(again.allSatisfy { $0["planned_for"]?.text != nil })
      #expect(try await anna.items("/v1/programmes").count == 1)
    }
  }

  @Test func `a missed session leaves a client's next ones lighter, which is no change of the client's`()
    async throws
  {
    try await TestServer.run { server in
      let (coached, anna, _) = try await Self.prepare(server)
      let linear = try await coached.coach.post("/v1/programmes", Powerlifter.linear).expect(201).json
      _ = try await coached.assign([
        "programme_id": linear["id"] ?? .null, "lifters": [.string(anna.account)], "starts_on": "2031-03-03",
        "weekdays": ["monday", "wednesday", "friday"],
      ])
      let plans = try await anna.plans()
      // The coach keeps loads as they are, which the programme may change all the same.
      try server.database.administer("update app.assigned_plans set adaptation = '{}'")
      try await anna.perform(plans[0]) { $0["kind"] == "amrap" ? $0.with("reps", 3) : $0 }
      let after = try await anna.plans()
      #expect(after.map { Powerlifter.weights($0)[0] } == ["100", "100", "102.5"])
      #expect(after.allSatisfy { $0["adapted"] == [] && $0["coach_changes"] == [] })
      #expect(try coached.notices(of: coached.coach).isEmpty)
    }
  }

  @Test func `a client who logs the lifts under other names trains by these, and keeps one history`()
    async throws
  {
    try await TestServer.run { server in
      let (coached, anna, programme) = try await Self.prepare(server)
      let own = [
        "Squat (Barbell)", "Bench Press (Barbell)", "Deadlift (Barbell)", "Overhead Press (Barbell)",
      ]
      for (index, lift) in own.enumerated() { try await anna.lift(100 + 10 * index, exercise: lift) }
      let body = Self.body(programme, anna)
      let made = try await coached.assign(body)
      func names() async throws -> Set<String> {
        let plans = try await anna.plans()
        return Set(plans.flatMap { ($0["exercises"]?.elements ?? []).compactMap { $0["name"]?.text } })
      }
      #expect(try await names() == Set(own))
      #expect(Array(Powerlifter.weights(try await anna.plans()[0]).suffix(3)) == ["57.5", "67.5", "77.5"])
      #expect(Set(try await anna.items("/v1/lifters/me/exercises", "name").compactMap(\.self)) == Set(own))
      // A change finds the same lifts again.
      try await coached.coach.put("/v1/assignments/\(made["id"]?.text ?? "")", body).expect(200)
      #expect(try await names() == Set(own))
      #expect(Array(Powerlifter.weights(try await anna.plans()[0]).suffix(3)) == ["57.5", "67.5", "77.5"])
    }
  }

  @Test func `a change of the coach's programme reaches what is still planned of the copies`() async throws {
    try await TestServer.run { server in
      let (coached, anna, programme) = try await Self.prepare(server)
      for lift in Self.lifts { try await anna.lift(100, exercise: lift) }
      let body = Self.body(programme, anna)
      let made = try await coached.assign(body)
      let before = try await anna.plans()
      try await anna.perform(before[0])
      let source = "/v1/programmes/\(programme)"
      let lighter = Powerlifter.bigAndBoring.with(
        "five_three_one",
        (Powerlifter.bigAndBoring["five_three_one"] ?? .null).with("assistance", "none"))
      try await coached.coach.put(source, lighter).expect(200)
      let changed = try await coached.coach.put("/v1/assignments/\(made["id"]?.text ?? "")", body).expect(200)
      #expect(try changed.json["source_version"] == 2)
      let after = try await anna.plans()
      #expect(after.map { $0["id"] } == before.map { $0["id"] })
      #expect(after.map { $0["planned_for"] } == before.map { $0["planned_for"] })
      #expect(after[0]["exercises"] == before[0]["exercises"], "what was done stays as it was asked for")
      #expect(before[1]["exercises"]?.elements?.count == 2)
      #expect(after[1]["exercises"]?.elements?.count == 1)
      let plan = try await anna.get("/v1/assigned-plans/\(made["id"]?.text ?? "")").json
      let copy = try await anna.get("/v1/programmes/\(plan["programme_id"]?.text ?? "")").expect(200).json
      #expect(copy["number"] == 2)
      #expect(copy["lifts"]?.elements?.allSatisfy { $0["weight"] == 90 } == true)
    }
  }

  @Test func `who counts in pounds gets the programme in pounds`() async throws {
    try await TestServer.run { server in
      let (coached, anna, programme) = try await Self.prepare(server, unit: "lb")
      for lift in Self.lifts { try await anna.lift(200, unit: "lb", exercise: lift) }
      _ = try await coached.assign(Self.body(programme, anna))
      let plans = try await anna.plans()
      #expect(Array(Powerlifter.weights(plans[0]).suffix(3)) == ["115", "135", "155"])
      #expect(plans[0]["exercises"]?[0]?["sets"]?[0]?["unit"] == "lb")
    }
  }

  @Test func `days that a change gives reach the sessions, but for one that was moved`() async throws {
    try await TestServer.run { server in
      let (coached, anna, programme) = try await Self.prepare(server)
      for lift in Self.lifts { try await anna.lift(100, exercise: lift) }
      let undated = Self.body(programme, anna).with("weekdays", .null).with("starts_on", .null)
      let id = try await coached.assign(undated)["id"]?.text ?? ""
      #expect(try await anna.plans().allSatisfy { $0["planned_for"] == nil })
      let dated = Self.body(programme, anna)
      try await coached.coach.put("/v1/assignments/\(id)", dated).expect(200)
      func days() async throws -> [String?] {
        try await anna.plans().prefix(4).map { $0["planned_for"]?.text }
      }
      #expect(try await days() == ["2031-03-03", "2031-03-04", "2031-03-06", "2031-03-07"])

      let first = try await anna.plans()[0]["id"]?.text ?? ""
      let path = "/v1/lifters/\(anna.account)/planned-workouts/\(first)"
      let moved = try await coached.coach.get(path).json.with("planned_for", "2031-03-01")
      try await coached.coach.put(path, moved).expect(200)
      for plan in try await anna.plans()[1...2] {
        let path = "/v1/planned-workouts/\(plan["id"]?.text ?? "")"
        let timed = try await anna.get(path).json
          .with("starts_at", .string("\(plan["planned_for"]?.text ?? "")T17:00:00Z"))
          .with("time_zone", "UTC").with("remind_minutes", 30)
        try await anna.put(path, timed).expect(200)
      }
      let later = dated.with("weekdays", ["monday", "wednesday", "thursday", "friday"])
      try await coached.coach.put("/v1/assignments/\(id)", later).expect(200)
      #expect(try await days() == ["2031-03-01", "2031-03-05", "2031-03-06", "2031-03-07"])
      // A time and its reminder go with the day that they were of, and stay with a day that stays.
      let timed = try await anna.plans().prefix(4)
      #expect(timed.map { $0["starts_at"]?.text?.prefix(10) } == [nil, nil, "2031-03-06", nil])
      #expect(timed.map { $0["remind_minutes"] } == [nil, nil, 30, nil])
    }
  }

  @Test func `days of a change leave what is past and what is of a later cycle as they are`() async throws {
    try await TestServer.run { server in
      let (coached, anna, programme) = try await Self.prepare(server)
      for lift in Self.lifts { try await anna.lift(100, exercise: lift) }
      let body = Self.body(programme, anna)
      let id = try await coached.assign(body)["id"]?.text ?? ""
      let first = try await anna.plans()[0]["id"]?.text ?? ""
      try server.database.administer(
        """
        set session_replication_role = replica;
        update app.planned_workouts set planned_for = '2020-01-06' where id = '\(first)'
        """)
      let later = body.with("weekdays", ["monday", "wednesday", "thursday", "friday"])
      let simulation = "/v1/assignments/simulation?assignment_id=\(id)"
      let forecast = try await coached.coach.post(simulation, later).expect(200).json["clients"]?[0]
      #expect(
        forecast?["weeks"]?.elements?.map { $0["sessions"] } == [3, 4, 4, 4], "what is past is no more")
      #expect(forecast?["changes"]?["changed"] == 15)
      try await coached.coach.put("/v1/assignments/\(id)", later).expect(200)
      let days = try await anna.plans().prefix(4).map { $0["planned_for"]?.text }
      #expect(days == ["2020-01-06", "2031-03-05", "2031-03-06", "2031-03-07"])

      let next: JSON = [
        "leave_rest": true, "weekdays": later["weekdays"] ?? .null, "starts_on": "2031-04-07",
      ]
      try await coached.coach.post("/v1/assignments/\(id)/clients/\(anna.account)/cycles", next).expect(204)
      func second() async throws -> [String?] {
        try await anna.plans().filter { $0["cycle"] == 2 }.map { $0["planned_for"]?.text }
      }
      let begun = try await second()
      #expect(begun.prefix(2) == ["2031-04-07", "2031-04-09"])
      try await coached.coach.put("/v1/assignments/\(id)", body).expect(200)
      #expect(try await second() == begun)
    }
  }

  @Test func `other days in the middle of a cycle keep its order, and give no day twice`() async throws {
    try await TestServer.run { server in
      let (coached, anna, programme) = try await Self.prepare(server)
      for lift in Self.lifts { try await anna.lift(100, exercise: lift) }
      let body = Self.body(programme, anna).with("starts_on", "2020-01-06").with("past", true)
      let id = try await coached.assign(body)["id"]?.text ?? ""
      // As if its second week had come just now: what was not done of the first stays where it was.
      let today = try await anna.get("/v1/today").expect(200).json["date"]?.text ?? ""
      try server.database.administer(
        """
        set session_replication_role = replica;
        update app.planned_workouts set planned_for = planned_for + (date '\(today)' - date '2020-01-13');
        update app.assignments set starts_on = starts_on + (date '\(today)' - date '2020-01-13')
        """)
      let first = try await coached.coach.get("/v1/assignments/\(id)").expect(200).json["starts_on"] ?? .null
      func days() async throws -> [String] {
        try await anna.plans().sorted {
          ($0["week"]?.integer ?? 0, $0["session"]?.integer ?? 0) < (
            $1["week"]?.integer ?? 0, $1["session"]?.integer ?? 0
          )
        }
        .compactMap { $0["planned_for"]?.text }
      }
      for weekdays: JSON in [
        ["monday", "thursday"], ["monday", "tuesday", "wednesday", "thursday", "friday"], ["sunday"],
      ] {
        let change = body.with("starts_on", first).with("weekdays", weekdays).with("past", false)
        try await coached.coach.put("/v1/assignments/\(id)", change).expect(200)
        let now = try await days()
        #expect(now == now.sorted(), "\(weekdays)")
        #expect(Set(now).count == 16, "\(weekdays)")
      }
    }
  }

  @Test func `the coach hears of a week once it is through`() async throws {
    try await TestServer.run { server in
      let (coached, anna, programme) = try await Self.prepare(server)
      for lift in Self.lifts { try await anna.lift(100, exercise: lift) }
      let made = try await coached.assign(Self.body(programme, anna).with("adaptation", ["skip"]))
      let plans = try await anna.plans()
      for plan in plans.prefix(3) { try await anna.perform(plan) }
      #expect(try coached.notices(of: coached.coach).isEmpty)
      try await anna.send("POST", "/v1/planned-workouts/\(plans[3]["id"]?.text ?? "")/skip").expect(200)
      #expect(try coached.notices(of: coached.coach).sorted() == ["plan_adapted", "plan_week_done"])
      let told = try server.database.rows(
        "select arguments::text from app.notices where kind = 'plan_week_done'"
      ).compactMap { $0[0] }
      let arguments = try JSON.parse(Array(told[0].utf8))
      #expect(arguments["week"] == 1)
      #expect(arguments["done"] == 3)
      #expect(arguments["sessions"] == 4)
      #expect(arguments["lifter"] == "anna")
      let client = try await coached.coach.get("/v1/assignments/\(made["id"]?.text ?? "")").json["clients"]?[
        0]
      #expect(client?["progress"]?["adherence"] == 75)
    }
  }
}
