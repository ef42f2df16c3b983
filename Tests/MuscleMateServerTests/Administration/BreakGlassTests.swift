internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

struct BreakGlassTests {
  private static let reason = "The lifter says that the squats of May are gone"

  private static func request(
    _ lifter: Client, _ scopes: [String] = ["history"], minutes: Int = 30
  ) -> JSON {
    [
      "account": .string(lifter.account), "reason": .string(reason),
      "scopes": .array(scopes.map(JSON.string)), "minutes": .number("\(minutes)"),
    ]
  }

  /// The routes that each scope opens, once there is a workout of this id.
  private static func looks(_ workout: String) -> [(path: String, scopes: Set<String>)] {
    [
      ("/workouts", ["history"]), ("/workouts/\(workout)", ["workout_details"]),
      ("/records", ["main_lifts", "all_lifts"]), ("/measurements", ["body_metrics"]),
      ("/planned-workouts", ["plans"]),
    ]
  }

  private static func logged(by lifter: Client) async throws -> String {
    let workout = Sample.workout("Legs", notes: "my knee hurts")
    return try await lifter.post("/v1/lifters/me/workouts", workout).expect(201).json["id"]?.text ?? ""
  }

  @Test func `each scope opens its reads and no other, and none of them notes`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      let workout = try await Self.logged(by: anna)
      try await anna.post(
        "/v1/lifters/me/measurements",
        ["kind": "body_weight", "value": 80, "measured_at": "2026-05-04T08:00:00Z", "notes": "after the flu"]
      ).expect(201)
      for scope in SupportScope.allCases.map(\.rawValue) {
        let id =
          try await ada.post("/v1/admin/break-glass", Self.request(anna, [scope])).expect(201)
          .json["id"]?.text ?? ""
        for look in Self.looks(workout) {
          let answer = try await ada.get("/v1/admin/break-glass/\(id)\(look.path)")
          #expect(answer.status == (look.scopes.contains(scope) ? 200 : 404), "\(scope) \(look.path)")
          for secret in ["knee", "flu", "\"notes\":\""] {
            #expect(!answer.text.contains(secret), "\(look.path)")
          }
        }
        try await ada.delete("/v1/admin/break-glass/\(id)").expect(204)
      }
    }
  }

  @Test func `the lifter is told at once, with the reason, and finds every look`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      let workout = try await Self.logged(by: anna)
      let opened = try await ada.post(
        "/v1/admin/break-glass", Self.request(anna, ["history", "workout_details"])
      ).expect(201).json
      let id = opened["id"]?.text ?? ""
      #expect(opened["state"] == "open")
      let mail = try await server.mails.last(to: "anna@example.com")
      #expect(mail.contains(Self.reason) && mail.contains("30 minutes"))
      #expect(try await anna.items("/v1/notices", "kind") == ["break_glass_opened"])
      #expect(try await anna.items("/v1/me/access-log").isEmpty)

      for _ in 0..<3 { try await ada.get("/v1/admin/break-glass/\(id)/workouts").expect(200) }
      let shown = try await ada.get("/v1/admin/break-glass/\(id)/workouts/\(workout)").expect(200).json
      #expect(shown["exercises"]?[0]?["sets"]?[0]?["reps"]?.integer == 5)
      let log = try await anna.items("/v1/me/access-log")
      #expect(Set(log.map { $0["scope"]?.text }) == ["history", "workout_details"])
      #expect(log.allSatisfy { $0["break_glass"]?.text == id && $0["viewer"]?["username"]?.text == nil })
      let own = try await anna.items("/v1/me/break-glass")
      #expect(own.map { $0["reason"]?.text } == [Self.reason])
      let audited = try server.database.rows(
        """
        select action
          from app.audit_entries
         where subject_id = '\(anna.account)'
           and action like 'break_glass%'
         order by number
        """
      ).compactMap { $0[0] }
      #expect(
        audited == ["break_glass_asked", "break_glass_opened"]
          + Array(repeating: "break_glass_looked", count: 4))
    }
  }

  @Test func `nothing is open before, after the end, to another admin, or of another lifter`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let alan = try server.signedIn("alan", as: "admin")
      let anna = try server.signedIn("anna")
      let berta = try server.signedIn("berta")
      let theirs = try await Self.logged(by: berta)
      _ = try await Self.logged(by: anna)
      let scopes = SupportScope.allCases.map(\.rawValue)
      let none = UUID.v7(at: .now).description
      let id =
        try await ada.post("/v1/admin/break-glass", Self.request(anna, scopes)).expect(201)
        .json["id"]?.text ?? ""
      for look in Self.looks(theirs) {
        try await ada.get("/v1/admin/break-glass/\(none)\(look.path)").expect(404)
        try await alan.get("/v1/admin/break-glass/\(id)\(look.path)").expect(404)
      }
      try await ada.get("/v1/admin/break-glass/\(id)/workouts/\(theirs)").expect(404)
      // The lifters' own routes stay closed to admins.
      try await ada.get("/v1/lifters/\(anna.account)/workouts").expect(403)
      try await ada.get("/v1/lifters/\(anna.account)/medical-conditions").expect(403)

      try await ada.get("/v1/admin/break-glass/\(id)/workouts").expect(200)
      try await alan.delete("/v1/admin/break-glass/\(id)").expect(204)
      try await ada.get("/v1/admin/break-glass/\(id)/workouts").expect(404)

      let short =
        try await ada.post("/v1/admin/break-glass", Self.request(anna, scopes)).expect(201)
        .json["id"]?.text ?? ""
      try await ada.get("/v1/admin/break-glass/\(short)/workouts").expect(200)
      try server.database.administer("update app.break_glass set ends_at = now() where id = '\(short)'")
      for look in Self.looks(theirs) {
        try await ada.get("/v1/admin/break-glass/\(short)\(look.path)").expect(404)
      }
      #expect(try await ada.get("/v1/admin/break-glass/\(short)").expect(200).json["state"] == "ended")
    }
  }

  @Test func `an admin who is demoted or locked sees nothing any more`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let alan = try server.signedIn("alan", as: "admin")
      let anna = try server.signedIn("anna")
      let id =
        try await alan.post("/v1/admin/break-glass", Self.request(anna)).expect(201).json["id"]?.text ?? ""
      let path = "/v1/admin/break-glass/\(id)/workouts"
      try await alan.get(path).expect(200)
      // Even with a session that was forgotten.
      try server.database.administer("update app.accounts set roles = '{lifter}' where username = 'alan'")
      #expect(try await alan.get(path).expect(403).problem == "duty-needed")
      try server.database.administer("update app.accounts set roles = '{admin}' where username = 'alan'")
      try await alan.get(path).expect(200)
      try await ada.patch("/v1/admin/accounts/\(alan.account)", ["roles": ["lifter"]]).expect(200)
      try await alan.get(path).expect(401)
    }
  }

  @Test func `where the tenant wants it, a second admin agrees first`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let alan = try server.signedIn("alan", as: "admin")
      let anna = try server.signedIn("anna")
      try server.database.administer("update app.accounts set admin_since = now() - interval '9 days'")
      try await ada.patch("/v1/admin/tenant", ["break_glass_needs_approval": true]).expect(200)
      let asked = try await ada.post("/v1/admin/break-glass", Self.request(anna)).expect(201).json
      let path = "/v1/admin/break-glass/\(asked["id"]?.text ?? "")"
      #expect(asked["state"] == "waiting")
      try await ada.get("\(path)/workouts").expect(404)
      #expect(try await alan.items("/v1/notices", "kind") == ["break_glass_asked"])
      #expect(try await anna.items("/v1/me/break-glass").isEmpty)
      try await ada.send("PUT", "\(path)/approval").expect(409)
      let opened = try await alan.send("PUT", "\(path)/approval").expect(200).json
      #expect(opened["approved_by"]?.text == alan.account)
      try await ada.get("\(path)/workouts").expect(200)
      try await alan.get("\(path)/workouts").expect(404)
      try await alan.send("PUT", "\(path)/approval").expect(410)
      _ = try await server.mails.last(to: "anna@example.com")

      let late =
        try await ada.post("/v1/admin/break-glass", Self.request(anna)).expect(201).json["id"]?.text ?? ""
      try server.database.administer(
        "update app.break_glass set requested_at = now() - interval '25 hours' where id = '\(late)'")
      try await alan.send("PUT", "/v1/admin/break-glass/\(late)/approval").expect(410)
    }
  }

  @Test func `an admin alone gets around the second one neither by making one, nor by the setting`()
    async throws
  {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      try server.database.administer("update app.accounts set admin_since = now() - interval '9 days'")
      try await ada.patch("/v1/admin/tenant", ["break_glass_needs_approval": true]).expect(200)
      // Another account of Ada's own, and one that she made an admin.
      let body: JSON = ["email": "eve@example.com", "username": "eve", "roles": ["admin"]]
      try await ada.post("/v1/admin/accounts", body).expect(201)
      let token = try await server.mails.token(to: "eve@example.com")
      try await server.visitor.put(
        "/v1/password-resets/\(token)", ["password": .string(TestServer.password)]
      ).expect(200)
      let eve = try await server.visitor.signedIn("eve")
      let asked = try await ada.post("/v1/admin/break-glass", Self.request(anna)).expect(201).json
      let path = "/v1/admin/break-glass/\(asked["id"]?.text ?? "")"
      try await eve.send("PUT", "\(path)/approval").expect(409)

      try await ada.patch("/v1/admin/tenant", ["break_glass_needs_approval": false]).expect(200)
      let again = try await ada.post("/v1/admin/break-glass", Self.request(anna)).expect(201).json
      #expect(again["state"] == "waiting")
      try server.database.administer("update app.tenants set break_glass_approval_until = now()")
      let later = try await ada.post("/v1/admin/break-glass", Self.request(anna)).expect(201).json
      #expect(later["state"] == "open")
    }
  }

  @Test func `what can not be asked for is refused`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let alan = try server.signedIn("alan", as: "admin")
      let anna = try server.signedIn("anna")
      let wrong: JSON = [
        "account": "x", "reason": "curious", "scopes": ["health", "history", "messages"], "minutes": 61,
      ]
      #expect(
        try await ada.post("/v1/admin/break-glass", wrong).expect(422).faults
          == [
            "/account invalid", "/minutes too_large", "/reason too_short", "/scopes/0 invalid",
            "/scopes/2 invalid",
          ])
      try server.database.administer("select app.create_tenant('iron', 'Iron')")
      let there = try await server.person("fred", as: "lifter", tenant: "iron")
      for stranger in [alan, there] {
        let refused = try await ada.post("/v1/admin/break-glass", Self.request(stranger)).expect(422)
        #expect(refused.faults == ["/account unknown"])
      }
      try server.database.administer(
        "update app.accounts set roles = '{admin,lifter}' where username = 'ada'")
      try await ada.post("/v1/admin/break-glass", Self.request(ada)).expect(409)
      for _ in 0..<5 { try await ada.post("/v1/admin/break-glass", Self.request(anna)).expect(201) }
      try await ada.post("/v1/admin/break-glass", Self.request(anna)).expect(409)
      try await anna.post("/v1/admin/break-glass", Self.request(anna)).expect(403)
      try server.database.administer("update auth.sessions set proved_at = now() - interval '16 minutes'")
      try await alan.post("/v1/admin/break-glass", Self.request(anna)).expect(403)
    }
  }
}
