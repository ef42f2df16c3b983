internal import Primitives
internal import TestKit
internal import Testing

/// An exercise of which nothing was done, only the reason noted.
@Suite struct `An exercise with a note and no set` {
  private static let path = "/v1/lifters/me/workouts"
  private static let noted: JSON = ["name": "Back Squat", "notes": "skipped, knee", "sets": []]
  private static let bench: JSON = [
    "name": "Bench Press", "sets": [["reps": 5, "weight": 60, "unit": "kg"]],
  ]
  private static let workout: JSON = [
    "name": "Mixed", "performed_at": "2026-05-08T18:00:00Z", "exercises": [noted, bench],
  ]

  private static func notes(_ shown: JSON) -> [String?] {
    (shown["exercises"]?.elements ?? []).map { $0["notes"]?.text }
  }

  private static func counts(_ shown: JSON) -> [Int?] {
    (shown["exercises"]?.elements ?? []).map { $0["sets"]?.elements?.count }
  }

  @Test func `is logged, read, sent back, and beside it a set is changed and one is added to it`()
    async throws
  {
    try await TestServer.run { (server) async throws in
      let anna = try server.signedIn("anna")
      let logged = try await anna.post(Self.path, Self.workout).expect(201).json
      let one = "\(Self.path)/\(logged["id"]?.text ?? "")"
      let read = try await anna.get(one).expect(200).json
      #expect(Self.counts(read) == [0, 1] && Self.notes(read) == ["skipped, knee", nil])
      let back = try await anna.put(one, read).expect(200).json
      #expect(Self.counts(back) == [0, 1] && Self.notes(back) == ["skipped, knee", nil])
      let set = read["exercises"]?[1]?["sets"]?[0]?["id"]?.text ?? ""
      let changed = try await anna.put("\(one)/sets/\(set)", ["reps": 6, "weight": 60]).expect(200).json
      #expect(Self.counts(changed) == [0, 1])
      let added: JSON = ["reps": 5, "weight": 80, "exercise": read["exercises"]?[0]?["id"] ?? .null]
      let more = try await anna.put("\(one)/sets/\(UUID.v7(at: .now))", added).expect(200).json
      #expect(Self.counts(more) == [1, 1])
    }
  }

  @Test func `is refused without the note, together with what else is wrong`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try server.signedIn("anna")
      for note in [JSON.null, "", " \n"] {
        let empty: JSON = ["notes": note, "sets": []]
        for (path, body) in [
          (Self.path, Self.workout), ("/v1/templates", ["name": "Legs"]),
          ("/v1/planned-workouts", ["name": "Legs", "planned_for": "2030-05-01"]),
        ] as [(String, JSON)] {
          let refused = try await anna.post(path, body.with("exercises", [empty])).expect(422)
          #expect(refused.faults == ["/exercises/0/name missing", "/exercises/0/sets too_few"], "\(path)")
        }
      }
    }
  }

  @Test func `goes into a template, a plan and a draft, and back into the log`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try server.signedIn("anna")
      let logged = try await anna.post(Self.path, Self.workout).expect(201).json
      let id = logged["id"]?.text ?? ""
      let template = try await anna.post("/v1/templates/from-workout/\(id)", .object([])).expect(201).json
      #expect(Self.counts(template) == [0, 1] && Self.notes(template) == ["skipped, knee", nil])
      let one = "/v1/templates/\(template["id"]?.text ?? "")"
      try await anna.put("\(one)/from-workout/\(id)", .object([])).expect(200)
      let back = try await anna.put(one, anna.get(one).expect(200).json).expect(200).json
      #expect(Self.counts(back) == [0, 1])
      let planned = try await anna.post(
        "/v1/planned-workouts",
        ["name": "Legs", "planned_for": "2030-05-01", "exercises": [Self.noted, Self.bench]]
      ).expect(201).json
      #expect(Self.counts(planned) == [0, 1])
      for (origin, id) in [("template_id", template["id"]), ("planned_workout_id", planned["id"])] {
        let finished = try await Self.finished(anna, origin, id)
        #expect(
          Self.counts(finished) == [0, 1] && Self.notes(finished) == ["skipped, knee", nil], "\(origin)")
      }
      // What is done again takes no notes along.
      #expect(Self.counts(try await Self.finished(anna, "workout_id", logged["id"])) == [1])
    }
  }

  /// The workout of a draft of this origin, after the set of the second exercise.
  private static func finished(_ anna: Client, _ origin: String, _ id: JSON?) async throws -> JSON {
    let draft = try await anna.post("/v1/drafts", .object([JSON.Member(origin, id ?? .null)])).expect(201)
      .json
    #expect(counts(draft) == [0, 1], "\(origin)")
    let path = "/v1/drafts/\(draft["id"]?.text ?? "")"
    let set = draft["exercises"]?[1]?["sets"]?[0]?["id"]?.text ?? ""
    try await anna.put("\(path)/sets/\(set)", ["reps": 5, "weight": 60]).expect(200)
    return try await anna.post("\(path)/finish", ["performed_at": "2026-05-09T18:00:00Z"]).expect(201).json
  }

  @Test func `counts for nothing, and previous sets pass over it`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try server.signedIn("anna")
      try await anna.post(
        Self.path, Sample.workout("Legs", at: "2026-05-01T18:00:00Z", exercise: "Back Squat", sets: [(5, 90)])
      ).expect(201)
      let logged = try await anna.post(Self.path, Self.workout).expect(201).json
      let squat = logged["exercises"]?[0]?["exercise_id"]?.text ?? ""
      let previous = try await anna.get("/v1/lifters/me/previous-sets?exercises=\(squat)").expect(200).json
      #expect(previous["items"]?[0]?["sets"]?[0]?["weight"] == 90)
      let graph = try await anna.get("/v1/lifters/me/progress/squat").expect(200).json
      #expect(graph["points"]?.elements?.count == 1)
      // Older than the newest fifty workouts, it is passed over as well.
      for day in 10...28 {
        for hour in 10...12 {
          try await anna.post(
            Self.path,
            Self.workout.with("performed_at", .string("2026-05-\(day)T\(hour):00:00Z"))
          ).expect(201)
        }
      }
      let later = try await anna.get("/v1/lifters/me/previous-sets?exercises=\(squat)").expect(200).json
      #expect(later["items"]?[0]?["sets"]?[0]?["weight"] == 90)
    }
  }
}
