import Primitives
import TestKit
import Testing

struct `An answer to a client that takes gzip` {
  @Test func `holds the same workouts in fewer bytes`() async throws {
    try await TestServer.run { server in
      var anna = try server.signedIn("anna")
      for day in 1...9 {
        try await anna.post("/v1/lifters/me/workouts", workout(on: "2026-03-0\(day)")).expect(201)
      }
      let plain = try await anna.get("/v1/lifters/me/workouts").expect(200)
      #expect(plain.headers["content-encoding"] == nil)
      anna.headers["Accept-Encoding"] = "gzip"
      let packed = try await anna.get("/v1/lifters/me/workouts").expect(200)
      #expect(packed.headers["content-encoding"] == "gzip")
      #expect(packed.headers["vary"] == "Accept-Encoding")
      #expect(packed.body.count < plain.body.count / 2)
      let table = try await anna.get("/v1/lifters/me/workouts.csv").expect(200)
      #expect(table.headers["content-encoding"] == "gzip")
    }
  }

  @Test func `is not compressed where it tells a secret`() async throws {
    try await TestServer.run { server in
      var visitor = server.visitor
      visitor.headers["Accept-Encoding"] = "gzip"
      #expect(try await visitor.get("/invite?token=abc").headers["content-encoding"] == nil)
      var anna = try server.signedIn("anna")
      anna.headers["Accept-Encoding"] = "gzip"
      let made = try await anna.post("/v1/lifters/me/workouts", workout(on: "2026-03-01")).expect(201)
      #expect(made.headers["content-encoding"] == nil)
    }
  }
}

struct `An answer that the app has already` {
  @Test func `is 304 until the thing changes, and its tag is taken as If-Match`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let path = try #require(
        try await anna.post("/v1/lifters/me/workouts", workout(on: "2026-03-01")).expect(201).headers[
          "location"])
      let tag = try #require(try await anna.get(path).expect(200).headers["etag"])
      var knowing = anna
      knowing.headers["If-None-Match"] = tag
      let known = try await knowing.get(path).expect(304)
      #expect(known.body.isEmpty)
      #expect(known.headers["etag"] == tag)

      var careful = anna
      careful.headers["If-Match"] = tag
      try await careful.put(path, workout(on: "2026-03-02")).expect(200)
      try await careful.put(path, workout(on: "2026-03-03")).expect(412)
      let changed = try await knowing.get(path).expect(200)
      #expect(changed.headers["etag"] != tag)
    }
  }

  /// The energy of a workout comes with the body's weight, and leaves the workout's version as it is.
  @Test func `is sent again where only what is reckoned from it changed`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let content = workout(on: "2026-03-01", minutes: 60)
      let path = try #require(
        try await anna.post("/v1/lifters/me/workouts", content).expect(201).headers["location"])
      var knowing = anna
      knowing.headers["If-None-Match"] = try await anna.get(path).expect(200).headers["etag"]
      try server.weigh(anna, kilograms: 80)
      #expect(try await knowing.get(path).expect(200).json["energy"]?["kilocalories"] != nil)
    }
  }

  @Test func `is 304 for a coach's list of clients until one of them trains`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      var knowing = pair.coach
      knowing.headers["If-None-Match"] = try await knowing.get("/v1/clients").expect(200).headers["etag"]
      try await knowing.get("/v1/clients").expect(304)
      _ = try await pair.lifter.log()
      try await knowing.get("/v1/clients").expect(200)
    }
  }

  @Test func `is 304 for the API's document too`() async throws {
    try await TestServer.run { server in
      var visitor = server.visitor
      let tag = try #require(try await visitor.get("/openapi.json").expect(200).headers["etag"])
      visitor.headers["If-None-Match"] = tag
      try await visitor.get("/openapi.json").expect(304)
    }
  }
}

private func workout(on day: String, minutes: Int? = nil) -> JSON {
  [
    "name": "Legs", "duration_seconds": minutes.map { .number("\($0 * 60)") } ?? .null,
    "performed_at": .string("\(day)T18:00:00Z"), "time_zone": "UTC",
    "exercises": [
      [
        "name": "Back Squat",
        "sets": .array((1...5).map { ["reps": JSON.number("\($0)"), "weight": 100, "unit": "kg"] }),
      ]
    ],
  ]
}
