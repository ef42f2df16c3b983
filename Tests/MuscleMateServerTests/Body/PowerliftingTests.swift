import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

private let path = "/v1/lifters/me/powerlifting"

extension Client {
  fileprivate func log(_ exercise: String, _ sets: [(Int, JSON)], at moment: String) async throws {
    try await post(
      "/v1/lifters/me/workouts", Sample.workout("Day", at: moment, exercise: exercise, sets: sets)
    )
    .expect(201)
  }
}

private let complete: JSON = [
  "sex": "m", "body_weight": ["weight": 83, "unit": "kg"], "squat": ["weight": 200],
  "bench_press": ["weight": 150], "deadlift": ["weight": 250],
]

@Suite struct `The powerlifting profile` {
  @Test func `is empty until something is said, and grows piece by piece`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      #expect(try await anna.get(path).expect(200).json == ["unit": "kg", "scores": [], "version": 0])
      let first = try await anna.patch(path, ["squat": ["weight": 200]]).expect(200).json
      #expect(first["total"] == nil && first["squat"]?["unit"] == "kg")
      let second = try await anna.patch(path, ["sex": "f"]).expect(200).json
      #expect(second["squat"]?["weight"]?.double == 200 && second["sex"] == "f")
      #expect((second["version"]?.integer ?? 0) > (first["version"]?.integer ?? 0))
      let third = try await anna.patch(path, ["squat": .null, "sex": .null]).expect(200).json
      #expect(third["squat"] == nil && third["sex"] == nil)
    }
  }

  @Test func `scores the total by every formula, unrounded and whole`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let profile = try await anna.patch(path, complete).expect(200).json
      #expect(profile["total"]?["unrounded"]?.double == 600)
      let scores = profile["scores"]?.elements ?? []
      #expect(scores.compactMap { $0["formula"]?.text }.first == "wilks")
      #expect(
        scores.compactMap { $0["points"]?["unrounded"]?.double.map { Int(($0 * 10_000).rounded()) } }
          == [4_004_997, 4_809_857, 4_050_524, 830_559, 3_852_533])
      #expect(scores.compactMap { $0["points"]?["rounded"]?.integer } == [400, 481, 405, 83, 385])
      #expect(scores.compactMap { $0["version"]?.text }.count == 5)
      // Sent back as it was read, it stays as it is.
      let again = JSON.object(
        ["sex", "body_weight", "squat", "bench_press", "deadlift"].compactMap { name in
          profile[name].map { JSON.Member(name, $0) }
        })
      #expect(try await anna.patch(path, again).expect(200).json["scores"] == profile["scores"])
    }
  }

  @Test func `weighs as last measured where it has no body weight of its own`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.database.administer(
        """
        insert into app.measurements (tenant_id, lifter_id, id, kind, value, unit, measured_at, time_zone)
        values
          (1, '\(anna.account)', gen_random_uuid(), 'body_weight', 190, 'lb', '2026-03-01 06:00+00', 'UTC'),
          (1, '\(anna.account)', gen_random_uuid(), 'body_weight', 183, 'lb', '2026-04-01 06:00+00', 'UTC'),
          (1, '\(anna.account)', gen_random_uuid(), 'waist', 80, 'cm', '2026-05-01 06:00+00', 'UTC');
        """)
      let own = try await anna.patch(path, complete).expect(200).json
      #expect(own["body_weight"]?["source"] == "entered")
      let measured = try await anna.patch(path, ["body_weight": .null]).expect(200).json
      #expect(measured["body_weight"] == ["weight": 183, "unit": "lb", "source": "measured"])
      #expect(measured["scores"]?.elements?.count == 5)
    }
  }

  @Test func `takes its maxima from the log on request, with the set behind each`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.patch(path, complete.with("squat", ["weight": 160])).expect(200)
      try await anna.log("Low Bar Squat", [(5, 140), (1, 150)], at: "2026-03-02T18:00:00Z")
      try await anna.log("Squat", [(3, 150)], at: "2026-04-02T18:00:00Z")
      try await anna.log("Overhead Press (Barbell)", [(2, 60)], at: "2026-04-03T18:00:00Z")
      try await anna.log("Bicep Curl", [(1, 400)], at: "2026-04-04T18:00:00Z")
      #expect(try await anna.get(path).expect(200).json["squat"]?["weight"]?.double == 160)
      let profile = try await anna.send("POST", "\(path)/refresh").expect(200).json
      let squat = profile["squat"]
      #expect(squat?["weight"]?.double == 165 && squat?["source"] == "logged")
      #expect(squat?["set"]?["weight"]?.double == 150 && squat?["set"]?["reps"]?.integer == 3)
      #expect(squat?["set"]?["date"] == "2026-04-02" && squat?["set"]?["formula"] == "epley")
      #expect(squat?["set"]?["workout_id"]?.text != nil)
      #expect(profile["overhead_press"]?["weight"]?.double == 64)
      #expect(profile["bench_press"]?["source"] == "entered")
      // Sent back as it was read, it is not entered by that.
      #expect(try await anna.patch(path, profile).expect(200).json["squat"] == squat)
      let since = try await anna.send("POST", "\(path)/refresh?from=2026-04-03").expect(200).json
      #expect(since["squat"] == squat && since["overhead_press"] == profile["overhead_press"])
      let workout = squat?["set"]?["workout_id"]?.text ?? ""
      try await anna.delete("/v1/lifters/me/workouts/\(workout)").expect(204)
      let after = try await anna.get(path).expect(200).json
      #expect(after["squat"]?["weight"]?.double == 165 && after["squat"]?["set"]?["workout_id"] == nil)
      let renewed = try await anna.send("POST", "\(path)/refresh").expect(200).json
      #expect(renewed["squat"]?["weight"]?.double == 163.333)
      try server.database.administer("delete from app.accounts where id = '\(anna.account)'")
      #expect(try server.database.rows("select from app.powerlifting_maxes").isEmpty)
    }
  }

  @Test
  func `a maximum that was entered is raised by an estimate and never lowered, and the answer says which`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try await anna.patch(path, complete.with("squat", ["weight": 405, "unit": "lb"])).expect(200)
      try await anna.log("Squat", [(8, 140)], at: "2026-03-02T18:00:00Z")
      try await anna.log("Bench Press", [(5, 140)], at: "2026-03-02T19:00:00Z")
      let profile = try await anna.send("POST", "\(path)/refresh").expect(200).json
      #expect(profile["squat"]?["weight"] == 405)
      #expect(profile["squat"]?["source"] == "entered")
      #expect(profile["bench_press"]?["weight"]?.double == 163.333)
      #expect(
        profile["kept"] == [
          ["lift": "squat", "reason": "entered", "estimate": .number("177.333"), "unit": "kg"]
        ])
      #expect(try await anna.get(path).json["kept"] == nil)
    }
  }

  @Test func `names every fault and keeps nothing of a faulty change`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let refused = try await anna.patch(
        path,
        [
          "sex": "man", "body_weight": ["weight": 0], "squat": ["weight": 10_001, "unit": "stone"],
          "bench_press": .object([]), "curl": ["weight": 5],
        ]
      ).expect(422)
      #expect(
        refused.faults == [
          "/bench_press/weight missing", "/body_weight/weight too_small", "/curl unknown", "/sex invalid",
          "/squat/unit invalid", "/squat/weight too_large",
        ])
      #expect(try await anna.get(path).expect(200).json["version"]?.integer == 0)
      #expect(
        try await anna.send("POST", "\(path)/refresh?from=soon").expect(422).faults == ["/from invalid"])
    }
  }

  @Test func `shows a coach the press only with all lifts, and changes for its owner alone`() async throws {
    try await TestServer.run { server in
      let (anna, carl) = (try server.signedIn("anna"), try server.signedIn("carl", as: "coach"))
      try await anna.patch(path, complete.with("overhead_press", ["weight": 70])).expect(200)
      let hers = "/v1/lifters/\(anna.account)/powerlifting"
      try server.share(["main_lifts", "body_metrics"], of: anna, with: carl)
      let seen = try await carl.get(hers).expect(200).json
      #expect(seen["squat"]?["weight"]?.double == 200 && seen["overhead_press"] == nil)
      try server.share(["main_lifts", "body_metrics", "all_lifts"], of: anna, with: carl)
      #expect(try await carl.get(hers).expect(200).json["overhead_press"]?["weight"]?.double == 70)
      try server.share(["body_metrics", "all_lifts"], of: anna, with: carl)
      try await carl.get(hers).expect(404)
      for answer in [
        try await carl.patch(hers, ["sex": "f"]), try await carl.send("POST", "\(hers)/refresh"),
      ] { #expect(answer.status == 404) }
      #expect(try await anna.get(path).expect(200).json["sex"] == "m")
    }
  }
}

@Suite struct `The maximum that percentages are of` {
  private func maximum(of exercise: String, _ person: Client, _ server: TestServer) throws -> [String?] {
    try server.database.rows(
      """
      select found.grams, found.source
        from (select set_config('app.tenant_id', '1', false), set_config('app.account_id', '\(person.account)', false))
             as context
       cross join lateral (select id from app.exercises where name = '\(exercise)' offset 0) as exercise
       cross join lateral app.one_rep_max(exercise.id) as found
      """
    ).first ?? []
  }

  @Test func `is the profile's for its lifts, else the best of the last 90 days`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let now = Timestamp.now
      for (exercise, reps, days) in [
        ("Squat", 5, 1), ("OHP", 3, 1), ("Row", 6, 1), ("Row", 1, 89), ("Pullover", 5, 95),
      ] {
        let moment = now.advanced(bySeconds: Int64(-days) * 86_400)
        try await anna.log(exercise, [(reps, 90)], at: moment.description)
      }
      #expect(try maximum(of: "Squat", anna, server) == ["105000", "best_of_90_days"])
      #expect(try maximum(of: "OHP", anna, server) == ["99000", "best_of_90_days"])
      #expect(try maximum(of: "Row", anna, server) == ["108000", "best_of_90_days"])
      #expect(try maximum(of: "Pullover", anna, server) == [])
      try await anna.patch(
        path, complete.with("overhead_press", ["weight": 70]).with("squat", ["weight": 440, "unit": "lb"])
      ).expect(200)
      #expect(try maximum(of: "Squat", anna, server) == ["199581", "powerlifting_profile"])
      #expect(try maximum(of: "OHP", anna, server) == ["70000", "powerlifting_profile"])
      #expect(try maximum(of: "Row", anna, server) == ["108000", "best_of_90_days"])
    }
  }

  /// At any time one of the two is on another day than UTC.
  @Test(arguments: ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
  func `counts the 90 days where the lifter lives, today included`(_ zone: String) async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna", zone: zone)
      for (exercise, days) in [("Row", 89), ("Pullover", 90)] {
        let moment = try server.database.rows(
          """
          select to_json(((now() at time zone '\(zone)')::date - \(days) + time '12:00') at time zone '\(zone)') #>> '{}'
          """)[0][0]
        try await anna.log(exercise, [(5, 90)], at: moment ?? "")
      }
      #expect(try maximum(of: "Row", anna, server) == ["105000", "best_of_90_days"])
      #expect(try maximum(of: "Pullover", anna, server) == [])
    }
  }

  @Test func `knows the overhead press from other presses by the catalogue`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let (same, other) = (
        ["Overhead Press (Barbell)", "military press", "Strict Press", "Press", "Überkopfdrücken"],
        ["Dumbbell Overhead Press", "Push Press", "Seated Overhead Press", "Leg Press"]
      )
      for name in same + other { try await anna.log(name, [(1, 50)], at: Timestamp.now.description) }
      try await anna.patch(path, ["overhead_press": ["weight": 70]]).expect(200)
      for name in same { #expect(try maximum(of: name, anna, server)[0] == "70000", "\(name)") }
      for name in other { #expect(try maximum(of: name, anna, server)[0] == "50000", "\(name)") }
    }
  }
}
