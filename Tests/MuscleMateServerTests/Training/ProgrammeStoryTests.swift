internal import Primitives
internal import TestKit
internal import Testing

/// A powerlifter's cycles of 5/3/1, from the maxes to the next cycle.
struct ProgrammeStoryTests {
  @Test func `every number of a plan says why it is that`() async throws {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      let programme = try await anna.make()
      let plan = try await anna.client.get("\(programme)/plan").expect(200).json
      let squat = plan["weeks"]?[0]?["sessions"]?[0]
      #expect(Powerlifter.weights(squat) == ["50", "62.5", "75", "82.5", "95", "107.5"])
      #expect(Powerlifter.weights(squat, entry: 1) == Array(repeating: "62.5", count: 5))
      let why = squat?["exercises"]?[0]?["sets"]?[3]?["why"]
      #expect(
        why == [
          "formula": "percentage_of_training_max",
          "inputs": [
            ["name": "training_max", "value": 126, "unit": "kg"],
            ["name": "percentage", "value": 65, "unit": "percent"],
          ],
          "unrounded": .number("81.9"), "rounded": .number("82.5"), "unit": "kg", "step": .number("2.5"),
          "rounding": "nearest, halves up",
        ])
      for session in Powerlifter.sessions(plan) {
        for set in (session["exercises"]?.elements ?? []).flatMap({ $0["sets"]?.elements ?? [] }) {
          #expect(set["why"]?["rounded"] == set["weight"])
        }
      }
      let start = plan["lifts"]?[0]
      #expect(start?["reason"] == "start")
      #expect(
        start?["why"]?["inputs"] == [
          ["name": "one_rep_max", "value": 140, "unit": "kg"],
          ["name": "training_max_percentage", "value": 90, "unit": "percent"],
        ])
    }
  }

  @Test func `sessions follow one another where there are fewer weekdays than a week has sessions`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      let start: JSON = ["starts_on": "2031-03-04", "weekdays": ["monday", "wednesday", "friday"]]
      let begun = try await anna.client.post("\(try await anna.make())/cycles", start).expect(201).json
      let weeks = begun["weeks"]?.elements ?? []
      #expect(
        weeks.prefix(2).map { week in (week["sessions"]?.elements ?? []).map { $0["planned_for"]?.text } }
          == [
            ["2031-03-05", "2031-03-07", "2031-03-10", "2031-03-12"],
            ["2031-03-14", "2031-03-17", "2031-03-19", "2031-03-21"],
          ])
      #expect(Powerlifter.sessions(begun).last?["planned_for"] == "2031-04-09")
    }
  }

  @Test func `a cycle stands on its weekdays, is done, and moves each lift by its rule`() async throws {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      let programme = try await anna.make()
      let begun = try await anna.client.post("\(programme)/cycles", Self.start).expect(201)
      #expect(begun.headers["location"] == "\(programme)/plan?cycle=1")
      let sessions = Powerlifter.sessions(try begun.json)
      #expect(
        sessions.prefix(5).map { $0["planned_for"]?.text } == [
          "2026-11-23", "2026-11-24", "2026-11-26", "2026-11-27", "2026-11-30",
        ])
      #expect(sessions.count == 16)
      #expect(sessions[0]["exercises"]?[0]?["lift"] == "squat")
      // The bench stalls in its third week; the squat's AMRAP sets go well.
      for session in sessions {
        let isHeavy = session["planned_for"]?.text ?? "" >= "2026-12-07"
        try await anna.finish(session, amrap: ["Bench Press": isHeavy ? 0 : 6, "Squat": 8])
      }
      let next = try await anna.client.post("\(programme)/cycles", [:]).expect(201).json
      let lifts = next["lifts"]?.elements ?? []
      #expect(lifts.map { $0["weight"]?.description } == ["131", "81", "167", "56.5"])
      #expect(
        lifts.map { $0["reason"] } == ["sets_hit", "sets_missed", "sets_hit", "sets_hit"])
      #expect(
        lifts[1]["why"]?["inputs"] == [
          ["name": "previous", "value": 90, "unit": "kg"],
          ["name": "taken_off", "value": 10, "unit": "percent"],
          ["name": "misses_in_a_row", "value": 1], ["name": "amrap_reps", "value": 0],
        ])
      #expect(Powerlifter.sessions(next).allSatisfy { $0["planned_for"] == nil && $0["state"] == "planned" })
      let shown = try await anna.client.get(programme).expect(200).json
      #expect(shown["cycle"] == 2)
      #expect((shown["lifts"]?.elements ?? []).count == 8)
      let first = try await anna.client.get("\(programme)/plan?cycle=1").expect(200).json
      #expect(Powerlifter.sessions(first).allSatisfy { $0["state"] == "done" })
      #expect(first["lifts"]?[0]?["weight"] == 126)
    }
  }

  @Test func `a planned session starts live in one request and ends as a workout of the cycle`() async throws
  {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      let programme = try await anna.make()
      let begun = try await anna.client.post("\(programme)/cycles", Self.start).expect(201).json
      let planned = Powerlifter.sessions(begun)[0]["planned_workout_id"] ?? .null
      let draft = try await anna.client.post("/v1/drafts", ["planned_workout_id": planned, "start": true])
        .expect(201)
      let path = try #require(draft.headers["location"])
      let exercises = try draft.json["exercises"]?.elements ?? []
      for set in exercises.flatMap({ $0["sets"]?.elements ?? [] }) {
        try await anna.client.put("\(path)/sets/\(set.id)", set.with("done", true)).expect(200)
      }
      let workout = try await anna.client.send("POST", "\(path)/finish").expect(201).json
      let plan = try await anna.client.get("\(programme)/plan").expect(200).json
      let done = Powerlifter.sessions(plan)[0]
      #expect(done["state"] == "done")
      #expect(done["workout_id"] == workout["id"])
    }
  }

  @Test func `a changed programme rewrites what is still planned and nothing that was done`() async throws {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      let programme = try await anna.make()
      let before = Powerlifter.sessions(
        try await anna.client.post("\(programme)/cycles", Self.start).expect(201).json)
      try await anna.finish(before[0])
      let logged = try await anna.client.get("/v1/lifters/me/workouts").json
      var shown = try await anna.client.get(programme).expect(200)
      let plan = try shown.json["five_three_one"] ?? .null
      let heavier = plan.with("waves", "heavy").with("deload", false).with("assistance", "first_set_last")
      let tag = shown.headers["etag"] ?? ""
      var careful = anna.client
      careful.headers["If-Match"] = tag
      shown = try await careful.put(programme, ["name": "Heavy", "five_three_one": heavier]).expect(200)
      #expect(try shown.json["number"] == 2)
      let same = try await anna.client.put(programme, ["name": "Heavy", "five_three_one": heavier]).expect(
        200)
      #expect(same.body == shown.body, "what changes nothing is no new number")
      #expect(same.headers["etag"] == shown.headers["etag"])
      #expect(try await careful.put(programme, ["name": "Late", "five_three_one": plan]).status == 412)
      let after = try await anna.client.get("\(programme)/plan").expect(200).json
      let sessions = Powerlifter.sessions(after)
      #expect(sessions.count == 12)
      #expect(sessions[0]["exercises"] == before[0]["exercises"])
      #expect(Powerlifter.weights(sessions[1]).suffix(3) == ["67.5", "72.5", "77.5"])
      for (old, new) in zip(before, sessions) {
        #expect(new["planned_workout_id"] == old["planned_workout_id"])
        #expect(new["planned_for"] == old["planned_for"])
      }
      #expect(try await anna.client.get("/v1/lifters/me/workouts").json == logged)
      // A lift that the lifter sets says so; the others stay.
      let lifts = (heavier["lifts"]?.elements ?? []).map {
        $0["exercise"] == "Squat" ? $0.with("one_rep_max", 150) : $0
      }
      let set: JSON = ["name": "Heavy", "five_three_one": heavier.with("lifts", .array(lifts))]
      try await anna.client.put(programme, set).expect(200)
      let third = try await anna.client.get("\(programme)/plan").expect(200).json["lifts"]?.elements ?? []
      #expect(third.map { $0["weight"] } == [135, 90, 162, 54])
      #expect(third.map { $0["reason"] } == ["set_by_lifter", "start", "start", "start"])
    }
  }

  @Test func `a cycle counts whole, although the programme changed twice while it was done`() async throws {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      let programme = try await anna.make()
      try await anna.client.post("\(programme)/cycles", Self.start).expect(201)
      let plan = try await anna.client.get(programme).expect(200).json["five_three_one"] ?? .null
      for (week, assistance) in [(0, "none"), (1, "first_set_last"), (2, "boring_but_big"), (3, "none")] {
        let shown = try await anna.client.get("\(programme)/plan").expect(200).json
        for session in shown["weeks"]?[week]?["sessions"]?.elements ?? [] { try await anna.finish(session) }
        let changed = plan.with("assistance", .string(assistance))
        try await anna.client.put(programme, ["name": "Changing", "five_three_one": changed]).expect(200)
      }
      let next = try await anna.client.post("\(programme)/cycles", .object([])).expect(201).json
      #expect(
        (next["lifts"]?.elements ?? []).map { $0["weight"] } == [131, .number("92.5"), 167, .number("56.5")])
    }
  }

  @Test func `a simulation tells the next weeks for hits, misses and more, and saves nothing`() async throws {
    try await TestServer.run { server in
      let anna = try Powerlifter("anna", on: server)
      let programme = try await anna.make()
      let outcomes: JSON = [
        ["exercise": "bench press", "cycle": 1, "week": 3, "outcome": "missed"],
        ["exercise": "Squat", "outcome": "exceeded"],
      ]
      let answer = try await anna.client.post("\(programme)/simulation", ["cycles": 3, "outcomes": outcomes])
        .expect(200).json
      let cycles = answer["cycles"]?.elements ?? []
      let maxes = cycles.map { ($0["lifts"]?.elements ?? []).map { $0["weight"]?.description } }
      #expect(
        maxes == [
          ["126", "90", "162", "54"], ["131", "81", "167", "56.5"], ["136", "83.5", "172", "59"],
        ])
      #expect(cycles[0]["moves"]?[0]?["amrap_reps"] == 4)
      #expect(
        cycles[1]["weeks"]?[0]?["sessions"]?[1]?["exercises"]?[0]?["sets"]?[3]?["weight"] == .number("52.5"))
      #expect(try await anna.client.get(programme).json["cycle"] == 0)
      let ahead = try await anna.client.get("\(programme)/plan?cycle=3").expect(200).json
      #expect(ahead["is_projected"] == true)
      #expect(ahead["lifts"]?[0]?["weight"] == 136)
      try await anna.client.get("\(programme)/plan?cycle=14").expect(404)
    }
  }

  private static let start: JSON = [
    "starts_on": "2026-11-23", "weekdays": ["monday", "tuesday", "thursday", "friday"],
  ]
}
