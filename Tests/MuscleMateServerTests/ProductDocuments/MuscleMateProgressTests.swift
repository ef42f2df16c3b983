import Primitives
import TestKit
import Testing

/// MuscleMate's use case 4: view progress graphs.
struct MuscleMateProgressTests {
  @Test func `MuscleMate UC-4: three graphs of the estimated one-rep maximum by date`() async throws {
    try await TestServer.run { server in
      let mia = try server.signedIn("mia")
      for (exercise, weight) in [("Squat", "120"), ("Bench Press", "80"), ("Deadlift", "150")] {
        _ = try await mia.logged(exercise, reps: 5, at: "2026-03-02T12:00:00Z", weight: .number(weight))
      }
      for (lift, estimate) in [("squat", 140.0), ("bench_press", 93.333), ("deadlift", 175)] {
        let graph = try await mia.get("/v1/lifters/me/progress/\(lift)").expect(200).json
        #expect(graph["points"]?[0]?["date"]?.text == "2026-03-02")
        #expect(graph["points"]?[0]?["value"]?.double == estimate)
      }
    }
  }

  @Test func `MuscleMate UC-4: a point tells estimate, weight and reps`() async throws {
    try await TestServer.run { server in
      let mia = try server.signedIn("mia")
      let workout = try await mia.post(
        "/v1/lifters/me/workouts", Sample.workout("W", at: "2026-03-02T12:00:00Z", sets: [(8, 90), (5, 100)])
      ).expect(201).json
      let graph = try await mia.get("/v1/lifters/me/progress/squat").expect(200).json
      let point = try #require(graph["points"]?[0])
      #expect(graph["formula"]?.text == "epley")
      #expect(point["value"]?.double == 116.667)
      #expect(point["weight"]?.integer == 100)
      #expect(point["unit"]?.text == "kg")
      #expect(point["reps"]?.integer == 5)
      #expect(point["factor"]?.double == 1.166_667)
      #expect(point["workout_id"]?.text == workout["id"]?.text)
    }
  }

  @Test func `MuscleMate UC-4: the graph is updated as soon as a workout is logged, changed or deleted`()
    async throws
  {
    try await TestServer.run { server in
      let mia = try server.signedIn("mia")
      func values() async throws -> [Double?] {
        let graph = try await mia.get("/v1/lifters/me/progress/squat").expect(200).json
        return graph["points"]?.elements?.map { $0["value"]?.double } ?? []
      }
      #expect(try await values() == [])
      let workout = Sample.workout("W", at: "2026-03-02T12:00:00Z", sets: [(1, 100)])
      let id = try await mia.post("/v1/lifters/me/workouts", workout).expect(201).json["id"]?.text ?? ""
      #expect(try await values() == [100])
      try await mia.put(
        "/v1/lifters/me/workouts/\(id)", Sample.workout("W", at: "2026-03-02T12:00:00Z", sets: [(1, 110)])
      ).expect(200)
      #expect(try await values() == [110])
      try await mia.delete("/v1/lifters/me/workouts/\(id)").expect(204)
      #expect(try await values() == [])
    }
  }

  @Test func `MuscleMate UC-4: a date range is chosen`() async throws {
    try await TestServer.run { server in
      let mia = try server.signedIn("mia")
      for month in 1...6 { _ = try await mia.logged("Squat", reps: 1, at: "2026-0\(month)-15T12:00:00Z") }
      let graph = try await mia.get("/v1/lifters/me/progress/squat?from=2026-02-15&to=2026-05-14").expect(200)
        .json
      #expect(
        graph["points"]?.elements?.map { $0["date"]?.text } == ["2026-02-15", "2026-03-15", "2026-04-15"])
    }
  }

  @Test func `MuscleMate UC-4: a wrong graph can be reported`() async throws {
    try await TestServer.run { server in
      let (mia, other) = try (server.signedIn("mia"), server.signedIn("otto"))
      let exercise = try await mia.logged("Front Squat", reps: 5)
      var client = mia
      client.headers["Idempotency-Key"] = "once"
      let report: JSON = [
        "graph": "squat", "measure": "e1rm", "formula": "epley", "bucket": "week", "unit": "kg",
        "from": "2026-01-01", "to": "2026-03-31", "text": "The point of March was a front squat.",
      ]
      let kept = try await client.post("/v1/graph-reports", report).expect(201).json
      #expect(kept["state"]?.text == "open")
      #expect(kept["text"] == report["text"])
      #expect(kept["from"]?.text == "2026-01-01")
      #expect(try await client.post("/v1/graph-reports", report).expect(201).json["id"] == kept["id"])
      try await mia.post(
        "/v1/graph-reports", ["graph": .string(exercise), "text": "Half of it is missing"]
      )
      .expect(201)
      #expect(try await mia.items("/v1/graph-reports", "graph") == [exercise, "squat"])
      #expect(try await other.items("/v1/graph-reports").isEmpty)
    }
  }

  @Test func `MuscleMate UC-4: a report names a graph of one's own, says what is wrong, and has its limit`()
    async throws
  {
    try await TestServer.run { server in
      let (mia, other) = try (server.signedIn("mia"), server.signedIn("otto"))
      let exercise = try await other.logged("Front Squat", reps: 5)
      let refused = try await mia.post(
        "/v1/graph-reports", ["graph": "speed", "measure": "luck", "text": " "])
      #expect(refused.faults == ["/graph invalid", "/measure invalid", "/text invalid"])
      let foreign = try await mia.post("/v1/graph-reports", ["graph": .string(exercise), "text": "Mine?"])
      #expect(foreign.faults == ["/graph unknown"])
      for _ in 1...20 {
        try await mia.post("/v1/graph-reports", ["graph": "squat", "text": "Wrong"]).expect(201)
      }
      let beyond = try await mia.post("/v1/graph-reports", ["graph": "squat", "text": "Wrong"])
      #expect(beyond.status == 409)
      #expect(beyond.text.contains("20"))
      #expect(try await mia.items("/v1/graph-reports?limit=100").count == 20)
    }
  }
}
