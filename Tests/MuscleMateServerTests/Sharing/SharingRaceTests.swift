internal import Postgres
internal import Primitives
internal import TestKit
internal import Testing

/// Concurrent actions of two people, over connections of their own.
struct SharingRaceTests {
  @Test func `after a revocation was answered, no read that began later shows anything`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      _ = try await pair.log()
      let list = "/v1/lifters/\(pair.lifter.account)/workouts"
      for round in 0..<6 {
        try await pair.share(["history"])
        let (shown, revoked) = (Moment(), Moment())
        async let reads = Self.read(list, as: pair.coach, shown, until: revoked)
        // The reads go on while the grant is taken back.
        try await eventually("the coach has read") { await shown.isSet }
        try await Self.revoke(pair, round)
        await revoked.pass()
        #expect(try await reads == 0, "a read that began after the answer showed data in round \(round)")
        try await Self.restore(pair, round)
      }
    }
  }

  /// The ways in which a lifter ends what a coach sees.
  private static func revoke(_ pair: Pair, _ round: Int) async throws {
    switch round % 3 {
    case 0: try await pair.share([])
    case 1: try await pair.lifter.put("/v1/sharing-pause", .object([])).expect(200)
    default: try await pair.lifter.delete("/v1/coaches/\(pair.coach.account)").expect(204)
    }
  }

  private static func restore(_ pair: Pair, _ round: Int) async throws {
    switch round % 3 {
    case 0: return
    case 1: try await pair.lifter.delete("/v1/sharing-pause").expect(204)
    default: try await pair.lifter.accept(try await pair.coach.invite("anna"), sharing: [])
    }
  }

  /// Reads until ten reads began after the moment, and returns how many of these showed data.
  private static func read(
    _ path: String, as coach: Client, _ shown: Moment, until revoked: Moment
  ) async throws -> Int {
    var (late, lateShown) = (0, 0)
    try await eventually("ten reads began after the grant was taken back", pausing: .zero) {
      let isLate = await revoked.isSet
      let isShown = try await coach.get(path).status == 200
      if isShown { await shown.pass() }
      if isLate { late += 1 }
      if isLate && isShown { lateShown += 1 }
      return late == 10
    }
    return lateShown
  }

  private actor Moment {
    private(set) var isSet = false
    func pass() { isSet = true }
  }

  @Test func `a block and an acceptance at once leave the coach outside`() async throws {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      let phone = try await server.person("anna", as: "lifter")
      let watch = try await server.visitor.signedIn("anna")
      let list = "/v1/lifters/\(phone.account)/workouts"
      for _ in 0..<12 {
        let invite = try await coach.invite("anna")
        async let accepted = watch.post("/v1/invites/\(invite)/accept", ["scopes": ["history"]])
        async let blocked = phone.send("PUT", "/v1/blocked-coaches/\(coach.account)")
        let answers = try await (accepted, blocked)
        #expect(answers.1.status == 200)
        #expect([200, 404, 409, 410].contains(answers.0.status), "\(answers.0.text)")
        try await coach.get(list).expect(404)
        #expect(try await coach.items("/v1/clients").isEmpty)
        try await phone.delete("/v1/blocked-coaches/\(coach.account)").expect(204)
        try server.database.administer("delete from app.invites")
      }
    }
  }

  @Test func `a request that meets a block being made is refused`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      let blocking = try ScriptSession(server.database.superuser)
      try blocking.run(
        """
        begin;
        select set_config('app.tenant_id', '1', true), set_config('app.account_id', '\(pair.lifter.account)', true),
               set_config('role', 'mm_lifter', true);
        select app.block_coach('\(pair.coach.account)')
        """)
      let ask = "/v1/clients/\(pair.lifter.account)/scope-requests"
      let answered = Moment()
      let asked = Task {
        defer { Task { await answered.pass() } }
        return try await pair.coach.post(ask, ["scopes": ["photos"]]).status
      }
      let waiting =
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      try await eventually("the request meets the block") {
        if await answered.isSet { return true }
        return try !server.database.rows(waiting).isEmpty
      }
      try blocking.run("commit")
      #expect(try await asked.value == 404)
      #expect(try await pair.lifter.items("/v1/scope-requests").isEmpty)
    }
  }

  @Test func `one invitation accepted by two devices at once is accepted once, whatever its key`()
    async throws
  {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      let phone = try await server.person("anna", as: "lifter")
      let watch = try await server.visitor.signedIn("anna")
      for round in 0..<12 {
        let invite = try await coach.invite("anna@example.com")
        let token = try await server.mails.token(to: "anna@example.com", of: 3 + 2 * round)
        async let one = phone.post("/v1/invites/\(invite)/accept", ["scopes": ["history"]])
        async let other = watch.post("/v1/invites/\(token)/accept", ["scopes": ["photos"]])
        // One accepts; to the other it is a repetition, which answers with what the first shared.
        let answers = try await [one, other]
        #expect(answers.map(\.status) == [200, 200])
        #expect(try answers[0].json["scopes"] == answers[1].json["scopes"])
        #expect(try await coach.items("/v1/clients").count == 1)
        try await coach.delete("/v1/clients/\(phone.account)").expect(204)
        try server.database.administer("delete from app.invites")
      }
      let accepted = try server.database.rows(
        "select sum(occurrences) from app.notices where kind = 'invite_accepted'")
      #expect(accepted[0][0] == "12", "the coach is told once each time")
    }
  }

  @Test func `the last place of a coach, and the last use of a code, is one lifter's`() async throws {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      let lifters = [
        try await server.person("anna", as: "lifter"), try await server.person("bert", as: "lifter"),
      ]
      for round in 0..<6 {
        let limit = round % 2 == 0 ? 1 : 2
        try server.database.administer(
          """
          update app.tenants set modules = modules || '{billing}' where id = 1;
          insert into app.entitlement_overrides (tenant_id, account_id, feature, at_most, reason)
          values (1, '\(coach.account)', 'clients', \(limit), 'test')
          on conflict (tenant_id, account_id, feature) do update set at_most = excluded.at_most
          """)
        let body: JSON = ["scopes": [], "uses": .number("\(3 - limit)")]
        let made = try await coach.post("/v1/invite-codes", body).expect(201).json
        let path = "/v1/invites/\(made["code"]?.text ?? "")/accept"
        async let one = lifters[0].post(path, ["scopes": []])
        async let other = lifters[1].post(path, ["scopes": []])
        let statuses = try await [one, other].map(\.status).sorted()
        #expect(statuses == [200, limit == 1 ? 409 : 410])
        #expect(try await coach.items("/v1/clients").count == 1)
        try server.database.administer("delete from app.coachings; delete from app.invite_codes")
      }
    }
  }
}
