internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

@Suite struct `A goal` {
  @Test func `of a one-rep maximum goes from where the lift began to the best since, and follows the log`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      func log(_ day: String, _ weight: JSON) async throws -> String {
        let workout = Sample.workout("Legs", at: "\(day)T18:00:00+02:00", sets: [(5, weight)])
        return try await anna.post("/v1/lifters/me/workouts", workout).expect(201).json["id"]?.text ?? ""
      }
      _ = try await log("2026-01-10", 150)
      _ = try await log("2026-04-20", 100)
      let body: JSON = [
        "kind": "lift", "lift": "squat", "target": 130, "started_on": "2026-05-01", "due_on": "2026-06-01",
      ]
      let set = try await anna.post("/v1/goals", body).expect(201)
      let path = try #require(set.headers["location"])
      // 100 kg for 5 is 116.667 kg by Epley; what is older than 90 days says nothing of the beginning.
      #expect(try set.json["start_value"] == .number("116.667"))
      #expect(try set.json["current_value"] == .number("116.667"))
      #expect(try set.json["progress"] == 0)
      #expect(try set.json["unit"] == "kg")
      #expect(try set.json["based_on"] == nil)

      // A light day takes nothing away.
      _ = try await log("2026-05-05", 60)
      #expect(try await anna.get(path).expect(200).json["current_value"] == .number("116.667"))

      let better = try await log("2026-05-10", 105)
      var goal = try await anna.get(path).expect(200).json
      #expect(goal["current_value"] == .number("122.5"))
      #expect(goal["progress"] == .number("0.437"))
      #expect(goal["based_on"]?["workout_id"]?.text == better)
      #expect(goal["based_on"]?["weight"] == 105)
      #expect(goal["based_on"]?["reps"] == 5)
      #expect(goal["state"] == "missed")

      let best = try await log("2026-05-20", 120)
      goal = try await anna.get(path).expect(200).json
      #expect(goal["current_value"] == 140)
      #expect(goal["progress"] == 1)
      #expect(goal["state"] == "achieved")
      #expect(goal["achieved_at"]?.text?.hasPrefix("2026-05-20T16:00:00") == true)
      try await anna.delete("/v1/lifters/me/workouts/\(best)").expect(204)
      goal = try await anna.get(path).expect(200).json
      #expect(goal["achieved_at"] == nil)
      #expect(goal["progress"] == .number("0.437"))
    }
  }

  @Test func `of a weight for reps counts sets of at least so many, in the goal's own unit`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let logged = try await anna.post(
        "/v1/lifters/me/workouts",
        Sample.workout("Arms", exercise: "Curl", sets: [(6, 40), (3, 50), (5, .number("42.5"))])
      ).expect(201).json
      let exercise = try #require(logged["exercises"]?[0]?["exercise_id"])
      let body: JSON = [
        "kind": "lift", "exercise_id": exercise, "target": 100, "unit": "lb", "reps": 5,
        "started_on": "2026-05-01",
      ]
      let path = try #require(try await anna.post("/v1/goals", body).expect(201).headers["location"])
      var goal = try await anna.get(path).expect(200).json
      #expect(goal["name"] == "Curl")
      // 42.5 kg are 93.696 lb.
      #expect(goal["current_value"] == .number("93.696"))
      #expect(goal["state"] == "open")
      let heavier = Sample.workout("Arms", at: "2026-05-09T18:00:00Z", exercise: "Curl", sets: [(5, 46)])
      try await anna.post("/v1/lifters/me/workouts", heavier).expect(201)
      goal = try await anna.get(path).expect(200).json
      #expect(goal["state"] == "achieved")
      #expect(goal["progress"] == 1)
    }
  }

  @Test func `of the body is reached from the side where it began`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      func measure(_ kind: String, _ value: JSON, _ unit: JSON, _ day: String) async throws {
        try await anna.post(
          "/v1/lifters/me/measurements",
          ["kind": .string(kind), "value": value, "unit": unit, "measured_at": .string("\(day)T07:00:00Z")]
        ).expect(201)
      }
      let weight: JSON = ["kind": "body_weight", "target": 80, "started_on": "2026-05-01"]
      let fat: JSON = ["kind": "body_fat", "target": 18, "started_on": "2026-05-01"]
      let weightPath = try #require(try await anna.post("/v1/goals", weight).expect(201).headers["location"])
      #expect(try await anna.get(weightPath).json["progress"] == nil)
      let fatPath = try #require(try await anna.post("/v1/goals", fat).expect(201).headers["location"])
      try await measure("body_weight", 90, "kg", "2026-04-01")
      try await measure("body_weight", 187, "lb", "2026-05-20")
      try await measure("body_fat", 15, "percent", "2026-05-02")
      try await measure("body_fat", 17, "percent", "2026-05-20")
      let goal = try await anna.get(weightPath).expect(200).json
      #expect(goal["start_value"] == 90)
      #expect(goal["current_value"] == .number("84.822"))
      #expect(goal["progress"] == .number("0.518"))
      #expect(goal["state"] == "open")
      #expect(try await anna.get(fatPath).json["progress"] == .number("0.667"))
      #expect(try await anna.get(fatPath).json["unit"] == "percent")
      try await measure("body_weight", 80, "kg", "2026-05-25")
      try await measure("body_weight", 82, "kg", "2026-05-30")
      let reached = try await anna.get(weightPath).expect(200).json
      #expect(reached["achieved_at"]?.text?.hasPrefix("2026-05-25") == true)
      #expect(reached["state"] == "achieved")
      #expect(reached["progress"] == .number("0.8"))
    }
  }

  @Test func `of a frequency counts the workouts of this week, as the lifter's weeks begin`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna", zone: Noon.zone)
      let body: JSON = ["kind": "frequency", "target": 2]
      let set = try await anna.post("/v1/goals", body).expect(201)
      let path = try #require(set.headers["location"])
      #expect(try set.json["started_on"]?.text == Noon.day(0).description)
      #expect(try set.json["unit"] == nil)
      func log(daysAgo: Int) async throws {
        let workout = Sample.workout("Legs", at: Noon.moment(daysAgo: daysAgo).description)
        try await anna.post("/v1/lifters/me/workouts", workout).expect(201)
      }
      try await log(daysAgo: 7)
      try await log(daysAgo: 7)
      try await log(daysAgo: 0)
      var goal = try await anna.get(path).expect(200).json
      #expect(goal["start_value"] == .number("0.5"))
      #expect(goal["current_value"] == 1)
      #expect(goal["progress"] == .number("0.5"))
      #expect(goal["state"] == "open")
      try await log(daysAgo: 0)
      goal = try await anna.get(path).expect(200).json
      #expect(goal["state"] == "achieved")
      #expect(goal["progress"] == 1)
      for start in ["sunday", "monday", "saturday"] {
        try await anna.patch("/v1/profile", ["week_start": .string(start)]).expect(200)
        let from = try await anna.get(path).json["based_on"]?["from"]?.text ?? ""
        let day = try server.database.rows("select btrim(to_char(date '\(from)', 'day'))")[0][0]
        #expect(day == start)
      }
    }
  }

  @Test func `is refused with every fault named, and what it speaks of has to be one's own`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let ben = try server.signedIn("ben")
      let foreign = try await ben.log()["exercises"]?[0]?["exercise_id"]?.text ?? ""
      let open: JSON = ["kind": "lift", "lift": "deadlift", "target": 200]
      for (changes, faults) in [
        (["lift": .null], ["/lift missing"]),
        (["lift": "curl", "target": "200"], ["/lift invalid", "/target wrong_type"]),
        (["exercise_id": .string(foreign)], ["/lift invalid"]),
        (["exercise_id": .string(foreign), "lift": .null], ["/exercise_id unknown"]),
        (["unit": "percent"], ["/unit invalid"]), (["reps": 13], ["/reps too_large"]),
        (["target": 0], ["/target too_small"]), (["due_on": "2020-01-01"], ["/due_on invalid"]),
        (["started_on": "2026-02-01", "due_on": "2026-01-31"], ["/due_on too_small"]),
        (["started_on": "1899-12-31"], ["/started_on too_small"]),
        (["kind": "frequency", "lift": .null, "target": .number("2.5")], ["/target wrong_type"]),
        (
          ["kind": "body_fat", "lift": .null, "target": 101, "reps": 3],
          ["/reps invalid", "/target too_large"]
        ),
      ] as [([String: JSON], [String])] {
        let body = changes.reduce(open) { $0.with($1.key, $1.value) }
        #expect(try await anna.post("/v1/goals", body).expect(422).faults == faults, "\(changes)")
      }
      #expect(try await anna.items("/v1/goals").isEmpty)
      let path = try #require(try await anna.post("/v1/goals", open).expect(201).headers["location"])
      try await ben.get(path).expect(404)
      try await ben.delete(path).expect(404)
      // Under the same identifier everyone has a goal of their own.
      try await ben.put(path, ["kind": "frequency", "target": 3]).expect(201)
      #expect(try await anna.get(path).expect(200).json["kind"] == "lift")
      #expect(try await ben.items("/v1/goals", "kind") == ["frequency"])
    }
  }

  @Test func `is replaced by who saw its version, given up, and one of a hundred at most`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let body: JSON = ["kind": "lift", "lift": "squat", "target": 200, "started_on": "2026-05-01"]
      let set = try await anna.post("/v1/goals", body).expect(201)
      let path = try #require(set.headers["location"])
      var stale = anna
      stale.headers["If-Match"] = "\"999\""
      try await stale.put(path, body).expect(412)
      try await stale.delete(path).expect(412)
      var current = anna
      current.headers["If-Match"] = set.headers["etag"]
      // Its last day is over, which is no reason to refuse.
      let raised: JSON = ["kind": "lift", "lift": "squat", "target": 210, "due_on": "2026-06-01"]
      let replaced = try await current.put(path, raised).expect(200).json
      #expect(replaced["target"] == 210)
      #expect(replaced["state"] == "missed")
      #expect(replaced["started_on"] == "2026-05-01")
      try await anna.delete(path).expect(204)
      try await anna.delete(path).expect(404)
      #expect(try server.database.rows("select count(*) from app.deletions where kind = 'goal'") == [["1"]])

      try server.database.administer(
        """
        insert into app.goals (tenant_id, lifter_id, id, kind, target, started_on)
        select 1, '\(anna.account)', gen_random_uuid(), 'frequency', 3, '2026-01-01' from generate_series(1, 100)
        """)
      let full = try await anna.post("/v1/goals", body).expect(409)
      #expect(full.text.contains("100"))
      #expect(try await anna.items("/v1/goals").count == 100)
    }
  }
}
