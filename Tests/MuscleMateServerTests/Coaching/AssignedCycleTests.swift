internal import Primitives
internal import TestKit
internal import Testing

/// A coach begins the next cycle of a programme that was assigned.
struct AssignedCycleTests {
  private static let lifts = ["Squat", "Bench Press", "Deadlift", "Overhead Press"]
  private static let weekdays: JSON = ["monday", "tuesday", "thursday", "friday"]

  /// - Returns: where the coach begins the next cycle.
  private static func assign(_ coached: Coached, to anna: Client, on server: TestServer) async throws
    -> String
  {
    try server.share(["plans"], of: anna, with: coached.coach)
    for lift in lifts { try await anna.lift(100, exercise: lift) }
    let programme = try await coached.coach.post("/v1/programmes", Powerlifter.bigAndBoring).expect(201).json
    let made = try await coached.assign([
      "programme_id": programme["id"] ?? .null, "lifters": [.string(anna.account)],
      "starts_on": "2031-03-03", "weekdays": weekdays,
    ])
    return "/v1/assignments/\(made["id"]?.text ?? "")/clients/\(anna.account)/cycles"
  }

  @Test func `it comes under the client's rules, stands in the client's week, and is told to the client`()
    async throws
  {
    try await TestServer.run { server in
      let coached = try await Coached(on: server)
      let anna = try server.signedIn("anna")
      let path = try await Self.assign(coached, to: anna, on: server)
      // Sessions are still planned; which of them are left out is the coach's to say, whatever the client may.
      try await coached.coach.post(path, ["weekdays": Self.weekdays]).expect(409)
      let past: JSON = ["leave_rest": true, "weekdays": Self.weekdays, "starts_on": "2020-01-06"]
      #expect(try await coached.coach.post(path, past).expect(422).faults == ["/starts_on past_day"])
      try await anna.perform(anna.plans()[0])
      let next: JSON = ["leave_rest": true, "weekdays": Self.weekdays, "starts_on": "2031-04-07"]
      try await coached.coach.post(path, next).expect(204)
      let begun = try await anna.plans()
      #expect(begun.count == 17)
      #expect(begun.count { $0["cycle"] == 2 } == 16)
      #expect(begun.contains { $0["planned_for"] == "2031-04-07" })
      #expect(begun.allSatisfy { $0["adapted"] == [] })
      let programme = try #require(try await anna.items("/v1/programmes").first)
      #expect(programme["cycle"] == 2)
      #expect(try coached.notices(of: anna).count { $0 == "plan_changed" } == 1)
      #expect(try coached.notices(of: coached.coach).isEmpty)
      #expect(try await anna.items("/v1/me/access-log", "scope").contains("plans"))
      // Once more there is something planned again.
      try await coached.coach.post(path, ["weekdays": Self.weekdays]).expect(409)
    }
  }

  @Test func `whoever may not plan for the client finds nothing, nor does another coach or the client`()
    async throws
  {
    try await TestServer.run { server in
      let coached = try await Coached(on: server)
      let anna = try server.signedIn("anna")
      let path = try await Self.assign(coached, to: anna, on: server)
      let next: JSON = ["leave_rest": true, "weekdays": Self.weekdays]
      let other = try server.signedIn("otto", as: "coach")
      try server.share(["plans"], of: anna, with: other)
      try await other.post(path, next).expect(404)
      try await anna.post(path, next).expect(403)
      try server.share(["history", "workout_details"], of: anna, with: coached.coach)
      try await coached.coach.post(path, next).expect(404)
      #expect(try await anna.plans().allSatisfy { $0["cycle"] == 1 })
      try server.share(["plans"], of: anna, with: coached.coach)
      try await coached.coach.post(path, next).expect(204)
    }
  }

  @Test func `a repeat after a lost answer begins nothing twice`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server)
      let anna = try server.signedIn("anna")
      let path = try await Self.assign(coached, to: anna, on: server)
      var coach = coached.coach
      coach.headers["Idempotency-Key"] = "cycle-2"
      let next: JSON = ["leave_rest": true, "weekdays": Self.weekdays]
      for _ in 1...2 { try await coach.post(path, next).expect(204) }
      #expect(try await anna.plans().allSatisfy { $0["cycle"] == 2 })
    }
  }
}
