internal import Primitives
internal import TestKit
internal import Testing

/// Two assignments of one plan at the same moment, on connections of their own.
struct AssignmentRaceTests {
  /// Sends all at once and returns the statuses, sorted.
  private static func race(
    _ attempts: [@Sendable () async throws -> Received]
  ) async throws -> [Int] {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for attempt in attempts { group.addTask { try await attempt().status } }
      return try await group.reduce(into: []) { $0.append($1) }.sorted()
    }
  }

  @Test func `under one key each client gets it once`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna", "bea")
      for round in 1...5 {
        var keyed = coached.coach
        keyed.headers["Idempotency-Key"] = "round \(round)"
        let (coach, body) = (
          keyed, coached.fortnight.with("name", .string("Round \(round)")).with("again", true)
        )
        let post = { @Sendable in try await coach.post("/v1/assignments", body) }
        #expect(try await Self.race([post, post, post, post]) == [201, 201, 201, 201])
        for client in coached.clients {
          let plans = try await client.plans()
          #expect(plans.count == 4 * round)
        }
      }
      #expect(try await coached.coach.items("/v1/assignments").count == 5)
    }
  }

  @Test func `under one identifier each client gets it once`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna", "bea")
      let (coach, body) = (coached.coach, coached.fortnight.with("again", true))
      for round in 1...5 {
        let path = "/v1/assignments/\(UUID.v7(at: .now))"
        let put = { @Sendable in try await coach.put(path, body) }
        let statuses = try await Self.race([put, put, put])
        #expect(statuses == [200, 200, 201])
        for client in coached.clients {
          let plans = try await client.plans()
          #expect(plans.count == 4 * round)
        }
      }
    }
  }

  @Test func `two different ones both stand, also of two coaches with clients in common`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna", "bea", "cleo")
      let other = try server.signedIn("cora", as: "coach")
      for client in coached.clients { try server.share(["plans"], of: client, with: other) }
      let template =
        try await other.post("/v1/templates", Coached.squatAndRow).expect(201).json["id"] ?? .null
      let (carl, his) = (coached.coach, coached.fortnight.with("again", true))
      // The other way round: who locks in the order of the request would wait for each other forever.
      let lifters: JSON = .array((his["lifters"]?.elements ?? []).reversed())
      let hers = his.with("template_id", template).with("lifters", lifters)
      for round in 1...5 {
        let statuses = try await Self.race([
          { try await carl.post("/v1/assignments", his) }, { try await carl.post("/v1/assignments", his) },
          { try await other.post("/v1/assignments", hers) },
        ])
        #expect(statuses == [201, 201, 201])
        for client in coached.clients {
          let plans = try await client.plans()
          #expect(plans.count == 12 * round)
        }
      }
    }
  }

  @Test func `what a client does while the plan is changed is not undone`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna")
      let (coach, anna) = (coached.coach, coached.clients[0])
      for _ in 1...3 {
        let body = coached.fortnight.with("adaptation", ["skip"])
        let path = "/v1/assignments/\(try await coached.assign(body)["id"]?.text ?? "")"
        let first = try await anna.plans().first { $0["state"] == "planned" }?["id"]?.text ?? ""
        let statuses = try await Self.race([
          { try await coach.put(path, body.with("weeks", 1)) },
          { try await anna.send("POST", "/v1/planned-workouts/\(first)/skip") },
        ])
        #expect(statuses == [200, 200])
        #expect(try await anna.get("/v1/planned-workouts/\(first)").expect(200).json["state"] == "skipped")
        try await coach.delete(path).expect(204)
      }
    }
  }
}
