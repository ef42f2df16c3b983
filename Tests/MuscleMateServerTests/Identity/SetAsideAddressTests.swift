internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Testing

@testable internal import MuscleMateServer
@testable internal import TestKit

/// An address that was never confirmed stands in its owner's way. The account may be a person with a typo.
@Suite struct `An address that an admin sets aside` {
  private static let reason: JSON = ["reason": "Its owner wrote to us from it."]
  private static let placeholders = "app.outbox_mail where recipient like '%set-aside.invalid'"

  private static func path(_ account: String) -> String { "/v1/admin/accounts/\(account)/address-removals" }

  private static func login(_ login: String, _ password: String = TestServer.password) -> JSON {
    ["login": .string(login), "password": .string(password)]
  }

  /// A lifter with data, whose address is not confirmed. Nobody signs in without, so the confirmation is taken back.
  private static func unconfirmed(_ name: String, on server: TestServer) async throws -> Client {
    let person = try await server.person(name, as: "lifter")
    let weight: JSON = ["kind": "body_weight", "value": .number("81.5"), "unit": "kg"]
    try await person.post("/v1/lifters/me/measurements", weight).expect(201)
    try await server.untilMailIsSent()
    try server.database.administer(
      """
      update app.accounts set email_verified_at = null where username = '\(name)';
      delete from auth.sessions where account_id = '\(person.account)'
      """)
    return person
  }

  /// Registers with an address; gives the account's id.
  private static func register(_ name: String, _ email: String, on server: TestServer) async throws -> String
  {
    let body = registration(name, ["email": .string(email)])
    return try await server.visitor.post("/v1/accounts", body).expect(201).json["id"]?.text ?? ""
  }

  private static func replace(
    _ server: TestServer, _ name: String, _ password: String = TestServer.password, by email: String
  ) async throws -> Received {
    try await server.visitor.post(
      "/v1/address-replacements", login(name, password).with("email", .string(email)))
  }

  private static func confirm(_ server: TestServer, _ email: String) async throws -> Received {
    let token = try await server.mails.token(to: email)
    return try await server.visitor.post("/v1/email-verifications", ["token": .string(token)])
  }

  // MARK: - The story

  @Test func `is free for its owner, and its holder gives another one and finds everything there`()
    async throws
  {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try await Self.unconfirmed("anna", on: server)
      let olga = try await server.person("olga", as: "lifter")
      let wish: JSON = ["email": "anna@example.com", "password": .string(TestServer.password)]
      #expect(try await olga.put("/v1/me/email", wish).faults == ["/email address_used"])
      try await ada.post(Self.path(anna.account), Self.reason).expect(204)
      let shown = try await ada.get("/v1/admin/accounts/\(anna.account)").expect(200).json
      #expect(shown["state"] == "unverified" && shown["address_set_aside_at"]?.text != nil)
      #expect(shown["email"]?.text?.hasSuffix("@set-aside.invalid") == true)

      // By the old address, while nobody has it, and by the username.
      for login in ["Anna@example.com", "anna"] {
        let told = try await server.visitor.post("/v1/sessions", Self.login(login))
        #expect(told.status == 403 && told.problem == "address-set-aside", "\(login): \(told.text)")
        let wrong = try await server.visitor.post("/v1/sessions", Self.login(login, "a wrong password"))
        #expect(wrong.status == 401 && wrong.problem == "wrong-login")
      }

      // The owner changes to it. From then on it names the owner's account alone.
      try await olga.put("/v1/me/email", wish).expect(202)
      let mails = try await server.mails.last(to: "anna@example.com", of: 3)
      #expect(mails.contains("/verify?token="))
      let token = try await server.mails.token(to: "anna@example.com", of: 3)
      try await server.visitor.post("/v1/email-verifications", ["token": .string(token)]).expect(204)
      let owner = try await server.visitor.signedIn("anna@example.com")
      #expect(owner.account == olga.account)

      try await Self.replace(server, "anna@example.com", by: "anna@right.example").expect(202)
      #expect(
        try await server.visitor.post("/v1/sessions", Self.login("anna")).problem == "address-set-aside")
      try await Self.confirm(server, "anna@right.example").expect(204)
      let back = try await server.visitor.signedIn("anna@right.example")
      #expect(back.account == anna.account)
      let me = try await back.get("/v1/me").expect(200).json
      #expect(me["email"] == "anna@right.example" && me["email_verified"] == true && me["username"] == "anna")
      let weights = try await back.get("/v1/lifters/me/measurements?kind=body_weight").expect(200)
      #expect(weights.text.contains("81.5"))
      let after = try await ada.get("/v1/admin/accounts/\(anna.account)").expect(200).json
      #expect(after["address_set_aside_at"] == nil && after["state"] == "active")
      #expect(try server.count("auth.set_aside_addresses") == 0)
      #expect(try server.count(Self.placeholders) == 0)
      #expect(try await Self.replace(server, "anna", by: "third@example.com").status == 401)
    }
  }

  @Test func `is free for who registers with it`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let typo = registration(
        "typo", ["email": "olga@example.com", "password": "a stranger's battery"])
      let id = try await server.visitor.post("/v1/accounts", typo).expect(201).json["id"]?.text ?? ""
      _ = try await server.mails.last(to: "olga@example.com")
      let refused = try await server.visitor.post("/v1/accounts", registration("olga"))
      #expect(refused.faults == ["/email taken"])
      try await ada.post(Self.path(id), Self.reason).expect(204)
      let olga = try await server.person("olga", as: "lifter", mails: 2)
      #expect(try await olga.get("/v1/me").expect(200).json["email"] == "olga@example.com")
      // The first one's password does not open the account of the second, and neither learns of the other.
      let other = Self.login("olga@example.com", "a stranger's battery")
      #expect(try await server.visitor.post("/v1/sessions", other).problem == "wrong-login")
      let taken = try await Self.replace(server, "typo", "a stranger's battery", by: "olga@example.com")
      #expect(taken.faults == ["/email address_used"])
    }
  }

  @Test func `keeps all that the account has but the address, and its open links end`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try await Self.unconfirmed("anna", on: server)
      try await server.visitor.post("/v1/email-verifications/resend", ["email": "anna@example.com"]).expect(
        202)
      let verify = try await server.mails.token(to: "anna@example.com", of: 3)
      try await server.visitor.post("/v1/password-resets", ["email": "anna@example.com"]).expect(202)
      let reset = try await server.mails.token(to: "anna@example.com", of: 4)
      try await ada.patch("/v1/admin/accounts/\(anna.account)", ["email": "other@example.com"]).expect(200)
      let change = try await server.mails.token(to: "other@example.com")
      try await ada.post("/v1/admin/accounts/\(anna.account)/factor-removals", ["reason": "lost"]).expect(202)
      try await server.untilMailIsSent()
      let kept = """
        select username, display_name, roles, locale, time_zone, unit, created_at, locked_at, erasure_due_at
          from app.accounts where username = 'anna'
        """
      let training = "select tenant_id, lifter_id, id, kind, value from app.measurements"
      let hashes = "select account_id, password_hash from auth.credentials"
      let before = try [kept, training, hashes].map { try server.database.rows($0) }
      try await ada.post(Self.path(anna.account), Self.reason).expect(204)
      #expect(try [kept, training, hashes].map { try server.database.rows($0) } == before)

      for token in [change, verify] {
        let answer = try await server.visitor.post("/v1/email-verifications", ["token": .string(token)])
        #expect(answer.status == 410, "\(answer.text)")
      }
      try await server.visitor.put("/v1/password-resets/\(reset)", ["password": "another battery"]).expect(
        410)
      let changes = try await ada.get("/v1/admin/accounts/\(anna.account)").expect(200).json["changes"]
      #expect(changes?.elements?.compactMap { $0["state"]?.text } == ["dropped", "dropped"])
      // Mails about the account say nothing to whoever has the address next.
      #expect(try server.count("app.outbox_mail where recipient = 'anna@example.com'") == 0)
    }
  }

  @Test func `gets no mail in its place, whatever happens to the account`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try await Self.unconfirmed("anna", on: server)
      let account = "/v1/admin/accounts/\(anna.account)"
      try await ada.post(Self.path(anna.account), Self.reason).expect(204)
      let place = try await ada.get(account).expect(200).json["email"] ?? ""
      let link = try await ada.send("POST", "\(account)/reset-link")
      #expect(try link.status == 409 && link.json["code"] == "address-set-aside")
      for asked in ["password-resets", "email-verifications/resend", "username-reminders"] {
        for address in [place, "anna@example.com"] {
          try await server.visitor.post("/v1/\(asked)", ["email": address]).expect(202)
        }
      }
      try await eventually("all was looked at") { try server.count("auth.address_requests") == 0 }
      try await ada.put("\(account)/lock", ["reason": "a test of it"]).expect(204)
      try await ada.delete("\(account)/lock").expect(204)
      try await ada.patch(account, ["username": "annika", "email": "second@example.com"]).expect(200)
      try await ada.delete(account).expect(202)
      try await ada.send("POST", "\(account)/restore").expect(204)
      try await Self.replace(server, "annika", by: "third@example.com").expect(202)
      try await Self.confirm(server, "third@example.com").expect(204)
      try await server.untilMailIsSent()
      #expect(try server.count(Self.placeholders) == 0)
      #expect(server.mails.all(to: place.text ?? "").isEmpty)
      #expect(try server.count("app.outbox_mail where recipient = 'anna@example.com'") == 0)
      #expect(try await server.visitor.signedIn("annika").account == anna.account)
    }
  }

  @Test func `is audited with its reason, and so is what follows`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let id = try await Self.register("anna", "anna@example.com", on: server)
      try await ada.post(Self.path(id), Self.reason).expect(204)
      let entry = try await ada.get("/v1/admin/audit?action=address_set_aside").expect(200).json["items"]?[0]
      #expect(entry?["actor"]?["id"]?.text == ada.account && entry?["subject"]?["id"]?.text == id)
      #expect(entry?["reason"] == Self.reason["reason"])
      #expect(entry?["details"]?.description.contains("example.com") == false)
      try await Self.replace(server, "anna", by: "new@example.com").expect(202)
      let asked = try await ada.get("/v1/admin/audit?action=email_change_requested").expect(200).json[
        "items"]?[0]
      #expect(asked?["actor"]?["id"]?.text == id && asked?["subject"]?["id"]?.text == id)
    }
  }

  // MARK: - Refusals

  @Test func `is one that was never confirmed, and set aside once`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try await server.person("anna", as: "lifter")
      let confirmed = try await ada.post(Self.path(anna.account), Self.reason)
      #expect(try confirmed.status == 409 && confirmed.json["code"] == "address-confirmed")
      try await anna.get("/v1/me").expect(200)
      let id = try await Self.register("bert", "bert@example.com", on: server)
      try await ada.post(Self.path(id), [:]).expect(422)
      try await ada.post(Self.path(id), ["reason": " "]).expect(422)
      try await ada.post(Self.path(id), Self.reason).expect(204)
      let address = "select email from app.accounts where username = 'bert'"
      let place = try server.database.rows(address)
      let again = try await ada.post(Self.path(id), Self.reason)
      #expect(try again.status == 409 && again.json["code"] == "address-set-aside")
      let own = try await ada.post(Self.path(ada.account), Self.reason)
      #expect(try own.status == 409 && own.json["code"] == "own-account")
      #expect(try server.database.rows(address) == place)
      #expect(try server.count("auth.set_aside_addresses") == 1)
    }
  }

  @Test func `is set aside by an admin of its tenant with this duty and a recent proof alone`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let idle = try server.admin("ida", duties: [.content, .moderation, .operations])
      let id = try await Self.register("bert", "bert@example.com", on: server)
      try server.database.administer("select app.create_tenant('iron', 'Iron')")
      let there = try await server.person("fred", as: "lifter", tenant: "iron")
      try server.database.administer(
        "update app.accounts set email_verified_at = null where username = 'fred'")
      try await server.visitor.post(Self.path(id), Self.reason).expect(401)
      for person in [try server.signedIn("lena"), try server.signedIn("carl", as: "coach")] {
        #expect(try await person.post(Self.path(id), Self.reason).problem == "role-not-allowed")
      }
      #expect(try await idle.post(Self.path(id), Self.reason).problem == "duty-needed")
      try await ada.post(Self.path(there.account), Self.reason).expect(404)
      try server.database.administer("update auth.sessions set proved_at = now() - interval '16 minutes'")
      #expect(try await ada.post(Self.path(id), Self.reason).problem == "proof-needed")
      #expect(try server.count("auth.set_aside_addresses") == 0)
      #expect(try server.count("app.outbox_mail where recipient = 'bert@example.com'") == 1)
    }
  }

  /// What a function of the server's that forgets it would do.
  @Test func `has a place in the account that the database does not let be confirmed`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let id = try await Self.register("bert", "bert@example.com", on: server)
      try await ada.post(Self.path(id), Self.reason).expect(204)
      #expect(throws: (any Error).self) {
        try server.database.administer("update app.accounts set email_verified_at = now() where id = '\(id)'")
      }
    }
  }

  // MARK: - Another address

  @Test func `is replaced with the right password alone; else the answer is that of an unknown login`()
    async throws
  {
    try await TestServer.run(countsStatements: true) { server in
      let ada = try server.signedIn("ada", as: "admin")
      let id = try await Self.register("typo", "olga@example.com", on: server)
      _ = try await server.person("anna", as: "lifter")
      _ = try await Self.register("waiting", "waiting@example.com", on: server)
      try await ada.post(Self.path(id), Self.reason).expect(204)
      var answers: Set<String> = []
      // The right password of an account whose address was not set aside is no other than a wrong one.
      for (login, password) in [
        ("typo", "a wrong password"), ("olga@example.com", "a wrong password"),
        ("nobody", TestServer.password),
        ("nobody@example.com", TestServer.password), ("anna", TestServer.password),
        ("anna@example.com", TestServer.password), ("waiting", TestServer.password),
      ] {
        let before = server.statementCounts
        let answer = try await Self.replace(server, login, password, by: "new@example.com")
        let ran = server.statementCounts.filter {
          $0.key.hasPrefix("address_replacements") || $0.key.hasPrefix("sessions")
        }.mapValues { $0 }.merging(before.mapValues(-)) { $0 + $1 }.filter { $0.value > 0 }
        let body = try answer.json.with("instance", nil)
        let work = ran.map { "\($0.key) \($0.value)" }.sorted()
        answers.insert("\(answer.status) \(answer.headers.keys.sorted()) \(body) \(work)")
      }
      #expect(answers.count == 1 && answers.first?.hasPrefix("401 ") == true, "\(answers)")
      #expect(try server.count("app.account_changes") == 0)
      server.application.services.passwords.close()
      for login in ["typo", "nobody"] {
        #expect(try await Self.replace(server, login, by: "new@example.com").status == 503)
      }
    }
  }

  @Test func `is guessed at no more often than a password at the sign-in`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let id = try await Self.register("typo", "olga@example.com", on: server)
      try await ada.post(Self.path(id), Self.reason).expect(204)
      for round in 1...5 {
        // One count for both ways, and for both names.
        let answer =
          round.isMultiple(of: 2)
          ? try await server.visitor.post("/v1/sessions", Self.login("typo", "a wrong password"))
          : try await Self.replace(server, "olga@example.com", "a wrong password", by: "new@example.com")
        #expect(answer.status == 401)
      }
      let refused = try await Self.replace(server, "typo", by: "new@example.com")
      #expect(refused.status == 429 && refused.headers["retry-after"] != nil)
      try server.database.administer(
        """
        delete from auth.sign_in_attempts;
        insert into auth.password_locks (tenant_id, account_id, until) values (1, '\(id)', now() + interval '1 hour')
        """)
      #expect(try await Self.replace(server, "typo", by: "new@example.com").problem == "wrong-login")
    }
  }

  @Test func `is replaced a few times an hour, each time in place of the last`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let id = try await Self.register("typo", "olga@example.com", on: server)
      try await ada.post(Self.path(id), Self.reason).expect(204)
      try server.database.administer("update auth.limits set mails_per_hour = 2")
      try await Self.replace(server, "typo", by: "first@example.com").expect(202)
      try await Self.replace(server, "typo", by: "second@example.com").expect(202)
      #expect(try await Self.replace(server, "typo", by: "third@example.com").status == 429)
      try await Self.confirm(server, "first@example.com").expect(410)
      try server.database.administer(
        "update auth.limits set mails_per_hour = 5, address_requests_per_hour = 2")
      // As any request that names an address: by where it comes from.
      #expect(try await Self.replace(server, "typo", by: "third@example.com").status == 429)
      try await Self.confirm(server, "second@example.com").expect(204)
      #expect(server.mails.all(to: "third@example.com").isEmpty)
      _ = try await server.visitor.signedIn("typo")
    }
  }

  @Test func `is not replaced by one that another account uses, confirmed or not, nor in a locked account`()
    async throws
  {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let id = try await Self.register("typo", "olga@example.com", on: server)
      _ = try await server.person("anna", as: "lifter")
      _ = try await Self.register("waiting", "waiting@example.com", on: server)
      try await ada.post(Self.path(id), Self.reason).expect(204)
      var answers: Set<String> = []
      for used in ["anna@example.com", "Waiting@example.com"] {
        let refused = try await Self.replace(server, "typo", by: used).expect(422)
        answers.insert("\(try refused.json.with("instance", nil))")
      }
      #expect(answers.count == 1 && answers.first?.contains("address_used") == true)
      #expect(try await Self.replace(server, "typo", by: "no address").faults == ["/email invalid"])
      try await ada.put("/v1/admin/accounts/\(id)/lock", ["reason": "a test of it"]).expect(204)
      #expect(try await Self.replace(server, "typo", by: "new@example.com").problem == "wrong-login")
    }
  }

  @Test func `may be the same of two accounts: it names the last, and usernames name both`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      for name in ["first", "second"] {
        let body = registration(
          name, ["email": "olga@example.com", "password": .string("\(name) horse battery")])
        let id = try await server.visitor.post("/v1/accounts", body).expect(201).json["id"]?.text ?? ""
        try await ada.post(Self.path(id), Self.reason).expect(204)
      }
      #expect(
        try server.database.rows(
          "select count(distinct address_hash), count(*) from auth.set_aside_addresses")
          == [["1", "2"]])
      func problem(_ login: String, _ password: String) async throws -> String? {
        try await server.visitor.post("/v1/sessions", Self.login(login, password)).problem
      }
      #expect(try await problem("olga@example.com", "second horse battery") == "address-set-aside")
      #expect(try await problem("olga@example.com", "first horse battery") == "wrong-login")
      #expect(try await problem("first", "first horse battery") == "address-set-aside")
      for name in ["first", "second"] {
        try await Self.replace(server, name, "\(name) horse battery", by: "\(name)@right.example").expect(202)
        try await Self.confirm(server, "\(name)@right.example").expect(204)
        _ = try await server.visitor.signedIn(name, password: "\(name) horse battery")
      }
      #expect(try server.count("auth.set_aside_addresses") == 0)
    }
  }

  @Test func `is given by an admin too, where the holder has no password`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let invited: JSON = ["email": "olga@example.com", "username": "ina", "roles": ["lifter"]]
      let id = try await ada.post("/v1/admin/accounts", invited).expect(201).json["id"]?.text ?? ""
      try await ada.post(Self.path(id), Self.reason).expect(204)
      #expect(try await Self.replace(server, "ina", by: "ina@example.com").status == 401)
      try await ada.patch("/v1/admin/accounts/\(id)", ["email": "ina@example.com"]).expect(200)
      try await Self.confirm(server, "ina@example.com").expect(204)
      #expect(try server.count("auth.set_aside_addresses") == 0)
      try await ada.send("POST", "/v1/admin/accounts/\(id)/reset-link").expect(202)
    }
  }

  // MARK: - Erasure

  @Test func `leaves nothing of the account when that is erased, and of its new owner everything`()
    async throws
  {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try await Self.unconfirmed("anna", on: server)
      try await ada.post(Self.path(anna.account), Self.reason).expect(204)
      let olga = try await Self.register("olga", "anna@example.com", on: server)
      try await Self.replace(server, "anna", by: "new@example.com").expect(202)
      try await server.untilMailIsSent()
      try await ada.delete("/v1/admin/accounts/\(anna.account)").expect(202)
      let later = Timestamp.now.advanced(bySeconds: 15 * 86_400)
      #expect(try await server.run(job: "erase_accounts", at: later).changed == 1)
      #expect(try server.count("auth.set_aside_addresses") == 0)
      #expect(try server.count("app.accounts where id = '\(anna.account)'") == 0)
      #expect(try server.count("app.outbox_mail where recipient = 'new@example.com'") == 0)
      #expect(try server.count("app.outbox_mail where recipient = 'anna@example.com'") == 1)
      #expect(try server.count(Self.placeholders) == 0)
      #expect(try server.count("app.accounts where id = '\(olga)'") == 1)
      #expect(try await server.visitor.post("/v1/sessions", Self.login("anna")).problem == "wrong-login")
    }
  }
}

/// The same on the pages before signing in.
@Suite struct `The page for another address` {
  @Test func `comes after a sign-in to an account whose address was set aside`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let made = try await server.visitor.post("/v1/accounts", registration("typo")).expect(201).json
      try await ada.post(
        "/v1/admin/accounts/\(made["id"]?.text ?? "")/address-removals", ["reason": "Its owner wrote to us."]
      ).expect(204)
      let password = TestServer.password.replacing(" ", with: "+")
      let page = try await server.visitor.sendForm("/sign-in", "login=typo&password=\(password)").expect(403)
      #expect(page.text.contains("action=\"/new-address\"") && page.text.contains("value=\"typo\""))
      #expect(!page.text.contains(TestServer.password))
      let form = "login=typo&password=\(password)&email=new%40example.com"
      var elsewhere = server.visitor
      elsewhere.headers["Origin"] = "https://evil.example"
      let type = "application/x-www-form-urlencoded"
      try await elsewhere.send("POST", "/new-address", type: type, Array(form.utf8)).expect(403)
      #expect(try server.count("app.account_changes") == 0)
      let wrong = try await server.visitor.sendForm(
        "/new-address", "login=typo&password=no&email=new%40example.com")
      #expect(wrong.status == 401 && wrong.text.contains("new@example.com"))
      let fault = try await server.visitor.sendForm(
        "/new-address", "login=typo&password=\(password)&email=new")
      #expect(fault.status == 422 && fault.text.contains("email_fault"))
      let done = try await server.visitor.sendForm("/new-address", form)
      #expect(done.status == 200 && done.text.contains("role=\"status\""))
      _ = try await server.mails.token(to: "new@example.com")
      #expect(try await server.visitor.get("/new-address").expect(200).text.contains("name=\"email\""))
    }
  }
}
