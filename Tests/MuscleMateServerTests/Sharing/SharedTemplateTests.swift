import Primitives
import TestKit
import Testing

@Suite struct `A shared template` {
  private static let template: JSON = [
    "name": "Push A", "notes": "Mine alone", "weekdays": ["monday"],
    "exercises": [
      [
        "name": "Bench Press", "superset": 1, "notes": "Elbow",
        "sets": [
          ["reps": 5, "weight": .number("82.5"), "unit": "kg", "rpe": 8, "notes": "slow"],
          ["reps": 5, "percentage": 75],
        ],
      ],
      ["name": "Row of mine", "superset": 1, "sets": [["reps": 8, "reps_max": 12]]],
      ["name": "Dip", "notes": "skipped", "sets": []],
    ],
  ]

  @Test func `is copied by another lifter, without notes and days, and once for a key`() async throws {
    try await TestServer.run { server in
      let (anna, olaf) = try (server.signedIn("anna"), server.signedIn("olaf"))
      let id = try await anna.post("/v1/templates", Self.template).expect(201).json["id"] ?? ""
      let made = try await MadeLink.link(anna, ["kind": "template", "subject_id": id])
      #expect(try await made.page(server).expect(200).text.contains("/train/templates/shared/\(made.token)"))
      var keyed = olaf
      keyed.headers["Idempotency-Key"] = "copy-1"
      let copy = try await keyed.send("POST", "/v1/templates/from-share-link/\(made.token)").expect(201).json
      #expect(
        try await keyed.send("POST", "/v1/templates/from-share-link/\(made.token)").expect(201).json["id"]
          == copy["id"])
      #expect(try await olaf.items("/v1/templates").count == 1)
      #expect(copy["name"] == "Push A" && copy["notes"] == nil && copy["weekdays"] == [])
      let exercises = copy["exercises"]?.elements ?? []
      #expect(exercises.map { $0["name"] } == ["Bench Press", "Row of mine"])
      #expect(exercises.map { $0["superset"] } == [1, 1])
      let sets = exercises.flatMap { $0["sets"]?.elements ?? [] }
      #expect(sets.map { $0["weight"] } == [.number("82.5"), nil, nil])
      #expect(sets.map { $0["percentage"] } == [nil, 75, nil])
      #expect(sets.map { $0["reps_max"] } == [nil, nil, 12])
      #expect(!copy.description.contains("Elbow") && !copy.description.contains("slow"))
      let mine = try await anna.get("/v1/templates/\(id.text ?? "")").expect(200).json
      #expect(mine["exercises"]?.elements?.first?["id"] != exercises.first?["id"])
      // Counted is the page, and not the copy.
      #expect(try await anna.items("/v1/share-links").first?["opens"] == 1)
    }
  }

  @Test func `is copied with its own notes where they are shown, and without weights where those are hidden`()
    async throws
  {
    try await TestServer.run { server in
      let (anna, carl) = try (server.signedIn("anna"), server.signedIn("carl", as: "coach"))
      let id = try await anna.post("/v1/templates", Self.template).expect(201).json["id"] ?? ""
      let made = try await MadeLink.link(
        anna, ["kind": "template", "subject_id": id, "show": ["notes"], "hide": ["weights"]])
      let copy = try await carl.send("POST", "/v1/templates/from-share-link/\(made.token)").expect(201).json
      #expect(copy["notes"] == "Mine alone")
      let exercises = copy["exercises"]?.elements ?? []
      // The page does not show those of exercises and sets.
      #expect(exercises.map { $0["name"] } == ["Bench Press", "Row of mine"])
      #expect(!copy.description.contains("Elbow") && !copy.description.contains("slow"))
      let sets = exercises.flatMap { $0["sets"]?.elements ?? [] }
      #expect(sets.allSatisfy { $0["weight"] == nil && $0["percentage"] == nil })
      #expect(sets.count == 3)
    }
  }

  @Test func `of notes alone can't be copied`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let id =
        try await anna.post(
          "/v1/templates", ["name": "Rest", "exercises": [["name": "Walk", "notes": "easy", "sets": []]]]
        ).expect(201).json["id"] ?? ""
      let made = try await MadeLink.link(anna, ["kind": "template", "subject_id": id, "show": ["notes"]])
      #expect(try await !made.page(server).expect(200).text.contains("/train/templates/shared"))
      try await anna.send("POST", "/v1/templates/from-share-link/\(made.token)").expect(404)
    }
  }

  @Test func `is copied within what the tier allows, and not once the link is over`() async throws {
    try await TestServer.run { server in
      let (anna, olaf) = try (server.signedIn("anna"), server.signedIn("olaf"))
      let id = try await anna.post("/v1/templates", Self.template).expect(201).json["id"] ?? ""
      let made = try await MadeLink.link(anna, ["kind": "template", "subject_id": id])
      let workout = try await MadeLink.link(
        anna, ["kind": "workout", "subject_id": .string(try await MadeLink.log(anna))])
      let path = "/v1/templates/from-share-link"
      try await olaf.send("POST", "\(path)/\(workout.token)").expect(404)
      try await olaf.send("POST", "\(path)/\(String(repeating: "A", count: 43))").expect(404)
      try await server.visitor.send("POST", "\(path)/\(made.token)").expect(401)
      try server.sell()
      for number in 0..<10 {
        try await olaf.post("/v1/templates", Sample.template("T\(number)", "Dip")).expect(201)
      }
      #expect(try await olaf.send("POST", "\(path)/\(made.token)").expect(402).problem == "payment-required")
      try await anna.delete("/v1/share-links/\(made.id)").expect(204)
      try await olaf.send("POST", "\(path)/\(made.token)").expect(410)
      #expect(try await olaf.items("/v1/templates").count == 10)
    }
  }
}
