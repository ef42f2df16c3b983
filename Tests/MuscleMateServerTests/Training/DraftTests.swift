internal import Primitives
internal import TestKit
internal import Testing

/// Drafts as such; their clock and their finish have suites of their own.
struct DraftTests {
  private static let someID = "01890000-0000-7000-8000-00000000d0d0"

  @Test func `a draft keeps what it is given, also what is not complete, and why a load is what it is`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let target: JSON = [
        "reps": 5, "kind": "amrap", "weight": .number("62.5"), "unit": "kg",
        "why": [
          "formula": "percentage_of_training_max",
          "inputs": [["name": "percentage", "value": 65, "unit": "percent"]],
          "unrounded": .number("61.75"), "rounded": .number("62.5"), "unit": "kg", "step": .number("2.5"),
          "rounding": "nearest, halves up",
        ],
      ]
      let content: JSON = [
        "name": "Half of it", "activity": "circuit", "notes": "n",
        "exercises": [
          ["sets": []],
          [
            "name": "Squat", "superset": 1,
            "sets": [
              ["target": target, "done": false], ["weight": .number("60.5"), "rpe": .number("7.5")],
            ],
          ],
        ],
      ]
      let path = try await anna.draft(content)
      let read = try await anna.get(path).expect(200)
      #expect(try read.json["name"] == "Half of it")
      #expect(try read.json["time_zone"] == "Europe/Berlin")
      let why = try read.json["exercises"]?[1]?["sets"]?[0]?["target"]?["why"]
      #expect(why?.sorted == target["why"]?.sorted)
      // The answer can be sent back, and nothing is lost by that.
      let kept = try await anna.put(path, read.json).expect(200)
      for member in ["name", "activity", "notes", "exercises", "created_at"] {
        #expect(try kept.json[member] == read.json[member])
      }
      #expect(try kept.json["version"] != read.json["version"])
    }
  }

  @Test func `types and bounds are checked in a draft, each fault by its place, and nothing is saved`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let refused = try await anna.post(
        "/v1/drafts",
        [
          "name": "", "performed_at": "2190-01-01T00:00:00Z", "duration_seconds": -1, "activity": "sleeping",
          "exercises": [["name": "Squat", "sets": [["reps": "five", "rpe": 11, "weight": -2, "done": 1]]]],
        ]
      ).expect(422)
      #expect(
        refused.faults == [
          "/activity invalid", "/duration_seconds too_small", "/exercises/0/sets/0/done wrong_type",
          "/exercises/0/sets/0/reps wrong_type", "/exercises/0/sets/0/rpe too_large",
          "/exercises/0/sets/0/weight too_small", "/name missing", "/performed_at in_the_future",
        ])
      let zone = try await anna.post("/v1/drafts", ["time_zone": "Mars/Olympus"]).expect(422)
      #expect(zone.faults == ["/time_zone unknown"])
      let origins = try await anna.post(
        "/v1/drafts", ["template_id": .string(Self.someID), "workout_id": .string(Self.someID)]
      ).expect(422)
      #expect(origins.faults == ["/template_id invalid"])
      #expect(try await anna.get("/v1/drafts").json.items("id") == [])
    }
  }

  @Test func `a stale version is refused, and an identifier of the client's own is kept`() async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      let path = "/v1/drafts/\(Self.someID)"
      let made = try await anna.put(path, DraftSample.squats).expect(201)
      #expect(try made.json["id"]?.text == Self.someID)
      try await anna.put(path, DraftSample.squats.with("name", "Again")).expect(200)
      anna.headers["If-Match"] = made.headers["etag"]
      try await anna.put(path, DraftSample.squats).expect(412)
      try await anna.send("POST", "\(path)/start").expect(412)
      try await anna.send("POST", "\(path)/finish").expect(412)
      try await anna.delete("\(path)/sets/\(try made.json.partID(0, 0))").expect(412)
      try await anna.delete(path).expect(412)
      anna.headers = [:]
      #expect(try await anna.get(path).json["name"] == "Again")
      try await anna.delete(path).expect(204)
      try await anna.get(path).expect(404)
      let traces = try server.database.rows("select kind, id from app.deletions")
      #expect(traces == [["draft", Self.someID]])
    }
  }

  @Test func `nobody else has a way to a draft, not even a coach with every scope`() async throws {
    try await TestServer.run { server in
      let (anna, carl) = (try server.signedIn("anna"), try server.signedIn("carl", as: "coach"))
      try server.share(Scopes.all, of: anna, with: carl)
      let path = try await anna.draft(DraftSample.squats.with("start", true))
      try await carl.get(path).expect(404)
      try await carl.delete(path).expect(404)
      for verb in ["start", "pause", "resume", "finish"] {
        try await carl.send("POST", "\(path)/\(verb)").expect(404)
      }
      try await carl.put(try await anna.set(0, 0, in: path), ["reps": 1]).expect(404)
      try await carl.get("/v1/live").expect(404)
      #expect(try await carl.get("/v1/drafts").json.items("id") == [])
      // Her identifier under his own name is a draft of his.
      try await carl.put(path, ["name": "Mine"]).expect(201)
      #expect(try await anna.get(path).json["name"] == "Legs")
    }
  }

  @Test func `drafts are listed newest first, page by page, and there is room for a hundred`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.database.administer(
        """
        insert into app.drafts (tenant_id, lifter_id, id, name, time_zone, content, created_at)
        select 1, '\(anna.account)', gen_random_uuid(), 'Draft ' || number, 'UTC',
               '[{"sets": [{}, {}]}, {"sets": [{}]}]', now() + number * interval '1 second'
          from generate_series(1, 100) as number
        """)
      let full = try await anna.post("/v1/drafts", .object([])).expect(409)
      #expect(try full.json["detail"]?.text == "At most 100 of these may be kept; delete some first.")
      let first = try await anna.get("/v1/drafts?limit=60").json
      let next = try #require(first["next"]?.text)
      let second = try await anna.get("/v1/drafts?limit=60&after=\(next)").json
      let names = first.items("name") + second.items("name")
      #expect(names == (1...100).reversed().map { "Draft \($0)" })
      #expect(first["items"]?[0]?["exercise_count"]?.integer == 2)
      #expect(first["items"]?[0]?["set_count"]?.integer == 3)
      #expect(second["next"] == nil)
      // The existing draft can still be saved, started and made smaller.
      let kept = try #require(first["items"]?[0]?["id"]?.text)
      try await anna.put("/v1/drafts/\(kept)", ["name": "Kept"]).expect(200)
      try await anna.send("POST", "/v1/drafts/\(kept)/start").expect(200)
      let other = "01890000-0000-7000-8000-00000000d0d1"
      try await anna.put("/v1/drafts/\(other)", ["name": "One more"]).expect(409)
    }
  }

  @Test func `an idempotency key begins a draft once`() async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      anna.headers["Idempotency-Key"] = "a key of mine"
      let first = try await anna.post("/v1/drafts", ["start": true]).expect(201)
      let second = try await anna.post("/v1/drafts", ["start": true]).expect(201)
      #expect(first.headers["location"] == second.headers["location"])
    }
  }

  @Test func `a logged workout is begun again, its sets still to be done`() async throws {
    try await TestServer.run { server in
      let (anna, bob) = (try server.signedIn("anna"), try server.signedIn("bob"))
      let logged = try await anna.post(
        "/v1/lifters/me/workouts", Sample.workout("Legs", sets: [(5, 100), (3, .number("112.5"))])
      ).expect(201).json
      let origin: JSON = ["workout_id": logged["id"] ?? .null, "start": true]
      let draft = try await anna.get(try await anna.draft(origin)).json
      #expect(draft["name"] == "Legs")
      let set = draft["exercises"]?[0]?["sets"]?[1]
      #expect(set?["done"] == false)
      #expect(set?["target"]?["weight"] == .number("112.5"))
      #expect(set?["weight"] == .number("112.5"))
      #expect(draft["exercises"]?[0]?["exercise_id"] == logged["exercises"]?[0]?["exercise_id"])
      #expect(try await bob.post("/v1/drafts", origin).expect(422).faults == ["/workout_id unknown"])
    }
  }
}

private enum Scopes {
  static let all = [
    "history", "workout_details", "main_lifts", "all_lifts", "body_metrics", "nutrition", "health", "photos",
  ]
}
