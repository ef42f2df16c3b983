import Primitives
import TestKit
import Testing

/// Personal records over HTTP.
struct RecordTests {
  @Test func `a workout tells which records it set, with what they beat`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let first = try await anna.post(
        "/v1/lifters/me/workouts", Sample.workout("One", at: "2026-03-02T12:00:00Z", sets: [(5, 100)])
      ).expect(201).json
      #expect(first.kinds == ["e1rm 116.667", "volume 500", "weight_at_reps 100"])
      let second = try await anna.post(
        "/v1/lifters/me/workouts",
        Sample.workout("Two", at: "2026-03-04T12:00:00Z", sets: [(3, 105), (5, 95)])
      ).expect(201).json
      #expect(second.kinds == ["volume 790", "weight_at_reps 105"])
      let triple = try #require(second["records"]?.elements?.last)
      #expect(triple["at_reps"]?.integer == 3)
      #expect(triple["previous"]?.integer == 100)
      #expect(triple["previous_date"]?.text == "2026-03-02")
      #expect(triple["exercise"]?.text == "Squat")
      #expect(triple["set"] == ["weight": 105, "unit": "kg", "reps": 3])
      let nothing = try await anna.post(
        "/v1/lifters/me/workouts", Sample.workout("Three", at: "2026-03-05T12:00:00Z", sets: [(3, 105)])
      ).expect(201).json
      #expect(nothing["records"] == [])
      let shown = try await anna.get("/v1/lifters/me/workouts/\(first["id"]?.text ?? "")").expect(200).json
      #expect(shown["records"] == first["records"])
    }
  }

  @Test func `records are corrected when their sets are`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      var ids: [String] = []
      for (day, weight) in [("02", 100), ("04", 150), ("06", 110)] {
        let workout = Sample.workout("W", at: "2026-03-\(day)T12:00:00Z", sets: [(1, .number("\(weight)"))])
        ids.append(try await anna.post("/v1/lifters/me/workouts", workout).expect(201).json["id"]?.text ?? "")
      }
      let path = "/v1/lifters/me/records?kind=e1rm"
      #expect(try await anna.items(path).map { $0["value"]?.integer } == [150, 100])
      // 150 was a slip: the lift that it hid becomes a record.
      try await anna.put(
        "/v1/lifters/me/workouts/\(ids[1])",
        Sample.workout("W", at: "2026-03-04T12:00:00Z", sets: [(1, 105)])
      ).expect(200)
      #expect(try await anna.items(path).map { $0["value"]?.integer } == [110, 105, 100])
      #expect(try await anna.items("\(path)&current=true").map { $0["value"]?.integer } == [110])
      try await anna.delete("/v1/lifters/me/workouts/\(ids[0])").expect(204)
      #expect(try await anna.items(path).map { $0["value"]?.integer } == [110, 105])
      #expect(try await anna.items(path).last?["previous"] == nil)
    }
  }

  @Test func `the list goes by exercise, lift, kind and day, in pages and in either unit`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let squat = try await anna.logged("Squat", reps: 5)
      _ = try await anna.logged("Squat", reps: 5, at: "2026-04-02T12:00:00Z", weight: 110)
      let curl = try await anna.logged("Curl", reps: 12, at: "2026-03-05T12:00:00Z", weight: 20)
      let path = "/v1/lifters/me/records"
      #expect(try await anna.items("\(path)?limit=100").count == 9)
      #expect(try await anna.items("\(path)?exercise=\(curl)").count == 3)
      #expect(try await anna.items("\(path)?lift=squat", "exercise_id") == Array(repeating: squat, count: 6))
      #expect(try await anna.items("\(path)?from=2026-03-03&to=2026-04-01", "lift") == [nil, nil, nil])
      let pounds = try await anna.items("\(path)?unit=lb&kind=weight_at_reps&lift=squat")
      #expect(pounds.map { $0["value"]?.double } == [242.508, 220.462])
      #expect(pounds.map { $0["set"]?["weight"]?.integer } == [110, 100])
      var seen: [String] = []
      var next: String? = ""
      while let cursor = next {
        let page = try await anna.get("\(path)?limit=2\(cursor.isEmpty ? "" : "&after=\(cursor)")").expect(
          200
        ).json
        seen += page.items("id")
        next = page["next"]?.text
      }
      #expect(seen.count == 9)
      #expect(Set(seen).count == 9)
      let refused = try await anna.get("\(path)?kind=luck&lift=curl&from=1")
      #expect(refused.faults == ["/from invalid", "/kind invalid", "/lift invalid"])
    }
  }

  @Test func `a coach sees the records of the lifts that are open to them`() async throws {
    try await TestServer.run { server in
      let (anna, carl) = try (server.signedIn("anna"), server.signedIn("carl", as: "coach"))
      _ = try await anna.logged("Squat", reps: 5)
      _ = try await anna.logged("Curl", reps: 5)
      let path = "/v1/lifters/\(anna.account)/records"
      try server.share(["workout_details", "history"], of: anna, with: carl)
      try await carl.get(path).expect(404)
      let workout = try await anna.items("/v1/lifters/me/workouts").first?["id"]?.text ?? ""
      let seen = try await carl.get("/v1/lifters/\(anna.account)/workouts/\(workout)").expect(200).json
      #expect(seen["records"] == nil, "workout_details opens no records")
      try server.share(["main_lifts"], of: anna, with: carl)
      #expect(Set(try await carl.items(path, "lift")) == ["squat"])
      try server.share(["all_lifts"], of: anna, with: carl)
      #expect(try await carl.items(path).count == 6)
    }
  }

  @Test func `what is done without weight has records of its own`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let workout: JSON = [
        "name": "Mixed", "performed_at": "2026-03-02T12:00:00Z",
        "exercises": [
          ["name": "Pull-up", "sets": [["reps": 12], ["reps": 30, "kind": "warm_up"]]],
          ["name": "Plank", "sets": [["duration_seconds": 60]]],
          ["name": "Carry", "sets": [["distance_meters": .number("40.25"), "weight": 32, "unit": "kg"]]],
        ],
      ]
      let logged = try await anna.post("/v1/lifters/me/workouts", workout).expect(201).json
      let records = logged["records"]?.elements ?? []
      #expect(
        Set(
          records.map {
            "\($0["exercise"]?.text ?? "") \($0["value"]?.double ?? 0) \($0["unit"]?.text ?? "")"
          })
          == ["Pull-up 12.0 reps", "Plank 60.0 seconds", "Carry 40.25 meters"])
    }
  }
}

extension JSON {
  /// Each record as its kind and value, sorted.
  fileprivate var kinds: [String] {
    (self["records"]?.elements ?? []).map { record in
      let value = record["value"]?.double ?? 0
      let digits = value == value.rounded() ? "\(Int(value))" : "\(value)"
      return "\(record["kind"]?.text ?? "") \(digits)"
    }.sorted()
  }
}
