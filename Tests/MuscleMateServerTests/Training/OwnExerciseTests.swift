internal import Primitives
internal import TestKit
internal import Testing

/// Exercises of one's own beside the catalogue.
struct OwnExerciseTests {
  private static let path = "/v1/lifters/me/exercises"

  @Test func `a logged name that the catalogue knows gets its traits, another gets none`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for name in ["Bankdrücken", "Zottman thing"] {
        try await anna.post("/v1/lifters/me/workouts", Sample.workout("Day", exercise: name)).expect(201)
      }
      let list = try await anna.get(Self.path).expect(200).json["items"]?.elements ?? []
      let known = try #require(list.first { $0["name"] == "Bankdrücken" })
      #expect(known["catalogue_slug"] == "bench-press" && known["training_type"] == "strength")
      #expect(known["primary_muscles"] == ["chest"] && known["measure"] == "weight_reps")
      #expect(
        known["secondary_muscles"] == ["triceps", "deltoids"] && known["traits_source"] == "recognised")
      let other = try #require(list.first { $0["name"] == "Zottman thing" })
      #expect(
        other["catalogue_slug"] == nil && other["training_type"] == nil && other["measure"] == nil)
      #expect(other["primary_muscles"] == [] && other["aliases"] == [])
    }
  }

  @Test func `traits are corrected, stay whatever the name, and follow the name until then`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let made = try await anna.post(Self.path, ["name": "Thing"]).expect(201)
      let id = try made.json["id"]?.text ?? ""
      let path = "\(Self.path)/\(id)"
      #expect(made.headers["location"] == path)
      let renamed = try await anna.patch(path, ["name": "Plank"]).expect(200).json
      #expect(renamed["measure"] == "duration" && renamed["primary_muscles"] == ["abdominals"])
      let corrected = try await anna.patch(
        path, ["primary_muscles": ["glutes"], "secondary_muscles": [], "training_type": "balance"]
      ).expect(200).json
      #expect(corrected["traits_source"] == "corrected" && corrected["measure"] == "duration")
      let again = try await anna.patch(path, ["name": "Crunch", "measure": .null]).expect(200).json
      #expect(again["primary_muscles"] == ["glutes"] && again["training_type"] == "balance")
      #expect(again["measure"] == nil)
      #expect(
        try await anna.patch(path, ["secondary_muscles": ["glutes"]]).expect(422).faults
          == ["/secondary_muscles duplicate"])
      #expect(
        try await anna.patch(
          path, ["primary_muscles": ["glutes", "glutes"], "secondary_muscles": ["neck"], "measure": "kilos"]
        ).expect(422).faults.sorted() == [
          "/measure invalid", "/primary_muscles/1 duplicate", "/secondary_muscles/0 invalid",
        ])
    }
  }

  @Test func `an exercise is prepared from the catalogue, under its name or one's own`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.database.administer("update app.accounts set locale = 'de' where username = 'anna'")
      let known = try await anna.post(Self.path, ["catalogue_slug": "deadlift"]).expect(201).json
      #expect(known["name"] == "Kreuzheben" && known["lift"] == "deadlift" && known["workout_count"] == 0)
      let own = try await anna.post(Self.path, ["catalogue_slug": "pull-up", "name": "Am Baum"]).expect(201)
        .json
      #expect(own["catalogue_slug"] == "pull-up" && own["measure"] == "bodyweight_reps")
      #expect(own["primary_muscles"] == ["lats"])
      #expect(
        try await anna.post(Self.path, ["name": "KREUZHEBEN"]).expect(422).faults == ["/name taken"])
      #expect(
        try await anna.post(Self.path, ["catalogue_slug": "no-such"]).expect(422).faults
          == ["/catalogue_slug unknown"])
      #expect(try await anna.post(Self.path, [:]).expect(422).faults == ["/name missing"])
      try await anna.post("/v1/lifters/me/workouts", Sample.workout("Day", exercise: "am baum")).expect(201)
      let list = try await anna.get(Self.path).expect(200).json
      #expect(list.items("name") == ["Am Baum", "Kreuzheben"])
    }
  }

  @Test func `an unused exercise is deleted and leaves a trace, a used one stays`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.post("/v1/lifters/me/workouts", Sample.workout("Day")).expect(201)
      let used = try await anna.get(Self.path).json["items"]?[0]?["id"]?.text ?? ""
      let answer = try await anna.delete("\(Self.path)/\(used)").expect(409)
      #expect(try answer.json["detail"]?.text?.contains("merge") == true)
      let unused = try await anna.post(Self.path, ["name": "Thing"]).expect(201).json["id"]?.text ?? ""
      try await anna.delete("\(Self.path)/\(unused)").expect(204)
      try await anna.delete("\(Self.path)/\(unused)").expect(404)
      #expect(
        try server.database.rows("select kind, id::text from app.deletions") == [["exercise", unused]])
    }
  }

  @Test func `nobody prepares, merges or deletes another's exercises`() async throws {
    try await TestServer.run { server in
      let (anna, bob) = (try server.signedIn("anna"), try server.signedIn("bob", as: "coach"))
      try server.share(["workout_details", "all_lifts"], of: anna, with: bob)
      let hers = try await anna.post(Self.path, ["name": "Thing"]).expect(201).json["id"]?.text ?? ""
      let his = try await bob.post(Self.path, ["name": "Thing"]).expect(201).json["id"]?.text ?? ""
      let path = "/v1/lifters/\(anna.account)/exercises"
      try await bob.post(path, ["name": "Mine"]).expect(404)
      for path in [path, Self.path] {
        try await bob.delete("\(path)/\(hers)").expect(404)
        try await bob.post("\(path)/\(hers)/merge", ["into": .string(his)]).expect(404)
      }
      #expect(
        try await bob.post("\(Self.path)/\(his)/merge", ["into": .string(hers)]).expect(422).faults
          == ["/into unknown"])
      #expect(try await anna.get(Self.path).json.items("name") == ["Thing"])
    }
  }
}
