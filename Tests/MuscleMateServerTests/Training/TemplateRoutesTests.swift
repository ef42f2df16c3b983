internal import Primitives
internal import TestKit
internal import Testing

struct TemplateRoutesTests {
  private static let full: JSON = [
    "name": "Push", "notes": "slow down", "weekdays": ["friday", "tuesday"], "any_day": true,
    "exercises": [
      [
        "name": "Bench Press", "notes": "elbows in", "superset": 3,
        "sets": [
          ["kind": "warm_up", "reps": 8, "weight": 60, "unit": "kg", "rest_seconds": 90],
          ["kind": "working", "reps": 8, "reps_max": 12, "weight": .number("102.5"), "unit": "lb", "rpe": 8],
          ["kind": "amrap", "reps": 5, "percentage": .number("72.5"), "notes": "stop at one in reserve"],
        ],
      ],
      ["name": "Plank", "superset": 3, "sets": [["kind": "working", "duration_seconds": 90]]],
      ["name": "Sled", "sets": [["kind": "working", "distance_meters": .number("40.5")]]],
    ],
  ]

  @Test func `what changes nothing is no new version, and tells no device`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try await anna.post("/v1/templates", Self.full).expect(201).headers["location"] ?? ""
      let before = try await anna.get(path).expect(200)
      func stamp() throws -> [[String?]] {
        try server.database.rows(
          "select version from app.lifter_versions where lifter_id = '\(anna.account)'")
      }
      let stamped = try stamp()
      for body in [Self.full, try before.json] {
        let same = try await anna.put(path, body).expect(200)
        #expect(same.body == before.body)
        #expect(same.headers["etag"] == before.headers["etag"])
      }
      #expect(try stamp() == stamped)
      let changed = try await anna.put(path, Self.full.with("name", "Pull")).expect(200)
      #expect(changed.headers["etag"] != before.headers["etag"])
      var late = anna
      late.headers["If-Match"] = before.headers["etag"]
      try await late.put(path, Self.full.with("name", "Pull")).expect(412)
    }
  }

  @Test func `a template is made in one request and read back with every field`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let made = try await anna.post("/v1/templates", Self.full).expect(201)
      let read = try await anna.get(made.headers["location"] ?? "").expect(200)
      #expect(read.body == made.body)
      #expect(read.headers["etag"] == made.headers["etag"])
      let json = try read.json
      #expect(json["weekdays"] == ["tuesday", "friday"])
      for name in ["name", "notes", "any_day"] { #expect(json[name] == Self.full[name]) }
      for (sent, kept) in zip(Self.full["exercises"]?.elements ?? [], json["exercises"]?.elements ?? []) {
        for name in ["name", "notes", "superset"] { #expect(kept[name] ?? .null == sent[name] ?? .null) }
        for (sent, kept) in zip(sent["sets"]?.elements ?? [], kept["sets"]?.elements ?? []) {
          guard case .object(let members) = sent, case .object(let found) = kept else { continue }
          // What was sent, and the id.
          #expect(found.count == members.count + 1)
          for member in members { #expect(kept[member.name] == member.value) }
        }
      }
      // The answer can be sent back.
      let again = try await anna.put(made.headers["location"] ?? "", json).expect(200).json
      #expect(again["exercises"] == json["exercises"])
      #expect(again["weekdays"] == json["weekdays"])
    }
  }

  @Test func `a unit beside a percentage, or alone, says nothing`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let made = try await anna.post(
        "/v1/templates",
        [
          "name": "Pull",
          "exercises": [
            [
              "name": "Row",
              "sets": [["reps": 5, "percentage": 80, "unit": "lb"], ["reps": 5, "unit": "kg"]],
            ]
          ],
        ]
      ).expect(201).json
      let sets = made["exercises"]?[0]?["sets"]?.elements ?? []
      #expect(sets.map { $0["unit"] } == [nil, nil])
      #expect(sets.map { $0["percentage"] } == [80, nil])
    }
  }

  @Test func `every fault is named, and nothing is saved`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let wrong: JSON = [
        "name": " ", "weekdays": ["tuesday", "someday"],
        "exercises": [
          ["name": "Row", "sets": [["weight": 5, "percentage": 50]]], ["sets": []],
        ],
      ]
      #expect(
        try await anna.post("/v1/templates", wrong).expect(422).faults == [
          "/exercises/0/sets/0/percentage invalid", "/exercises/0/sets/0/reps missing",
          "/exercises/1/name missing", "/exercises/1/sets too_few", "/name invalid", "/weekdays/1 invalid",
        ])
      let loads: JSON = [
        "name": "A",
        "exercises": [["name": "Row", "sets": [["reps": 5, "reps_max": 4, "weight": 5, "percentage": 50]]]],
      ]
      #expect(
        try await anna.post("/v1/templates", loads).expect(422).faults == [
          "/exercises/0/sets/0/percentage invalid", "/exercises/0/sets/0/reps_max too_small",
        ])
      let apart = Sample.template("A", "Row 1", "Press 1", "Curl 2", "Dip", "Squat 1", "Jump 1")
      #expect(
        try await anna.post("/v1/templates", apart).expect(422).faults
          == ["/exercises/2/superset invalid", "/exercises/4/superset invalid"])
      let unknown: JSON = [
        "name": "A", "exercises": [["exercise_id": .string(World.id(9)), "sets": [["reps": 5]]]],
      ]
      #expect(
        try await anna.post("/v1/templates", unknown).expect(422).faults
          == ["/exercises/0/exercise_id unknown"])
      #expect(try await anna.get("/v1/templates").json["items"] == [])
      #expect(try await anna.get("/v1/lifters/me/exercises").json["items"] == [])
    }
  }

  @Test func `a put makes a template once, replaces it, and knows a stale version`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = "/v1/templates/\(World.id(5))"
      var careful = anna
      careful.headers["If-Match"] = "\"1\""
      try await careful.put(path, Self.full).expect(412)
      let old = try await anna.put(path, Self.full).expect(201)
      #expect(old.headers["location"] == path)
      let new = try await anna.put(path, Sample.template("Pull", "Row")).expect(200)
      #expect(try new.json["notes"] == nil)
      // Days that a replacement does not mention stay.
      #expect(try new.json["weekdays"] == ["tuesday", "friday"])
      #expect(try new.json["any_day"] == true)
      careful.headers["If-Match"] = old.headers["etag"]
      try await careful.put(path, Self.full).expect(412)
      try await careful.delete(path).expect(412)
      try await careful.put("\(path)/days", ["weekdays": []]).expect(412)
      try await careful.post("\(path)/moves", ["from": 0, "to": 0]).expect(412)
      careful.headers["If-Match"] = new.headers["etag"]
      try await careful.delete(path).expect(204)
      try await anna.get(path).expect(404)
      try await anna.delete(path).expect(404)
      let traces = try server.database.rows("select kind, id from app.deletions")
      #expect(traces == [["template", World.id(5)]])
    }
  }

  @Test func `the list has an order of one's own, page by page`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      var ids: [JSON] = []
      for name in ["A", "B", "C", "D", "E"] {
        ids.append(
          try await anna.post("/v1/templates", Sample.template(name, "Row")).expect(201).json["id"] ?? .null)
      }
      #expect(try await anna.get("/v1/templates").json.items("name") == ["A", "B", "C", "D", "E"])
      try await anna.put("/v1/template-order", ["templates": [ids[3], ids[1]]]).expect(204)
      var pages: [[String]] = []
      var path = "/v1/templates?limit=2"
      while pages.count < 4 {
        let page = try await anna.get(path).expect(200).json
        pages.append(page.items("name"))
        guard let next = page["next"]?.text else { break }
        path = "/v1/templates?limit=2&after=\(next)"
      }
      #expect(pages == [["D", "B"], ["A", "C"], ["E"]])
      let stranger: JSON = ["templates": [ids[0], .string(World.id(9))]]
      #expect(
        try await anna.put("/v1/template-order", stranger).expect(422).faults == ["/templates/1 unknown"])
      // A new one is last.
      _ = try await anna.makeTemplate(Sample.template("F", "Row"))
      #expect(try await anna.get("/v1/templates").json.items("name") == ["D", "B", "A", "C", "E", "F"])
    }
  }

  @Test func `a template of someone else is not there, whatever is tried`() async throws {
    try await TestServer.run { server in
      let (anna, bob) = (try server.signedIn("anna"), try server.signedIn("bob", as: "coach"))
      try server.share(
        [
          "history", "workout_details", "main_lifts", "all_lifts", "body_metrics", "nutrition", "health",
          "photos",
        ], of: anna, with: bob)
      let path = try await anna.makeTemplate(Self.full)
      let workout = try await anna.post("/v1/lifters/me/workouts", Sample.workout("Legs")).expect(201).json
      let hers = workout["id"]?.text ?? ""
      let before = try await anna.get(path).body
      try await bob.get(path).expect(404)
      try await bob.delete(path).expect(404)
      try await bob.put("\(path)/days", ["weekdays": []]).expect(404)
      try await bob.post("\(path)/duplicate", [:]).expect(404)
      try await bob.post("\(path)/log", [:]).expect(404)
      try await bob.post("\(path)/moves", ["from": 0, "to": 1]).expect(404)
      try await bob.post("\(path)/supersets", ["exercises": [0, 1]]).expect(404)
      try await bob.delete("\(path)/supersets/3").expect(404)
      try await bob.send("PUT", "\(path)/from-workout/\(hers)").expect(404)
      // He may see the workout as her coach; his template it can't become.
      try await bob.post("/v1/templates/from-workout/\(hers)", [:]).expect(404)
      // Her identifier under his name is a template of his.
      try await bob.put(path, Sample.template("Mine", "Row")).expect(201)
      #expect(try await anna.get(path).body == before)
    }
  }

  @Test func `there are at most 200 templates, and replacing one of them goes on`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.database.administer(
        """
        insert into app.templates (tenant_id, lifter_id, id, name, exercise_count, set_count)
        select 1, '\(anna.account)', gen_random_uuid(), 'T', 0, 0 from generate_series(1, 199)
        """)
      let path = try await anna.makeTemplate(Sample.template("Last", "Row"))
      let refusal = try await anna.post("/v1/templates", Sample.template("Late", "Row")).expect(409)
      #expect(try refusal.json["detail"]?.text?.contains("200") == true)
      try await anna.put(path, Sample.template("Again", "Row")).expect(200)
      try await anna.post("\(path)/duplicate", [:]).expect(409)
    }
  }

  @Test func `a percentage that no set may weigh is a fault where it is logged, and open in a draft`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.patch("/v1/lifters/me/powerlifting", ["squat": ["weight": 10_000, "unit": "kg"]]).expect(
        200)
      let path = try await anna.makeTemplate(
        [
          "name": "Heavy",
          "exercises": [
            ["name": "Squat", "sets": [["reps": 1, "percentage": 101], ["reps": 1, "percentage": 100]]]
          ],
        ])
      let refused = try await anna.post("\(path)/log", [:]).expect(422)
      #expect(refused.faults == ["/exercises/0/sets/0/percentage invalid"])
      let template = try #require(path.split(separator: "/").last.map(String.init))
      let draft = try await anna.post("/v1/drafts", ["template_id": .string(template)]).expect(201).json
      let sets = draft["exercises"]?[0]?["sets"]
      #expect(sets?[0]?["weight"] == nil && sets?[1]?["weight"] == 10_000)
    }
  }

  @Test func `an idempotency key makes, copies and logs once`() async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      try await anna.patch("/v1/lifters/me/powerlifting", ["bench_press": ["weight": 100, "unit": "kg"]])
        .expect(200)
      let path = try await anna.makeTemplate(Self.full.with("any_day", false))
      for (key, target) in [("a", "\(path)/duplicate"), ("b", "\(path)/log")] {
        anna.headers["Idempotency-Key"] = key
        let first = try await anna.post(target, [:]).expect(201)
        let second = try await anna.post(target, [:]).expect(201)
        #expect(first.headers["location"] == second.headers["location"])
      }
      #expect(try await anna.get("/v1/templates").json.items("name") == ["Push", "Push"])
      #expect(try await anna.get("/v1/lifters/me/workouts").json.items("name") == ["Push"])
    }
  }
}
