internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// The admins get one notice of each unusual event.
struct AlertTests {
  @Test func `many wrong passwords are told once, by notice and mail, until an admin has seen to it`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let admin = try await server.admin("ada")
      try server.fail(19, for: anna.account, from: "192.0.2.1")
      #expect(try await server.run(job: "watch").changed == 0)
      try server.fail(1, for: anna.account, from: "198.51.100.2")
      #expect(try await server.run(job: "watch", dryRun: true).changed == 1)
      #expect(try await admin.items("/v1/admin/alerts").isEmpty)
      #expect(try await server.run(job: "watch").changed == 1)
      #expect(try await server.run(job: "watch").changed == 0)

      let alerts = try await admin.items("/v1/admin/alerts?open=true")
      #expect(alerts.count == 1)
      #expect(alerts[0]["kind"]?.text == "failed_sign_ins_of_account")
      #expect(alerts[0]["account"]?["username"]?.text == "anna")
      #expect(alerts[0]["details"]?["failures"]?.integer == 20)
      #expect(try await admin.items("/v1/notices").map { $0["kind"]?.text } == ["alert_raised"])
      _ = try await server.mails.last(to: "ada@example.com", of: 3)
      #expect(try await anna.items("/v1/notices").isEmpty)

      let path = "/v1/admin/alerts/\(alerts[0]["id"]?.text ?? "")/acknowledgement"
      try await admin.put(path, ["note": "Anna forgot it"]).expect(204)
      try await admin.put(path, ["note": "Anna forgot it"]).expect(204)
      let other = try await server.admin("otto")
      try await other.put(path, [:]).expect(409)
      try await admin.put("/v1/admin/alerts/\(World.id(1))/acknowledgement", [:]).expect(404)
      #expect(try await admin.items("/v1/admin/alerts?open=true").isEmpty)
      #expect(try await admin.items("/v1/admin/alerts").first?["note"]?.text == "Anna forgot it")
      // The same failures are still within the hour: they were acknowledged.
      #expect(try await server.run(job: "watch").changed == 0)
      let actions = try server.database.rows(
        "select action from app.audit_entries where action like 'alert%' order by number")
      #expect(actions == [["alert_raised"], ["alert_acknowledged"]])
    }
  }

  @Test func `once unlocked, what was tried against it is still told to the admins, and counts for no lock`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let admin = try await server.admin("ada")
      try server.fail(60, for: anna.account, from: "192.0.2.1")
      try await admin.put("/v1/admin/accounts/\(anna.account)/lock", ["reason": "guessed at"]).expect(204)
      try await admin.send("DELETE", "/v1/admin/accounts/\(anna.account)/lock").expect(204)
      _ = try await server.visitor.signedIn("anna")
      try await server.run(job: "watch")
      let alerts = try await admin.items("/v1/admin/alerts")
      let told = alerts.first { $0["kind"] == "failed_sign_ins_of_account" }
      #expect(told?["details"]?["failures"] == 60)
    }
  }

  @Test func `guessing from one address is told, whoever it was meant for`() async throws {
    try await TestServer.run { server in
      let admin = try await server.admin("ada")
      for person in 0..<50 { try server.fail(1, for: World.id(100 + person), from: "203.0.113.9") }
      try await server.run(job: "watch")
      let alerts = try await admin.items("/v1/admin/alerts")
      #expect(alerts.map { $0["kind"]?.text } == ["failed_sign_ins_from_address"])
      #expect(alerts.first?["about"]?.text == "203.0.113.9")
    }
  }

  @Test func `reading far more than usual is told, and what is usual for one is not`() async throws {
    try await TestServer.run { server in
      let curious = try await server.person("carl", as: "coach")
      let busy = try await server.person("bea", as: "coach")
      let admin = try await server.admin("ada")
      func look(_ count: Int, by viewer: Client, as scope: String = "history", ago: String) throws {
        try server.database.administer(
          """
          insert into app.accounts (tenant_id, id, email, username, roles, locale, time_zone, unit)
          select 1, format('00000000-0000-7000-8000-%s', lpad(n::text, 12, '0'))::uuid, format('l%s@example.com', n),
                 format('lifter%s', n), '{lifter}', 'en', 'UTC', 'kg'
            from generate_series(1, \(count)) as n
              on conflict do nothing;
          insert into app.access_log (tenant_id, lifter_id, id, viewer_id, scope, at)
          select 1, format('00000000-0000-7000-8000-%s', lpad(n::text, 12, '0'))::uuid, gen_random_uuid(),
                 '\(viewer.account)', '\(scope)', now() - interval '\(ago)'
            from generate_series(1, \(count)) as n
              on conflict do nothing
          """)
      }
      try look(110, by: busy, ago: "3 days")
      try look(110, by: busy, ago: "20 minutes")
      try look(99, by: curious, ago: "20 minutes")
      try look(500, by: curious, as: "client_list", ago: "20 minutes")
      #expect(try await server.run(job: "watch").changed == 0)
      try look(100, by: curious, ago: "2 minutes")
      #expect(try await server.run(job: "watch").changed == 1)
      let alert = try #require(try await admin.items("/v1/admin/alerts").first)
      #expect(alert["kind"]?.text == "mass_reads")
      #expect(alert["account"]?["username"]?.text == "carl")
      #expect(alert["details"]?["people"]?.integer == 100)
    }
  }

  @Test func `a coach whose attention queue names 105 clients is told to nobody`() async throws {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      try server.addClients(105, of: coach, sharing: ["history"])
      let first = try await coach.get("/v1/attention?limit=100").expect(200).json
      #expect(first["items"]?.elements?.count == 100)
      try await coach.get("/v1/attention?limit=100&after=\(first["next"]?.text ?? "")").expect(200)
      let looks = "select scope, count(*) from app.access_log group by scope"
      #expect(try server.database.rows(looks) == [["client_list", "105"]])
      #expect(try await server.run(job: "watch").changed == 0)
    }
  }

  @Test func `a coach who plans the month for 105 clients is told to nobody`() async throws {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      try server.addClients(105, of: coach, sharing: ["plans", "history"])
      let plan = try await coach.post(
        "/v1/templates",
        ["name": "Volume", "exercises": [["name": "Back Squat", "sets": [["reps": 5, "percentage": 80]]]]]
      ).expect(201).json
      let lifters = (1...105).map { JSON.string(World.id($0)) }
      for part in [lifters.prefix(50), lifters[50..<100], lifters.suffix(5)] {
        try await coach.post(
          "/v1/assignments",
          [
            "template_id": plan["id"] ?? .null, "lifters": .array(Array(part)), "weekdays": ["monday"],
            "weeks": 4,
            "adaptation": ["loads"],
          ]
        ).expect(201)
      }
      for _ in 1...2 { try await coach.get("/v1/clients?sort=attention&limit=100").expect(200) }
      let planned = "select count(distinct lifter_id) from app.access_log where scope = 'plans'"
      #expect(try server.database.rows(planned)[0][0] == "105")
      #expect(try await server.run(job: "watch").changed == 0)
    }
  }

  @Test func `a changed audit log is found by the nightly job, and what it signed hourly tells`() async throws
  {
    try await TestServer.run { server in
      let admin = try await server.admin("ada")
      let now = Timestamp.now
      #expect(try await server.run(job: "sign_audit_heads", at: now).changed == 1)
      #expect(try await server.run(job: "sign_audit_heads", at: now).changed == 0)
      _ = try await server.person("anna", as: "lifter")
      #expect(try await server.run(job: "sign_audit_heads", at: now).changed == 0)
      let later = Timestamp(microseconds: now.microseconds + 3_600_000_000)
      #expect(try await server.run(job: "sign_audit_heads", at: later, dryRun: true).changed == 1)
      #expect(try await server.run(job: "sign_audit_heads", at: later).changed == 1)
      #expect(try await server.run(job: "verify_audit_log").sample == [])

      try server.database.administer(
        """
        alter table app.audit_entries disable trigger refuse_change;
        delete from app.audit_entries where number >= 5;
        update app.audit_heads
           set number = 4, hash = (select hash from app.audit_entries where number = 4);
        alter table app.audit_entries enable always trigger refuse_change
        """)
      let found = try await server.run(job: "verify_audit_log").sample
      #expect(found.contains { $0.text?.hasPrefix("tenant 1: entries 5 to ") == true }, "\(found)")
      let alert = try #require(try await admin.items("/v1/admin/alerts").first)
      #expect(alert["kind"]?.text == "audit_log_changed")
    }
  }

  @Test func `alerts are forgotten after a year`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try server.fail(20, for: anna.account, from: "192.0.2.1")
      try await server.run(job: "watch")
      let now = Timestamp.now
      func after(days: Int64) -> Timestamp {
        Timestamp(microseconds: now.microseconds + days * 86_400_000_000)
      }
      #expect(try await server.run(job: "forget_alerts", at: after(days: 364)).changed == 0)
      #expect(try await server.run(job: "forget_alerts", at: after(days: 366), dryRun: true).changed == 1)
      #expect(try await server.run(job: "forget_alerts", at: after(days: 366)).changed == 1)
    }
  }
}

extension TestServer {
  /// Lifters who let the coach in two months ago, and were not seen since.
  fileprivate func addClients(_ count: Int, of coach: Client, sharing scopes: [String]) throws {
    let scopes = scopes.map { "'\($0)'" }.joined(separator: ", ")
    try database.administer(
      """
      insert into app.accounts (tenant_id, id, email, username, roles, locale, time_zone, unit)
      select 1, format('00000000-0000-7000-8000-%s', lpad(n::text, 12, '0'))::uuid, format('l%s@example.com', n),
             format('lifter%s', n), '{lifter}', 'en', 'UTC', 'kg'
        from generate_series(1, \(count)) as n;
      insert into app.coachings (tenant_id, coach_id, lifter_id, since)
      select 1, '\(coach.account)', id, now() - interval '60 days' from app.accounts where username like 'lifter%';
      insert into app.grants (tenant_id, coach_id, lifter_id, scope, expires_at)
      select 1, '\(coach.account)', id, scope, 'infinity'
        from app.accounts, unnest(array[\(scopes)]) as scope where username like 'lifter%'
      """)
  }

  /// Wrong passwords of a minute ago.
  fileprivate func fail(_ times: Int, for account: String, from address: String) throws {
    try database.administer(
      """
      insert into auth.sign_in_attempts (tenant_id, subject, address, at, outcome)
      select 1, uuid_send('\(account)'), '\(address)', now() - interval '1 minute', 'failure'
        from generate_series(1, \(times))
      """)
  }
}
