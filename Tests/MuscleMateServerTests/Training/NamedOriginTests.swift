import Primitives
import TestKit
import Testing

/// A workout that a device began without a connection says what it was begun from.
@Suite struct `An origin that a device names` {
  private static let draft = "/v1/drafts/01a1fd18-80dc-73bd-9948-0000000000d1"
  private static let workout = "/v1/lifters/me/workouts/01a1fd18-80dc-73bd-9948-0000000000d1"
  private static let other = "/v1/lifters/me/workouts/01a1fd18-80dc-73bd-9948-0000000000d2"
  private static let nobodys = "01a1fd18-80dc-73bd-9948-0000000000ff"

  private static let exercises: JSON = [
    ["name": "Squat", "sets": [["reps": 5, "weight": 80, "unit": "kg"]]]
  ]
  private static let content: JSON = ["name": "Legs", "exercises": exercises]
  private static let log = content.with("performed_at", "2026-03-01T17:00:00Z")

  private static func plan(of lifter: Client) async throws -> String {
    try #require(try await lifter.post("/v1/planned-workouts", content).expect(201).json["id"]?.text)
  }

  private static func template(of lifter: Client) async throws -> String {
    try #require(try await lifter.post("/v1/templates", content).expect(201).json["id"]?.text)
  }

  @Test func `is linked as if the draft had been begun from it, and done once it is finished`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let plan = try await Self.plan(of: anna)
      let made = try await anna.put(Self.draft, Self.content.with("planned_workout_id", .string(plan)))
        .expect(201).json
      #expect(made["planned_workout_id"]?.text == plan)
      try await anna.send("POST", "\(Self.draft)/start").expect(200)
      #expect(try await anna.get("/v1/today").json["live"]?["planned_workout_id"]?.text == plan)
      // What was read is sent back; the origin stays, also where it is left out.
      let read = try await anna.get(Self.draft).expect(200).json
      try await anna.put(Self.draft, read).expect(200)
      let left = try await anna.put(Self.draft, Self.content).expect(200).json
      #expect(left["planned_workout_id"]?.text == plan)
      let workout = try await anna.send("POST", "\(Self.draft)/finish").expect(201).json
      let done = try await anna.get("/v1/planned-workouts/\(plan)").expect(200).json
      #expect(done["state"] == "done" && done["workout_id"] == workout["id"])
    }
  }

  @Test func `can be a template`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let template = try await Self.template(of: anna)
      let made = try await anna.put(Self.draft, Self.content.with("template_id", .string(template)))
        .expect(201).json
      #expect(made["template_id"]?.text == template)
      #expect(made["exercises"]?[0]?["sets"]?[0]?["weight"] == 80)
    }
  }

  @Test func `goes on with its programme`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let lifts = ["Squat", "Bench Press", "Deadlift", "Overhead Press"].map { name -> JSON in
        ["exercise": .string(name), "one_rep_max": 150]
      }
      let programme =
        try await anna.post(
          "/v1/programmes", ["name": "5/3/1", "five_three_one": ["unit": "kg", "lifts": .array(lifts)]]
        ).expect(201).json["id"]?.text ?? ""
      try await anna.post("/v1/programmes/\(programme)/cycles", [:]).expect(201)
      let plan = try #require(try await anna.items("/v1/planned-workouts").first?["id"]?.text)
      let session = try await anna.get("/v1/planned-workouts/\(plan)").expect(200).json
      let sets = session["exercises"] ?? .null
      try await anna.put(
        Self.draft,
        ["name": "Session", "planned_workout_id": .string(plan), "exercises": Self.done(sets)]
      ).expect(201)
      try await anna.send("POST", "\(Self.draft)/finish").expect(201)
      let after = try await anna.get("/v1/programmes/\(programme)/plan").expect(200).json
      let sessions = after["weeks"]?.elements?.flatMap { $0["sessions"]?.elements ?? [] } ?? []
      let first = try #require(sessions.first { $0["planned_workout_id"]?.text == plan })
      #expect(first["state"] == "done" && Self.draft.hasSuffix(first["workout_id"]?.text ?? "-"))
    }
  }

  /// The sets as they were prescribed, done.
  private static func done(_ exercises: JSON) -> JSON {
    .array(
      (exercises.elements ?? []).map { exercise in
        [
          "exercise_id": exercise["exercise_id"] ?? .null,
          "sets": .array(
            (exercise["sets"]?.elements ?? []).map { set in
              ["reps": set["reps"] ?? 5, "weight": set["weight"] ?? 60, "unit": set["unit"] ?? "kg"]
            }),
        ]
      })
  }

  @Test func `of a workout that was never a draft is done with it, unless another workout was it`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let plan = try await Self.plan(of: anna)
      let log = Self.log.with("planned_workout_id", .string(plan))
      for status in [201, 200] {
        let logged = try await anna.put(Self.workout, log).expect(status).json
        #expect(logged["planned_workout_id"] == nil)
        let done = try await anna.get("/v1/planned-workouts/\(plan)").expect(200).json
        #expect(done["state"] == "done" && done["workout_id"] == logged["id"])
      }
      try await anna.put(Self.other, log).expect(201)
      let still = try await anna.get("/v1/planned-workouts/\(plan)").expect(200).json
      #expect(Self.workout.hasSuffix(still["workout_id"]?.text ?? "-"))
      let second = try await Self.plan(of: anna)
      let posted = try await anna.post(
        "/v1/lifters/me/workouts", Self.log.with("planned_workout_id", .string(second))
      ).expect(201).json
      let done = try await anna.get("/v1/planned-workouts/\(second)").expect(200).json
      #expect(done["workout_id"] == posted["id"])
    }
  }

  @Test func `must be the lifter's own, and one`() async throws {
    try await TestServer.run { server in
      let (anna, bob) = (try server.signedIn("anna"), try server.signedIn("bob"))
      let (template, plan) = (try await Self.template(of: bob), try await Self.plan(of: bob))
      for id in [template, plan, Self.nobodys] {
        for name in ["template_id", "planned_workout_id"] {
          let refused = try await anna.put(Self.draft, Self.content.with(name, .string(id))).expect(422)
          #expect(refused.faults == ["/\(name) unknown"])
        }
        let refused = try await anna.put(Self.workout, Self.log.with("planned_workout_id", .string(id)))
          .expect(422)
        #expect(refused.faults == ["/planned_workout_id unknown"])
      }
      try await anna.get(Self.draft).expect(404)
      try await anna.get(Self.workout).expect(404)
      let both = Self.content.with("template_id", .string(template)).with("planned_workout_id", .string(plan))
      #expect(try await bob.put(Self.draft, both).expect(422).faults == ["/template_id invalid"])
      #expect(try await bob.get("/v1/planned-workouts/\(plan)").expect(200).json["state"] == "planned")
    }
  }

  @Test func `may have been deleted while the device was away`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let (template, plan) = (try await Self.template(of: anna), try await Self.plan(of: anna))
      try await anna.delete("/v1/templates/\(template)").expect(204)
      try await anna.delete("/v1/planned-workouts/\(plan)").expect(204)
      try await anna.put(Self.draft, Self.content.with("template_id", .string(template))).expect(201)
      try await anna.delete(Self.draft).expect(204)
      try await anna.puttingNew(Self.draft, Self.content.with("planned_workout_id", .string(plan))).expect(
        201)
      try await anna.send("POST", "\(Self.draft)/finish").expect(201)
      try await anna.put(Self.other, Self.log.with("planned_workout_id", .string(plan))).expect(201)
      try await anna.get("/v1/planned-workouts/\(plan)").expect(404)
    }
  }
}
