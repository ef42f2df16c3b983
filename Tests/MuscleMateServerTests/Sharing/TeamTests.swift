internal import Postgres
internal import Primitives
internal import TestKit
internal import Testing

/// Coaches who work together, and who of them sees what.
struct TeamTests {
  /// A team of three, and a lifter who let it in.
  private struct Iron {
    let owner: Client
    let coach: Client
    let assistant: Client
    let lifter: Client
    let id: String

    var path: String { "/v1/teams/\(id)" }
    var list: String { "/v1/lifters/\(lifter.account)/workouts" }

    init(on server: TestServer, sharing scopes: [String]) async throws {
      owner = try await server.person("olga", as: "coach")
      coach = try await server.person("carl", as: "coach")
      assistant = try await server.person("asta", as: "coach")
      lifter = try await server.person("anna", as: "lifter")
      let team = try await owner.post("/v1/teams", ["name": "Iron"]).expect(201).json
      id = team["id"]?.text ?? ""
      for (member, name, role) in [(coach, "carl", "coach"), (assistant, "asta@example.com", "assistant")] {
        let body: JSON = ["coach": .string(name), "role": .string(role)]
        let invite = try await owner.post("\(path)/invites", body).expect(201).json["id"]?.text ?? ""
        try await member.send("POST", "/v1/team-invites/\(invite)/accept").expect(200)
      }
      let invite = try await coach.post(
        "/v1/invites", ["lifter": "anna", "scopes": [], "team_id": .string(id)])
      let key = try invite.expect(201).json["id"]?.text ?? ""
      let accepted = try await lifter.accept(key, sharing: scopes)
      #expect(accepted["team"]?["name"]?.text == "Iron")
      #expect(accepted["username"]?.text == "carl")
    }
  }

  @Test func `members see a lifter exactly as far as the team was let in`() async throws {
    try await TestServer.run { server in
      let iron = try await Iron(on: server, sharing: ["history"])
      let workout = try await iron.lifter.log()["id"]?.text ?? ""
      let stranger = try await server.person("stan", as: "coach")
      for member in [iron.owner, iron.coach, iron.assistant] {
        #expect(try await member.items(iron.list, "id") == [workout])
        try await member.get("\(iron.list)/\(workout)").expect(404)
      }
      try await stranger.get(iron.list).expect(404)
      try await stranger.get(iron.path).expect(404)
      #expect(try await iron.lifter.items("/v1/me/access-log").count == 3, "each member's look is recorded")
      for member in [iron.owner, iron.coach, iron.assistant] {
        try await member.get("/v1/clients").expect(200)
      }
      let listed = try await iron.lifter.items("/v1/me/access-log").filter { $0["scope"] == "client_list" }
      #expect(
        Set(listed.map { $0["viewer"]?["username"]?.text }).count == 3, "and each member's list of clients")
      #expect(try await iron.lifter.items("/v1/coaches").isEmpty, "a team is let in apart from its coaches")
      let access = try await iron.lifter.items("/v1/team-grants")
      #expect(access.first?["members"]?.elements?.count == 3)

      let path = "/v1/team-grants/\(iron.id)"
      let changed = try await iron.lifter.put(path, ["scopes": ["workout_details"]]).expect(200).json
      #expect(changed["change"]?["closes"]?.elements?.first?["scope"]?.text == "history")
      try await iron.coach.get(iron.list).expect(404)
      try await iron.coach.get("\(iron.list)/\(workout)").expect(200)
      try await iron.lifter.delete(path).expect(204)
      try await iron.coach.get("\(iron.list)/\(workout)").expect(404)
      try await iron.lifter.put(path, ["scopes": []]).expect(404)
    }
  }

  @Test func `who sees a client both ways has the union of what is open`() async throws {
    try await TestServer.run { server in
      let iron = try await Iron(on: server, sharing: ["history"])
      try await iron.lifter.accept(try await iron.coach.invite("anna"), sharing: ["photos"])
      let session = try ScriptSession(server.database.superuser)
      try session.run(
        """
        begin;
        select set_config('app.tenant_id', '1', true), set_config('app.account_id', '\(iron.coach.account)', true),
               set_config('role', 'mm_coach', true)
        """)
      let seen = try session.rows("select scopes, team_id is null, paused from app.clients()")
      #expect(seen == [["{history,photos}", "t", "f"]])
      try await iron.coach.get(iron.list).expect(200)
      try await iron.lifter.put("/v1/sharing-pause", .object([])).expect(200)
      for member in [iron.owner, iron.coach] { try await member.get(iron.list).expect(404) }
      try await iron.lifter.delete("/v1/sharing-pause").expect(204)
      try await iron.lifter.send("PUT", "/v1/blocked-coaches/\(iron.coach.account)").expect(200)
      try await iron.coach.get(iron.list).expect(404)
      try await iron.owner.get(iron.list).expect(200)
    }
  }

  @Test func `leaving ends a member's sight at once, and the team's stays`() async throws {
    try await TestServer.run { server in
      let iron = try await Iron(on: server, sharing: ["history"])
      try await iron.coach.delete("\(iron.path)/members/\(iron.coach.account)").expect(204)
      try await iron.coach.get(iron.list).expect(404)
      try await iron.coach.get(iron.path).expect(404)
      try await iron.owner.delete("\(iron.path)/members/\(iron.assistant.account)").expect(204)
      try await iron.assistant.get(iron.list).expect(404)
      try await iron.owner.get(iron.list).expect(200)
      let last = try await iron.owner.delete("\(iron.path)/members/\(iron.owner.account)").expect(409)
      #expect(last.text.contains("no owner left"))
    }
  }

  @Test func `owners alone manage a team, which never is without one`() async throws {
    try await TestServer.run { server in
      let iron = try await Iron(on: server, sharing: [])
      for member in [iron.coach, iron.assistant] {
        try await member.put(iron.path, ["name": "Mine"]).expect(409)
        try await member.delete(iron.path).expect(409)
        try await member.delete("\(iron.path)/members/\(iron.owner.account)").expect(409)
        try await member.put("\(iron.path)/members/\(member.account)", ["role": "owner"]).expect(409)
        try await member.post("\(iron.path)/invites", ["coach": "x@example.com", "role": "coach"]).expect(409)
      }
      let body: JSON = ["lifter": "bert@example.com", "scopes": [], "team_id": .string(iron.id)]
      let refused = try await iron.assistant.post("/v1/invites", body).expect(422)
      #expect(refused.faults == ["/team_id unknown"])
      try await iron.assistant.post(
        "/v1/clients/\(iron.lifter.account)/scope-requests", ["scopes": ["plans"]]
      )
      .expect(409)

      let mine = "\(iron.path)/members/\(iron.owner.account)"
      try await iron.owner.put(mine, ["role": "coach"]).expect(409)
      try await iron.owner.put("\(iron.path)/members/\(iron.coach.account)", ["role": "owner"]).expect(200)
      try await iron.owner.delete(mine).expect(204)
      try await iron.owner.get(iron.path).expect(404)
      // The last owner's account is erased: the team is whoever's coaches in it.
      try server.database.administer("delete from app.accounts where username = 'carl'")
      let team = try await iron.assistant.get(iron.path).expect(200).json
      #expect(team["role"]?.text == "owner")
      try await iron.assistant.delete(iron.path).expect(204)
      #expect(try await iron.lifter.items("/v1/team-grants").isEmpty)
    }
  }

  @Test func `of two owners who leave at once, one stays`() async throws {
    try await TestServer.run { server in
      let iron = try await Iron(on: server, sharing: [])
      for _ in 0..<5 {
        try server.database.administer(
          """
          update app.team_members set role = 'owner';
          insert into app.team_members (tenant_id, team_id, account_id, role)
          select 1, '\(iron.id)', id, 'owner' from app.accounts where username in ('olga', 'carl')
          on conflict do nothing;
          delete from app.team_members where account_id = '\(iron.assistant.account)'
          """)
        async let one = iron.owner.delete("\(iron.path)/members/\(iron.owner.account)")
        async let other = iron.coach.delete("\(iron.path)/members/\(iron.coach.account)")
        #expect(try await [one, other].map(\.status).sorted() == [204, 409])
      }
    }
  }

  @Test func `coaches are asked into a team, and answer once`() async throws {
    try await TestServer.run { server in
      let iron = try await Iron(on: server, sharing: [])
      let other = try await server.person("cora", as: "coach")
      _ = try await server.person("lars", as: "lifter")
      let invites = "\(iron.path)/invites"
      for (name, faults) in [("lars", ["/coach unknown"]), ("nobody", ["/coach unknown"])] {
        let refused = try await iron.owner.post(invites, ["coach": .string(name), "role": "coach"]).expect(
          422)
        #expect(refused.faults == faults)
      }
      try await iron.owner.post(invites, ["coach": "carl", "role": "coach"]).expect(409)
      let made = try await iron.owner.post(invites, ["coach": "cora", "role": "assistant"]).expect(201).json
      let id = made["id"]?.text ?? ""
      _ = try await server.mails.last(to: "cora@example.com", of: 3)
      try await iron.coach.send("POST", "/v1/team-invites/\(id)/accept").expect(404)
      #expect(try await other.items("/v1/team-invites").first?["team"]?["name"]?.text == "Iron")
      for _ in 1...2 { try await other.send("POST", "/v1/team-invites/\(id)/decline").expect(204) }
      try await other.send("POST", "/v1/team-invites/\(id)/accept").expect(410)
      let again = try await iron.owner.post(invites, ["coach": "cora", "role": "coach"]).expect(201).json
      let withdrawn = again["id"]?.text ?? ""
      try await iron.owner.delete("\(invites)/\(withdrawn)").expect(204)
      try await other.send("POST", "/v1/team-invites/\(withdrawn)/accept").expect(410)
      #expect(try await iron.owner.items(invites, "state").prefix(2) == ["withdrawn", "declined"])
      try await iron.coach.get(invites).expect(409)
      for (client, list) in [(iron.owner, invites), (other, "/v1/team-invites")] {
        let pages = try await client.pages(of: list, by: 1)
        #expect(pages.filter(\.isEmpty).isEmpty && Array(pages.joined().prefix(2)) == [withdrawn, id])
      }
      let third = try await iron.owner.post(invites, ["coach": "cora", "role": "coach"]).expect(201).json
      let accepted = "/v1/team-invites/\(third["id"]?.text ?? "")"
      for _ in 1...2 { try await other.send("POST", "\(accepted)/accept").expect(200) }
      try await other.send("POST", "\(accepted)/decline").expect(410)
      let told = try server.database.rows(
        "select kind from app.notices where kind like 'team_invite_%ed' order by id")
      #expect(
        told.map { $0[0] }.suffix(2) == ["team_invite_declined", "team_invite_accepted"], "of each once")
    }
  }

  @Test func `a client moves to another coach with the lifter's consent alone`() async throws {
    try await TestServer.run { server in
      let iron = try await Iron(on: server, sharing: [])
      try await iron.lifter.accept(try await iron.coach.invite("anna"), sharing: ["history", "photos"])
      let stranger = try await server.person("bert", as: "lifter")
      let moves = "\(iron.path)/moves"
      func body(_ lifter: Client, to coach: Client) -> JSON {
        ["lifter": .string(lifter.account), "to": .string(coach.account)]
      }
      try await iron.coach.post(moves, body(iron.lifter, to: iron.owner)).expect(409)
      let refused = try await iron.owner.post(moves, body(stranger, to: iron.assistant)).expect(422)
      #expect(refused.faults == ["/lifter unknown", "/to unknown"])

      let proposed = try await iron.owner.post(moves, body(iron.lifter, to: iron.owner)).expect(201).json
      #expect(proposed["from"]?["username"]?.text == "carl")
      try await iron.owner.post(moves, body(iron.lifter, to: iron.owner)).expect(409)
      let id = proposed["id"]?.text ?? ""
      try await iron.coach.get(iron.list).expect(200)
      try await iron.owner.get(iron.list).expect(404)
      try await stranger.post("/v1/moves/\(id)/accept", ["scopes": []]).expect(404)
      #expect(try await iron.lifter.items("/v1/moves", "state") == ["open"])
      for _ in 1...2 {
        let accepted = try await iron.lifter.post("/v1/moves/\(id)/accept", ["scopes": ["history"]])
        #expect(try accepted.expect(200).json["username"] == "olga")
      }
      try await iron.coach.get(iron.list).expect(404)
      try await iron.owner.get(iron.list).expect(200)
      #expect(try await iron.lifter.items("/v1/coaches", "username") == ["olga"])
      try await iron.lifter.send("POST", "/v1/moves/\(id)/decline").expect(410)

      let back = try await iron.owner.post(moves, body(iron.lifter, to: iron.coach)).expect(201).json
      for _ in 1...2 {
        try await iron.lifter.send("POST", "/v1/moves/\(back["id"]?.text ?? "")/decline").expect(204)
      }
      try await iron.lifter.post("/v1/moves/\(back["id"]?.text ?? "")/accept", ["scopes": []]).expect(410)
      try await iron.lifter.delete("/v1/coaches/\(iron.owner.account)").expect(204)
      try await iron.lifter.post("/v1/moves/\(id)/accept", ["scopes": []]).expect(410)
    }
  }

  @Test func `what a member asked for the team is over when they leave it`() async throws {
    try await TestServer.run { server in
      let iron = try await Iron(on: server, sharing: ["history"])
      let ask = "/v1/clients/\(iron.lifter.account)/scope-requests"
      let id = try await iron.coach.post(ask, ["scopes": ["photos"]]).expect(201).json["id"]?.text ?? ""
      try await iron.owner.delete("\(iron.path)/members/\(iron.coach.account)").expect(204)
      try await iron.lifter.post("/v1/scope-requests/\(id)/grant", ["scopes": ["photos"]]).expect(410)
      let told = try server.database.rows("select count(*) from app.notices where kind = 'scopes_granted'")
      #expect(told[0][0] == "0", "who left hears nothing of the team's clients")
    }
  }

  @Test func `a blocked coach's team moves no one to them, and tells them nothing`() async throws {
    try await TestServer.run { server in
      let iron = try await Iron(on: server, sharing: ["history"])
      for coach in [iron.owner, iron.coach] {
        try await iron.lifter.send("PUT", "/v1/blocked-coaches/\(coach.account)").expect(200)
      }
      let body: JSON = ["lifter": .string(iron.lifter.account), "to": .string(iron.coach.account)]
      let move = try await iron.owner.post("\(iron.path)/moves", body).expect(201).json["id"]?.text ?? ""
      #expect(try await iron.lifter.items("/v1/moves").isEmpty)
      try await iron.lifter.post("/v1/moves/\(move)/accept", ["scopes": []]).expect(409)
      try await iron.owner.delete("\(iron.path)/moves/\(move)").expect(204)
      try await iron.lifter.put("/v1/team-grants/\(iron.id)", ["scopes": ["photos"]]).expect(200)
      try await iron.lifter.delete("/v1/team-grants/\(iron.id)").expect(204)
      let told = try server.database.rows(
        "select kind from app.notices where kind in ('move_proposed', 'team_sharing_changed', 'team_access_ended')"
      )
      #expect(told.isEmpty)
    }
  }
  @Test func `no one is asked to move more than five times in a month`() async throws {
    try await TestServer.run { server in
      let iron = try await Iron(on: server, sharing: [])
      let body: JSON = ["lifter": .string(iron.lifter.account), "to": .string(iron.coach.account)]
      for _ in 0..<5 {
        let move = try await iron.owner.post("\(iron.path)/moves", body).expect(201).json["id"]?.text ?? ""
        try await iron.owner.delete("\(iron.path)/moves/\(move)").expect(204)
      }
      try await iron.owner.post("\(iron.path)/moves", body).expect(429)
      for (client, list) in [(iron.owner, "\(iron.path)/moves"), (iron.lifter, "/v1/moves")] {
        #expect(try await client.pages(of: list, by: 2).map(\.count) == [2, 2, 1])
        #expect(try await Set(client.pages(of: list, by: 2).joined()).count == 5)
      }
      try server.database.administer("update app.team_moves set created_at = now() - interval '31 days'")
      try await iron.owner.post("\(iron.path)/moves", body).expect(201)
    }
  }
}
