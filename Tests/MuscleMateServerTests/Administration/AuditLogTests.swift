internal import EventLoop
internal import MuscleMateAPI
internal import MuscleMateServer
internal import Postgres
internal import Primitives
internal import TestKit
internal import Testing

/// The entries of the audit log, and their readers.
struct AuditLogTests {
  @Test func `what people do to their accounts is written with who, what and from where`() async throws {
    try await TestServer.run { server in
      var anna = try await server.person("anna", as: "lifter")
      anna.headers["User-Agent"] = "Barbell\u{9B}\u{202E}\u{2028}1.0"
      try await anna.put(
        "/v1/me/password", ["current": .string(TestServer.password), "new": "another horse 27"]
      )
      .expect(204)
      try await anna.post("/v1/me/roles", ["role": "coach"]).expect(200)
      try await anna.delete("/v1/sessions/current").expect(204)
      let entries = try server.database.rows(
        """
        select entry.action, entry.role, entry.subject_id, kept.address, kept.user_agent, kept.email
          from app.audit_entries as entry
          left join app.audit_origins as kept using (tenant_id)
         where kept.digest = entry.origin
         order by entry.number
        """)
      #expect(
        entries.map { $0[0] } == [
          "registered", "email_verified", "signed_in", "password_changed", "role_taken", "session_ended",
        ])
      #expect(entries.map { $0[1] } == ["visitor", "visitor", "visitor", "lifter", "lifter", "lifter"])
      #expect(entries.allSatisfy { $0[2] == anna.account && $0[3] == "127.0.0.1" })
      #expect(entries.suffix(3).allSatisfy { $0[4] == "Barbell  1.0" && $0[5] == "anna@example.com" })
    }
  }

  @Test func `a server of the release before states a request in one setting, a line each`() async throws {
    try await TestServer.run { server in
      let session = try ScriptSession(server.database.owner)
      let stated =
        "select app.request_text('address', 2), app.request_text('agent', 3), app.request_text('consent', 4)"
      #expect(try session.rows(stated) == [[nil, nil, nil]])
      try session.run("select set_config('app.request', E'01\\n192.0.2.1\\nBarbell\\nconsent', false)")
      #expect(try session.rows(stated) == [["192.0.2.1", "Barbell", "consent"]])
      try session.run("select set_config('app.request', E'01\\n192.0.2.1\\n', false)")
      #expect(try session.rows(stated) == [["192.0.2.1", nil, nil]])
      try session.run("select set_config('app.request_consent', 'needed', false)")
      #expect(try session.rows(stated) == [["192.0.2.1", nil, "needed"]])
    }
  }

  @Test func `nothing is written of what was refused, and what reads leaves nothing`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let before = try server.database.rows("select number from app.audit_heads")
      try await anna.put("/v1/me/password", ["current": "wrong horse 27", "new": "another horse 27"]).expect(
        422)
      try await anna.get("/v1/me").expect(200)
      try await anna.get("/v1/sessions").expect(200)
      try await anna.delete("/v1/sessions/\(World.id(1))").expect(404)
      #expect(try server.database.rows("select number from app.audit_heads") == before)
      #expect(try server.database.rows("select from app.audit_drafts").isEmpty)
    }
  }

  @Test func `imports, sharing and its end are written`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      try await pair.share(["history", "main_lifts"])
      try await pair.lifter.delete("/v1/coaches/\(pair.coach.account)").expect(204)
      let csv = "Date,Exercise,Category,Weight,Weight Unit,Reps\n2026-01-20,Deadlift,Back,140,kgs,5\n"
      let done = try await pair.lifter.send(
        "POST", "/v1/lifters/me/imports", type: "text/csv", Array(csv.utf8)
      ).expect(201).json
      try await pair.lifter.delete("/v1/lifters/me/imports/\(done["id"]?.text ?? "")").expect(204)
      let entries = try server.database.rows(
        """
        select action, details ->> 'scopes'
          from app.audit_entries
         where actor_id = '\(pair.lifter.account)' and role = 'lifter'
         order by number
        """)
      #expect(
        entries.map { $0[0] } == [
          "invite_accepted", "sharing_changed", "sharing_changed", "coaching_ended", "workouts_imported",
          "import_taken_back",
        ])
      #expect(entries[2][1] == #"["history", "main_lifts"]"#)
    }
  }

  @Test func `admins search it a page at a time, and each search is an entry`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let admin = try await server.admin("ada")
      let first = try await admin.get("/v1/admin/audit?limit=3").expect(200).json
      let numbers = try #require(first["items"]?.elements).compactMap { $0["number"]?.integer }
      #expect(numbers.count == 3)
      let next = try #require(first["next"]?.text)
      let second = try await admin.get("/v1/admin/audit?limit=3&after=\(next)").expect(200).json
      let more = try #require(second["items"]?.elements).compactMap { $0["number"]?.integer }
      // Without a gap, the newest ahead: the search itself follows when it has committed.
      #expect(numbers + more == Array((numbers[0] - 5...numbers[0]).reversed()))
      #expect(first["items"]?.elements?.first?["action"]?.text == "signed_in")
      #expect(first["items"]?.elements?.first?["subject"]?["username"]?.text == "ada")

      func found(_ query: String) async throws -> [String] {
        try await admin.items("/v1/admin/audit?limit=100&\(query)").compactMap { $0["action"]?.text }
      }
      #expect(try await found("action=signed_in&subject=\(anna.account)") == ["signed_in"])
      #expect(try await found("actor=\(anna.account)") == ["signed_in", "email_verified"])
      #expect(try await found("q=registered").count == 2)
      #expect(try await found("to=2000-01-01T00:00:00Z").isEmpty)
      #expect(try await found("from=2000-01-01T00:00:00Z&action=registered").count == 2)
      let searches = try server.database.rows(
        "select details from app.audit_entries where action = 'audit_searched' order by number")
      #expect(searches.count == 6)
      #expect(searches.allSatisfy { !($0[0] ?? "").lowercased().contains("anna@") })
      try await admin.get("/v1/admin/audit?limit=0&from=never").expect(422)
    }
  }

  @Test func `an action that there is none of is refused with those there are`() async throws {
    try await TestServer.run { server in
      let admin = try await server.admin("ada")
      for path in ["audit", "audit.csv", "audit.ndjson"] {
        let refused = try await admin.get("/v1/admin/\(path)?action=account.locked").expect(422).json
        let fault = try #require(refused["errors"]?.elements?.first)
        #expect(fault["pointer"] == "/action")
        #expect(fault["message"]?.text?.contains("account_locked, account_registered") == true)
      }
    }
  }

  /// Also those that a `case` chooses, and the two that a search is written as.
  @Test func `every action that the database writes can be asked for`() async throws {
    let written = try await TestDatabase.migrated().rows(
      #"""
      select distinct word[1]
        from pg_proc as made
       cross join lateral (
         select regexp_matches(made.prosrc, 'app\.audit(?:_command)?\(\s*''([a-z_]+)''', 'g')
          union all
         select regexp_matches(made.prosrc, 'app\.audit_in\((?:[^,()]|\([^()]*\))+,\s*''([a-z_]+)''', 'g')
          union all
         select regexp_matches(chosen[1], '(?:then|else) ''([a-z_]+)''', 'g')
           from regexp_matches(made.prosrc, 'app\.audit\(\s*(case [^;]*? end)', 'g') as chosen) as named (word)
      """#
    ).compactMap { $0[0] }
    let searches = ["audit_searched", "audit_exported"]
    #expect(Set(written + searches).symmetricDifference(AuditAction.allCases.map(\.rawValue)).isEmpty)
  }

  @Test func `nobody else reads it, and an admin of another tenant reads that one's`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try server.database.administer("select app.create_tenant('iron', 'Iron')")
      let other = try await server.admin("otto", tenant: "iron")
      let entries = try await other.items("/v1/admin/audit?limit=100")
      #expect(entries.last?["action"]?.text == "tenant_created")
      #expect(!entries.contains { $0["subject"]?["id"]?.text == anna.account })
      for path in ["audit", "audit.csv", "audit.ndjson", "alerts"] {
        try await anna.get("/v1/admin/\(path)").expect(403)
        try await server.visitor.get("/v1/admin/\(path)").expect(401)
      }
    }
  }

  @Test func `an admin's reason is in its entry, and is found, as long as the account is there`() async throws
  {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let admin = try await server.admin("ada")
      let account = "/v1/admin/accounts/\(anna.account)"
      let ticket = String(repeating: "A ticket ", count: 222) + "of"
      try await admin.put("\(account)/lock", ["reason": "Chargeback of March"]).expect(204)
      try await admin.delete("\(account)/lock").expect(204)
      try await admin.post("\(account)/factor-removals", ["reason": "Lost the phone"]).expect(202)
      try await admin.put("\(account)/entitlements/all_graphs", ["reason": "A gift"]).expect(204)
      let glass: JSON = [
        "account": .string(anna.account), "reason": .string(ticket), "scopes": ["history"], "minutes": 5,
      ]
      try await admin.post("/v1/admin/break-glass", glass).expect(201)

      func reasons(_ query: String = "") async throws -> [String?] {
        try await admin.items("/v1/admin/audit?limit=100&subject=\(anna.account)\(query)").map {
          $0["reason"]?.text
        }
      }
      let written = try await reasons().compactMap { $0 }
      #expect(written == [ticket, "A gift", "Lost the phone", "Chargeback of March"])
      #expect(try await reasons("&q=chargeback") == ["Chargeback of March"])
      let locked = try #require(try await admin.items("/v1/admin/audit?action=account_locked").first)
      #expect(locked["details"] == [:])
      #expect(
        try await admin.get("/v1/admin/audit.csv?action=account_locked").text.contains("Chargeback of March"))

      try server.database.administer("delete from app.accounts where id = '\(anna.account)'")
      #expect(try await reasons().compactMap { $0 }.isEmpty)
      #expect(try await reasons("&q=chargeback").isEmpty)
      #expect(try server.verifyAudit().isSound)
    }
  }

  @Test func `where a lifter signs in from is shown on request, and that an admin asked is an entry`()
    async throws
  {
    try await TestServer.run { server in
      var anna = try await server.person("anna", as: "lifter")
      anna.headers["User-Agent"] = "Barbell 1.0"
      try await anna.put(
        "/v1/me/password", ["current": .string(TestServer.password), "new": "another horse 27"]
      )
      .expect(204)
      let admin = try await server.admin("ada")
      let changed = try #require(try await admin.items("/v1/admin/audit?action=password_changed").first)
      #expect(changed["origin"] == nil)
      #expect(changed["origin_on_request"] == true)
      for word in ["barbell", "127.0.0.1", "anna@example"] {
        #expect(try await admin.items("/v1/admin/audit?action=password_changed&q=\(word)").isEmpty)
      }
      for file in ["csv", "ndjson"] {
        #expect(
          try await admin.get("/v1/admin/audit.\(file)?action=password_changed").text.contains("127.0")
            == false)
      }

      let origin = "/v1/admin/audit/\(changed["number"]?.integer ?? 0)/origin"
      try await admin.post(origin, ["reason": " "]).expect(422)
      try await anna.post(origin, ["reason": "I want to know"]).expect(403)
      let shown = try await admin.post(origin, ["reason": "Was it her?"]).expect(200).json
      #expect(shown == ["email": "anna@example.com", "address": "127.0.0.1", "user_agent": "Barbell 1.0"])
      let look = try #require(try await admin.items("/v1/admin/audit?action=audit_origin_viewed").first)
      #expect(look["reason"] == "Was it her?")
      #expect(look["subject"]?["username"] == "anna")
      // What an admin does stays visible.
      #expect(look["origin"]?["address"] == "127.0.0.1")
      #expect(look["origin_on_request"] == false)
      try await admin.post("/v1/admin/audit/999999/origin", ["reason": "Which one?"]).expect(404)

      try server.database.administer("update auth.sessions set proved_at = now() - interval '1 hour'")
      #expect(try await admin.post(origin, ["reason": "Again"]).expect(403).problem == "proof-needed")

      // Of this number another tenant has an entry of its own.
      try server.database.administer("select app.create_tenant('iron', 'Iron')")
      let otto = try await server.admin("otto", tenant: "iron")
      #expect(
        try await otto.post(origin, ["reason": "Whose?"]).expect(200).json["email"] == "otto@example.com")
    }
  }

  @Test func `who shares what with whom is in no entry that admins see, and no filter finds it out`()
    async throws
  {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      try await pair.share(["history", "main_lifts"])
      try await pair.lifter.delete("/v1/coaches/\(pair.coach.account)").expect(204)
      let admin = try await server.admin("ada")
      for action in ["invite_accepted", "sharing_changed", "coaching_ended"] {
        let entries = try await admin.items("/v1/admin/audit?action=\(action)")
        #expect(!entries.isEmpty, "\(action)")
        for entry in entries {
          #expect(entry["actor"]?["id"]?.text == pair.lifter.account, "\(action)")
          #expect(entry["subject"] == nil, "\(action)")
          #expect(entry["details"] == [:], "\(action)")
        }
        #expect(
          try await admin.items("/v1/admin/audit?action=\(action)&subject=\(pair.coach.account)").isEmpty,
          "\(action)")
      }
      #expect(try await admin.items("/v1/admin/audit?action=sharing_changed&q=main_lifts").isEmpty)
      #expect(try server.verifyAudit().isSound)
    }
  }

  @Test func `it is taken along as a table and as lines, after a proof, which is written too`() async throws {
    try await TestServer.run { server in
      var admin = try await server.admin("ada")
      admin.headers["User-Agent"] = "=cmd|' /C calc'!\"A0\",x"
      let lock = "/v1/admin/accounts/\(try await server.person("anna", as: "lifter").account)/lock"
      try await admin.put(lock, ["reason": "Chargeback"]).expect(204)
      let table = try await admin.get("/v1/admin/audit.csv?action=account_locked").expect(200)
      let lines = table.text.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines[0].hasPrefix("number,at,actor,role,action"))
      #expect(lines[1].contains(#","'=cmd|' /C calc'!""A0"",x""#))
      #expect(table.headers["content-disposition"] == "attachment; filename=\"audit.csv\"")
      let objects = try await admin.get("/v1/admin/audit.ndjson").expect(200).text.split(separator: "\n")
      #expect(try JSON.parse(Array(objects[0].utf8))["action"]?.text == "audit_exported")
      try server.database.administer("update auth.sessions set proved_at = now() - interval '1 hour'")
      #expect(try await admin.get("/v1/admin/audit.csv").expect(403).problem == "proof-needed")
    }
  }

  @Test func `where an erased person's requests came from is gone, and the chain holds`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try server.database.administer("delete from app.accounts where id = '\(anna.account)'")
      let kept = try server.database.rows("select from app.audit_origins")
      #expect(kept.isEmpty)
      let entries = try server.database.rows("select from app.audit_entries where origin is not null")
      #expect(entries.count == 3)
      #expect(try server.verifyAudit().isSound)
    }
  }

  @Test func `many writers at once leave no gap and never wait for each other in a circle`() async throws {
    try await TestServer.run { server in
      try server.database.administer("select app.create_tenant('iron', 'Iron')")
      let ids = (1...4).map { World.id($0) }
      for (index, id) in ids.enumerated() {
        try server.database.administer(
          """
          insert into app.accounts (tenant_id, id, email, username, roles, locale, time_zone, unit)
          values (1, '\(id)', 'p\(index)@example.com', 'pers\(index)', '{lifter}', 'en', 'UTC', 'kg')
          """)
      }
      let superuser = server.database.superuser
      try await withThrowingTaskGroup(of: Void.self) { group in
        for writer in 0..<8 {
          group.addTask {
            try await aside {
              let session = try ScriptSession(superuser)
              for round in 0..<25 {
                // Each locks another two accounts, and writes into both chains, in an order of its own.
                let (one, other) = (ids[(writer + round) % 4], ids[(writer * 3 + round) % 4])
                let tenants = (writer + round).isMultiple(of: 2) ? [1, 2] : [2, 1]
                let locks = [one, other].sorted().map {
                  "perform from app.accounts where tenant_id = 1 and id = '\($0)' for no key update;"
                }
                try session.run(
                  """
                  do $$ begin
                    perform app.audit_in(\(tenants[0]), 'tried', '\(one)', '{}');
                    \(locks.joined(separator: " "))
                    perform app.audit_in(\(tenants[1]), 'tried', '\(other)', '{}');
                    if \(round % 5 == 0) then raise exception 'taken back'; end if;
                  exception when raise_exception then null;
                  end $$
                  """)
              }
            }
          }
        }
        try await group.waitForAll()
      }
      let chains = try server.database.rows(
        """
        select tenant_id, count(*) filter (where action = 'tried'), max(number) = count(*)
          from app.audit_entries
         group by tenant_id
         order by tenant_id
        """)
      #expect(chains == [["1", "160", "t"], ["2", "160", "t"]])
      #expect(try server.verifyAudit().isSound)
    }
  }
}

extension TestServer {
  /// Someone with the role of an admin, signed in as one.
  func admin(_ name: String, tenant: String? = nil) async throws -> Client {
    _ = try await person(name, as: "lifter", tenant: tenant)
    try database.administer("update app.accounts set roles = '{admin}' where username = '\(name)'")
    var visitor = visitor
    visitor.tenant = tenant
    return try await visitor.signedIn(name, role: "admin")
  }
}
