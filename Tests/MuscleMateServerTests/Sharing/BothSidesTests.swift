internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// What opens or closes a lifter's data is a change for the lifter and for the coach: by it their open views learn of it.
struct BothSidesTests {
  /// A lifter with a coach, and a team that the lifter let in, with another coach in it; and someone whom nothing of it
  /// concerns.
  private struct World {
    let server: TestServer
    let anna: Client
    let carl: Client
    let olga: Client
    let mike: Client
    let stan: Client
    let team: String

    init(on server: TestServer) async throws {
      self.server = server
      anna = try server.signedIn("anna")
      carl = try server.signedIn("carl", as: "coach")
      olga = try server.signedIn("olga", as: "coach")
      mike = try server.signedIn("mike", as: "coach")
      stan = try server.signedIn("stan", as: "coach")
      team = try await olga.post("/v1/teams", ["name": "Iron"]).expect(201).json["id"]?.text ?? ""
      // Everyone has a counter.
      for one in people { try await one.patch("/v1/profile", ["fitness_level": "advanced"]).expect(200) }
    }

    var people: [Client] { [anna, carl, olga, mike, stan] }

    /// The counters by account.
    func counters() throws -> [String: Int] {
      let rows = try server.database.rows("select lifter_id, version from app.lifter_versions")
      return Dictionary(
        uniqueKeysWithValues: rows.compactMap { row in row[0].map { ($0, row[1].flatMap { Int($0) } ?? 0) } })
    }

    func name(_ account: String) -> String {
      let names = ["anna", "carl", "olga", "mike", "stan"]
      return people.firstIndex { $0.account == account }.map { names[$0] } ?? account
    }

    func join(_ coach: Client, _ name: String) async throws {
      let body: JSON = ["coach": .string(name), "role": "coach"]
      let invite = try await olga.post("/v1/teams/\(team)/invites", body).expect(201).json["id"]?.text ?? ""
      try await coach.send("POST", "/v1/team-invites/\(invite)/accept").expect(200)
    }

    func letTeamIn(sharing scopes: JSON) async throws {
      let body: JSON = ["lifter": "anna", "scopes": [], "team_id": .string(team)]
      let key = try await olga.post("/v1/invites", body).expect(201).json["id"]?.text ?? ""
      try await anna.post("/v1/invites/\(key)/accept", ["scopes": scopes]).expect(200)
    }
  }

  private struct Way: Sendable {
    let name: String
    let concerns: Set<String>
    let take: @Sendable (World) async throws -> Void

    init(_ name: String, _ concerns: Set<String>, _ take: @escaping @Sendable (World) async throws -> Void) {
      self.name = name
      self.concerns = concerns
      self.take = take
    }
  }

  private static let withCoach: [Way] = [
    Way("an accepted invitation", ["anna", "carl"]) {
      try await $0.anna.accept(try await $0.carl.invite("anna"), sharing: ["history"])
    },
    Way("sharing more", ["anna", "carl"]) {
      let scopes: JSON = ["scopes": ["history", "workout_details"]]
      try await $0.anna.put("/v1/coaches/\($0.carl.account)/scopes", scopes).expect(200)
    },
    Way("sharing until a day", ["anna", "carl"]) {
      let scopes: JSON = ["scopes": ["history"], "expires_at": "2099-01-01T00:00:00Z"]
      try await $0.anna.put("/v1/coaches/\($0.carl.account)/scopes", scopes).expect(200)
    },
    Way("what was shared until a day that is over", ["anna", "carl"]) {
      try await $0.server.run(job: "end_sharing", at: Timestamp(unixSeconds: 4_080_000_000))
    },
    Way("sharing again", ["anna", "carl"]) {
      try await $0.anna.put("/v1/coaches/\($0.carl.account)/scopes", ["scopes": ["history"]]).expect(200)
    },
    Way("sharing nothing", ["anna", "carl"]) {
      try await $0.anna.put("/v1/coaches/\($0.carl.account)/scopes", ["scopes": []]).expect(200)
    },
    Way("a request for more that is granted", ["anna", "carl"]) {
      let ask = "/v1/clients/\($0.anna.account)/scope-requests"
      let id = try await $0.carl.post(ask, ["scopes": ["history"]]).expect(201).json["id"]?.text ?? ""
      try await $0.anna.post("/v1/scope-requests/\(id)/grant", ["scopes": ["history"]]).expect(200)
    },
    Way("a pause", ["anna", "carl"]) { try await $0.anna.put("/v1/sharing-pause", [:]).expect(200) },
    Way("the end of a pause", ["anna", "carl"]) { try await $0.anna.delete("/v1/sharing-pause").expect(204) },
    Way("a block", ["anna", "carl"]) {
      try await $0.anna.send("PUT", "/v1/blocked-coaches/\($0.carl.account)").expect(200)
    },
    Way("the end of a block between two who have nothing to do with one another", []) {
      try await $0.anna.delete("/v1/blocked-coaches/\($0.carl.account)").expect(204)
    },
    Way("such a block", []) {
      try await $0.anna.send("PUT", "/v1/blocked-coaches/\($0.carl.account)").expect(200)
      try await $0.anna.delete("/v1/blocked-coaches/\($0.carl.account)").expect(204)
    },
    Way("an invitation after that", ["anna", "carl"]) {
      try await $0.anna.accept(try await $0.carl.invite("anna"), sharing: [])
    },
    Way("a coach who lets a client go", ["anna", "carl"]) {
      try await $0.carl.delete("/v1/clients/\($0.anna.account)").expect(204)
    },
    Way("another beginning", ["anna", "carl"]) {
      try await $0.anna.accept(try await $0.carl.invite("anna"), sharing: ["plans"])
    },
    Way("a coach who is left", ["anna", "carl"]) {
      try await $0.anna.delete("/v1/coaches/\($0.carl.account)").expect(204)
    },
  ]

  private static let withTeam: [Way] = [
    Way("a coach who joins the team", ["olga", "mike"]) { try await $0.join($0.mike, "mike") },
    Way("a team that is let in", ["anna", "olga", "mike"]) { try await $0.letTeamIn(sharing: ["history"]) },
    Way("sharing more with a team", ["anna", "olga", "mike"]) {
      try await $0.anna.put("/v1/team-grants/\($0.team)", ["scopes": ["history", "photos"]]).expect(200)
    },
    Way("sharing less with a team", ["anna", "olga", "mike"]) {
      try await $0.anna.put("/v1/team-grants/\($0.team)", ["scopes": ["history"]]).expect(200)
    },
    Way("a pause", ["anna", "olga", "mike"]) { try await $0.anna.put("/v1/sharing-pause", [:]).expect(200) },
    Way("its end", ["anna", "olga", "mike"]) { try await $0.anna.delete("/v1/sharing-pause").expect(204) },
    Way("a member who is blocked", ["anna", "mike"]) {
      try await $0.anna.send("PUT", "/v1/blocked-coaches/\($0.mike.account)").expect(200)
    },
    Way("what the blocked member does not see", ["anna", "olga"]) {
      try await $0.anna.put("/v1/team-grants/\($0.team)", ["scopes": ["photos"]]).expect(200)
    },
    Way("the end of that block", ["anna", "mike"]) {
      try await $0.anna.delete("/v1/blocked-coaches/\($0.mike.account)").expect(204)
    },
    Way("another role in the team", ["anna", "olga", "mike"]) {
      try await $0.olga.put("/v1/teams/\($0.team)/members/\($0.mike.account)", ["role": "assistant"]).expect(
        200)
    },
    Way("another coach who joins", ["anna", "olga", "mike", "carl"]) { try await $0.join($0.carl, "carl") },
    Way("a move to another coach", ["anna", "carl"]) {
      let body: JSON = ["lifter": .string($0.anna.account), "to": .string($0.carl.account)]
      let id = try await $0.olga.post("/v1/teams/\($0.team)/moves", body).expect(201).json["id"]?.text ?? ""
      try await $0.anna.post("/v1/moves/\(id)/accept", ["scopes": ["history"]]).expect(200)
    },
    Way("a move from one coach to another", ["anna", "carl", "olga"]) {
      let body: JSON = ["lifter": .string($0.anna.account), "to": .string($0.olga.account)]
      let id = try await $0.olga.post("/v1/teams/\($0.team)/moves", body).expect(201).json["id"]?.text ?? ""
      try await $0.anna.post("/v1/moves/\(id)/accept", ["scopes": ["history"]]).expect(200)
    },
    Way("a member who leaves", ["anna", "olga", "mike", "carl"]) {
      try await $0.carl.delete("/v1/teams/\($0.team)/members/\($0.carl.account)").expect(204)
    },
    Way("an account that asks to go", ["anna", "olga", "mike"]) {
      try await $0.anna.delete("/v1/me").expect(200)
    },
    Way("and stays", ["anna", "olga", "mike"]) {
      try await $0.anna.delete("/v1/me/erasure").expect(204)
    },
    Way("a client whom the team lets go", ["anna", "olga", "mike"]) {
      try await $0.olga.delete("/v1/teams/\($0.team)/clients/\($0.anna.account)").expect(204)
    },
    Way("the team again", ["anna", "olga", "mike"]) { try await $0.letTeamIn(sharing: ["history"]) },
    Way("a team that is shut out", ["anna", "olga", "mike"]) {
      try await $0.anna.delete("/v1/team-grants/\($0.team)").expect(204)
    },
    Way("the team once more", ["anna", "olga", "mike"]) { try await $0.letTeamIn(sharing: ["history"]) },
    Way("a team that is dissolved", ["anna", "olga", "mike"]) {
      try await $0.olga.delete("/v1/teams/\($0.team)").expect(204)
    },
  ]

  private static func take(_ ways: [Way], in world: World) async throws {
    for way in ways {
      let before = try world.counters()
      do {
        try await way.take(world)
      } catch {
        throw TestKitError("\(way.name): \(error)")
      }
      let after = try world.counters()
      let moved = Set(after.keys.filter { after[$0] != before[$0] }.map(world.name))
      #expect(moved == way.concerns, "\(way.name)")
    }
  }

  @Test func `each way in which access opens or closes moves the counters of both sides, and nobody else's`()
    async throws
  {
    try await TestServer.run { server in
      try await Self.take(Self.withCoach, in: try await World(on: server))
    }
  }

  @Test func `so does each way in which a team's access opens or closes`() async throws {
    try await TestServer.run { server in
      try await Self.take(Self.withTeam, in: try await World(on: server))
    }
  }

  @Test func `an account that is erased moves the counters of those who had to do with it`() async throws {
    try await TestServer.run { server in
      let world = try await World(on: server)
      try await world.join(world.mike, "mike")
      try await world.letTeamIn(sharing: ["history"])
      try await world.anna.accept(try await world.carl.invite("anna"), sharing: ["history"])
      let before = try world.counters()
      try server.database.administer("delete from app.accounts where username = 'anna'")
      let after = try world.counters()
      let moved = Set(after.keys.filter { after[$0] != before[$0] }.map(world.name))
      #expect(moved == ["carl", "olga", "mike"])
      #expect(after[world.anna.account] == nil)
    }
  }

  @Test func `a coach's own things are not sent again because a client shares`() async throws {
    try await TestServer.run { server in
      let world = try await World(on: server)
      _ = try await world.carl.log()
      var device = Device(of: world.carl)
      try await device.pull()
      try await world.anna.accept(try await world.carl.invite("anna"), sharing: ["history"])
      #expect(try await device.pull() == [])
      try await world.anna.put("/v1/coaches/\(world.carl.account)/scopes", ["scopes": []]).expect(200)
      try await world.anna.delete("/v1/coaches/\(world.carl.account)").expect(204)
      #expect(try await device.pull() == [])
      #expect(try await Device.fresh(world.carl) == device.things)
    }
  }

  /// Everyone coaches everyone, so that each transaction wants the same counters as another, from the other side.
  @Test func `writers who want the same counters in opposite order all get through`() async throws {
    try await TestServer.run(alone: true) { server in
      let people = try (1...4).map { try server.signedIn("coach\($0)", as: "coach") }
      for one in people {
        for other in people where other.account != one.account {
          try server.share(["history"], of: one, with: other)
        }
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for writer in 0..<8 {
          let me = people[writer % 4]
          let others = people.filter { $0.account != me.account }
          group.addTask {
            for round in 0..<12 {
              let coach = others[(round + writer) % 3].account
              switch (round + writer / 4) % 4 {
              case 0: try await me.put("/v1/coaches/\(coach)/scopes", ["scopes": ["plans"]]).expect(200)
              case 1: try await me.put("/v1/coaches/\(coach)/scopes", ["scopes": ["history"]]).expect(200)
              case 2: try await me.put("/v1/sharing-pause", [:]).expect(200)
              default:
                try await me.delete("/v1/sharing-pause").expect(204)
                try await me.patch("/v1/me", ["display_name": .string("Coach \(round)")]).expect(200)
              }
            }
          }
        }
        try await group.waitForAll()
      }
      let deadlocks = try server.database.rows(
        "select pg_stat_force_next_flush()::text, deadlocks from pg_stat_database where datname = current_database()"
      )
      #expect(deadlocks.map { $0[1] } == ["0"])
    }
  }

  /// Whoever ends a coaching holds its row and then wants the counters; whoever shares must not hold them the other way
  /// round.
  @Test func `sharing, leaving and coming back at once wait for each other, and nobody is given up`()
    async throws
  {
    try await TestServer.run(alone: true) { server in
      let anna = try server.signedIn("anna", as: "coach")
      let coaches = try (1...3).map { try server.signedIn("coach\($0)", as: "coach") }
      for round in 0..<10 {
        for coach in coaches { try server.share(["history"], of: anna, with: coach) }
        let answers = try await withThrowingTaskGroup(of: (String, Int).self) { group in
          for coach in coaches {
            group.addTask {
              let path = "/v1/coaches/\(coach.account)/scopes"
              return ("share", try await anna.put(path, ["scopes": ["plans", "photos"]]).status)
            }
            group.addTask { ("let go", try await coach.delete("/v1/clients/\(anna.account)").status) }
          }
          group.addTask { ("pause", try await anna.put("/v1/sharing-pause", [:]).status) }
          group.addTask {
            ("block", try await anna.send("PUT", "/v1/blocked-coaches/\(coaches[round % 3].account)").status)
          }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.allSatisfy { [200, 204, 404].contains($0.1) }, "\(answers)")
        try server.database.administer("delete from app.blocked_coaches; delete from app.sharing_pauses")
      }
      let deadlocks = try server.database.rows(
        "select deadlocks from pg_stat_database where datname = current_database()")
      #expect(deadlocks == [["0"]])
    }
  }

  /// A team is many people at once, and ends while they share with it.
  @Test func `a team is shared with, left, joined and dissolved at once, and nobody is given up`()
    async throws
  {
    try await TestServer.run(alone: true) { server in
      let coaches = try (1...4).map { try server.signedIn("coach\($0)", as: "coach") }
      let lifters = try (1...3).map { try server.signedIn("lifter\($0)") }
      let owner = coaches[0]
      for round in 0..<8 {
        let team = try await owner.post("/v1/teams", ["name": "Iron"]).expect(201).json["id"]?.text ?? ""
        let members = coaches.dropFirst().map { "(1, '\(team)', '\($0.account)', 'coach')" }
        let clients = lifters.map { "(1, '\(team)', '\($0.account)')" }
        try server.database.administer(
          """
          insert into app.team_members (tenant_id, team_id, account_id, role) values \(members.joined(separator: ","));
          insert into app.team_clients (tenant_id, team_id, lifter_id) values \(clients.joined(separator: ","))
          """)
        let answers = try await withThrowingTaskGroup(of: (String, Int).self) { group in
          for lifter in lifters {
            group.addTask {
              (
                "share",
                try await lifter.put("/v1/team-grants/\(team)", ["scopes": ["history", "plans"]]).status
              )
            }
            group.addTask { ("pause", try await lifter.put("/v1/sharing-pause", [:]).status) }
          }
          group.addTask {
            ("shut out", try await lifters[round % 3].delete("/v1/team-grants/\(team)").status)
          }
          group.addTask {
            let path = "/v1/teams/\(team)/members/\(coaches[1].account)"
            return ("role", try await owner.put(path, ["role": "assistant"]).status)
          }
          group.addTask {
            ("leave", try await coaches[2].delete("/v1/teams/\(team)/members/\(coaches[2].account)").status)
          }
          group.addTask {
            let path = "/v1/blocked-coaches/\(coaches[3].account)"
            return ("block", try await lifters[0].send("PUT", path).status)
          }
          group.addTask {
            ("let go", try await owner.delete("/v1/teams/\(team)/clients/\(lifters[1].account)").status)
          }
          group.addTask {
            ("rename", try await coaches[3].patch("/v1/me", ["display_name": .string("C\(round)")]).status)
          }
          group.addTask { ("dissolve", try await owner.delete("/v1/teams/\(team)").status) }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.allSatisfy { [200, 204, 404].contains($0.1) }, "\(answers)")
        try server.database.administer("delete from app.blocked_coaches; delete from app.sharing_pauses")
      }
      let deadlocks = try server.database.rows(
        "select deadlocks from pg_stat_database where datname = current_database()")
      #expect(deadlocks == [["0"]])
    }
  }
}
