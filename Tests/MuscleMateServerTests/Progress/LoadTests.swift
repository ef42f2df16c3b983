internal import Primitives
internal import TestKit
internal import Testing

/// The meaning of a weight depends on the exercise: it is lifted, added to the body, or helps it.
struct LoadTests {
  @Test func `less assistance is the record, and assistance is no load`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let exercise = try await anna.logged(
        "Pull Up (Assisted)", reps: 10, at: "2026-03-02T12:00:00Z", weight: 40)
      _ = try await anna.logged("Pull Up (Assisted)", reps: 10, at: "2026-03-04T12:00:00Z", weight: 20)
      _ = try await anna.logged("Pull Up (Assisted)", reps: 10, at: "2026-03-06T12:00:00Z", weight: 30)
      let records = try await anna.items("/v1/lifters/me/records?exercise=\(exercise)")
      #expect(records.map { $0["kind"] } == ["least_assistance", "least_assistance"])
      #expect(records.map { $0["value"]?.integer } == [20, 40])
      #expect(records.map { $0["load"] } == ["assistance", "assistance"])
      #expect(records.first?["previous"]?.integer == 40)
      let path = "/v1/lifters/me/progress/\(exercise)"
      let weights = try await anna.get("\(path)?measure=weight&bucket=month").expect(200).json
      #expect(weights["load"] == "assistance")
      #expect(weights["points"]?.elements?.map { $0["value"]?.integer } == [20])
      #expect(try await anna.get("\(path)?measure=volume").json["points"] == [])
      #expect(try await anna.get("\(path)?measure=e1rm").json["points"] == [], "no body weight is known")
      let summary = try await anna.get("/v1/lifters/me/summary?week=2026-03-04").expect(200).json
      #expect(summary["weeks"]?[0]?["volume"]?.integer == 0)
      // 80 kg less 20 kg of help, ten times: Epley says 80.
      try server.weigh(anna, kilograms: 80)
      let estimates = try await anna.get("\(path)?measure=e1rm").expect(200).json
      #expect(estimates["load"] == "total")
      #expect(estimates["estimate_max_reps"]?.integer == 12)
      #expect(estimates["points"]?.elements?.map { $0["value"]?.double } == [53.333, 80, 66.667])
      #expect(estimates["points"]?[1]?["body_weight"]?.integer == 80)
    }
  }

  @Test func `what is added to the body is a record of its own, and its estimate counts the body`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.weigh(anna, kilograms: 80, on: "2026-03-03")
      _ = try await anna.logged("Pull-up", reps: 6, at: "2026-03-02T12:00:00Z", weight: 10)
      let exercise = try await anna.logged("Pull-up", reps: 5, at: "2026-03-04T12:00:00Z", weight: 20)
      let records = try await anna.items("/v1/lifters/me/records?exercise=\(exercise)")
      #expect(Set(records.map { $0["kind"]?.text }) == ["volume", "weight_at_reps"], "and no estimate")
      #expect(Set(records.map { $0["load"]?.text }) == ["added"])
      let answer = try await anna.get("/v1/lifters/me/progress/\(exercise)").expect(200).json
      // (80 + 20) times 35/30; on the day before the first weighing nothing is known.
      #expect(answer["points"]?.elements?.map { $0["date"] } == ["2026-03-04"])
      #expect(answer["points"]?[0]?["value"]?.double == 116.667)
      #expect(answer["load"] == "total")
      let added = try await anna.get("/v1/lifters/me/progress/\(exercise)?measure=weight").json
      #expect(added["load"] == "added")
      #expect(added["points"]?.elements?.map { $0["value"]?.integer } == [10, 20])
    }
  }

  @Test func `the body's weight is not told by a graph to who may not see it, and looks are recorded`()
    async throws
  {
    try await TestServer.run { server in
      let (anna, carl) = try (server.signedIn("anna"), server.signedIn("carl", as: "coach"))
      try server.weigh(anna, kilograms: 80)
      let exercise = try await anna.logged("Pull-up", reps: 5, at: "2026-03-04T12:00:00Z", weight: 20)
      let path = "/v1/lifters/\(anna.account)/progress/\(exercise)"
      try server.share(["all_lifts"], of: anna, with: carl)
      #expect(try await carl.get(path).expect(200).json["points"] == [])
      #expect(try await carl.get("\(path)?measure=weight").json["points"]?[0]?["value"]?.integer == 20)
      try server.share(["all_lifts", "body_metrics"], of: anna, with: carl)
      #expect(try await carl.get(path).expect(200).json["points"]?[0]?["value"]?.double == 116.667)
      #expect(try await anna.items("/v1/me/access-log", "scope").contains("body_metrics"))
    }
  }

  @Test func `sets of any number of reps make records and graphs of weights, but no estimates`() async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      _ = try await anna.logged("Calf Raise", reps: 5, at: "2026-03-02T12:00:00Z", weight: 110)
      let exercise = try await anna.logged("Calf Raise", reps: 20, at: "2026-03-04T12:00:00Z", weight: 120)
      let records = try await anna.items("/v1/lifters/me/records?exercise=\(exercise)&kind=weight_at_reps")
      #expect(records.map { $0["at_reps"]?.integer } == [20, 5])
      #expect(records.map { $0["value"]?.integer } == [120, 110])
      let path = "/v1/lifters/me/progress/\(exercise)"
      let best = try await anna.get("\(path)?measure=weight").json["points"]?.elements
      #expect(best?.map { $0["value"]?.integer } == [110, 120])
      #expect(try await anna.get(path).json["points"]?.elements?.count == 1)
      let estimate = try await anna.items("/v1/lifters/me/records?exercise=\(exercise)&kind=e1rm").first
      #expect(estimate?["estimate_max_reps"]?.integer == 12)
    }
  }

  @Test func `a set without an estimate hides none that has one`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.put(
        "/v1/lifters/me/measurements/0a0a0a0a-0000-4000-8000-000000000001",
        ["kind": "body_weight", "value": 80, "unit": "kg", "measured_at": "2026-03-01T08:00:00Z"]
      ).expect(201)
      let press = try await anna.logged("Leg Press", reps: 10, at: "2026-03-02T12:00:00Z", weight: 100)
      _ = try await anna.logged("Leg Press", reps: 15, at: "2026-03-02T13:00:00Z", weight: 100)
      let path = "/v1/lifters/me/progress/\(press)"
      for formula in ["epley", "brzycki"] {
        let points = try await anna.get("\(path)?formula=\(formula)").expect(200).json["points"]?.elements
        #expect(points?.map { $0["reps"]?.integer } == [10], "\(formula)")
      }
      let pull = try await anna.logged("Pull-Up", reps: 9, at: "2026-03-04T12:00:00Z", weight: 0)
      try await anna.patch("/v1/lifters/me/exercises/\(pull)", ["measure": "bodyweight_reps"]).expect(200)
      _ = try await anna.logged("Pull-Up", reps: 14, at: "2026-03-04T13:00:00Z", weight: 0)
      let points = try await anna.get("/v1/lifters/me/progress/\(pull)").expect(200).json["points"]?.elements
      #expect(points?.map { $0["reps"]?.integer } == [9])
    }
  }

  @Test func `what a weight means follows the exercise at once`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let exercise = try await anna.logged("My machine", reps: 8, at: "2026-03-02T12:00:00Z", weight: 40)
      let path = "/v1/lifters/me/records?exercise=\(exercise)"
      #expect(Set(try await anna.items(path, "kind")) == ["e1rm", "weight_at_reps", "volume"])
      try await anna.patch("/v1/lifters/me/exercises/\(exercise)", ["measure": "assisted_reps"]).expect(200)
      #expect(try await anna.items(path, "kind") == ["least_assistance"])
      try await anna.patch("/v1/lifters/me/exercises/\(exercise)", ["measure": "reps_only"]).expect(200)
      #expect(try await anna.items(path, "kind") == ["reps"])
    }
  }

  @Test func `pounds add up, and a weight in the other unit is no record`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.patch("/v1/me", ["unit": "lb"]).expect(200)
      let sets: [JSON] = [[45, 20], [135, 10], [225, 7], [315, 3]].map {
        ["weight": .number("\($0[0])"), "reps": .number("\($0[1])"), "unit": "lb"]
      }
      let workout: JSON = [
        "name": "W", "performed_at": "2026-03-02T12:00:00Z",
        "exercises": [["name": "Squat", "sets": .array(sets)]],
      ]
      try await anna.post("/v1/lifters/me/workouts", workout).expect(201)
      let summary = try await anna.get("/v1/lifters/me/summary?week=2026-03-04").expect(200).json
      #expect(summary["weeks"]?[0]?["volume"]?.double == 4_770)
      var bench = ""
      for (day, weight, unit) in [("02", "225", "lb"), ("04", "102.06", "kg")] {
        let press: JSON = [
          "name": "W", "performed_at": .string("2026-03-\(day)T12:00:00Z"),
          "exercises": [
            [
              "name": "Bench Press",
              "sets": [["reps": 5, "weight": .number(weight), "unit": .string(unit)]],
            ]
          ],
        ]
        let made = try await anna.post("/v1/lifters/me/workouts", press).expect(201).json
        bench = made["exercises"]?[0]?["exercise_id"]?.text ?? ""
      }
      let path = "/v1/lifters/me/records?exercise=\(bench)&kind="
      let records = try await anna.items(path + "e1rm", "date") + anna.items(path + "weight_at_reps", "date")
      #expect(Set(records) == ["2026-03-02"])
    }
  }
}
