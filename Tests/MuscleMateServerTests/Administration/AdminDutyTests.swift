import MuscleMateAPI
import Postgres
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `An admin's duties` {
  @Test(arguments: AdminDuty.allCases)
  func `open their routes, and those of no other duty`(_ duty: AdminDuty) async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let calls = try await AdminCalls(on: server, as: ada)
      let others = AdminDuty.allCases.filter { $0 != duty }
      let idle = try server.admin("ida", duties: others)
      let able = try server.admin("otto", duties: [duty])
      let routes = AdminCalls.routes.filter { $0.duty == duty }
      #expect(routes.count > 4)
      for route in routes {
        let refused = try await calls.send(route, as: idle)
        #expect(refused.problem == "duty-needed", "\(AdminCalls.name(route)): \(refused.text)")
        let answer = try await calls.send(route, as: able)
        #expect(answer.problem != "duty-needed", "\(AdminCalls.name(route)): \(answer.text)")
        #expect(answer.status < 500, "\(AdminCalls.name(route)): \(answer.text)")
      }
    }
  }

  @Test(arguments: [
    ("en", "Only admins with this duty can do this: content."),
    ("de", "Das ist für Admins mit diesem Bereich: content."),
    ("es", "Esto es para administradores con esta área: content."),
    ("tr", "Bu, şu sorumluluğu olan yöneticiler için: content."),
  ])
  func `are named to who lacks one, in their language, whatever they send`(_ locale: String, _ text: String)
    async throws
  {
    try await TestServer.run { server in
      let ada = try server.admin("ada", duties: [.accounts])
      try server.database.administer("update app.accounts set locale = '\(locale)'")
      let refused = try await ada.put("/v1/admin/tiers", ["tiers": "all"]).expect(403)
      #expect(refused.problem == "duty-needed")
      #expect(try refused.json["detail"]?.text == text)
    }
  }

  /// What the server would forget to ask for.
  @Test func `are asked for by each function that is for admins, whatever it is given`() async throws {
    let session = try ScriptSession(try await World.shared.value.database.superuser)
    let functions = try session.rows(
      """
      select format('%s(%s)', one.oid::regproc,
                    (select string_agg(format('null::%s', format_type(type, null)), ', ' order by position)
                       from unnest(one.proargtypes::oid[]) with ordinality as given (type, position)))
        from pg_catalog.pg_proc as one
       where one.pronamespace in ('app'::regnamespace, 'auth'::regnamespace)
         and one.prosecdef
         and has_function_privilege('mm_admin', one.oid, 'execute')
         and not has_function_privilege('mm_lifter', one.oid, 'execute')
         and one.proname not in ('has_duty', 'demand_duty')
       order by 1
      """
    ).compactMap { $0[0] }
    #expect(functions.count > 40)
    for function in functions {
      try session.run("begin; update auth.sessions set proved_at = now()")
      _ = try session.rows(World.becoming(.idleAdmin))
      do {
        _ = try session.rows("select \(function)")
        Issue.record("\(function) answers")
      } catch {
        let isAsked = error.sqlState == .forbidden && error.message.hasPrefix("duty-needed")
        #expect(isAsked, "\(function): \(error)")
      }
      try session.run("rollback")
    }
  }

  @Test func `are said by another admin who looks after accounts, and count from the next request on`()
    async throws
  {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let otto = try server.signedIn("otto", as: "admin")
      let path = "/v1/admin/accounts/\(otto.account)/duties"
      let all: JSON = ["accounts", "content", "moderation", "operations"]
      #expect(try await ada.get(path).expect(200).json["duties"] == all)
      #expect(try await otto.get("/v1/me").expect(200).json["duties"] == all)
      let given = try await ada.put(path, ["duties": ["operations", "content"]]).expect(200)
      #expect(try given.json["duties"] == ["content", "operations"])
      #expect(try await otto.get("/v1/me").expect(200).json["duties"] == ["content", "operations"])
      let shown = try await ada.get("/v1/admin/accounts/\(otto.account)").expect(200).json
      #expect(shown["duties"] == ["content", "operations"])
      try await otto.get("/v1/admin/jobs").expect(200)
      #expect(try await otto.get(path).expect(403).problem == "duty-needed")
      #expect(try await otto.put(path, ["duties": all]).expect(403).problem == "duty-needed")
      let audited = try server.database.rows(
        "select actor_id, subject_id, details from app.audit_entries where action = 'duties_changed'")
      #expect(
        audited == [
          [
            ada.account, otto.account,
            """
            {"duties": ["content", "operations"], "duties_before": ["accounts", "content", "moderation", "operations"]}
            """,
          ]
        ])
    }
  }

  @Test func `are nobody's own to say, nor a lifter's, and take a recent proof`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let otto = try server.signedIn("otto", as: "admin")
      let anna = try server.signedIn("anna")
      let none: JSON = ["duties": []]
      #expect(try await ada.put("/v1/admin/accounts/\(ada.account)/duties", none).problem == "conflict")
      try await ada.put("/v1/admin/accounts/\(anna.account)/duties", none).expect(404)
      try await ada.get("/v1/admin/accounts/\(anna.account)/duties").expect(404)
      #expect(try await anna.get("/v1/me").expect(200).json["duties"] == nil)
      try await ada.put("/v1/admin/accounts/\(otto.account)/duties", ["duties": ["sports"]]).expect(422)
      try server.database.administer("update auth.sessions set proved_at = now() - interval '16 minutes'")
      let stale = try await ada.put("/v1/admin/accounts/\(otto.account)/duties", none)
      #expect(stale.problem == "proof-needed")
    }
  }

  @Test func `leave someone who looks after accounts`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let otto = try server.signedIn("otto", as: "admin")
      let path = "/v1/admin/accounts/\(otto.account)/duties"
      // Who is leaving does not count as who stays.
      try server.database.administer(
        "update app.accounts set erasure_due_at = now() + interval '9 days' where username = 'ada'")
      try await ada.put(path, ["duties": ["content"]]).expect(409)
      try await ada.put(path, ["duties": ["accounts"]]).expect(200)
      try server.database.administer("update app.accounts set erasure_due_at = null")
      try await ada.put(path, ["duties": ["content"]]).expect(200)
      // The other admin is no one to leave the accounts to.
      #expect(try await ada.delete("/v1/me").problem == "conflict")
      try await ada.put(path, ["duties": ["accounts"]]).expect(200)
      try await ada.delete("/v1/me").expect(200)
    }
  }

  @Test func `of two who take them from one another at once, leave one`() async throws {
    try await TestServer.run { server in
      for round in 0..<4 {
        let admins = try (0..<2).map { try server.signedIn("admin\(round)\($0)", as: "admin") }
        try server.database.administer(
          "update app.accounts set roles = '{lifter}' where username !~ '^admin\(round)'")
        let answers = try await withThrowingTaskGroup(of: Int.self) { group in
          for (admin, other) in zip(admins, admins.reversed()) {
            group.addTask {
              try await admin.put("/v1/admin/accounts/\(other.account)/duties", ["duties": []]).status
            }
          }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.sorted() == [200, 403])
        #expect(try server.count("app.admin_duties where duty = 'accounts'") == 1)
      }
    }
  }

  @Test func `of a new admin are those of who made them, and end with the role`() async throws {
    try await TestServer.run { server in
      let ada = try server.admin("ada", duties: [.accounts, .moderation])
      _ = try server.signedIn("otto", as: "admin")
      let anna = try server.signedIn("anna")
      let path = "/v1/admin/accounts/\(anna.account)"
      let made = try await ada.patch(path, ["roles": ["lifter", "admin"]]).expect(200).json
      #expect(made["duties"] == ["accounts", "moderation"])
      let newcomer: JSON = ["email": "ina@example.com", "username": "ina", "roles": ["admin"]]
      #expect(
        try await ada.post("/v1/admin/accounts", newcomer).expect(201).json["duties"] == [
          "accounts", "moderation",
        ])
      // Being an admin still gives nothing anew.
      try server.database.administer("delete from app.admin_duties where account_id = '\(anna.account)'")
      #expect(
        try await ada.patch(path, ["roles": ["admin", "coach"]]).expect(200).json["duties"] == .array([]))
      #expect(try await ada.patch(path, ["roles": ["lifter"]]).expect(200).json["duties"] == nil)
      #expect(try server.count("app.admin_duties where account_id = '\(anna.account)'") == 0)
    }
  }

  @Test func `let support's looks be agreed to, and feedback be looked after`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let otto = try server.admin("otto", duties: [.moderation])
      let ina = try server.admin("ina", duties: [.accounts])
      let anna = try server.signedIn("anna")
      try server.database.administer("update app.tenants set break_glass_needs_approval = true")
      let look: JSON = [
        "account": .string(anna.account), "reason": "asked for help with their records",
        "scopes": ["history"], "minutes": 5,
      ]
      try await ada.post("/v1/admin/break-glass", look).expect(201)
      #expect(try await ina.get("/v1/notices").expect(200).json["items"]?.elements?.count == 1)
      #expect(try await otto.get("/v1/notices").expect(200).json["items"] == .array([]))
      try await anna.post("/v1/feedback", ["kind": "idea", "text": "A dark mode"]).expect(201)
      let told = try server.database.rows("select id from app.feedback")[0][0] ?? ""
      try await ada.patch("/v1/admin/feedback/\(told)", ["assignee": .string(ina.account)]).expect(422)
      try await ada.patch("/v1/admin/feedback/\(told)", ["assignee": .string(otto.account)]).expect(200)
    }
  }
}

extension TestServer {
  /// A signed-in admin who looks after this alone.
  func admin(_ name: String, duties: [AdminDuty]) throws -> Client {
    let admin = try signedIn(name, as: "admin")
    let words = duties.map(\.rawValue).joined(separator: ",")
    try database.administer(
      "delete from app.admin_duties where account_id = '\(admin.account)' and duty <> all ('{\(words)}')")
    return admin
  }
}
