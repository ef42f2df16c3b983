import Primitives
import TestKit
import Testing

/// Graphs by week and month, and of what has no weight.
struct BucketTests {
  @Test func `the graphs of the three main lifts come in one answer, each as by itself`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.lift(100)
      let graphs = try await anna.items("/v1/lifters/me/progress?bucket=week")
      #expect(graphs.map { $0["lift"] } == ["squat", "bench_press", "deadlift"])
      for graph in graphs {
        let alone = try await anna.get("/v1/lifters/me/progress/\(graph["lift"]?.text ?? "")?bucket=week")
        #expect(try alone.expect(200).json == graph)
      }
    }
  }

  @Test func `weeks begin on the day that the profile says, and the best or the sum of each is one point`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      // Saturday, Sunday, Monday; and the last day of a month.
      for (moment, weight) in [
        ("2026-03-07T18:00:00+01:00", 100), ("2026-03-08T18:00:00+01:00", 110),
        ("2026-03-09T18:00:00+01:00", 105), ("2026-03-31T18:00:00+02:00", 90),
      ] {
        try await anna.post(
          "/v1/lifters/me/workouts",
          Sample.workout("W", at: moment, sets: [(1, .number("\(weight)")), (2, 50)])
        ).expect(201)
      }
      func points(_ query: String) async throws -> [String] {
        let graph = try await anna.get("/v1/lifters/me/progress/squat?\(query)").expect(200).json
        return (graph["points"]?.elements ?? []).map {
          "\($0["date"]?.text ?? "") \($0["value"]?.double ?? -1)"
        }
      }
      #expect(
        try await points("bucket=week") == ["2026-03-01 100.0", "2026-03-08 110.0", "2026-03-29 90.0"])
      #expect(
        try await points("bucket=week&measure=volume")
          == ["2026-03-01 200.0", "2026-03-08 415.0", "2026-03-29 190.0"])
      #expect(try await points("bucket=month&measure=sets") == ["2026-03-01 8.0"])
      #expect(try await points("bucket=month&measure=weight") == ["2026-03-01 110.0"])
      #expect(try await points("measure=reps").count == 4)
      #expect(try await points("measure=distance") == [])
      try await anna.patch("/v1/profile", ["week_start": "monday"]).expect(200)
      #expect(
        try await points("bucket=week") == ["2026-03-02 110.0", "2026-03-09 105.0", "2026-03-30 90.0"])
      let week = try await anna.get("/v1/lifters/me/progress/squat?bucket=week").expect(200).json["points"]?[
        0]
      #expect(week?["set_date"]?.text == "2026-03-08")
      #expect(week?["count"]?.integer == 4)
    }
  }

  @Test func `what has no weight has graphs as well`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let workout: JSON = [
        "name": "Mixed", "performed_at": "2026-03-02T12:00:00Z",
        "exercises": [
          ["name": "Pull-up", "sets": [["reps": 12], ["reps": 9], ["reps": 3, "kind": "warm_up"]]],
          ["name": "Plank", "sets": [["duration_seconds": 60], ["duration_seconds": 45]]],
          ["name": "Run", "sets": [["distance_meters": .number("5000.5"), "duration_seconds": 1_500]]],
        ],
      ]
      let logged = try await anna.post("/v1/lifters/me/workouts", workout).expect(201).json
      let ids = (logged["exercises"]?.elements ?? []).compactMap { $0["exercise_id"]?.text }
      for (index, measure, unit, value) in [
        (0, "reps", "reps", 21.0), (0, "sets", "sets", 2), (1, "duration", "seconds", 105),
        (2, "distance", "meters", 5_000.5),
      ] {
        let graph = try await anna.get("/v1/lifters/me/progress/\(ids[index])?measure=\(measure)").expect(200)
          .json
        #expect(graph["unit"]?.text == unit)
        #expect(graph["points"]?[0]?["value"]?.double == value)
        #expect(graph["points"]?[0]?["workout_id"]?.text == logged["id"]?.text)
      }
      #expect(
        try await anna.get("/v1/lifters/me/progress/\(ids[0])").expect(200).json["points"]?.elements == [])
    }
  }

  @Test func `body weight and body fat are graphs too, for who may see the body`() async throws {
    try await TestServer.run { server in
      let (anna, carl) = try (server.signedIn("anna"), server.signedIn("carl", as: "coach"))
      for (day, kilograms) in [("02", "80"), ("03", "80.5"), ("09", "79")] {
        try await anna.post(
          "/v1/lifters/me/measurements",
          [
            "kind": "body_weight", "value": .number(kilograms), "unit": "kg",
            "measured_at": .string("2026-03-\(day)T07:00:00+01:00"),
          ]
        ).expect(201)
      }
      try await anna.post(
        "/v1/lifters/me/measurements",
        ["kind": "body_fat", "value": .number("21.5"), "measured_at": "2026-03-02T07:00:00+01:00"]
      ).expect(201)
      let path = "/v1/lifters/\(anna.account)/progress"
      let weeks = try await anna.get("\(path)/body_weight?bucket=week").expect(200).json["points"]
      #expect(weeks?.elements?.map { $0["value"]?.double } == [80.25, 79])
      #expect(weeks?[0]?["lowest"]?.double == 80)
      #expect(weeks?[0]?["count"]?.integer == 2)
      let pounds = try await anna.get("\(path)/body_weight?unit=lb&from=2026-03-09").expect(200).json
      #expect(pounds["points"]?[0]?["value"]?.double == 174.165)
      let fat = try await anna.get("\(path)/body_fat").expect(200).json
      #expect(fat["unit"]?.text == "percent")
      #expect(fat["points"]?[0]?["value"]?.double == 21.5)
      try server.share(["all_lifts", "history"], of: anna, with: carl)
      try await carl.get("\(path)/body_weight").expect(404)
      try server.share(["body_metrics"], of: anna, with: carl)
      try await carl.get("\(path)/body_weight").expect(200)
    }
  }

  @Test func `a graph has at most the last 1,100 points`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.database.administer(
        """
        insert into app.exercises (tenant_id, lifter_id, id, name)
        values (1, '\(anna.account)', '\(TrainingLog.id(1))', 'Squat');
        insert into app.lift_days (
          tenant_id, lifter_id, exercise_id, local_date, lift, weight, unit, weight_grams, reps, workout_id,
          e1rm_grams, volume_grams, candidates, set_count)
        select 1, '\(anna.account)', '\(TrainingLog.id(1))', day, 'squat', 100, 'kg', 100000, 1,
               '\(TrainingLog.id(2))', 100000, 100000, '[]', 1
          from generate_series('2020-01-01'::date, '2024-01-01', '1 day') as day
        """)
      let points = try await anna.get("/v1/lifters/me/progress/squat").expect(200).json["points"]?.elements
      #expect(points?.count == 1_100)
      #expect(points?.last?["date"]?.text == "2024-01-01")
      #expect(
        try await anna.get("/v1/lifters/me/progress/squat?bucket=month").expect(200).json["points"]?.elements?
          .count == 49)
    }
  }
}
