internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

struct AttentionTests {
  private static let everything = MuscleMateAPI.Scope.allCases.map(\.rawValue)

  /// A client with a finding of each rule that looks at training.
  private static func trouble(on server: TestServer, sharing scopes: [String] = everything) async throws
    -> Pair
  {
    let pair = try await Pair(on: server, sharing: scopes)
    try await pair.log("Squat", 125, daysAgo: 40)
    try await pair.log("Squat", 115, daysAgo: 33)
    try await pair.log("Squat", 112.5, daysAgo: 23)
    let hard = try await pair.log("Squat", 110, rpe: 9.5, sets: 2, daysAgo: 12)
    try await pair.plan(rpe: 8, sets: 2, daysAgo: 12, doneAs: hard, on: server)
    try await pair.plan(daysAgo: 4, on: server)
    try await pair.plan(daysAgo: 2, on: server)
    return pair
  }

  @Test func `each rule tells what it found, by which values, from which data`() async throws {
    try await TestServer.run { server in
      let pair = try await Self.trouble(on: server)
      let queue = try await pair.coach.get("/v1/attention").expect(200).json
      // On the same day, the fall and the effort are in the order of their identifiers.
      let entries = (queue["items"]?.elements ?? []).sorted {
        ($0["at"]?.text ?? "", $0["rule"]?.text ?? "") > ($1["at"]?.text ?? "", $1["rule"]?.text ?? "")
      }
      #expect(
        entries.compactMap { $0["rule"]?.text } == ["missed_sessions", "silence", "high_rpe", "falling_e1rm"])
      let given = (queue["items"]?.elements ?? []).compactMap { $0["at"]?.text }
      #expect(given == given.sorted(by: >))
      #expect(queue["counts"]?.elements?.count == 4)
      #expect(entries.allSatisfy { $0["client"]?["username"]?.text == "anna" })

      let missed = entries[0]
      #expect(missed["parameters"] == ["missed_days": 7, "missed_sessions": 1])
      #expect(
        missed["data"]?["missed"]?.elements?.compactMap { $0["planned_for"]?.text } == [
          Pair.day(2), Pair.day(4),
        ])
      #expect(
        missed["text"]?.text == "Missed 2 planned sessions in the last 7 days, the last on \(Pair.day(2)).")

      let silence = entries[1]
      #expect(silence["data"]?["days_silent"] == 12)
      #expect(silence["data"]?["last_workout"]?["date"]?.text == Pair.day(12))
      #expect(silence["text"]?.text == "No workout for 12 days.")

      let hard = entries[2]
      #expect(hard["parameters"] == ["rpe_excess": 1, "rpe_sessions": 1])
      #expect(hard["data"]?["rpe_excess"] == .number("1.5"))
      #expect(hard["data"]?["efforts"]?[0]?["date"]?.text == Pair.day(12))

      let fall = entries[3]
      #expect(fall["data"]?["lift"] == "squat")
      #expect(
        fall["data"]?["exposures"]?.elements?.map { $0["e1rm"] } == [
          .number("145.8"), .number("134.2"), .number("131.3"), .number("130.2"),
        ])
      #expect(fall["data"]?["e1rm"] == .number("134.2"))
      #expect(fall["data"]?["change_percent"] == -8)
      #expect(fall["data"]?["falls"]?.elements?.compactMap { $0["lift"]?.text } == ["squat"])
      #expect(
        fall["text"]?.text
          == "Squat: e1RM with reps in reserve down 8% over the last 3 sessions, from 145.8 to 134.2 kg.")

      try await pair.coach.patch("/v1/me", ["locale": "de"]).expect(200)
      #expect(
        try await pair.coach.items("/v1/attention?rule=falling_e1rm").first?["text"]?.text
          == "Kniebeuge: e1RM mit Wiederholungen in Reserve um 8 % gefallen in den letzten 3 Trainings, von 145,8 auf 134,2 kg."
      )
      // An entry's content is a look at the client list, for the lifter to read.
      #expect(try await pair.lifter.items("/v1/me/access-log", "scope") == ["client_list"])
      #expect(try await pair.row()["flags"] == ["falling_e1rm", "high_rpe", "missed_sessions", "silence"])
    }
  }

  /// By which scopes each rule finds something; any one of the sets.
  private static let needed: [String: [Set<MuscleMateAPI.Scope>]] = [
    "missed_sessions": [[.plans]], "silence": [[.history]], "falling_e1rm": [[.mainLifts], [.allLifts]],
    "high_rpe": [[.plans, .workoutDetails]],
  ]

  @Test func `a rule whose scope is closed finds nothing`() async throws {
    try await TestServer.run { server in
      let pair = try await Self.trouble(on: server, sharing: [])
      let sets = MuscleMateAPI.Scope.allCases.map { Set([$0]) } + [[], [.plans, .workoutDetails]]
      for shared in sets {
        try await pair.share(shared.map(\.rawValue))
        let expected = Self.needed.filter { $0.value.contains { $0.isSubset(of: shared) } }.keys
        #expect(try await Set(pair.entries().compactMap { $0["rule"]?.text }) == Set(expected), "\(shared)")
      }
    }
  }

  @Test func `rules are tuned for all, for one client, and muted`() async throws {
    try await TestServer.run { server in
      let pair = try await Self.trouble(on: server)
      let (rules, own) = ("/v1/attention/rules", "/v1/clients/\(pair.lifter.account)/attention-rules")
      let platform = try await pair.coach.get(rules).expect(200).json
      #expect(platform["own"] == [:])
      #expect(platform["applied"]?["silent_days"] == 7)

      let tuned = try await pair.coach.put(
        rules, ["own": ["silent_days": 30, "muted": ["missed_sessions"]]]
      ).expect(200)
      #expect(try tuned.json["applied"]?["silent_days"] == 30)
      #expect(try tuned.json["applied"]?["fall_percent"] == 5)
      #expect(try await Set(pair.entries().compactMap { $0["rule"]?.text }) == ["high_rpe", "falling_e1rm"])

      let alone: JSON = ["own": ["silent_days": 10, "fall_percent": 9, "rpe_sessions": 2, "muted": []]]
      let client = try await pair.coach.put(own, alone).expect(200).json
      #expect(client["own"]?["silent_days"] == 10)
      #expect(client["applied"]?["missed_days"] == 7)
      // Eight percent are no fall any more, and of two sessions with an RPE there is one.
      #expect(try await pair.entries().compactMap { $0["rule"]?.text } == ["missed_sessions", "silence"])
      #expect(try await pair.row()["flags"] == ["missed_sessions", "silence"])

      try await pair.coach.put(own, ["own": [:]]).expect(200)
      #expect(try await Set(pair.entries().compactMap { $0["rule"]?.text }) == ["high_rpe", "falling_e1rm"])
      let bad: JSON = [
        "own": ["silent_days": 0, "fall_percent": 51, "muted": ["mood"], "rpe_excess": 0]
      ]
      #expect(try await pair.coach.put(rules, bad).expect(422).faults.count == 4)
      let other = try await server.person("cora", as: "coach")
      try await other.get(own).expect(404)
      try await other.put(own, alone).expect(404)
      #expect(try await other.get(rules).expect(200).json["own"] == [:], "each coach's own")
    }
  }

  @Test func `what is put aside stays aside until it says something else, or its time is over`() async throws
  {
    try await TestServer.run { server in
      let pair = try await Self.trouble(on: server)
      let silence = try await pair.entries("?rule=silence").first?["id"]?.text ?? ""
      let aside = "/v1/attention/\(silence)/dismissals"
      let past = try await pair.coach.post(aside, ["until": "2020-01-01T00:00:00Z"]).expect(422)
      #expect(past.faults == ["/until invalid"])
      try await pair.coach.post(aside, [:]).expect(204)
      try await pair.coach.post(aside, [:]).expect(204)
      #expect(try await pair.entries("?rule=silence").isEmpty)
      #expect(try await pair.entries("?dismissed=true").compactMap { $0["id"]?.text } == [silence])
      #expect(try await pair.row()["flags"]?.words.contains("silence") == false)

      // The silence after another workout is another one.
      try await pair.log("Row", 60, daysAgo: 9)
      #expect(try await pair.entries("?rule=silence").count == 1)
      try await pair.coach.delete(aside).expect(204)
      try await pair.coach.delete(aside).expect(404)

      let missed = try await pair.entries("?rule=missed_sessions").first?["id"]?.text ?? ""
      let soon = Timestamp.now.advanced(bySeconds: 3_600).description
      try await pair.coach.post("/v1/attention/\(missed)/dismissals", ["until": .string(soon)]).expect(204)
      #expect(try await pair.entries("?rule=missed_sessions").isEmpty)
      try server.database.administer("update app.attention_dismissals set until = now()")
      #expect(try await pair.entries("?rule=missed_sessions").count == 1)

      let other = try await server.person("cora", as: "coach")
      try await other.post("/v1/attention/\(missed)/dismissals", [:]).expect(404)
      #expect(try await other.items("/v1/attention").isEmpty)
    }
  }

  @Test func `entries are put aside together, and taken up again`() async throws {
    try await TestServer.run { server in
      let pair = try await Self.trouble(on: server)
      let queue = try await pair.coach.get("/v1/attention").expect(200).json
      #expect(queue["clients"] == 1)
      let ids = (queue["items"]?.elements ?? []).compactMap { $0["id"]?.text }
      #expect(ids.count == 4)
      let gone = World.id(7)
      let all: JSON = ["entries": .array((ids + [gone]).map(JSON.string))]
      try await pair.coach.post("/v1/attention/dismissals", all).expect(204)
      let left = try await pair.coach.get("/v1/attention").expect(200).json
      #expect(left["items"] == [] && left["clients"] == 0)
      #expect(try await pair.entries("?dismissed=true").count == 4)

      let other = try await server.person("cora", as: "coach")
      try await other.post("/v1/attention/returns", all).expect(204)
      #expect(try await pair.entries().isEmpty, "each coach's own")
      try await pair.coach.post("/v1/attention/returns", all).expect(204)
      #expect(try await pair.entries().count == 4)
      let past: JSON = ["entries": .array(ids.map(JSON.string)), "until": "2020-01-01T00:00:00Z"]
      #expect(
        try await pair.coach.post("/v1/attention/dismissals", past).expect(422).faults == ["/until invalid"])
      #expect(try await pair.entries().count == 4)
    }
  }

  @Test func `several lifts that fall are one entry, and one of them can be muted`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["main_lifts"])
      for (daysAgo, squat, deadlift) in [(20, 140, 180), (16, 125, 170), (12, 124, 169), (8, 123, 168)] {
        try await pair.log("Squat", Double(squat), daysAgo: daysAgo)
        try await pair.log("Deadlift", Double(deadlift), daysAgo: daysAgo)
      }
      let both = try #require(try await pair.entries().first)
      #expect(both["text"]?.text == "e1RM with reps in reserve down: Squat 10.7%, Deadlift 5.6%.")
      #expect(both["data"]?["falls"]?.elements?.compactMap { $0["lift"]?.text } == ["squat", "deadlift"])
      #expect(both["data"]?["lift"] == "squat" && both["data"]?["change_percent"] == .number("-10.7"))
      let rules = "/v1/clients/\(pair.lifter.account)/attention-rules"
      try await pair.coach.put(rules, ["own": ["muted": ["falling_squat"]]]).expect(200)
      let one = try #require(try await pair.entries().first)
      #expect(one["data"]?["falls"]?.elements?.compactMap { $0["lift"]?.text } == ["deadlift"])
      try await pair.coach.put(rules, ["own": ["muted": ["falling_squat", "falling_deadlift"]]]).expect(200)
      #expect(try await pair.entries().isEmpty)
    }
  }

  @Test
  func `a fall says that its figures count reps in reserve, which those of the row and the graph do not`()
    async throws
  {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["main_lifts"])
      for (daysAgo, rpe) in [(20, 7), (16, 9), (12, 9.5), (8, 10)] {
        try await pair.log("Squat", 140, rpe: rpe, daysAgo: daysAgo)
      }
      // Five at 7 are eight to failure, five at 9 are six.
      let fall = try #require(try await pair.entries().first)
      #expect(
        fall["text"]?.text
          == "Squat: e1RM with reps in reserve down 5.3% over the last 3 sessions, from 177.3 to 168 kg.")
      let squat = try await pair.row()["lifts"]?[0]
      let graph = "/v1/lifters/\(pair.lifter.account)/progress/squat"
      let points = try await pair.coach.get(graph).expect(200).json["points"]?.elements ?? []
      #expect(points.compactMap { $0["value"]?.double }.max() == 163.333)
      #expect(squat?["e1rm"] == .number("163.3"))
    }
  }

  @Test func `a session that was skipped is not missed`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["plans"])
      let plans = [
        try await pair.plan(daysAgo: 4, on: server), try await pair.plan(daysAgo: 2, on: server),
      ]
      func skip(_ plan: String) async throws {
        try await pair.lifter.send("POST", "/v1/planned-workouts/\(plan)/skip").expect(200)
      }
      try await skip(plans[1])
      let missed = try #require(try await pair.entries().first)
      #expect(missed["text"]?.text == "Missed a planned session in the last 7 days, on \(Pair.day(4)).")
      #expect(missed["data"]?["missed"]?.elements?.map { $0["id"]?.text } == [plans[0]])
      #expect(missed["data"]?["missed"]?[0]?["time_zone"]?.text == Noon.zone)
      try await skip(plans[0])
      #expect(try await pair.entries().isEmpty)
    }
  }

  @Test func `what is unread shows the first line of the newest`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history", "workout_details"])
      let workout = try await pair.log("Squat", 100, daysAgo: 1)
      try await pair.lifter.post(
        "/v1/lifters/me/workouts/\(workout)/comments", ["text": "Was that deep enough?\nI filmed it."]
      ).expect(201)
      let comment = try #require(try await pair.entries("?rule=unread").first?["data"])
      #expect(comment["unread_text"] == "Was that deep enough?")
      #expect(comment["unread_workout_id"]?.text == workout)
      let gone = try await pair.log("Squat", 90, daysAgo: 2)
      try await pair.lifter.post("/v1/lifters/me/workouts/\(gone)/comments", ["text": "Taken back"]).expect(
        201)
      try await pair.lifter.delete("/v1/lifters/me/workouts/\(gone)").expect(204)
      let left = try #require(try await pair.entries("?rule=unread").first?["data"])
      #expect(left["unread_comments"] == 1 && left["unread_text"] == "Was that deep enough?")
      #expect(try await pair.lifter.items("/v1/me/access-log", "scope").contains("client_list"))
      try await pair.lifter.post(
        "/v1/conversations/\(pair.coach.account)/messages",
        ["text": .string(String(repeating: "long ", count: 60))]
      ).expect(201)
      let message = try #require(try await pair.entries("?rule=unread").first?["data"])
      #expect(message["unread_comments"] == 1 && message["unread_messages"] == 1)
      #expect(message["unread_text"]?.text?.count == 200)
      #expect(message["unread_at"]?.text != nil)
      #expect(message["unread_workout_id"] == nil, "the newest is a message")
    }
  }

  @Test func `the queue comes in pages, each entry once`() async throws {
    try await TestServer.run { server in
      let pair = try await Self.trouble(on: server)
      var seen: [String] = []
      var next = ""
      repeat {
        let page = try await pair.coach.get("/v1/attention?limit=1\(next)").expect(200).json
        seen += (page["items"]?.elements ?? []).compactMap { $0["id"]?.text }
        next = page["next"]?.text.map { "&after=\($0)" } ?? ""
        #expect(page["counts"]?.elements?.count == 4)
      } while !next.isEmpty && seen.count < 9
      #expect(seen.count == 4)
      #expect(Set(seen).count == 4)
      #expect(try await pair.entries("?client=\(pair.lifter.account)").count == 4)
      #expect(try await pair.entries("?client=\(pair.coach.account)").isEmpty)
    }
  }

  @Test func `an effort follows its sets, its plan and its workout`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: Self.everything)
      let workout = try await pair.log("Squat", 100, rpe: 9, sets: 2, daysAgo: 1)
      let plan = try await pair.plan(rpe: 8, sets: 2, daysAgo: 1, doneAs: workout, on: server)
      func excess() throws -> [[String?]] {
        try server.database.rows("select trim_scale(rpe_excess), set_count from app.planned_efforts")
      }
      #expect(try excess() == [["1", "2"]])
      var done = try await pair.lifter.get("/v1/lifters/me/workouts/\(workout)").expect(200).json
      let line: JSON = ["reps": 5, "weight": 100, "unit": "kg", "rpe": 10]
      let easy: JSON = ["reps": 5, "weight": 60, "unit": "kg", "rpe": 4, "kind": "warm_up"]
      done = [
        "name": "Training", "performed_at": done["performed_at"] ?? .null,
        "exercises": [["name": "Squat", "sets": [easy, line]]],
      ]
      try await pair.lifter.put("/v1/lifters/me/workouts/\(workout)", done).expect(200)
      #expect(try excess() == [["2", "1"]], "warm-ups stand beside nothing")
      try await pair.lifter.delete("/v1/lifters/me/workouts/\(workout)").expect(204)
      #expect(try excess().isEmpty)
      #expect(
        try await pair.lifter.get("/v1/planned-workouts/\(plan)").expect(200).json["state"] == "planned")
      #expect(try server.database.rows("select effort_excess from app.lifter_stats") == [["{}"]])
    }
  }
}
