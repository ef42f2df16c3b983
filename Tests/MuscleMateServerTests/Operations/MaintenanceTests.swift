import DatabaseAdministration
import MuscleMateAPI
import Postgres
import Primitives
import Testing

@testable import MuscleMateServer
@testable import TestKit

@Suite struct `Maintenance windows` {
  static let path = "/v1/admin/maintenance-windows"

  /// From now on in seconds.
  static func window(_ mode: String, from start: Int64, to end: Int64, reach: String = "installation") -> JSON
  {
    let now = Timestamp.now
    return [
      "mode": .string(mode), "reach": .string(reach),
      "starts_at": .string(now.advanced(bySeconds: start).description),
      "ends_at": .string(now.advanced(bySeconds: end).description),
      "messages": ["en": "Back at noon", "de": "Mittags zurück"],
    ]
  }

  @Test func `are announced ahead on every answer, and told to everyone in their language`() async throws {
    try await TestServer.run { server in
      let (ada, leo) = try (server.signedIn("ada", as: "admin"), server.signedIn("leo"))
      #expect(try await leo.get("/v1/me").expect(200).headers["maintenance"] == nil)
      #expect(try await server.visitor.get("/v1/maintenance").expect(200).json == ["items": []])
      let made = try await ada.post(Self.path, Self.window("closed", from: 3_600, to: 7_200)).expect(201).json
      let start = try #require(made["starts_at"]?.text.flatMap { Timestamp($0) })
      let field = "closed;from=@\(start.unixSeconds);until=@\(start.unixSeconds + 3_600)"
      for answer in [
        try await leo.get("/v1/me").expect(200), try await leo.get("/v1/nothing").expect(404),
        try await server.visitor.get("/healthz").expect(200),
        try await server.visitor.get("/v1/me").expect(401),
        try await ada.get(Self.path).expect(200),
      ] {
        #expect(answer.headers["maintenance"] == field)
      }
      var german = server.visitor
      german.headers["Accept-Language"] = "de"
      let notice = try await german.get("/v1/maintenance").expect(200).json["items"]?.elements?.first
      #expect(notice?["message"] == "Mittags zurück" && notice?["mode"] == "closed")

      let id = try #require(made["id"]?.text)
      try await ada.delete("\(Self.path)/\(id)").expect(204)
      #expect(try await leo.get("/v1/me").expect(200).headers["maintenance"] == nil)
      try await ada.delete("\(Self.path)/\(id)").expect(204)
      try await ada.delete("\(Self.path)/\(UUID.v7(at: .now))").expect(404)
      #expect(try await ada.get("\(Self.path)/\(id)").expect(200).json["ended_at"]?.text != nil)
    }
  }

  @Test func `that close: no one but admins gets in, health is answered, Retry-After tells the end`()
    async throws
  {
    try await TestServer.run { server in
      let (ada, leo) = try (server.signedIn("ada", as: "admin"), server.signedIn("leo"))
      let made = try await ada.post(Self.path, Self.window("closed", from: -60, to: 600)).expect(201).json
      let end = try #require(made["ends_at"]?.text.flatMap { Timestamp($0) }).unixSeconds
      let before = Timestamp.now.unixSeconds
      let refused = try await leo.get("/v1/me").expect(503)
      #expect(refused.problem == "maintenance")
      let seconds = try #require(refused.headers["retry-after"].flatMap { Int64($0) })
      #expect((end - Timestamp.now.unixSeconds - 1...end - before + 1).contains(seconds))
      #expect(try refused.json["message"] == "Back at noon")
      let ends = [try refused.json["until"], made["ends_at"]].map {
        $0?.text.flatMap { Timestamp($0) }?.unixSeconds
      }
      #expect(ends[0] != nil && ends[0] == ends[1])
      try await leo.post("/v1/lifters/me/workouts", Sample.workout("Monday")).expect(503)
      try await server.visitor.get("/v1/scopes").expect(503)
      for path in ["/healthz", "/readyz", "/v1/maintenance", "/openapi.json"] {
        try await server.visitor.get(path).expect(200)
      }
      try await ada.get("/v1/me").expect(200)
      let wrong: JSON = ["login": "ada", "password": "not this one at all"]
      try await server.visitor.post("/v1/sessions", wrong).expect(401)
      #expect(server.application.services.maintenance.isClosed(at: .now))

      let id = try #require(made["id"]?.text)
      try await ada.delete("\(Self.path)/\(id)").expect(204)
      try await leo.get("/v1/me").expect(200)
    }
  }

  @Test func `that let read alone: the database refuses every write`() async throws {
    try await TestServer.run { server in
      let (ada, leo) = try (server.signedIn("ada", as: "admin"), server.signedIn("leo"))
      try await leo.post("/v1/lifters/me/workouts", Sample.workout("Monday")).expect(201)
      try await ada.post(Self.path, Self.window("read_only", from: -60, to: 600)).expect(201)
      try await leo.get("/v1/lifters/me/workouts").expect(200)
      let refused = try await leo.post("/v1/lifters/me/workouts", Sample.workout("Tuesday")).expect(503)
      #expect(refused.problem == "maintenance" && refused.headers["retry-after"] != nil)
      #expect(try refused.json["title"] == "Read-only for maintenance")
      // By the database itself, where a server has not heard of it.
      for statement in [
        "insert into app.goals default values", "delete from app.workouts", "select app.new_id()",
      ] {
        let session = try ScriptSession(server.database.server)
        let result = Result {
          try session.run(
            """
            select set_config('role', auth.begin_session(sha256('\(leo.token ?? "")'), 'mm_lifter'), true);
            \(statement)
            """)
        }
        switch result {
        case .success: #expect(statement.hasPrefix("select"))
        case .failure(let error): #expect((error as? ScriptError)?.sqlState == "25006", "\(error)")
        }
      }
      try await ada.patch("/v1/me", ["display_name": "Ada"]).expect(200)
    }
  }

  @Test func `that let read alone: a coach's list is shown where the look at it was noted before`()
    async throws
  {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      let zoe = try await server.person("zoe", as: "lifter")
      try await zoe.accept(try await pair.coach.invite("zoe"), sharing: ["history"])
      try await pair.coach.get("/v1/clients/\(pair.lifter.account)").expect(200)
      let ada = try server.signedIn("ada", as: "admin")
      try await ada.post(Self.path, Self.window("read_only", from: -60, to: 600)).expect(201)
      // Unless midnight came meanwhile: then Anna's row was not seen on this day either.
      let again = try await pair.coach.get("/v1/clients/\(pair.lifter.account)")
      let today = try server.database.rows(
        "select at >= date_trunc('day', now(), 'UTC') from app.access_log where scope = 'client_list'")
      #expect(again.status == (today == [["t"]] ? 200 : 503))
      let refused = try await pair.coach.get("/v1/clients").expect(503)
      #expect(refused.problem == "maintenance")
      #expect(try await zoe.items("/v1/me/access-log").isEmpty)
    }
  }

  @Test func `of one tenant close that one alone, for its sessions and its visitors`() async throws {
    try await TestServer.run { server in
      let leo = try server.signedIn("leo")
      try server.database.administer(
        """
        insert into app.tenants (id, slug, name) values (2, 'iron', 'Iron');
        insert into app.tenant_hosts (tenant_id, host) values (2, 'iron.example');
        """)
      let iris = try Self.signedInElsewhere(server, "iris", "lifter")
      let root = try Self.signedInElsewhere(server, "root", "admin")
      let window = Self.window("closed", from: -60, to: 600, reach: "tenant")
      try await root.post(Self.path, Self.window("closed", from: -60, to: 600)).expect(404)
      try await root.post(Self.path, window).expect(201)
      let refused = try await iris.get("/v1/me").expect(503)
      #expect(refused.problem == "maintenance")
      #expect(refused.headers["maintenance"]?.hasPrefix("closed;") == true)
      let answer = try await leo.get("/v1/me").expect(200)
      #expect(answer.headers["maintenance"] == nil)
      var visitor = server.visitor
      visitor.tenant = "iron"
      try await visitor.get("/v1/scopes").expect(503)
      try await server.visitor.get("/v1/scopes").expect(200)
      #expect(!server.application.services.maintenance.isClosed(at: .now))
      #expect(try await server.visitor.get("/v1/maintenance").expect(200).json == ["items": []])
    }
  }

  private static func signedInElsewhere(_ server: TestServer, _ name: String, _ role: String) throws -> Client
  {
    let token = "\(role.prefix(1))\(String(repeating: String(name.prefix(1)), count: 43))"
    let id = UUID.v7(at: .now)
    try server.database.administer(
      """
      insert into app.accounts (
        tenant_id, id, email, email_verified_at, username, roles, locale, time_zone, unit)
      values (2, '\(id)', '\(name)@example.com', now(), '\(name)', '{\(role)}', 'en', 'UTC', 'kg');
      insert into auth.sessions (tenant_id, account_id, token_hash, role, expires_at)
      values (2, '\(id)', sha256('\(token)'), '\(role)', now() + interval '1 day')
      """)
    var client = server.visitor
    client.token = token
    return client
  }

  @Test func `can be moved and ended, by rules, and all of it is in the audit log`() async throws {
    try await TestServer.run { server in
      let (ada, leo) = try (server.signedIn("ada", as: "admin"), server.signedIn("leo"))
      try await leo.post(Self.path, Self.window("closed", from: 60, to: 600)).expect(403)
      for (start, end) in [(600, 60), (-600, -60), (0, 8 * 86_400)] as [(Int64, Int64)] {
        let fault = try await ada.post(Self.path, Self.window("closed", from: start, to: end)).expect(422)
        #expect(try fault.json["errors"]?.elements?.first?["pointer"] == "/ends_at")
      }
      let id = try #require(
        try await ada.post(Self.path, Self.window("closed", from: 600, to: 900)).expect(201).json["id"]?.text)
      let path = "\(Self.path)/\(id)"
      let later = Timestamp.now.advanced(bySeconds: 1_800).description
      try await ada.patch(path, ["starts_at": .string(later)]).expect(422)
      let end = Timestamp.now.advanced(bySeconds: 3_600).description
      let moved = try await ada.patch(
        path, ["starts_at": .string(later), "ends_at": .string(end), "mode": "read_only"]
      ).expect(200).json
      #expect(moved["mode"] == "read_only" && moved["messages"]?["en"] == "Back at noon")
      try await ada.delete(path).expect(204)
      try await ada.patch(path, ["mode": "closed"]).expect(410)
      for _ in 0..<20 { try await ada.post(Self.path, Self.window("closed", from: 600, to: 900)).expect(201) }
      try await ada.post(Self.path, Self.window("closed", from: 600, to: 900)).expect(409)
      #expect(try await ada.get("\(Self.path)?limit=5").expect(200).json["items"]?.elements?.count == 5)

      try server.database.administer("update auth.sessions set proved_at = now() - interval '1 hour'")
      try await ada.post(Self.path, Self.window("closed", from: 600, to: 900)).expect(403)
      let actions = try server.database.rows(
        "select distinct action from app.audit_entries where action like 'maintenance%' order by 1")
      #expect(
        actions.map { $0[0] } == ["maintenance_announced", "maintenance_changed", "maintenance_ended"])
    }
  }

  @Test func `planned by the command reach a server that runs`() async throws {
    try await TestServer.run { server in
      let leo = try server.signedIn("leo")
      let configuration = try Configuration(
        ["DATABASE_OWNER_URL": server.database.owner, "DATABASE_URL": server.database.server], processors: 1)
      let database = try AdministeredDatabase.open(configuration, migrated: false)
      let id = try database.planMaintenance(
        tenant: nil, closed: true, from: .now, minutes: 10, messages: [("en", "Soon")])
      #expect(try database.maintenance().map { Array($0.prefix(3)) } == [[id, "installation", "closed"]])
      // Before this server has heard of it the database refuses already.
      try await leo.get("/v1/me").expect(503)
      try await server.application.services.maintenance.refresh(server.application.pools[0])
      try await server.visitor.get("/v1/scopes").expect(503)
      #expect(try database.endMaintenance(tenant: nil, id: nil) == 1)
      #expect(try database.endMaintenance(tenant: nil, id: nil) == 0)
      try await server.application.services.maintenance.refresh(server.application.pools[0])
      try await leo.get("/v1/me").expect(200)
      #expect(throws: AdministrationError.self) { try database.endMaintenance(tenant: "nowhere", id: nil) }
      #expect(throws: AdministrationError.self) {
        try database.planMaintenance(
          tenant: nil, closed: true, from: .now.advanced(bySeconds: -660), minutes: 10, messages: [])
      }
      #expect(try database.maintenance().isEmpty)
    }
  }
}
