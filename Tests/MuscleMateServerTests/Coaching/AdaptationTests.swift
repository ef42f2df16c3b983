internal import Primitives
internal import TestKit
internal import Testing

/// A client's possible changes of a plan, and the plan after the coach is gone.
struct AdaptationTests {
  /// A client's possible changes of a planned workout, and the permission for each.
  private static let changes: [(String, Set<String>)] = [
    ("day", ["reschedule"]), ("load", ["loads"]), ("exercise", ["exercises"]), ("reps", ["exercises"]),
    ("skip", ["skip"]), ("delete", ["skip"]), ("day and load", ["reschedule", "loads"]), ("name", []),
    ("time", []),
  ]

  private static func attempt(_ change: String, _ planned: JSON, by client: Client) async throws -> Received {
    let path = "/v1/planned-workouts/\(planned["id"]?.text ?? "")"
    func content(_ exercise: String, _ reps: Int, _ weight: Int) -> JSON {
      let squat: JSON = ["reps": .number("\(reps)"), "weight": .number("\(weight)"), "unit": "kg"]
      return planned.with("exercises", [["name": .string(exercise), "sets": [squat]]])
    }
    switch change {
    case "day": return try await client.put(path, planned.with("planned_for", "2031-03-04"))
    case "load": return try await client.put(path, content("Squat", 5, 70))
    case "exercise": return try await client.put(path, content("Leg Press", 5, 60))
    case "reps": return try await client.put(path, content("Squat", 3, 60))
    case "skip": return try await client.send("POST", "\(path)/skip")
    case "delete": return try await client.delete(path)
    case "day and load":
      return try await client.put(path, content("Squat", 5, 70).with("planned_for", "2031-03-04"))
    case "name": return try await client.put(path, planned.with("name", "Mine"))
    default: return try await client.put(path, planned.with("starts_at", "2031-03-03T18:00:00+01:00"))
    }
  }

  private static let squats: JSON = [
    "name": "Legs", "exercises": [["name": "Squat", "sets": [["reps": 5, "weight": 60, "unit": "kg"]]]],
  ]

  @Test func `a client changes what the coach allows and nothing else`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna", content: Self.squats)
      let anna = coached.clients[0]
      let words: [JSON] = ["reschedule", "loads", "exercises", "skip"]
      let permissions = [[]] + words.map({ [$0] }) + [words]
      for allowed in permissions {
        let made = try await coached.assign(
          coached.fortnight.with("weeks", 1).with("weekdays", ["monday"]).with("adaptation", .array(allowed)))
        for (change, needed) in Self.changes {
          let planned = try #require(try await anna.plans().first)
          let answer = try await Self.attempt(change, planned, by: anna)
          let isFree = needed.isSubset(of: Set(allowed.compactMap(\.text)))
          if isFree {
            #expect([200, 204].contains(answer.status), "\(change) with \(allowed): \(answer.text)")
            try await coached.coach.delete("/v1/assignments/\(made["id"]?.text ?? "")").expect(204)
            try server.database.administer("delete from app.planned_workouts where state = 'skipped'")
            _ = try await coached.coach.put(
              "/v1/assignments/\(made["id"]?.text ?? "")",
              coached.fortnight.with("weeks", 1).with("weekdays", ["monday"])
                .with("adaptation", .array(allowed))
            ).expect(200)
          } else {
            #expect(answer.status == 409, "\(change) with \(allowed): \(answer.text)")
            #expect(answer.text.contains("carl"))
          }
        }
        try await coached.coach.delete("/v1/assignments/\(made["id"]?.text ?? "")").expect(204)
      }
    }
  }

  @Test func `a change is marked, the coach told, and what was assigned kept beside it`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(
        on: server, "anna", scopes: ["plans", "workout_details"], content: Self.squats)
      let anna = coached.clients[0]
      let made = try await coached.assign(
        coached.fortnight.with("adaptation", ["loads", "reschedule", "skip"]))
      let plans = try await anna.plans()
      _ = try await Self.attempt("day and load", plans[0], by: anna).expect(200)
      _ = try await Self.attempt("delete", plans[3], by: anna).expect(204)
      let shown = try await anna.plans()
      #expect(shown[0]["adapted"] == ["loads", "reschedule"])
      #expect(shown[1]["adapted"] == [])
      #expect(try coached.notices(of: coached.coach) == ["plan_adapted"])
      let path = "/v1/lifters/\(anna.account)/planned-workouts/\(shown[0]["id"]?.text ?? "")"
      let comparison = try await coached.coach.get("\(path)/comparison").expect(200).json
      #expect(comparison["assigned"]?["planned_for"] == "2031-03-03")
      #expect(comparison["assigned"]?["exercises"]?[0]?["sets"]?[0]?["weight"] == 60)
      let client = try await coached.coach.get("/v1/assignments/\(made["id"]?.text ?? "")").json["clients"]?[
        0]
      #expect(client?["progress"]?["sessions"] == 4)
      #expect(client?["progress"]?["left_out"] == 1)
      #expect(client?["progress"]?["adapted"] == 1)
      // A plan that is sent back as it was read is no change, and loses nothing.
      let same = try await anna.put("/v1/planned-workouts/\(shown[1]["id"]?.text ?? "")", shown[1]).expect(
        200)
      #expect(try same.json["adapted"] == [])
    }
  }

  @Test func `an exercise merged into another is no change of the plan`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna", content: Self.squats)
      let anna = coached.clients[0]
      _ = try await coached.assign(coached.fortnight)
      let assigned = try await anna.plans()[0]["exercises"]?[0]?["exercise_id"]?.text ?? ""
      try await anna.lift(100, exercise: "Kniebeugen tief")
      let kept = try await anna.items("/v1/lifters/me/exercises").first { $0["name"] == "Kniebeugen tief" }
      try await anna.post("/v1/lifters/me/exercises/\(assigned)/merge", ["into": kept?["id"] ?? .null])
        .expect(200)
      let plans = try await anna.plans()
      #expect(plans.allSatisfy { $0["exercises"]?[0]?["exercise_id"] == kept?["id"] })
      #expect(plans.allSatisfy { $0["adapted"] == [] })
    }
  }

  @Test func `the whole plan can always be removed, and the coach learns of it`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna", content: Self.squats)
      let anna = coached.clients[0]
      let made = try await coached.assign(coached.fortnight)
      try await anna.perform(try await anna.plans()[0])
      let path = "/v1/assigned-plans/\(made["id"]?.text ?? "")"
      try await coached.coach.delete(path).expect(404)
      try await anna.delete(path).expect(204)
      try await anna.delete(path).expect(204)
      #expect(try await anna.plans().map { $0["state"] } == ["done"])
      #expect(try await anna.get(path).json["state"] == "removed")
      #expect(try coached.notices(of: coached.coach) == ["plan_removed"])
      let client = try await coached.coach.get("/v1/assignments/\(made["id"]?.text ?? "")").json["clients"]?[
        0]
      #expect(client?["state"] == "removed")
    }
  }

  @Test func `a pause frees no plan, and what is changed meanwhile is marked`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna", content: Self.squats)
      let anna = coached.clients[0]
      let made = try await coached.assign(coached.fortnight.with("adaptation", ["reschedule"]))
      try await anna.put("/v1/sharing-pause", .object([])).expect(200)
      let plans = try await anna.plans()
      for change in ["load", "exercise", "skip", "delete"] {
        _ = try await Self.attempt(change, plans[0], by: anna).expect(409)
      }
      _ = try await Self.attempt("day", plans[0], by: anna).expect(200)
      let path = "/v1/assigned-plans/\(made["id"]?.text ?? "")"
      #expect(try await anna.get(path).expect(200).json["is_locked"] == true)
      #expect(try coached.notices(of: coached.coach).isEmpty, "the coach hears nothing during a pause")
      try await coached.coach.get("/v1/lifters/\(anna.account)/planned-workouts").expect(404)
      try await anna.delete("/v1/sharing-pause").expect(204)
      let seen = try await coached.coach.items("/v1/lifters/\(anna.account)/planned-workouts")
      #expect(seen.map { $0["adapted"] }.contains(["reschedule"]))

      try await anna.put("/v1/sharing-pause", .object([])).expect(200)
      try await anna.delete(path).expect(204)
      #expect(try await anna.plans().isEmpty)
      #expect(try coached.notices(of: coached.coach).isEmpty)
    }
  }

  enum End: CaseIterable { case scope, coach, account, expiry }

  @Test(arguments: End.allCases)
  func `once the coach is gone the plan is as it stood, and the client's to change`(_ end: End) async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna", content: Self.squats)
      let (anna, coach) = (coached.clients[0], coached.coach)
      let made = try await coached.assign(coached.fortnight)
      let plans = try await anna.plans()
      try await anna.perform(plans[0])
      #expect(try await Self.attempt("load", plans[1], by: anna).status == 409)
      switch end {
      case .scope:
        try await anna.put("/v1/coaches/\(coach.account)/scopes", ["scopes": ["history"]]).expect(200)
      case .coach: try await anna.delete("/v1/coaches/\(coach.account)").expect(204)
      case .account: try server.database.administer("delete from app.accounts where id = '\(coach.account)'")
      case .expiry: try server.database.administer("update app.grants set expires_at = now()")
      }
      #expect(try await anna.plans().map { $0["exercises"] } == plans.map { $0["exercises"] })
      let plan = try await anna.get("/v1/assigned-plans/\(made["id"]?.text ?? "")").expect(200).json
      #expect(plan["is_locked"] == false)
      #expect(plan["coach"]?["name"] == "carl")
      for change in ["load", "exercise", "day", "skip"] {
        _ = try await Self.attempt(change, plans[1], by: anna).expect(200)
      }
      _ = try await Self.attempt("delete", plans[2], by: anna).expect(204)
      #expect(try await anna.plans().map { $0["adapted"] } == [[], [], []], "no coach to whom it matters")
      guard end != .account else { return }
      // The coach sees that the client is there, and no more; what is on the week is out of reach.
      let client = try await coach.get("/v1/assignments/\(made["id"]?.text ?? "")").json["clients"]?[0]
      #expect(client?["is_open"] == false)
      #expect(client?["progress"] == nil)
      try await coach.get("/v1/lifters/\(anna.account)/planned-workouts").expect(404)
      try await coach.delete("/v1/assignments/\(made["id"]?.text ?? "")").expect(204)
      #expect(try await anna.plans().count == 3)
      #expect(try coached.notices(of: coach).isEmpty)
    }
  }
}
