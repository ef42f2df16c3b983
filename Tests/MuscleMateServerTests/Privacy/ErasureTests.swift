internal import Primitives
internal import TestKit
internal import Testing

/// Leaving, staying after all, and what is left of who left.
struct ErasureTests {
  private static let later = Timestamp.now.advanced(bySeconds: 15 * 86_400)

  @Test func `an erasure is asked for, hides the lifter from coaches, and can be taken back`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      let list = "/v1/lifters/\(pair.lifter.account)/workouts"
      try await pair.coach.get(list).expect(200)
      let due = try await pair.lifter.delete("/v1/me").expect(200).json["due_at"]?.text
      let days = try #require(due.flatMap(Timestamp.init)).unixSeconds - Timestamp.now.unixSeconds
      #expect((13 * 86_400...14 * 86_400).contains(days))
      #expect(try await pair.lifter.delete("/v1/me").expect(200).json["due_at"]?.text == due)
      #expect(try await pair.lifter.get("/v1/me").expect(200).json["erasure_due_at"]?.text == due)
      let anew = try await server.visitor.signedIn("anna")
      #expect(try await anew.get("/v1/me").expect(200).json["erasure_due_at"]?.text == due)
      try await pair.coach.get(list).expect(404)
      #expect(try await server.mails.last(to: "anna@example.com", of: 4).contains("will be erased on"))

      try await pair.lifter.delete("/v1/me/erasure").expect(204)
      try await pair.lifter.delete("/v1/me/erasure").expect(404)
      #expect(try await pair.lifter.get("/v1/me").expect(200).json["erasure_due_at"] == nil)
      try await pair.coach.get(list).expect(200)
      #expect(try await server.run(job: "erase_accounts", at: Self.later).changed == 0)
      try await pair.lifter.get("/v1/me").expect(200)
    }
  }

  @Test func `a pause of one's own is as it was once an erasure is taken back`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      try await pair.lifter.put("/v1/sharing-pause", ["until": .string("\(Self.later)")]).expect(200)
      let before = try await pair.lifter.get("/v1/sharing-pause").expect(200).json
      try await pair.lifter.delete("/v1/me").expect(200)
      try await pair.lifter.delete("/v1/me/erasure").expect(204)
      #expect(try await pair.lifter.get("/v1/sharing-pause").expect(200).json == before)
      try await pair.coach.get("/v1/lifters/\(pair.lifter.account)/workouts").expect(404)
    }
  }

  @Test func `leaving asks for a recent proof, and staying does not`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let stale = "update auth.sessions set proved_at = now() - interval '16 minutes'"
      try server.database.administer(stale)
      #expect(try await anna.delete("/v1/me").expect(403).problem == "proof-needed")
      let anew = try await server.visitor.signedIn("anna")
      try await anew.delete("/v1/me").expect(200)
      try server.database.administer(stale)
      try await anew.delete("/v1/me/erasure").expect(204)
    }
  }

  @Test func `who left is reminded once, then gone, told so, and a stranger to the platform`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      _ = try await pair.log()
      try await pair.lifter.delete("/v1/me").expect(200)
      let near = Timestamp.now.advanced(bySeconds: 12 * 86_400)
      #expect(try await server.run(job: "remind_of_erasures", at: near, dryRun: true).changed == 1)
      #expect(try await server.run(job: "remind_of_erasures", at: near).changed == 1)
      #expect(try await server.run(job: "remind_of_erasures", at: near).changed == 0)
      #expect(try await server.run(job: "erase_accounts", at: near).changed == 0)
      let trial = try await server.run(job: "erase_accounts", at: Self.later, dryRun: true)
      #expect(trial.changed == 1 && trial.sample == [.string(pair.lifter.account)])
      try await pair.lifter.get("/v1/me").expect(200)

      // The reminder has left: the erasure deletes what waits in the outbox.
      _ = try await server.mails.last(to: "anna@example.com", of: 5)
      #expect(try await server.run(job: "erase_accounts", at: Self.later).changed == 1)
      try await pair.lifter.get("/v1/me").expect(401)
      let again: JSON = ["login": "anna", "password": .string(TestServer.password)]
      try await server.visitor.post("/v1/sessions", again).expect(401)
      #expect(try await server.mails.last(to: "anna@example.com", of: 6).contains("were erased") == false)
      #expect(
        server.mails.all(to: "anna@example.com").last?.contains("have been erased, as you asked") == true)
      #expect(try await pair.coach.items("/v1/notices").map { $0["kind"] }.contains("client_left"))
      #expect(try await pair.coach.items("/v1/clients") == [])
      // The same names are free again.
      _ = try await server.person("anna", as: "lifter", mails: 7)
      #expect(try await server.run(job: "erase_accounts", at: Self.later).changed == 0)
    }
  }

  @Test func `an erasure that was cut off goes on, and nothing brings the account back`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      for _ in 0..<3 { _ = try await anna.log() }
      try await anna.delete("/v1/me").expect(200)
      try server.database.administer(
        """
        update app.accounts set erasure_due_at = now();
        select set_config('app.tenant_id', '1', false);
        select app.begin_erasure('\(anna.account)', now());
        select app.erase_workouts('\(anna.account)', 1);
        """)
      #expect(try server.database.rows("select count(*) from app.workouts")[0][0] == "2")
      try await anna.delete("/v1/me/erasure").expect(401)
      #expect(throws: (any Error).self) {
        try server.database.administer(
          "select set_config('app.tenant_id', '1', false); select app.take_back_erasure('\(anna.account)')")
      }
      #expect(try await server.run(job: "erase_accounts").changed == 1)
      #expect(try server.database.rows("select count(*) from app.accounts")[0][0] == "0")
    }
  }

  @Test
  func
    `an admin's erasure waits three days from its mail, whatever the setting; one's own does as the setting says`()
    async throws
  {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try await server.person("anna", as: "lifter")
      let berta = try await server.person("berta", as: "lifter")
      try await ada.patch("/v1/admin/tenant", ["erasure_grace_days": 0]).expect(200)
      let before = Timestamp.now
      try await ada.delete("/v1/admin/accounts/\(anna.account)").expect(202)
      try await berta.delete("/v1/me").expect(200)
      #expect(try await server.mails.last(to: "anna@example.com", of: 3).contains("will be erased on"))
      try await server.untilMailIsSent()
      let now = Timestamp.now
      #expect(try await server.run(job: "erase_accounts", at: now.advanced(bySeconds: 60)).changed == 1)
      try await berta.get("/v1/me").expect(401)
      let due = try await anna.get("/v1/me").expect(200).json["erasure_due_at"]?.text.flatMap(Timestamp.init)
      #expect(try #require(due).unixSeconds >= before.unixSeconds + 72 * 3_600)

      // The mail is stuck, and leaves two days later.
      let day: Int64 = 86_400
      try server.database.administer(
        "update app.outbox_mail set sent_at = null where kind = 'erasure_requested'")
      #expect(try await server.run(job: "erase_accounts", at: now.advanced(bySeconds: 10 * day)).changed == 0)
      try server.database.administer(
        "update app.outbox_mail set sent_at = now() + interval '2 days' where kind = 'erasure_requested'")
      #expect(try await server.run(job: "erase_accounts", at: now.advanced(bySeconds: 4 * day)).changed == 0)
      #expect(try await server.run(job: "erase_accounts", at: now.advanced(bySeconds: 6 * day)).changed == 1)
    }
  }

  @Test func `of two admins who leave at the same time one stays`() async throws {
    try await TestServer.run { server in
      _ = try await server.person("ada", as: "lifter")
      _ = try await server.person("alan", as: "lifter")
      try server.database.administer("update app.accounts set roles = '{admin}'")
      let ada = try await server.visitor.signedIn("ada")
      let alan = try await server.visitor.signedIn("alan")
      async let first = ada.delete("/v1/me")
      async let second = alan.delete("/v1/me")
      let answers = [try await first.status, try await second.status].sorted()
      #expect(answers == [200, 409])
      #expect(try server.database.rows("select count(*) from app.erasures")[0][0] == "1")
    }
  }

  @Test func `two owners of a team who are erased at the same time leave it to who is left`() async throws {
    try await TestServer.run { server in
      let coaches = ["carl", "cora", "cleo"]
      for name in coaches { _ = try await server.person(name, as: "coach") }
      try server.database.administer(
        """
        insert into app.teams (tenant_id, id, name) values (1, '\(World.id(70))', 'Iron');
        insert into app.team_members (tenant_id, team_id, account_id, role)
        select 1, '\(World.id(70))', id, case username when 'cleo' then 'coach' else 'owner' end from app.accounts;
        """)
      for name in coaches.dropLast() {
        try await server.visitor.signedIn(name).delete("/v1/me").expect(200)
      }
      async let first = server.run(job: "erase_accounts", at: Self.later)
      async let second = server.run(job: "erase_accounts", at: Self.later)
      #expect(try await first.changed + second.changed == 2)
      let left = try server.database.rows("select role from app.team_members")
      #expect(left == [["owner"]])
      try await server.visitor.signedIn("cleo").delete("/v1/me").expect(200)
      #expect(try await server.run(job: "erase_accounts", at: Self.later).changed == 1)
      #expect(try server.database.rows("select count(*) from app.teams")[0][0] == "0")
    }
  }

  @Test func `a coach's plans and words stay with the client, without the coach`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history", "workout_details", "plans"])
      try server.database.administer(
        """
        update app.accounts set display_name = 'Carl Quornsby' where username = 'carl';
        insert into app.assigned_plans (
          tenant_id, lifter_id, id, coach_id, coach_name, name, adaptation, revision)
        select 1, '\(pair.lifter.account)', '\(World.id(71))', '\(pair.coach.account)', 'Carl Quornsby', 'Base',
               '{}', 1;
        insert into app.conversations (tenant_id, lifter_id, coach_id, latest_at)
        values (1, '\(pair.lifter.account)', '\(pair.coach.account)', now());
        insert into app.messages (tenant_id, lifter_id, coach_id, id, is_from_coach, text, created_at)
        values (1, '\(pair.lifter.account)', '\(pair.coach.account)', '\(World.id(72))', true, 'Well done', now());
        """)
      try await pair.coach.delete("/v1/me").expect(200)
      #expect(try await server.run(job: "erase_accounts", at: Self.later).changed == 1)
      let dump = try await Dump(of: server)
      #expect(dump.tables(holding: "Quornsby") == [])
      #expect(dump.tables(holding: "carl@example.com") == [])
      #expect(dump.text.contains("Well done") && dump.text.contains("Base"))
      #expect(try await pair.lifter.items("/v1/notices").map { $0["kind"] }.contains("coach_left"))
    }
  }
}
