internal import Primitives
internal import TestKit
internal import Testing

/// What a coach does for several clients at once.
struct ManyClientsTests {
  @Test func `one text reaches each client in a conversation of their own, and a repetition sends nothing`()
    async throws
  {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna", "bea")
      let ids = coached.clients.map { JSON.string($0.account) }
      let body: JSON = ["clients": .array(ids), "text": "Closed on Friday."]
      var coach = coached.coach
      coach.headers["Idempotency-Key"] = "friday"
      let first = try await coach.post("/v1/conversations/messages", body)
      let again = try await coach.post("/v1/conversations/messages", body)
      #expect(try first.expect(200).json == again.expect(200).json)
      #expect(try first.json["items"]?.elements?.map { $0["client"] } == ids)
      for client in coached.clients {
        let messages = try await client.items("/v1/conversations/\(coached.coach.account)/messages")
        #expect(messages.map { $0["text"] } == ["Closed on Friday."])
      }
    }
  }

  @Test func `a text to someone who is no client reaches nobody`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna")
      let stranger = try server.signedIn("cleo")
      let clients = JSON.array([coached.clients[0], stranger].map { .string($0.account) })
      let body: JSON = ["clients": clients, "text": "Hello"]
      let refused = try await coached.coach.post("/v1/conversations/messages", body).expect(422).json
      #expect(refused["errors"]?.elements?.map { $0["pointer"] } == ["/clients/1"])
      #expect(try await coached.clients[0].items("/v1/conversations") == [])
      try await coached.clients[0].post("/v1/conversations/messages", body).expect(403)
    }
  }

  @Test func `a label is put on some clients and taken off others at once`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna", "bea", "cleo")
      let coach = coached.coach
      let ids = coached.clients.map { JSON.string($0.account) }
      let label = "/v1/client-labels/\(UUID.v7(at: .now))"
      try await coach.put(label, ["name": "competes"]).expect(201)
      let put = try await coach.patch("\(label)/clients", ["put": [ids[0], ids[1]]]).expect(200).json
      #expect(put["client_count"] == 2)
      let moved = try await coach.patch("\(label)/clients", ["put": [ids[2]], "take": [ids[0]]]).expect(200)
        .json
      #expect(moved["client_count"] == 2)
      #expect(
        try await coach.get("/v1/clients/\(ids[2].text ?? "")").expect(200).json["labels"]?[0]?["name"]
          == "competes")
      let stranger = try server.signedIn("dora")
      let refused = try await coach.patch(
        "\(label)/clients", ["put": [ids[0], .string(stranger.account)]]
      ).expect(422).json
      #expect(refused["errors"]?.elements?.map { $0["pointer"] } == ["/put/1"])
      let other = try server.signedIn("otto", as: "coach")
      try await other.patch("\(label)/clients", ["take": [ids[2]]]).expect(404)
      #expect(try await coach.items("/v1/client-labels").map { $0["client_count"] } == [2])
    }
  }

  @Test func `a client who has 20 labels gets no other one, and nobody else gets it then`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna", "bea")
      let coach = coached.coach
      let ids = coached.clients.map { JSON.string($0.account) }
      let twenty = (1...20).map { JSON.string("label \($0)") }
      try await coach.put("/v1/clients/\(ids[0].text ?? "")/labels", ["labels": .array(twenty)]).expect(200)
      let label = "/v1/client-labels/\(UUID.v7(at: .now))"
      try await coach.put(label, ["name": "one more"]).expect(201)
      try await coach.patch("\(label)/clients", ["put": .array(ids)]).expect(409)
      try await coach.patch("\(label)/clients", ["put": [ids[1]]]).expect(200)
      let first = "/v1/client-labels/\(try await coach.items("/v1/client-labels").first?["id"]?.text ?? "")"
      try await coach.patch("\(first)/clients", ["put": [ids[0]]]).expect(200)
    }
  }

  @Test func `a coach moves one session of one client, whose assignment stays as it is`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna")
      let (anna, coach) = (coached.clients[0], coached.coach)
      try await anna.lift(100)
      _ = try await coached.assign(coached.fortnight)
      let sessions = try await anna.plans()
      let path = "/v1/lifters/\(anna.account)/planned-workouts/\(sessions[0]["id"]?.text ?? "")"
      let seen = try await coach.get(path).expect(200).json
      let moved = try await coach.put(path, seen.with("planned_for", "2031-03-04")).expect(200).json
      #expect(moved["planned_for"] == "2031-03-04")
      #expect(moved["adapted"] == [], "the coach's own word")
      #expect(moved["exercises"] == seen["exercises"])
      #expect(moved["assignment_id"] == seen["assignment_id"])
      #expect(
        try await anna.plans().map { $0["planned_for"] }.dropFirst()
          == sessions.map { $0["planned_for"] }.dropFirst())
      #expect(try await anna.items("/v1/notices", "kind").contains("plan_changed"))
      var stale = coach
      stale.headers["If-Match"] = "\"0\""
      try await stale.put(path, seen).expect(412)
    }
  }

  @Test func `a session gets a day that is past only where the coach says so`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna")
      let (anna, coach) = (coached.clients[0], coached.coach)
      _ = try await coached.assign(coached.fortnight)
      let path = "/v1/lifters/\(anna.account)/planned-workouts/\(try await anna.plans()[0]["id"]?.text ?? "")"
      let seen = try await coach.get(path).expect(200).json
      let moved = seen.with("planned_for", "2020-01-06")
      let refused = try await coach.put(path, moved).expect(422)
      #expect(refused.faults == ["/planned_for past_day"])
      #expect(refused.text.contains("2020-01-06"))
      #expect(try await anna.plans()[0]["planned_for"] == "2031-03-03")
      #expect(try await coach.put("\(path)?past=true", moved).expect(200).json["planned_for"] == "2020-01-06")
      // Taken back it is no change of the coach's, and the assignment goes on for it.
      let undone = try await coach.put("\(path)?undo=true", seen).expect(200).json
      #expect([undone["planned_for"], undone["coach_changes"]] == ["2031-03-03", []])
      try await coach.put("\(path)?past=true", moved).expect(200)
      let kept = try await coach.put("\(path)?undo=true&before=reschedule", moved).expect(200).json
      #expect(kept["coach_changes"] == ["reschedule"])
      // It is past already, so that another change of it asks nothing.
      try await coach.put(path, moved.with("name", "Legs")).expect(200)
    }
  }

  @Test func `a session that the coach takes out counts for nothing, and can be planned again`() async throws
  {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna")
      let (anna, coach) = (coached.clients[0], coached.coach)
      let made = "/v1/assignments/\(try await coached.assign(coached.fortnight)["id"]?.text ?? "")"
      let path = "/v1/lifters/\(anna.account)/planned-workouts/\(try await anna.plans()[0]["id"]?.text ?? "")"
      func progress() async throws -> JSON? {
        try await coach.get(made).expect(200).json["clients"]?[0]?["progress"]
      }

      let skipped = try await coach.send("POST", "\(path)/skip").expect(200).json
      #expect([skipped["state"], skipped["adapted"], skipped["coach_changes"]] == ["skipped", [], ["skip"]])
      #expect(try await progress()?["sessions"] == 3)
      #expect(try await progress()?["left_out"] == 0)
      #expect(try coached.notices(of: anna).count { $0 == "plan_changed" } == 1)
      try await coach.send("POST", "\(path)/skip").expect(200)
      #expect(try coached.notices(of: anna).count { $0 == "plan_changed" } == 1, "once more changes nothing")
      try await coach.put(made, coached.fortnight).expect(200)
      #expect(try await anna.plans()[0]["state"] == "skipped", "a change of the assignment leaves it")
      // Once its day is over, it is neither planned nor missed.
      try server.database.administer(
        """
        set session_replication_role = replica;
        update app.planned_workouts set planned_for = current_date - 2 where state = 'skipped'
        """)
      let row = try await coach.get("/v1/clients/\(anna.account)").expect(200).json
      #expect([row["planned_28_days"], row["flags"]] == [0, []])

      let seen = try await coach.get(path).expect(200).json
      let again = try await coach.put(path, seen).expect(200).json
      #expect([again["state"], again["coach_changes"]] == ["planned", []])
      #expect(try await progress()?["sessions"] == 4)
      try await coach.send("POST", "\(path)/skip").expect(200)
      let own = try await anna.plans()[0]
      let back = try await anna.put("/v1/planned-workouts/\(own["id"]?.text ?? "")", own).expect(200).json
      #expect([back["state"], back["coach_changes"]] == ["planned", []], "the client wants it all the same")
    }
  }

  @Test func `a coach takes out no session that is not theirs, or that was done`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna")
      let (anna, coach) = (coached.clients[0], coached.coach)
      _ = try await coached.assign(coached.fortnight)
      func path(_ session: JSON) -> String {
        "/v1/lifters/\(anna.account)/planned-workouts/\(session["id"]?.text ?? "")/skip"
      }
      let sessions = try await anna.plans()
      try await anna.perform(sessions[0])
      #expect(
        try await coach.send("POST", path(sessions[0])).expect(409).json["code"] == "planned-workout-done")
      let own: JSON = ["name": "Mine", "exercises": [["name": "Plank", "sets": [["reps": 1]]]]]
      let mine = try await anna.post("/v1/planned-workouts", own).expect(201).json
      #expect(try await coach.send("POST", path(mine)).expect(409).json["code"] == "session-not-yours")
      try await anna.send("POST", path(sessions[1])).expect(403)
      let other = try server.signedIn("otto", as: "coach")
      try await other.send("POST", path(sessions[1])).expect(404)
      try server.share(["plans"], of: anna, with: other)
      try await other.send("POST", path(sessions[1])).expect(409)
      try server.share(["history"], of: anna, with: coach)
      try await coach.send("POST", path(sessions[1])).expect(404)
    }
  }

  @Test func `a coach changes no session that they did not assign`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna")
      let (anna, coach) = (coached.clients[0], coached.coach)
      let own: JSON = ["name": "Mine", "exercises": [["name": "Plank", "sets": [["reps": 1]]]]]
      let id = try await anna.post("/v1/planned-workouts", own).expect(201).json["id"]?.text ?? ""
      let path = "/v1/lifters/\(anna.account)/planned-workouts/\(id)"
      let refused = try await coach.put(path, own).expect(409).json
      #expect(refused["code"] == "session-not-yours")
      try server.share(["history"], of: anna, with: coach)
      try await coach.put(path, own).expect(404)
      try await anna.put(path, own).expect(403)
    }
  }
}
