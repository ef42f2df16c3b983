internal import Primitives
internal import TestKit
internal import Testing

/// The workout under way: one clock for all devices, and sets logged one by one.
struct LiveWorkoutTests {
  @Test func `every device is told the same live workout, and pressing a button again changes nothing`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.get("/v1/live").expect(404)
      let path = try await anna.draft(DraftSample.squats)
      #expect(try await anna.clock(path) == "draft 0")
      for verb in ["pause", "resume"] {
        let refused = try await anna.send("POST", "\(path)/\(verb)").expect(409)
        #expect(try refused.json["detail"]?.text == "Its clock was never started.")
      }
      let started = try await anna.send("POST", "\(path)/start").expect(200).json
      #expect(try await anna.get("/v1/live").expect(200).json["id"] == started["id"])
      // An app reckons from here on: the moment of reading is not before the start. RFC 3339 texts sort as times.
      let (asOf, since) = (started["clock"]?["as_of"]?.text, started["clock"]?["running_since"]?.text)
      #expect(try #require(asOf) >= #require(since))
      for verb in ["start", "resume"] {
        let again = try await anna.send("POST", "\(path)/\(verb)").expect(200).json
        #expect(again["clock"]?["started_at"] == started["clock"]?["started_at"])
        #expect(again["clock"]?["running_since"] == started["clock"]?["running_since"])
        #expect(again["version"] == started["version"])
      }
      let paused = try await anna.send("POST", "\(path)/pause").expect(200).json
      for verb in ["pause", "start"] {
        let again = try await anna.send("POST", "\(path)/\(verb)").expect(200).json
        #expect(again["clock"]?["state"] == "paused")
        #expect(again["version"] == paused["version"])
      }
    }
  }

  @Test func `one workout at most is under way, and the refusal names it`() async throws {
    try await TestServer.run { server in
      let (anna, bob) = (try server.signedIn("anna"), try server.signedIn("bob"))
      let path = try await anna.draft(["name": "First", "start": true])
      let id = try #require(path.split(separator: "/").last)
      let refused = try await anna.post("/v1/drafts", ["name": "Second", "start": true]).expect(409)
      #expect(try refused.json["detail"]?.text?.contains(id) == true)
      #expect(try await anna.get("/v1/drafts").json.items("name") == ["First"])
      let other = try await anna.draft(["name": "Second"])
      try await anna.send("POST", "\(other)/start").expect(409)
      _ = try await bob.draft(["start": true])
      try await anna.delete(path).expect(204)
      try await anna.send("POST", "\(other)/start").expect(200)
    }
  }

  @Test func `devices that begin a workout at the same moment begin one`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 1...8 { group.addTask { try await anna.post("/v1/drafts", ["start": true]).status } }
        return try await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      }
      #expect(statuses == [201: 1, 409: 7])
      #expect(try await anna.get("/v1/drafts").json.items("id").count == 1)
    }
  }

  @Test
  func `devices that press pause and resume at the same moment leave a clock that only counted what ran`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft(DraftSample.squats.with("start", true))
      let id = try #require(path.split(separator: "/").last.map(String.init))
      try server.letPass(minutes: 10, for: id)
      for verbs in [["pause"], ["resume"], ["pause", "resume"], ["pause"]] {
        try await withThrowingTaskGroup(of: Void.self) { group in
          for number in 0..<8 {
            let verb = verbs[number % verbs.count]
            group.addTask { try await anna.send("POST", "\(path)/\(verb)").expect(200) }
          }
          try await group.waitForAll()
        }
      }
      // Each press within the milliseconds of the test; counted twice it would be twenty minutes.
      let clock = try await anna.get(path).json["clock"]
      #expect(clock?["state"] == "paused")
      #expect((600...640).contains(clock?["active_seconds"]?.integer ?? 0))
    }
  }

  @Test func `sets are logged one by one: the next, an earlier one, and not beyond`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let prescribed: JSON = ["reps": 5, "weight": 100, "unit": "kg"]
      let path = try await anna.draft([
        "exercises": [["name": "Squat", "sets": [["done": false, "target": prescribed]]]]
      ])
      let sets = "\(path)/exercises/0/sets"
      let done = try await anna.put("\(sets)/0", ["reps": 5, "weight": .number("102.5"), "rpe": 8]).expect(
        200)
      let logged: JSON = [
        "done": true, "kind": "working", "reps": 5, "rpe": 8,
        "target": ["kind": "working", "reps": 5, "unit": "kg", "weight": 100], "unit": "kg",
        "weight": .number("102.5"),
      ]
      #expect(try done.json["exercises"]?[0]?["sets"]?[0]?.sorted == logged.sorted)
      let added = try await anna.put("\(sets)/1", ["reps": 4]).expect(200)
      #expect(try added.json["exercises"]?[0]?["sets"]?.elements?.count == 2)
      #expect(added.headers["etag"] != done.headers["etag"])
      for gap in ["\(sets)/3", "\(sets)/-1", "\(sets)/x", "\(path)/exercises/1/sets/0"] {
        try await anna.put(gap, ["reps": 4]).expect(404)
      }
      #expect(try await anna.put("\(sets)/1", ["reps": -4]).expect(422).faults == ["/reps too_small"])
      let left = try await anna.delete("\(sets)/0").expect(200)
      #expect(try left.json["exercises"]?[0]?["sets"]?[0]?["reps"] == 4)
      try await anna.delete("\(sets)/1").expect(404)
    }
  }

  @Test func `a prepared warm-up that is logged stays one, unless it is said to be something else`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let sets: JSON = [["kind": "warm_up", "done": false, "reps": 5, "weight": 60]]
      let path = try await anna.draft(["exercises": [["name": "Squat", "sets": sets]]])
      let set = "\(path)/exercises/0/sets/0"
      let logged = try await anna.put(set, ["reps": 5, "weight": 60]).expect(200).json
      #expect(logged["exercises"]?[0]?["sets"]?[0]?["kind"] == "warm_up")
      let told = try await anna.put(set, ["kind": "working", "reps": 5, "weight": 60]).expect(200).json
      #expect(told["exercises"]?[0]?["sets"]?[0]?["kind"] == "working")
    }
  }

  @Test func `an exercise has a hundred sets at most, also set by set`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let sets = JSON.array(Array(repeating: ["reps": 1], count: 100))
      let path = try await anna.draft(["exercises": [["name": "Squat", "sets": sets]]])
      try await anna.put("\(path)/exercises/0/sets/99", ["reps": 2]).expect(200)
      try await anna.put("\(path)/exercises/0/sets/100", ["reps": 2]).expect(404)
    }
  }
}
