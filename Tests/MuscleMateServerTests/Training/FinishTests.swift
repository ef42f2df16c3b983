internal import DatabaseAdministration
internal import OperatingSystem
internal import Primitives
internal import TestKit
internal import Testing

@testable import MuscleMateServer

/// How a draft becomes a workout.
struct FinishTests {
  private static let someID: JSON = "01890000-0000-7000-8000-00000000f1f1"

  @Test func `what was not done is left out, and so is an exercise of which nothing was`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft(DraftSample.squats.with("performed_at", "2026-05-04T18:00:00Z"))
      let workout = try await anna.send("POST", "\(path)/finish").expect(201).json
      #expect(workout["exercises"]?.elements?.compactMap { $0["name"]?.text } == ["Squat", "Plank"])
      #expect(workout["exercises"]?[0]?["sets"]?.elements?.count == 1)
      #expect(workout["energy"] == nil)
    }
  }

  @Test func `what is missing is named by its place in the draft, and the draft stays as it was`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft([
        "start": true,
        "exercises": [
          ["name": "Row", "sets": [["done": false]]],
          ["sets": [["reps": 5, "done": false], ["reps": 5, "done": true], ["weight": 80, "done": true]]],
          ["exercise_id": Self.someID, "sets": [["reps": 5, "done": true]]],
        ],
      ])
      let before = try await anna.get(path).json
      let refused = try await anna.send("POST", "\(path)/finish").expect(422)
      #expect(
        refused.faults == ["/exercises/1/name missing", "/exercises/1/sets/2/reps missing", "/name missing"])
      let named = try await anna.put(
        path,
        before.with("name", "Back").with(
          "exercises",
          [
            ["name": "Row", "sets": [["done": false]]],
            ["name": "Pull-up", "sets": [["reps": 5]]],
            ["exercise_id": Self.someID, "sets": [["reps": 5]]],
          ]))
      try named.expect(200)
      // Faults that only the database can find, by the same places.
      let unknown = try await anna.send("POST", "\(path)/finish").expect(422)
      #expect(unknown.faults == ["/exercises/2/exercise_id unknown"])
      #expect(try await anna.get(path).expect(200).json["version"] == named.json["version"])
      let empty = try await anna.draft(["name": "Nothing", "performed_at": "2026-05-04T18:00:00Z"])
      #expect(try await anna.send("POST", "\(empty)/finish").expect(422).faults == ["/exercises too_few"])
    }
  }

  @Test func `a draft without a time was done now, or when finishing says`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft(DraftSample.squats)
      let before = Timestamp.now
      let now = try await anna.send("POST", "\(path)/finish").expect(201).json
      let moment = try #require(now["performed_at"]?.text.flatMap { Timestamp($0) })
      #expect(moment >= before.advanced(bySeconds: -1) && moment <= Timestamp.now.advanced(bySeconds: 1))
      let dated = try await anna.draft(DraftSample.squats)
      let told = try await anna.post(
        "\(dated)/finish",
        [
          "performed_at": "2026-05-04T18:00:00+03:00", "time_zone": "Europe/Istanbul",
          "duration_seconds": 3_600,
        ]
      ).expect(201).json
      #expect(told["performed_at"] == "2026-05-04T15:00:00+00:00" && told["time_zone"] == "Europe/Istanbul")
      #expect(told["duration_seconds"] == 3_600 && told["local_date"] == "2026-05-04")
    }
  }

  @Test func `what finishing says is held to the same rules, and nothing is logged`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft(DraftSample.squats)
      let faults = try await anna.post(
        "\(path)/finish", ["performed_at": "soon", "duration_seconds": -1, "name": "Other"]
      ).expect(422).faults
      #expect(faults == ["/duration_seconds too_small", "/name unknown", "/performed_at invalid"])
      #expect(
        try await anna.post("\(path)/finish", ["time_zone": "Foo/Bar"]).expect(422).faults
          == ["/time_zone unknown"])
      try await anna.get(path).expect(200)
    }
  }

  @Test func `a finish repeated after a lost answer is told the workout, from any device at once`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft(DraftSample.squats.with("start", true))
      let answers = try await withThrowingTaskGroup(of: Received.self) { group in
        for _ in 1...8 { group.addTask { try await anna.send("POST", "\(path)/finish") } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers.map(\.status).sorted() == [200, 200, 200, 200, 200, 200, 200, 201])
      #expect(Set(answers.map(\.text)).count == 1)
      #expect(try await anna.get("/v1/lifters/me/workouts").json.items("name") == ["Legs"])
      #expect(try server.database.rows("select count(*) from app.sets") == [["2"]])
      try await anna.send("POST", "\(path)/finish").expect(200)
    }
  }

  @Test func `a device that was away can't bring a finished workout back as a draft`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft(DraftSample.squats.with("start", true))
      let set = try await anna.set(0, 0, in: path)
      try await anna.send("POST", "\(path)/finish").expect(201)
      let late: [() async throws -> Received] = [
        { try await anna.put(path, DraftSample.squats) }, { try await anna.send("POST", "\(path)/pause") },
        { try await anna.put(set, ["reps": 9]) }, { try await anna.delete(path) },
      ]
      for send in late {
        let refused = try await send().expect(409)
        #expect(
          try refused.json["detail"]?.text == "It is finished: the workout of this id is in the log.")
      }
      #expect(try await anna.get("/v1/drafts").json.items("id") == [])
    }
  }

  @Test func `a set that is logged while another device finishes is in the workout, or is refused`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      for _ in 1...5 {
        let path = try await anna.draft(
          [
            "name": "Race", "start": true,
            "exercises": [["name": "Squat", "sets": [["reps": 1, "done": true]]]],
          ])
        let exercise = try await anna.get(path).json["exercises"]?[0]?["id"] ?? .null
        let next = "\(path)/sets/\(UUID.v7(at: .now))"
        async let finished = anna.send("POST", "\(path)/finish")
        let logged = try await withThrowingTaskGroup(of: Int.self) { group in
          for _ in 1...4 {
            group.addTask { try await anna.put(next, ["exercise": exercise, "reps": 2]).status }
          }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        let workout = try await finished.expect(201).json
        #expect(Set(logged).isSubset(of: [200, 409]), "\(logged)")
        let sets = workout["exercises"]?[0]?["sets"]?.elements?.count
        #expect(sets == (logged.contains(200) ? 2 : 1))
      }
    }
  }

  @Test func `a workout that only shares the identifier is not overwritten`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft(DraftSample.squats.with("start", true))
      let workout = path.replacing("/v1/drafts", with: "/v1/lifters/me/workouts")
      try await anna.put(workout, Sample.workout("Another")).expect(201)
      try await anna.send("POST", "\(path)/finish").expect(409)
      #expect(try await anna.get(workout).json["name"] == "Another")
      try await anna.get(path).expect(200)
    }
  }

  @Test func `sets sent as a live workout begins are to be done, and two of three lifted are two`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let planned: JSON = ["reps": 5, "weight": 100]
      let path = try await anna.draft([
        "name": "Legs", "start": true,
        "exercises": [["name": "Squat", "sets": [planned, planned, planned]]],
      ])
      for line in 0...1 { try await anna.put(try await anna.set(0, line, in: path), planned).expect(200) }
      let workout = try await anna.send("POST", "\(path)/finish").expect(201).json
      #expect(workout["exercises"]?[0]?["sets"]?.elements?.count == 2)
    }
  }

  @Test func `a weight stays in the unit that counted when it was entered, whatever the profile says since`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft([
        "name": "Legs", "start": true,
        "exercises": [
          [
            "name": "Squat",
            "sets": [["reps": 5, "weight": 100, "done": true, "target": ["reps": 5, "weight": 105]]],
          ]
        ],
      ])
      try await anna.add(["reps": 5, "weight": 110], to: 0, in: path).expect(200)
      let before = try await anna.get(path).json["exercises"]?[0]?["sets"]
      #expect(before?.elements?.map { $0["unit"] } == ["kg", "kg"])
      #expect(before?[0]?["target"]?["unit"] == "kg")
      try await anna.patch("/v1/me", ["unit": "lb"]).expect(200)
      try await anna.add(["reps": 5, "weight": 225], to: 0, in: path).expect(200)
      let workout = try await anna.send("POST", "\(path)/finish").expect(201).json
      let sets = workout["exercises"]?[0]?["sets"]?.elements ?? []
      #expect(
        sets.map { "\($0["weight"]?.integer ?? 0) \($0["unit"]?.text ?? "")" } == [
          "100 kg", "110 kg", "225 lb",
        ])
    }
  }

  @Test func `a draft from before drafts kept the unit gets the one of the profile`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft(DraftSample.squats.with("start", true))
      // As the release before left it.
      try server.database.administer(
        """
        alter table app.drafts disable trigger stamp;
        update app.drafts set content = content #- '{0,sets,0,unit}';
        alter table app.drafts enable trigger stamp;
        """)
      #expect(try await anna.get(path).json["exercises"]?[0]?["sets"]?[0]?["unit"] == nil)
      let script = try Files.readText("\(MigrationScripts.findFolder())/repairs/drafts_weighed.sql")
      try server.database.administer("begin; set local role mm_definer; \(script); commit")
      try await anna.patch("/v1/me", ["unit": "lb"]).expect(200)
      #expect(try await anna.get(path).json["exercises"]?[0]?["sets"]?[0]?["unit"] == "kg")
    }
  }
}
