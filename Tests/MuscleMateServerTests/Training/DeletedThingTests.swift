internal import Primitives
internal import TestKit
internal import Testing

/// The deletion of a template, a goal, a measurement or an exercise can be undone for thirty days.
struct DeletedThingTests {
  private static let list = "/v1/me/deleted"
  private static let id = "01890000-0000-7000-8000-00000000de7e"
  private static let restore = "\(list)/\(id)/restore"

  /// For each kind where it lies and what it is.
  private static let things: [(kind: String, path: String, content: JSON)] = [
    (
      "template", "/v1/templates/\(id)",
      [
        "name": "Legs", "notes": "slow", "weekdays": ["monday"],
        "exercises": [
          [
            "name": "Squat", "notes": "belt",
            "sets": [["reps": 5, "weight": 100, "unit": "kg"], ["reps": 3]],
          ],
          ["name": "Lunge", "sets": [["reps": 10]]],
        ],
      ]
    ),
    (
      "goal", "/v1/goals/\(id)",
      [
        "kind": "lift", "lift": "squat", "target": 150, "unit": "kg", "notes": "by summer",
        "started_on": "2026-01-01", "due_on": "2099-06-01",
      ]
    ),
    (
      "measurement", "/v1/lifters/me/measurements/\(id)",
      ["kind": "waist", "value": 81, "unit": "cm", "measured_at": "2026-05-04T08:00:00Z", "notes": "morning"]
    ),
  ]

  @Test func `what was deleted comes back under its identifier, with every field`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for (kind, path, content) in Self.things {
        let made = try await anna.put(path, content).expect(201).json
        try await anna.delete(path).expect(204)
        try await anna.get(path).expect(404)
        let listed = try await anna.get("\(Self.list)?kind=\(kind)").expect(200).json["items"]?[0]
        #expect(listed?["kind"]?.text == kind && listed?["id"]?.text == Self.id)
        let restored = try await anna.send("POST", Self.restore).expect(200).json
        #expect(restored["path"]?.text == path)
        let back = try await anna.get(path).expect(200).json
        #expect(Self.lasting(back) == Self.lasting(made))
        #expect(try await anna.get(Self.list).json.items("id") == [])
        // The answer was lost; or it is deleted once more.
        #expect(try await anna.send("POST", Self.restore).expect(200).json == restored)
        try await anna.delete(path).expect(204)
        try await anna.send("POST", Self.restore).expect(200)
      }
    }
  }

  /// All but what a change renews.
  private static func lasting(_ json: JSON) -> JSON {
    json.with("version", 0).with("updated_at", .null)
  }

  @Test func `an exercise comes back with what its lifter said that it is`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let made = try await anna.post(
        "/v1/lifters/me/exercises",
        ["name": "Sissy squat", "lift": .null, "measure": "reps_only", "primary_muscles": ["quads"]]
      ).expect(201)
      let path = made.headers["location"] ?? ""
      let id = try #require(try made.json["id"]?.text)
      try await anna.delete(path).expect(204)
      try await anna.send("POST", "\(Self.list)/\(id)/restore").expect(200)
      let back = try #require(try await anna.get("/v1/lifters/me/exercises").json["items"]?[0])
      for member in ["id", "name", "measure", "primary_muscles", "traits_source"] {
        #expect(try back[member] == made.json[member], "\(member)")
      }
    }
  }

  @Test func `a template finds its exercises under the names that they have by now`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let (_, path, content) = Self.things[0]
      let made = try await anna.put(path, content).expect(201).json
      try await anna.delete(path).expect(204)
      let squat = made["exercises"]?[0]?["exercise_id"]?.text ?? ""
      let lunge = made["exercises"]?[1]?["exercise_id"]?.text ?? ""
      try await anna.patch("/v1/lifters/me/exercises/\(squat)", ["name": "Low-bar squat"]).expect(200)
      try await anna.delete("/v1/lifters/me/exercises/\(lunge)").expect(204)
      try await anna.send("POST", Self.restore).expect(200)
      let exercises = try await anna.get(path).json["exercises"]?.elements ?? []
      #expect(exercises.compactMap { $0["name"]?.text } == ["Low-bar squat", "Lunge"])
      #expect(exercises.first?["exercise_id"]?.text == squat)
    }
  }

  @Test func `a goal is of the exercise that its own was merged into`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try server.signedIn("anna")
      var ids: [String] = []
      for name in ["Row", "Rudern"] {
        let made = try await anna.post("/v1/lifters/me/exercises", ["name": .string(name)]).expect(201).json
        ids.append(made["id"]?.text ?? "")
      }
      let body: JSON = [
        "kind": "lift", "exercise_id": .string(ids[0]), "target": 100, "unit": "kg", "reps": 5,
      ]
      let goal = try await anna.post("/v1/goals", body).expect(201).json
      let id = goal["id"]?.text ?? ""
      try await anna.delete("/v1/goals/\(id)").expect(204)
      try await anna.post("/v1/lifters/me/exercises/\(ids[0])/merge", ["into": .string(ids[1])]).expect(200)
      try await anna.send("POST", "\(Self.list)/\(id)/restore").expect(200)
      let back = try await anna.get("/v1/goals/\(id)").expect(200).json
      #expect(back["exercise_id"]?.text == ids[1] && back["name"] == "Rudern" && back["target"] == 100)
    }
  }

  @Test func `it is gone after thirty days, never another's, and replaces nothing`() async throws {
    try await TestServer.run { server in
      let (anna, bob) = (try server.signedIn("anna"), try server.signedIn("bob"))
      let (_, path, content) = Self.things[2]
      try await anna.put(path, content).expect(201)
      try await anna.send("POST", Self.restore).expect(404)
      try await anna.delete(path).expect(204)
      try await bob.send("POST", Self.restore).expect(404)
      #expect(try await bob.get(Self.list).json.items("id") == [])
      // Something else has the identifier by now.
      try await anna.puttingNew(path, content.with("value", 90)).expect(201)
      try await anna.send("POST", Self.restore).expect(409)
      #expect(try await anna.get(path).json["value"] == 90)
      try await anna.delete(path).expect(204)
      try server.database.administer(
        "update app.deleted_things set deleted_at = now() - interval '30 days 1 second'")
      #expect(try await anna.get(Self.list).json.items("id") == [])
      try await anna.send("POST", Self.restore).expect(410)
    }
  }

  @Test func `a restore that was cut off half way goes on when it is asked for again`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for (_, path, content) in Self.things {
        try await anna.put(path, content).expect(201)
        try await anna.delete(path).expect(204)
        // As a server leaves it that dies between the note and the writing.
        try server.database.administer("update app.deleted_things set restored_at = now()")
        try await anna.send("POST", Self.restore).expect(200)
        try await anna.get(path).expect(200)
        // And one whose answer was lost.
        try await anna.send("POST", Self.restore).expect(200)
        try await anna.delete(path).expect(204)
      }
    }
  }

  @Test func `a restore that is refused leaves it in the list`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let made = try await anna.post(
        "/v1/lifters/me/exercises", ["name": "Sissy squat", "lift": .null, "measure": "reps_only"]
      ).expect(201)
      let id = try #require(try made.json["id"]?.text)
      try await anna.delete(made.headers["location"] ?? "").expect(204)
      try await anna.post(
        "/v1/lifters/me/exercises", ["name": "Sissy squat", "lift": .null, "measure": "reps_only"]
      ).expect(201)
      #expect(try await anna.send("POST", "\(Self.list)/\(id)/restore").status >= 400)
      #expect(try await anna.get(Self.list).json.items("id").count == 1)
    }
  }

  @Test func `what could not be deleted is not in the list`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.post("/v1/lifters/me/workouts", Sample.workout("Legs", exercise: "Squat")).expect(201)
      let id = try #require(try await anna.get("/v1/lifters/me/exercises").json["items"]?[0]?["id"]?.text)
      try await anna.delete("/v1/lifters/me/exercises/\(id)").expect(409)
      #expect(try await anna.get(Self.list).json.items("id") == [])
    }
  }
}
