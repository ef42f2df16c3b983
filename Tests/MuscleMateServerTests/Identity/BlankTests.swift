internal import Primitives
internal import TestKit
internal import Testing

/// Keyboards of phones put a blank behind a word that they complete.
@Suite struct `Blanks around a name or an address` {
  private static let around = [" ", "\u{A0}", "\t", "\n", "\u{3000}", "\u{200B}"]

  @Test func `count for nothing when someone signs in`() async throws {
    try await TestServer.run { (server) async throws in
      _ = try await server.person("anna", as: "lifter")
      for blank in Self.around {
        for login in ["anna\(blank)", "\(blank)anna", "Anna@Example.com\(blank)\(blank)"] {
          let body: JSON = ["login": .string(login), "password": .string(TestServer.password)]
          try await server.visitor.post("/v1/sessions", body).expect(201)
        }
      }
      // The password is as it was typed, and attempts count for the person.
      let mistyped: JSON = ["login": "anna ", "password": .string(TestServer.password + " ")]
      try await server.visitor.post("/v1/sessions", mistyped).expect(401)
      #expect(
        try server.database.rows(
          "select count(distinct subject), count(*) filter (where outcome = 'failure') from auth.sign_in_attempts"
        )
          == [["1", "1"]])
      #expect(
        try await server.visitor.post("/v1/sessions", ["login": "  ", "password": "x"]).expect(422).faults
          == ["/login missing"])
    }
  }

  @Test func `count for nothing on the page to sign in, and on the one for a forgotten password`()
    async throws
  {
    try await TestServer.run { (server) async throws in
      _ = try await server.person("anna", as: "lifter")
      let signIn = "login=anna%40example.com+&password=\(TestServer.password)"
      try await server.visitor.sendForm("/sign-in", signIn).expect(303)
      try await server.visitor.sendForm("/forgotten", "email=+anna%40example.com+").expect(200)
      _ = try await server.mails.token(to: "anna@example.com", of: 2)
    }
  }

  @Test func `count for nothing where an account is made or changed`() async throws {
    try await TestServer.run { (server) async throws in
      let body: JSON = [
        "role": "lifter", "email": " bea@example.com ", "username": " bea ",
        "password": .string(TestServer.password),
      ]
      let made = try await server.visitor.post("/v1/accounts", body).expect(201).json
      #expect(made["email"] == "bea@example.com" && made["username"] == "bea")
      let again = try await server.visitor.post("/v1/accounts", body.with("time_zone", "Mars/Base")).expect(
        422)
      #expect(again.faults == ["/email taken", "/time_zone unknown", "/username taken"])
      let anna = try await server.person("anna", as: "lifter")
      #expect(
        try await anna.put("/v1/me/username", ["username": "anna.b "]).expect(200).json["username"]
          == "anna.b")
      try await anna.put(
        "/v1/me/email", ["email": "anna.b@example.com ", "password": .string(TestServer.password)]
      ).expect(202)
    }
  }

  @Test func `count for nothing where someone is invited or looked for`() async throws {
    try await TestServer.run { (server) async throws in
      let carla = try server.signedIn("carla", as: "coach")
      let ada = try server.signedIn("ada", as: "admin")
      _ = try server.signedIn("anna")
      _ = try server.signedIn("bea")
      for lifter in ["anna ", " bea@example.com"] {
        try await carla.post("/v1/invites", ["lifter": .string(lifter), "scopes": ["history"]]).expect(201)
      }
      #expect(try await ada.items("/v1/admin/accounts?q=%20anna%40example.com%20", "username") == ["anna"])
      #expect(try await ada.items("/v1/admin/accounts?q=bea%20", "username") == ["bea"])
    }
  }
}

extension Client {
  func sendForm(_ path: String, _ form: String) async throws -> Received {
    var client = self
    client.headers["Origin"] = "http://127.0.0.1"
    return try await client.send("POST", path, type: "application/x-www-form-urlencoded", Array(form.utf8))
  }
}
