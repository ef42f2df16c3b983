internal import Primitives
internal import TestKit
internal import Testing

/// A Pump Path powerlifter's cycle: maxes, Wilks, four weeks of 5/3/1, the next cycle.
struct PumpPathStoryTests {
  @Test func `a powerlifter gives maxes, trains a cycle and goes on to the next`() async throws {
    try await TestServer.run { server in
      let pat = try await server.person("pat", as: "lifter")
      let profile = try await pat.patch(
        "/v1/lifters/me/powerlifting",
        [
          "sex": "m", "body_weight": ["weight": 83, "unit": "kg"], "squat": ["weight": 210, "unit": "kg"],
          "bench_press": ["weight": 140, "unit": "kg"], "deadlift": ["weight": 250, "unit": "kg"],
          "overhead_press": ["weight": 80, "unit": "kg"],
        ]
      ).expect(200).json
      #expect(profile["total"]?["rounded"] == 600)
      let wilks = profile["scores"]?.elements?.first { $0["formula"] == "wilks" }
      #expect(wilks?["points"]?["rounded"] == 400)

      // The plan follows from the profile's maxes.
      let programme = try await pat.post(
        "/v1/programmes",
        ["name": "5/3/1", "five_three_one": ["unit": "kg", "assistance": "boring_but_big"]]
      ).expect(201).json
      let path = "/v1/programmes/\(programme.id)"
      let plan = try await pat.get("\(path)/plan").expect(200).json
      #expect(plan["weeks"]?.elements?.count == 4)
      #expect((plan["lifts"]?.elements ?? []).contains { $0["exercise"] == "Squat" && $0["weight"] == 189 })

      // Four weeks, each session started live in one request and finished.
      try await pat.post(
        "\(path)/cycles",
        ["starts_on": "2026-03-02", "weekdays": ["monday", "tuesday", "thursday", "friday"]]
      ).expect(201)
      let planned = try await pat.get("/v1/planned-workouts?from=2026-03-01&to=2026-04-30&limit=100").expect(
        200
      ).json
      let sessions = planned["items"]?.elements ?? []
      #expect(sessions.count == 16)
      for session in sessions { try await train(session, pat) }
      let after = try await pat.get("\(path)/plan?cycle=1").expect(200).json
      let states = (after["weeks"]?.elements ?? []).flatMap { $0["sessions"]?.elements ?? [] }.map {
        $0["state"]
      }
      #expect(states == Array(repeating: "done", count: 16))

      // The next cycle: the squat's training max goes up by 5 kg, the press's by 2.5.
      let next = try await pat.post("\(path)/cycles", ["starts_on": "2026-03-30"]).expect(201).json
      #expect(next["cycle"] == 2)
      let lifts = next["lifts"]?.elements ?? []
      let squat = lifts.first { $0["exercise"] == "Squat" }
      #expect(squat?["weight"] == 194)
      #expect(squat?["reason"] != "start")
      #expect(lifts.first { $0["exercise"] == "Overhead Press" }?["weight"] == .number("74.5"))
      let first = next["weeks"]?[0]?["sessions"]?[0]?["exercises"]?[0]?["sets"]?.elements ?? []
      #expect(first.allSatisfy { $0["why"]?["formula"] != nil && $0["why"]?["unrounded"] != nil })

      // Workouts that were done stay as they were, whatever the plan becomes.
      let changed = try await pat.get(path).expect(200).json.with(
        "five_three_one", ["unit": "kg", "training_max_percentage": 85])
      try await pat.put(path, changed).expect(200)
      #expect(try await pat.get("\(path)/plan?cycle=1").json["weeks"] == after["weeks"])
      #expect(try await pat.get("/v1/lifters/me/workouts?limit=100").json["items"]?.elements?.count == 16)
    }
  }

  /// Starts the session, does as asked, finishes.
  private func train(_ session: JSON, _ pat: Client) async throws {
    let draft = try await pat.post(
      "/v1/drafts", ["planned_workout_id": .string(session.id), "start": true]
    ).expect(201).json
    let exercises = (draft["exercises"]?.elements ?? []).map { exercise in
      exercise.with("sets", .array((exercise["sets"]?.elements ?? []).map { $0.with("done", true) }))
    }
    try await pat.put("/v1/drafts/\(draft.id)", draft.with("exercises", .array(exercises))).expect(200)
    try await pat.send("POST", "/v1/drafts/\(draft.id)/finish").expect(201)
  }
}
