internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

/// The platform promises that admins see no training but by break-glass: so no admin comes into an account either.
@Suite struct `An admin's change of how an account is reached` {
  private static let hour: Int64 = 3600
  private static let wait: Int64 = 73 * hour

  private static func later(_ seconds: Int64) -> Timestamp { Timestamp.now.advanced(bySeconds: seconds) }

  /// A lifter with a second factor, whose address is confirmed; so far three mails went there.
  private static func lifter(_ server: TestServer) async throws -> (Client, CodeApp) {
    let anna = try await server.person("anna", as: "lifter")
    return (anna, try await CodeApp.added(to: anna))
  }

  private static func finish(_ server: TestServer, after seconds: Int64) async throws -> Int64 {
    try await server.untilMailIsSent()
    return try await server.run(job: "finish_account_changes", at: later(seconds)).changed
  }

  private static func states(_ client: Client, _ path: String, in member: String) async throws -> [String] {
    try await client.get(path).expect(200).json[member]?.elements?.map {
      "\($0["kind"]?.text ?? "") \($0["state"]?.text ?? "")"
    } ?? []
  }

  @Test func `does not bring the admin into it while its holder refuses`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let (anna, _) = try await Self.lifter(server)
      let path = "/v1/admin/accounts/\(anna.account)"
      // Ada would have the account reached by an address of hers, without its second factor, and set a password.
      try await ada.patch(path, ["email": "evil@example.com"]).expect(200)
      let veto = try await server.mails.token(to: "anna@example.com", of: 4)
      try await ada.post("\(path)/factor-removals", ["reason": "lost the phone"]).expect(202)
      let second = try await server.mails.token(to: "anna@example.com", of: 5)
      let confirm = try await server.mails.token(to: "evil@example.com")
      try await server.visitor.post("/v1/email-verifications", ["token": .string(confirm)]).expect(204)
      try await ada.send("POST", "\(path)/reset-link").expect(202)
      // Locking spends every link on its way to the account, but not the ones that refuse.
      try await ada.put("\(path)/lock", ["reason": "to keep anna out"]).expect(204)
      try await ada.delete("\(path)/lock").expect(204)

      #expect(try await Self.finish(server, after: 71 * Self.hour) == 0)
      let shown = try await ada.get(path).expect(200).json
      #expect(shown["email"] == "anna@example.com")
      _ = try await server.visitor.firstStep("anna")
      for token in [veto, second] {
        try await server.visitor.post("/v1/account-change-vetoes", ["token": .string(token)]).expect(204)
      }
      #expect(try await Self.finish(server, after: Self.wait) == 0)
      #expect(try await Self.states(ada, path, in: "changes") == ["factors vetoed", "email vetoed"])
      _ = try await server.visitor.firstStep("anna")
      #expect(
        try await ada.items("/v1/notices", "kind") == ["account_change_vetoed"])
      // Nobody was mailed a link at the other address but the one that confirms it, which opens nothing any more.
      #expect(server.mails.all(to: "evil@example.com").count == 1)
      try await server.visitor.post("/v1/email-verifications", ["token": .string(confirm)]).expect(410)
      try await server.visitor.post("/v1/account-change-vetoes", ["token": .string(veto)]).expect(410)
    }
  }

  @Test func `counts after its time, for who lost the mailbox and the phone`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let (anna, _) = try await Self.lifter(server)
      let path = "/v1/admin/accounts/\(anna.account)"
      try await ada.patch(path, ["email": "New@Example.com"]).expect(200)
      try await ada.post("\(path)/factor-removals", ["reason": "lost the phone"]).expect(202)
      let confirm = try await server.mails.token(to: "new@example.com")
      try await server.visitor.post("/v1/email-verifications", ["token": .string(confirm)]).expect(204)
      _ = try await server.mails.last(to: "anna@example.com", of: 5)
      #expect(try await Self.finish(server, after: Self.wait) == 2)
      #expect(try await Self.finish(server, after: Self.wait) == 0)
      // The former address is told that it is no longer the account's.
      #expect(try await server.mails.last(to: "anna@example.com", of: 6).contains("\nnew@example.com\n"))
      let shown = try await ada.get(path).expect(200).json
      #expect(shown["email"] == "new@example.com" && shown["email_verified"] == true)
      #expect(try await Self.states(ada, path, in: "changes") == ["factors done", "email done"])

      try await server.visitor.post("/v1/password-resets", ["email": "new@example.com"]).expect(202)
      let token = try await server.mails.token(to: "new@example.com", of: 4)
      try await server.visitor.put("/v1/password-resets/\(token)", ["password": "a better battery"]).expect(
        200)
      _ = try await server.visitor.signedIn("anna", password: "a better battery")
      // The next request is mailed to the address that was taken as well.
      try await ada.post("\(path)/factor-removals", ["reason": "once more"]).expect(202)
      #expect(try await server.mails.last(to: "anna@example.com", of: 7).contains("once more"))
    }
  }

  @Test func `is seen and refused in the account itself, and by nobody else`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let (anna, _) = try await Self.lifter(server)
      let bert = try server.signedIn("bert")
      try await ada.post("/v1/admin/accounts/\(anna.account)/factor-removals", ["reason": "lost the phone"])
        .expect(202)
      let seen = try await anna.get("/v1/me/account-changes").expect(200).json["items"]?[0]
      #expect(seen?["kind"] == "factors" && seen?["reason"] == "lost the phone")
      #expect(seen?["asked_by"]?.text == ada.account)
      #expect(try await anna.items("/v1/notices", "kind") == ["account_change_asked"])
      let change = "/v1/me/account-changes/\(seen?["id"]?.text ?? "")"
      for other in [bert, ada] { try await other.delete(change).expect(404) }
      try await server.visitor.delete(change).expect(401)
      #expect(try await bert.items("/v1/me/account-changes").isEmpty)
      try await anna.delete(change).expect(204)
      try await anna.delete(change).expect(410)
      #expect(try await Self.finish(server, after: Self.wait) == 0)
    }
  }

  @Test func `begins anew when it is asked for again, by whichever admin, and no more than five times a day`()
    async throws
  {
    try await TestServer.run { server in
      let admins = [try server.signedIn("ada", as: "admin"), try server.signedIn("alan", as: "admin")]
      let (anna, _) = try await Self.lifter(server)
      let path = "/v1/admin/accounts/\(anna.account)/factor-removals"
      try await admins[0].post(path, ["reason": "lost the phone"]).expect(202)
      try server.database.administer(
        "update app.account_changes set asked_at = asked_at - interval '2 days', due_at = due_at - interval '2 days'"
      )
      let first = try server.database.rows("select due_at from app.account_changes where state = 'pending'")
      try await admins[1].post(path, ["reason": "really lost it"]).expect(202)
      let now = try server.database.rows(
        "select due_at > now() + interval '71 hours', state from app.account_changes order by asked_at")
      #expect(first.count == 1 && now == [["f", "dropped"], ["t", "pending"]])
      for _ in 2...5 { try await admins[0].post(path, ["reason": "again"]).expect(202) }
      try await admins[1].post(path, ["reason": "again"]).expect(409)
    }
  }

  @Test func `is taken back by naming the address as it is, and by the holder's own change`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try await server.person("anna", as: "lifter")
      let path = "/v1/admin/accounts/\(anna.account)"
      try await ada.patch(path, ["email": "typo@example.com"]).expect(200)
      try await ada.patch(path, ["email": "anna@example.com"]).expect(200)
      #expect(try await Self.states(ada, path, in: "changes") == ["email dropped"])
      try await ada.patch(path, ["email": "typo@example.com"]).expect(200)
      let own: JSON = ["email": "mine@example.com", "password": .string(TestServer.password)]
      try await anna.put("/v1/me/email", own).expect(202)
      let token = try await server.mails.token(to: "mine@example.com")
      try await server.visitor.post("/v1/email-verifications", ["token": .string(token)]).expect(204)
      #expect(
        try await Self.states(ada, path, in: "changes")
          == ["email done", "email dropped", "email dropped"])
      #expect(try await Self.finish(server, after: Self.wait) == 0)
    }
  }

  @Test func `never counts unconfirmed, nor where the mail that tells of it did not leave in time`()
    async throws
  {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let (anna, _) = try await Self.lifter(server)
      let path = "/v1/admin/accounts/\(anna.account)"
      try await ada.patch(path, ["email": "new@example.com"]).expect(200)
      _ = try await server.mails.last(to: "anna@example.com", of: 4)
      #expect(try await Self.finish(server, after: Self.wait) == 1)
      #expect(try await Self.states(ada, path, in: "changes") == ["email dropped"])
      #expect(try await ada.get(path).expect(200).json["email"] == "anna@example.com")

      try await ada.post("\(path)/factor-removals", ["reason": "lost the phone"]).expect(202)
      _ = try await server.mails.last(to: "anna@example.com", of: 5)
      try await server.untilMailIsSent()
      let told = "where kind = 'factor_removal_asked'"
      try server.database.administer(
        "update app.outbox_mail set sent_at = now() + interval '2 days' \(told)")
      #expect(try await Self.finish(server, after: Self.wait) == 0)
      try server.database.administer(
        "update app.outbox_mail set sent_at = null, failed_at = now() \(told)")
      #expect(try await Self.finish(server, after: Self.wait) == 1)
      #expect(try await Self.states(ada, path, in: "changes") == ["factors dropped", "email dropped"])

      try await ada.post("\(path)/factor-removals", ["reason": "lost the phone"]).expect(202)
      _ = try await server.mails.last(to: "anna@example.com", of: 6)
      try await server.untilMailIsSent()
      try server.database.administer("delete from app.outbox_mail \(told)")
      #expect(try await Self.finish(server, after: Self.wait) == 1)
      #expect(
        try await Self.states(ada, path, in: "changes")
          == ["factors dropped", "factors dropped", "email dropped"])
      _ = try await server.visitor.firstStep("anna")
    }
  }

  @Test
  func `is over once its holder adds a factor anew, or a backup is restored that may not know of a refusal`()
    async throws
  {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let (anna, _) = try await Self.lifter(server)
      let path = "/v1/admin/accounts/\(anna.account)"
      try await ada.post("\(path)/factor-removals", ["reason": "lost the phone"]).expect(202)
      _ = try await CodeApp.added(to: anna, name: "New phone")
      #expect(try await Self.states(ada, path, in: "changes") == ["factors dropped"])
      try await ada.post("\(path)/factor-removals", ["reason": "lost the phone"]).expect(202)
      #expect(try server.database.rows("select app.drop_waiting_changes()") == [["1"]])
      #expect(try await Self.states(ada, path, in: "changes") == ["factors dropped", "factors dropped"])
      #expect(try await Self.finish(server, after: Self.wait) == 0)
    }
  }

  @Test func `is the operator's to make at once`() async throws {
    try await TestServer.run { server in
      let (anna, _) = try await Self.lifter(server)
      try server.database.administer(
        """
        select auth.remove_factors_by_command('musclemate', 'anna', 'asked by telephone');
        select auth.set_address_by_command('musclemate', 'anna', 'New@Example.com')
        """)
      let mine = try await anna.get("/v1/me").expect(200).json
      #expect(mine["email"] == "new@example.com" && mine["email_verified"] == true)
      _ = try await server.visitor.signedIn("new@example.com")
      // The address that was: confirmed, the factor added, taken away, and now this.
      let told = try await server.mails.last(to: "anna@example.com", of: 5)
      #expect(told.contains("Your address at MuscleMate was changed") && told.contains("new@example.com"))
      // The same address again changes nothing, and sends nothing.
      try server.database.administer(
        "select auth.set_address_by_command('musclemate', 'anna', 'new@example.com')")
      #expect(try server.count("app.outbox_mail where kind = 'address_set'") == 1)
    }
  }

  @Test func `is not refused by a session that someone else may hold, but by the mailed link`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let (anna, _) = try await Self.lifter(server)
      let path = "/v1/admin/accounts/\(anna.account)"
      try await ada.post("\(path)/factor-removals", ["reason": "someone else added one"]).expect(202)
      let veto = try await server.mails.token(to: "anna@example.com", of: 4)
      let asked = try await anna.get("/v1/me/account-changes").expect(200).json["items"]?[0]
      let change = asked?["id"]?.text ?? ""
      try server.database.administer("update auth.sessions set proved_at = now() - interval '16 minutes'")
      let refused = try await anna.delete("/v1/me/account-changes/\(change)")
      #expect(refused.status == 403 && refused.problem == "proof-needed")
      try server.database.administer("update auth.sessions set proved_at = now()")
      #expect(try await Self.states(ada, path, in: "changes") == ["factors pending"])
      try server.database.administer("update auth.sessions set proved_at = now() - interval '16 minutes'")
      try await server.visitor.post("/v1/account-change-vetoes", ["token": .string(veto)]).expect(204)
      try server.database.administer("update auth.sessions set proved_at = now()")
      #expect(try await Self.states(ada, path, in: "changes") == ["factors vetoed"])
    }
  }

  @Test func `is refused on the page of its link, which a mail scanner does not do`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let (anna, _) = try await Self.lifter(server)
      let path = "/v1/admin/accounts/\(anna.account)"
      try await ada.post("\(path)/factor-removals", ["reason": "lost the phone"]).expect(202)
      let token = try await server.mails.token(to: "anna@example.com", of: 4)
      #expect(try await server.visitor.get("/veto?token=\(token)").expect(200).text.contains(token))
      #expect(try await Self.states(ada, path, in: "changes") == ["factors pending"])
      try await server.visitor.send(
        "POST", "/veto", type: "application/x-www-form-urlencoded", Array("token=\(token)".utf8)
      ).expect(200)
      #expect(try await Self.states(ada, path, in: "changes") == ["factors vetoed"])
      let actions = try server.database.rows(
        """
        select action
          from app.audit_entries
         where subject_id = '\(anna.account)'
           and action like 'account\\_change\\_%'
         order by number
        """)
      #expect(actions == [["account_change_asked"], ["account_change_vetoed"]])
    }
  }
}
