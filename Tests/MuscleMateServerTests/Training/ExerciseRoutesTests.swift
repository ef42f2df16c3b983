internal import Primitives
internal import TestKit
internal import Testing

struct ExerciseRoutesTests {
  private static let path = "/v1/lifters/me/exercises"

  /// The exercise of this name, as the list shows it.
  private func exercise(_ name: String, of client: Client) async throws -> JSON {
    let list = try await client.get(Self.path).expect(200).json
    return try #require(list["items"]?.elements?.first { $0["name"]?.text == name })
  }

  @Test func `names that differ in case and spaces are one exercise, as first typed`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for name in ["Squat (Barbell)", "squat  (barbell)", " SQUAT (BARBELL) ", "Schrägbank", "SCHRÄGBANK"] {
        try await anna.post("/v1/lifters/me/workouts", Sample.workout("Day", exercise: name)).expect(201)
      }
      let list = try await anna.get(Self.path).expect(200).json
      #expect(list.items("name") == ["Squat (Barbell)", "Schrägbank"])
      #expect(list["items"]?[0]?["workout_count"] == 3)
      #expect(list["items"]?[0]?["lift"] == "squat")
    }
  }

  @Test func `autocomplete offers what contains the text, most used first, page by page`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for name in ["Front Squat", "Squat", "Row", "Squat", "Box Squat", "Squat", "Box Squat"] {
        try await anna.post("/v1/lifters/me/workouts", Sample.workout("Day", exercise: name)).expect(201)
      }
      let page = try await anna.get("\(Self.path)?q=SQU&limit=2").expect(200).json
      #expect(page.items("name") == ["Squat", "Box Squat"])
      let next = try #require(page["next"]?.text)
      #expect(try await anna.get("\(Self.path)?q=SQU&after=\(next)").json.items("name") == ["Front Squat"])
    }
  }

  @Test func `what was lifted last time comes workout by workout, newest first`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for day in 1...3 {
        let workout = Sample.workout(
          "Day \(day)", at: "2026-05-0\(day)T18:00:00Z", sets: [(5, .number("\(100 + day)")), (3, 110)])
        try await anna.post("/v1/lifters/me/workouts", workout).expect(201)
      }
      try await anna.post("/v1/lifters/me/workouts", Sample.workout("Other", exercise: "Row")).expect(201)
      let id = try await exercise("Squat", of: anna)["id"]?.text ?? ""
      let last = try await anna.get("\(Self.path)/\(id)/sets?limit=1").expect(200).json
      #expect(last.items("workout_name") == ["Day 3"])
      #expect(last["items"]?[0]?["local_date"] == "2026-05-03")
      #expect(last["items"]?[0]?["sets"]?.elements?.map { $0["weight"] } == [103, 110])
      let next = try #require(last["next"]?.text)
      let earlier = try await anna.get("\(Self.path)/\(id)/sets?after=\(next)").json
      #expect(earlier.items("workout_name") == ["Day 2", "Day 1"])
      try await anna.get("\(Self.path)/01890000-0000-7000-8000-000000000000/sets").expect(404)
    }
  }

  @Test func `a name and a lift are corrected, and recognition follows a name until then`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for name in ["SSB", "Row"] {
        try await anna.post("/v1/lifters/me/workouts", Sample.workout("Day", exercise: name)).expect(201)
      }
      let id = try await exercise("SSB", of: anna)["id"]?.text ?? ""
      let path = "\(Self.path)/\(id)"
      let renamed = try await anna.patch(path, ["name": "Back Squat"]).expect(200).json
      #expect(renamed["lift"] == "squat" && renamed["lift_source"] == "recognised")
      let corrected = try await anna.patch(path, ["lift": .null]).expect(200).json
      #expect(corrected["lift"] == nil && corrected["lift_source"] == "corrected")
      #expect(try await anna.patch(path, ["name": "Squat"]).expect(200).json["lift"] == nil)
      #expect(try await anna.patch(path, ["lift": "deadlift"]).expect(200).json["lift"] == "deadlift")
      #expect(
        try server.database.rows("select distinct lift from app.lift_days order by 1")[0] == ["deadlift"])
      #expect(try await anna.patch(path, ["name": "ROW"]).expect(422).faults == ["/name taken"])
      #expect(
        try await anna.patch(path, ["name": "", "lift": "curl"]).expect(422).faults
          == ["/lift invalid", "/name missing"])
      #expect(try await exercise("Squat", of: anna)["workout_count"] == 1)
    }
  }

  @Test func `another lifter's exercise is not there`() async throws {
    try await TestServer.run { server in
      let (anna, bob) = (try server.signedIn("anna"), try server.signedIn("bob"))
      try await anna.post("/v1/lifters/me/workouts", Sample.workout("Day")).expect(201)
      let id = try await exercise("Squat", of: anna)["id"]?.text ?? ""
      for lifter in ["me", anna.account] {
        let path = "/v1/lifters/\(lifter)/exercises/\(id)"
        try await bob.get("\(path)/sets").expect(404)
        try await bob.patch(path, ["name": "Mine"]).expect(404)
      }
      #expect(try await exercise("Squat", of: anna)["name"] == "Squat")
    }
  }
}
