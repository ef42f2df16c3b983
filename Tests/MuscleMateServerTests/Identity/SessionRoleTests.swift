internal import Postgres
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// A person of two roles goes from one to the other without signing out.
struct SessionRoleTests {
  private static let path = "/v1/sessions/current/role"

  /// The same client, under the token of the answer.
  private static func goingOn(_ client: Client, as role: String) async throws -> Client {
    var other = client
    other.token = try await client.put(path, ["role": .string(role)]).expect(200).json["token"]?.text
    return other
  }

  @Test func `the session goes on under another token, and the former one ends`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.post("/v1/me/roles", ["role": "coach"]).expect(200)
      let kept = "id, device, method, proved_at, created_at, expires_at, agent, address"
      let before = try server.database.rows("select \(kept) from auth.sessions")
      let answer = try await anna.put(Self.path, ["role": "coach"]).expect(200)
      #expect(answer.headers["cache-control"] == "no-store")
      #expect(answer.headers["set-cookie"] == nil)
      let token = try #require(try answer.json["token"]?.text)
      let tenant = try server.database.rows("select id from app.tenants where is_default")[0][0] ?? ""
      #expect(token.hasPrefix("c\(tenant)."))
      #expect(try answer.json["account"]?["roles"] == ["lifter", "coach"])
      #expect(try server.database.rows("select \(kept) from auth.sessions") == before)

      #expect(try await anna.get("/v1/me").status == 401)
      var coach = anna
      coach.token = token
      try await coach.get("/v1/clients").expect(200)
      let sessions = try await coach.get("/v1/sessions").expect(200).json["items"]?.elements ?? []
      #expect(sessions.map { $0["role"]?.text } == ["coach"])
      #expect(sessions.first?["current"] == true)
      #expect(try answer.json["expires_at"] == sessions.first?["expires_at"])
      // Another role's letter makes no other role of it.
      coach.token = "l" + token.dropFirst()
      #expect(try await coach.get("/v1/me").status == 401)
      let entries = try server.database.rows(
        "select details->>'role_before', details->>'role' from app.audit_entries where action = 'session_role_changed'"
      )
      #expect(entries == [["lifter", "coach"]])
    }
  }

  @Test func `a coach trains in the role of a lifter, and has it from then on`() async throws {
    try await TestServer.run { server in
      let carl = try await server.person("carl", as: "coach")
      let lifter = try await Self.goingOn(carl, as: "lifter")
      #expect(lifter.token?.first == "l")
      #expect(try await lifter.get("/v1/me").expect(200).json["roles"] == ["coach", "lifter"])
      #expect(try await lifter.get("/v1/clients").status == 403)
      let workout: JSON = [
        "name": "Squats", "performed_at": "2026-03-01T17:00:00Z",
        "exercises": [["name": "Squat", "sets": [["reps": 5, "weight": 100, "unit": "kg"]]]],
      ]
      try await lifter.post("/v1/lifters/me/workouts", workout).expect(201)
      let coach = try await Self.goingOn(lifter, as: "coach")
      #expect(try await coach.items("/v1/lifters/me/workouts").count == 1)
    }
  }

  @Test func `a role that the account does not have is refused, and the session stays as it is`() async throws
  {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let ada = try server.signedIn("ada", as: "admin")
      for (client, role) in [(anna, "coach"), (anna, "admin"), (ada, "lifter"), (ada, "coach")] {
        let refused = try await client.put(Self.path, ["role": .string(role)])
        #expect(refused.status == 422)
        #expect(refused.faults == ["/role invalid"])
        try await client.get("/v1/me").expect(200)
      }
      #expect(try await anna.put(Self.path, ["role": "worker"]).status == 422)
      #expect(try await server.visitor.put(Self.path, ["role": "lifter"]).status == 401)
    }
  }

  @Test func `an admin proves first who they are, and other roles need no proof`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try server.database.administer("update app.accounts set roles = '{lifter,admin}'")
      try server.database.administer("update auth.sessions set proved_at = now() - interval '16 minutes'")
      #expect(try await anna.put(Self.path, ["role": "admin"]).problem == "proof-needed")
      try await anna.put("/v1/sessions/current/proof", ["password": .string(TestServer.password)]).expect(204)
      let admin = try await Self.goingOn(anna, as: "admin")
      #expect(admin.token?.first == "a")
      try await admin.get("/v1/admin/accounts").expect(200)
      try server.database.administer("update auth.sessions set proved_at = now() - interval '16 minutes'")
      let lifter = try await Self.goingOn(admin, as: "lifter")
      #expect(try await lifter.put(Self.path, ["role": "admin"]).problem == "proof-needed")
    }
  }

  @Test func `a browser gets the other token as a cookie, and only a page of ours asks for it`() async throws
  {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.post("/v1/me/roles", ["role": "coach"]).expect(200)
      var browser = server.visitor
      browser.headers = ["Cookie": "session=\(anna.token ?? "")", "Origin": "https://evil.example"]
      #expect(try await browser.put(Self.path, ["role": "coach"]).problem == "cross-site")
      browser.headers["Origin"] = "http://127.0.0.1"
      let answer = try await browser.put(Self.path, ["role": "coach"]).expect(200)
      #expect(try answer.json["token"] == nil)
      let cookie = answer.headers["set-cookie"] ?? ""
      #expect(cookie.hasPrefix("session=c"))
      #expect(cookie.hasSuffix("; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax"))
      #expect(try await browser.get("/v1/me").status == 401)
      browser.headers["Cookie"] = "\(cookie.prefix { $0 != ";" })"
      try await browser.get("/v1/clients").expect(200)
    }
  }

  @Test func `a change that is under way ends first, and one that comes meanwhile is refused`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.post("/v1/me/roles", ["role": "coach"]).expect(200)
      try await anna.patch("/v1/profile", ["fitness_level": "advanced"]).expect(200)
      let other = try ScriptSession(server.database.superuser)
      let onlooker = try ScriptSession(server.database.superuser)
      func wait(for count: Int) async throws {
        let waiting = """
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          """
        try await eventually("\(count) statements wait for a lock") {
          try onlooker.rows(waiting).count == count
        }
      }
      try other.run("begin; select from app.lifter_versions for update")
      async let early = anna.patch("/v1/profile", ["fitness_level": "elite"])
      try await wait(for: 1)
      async let answer = anna.put(Self.path, ["role": "coach"])
      try await wait(for: 2)
      async let late = anna.patch("/v1/profile", ["fitness_level": "beginner"])
      try await wait(for: 3)
      try other.run("commit")
      #expect(try await early.status == 200)
      var coach = anna
      coach.token = try await answer.expect(200).json["token"]?.text
      #expect(try await late.status == 401)
      #expect(try await coach.get("/v1/profile").json["fitness_level"]?.text == "elite")
    }
  }

  @Test func `of two changes at once with one token one is made`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.post("/v1/me/roles", ["role": "coach"]).expect(200)
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 1...6 {
          group.addTask { try await anna.put(Self.path, ["role": "coach"]).status }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(statuses.count { $0 == 200 } == 1)
      #expect(statuses.count { $0 == 401 } == 5)
      #expect(try server.database.rows("select role from auth.sessions") == [["coach"]])
    }
  }

  @Test func `a token of the release before works on, and its session gets one that names the tenant`()
    async throws
  {
    try await TestServer.run { server in
      var anna = try await server.person("anna", as: "lifter")
      let former = "l" + String(repeating: "A", count: 43)
      try server.database.administer("update auth.sessions set token_hash = sha256('\(former)')")
      anna.token = former
      try await anna.get("/v1/me").expect(200)
      let tenant = try server.database.rows("select id from app.tenants where is_default")[0][0] ?? ""
      #expect(try await Self.goingOn(anna, as: "lifter").token?.hasPrefix("l\(tenant).") == true)
    }
  }
}
