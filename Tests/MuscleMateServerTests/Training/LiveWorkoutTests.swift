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
      let begun = ContinuousClock.now
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
      // Counted twice it would be twenty minutes.
      let clock = try await anna.get(path).json["clock"]
      #expect(clock?["state"] == "paused")
      #expect(seconds(10, since: begun).contains(clock?["active_seconds"]?.integer ?? 0))
    }
  }

  @Test func `sets are logged one by one, each by its id`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let prescribed: JSON = ["reps": 5, "weight": 100, "unit": "kg"]
      let path = try await anna.draft([
        "exercises": [["name": "Squat", "sets": [["done": false, "target": prescribed]]]]
      ])
      let draft = try await anna.get(path).json
      let (exercise, set) = (try draft.partID(0), try draft.partID(0, 0))
      let done = try await anna.put(
        "\(path)/sets/\(set)", ["reps": 5, "weight": .number("102.5"), "rpe": 8]
      ).expect(200)
      let logged: JSON = [
        "done": true, "id": .string(set), "kind": "working", "reps": 5, "rpe": 8,
        "target": ["kind": "working", "reps": 5, "unit": "kg", "weight": 100], "unit": "kg",
        "weight": .number("102.5"),
      ]
      #expect(try done.json["exercises"]?[0]?["sets"]?[0]?.sorted == logged.sorted)
      let next = "\(path)/sets/\(Self.ids[0])"
      for _ in 1...2 {
        let added = try await anna.put(next, ["reps": 4, "exercise": .string(exercise)]).expect(200)
        #expect(try added.json.partIDs == [[exercise, set, Self.ids[0]]])
        #expect(added.headers["etag"] != done.headers["etag"])
      }
      #expect(try await anna.put(next, ["reps": -4]).expect(422).faults == ["/reps too_small"])
      try await anna.put("\(path)/sets/x", ["reps": 4]).expect(404)
      let left = try await anna.delete("\(path)/sets/\(set)").expect(200)
      #expect(try left.json["exercises"]?[0]?["sets"]?[0]?["reps"] == 4)
      try await anna.delete("\(path)/sets/\(set)").expect(404)
    }
  }

  @Test func `a set is added behind another, moved to another exercise, and refused where nothing is`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft(DraftSample.squats)
      let before = try await anna.get(path).json
      let (squat, press) = (try before.partID(0), try before.partID(1))
      let (first, second) = (try before.partID(0, 0), try before.partID(0, 1))
      let added = "\(path)/sets/\(Self.ids[0])"
      var now = try await anna.put(
        added, ["reps": 3, "exercise": .string(squat), "after": .string(first)]
      ).expect(200).json
      #expect(now.partIDs[0] == [squat, first, Self.ids[0], second])
      now = try await anna.put(added, ["reps": 3, "after": .string(second)]).expect(200).json
      #expect(now.partIDs[0] == [squat, first, second, Self.ids[0]])
      now = try await anna.put(added, ["reps": 3, "exercise": .string(press)]).expect(200).json
      #expect(now.partIDs[0] == [squat, first, second])
      #expect(now.partIDs[1].last == Self.ids[0])
      for (body, fault) in [
        (["reps": 1], "/exercise missing"),
        (["reps": 1, "exercise": .string(Self.ids[2])], "/exercise unknown"),
        (["reps": 1, "exercise": .string(squat), "after": .string(Self.ids[0])], "/after unknown"),
      ] as [(JSON, String)] {
        #expect(try await anna.put("\(path)/sets/\(Self.ids[1])", body).expect(422).faults == [fault])
      }
      try await anna.put("/v1/drafts/\(Self.ids[2])/sets/\(first)", ["reps": 1]).expect(404)
    }
  }

  @Test func `an exercise is added to a live workout, moved and taken out by its id`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.draft(DraftSample.squats.with("start", true))
      let before = try await anna.get(path).json
      let row = "\(path)/exercises/\(Self.ids[0])"
      let body: JSON = ["name": "Row", "after": .string(try before.partID(0)), "sets": [["reps": 8]]]
      for _ in 1...2 {
        let now = try await anna.put(row, body).expect(200).json
        #expect(now.exerciseNames == ["Squat", "Row", "Leg Press", "Plank"])
        #expect(now["clock"]?["state"] == "running")
      }
      let doubled: JSON = ["name": "Row", "sets": [["id": .string(try before.partID(0, 0)), "reps": 8]]]
      #expect(try await anna.put(row, doubled).expect(422).faults == ["/sets/0/id duplicate"])
      let left = try await anna.delete(row).expect(200).json
      #expect(left.partIDs == before.partIDs)
      try await anna.delete(row).expect(404)
    }
  }

  private static let ids = (1...3).map { "01890000-0000-7000-8000-00000000a00\($0)" }

  @Test func `a prepared warm-up that is logged stays one, unless it is said to be something else`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let sets: JSON = [["kind": "warm_up", "done": false, "reps": 5, "weight": 60]]
      let path = try await anna.draft(["exercises": [["name": "Squat", "sets": sets]]])
      let set = try await anna.set(0, 0, in: path)
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
      try await anna.put(try await anna.set(0, 99, in: path), ["reps": 2]).expect(200)
      let refused = try await anna.add(["reps": 2], to: 0, in: path).expect(409)
      #expect(try refused.json["detail"]?.text?.contains("100") == true)
    }
  }
}
