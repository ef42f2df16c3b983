internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

struct RosterTests {
  @Test func `who shares a name with another client is told apart before both are seen`() async throws {
    try await TestServer.run { server in
      let coached = try await Coached(on: server, "anna", "bea", "cleo")
      let other = try server.signedIn("dora")
      for (client, name) in [
        (coached.clients[0], "Emma Khan"), (coached.clients[1], "emma khan"), (other, "Emma Khan"),
      ] {
        try await client.patch("/v1/me", ["display_name": .string(name)]).expect(200)
      }
      let namesakes =
        try await coached.coach.get("/v1/clients/namesakes").expect(200).json["items"]?.elements ?? []
      #expect(Set(namesakes.map { $0["username"]?.text }) == ["anna", "bea"], "and nobody who is no client")
      try await coached.clients[0].get("/v1/clients/namesakes").expect(403)
    }
  }

  private static let everything = MuscleMateAPI.Scope.allCases.map(\.rawValue)

  @Test func `a row tells in one request how a client's training stands`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: Self.everything)
      try await pair.log("Squat", 90, daysAgo: 40)
      let done = try await pair.log("Squat", 99, daysAgo: 5)
      let last = try await pair.log("Curl", 20, daysAgo: 2)
      try await pair.plan(daysAgo: 20, on: server)
      try await pair.plan(daysAgo: 5, doneAs: done, on: server)
      try await pair.plan(daysAgo: 3, on: server)
      try await pair.plan(daysAgo: 0, on: server)
      try await pair.plan(daysAgo: -2, on: server)

      let row = try await pair.row()
      #expect(row["username"]?.text == "anna")
      #expect(row["hidden"] == [])
      #expect(row["paused"] == false)
      #expect(row["last_workout"]?["id"]?.text == last)
      #expect(row["last_workout"]?["date"]?.text == Pair.day(2))
      #expect(row["last_workout_at"]?.text == Pair.noon(2).replacing("Z", with: "+00:00"))
      #expect(row["workouts_7_days"] == 2)
      #expect(row["workouts_28_days"] == 2)
      #expect(row["planned_7_days"] == 2, "today's waits still")
      #expect(row["done_7_days"] == 1)
      #expect(row["planned_28_days"] == 3)
      #expect(row["done_28_days"] == 1)
      #expect(row["adherence"] == .number("33.3"))
      #expect(row["next_session"]?["planned_for"]?.text == Pair.day(0))
      #expect(row["next_session"]?["time_zone"]?.text == Noon.zone)
      #expect(row["flags"] == ["missed_sessions"])
      #expect(row["records_28_days"] != 0)
      let squat = row["lifts"]?[0]
      #expect(squat?["lift"] == "squat")
      #expect(squat?["e1rm"] == .number("115.5"))
      #expect(squat?["change"] == .number("10.5"))
      #expect(squat?["change_percent"] == 10)
      #expect(try await pair.coach.items("/v1/clients") == [row])
      #expect(Set(try await pair.lifter.items("/v1/me/access-log", "scope")) == ["client_list"])
    }
  }

  /// The columns of a row that each scope opens; all others are null and listed as hidden.
  private static let opened: [MuscleMateAPI.Scope: Set<String>] = [
    .history: ["last_workout_at", "last_workout", "workouts_7_days", "workouts_28_days"],
    .plans: [
      "planned_7_days", "done_7_days", "planned_28_days", "done_28_days", "adherence", "next_session",
      "away_until",
    ],
    .mainLifts: ["records_28_days", "lifts"],
    .allLifts: ["records_28_days", "lifts"],
    .workoutDetails: ["unread_comments"],
  ]

  @Test func `each scope opens its fields of a row, and what is hidden is told from what is none`()
    async throws
  {
    try await TestServer.run { server in
      let pair = try await Pair(on: server)
      let workout = try await pair.log("Squat", 100, rpe: 10, daysAgo: 10)
      try await pair.plan(rpe: 7, daysAgo: 10, doneAs: workout, on: server)
      try await pair.plan(daysAgo: 2, on: server)
      try await pair.plan(daysAgo: -1, on: server)
      let all = Self.opened.values.reduce(into: Set()) { $0.formUnion($1) }
      for shared in [nil] + MuscleMateAPI.Scope.allCases.map(Optional.some) {
        try await pair.share(shared.map { [$0.rawValue] } ?? [])
        let row = try await pair.row()
        let open = shared.flatMap { Self.opened[$0] } ?? []
        let hidden = Set((row["hidden"]?.elements ?? []).compactMap { $0["field"]?.text })
        #expect(hidden == all.subtracting(open), "\(shared?.rawValue ?? "nothing")")
        for field in hidden {
          #expect(row[field] == nil, "\(field) with \(shared?.rawValue ?? "nothing")")
        }
        // Who is on no break has no end of one (TrainingBreakTests).
        for field in open where field != "away_until" {
          #expect(row[field] != nil, "\(field) with \(shared?.rawValue ?? "nothing")")
        }
        for item in row["hidden"]?.elements ?? [] {
          let openers = Self.opened.filter { $0.value.contains(item["field"]?.text ?? "") }.map(
            \.key.rawValue)
          #expect(Set(item["opened_by"]?.words ?? []) == Set(openers))
        }
        let flags: [JSON] =
          switch shared {
          case .history: ["silence"]
          case .plans: ["missed_sessions"]
          default: []
          }
        #expect(row["flags"] == .array(flags), "\(shared?.rawValue ?? "nothing")")
      }
    }
  }

  @Test func `a coach sees rows of clients alone, and a paused one says so`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      let other = try await Pair(on: server, sharing: ["history"], coach: "cora", lifter: "lars")
      try await pair.log("Squat", 100, daysAgo: 1)
      try await pair.coach.get("/v1/clients/\(other.lifter.account)").expect(404)
      try await pair.lifter.get("/v1/clients/\(pair.lifter.account)").expect(403)
      #expect(try await pair.coach.items("/v1/clients", "username") == ["anna"])

      try server.database.administer(
        """
        insert into app.sharing_pauses (tenant_id, lifter_id) values (1, '\(pair.lifter.account)');
        update app.grants set paused_until = 'infinity' where lifter_id = '\(pair.lifter.account)'
        """)
      let row = try await pair.row()
      #expect(row["paused"] == true)
      #expect(row["scopes"] == [])
      #expect(row["last_workout"] == nil)
      try await pair.lifter.delete("/v1/coaches/\(pair.coach.account)").expect(204)
      try await pair.coach.get("/v1/clients/\(pair.lifter.account)").expect(404)
    }
  }
}
