internal import Primitives
internal import TestKit
internal import Testing

/// One exercise or one set of a logged workout, by its id.
struct WorkoutPartsTests {
  private static let path = "/v1/lifters/me/workouts/01890000-0000-7000-8000-00000000fafa"
  private static let ids = (1...3).map { "01890000-0000-7000-8000-00000000b00\($0)" }

  private static let workout: JSON = [
    "name": "Push", "performed_at": "2026-05-04T18:00:00Z", "notes": "n", "duration_seconds": 600,
    "exercises": [
      ["name": "Bench", "sets": [["reps": 5, "weight": 100], ["reps": 4, "weight": 105]]],
      ["name": "Dip", "superset": 2, "sets": [["reps": 12]]],
    ],
  ]

  @Test func `a set or an exercise is changed, added and taken out, and the rest stays`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let logged = try await anna.put(Self.path, Self.workout).expect(201).json
      let (bench, second) = (try logged.partID(0), try logged.partID(0, 1))
      var now = try await anna.put("\(Self.path)/sets/\(second)", ["reps": 3, "weight": 110]).expect(200)
      #expect(try now.json["exercises"]?[0]?["sets"]?[1]?["weight"] == 110)
      #expect(try now.json["exercises"]?[1] == logged["exercises"]?[1])
      #expect(try now.json["notes"] == "n")
      #expect(try now.json.partIDs == logged.partIDs)
      let third: JSON = ["exercise": .string(bench), "reps": 1, "weight": 120]
      now = try await anna.put("\(Self.path)/sets/\(Self.ids[0])", third).expect(200)
      now = try await anna.delete("\(Self.path)/sets/\(logged.partID(0, 0))").expect(200)
      #expect(try now.json.partIDs[0] == [bench, second, Self.ids[0]])
      #expect(try now.json["exercises"]?[0]?["sets"]?.elements?.compactMap { $0["reps"]?.integer } == [3, 1])
      now = try await anna.put(
        "\(Self.path)/exercises/\(Self.ids[1])", ["name": "Fly", "sets": [["reps": 15]]]
      ).expect(200)
      // With its last set an exercise goes.
      now = try await anna.delete("\(Self.path)/sets/\(logged.partID(1, 0))").expect(200)
      #expect(try now.json.exerciseNames == ["Bench", "Fly"])
      #expect(try now.json.partID(1) == Self.ids[1])
      #expect(try await anna.get(Self.path).body == now.body)
      #expect(try server.database.rows("select sum(volume_grams) from app.lift_days") == [["450000"]])
      try await anna.delete("\(Self.path)/exercises/\(bench)").expect(200)
      for last in ["exercises/\(Self.ids[1])", "sets/\(try now.json.partID(1, 0))"] {
        let refused = try await anna.delete("\(Self.path)/\(last)").expect(409)
        #expect(
          try refused.json["detail"]?.text == "Nothing would be left of the workout; delete it instead.")
      }
    }
  }

  @Test func `an exercise and a set are put behind others, and into another exercise`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let logged = try await anna.put(Self.path, Self.workout).expect(201).json
      let (bench, dip) = (try logged.partID(0), try logged.partID(1))
      let (first, second) = (try logged.partID(0, 0), try logged.partID(0, 1))
      let fly: JSON = ["name": "Fly", "after": .string(bench), "sets": [["reps": 15]]]
      var now = try await anna.put("\(Self.path)/exercises/\(Self.ids[0])", fly).expect(200).json
      #expect(now.exerciseNames == ["Bench", "Fly", "Dip"])
      now = try await anna.put(
        "\(Self.path)/sets/\(first)", ["reps": 5, "weight": 100, "after": .string(second)]
      ).expect(200).json
      #expect(now.partIDs[0] == [bench, second, first])
      for set in [second, first] {
        now = try await anna.put("\(Self.path)/sets/\(set)", ["reps": 5, "exercise": .string(dip)])
          .expect(200).json
      }
      // Its last set went to another one.
      #expect(now.exerciseNames == ["Fly", "Dip"])
      #expect(now.partIDs[1] == [dip, try logged.partID(1, 0), second, first])
    }
  }

  @Test func `what is not there is not found, and faults are named by the places of what was sent`()
    async throws
  {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      let bob = try server.signedIn("bob")
      let logged = try await anna.put(Self.path, Self.workout).expect(201)
      let (dip, set) = (try logged.json.partID(1), try logged.json.partID(0, 0))
      for gap in ["exercises/0", "exercises/x", "sets/0", "exercises/0/sets/0"] {
        try await anna.delete("\(Self.path)/\(gap)").expect(404)
      }
      try await anna.put("\(Self.path)/exercises/1", ["name": "Dip", "sets": [["reps": 1]]]).expect(404)
      try await anna.put("\(Self.path)/sets/0", ["reps": 1]).expect(404)
      for unknown in ["exercises/\(Self.ids[0])", "sets/\(Self.ids[0])"] {
        try await anna.delete("\(Self.path)/\(unknown)").expect(404)
      }
      for (body, fault) in [
        (["reps": 1], "/exercise missing"), (["reps": 1, "exercise": .string(set)], "/exercise unknown"),
        (["reps": 1, "exercise": .string(dip), "after": .string(set)], "/after unknown"),
      ] as [(JSON, String)] {
        let refused = try await anna.put("\(Self.path)/sets/\(Self.ids[0])", body).expect(422)
        #expect(refused.faults == [fault])
      }
      try await bob.delete("\(Self.path)/exercises/\(dip)").expect(404)
      let hers = Self.path.replacing("/me/", with: "/\(anna.account)/")
      try await bob.delete("\(hers)/exercises/\(dip)").expect(404)
      #expect(
        try await anna.put("\(Self.path)/sets/\(set)", ["rpe": 11]).expect(422).faults
          == ["/reps missing", "/rpe too_large"])
      let unknown = try await anna.put(
        "\(Self.path)/exercises/\(dip)",
        ["exercise_id": "01890000-0000-7000-8000-00000000f1f1", "sets": [["reps": 1]]])
      #expect(try unknown.expect(422).faults == ["/exercise_id unknown"])
      let doubled: JSON = ["name": "Dip", "sets": [["reps": 1], ["id": .string(set), "reps": 1]]]
      #expect(
        try await anna.put("\(Self.path)/exercises/\(dip)", doubled).expect(422).faults
          == ["/sets/1/id duplicate"])
      #expect(try await anna.get(Self.path).body == logged.body)
      anna.headers["If-Match"] = logged.headers["etag"]
      try await anna.put("\(Self.path)/sets/\(set)", ["reps": 1]).expect(200)
      try await anna.delete("\(Self.path)/sets/\(set)").expect(412)
    }
  }

  @Test func `devices that add sets at the same moment lose none`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let logged = try await anna.put(Self.path, Self.workout).expect(201).json
      let exercises = try [0, 1].map { JSON.string(try logged.partID($0)) }
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for number in 0..<4 {
          group.addTask {
            try await anna.put(
              "\(Self.path)/sets/\(UUID.v7(at: .now))", ["exercise": exercises[number % 2], "reps": 1]
            ).status
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(statuses == [200, 200, 200, 200])
      let after = try await anna.get(Self.path).json["exercises"]
      #expect(after?.elements?.compactMap { $0["sets"]?.elements?.count } == [4, 3])
    }
  }
}
