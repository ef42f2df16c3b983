internal import Primitives
internal import TestKit
internal import Testing

/// Workouts begun from what was prepared.
struct DraftOriginTests {
  @Test func `a template is begun with its content, its percentages as weights, and stays as it is`()
    async throws
  {
    try await TestServer.run { server in
      let (anna, bob) = (try server.signedIn("anna"), try server.signedIn("bob"))
      // One rep of 100 kg is a maximum of 100 kg.
      try await anna.post(
        "/v1/lifters/me/workouts", Sample.workout("Test", at: Self.recently, sets: [(1, 100)])
      )
      .expect(201)
      let template = try await anna.post("/v1/templates", Self.template).expect(201).json
      let origin: JSON = ["template_id": template["id"] ?? .null, "start": true]
      let path = try await anna.draft(origin)
      let draft = try await anna.get(path).json
      #expect(draft["name"] == "Legs")
      #expect(draft["template_id"] == template["id"])
      let sets = draft["exercises"]?[0]?["sets"]
      #expect(sets?[0]?["weight"] == .number("72.5"))
      #expect(sets?[0]?["unit"] == "kg")
      #expect(sets?[0]?["target"]?["percentage"] == 73)
      #expect(sets?[0]?["done"] == false)
      #expect(sets?[1]?["weight"] == 60)
      try await anna.put("\(path)/sets/\(draft.partID(0, 0))", ["reps": 6, "weight": .number("72.5")])
        .expect(200)
      let workout = try await anna.send("POST", "\(path)/finish").expect(201).json
      #expect(workout["exercises"]?[0]?["sets"]?.elements?.count == 1)
      let after = try await anna.get("/v1/templates/\(template["id"]?.text ?? "")").json
      #expect(after["exercises"] == template["exercises"])
      #expect(try await bob.post("/v1/drafts", origin).expect(422).faults == ["/template_id unknown"])
    }
  }

  @Test func `a planned workout is begun in one request, and done once it is finished`() async throws {
    try await TestServer.run { server in
      let (anna, bob) = (try server.signedIn("anna"), try server.signedIn("bob"))
      let planned = try await anna.post(
        "/v1/planned-workouts",
        [
          "name": "Session 1", "planned_for": "2026-05-04",
          "exercises": [["name": "Squat", "sets": [["reps": 5, "weight": 80, "unit": "kg"]]]],
        ]
      ).expect(201).json
      let id = try #require(planned["id"]?.text)
      let origin: JSON = ["planned_workout_id": .string(id), "start": true]
      let path = try await anna.draft(origin)
      #expect(try await anna.get("/v1/live").json["name"] == "Session 1")
      #expect(try await anna.get("/v1/today").json["live"]?["planned_workout_id"]?.text == id)
      try await anna.put(try await anna.set(0, 0, in: path), ["reps": 5, "weight": 80]).expect(200)
      let workout = try await anna.send("POST", "\(path)/finish").expect(201).json
      try await anna.send("POST", "\(path)/finish").expect(200)
      let done = try await anna.get("/v1/planned-workouts/\(id)").expect(200).json
      #expect(done["state"] == "done")
      #expect(done["workout_id"] == workout["id"])
      let log = "/v1/lifters/me/workouts/\(workout["id"]?.text ?? "")"
      try await anna.delete(log).expect(204)
      #expect(try await anna.get("/v1/planned-workouts/\(id)").json["state"] == "planned")
      let deleted = "/v1/lifters/me/deleted-workouts/\(workout["id"]?.text ?? "")"
      try await anna.send("POST", "\(deleted)/restore").expect(201)
      let again = try await anna.get("/v1/planned-workouts/\(id)").json
      #expect(again["state"] == "done")
      #expect(again["workout_id"] == workout["id"])
      #expect(try await bob.post("/v1/drafts", origin).expect(422).faults == ["/planned_workout_id unknown"])
    }
  }

  /// Within the ninety days that a maximum is taken from.
  private static var recently: String { Timestamp.now.description }

  private static let template: JSON = [
    "name": "Legs",
    "exercises": [
      ["name": "Squat", "sets": [["reps": 5, "percentage": 73], ["reps": 8, "weight": 60, "unit": "kg"]]]
    ],
  ]
}
