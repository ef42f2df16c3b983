internal import Primitives
internal import TestKit
internal import Testing

/// The deletion of a workout can be undone for thirty days.
struct DeletedWorkoutTests {
  private static let path = "/v1/lifters/me/workouts/01890000-0000-7000-8000-00000000de1e"
  private static let list = "/v1/lifters/me/deleted-workouts"
  private static let restore = "\(list)/01890000-0000-7000-8000-00000000de1e/restore"

  private static let workout: JSON = [
    "name": "Push", "performed_at": "2026-05-04T23:59:00.123456+02:00", "time_zone": "Asia/Kolkata",
    "notes": "heavy", "duration_seconds": 3600, "activity": "circuit",
    "exercises": [
      [
        "name": "Bench Press", "notes": "close", "superset": 1,
        "sets": [
          ["kind": "drop", "reps": 12, "weight": .number("135.125"), "unit": "lb", "rpe": .number("8.5")],
          ["reps": 0, "notes": "none went", "rest_seconds": 90],
        ],
      ],
      [
        "name": "Sled", "superset": 1,
        "sets": [["distance_meters": .number("40.5"), "duration_seconds": 60]],
      ],
    ],
  ]

  /// All but the version and the identifiers of its records, which are new.
  private func content(_ workout: JSON) -> JSON {
    let records = workout["records"]?.elements ?? []
    return workout.with("version", 0).with("records", .array(records.map { $0.with("id", .null) }))
  }

  @Test func `a deleted workout comes back under its identifier, with every field and what follows from it`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.weigh(anna, kilograms: 70)
      let logged = try await anna.put(Self.path, Self.workout).expect(201)
      let days = "select exercise_id, local_date, volume_grams, candidates from app.lift_days order by 1"
      let before = try server.database.rows(days)
      try await anna.delete(Self.path).expect(204)
      try await anna.get(Self.path).expect(404)
      let listed = try await anna.get(Self.list).expect(200).json["items"]?[0]
      #expect(listed?["name"] == "Push")
      #expect(listed?["local_date"] == "2026-05-05")
      #expect(listed?["set_count"]?.integer == 3)
      #expect(try server.database.rows(days).isEmpty)

      let restored = try await anna.send("POST", Self.restore).expect(201)
      #expect(restored.headers["location"] == Self.path)
      #expect(try content(restored.json) == content(logged.json))
      #expect(try server.database.rows(days) == before)
      #expect(try await anna.get(Self.list).json.items("id") == [])
    }
  }

  @Test func `an undoing repeated after a lost answer is told the workout, from any device at once`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.put(Self.path, Self.workout).expect(201)
      try await anna.delete(Self.path).expect(204)
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 1...6 { group.addTask { try await anna.send("POST", Self.restore).status } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(statuses.sorted() == [200, 200, 200, 200, 200, 201])
      #expect(try server.database.rows("select count(*) from app.sets") == [["3"]])
    }
  }

  @Test func `what can't be undone says why: too late, in use, never there, another's`() async throws {
    try await TestServer.run { server in
      let (anna, bob) = (try server.signedIn("anna"), try server.signedIn("bob"))
      try await anna.send("POST", Self.restore).expect(404)
      try await anna.put(Self.path, Self.workout).expect(201)
      // There, but never deleted.
      try await anna.send("POST", Self.restore).expect(404)
      try await anna.delete(Self.path).expect(204)
      try await bob.send("POST", Self.restore).expect(404)
      #expect(try await bob.get(Self.list).json.items("id") == [])

      try await anna.puttingNew(Self.path, Sample.workout("Another")).expect(201)
      try await anna.send("POST", Self.restore).expect(409)
      #expect(try await anna.get(Self.path).json["name"] == "Another")
      // The later deletion is the one that can be undone.
      try await anna.delete(Self.path).expect(204)
      #expect(try await anna.get(Self.list).json.items("name") == ["Another"])

      try server.database.administer(
        "update app.deleted_workouts set deleted_at = now() - interval '30 days 1 second'")
      #expect(try await anna.get(Self.list).json.items("id") == [])
      try await anna.send("POST", Self.restore).expect(410)
      // The next deletion clears away what nobody can undo.
      let next = try await anna.post("/v1/lifters/me/workouts", Self.workout).expect(201)
      try await anna.delete(next.headers["location"] ?? "").expect(204)
      #expect(try server.database.rows("select name from app.deleted_workouts") == [["Push"]])
      try await anna.send("POST", Self.restore).expect(410)
    }
  }

  @Test func `an exercise that was renamed meanwhile is found again, and one that is gone is made anew`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let logged = try await anna.put(Self.path, Self.workout).expect(201).json
      try await anna.delete(Self.path).expect(204)
      let bench = try #require(logged["exercises"]?[0]?["exercise_id"]?.text)
      try await anna.patch("/v1/lifters/me/exercises/\(bench)", ["name": "Flat Bench"]).expect(200)
      try server.database.administer("delete from app.exercises where name = 'Sled'")
      let restored = try await anna.send("POST", Self.restore).expect(201).json
      #expect(restored["exercises"]?.elements?.compactMap { $0["name"]?.text } == ["Flat Bench", "Sled"])
      #expect(restored["exercises"]?[0]?["exercise_id"]?.text == bench)
    }
  }

  @Test func `a deletion that names a stale version deletes nothing`() async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      let first = try await anna.put(Self.path, Self.workout).expect(201)
      try await anna.put(Self.path, Sample.workout("Changed")).expect(200)
      anna.headers["If-Match"] = first.headers["etag"]
      try await anna.delete(Self.path).expect(412)
      #expect(try server.database.rows("select count(*) from app.deleted_workouts") == [["0"]])
      anna.headers["If-Match"] = try await anna.get(Self.path).headers["etag"]
      try await anna.delete(Self.path).expect(204)
    }
  }
}
