import Primitives
import TestKit
import Testing

@Suite struct `One's own account` {
  @Test func `is changed member by member, and null takes the name away`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let named = try await anna.patch("/v1/me", ["display_name": "Anna", "unit": "lb"]).expect(200).json
      #expect(named["display_name"]?.text == "Anna")
      #expect(named["unit"]?.text == "lb")
      #expect(named["time_zone"]?.text == "Europe/Berlin")
      for name in ["\u{200B}\u{2060}", "Anna \u{202E}set.ahpla\r\n\r\nYour password has expired"] {
        let misleading = try await anna.patch("/v1/me", ["display_name": .string(name)])
        #expect(misleading.faults == ["/display_name invalid"])
      }
      let changes: JSON = ["display_name": .null, "locale": "de-CH"]
      let nameless = try await anna.patch("/v1/me", changes).expect(200).json
      #expect(nameless["display_name"]?.text == nil)
      #expect(nameless["unit"]?.text == "lb")
      #expect(nameless["locale"]?.text == "de-CH")
      #expect(try await anna.get("/v1/me").expect(200).json == nameless)
    }
  }

  @Test func `takes another username, which the mail tells, and keeps the old one from others`() async throws
  {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let carl = try await server.person("carl", as: "coach")
      #expect(
        try await anna.put("/v1/me/username", ["username": "Carl"]).expect(422).faults == ["/username taken"])
      for name in ["a b", "Admin", "mod.erator", "-rf", "Support"] {
        let refused = try await anna.put("/v1/me/username", ["username": .string(name)])
        #expect(try refused.expect(422).faults.count == 1, "\(name)")
      }
      // The name that one has is none to change.
      try await anna.put("/v1/me/username", ["username": "ANNA"]).expect(200)
      let changed = try await anna.put("/v1/me/username", ["username": "Anna.Strong"]).expect(200).json
      #expect(changed["username"] == "anna.strong")
      #expect(
        try server.database.rows(
          "select arguments ->> 'former', arguments ->> 'username' from app.outbox_mail where kind = 'username_changed'"
        )
          == [["anna", "anna.strong"]])
      // A stranger can't become anna, by whatever way.
      let again = try await anna.put("/v1/me/username", ["username": "anna.again"]).expect(429)
      #expect(again.headers["retry-after"].flatMap { Int($0) }.map { $0 > 29 * 86_400 } == true)
      #expect(
        try await carl.put("/v1/me/username", ["username": "anna"]).expect(422).faults == ["/username taken"])
      let stranger: JSON = [
        "role": "lifter", "username": "anna", "email": "other@example.com", "password": "squat-more-2026",
      ]
      #expect(
        try await server.visitor.post("/v1/accounts", stranger).expect(422).faults == ["/username taken"])
      #expect(try await carl.post("/v1/invites", ["lifter": "anna", "scopes": ["history"]]).status == 422)
      try await carl.post("/v1/invites", ["lifter": "anna.strong", "scopes": ["history"]]).expect(201)
      // After 90 days it is anybody's again, and 30 days after a change the next one is open.
      try server.database.administer(
        "update auth.given_up_usernames set given_up_at = given_up_at - interval '91 days'")
      try await carl.put("/v1/me/username", ["username": "anna"]).expect(200)
      try await anna.put("/v1/me/username", ["username": "anna.again"]).expect(200)
    }
  }

  @Test func `takes another username only with a recent proof`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      try server.database.administer("update auth.sessions set proved_at = now() - interval '16 minutes'")
      let refused = try await anna.put("/v1/me/username", ["username": "other"]).expect(403)
      #expect(try refused.json["type"] == "/problems/proof-needed")
      #expect(try await anna.get("/v1/me").json["username"] == "anna")
    }
  }

  @Test func `refuses what it can't be, naming each`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let refused = try await anna.patch(
        "/v1/me", ["unit": "stone", "locale": "x", "mail": "a@example.com"])
      #expect(refused.status == 422)
      #expect(refused.faults == ["/locale invalid", "/mail unknown", "/unit invalid"])
      #expect(try await anna.patch("/v1/me", ["time_zone": "Mars/Base"]).faults == ["/time_zone unknown"])
    }
  }

  @Test func `changes its password, and its API keys end`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let made = try await anna.post("/v1/api-keys", ["name": "script", "scopes": ["training:read"]]).expect(
        201)
      var key = anna
      key.token = try made.json["token"]?.text
      try await key.get("/v1/lifters/me/workouts").expect(200)
      try await anna.put(
        "/v1/me/password", ["current": .string(TestServer.password), "new": "a better battery"]
      ).expect(204)
      try await key.get("/v1/lifters/me/workouts").expect(401)
      #expect(try await anna.items("/v1/api-keys").isEmpty)
      #expect(try await server.mails.last(to: "anna@example.com", of: 4).contains("API keys were deleted"))
    }
  }

  @Test func `changes its password with the old one, and the other sessions end`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let elsewhere = try await server.visitor.signedIn("anna")
      let wrong = try await anna.put("/v1/me/password", ["current": "wrong password", "new": "password"])
      #expect(wrong.status == 422)
      #expect(wrong.faults == ["/current invalid", "/new weak"])
      try await anna.put(
        "/v1/me/password", ["current": .string(TestServer.password), "new": "a better battery"]
      ).expect(204)
      try await anna.get("/v1/me").expect(200)
      #expect(try await elsewhere.get("/v1/me").status == 401)
      #expect(try await server.visitor.post("/v1/sessions", signIn("anna")).status == 401)
      _ = try await server.visitor.signedIn("anna", password: "a better battery")
      let mail = try await server.mails.last(to: "anna@example.com", of: 3)
      #expect(mail.contains("Subject: Your password at MuscleMate was changed\n"))
    }
  }

  @Test func `slows guesses at the old password like those at sign-in`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      try server.database.administer("update auth.limits set first_wait = '10 minutes'")
      let guess: JSON = ["current": "wrong password", "new": "a better battery"]
      for _ in 1...5 { #expect(try await anna.put("/v1/me/password", guess).status == 422) }
      #expect(try await anna.put("/v1/me/password", guess).status == 429)
    }
  }

  @Test func `changes its address once the new one is confirmed, and the old one is told`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      _ = try await server.person("bert", as: "lifter")
      let password = JSON.string(TestServer.password)
      let taken = try await anna.put("/v1/me/email", ["email": "bert@example.com", "password": password])
      #expect(taken.status == 422)
      #expect(taken.faults == ["/email address_used"])
      let wrong = try await anna.put("/v1/me/email", ["email": "new@example.com", "password": "wrong one"])
      #expect(wrong.faults == ["/password invalid"])

      try await anna.put("/v1/me/email", ["email": "New@example.com", "password": password]).expect(202)
      #expect(try await anna.get("/v1/me").expect(200).json["email"]?.text == "anna@example.com")
      let notice = try await server.mails.last(to: "anna@example.com", of: 3)
      #expect(notice.contains("\nnew@example.com\n"))
      let token = try await server.mails.token(to: "new@example.com")
      try await server.visitor.post("/v1/email-verifications", ["token": .string(token)]).expect(204)
      #expect(try await anna.get("/v1/me").expect(200).json["email"]?.text == "new@example.com")
      _ = try await server.visitor.signedIn("new@example.com")
      #expect(try await server.visitor.post("/v1/sessions", signIn("anna@example.com")).status == 401)
    }
  }

  @Test func `gets a new password by mail, and every session ends`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      try await server.visitor.post("/v1/password-resets", ["email": "Anna@Example.com"]).expect(202)
      let token = try await server.mails.token(to: "anna@example.com", of: 3)
      let path = "/v1/password-resets/\(token)"
      #expect(try await server.visitor.put(path, ["password": "anna1234"]).faults == ["/password weak"])
      try await server.visitor.put(path, ["password": "a better battery"]).expect(200)
      #expect(try await anna.get("/v1/me").status == 401)
      #expect(try await server.visitor.put(path, ["password": "a worse battery"]).status == 410)
      _ = try await server.visitor.signedIn("anna", password: "a better battery")
    }
  }

  @Test func `has its username mailed`() async throws {
    try await TestServer.run { (server) async throws in
      _ = try await server.person("anna.b", as: "lifter")
      try await server.visitor.post("/v1/username-reminders", ["email": "anna.b@example.com"]).expect(202)
      #expect(try await server.mails.last(to: "anna.b@example.com", of: 3).contains("\nanna.b\n"))
    }
  }

  @Test func `is nobody's without a session`() async throws {
    try await TestServer.run { (server) async throws in
      #expect(try await server.visitor.get("/v1/me").status == 401)
      #expect(try await server.visitor.get("/v1/sessions").status == 401)
      #expect(try await server.visitor.put("/v1/me/password", ["current": "x", "new": "y"]).status == 401)
    }
  }
}
