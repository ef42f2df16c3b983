internal import Primitives
internal import TestKit
internal import Testing

/// A MuscleMate lifter's week, from the registration on: logged as it comes, made a template, corrected, looked at.
struct MuscleMateStoryTests {
  @Test func `a lifter logs freely, makes a template of it, edits and sees the progress`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.get("/v1/lifters/me/workouts").expectItems([])

      // Monday: names typed as they come, one request for all of it.
      let monday = try await anna.log(
        "Legs", at: "2026-03-02T18:00:00+01:00",
        [
          ("Low Bar Squat", [(5, 120), (5, 130), (3, 140)]),
          ("Leg Curl (the old machine)", [(12, 40), (10, 40)]),
        ])
      let records = Set((monday["records"]?.elements ?? []).compactMap { $0["kind"]?.text })
      #expect(records.isSuperset(of: ["e1rm", "weight_at_reps", "volume"]))
      let refused = try await anna.post(
        "/v1/lifters/me/workouts",
        [
          "name": " ", "performed_at": "2126-03-02T18:00:00Z",
          "exercises": [["name": "Squat", "sets": [["weight": -5], ["reps": 5, "rpe": 11]]]],
        ]
      ).expect(422)
      #expect(
        refused.faults == [
          "/exercises/0/sets/0/reps missing", "/exercises/0/sets/0/weight too_small",
          "/exercises/0/sets/1/rpe too_large", "/name invalid", "/performed_at in_the_future",
        ])

      // The workout becomes a template, and Thursday is logged from it; what is added is of that day alone.
      let template = try await anna.post("/v1/templates/from-workout/\(monday.id)", .object([])).expect(201)
        .json
      let path = "/v1/templates/\(template.id)"
      let thursday = try await anna.post(
        "\(path)/log", ["performed_at": "2026-03-05T18:00:00+01:00"]
      ).expect(201).json
      var more = thursday["exercises"]?.elements ?? []
      more.append(["name": "Calf Raise", "sets": [["reps": 15, "weight": 60, "unit": "kg"]]])
      try await anna.put(
        "/v1/lifters/me/workouts/\(thursday.id)", thursday.with("exercises", .array(more))
      ).expect(200)
      let unchanged = try await anna.get(path).expect(200).json
      #expect(unchanged["exercises"]?.elements?.count == 2)

      // Unless the template is to have it too.
      try await anna.send("PUT", "\(path)/from-workout/\(thursday.id)").expect(200)
      #expect(try await anna.get(path).json["exercises"]?.elements?.count == 3)

      // A slip is corrected: the graph and the records follow at once.
      let before = try await anna.get("/v1/lifters/me/progress/squat").expect(200).json
      #expect((before["points"]?.elements ?? []).map { $0["value"] } == [154, 154])
      let slip = monday.with(
        "exercises",
        [
          ["name": "Low Bar Squat", "sets": [["reps": 3, "weight": 150, "unit": "kg"]]]
        ])
      try await anna.put("/v1/lifters/me/workouts/\(monday.id)", slip).expect(200)
      let after = try await anna.get("/v1/lifters/me/progress/squat").expect(200).json
      #expect((after["points"]?.elements ?? []).map { $0["value"] } == [165, 154])
      let best = try await anna.get("/v1/lifters/me/records?lift=squat&kind=e1rm&current=true").expect(200)
        .json
      #expect(best["items"]?[0]?["value"] == 165)

      // Deleted in anger, and back again.
      try await anna.delete("/v1/lifters/me/workouts/\(monday.id)").expect(204)
      #expect(try await anna.get("/v1/lifters/me/workouts").json.items("name") == ["Legs"])
      try await anna.send("POST", "/v1/lifters/me/deleted-workouts/\(monday.id)/restore").expect(201)
      let restored = try await anna.get("/v1/lifters/me/progress/squat").expect(200).json
      #expect((restored["points"]?.elements ?? []).map { $0["value"] } == [165, 154])

      // The week as a whole.
      let week = try await anna.get("/v1/lifters/me/summary?week=2026-03-04").expect(200).json["weeks"]?[0]
      #expect(week?["first_day"] == "2026-03-01")
      #expect(week?["last_day"] == "2026-03-07")
      #expect(week?["workouts"] == 2)
      let muscles = try await anna.get(
        "/v1/lifters/me/muscles?from=2026-03-01&to=2026-03-07"
      ).expect(200).json["weeks"]?[0]
      let calves = muscles?["muscles"]?.elements?.first { $0["muscle"] == "calves" }
      #expect(calves?["sets"] == 1)
    }
  }
}
