import Postgres
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `What visitors ask for by an address` {
  private static let kinds = ["password-resets", "email-verifications/resend", "username-reminders"]

  @Test func `is bounded by where they ask from, the same for whoever's address it is`() async throws {
    try await TestServer.run(["MUSCLEMATE_TRUSTED_PROXIES": "127.0.0.1"]) { server in
      _ = try await server.person("anna", as: "lifter")
      try server.database.administer(
        """
        update auth.limits set address_requests_per_hour = 4;
        insert into app.tenants (id, slug, name) values (2, 'iron', 'Iron')
        """)
      var flood = server.visitor
      flood.headers["X-Forwarded-For"] = "198.51.100.1"
      func ask(_ client: Client, _ kind: String, _ name: String) async throws -> Received {
        try await client.post("/v1/\(kind)", ["email": .string("\(name)@example.com")])
      }
      for kind in Self.kinds { #expect(try await ask(flood, kind, "nobody").status == 202) }
      // Another tenant is no way around it.
      flood.tenant = "iron"
      #expect(try await ask(flood, Self.kinds[0], "nobody").status == 202)
      flood.tenant = nil
      var answers: Set<String> = []
      for kind in Self.kinds {
        for name in ["anna", "nobody"] {
          let refused = try await ask(flood, kind, name).expect(429)
          let wait = try #require(refused.headers["retry-after"].flatMap { Int($0) })
          #expect((3_000...3_600).contains(wait))
          let told = try refused.json
          answers.insert("\(told["type"]?.text ?? "") \(told["detail"]?.text ?? "")")
        }
      }
      #expect(answers.count == 1)
      #expect(try server.count("auth.sign_in_attempts where kind = 'address_request'") == 4)
      // A malformed address gets its error as ever, and anyone elsewhere is served.
      try await flood.post("/v1/password-resets", ["email": "anna@"]).expect(422)
      var other = server.visitor
      other.headers["X-Forwarded-For"] = "192.0.2.77"
      #expect(try await ask(other, "password-resets", "anna").status == 202)
      _ = try await server.mails.token(to: "anna@example.com", of: 3)
      // Signing in there is slowed by none of it, and an hour later it goes on.
      _ = try await flood.signedIn("anna")
      try server.database.administer("update auth.sign_in_attempts set at = at - interval '1 hour'")
      #expect(try await ask(flood, "password-resets", "anna").status == 202)
    }
  }

  @Test func `is one subscriber's all over an IPv6 network`() async throws {
    try await TestServer.run(["MUSCLEMATE_TRUSTED_PROXIES": "127.0.0.1"]) { server in
      try server.database.administer("update auth.limits set address_requests_per_hour = 2")
      var statuses: [Int] = []
      for address in ["2001:db8:0:1::1", "2001:db8:0:1:ffff::2", "2001:db8:0:1::3", "2001:db8:0:2::1"] {
        var client = server.visitor
        client.headers["X-Forwarded-For"] = address
        statuses.append(
          try await client.post("/v1/username-reminders", ["email": "nobody@example.com"]).status)
      }
      #expect(statuses == [202, 202, 429, 202])
    }
  }

  // MARK: - Taking them, on a database without a mail loop

  private static func flooded(_ requests: String) async throws -> TestDatabase {
    let database = try await TestDatabase.migrated()
    try database.administer(
      """
      insert into app.tenants (id, slug, name) values (2, 'iron', 'Iron'), (3, 'steel', 'Steel');
      insert into app.accounts (tenant_id, id, email, email_verified_at, username, roles, locale, time_zone, unit)
      values (1, gen_random_uuid(), 'anna@example.com', now(), 'anna', '{lifter}', 'en', 'UTC', 'kg'),
             (2, gen_random_uuid(), 'ian@example.com', now(), 'ian', '{lifter}', 'en', 'UTC', 'kg');
      insert into auth.address_requests (tenant_id, kind, email, asked_at) \(requests)
      """)
    return database
  }

  @Test func `is taken in turns: a tenant that is flooded holds up no other`() async throws {
    let database = try await Self.flooded(
      """
      select 1, 'username_reminder', 'nobody' || n || '@example.com', now() - interval '1 hour'
        from generate_series(1, 2000) as n
       union all
      select 2, 'username_reminder', 'ian@example.com', now()
      """)
    #expect(try database.rows("select app.answer_by_address(10)") == [["6"]])
    let left = try database.rows(
      "select tenant_id, count(*) from auth.address_requests group by tenant_id order by tenant_id")
    #expect(left == [["1", "1995"]])
    #expect(try database.rows("select recipient from app.outbox_mail") == [["ian@example.com"]])
    // Alone again, the tenant has all of the turn.
    #expect(try database.rows("select app.answer_by_address(10)") == [["10"]])
  }

  @Test func `is answered once, however often it was asked while it waited`() async throws {
    let database = try await Self.flooded(
      """
      select 1, 'username_reminder', 'anna@example.com', now()
        from generate_series(1, 3000)
       union all
      select 1, 'username_reminder', 'nobody@example.com', now()
       union all
      select 2, 'username_reminder', 'anna@example.com', now()
      """)
    // The address is someone's in one tenant, and nobody's in the other. What waits behind comes with the next turn.
    #expect(try database.rows("select app.answer_by_address(500)") == [["2"]])
    #expect(try database.rows("select email from auth.address_requests") == [["nobody@example.com"]])
    #expect(try database.rows("select app.answer_by_address(500)") == [["1"]])
    #expect(try database.rows("select from auth.address_requests").isEmpty)
    #expect(
      try database.rows("select tenant_id, recipient from app.outbox_mail") == [["1", "anna@example.com"]])
  }

  @Test func `is taken by one mail loop and left alone by another that looks meanwhile`() async throws {
    let database = try await Self.flooded("select 1, 'username_reminder', 'anna@example.com', now()")
    let first = try ScriptSession(database.superuser)
    try first.run("begin")
    #expect(try first.rows("select app.answer_by_address(500)") == [["1"]])
    #expect(try database.rows("select app.answer_by_address(500)") == [["0"]])
    try first.run("commit")
    #expect(try database.rows("select count(*) from app.outbox_mail") == [["1"]])
  }
}
