internal import DatabaseAdministration
internal import MuscleMateAPI
internal import OperatingSystem
internal import Primitives
internal import Secrets
internal import TestKit
internal import Testing

/// The link to another mailbox gives the account to the reader of that mailbox.
@Suite struct `One's own change of address` {
  private static let changes = "/v1/me/account-changes"

  /// Asks for the change; gives the token that was mailed to the new address.
  private static func ask(_ client: Client, for address: String, on server: TestServer) async throws -> JSON {
    let body: JSON = ["email": .string(address), "password": .string(TestServer.password)]
    try await client.put("/v1/me/email", body).expect(202)
    return ["token": .string(try await server.mails.token(to: address))]
  }

  private static func states(_ client: Client) async throws -> [String] {
    try await client.items(changes, "state").compactMap { $0 }
  }

  @Test func `ends with the next one, so that a mistyped address gets nothing`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let wrong = try await Self.ask(anna, for: "wrong@example.com", on: server)
      let right = try await Self.ask(anna, for: "right@example.com", on: server)
      try await server.visitor.post("/v1/email-verifications", wrong).expect(410)
      #expect(try await Self.states(anna) == ["pending", "dropped"])
      try await server.visitor.post("/v1/email-verifications", right).expect(204)
      #expect(try await anna.get("/v1/me").expect(200).json["email"] == "right@example.com")
      #expect(try await Self.states(anna) == ["done", "dropped"])
      try await server.visitor.post("/v1/email-verifications", right).expect(410)
    }
  }

  @Test func `is shown to its holder alone, who can withdraw it`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let bert = try server.signedIn("bert")
      let link = try await Self.ask(anna, for: "new@example.com", on: server)
      let shown = try await anna.get(Self.changes).expect(200).json["items"]?[0]
      #expect(shown?["kind"] == "email" && shown?["new_email"] == "new@example.com")
      #expect(shown?["asked_by"]?.text == anna.account && shown?["due_at"] != nil)
      #expect(try await bert.items(Self.changes).isEmpty)
      let change = "\(Self.changes)/\(shown?["id"]?.text ?? "")"
      try await bert.delete(change).expect(404)
      try await anna.delete(change).expect(204)
      try await anna.delete(change).expect(410)
      #expect(try await Self.states(anna) == ["dropped"])
      try await server.visitor.post("/v1/email-verifications", link).expect(410)
      // Nobody else asked for it, so nobody else is told.
      #expect(try server.count("app.notices where kind like 'account_change%'") == 0)
    }
  }

  @Test func `is withdrawn by naming the address as it is`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let link = try await Self.ask(anna, for: "new@example.com", on: server)
      let same: JSON = ["email": "Anna@example.com", "password": .string(TestServer.password)]
      try await anna.put("/v1/me/email", same).expect(202)
      try await server.visitor.post("/v1/email-verifications", link).expect(410)
      #expect(try await Self.states(anna) == ["dropped"])
    }
  }

  /// What ends every session ends the links that a thief may have asked for.
  @Test(arguments: ["the holder", "an admin", "an admin's lock"])
  func `ends with a sign-out everywhere`(by way: String) async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try await server.person("anna", as: "lifter")
      let link = try await Self.ask(anna, for: "thief@example.com", on: server)
      let account = "/v1/admin/accounts/\(anna.account)"
      switch way {
      case "the holder": try await anna.delete("/v1/sessions").expect(204)
      case "an admin": try await ada.delete("\(account)/sessions").expect(204)
      default: try await ada.put("\(account)/lock", ["reason": "a thief"]).expect(204)
      }
      try await server.visitor.post("/v1/email-verifications", link).expect(410)
      #expect(try await ada.get(account).expect(200).json["email"] == "anna@example.com")
    }
  }

  @Test func `ends an admin's that waits, as does signing out everywhere, and is ended by an admin's`()
    async throws
  {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      var anna = try await server.person("anna", as: "lifter")
      let account = "/v1/admin/accounts/\(anna.account)"
      try await ada.patch(account, ["email": "first@example.com"]).expect(200)
      let own = try await Self.ask(anna, for: "own@example.com", on: server)
      #expect(try await Self.states(anna) == ["pending", "dropped"])
      try await ada.patch(account, ["email": "second@example.com"]).expect(200)
      try await server.visitor.post("/v1/email-verifications", own).expect(410)
      try await anna.delete("/v1/sessions").expect(204)
      anna = try await server.visitor.signedIn("anna")
      #expect(try await Self.states(anna) == ["dropped", "dropped", "dropped"])
    }
  }

  @Test func `stays while a stranger asks for links to the account's address`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let link = try await Self.ask(anna, for: "new@example.com", on: server)
      try await server.visitor.post("/v1/password-resets", ["email": "anna@example.com"]).expect(202)
      // verify, verified, notice of the change, link for a password
      _ = try await server.mails.last(to: "anna@example.com", of: 4)
      try await server.visitor.post("/v1/email-verifications", link).expect(204)
    }
  }

  @Test func `is refused beyond the limit of mails, and the one before lives on`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      try server.database.administer("update auth.limits set mails_per_hour = 1")
      let first = try await Self.ask(anna, for: "first@example.com", on: server)
      let second: JSON = ["email": "second@example.com", "password": .string(TestServer.password)]
      let refused = try await anna.put("/v1/me/email", second)
      #expect(refused.status == 429 && refused.headers["retry-after"] != nil)
      try await server.visitor.post("/v1/email-verifications", first).expect(204)
      #expect(server.mails.all(to: "second@example.com").isEmpty)
    }
  }

  @Test func `is told to the old address when it is made, and ends other links to that one`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let link = try await Self.ask(anna, for: "new@example.com", on: server)
      try await server.visitor.post("/v1/email-verifications", link).expect(204)
      let told = try await server.mails.last(to: "anna@example.com", of: 4)
      #expect(told.contains("was changed") && told.contains("\nnew@example.com\n"))
    }
  }

  /// Alike whether the other account confirmed the address or not: it may be a stranger's, or a person with a typo.
  @Test(arguments: [false, true])
  func `says that another account uses the address, and to ask the support`(isConfirmed: Bool) async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let link = try await Self.ask(anna, for: "bert@example.com", on: server)
      try await server.visitor.post("/v1/accounts", registration("bert")).expect(201)
      if isConfirmed {
        try server.database.administer(
          "update app.accounts set email_verified_at = now() where username = 'bert'")
      }
      let refused = try await server.visitor.post("/v1/email-verifications", link)
      #expect(try refused.status == 409 && refused.json["code"] == "address-used")
      #expect(try refused.json["detail"]?.text?.contains("support") == true)
      let asked = try await anna.put(
        "/v1/me/email", ["email": "bert@example.com", "password": .string(TestServer.password)])
      #expect(asked.faults == ["/email address_used"])
      #expect(try await anna.get("/v1/me").expect(200).json["email"] == "anna@example.com")
    }
  }

  @Test func `is over once its link expired`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let link = try await Self.ask(anna, for: "new@example.com", on: server)
      try server.database.administer("update app.account_changes set due_at = now()")
      try await server.visitor.post("/v1/email-verifications", link).expect(410)
      #expect(
        try await server.run(job: "finish_account_changes", at: Timestamp.now.advanced(bySeconds: 1)).changed
          == 1)
      #expect(try await Self.states(anna) == ["dropped"])
    }
  }

  @Test func `of an address that was never confirmed ends with the next`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try await server.visitor.post("/v1/accounts", registration("anna")).expect(201).json
      let account = "/v1/admin/accounts/\(anna["id"]?.text ?? "")"
      try await ada.patch(account, ["email": "wrong@example.com"]).expect(200)
      let wrong: JSON = ["token": .string(try await server.mails.token(to: "wrong@example.com"))]
      try await ada.patch(account, ["email": "right@example.com"]).expect(200)
      let right: JSON = ["token": .string(try await server.mails.token(to: "right@example.com"))]
      try await server.visitor.post("/v1/email-verifications", wrong).expect(410)
      try await server.visitor.post("/v1/email-verifications", right).expect(204)
      let shown = try await ada.get(account).expect(200).json
      #expect(shown["email"] == "right@example.com" && shown["email_verified"] == true)
    }
  }

  /// A release before kept the links elsewhere.
  @Test func `that a release before mailed lives on, the newest of each account`() async throws {
    try await TestServer.run { server in
      let anna = try await server.person("anna", as: "lifter")
      let tokens = [OneTimeToken(), OneTimeToken()]
      for (token, minutes) in zip(tokens, [2, 1]) {
        try server.database.administer(
          """
          insert into auth.one_time_tokens (tenant_id, account_id, token_hash, purpose, new_email, created_at, expires_at)
          values (1, '\(anna.account)', sha256('\(token.text)'), 'change_email', 'new\(minutes)@example.com',
                  now() - interval '\(minutes) minutes', now() + interval '1 day')
          """)
      }
      let script = try Files.readText("\(MigrationScripts.findFolder())/repairs/address_links.sql")
      try server.database.administer("begin; set local role mm_definer; \(script); commit")
      for (token, status) in zip(tokens, [404, 204]) {
        try await server.visitor.post("/v1/email-verifications", ["token": .string(token.text)]).expect(
          status)
      }
      #expect(try await anna.get("/v1/me").expect(200).json["email"] == "new1@example.com")
    }
  }
}
