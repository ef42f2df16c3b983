internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

@Suite struct `A goal of the body` {
  private static func weigh(_ anna: Client, _ value: JSON, _ unit: String, at moment: String) async throws {
    try await anna.post(
      "/v1/lifters/me/measurements",
      ["kind": "body_weight", "value": value, "unit": .string(unit), "measured_at": .string(moment)]
    ).expect(201)
  }

  private static func goal(_ anna: Client, _ target: JSON, _ unit: String = "lb") async throws -> JSON {
    let body: JSON = [
      "kind": "body_weight", "target": target, "unit": .string(unit), "started_on": "2026-05-02",
    ]
    return try await anna.post("/v1/goals", body).expect(201).json
  }

  @Test func `shows the weights as they were measured`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try server.signedIn("anna", unit: "lb")
      for start in 150...165 {
        try server.database.administer("delete from app.measurements")
        try await Self.weigh(anna, .number("\(start)"), "lb", at: "2026-05-01T07:00:00Z")
        try await Self.weigh(anna, .number("\(start + 20)"), "lb", at: "2026-05-03T07:00:00Z")
        let goal = try await Self.goal(anna, .number("\(start + 40)"))
        #expect(goal["start_value"] == .number("\(start)"))
        #expect(goal["current_value"] == .number("\(start + 20)"))
        #expect(goal["progress"] == .number("0.5"))
        try await anna.delete("/v1/goals/\(goal["id"]?.text ?? "")").expect(204)
      }
    }
  }

  @Test func `shows weights of the other unit to a thousandth, and one that is reached as the target`()
    async throws
  {
    try await TestServer.run { (server) async throws in
      let anna = try server.signedIn("anna", unit: "lb")
      try await Self.weigh(anna, 80, "kg", at: "2026-05-01T07:00:00Z")
      try await Self.weigh(anna, .number("81.647"), "kg", at: "2026-05-03T07:00:00Z")
      let goal = try await Self.goal(anna, 180)
      #expect(goal["start_value"] == .number("176.37"))
      #expect(goal["current_value"] == 180 && goal["progress"] == 1 && goal["state"] == "achieved")
    }
  }

  @Test func `that is where it began is achieved by that`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try server.signedIn("anna", unit: "lb")
      try await Self.weigh(anna, 180, "lb", at: "2026-05-01T07:00:00Z")
      let goal = try await Self.goal(anna, 180)
      #expect(goal["progress"] == 1 && goal["state"] == "achieved")
      #expect(goal["achieved_at"] == "2026-05-01T07:00:00+00:00")
    }
  }
}
