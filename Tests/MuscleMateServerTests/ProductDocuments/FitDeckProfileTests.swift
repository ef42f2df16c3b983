internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// FitDeck's rules of sign-up and profile, on a tenant of its own with its own rule for passwords.
struct FitDeckProfileTests {
  private static let password = "abc12!"

  private static func fitDeck(_ server: TestServer) throws -> Client {
    try server.database.administer(
      """
      select app.create_tenant('fitdeck', 'FitDeck');
      update app.tenants
         set password_minimum_length = 6, password_requires = '{letter,digit,special}',
             password_blocks_common = false
       where slug = 'fitdeck';
      """)
    var visitor = server.visitor
    visitor.tenant = "fitdeck"
    return visitor
  }

  private static func signUp(_ name: String, _ password: String = password) -> JSON {
    [
      "role": "lifter", "username": .string(name), "email": .string("\(name)@example.com"),
      "password": .string(password), "time_zone": "Europe/Berlin",
    ]
  }

  @Test
  func
    `sign-up asks username, email and password, then name, birth date, weight and height, and the home shows them`()
    async throws
  {
    try await TestServer.run { server in
      let visitor = try Self.fitDeck(server)
      try await visitor.post("/v1/accounts", Self.signUp("dana")).expect(201)
      let token = try await server.mails.token(to: "dana@example.com")
      try await visitor.post("/v1/email-verifications", ["token": .string(token)]).expect(204)
      let dana = try await visitor.signedIn("dana", password: Self.password)
      let birth =
        try server.database.rows(
          "select ((now() at time zone 'Europe/Berlin')::date - interval '30 years')::date")[0][0] ?? ""
      try await dana.patch(
        "/v1/profile",
        [
          "display_name": "Dana Deck", "birth_date": .string(birth),
          "body_weight": ["weight": .number("70.5"), "unit": "kg"],
          "height": ["cm": 172],
        ]
      ).expect(200)
      let home = try await dana.get("/v1/profile").expect(200).json
      #expect(home["username"] == "dana")
      #expect(home["display_name"] == "Dana Deck")
      #expect(home["age"] == 30)
      #expect(home["height"] == ["cm": 172])
      #expect(home["body_weight"]?["weight"] == .number("70.5"))
      #expect(home["body_weight"]?["unit"] == "kg")
      // The weekly graphs run from Sunday to Saturday.
      #expect(home["week_start"] == "sunday")
    }
  }

  @Test(arguments: [
    ("abc1!", "too_short"), ("abcdef1", "needs_special"), ("abcdef!", "needs_digit"),
    ("123456!", "needs_letter"),
  ])
  func `a password has 6 or more characters with a letter, a number and a special character`(
    password: String, fault: String
  ) async throws {
    try await TestServer.run { server in
      let visitor = try Self.fitDeck(server)
      let refused = try await visitor.post("/v1/accounts", Self.signUp("dana", password)).expect(422)
      #expect(refused.faults == ["/password \(fault)"])
      #expect(try server.database.rows("select from app.accounts").isEmpty)
      try await visitor.post("/v1/accounts", Self.signUp("dana")).expect(201)
      // The rule is FitDeck's: for MuscleMate the same password is too short.
      let elsewhere = try await server.visitor.post("/v1/accounts", Self.signUp("dana")).expect(422)
      #expect(elsewhere.faults == ["/password too_short"])
    }
  }

  @Test(arguments: [
    "dana", "dana@", "@example.com", "dana@example", "da na@example.com", "dana@@example.com",
  ])
  func `an email that is none is refused`(email: String) async throws {
    try await TestServer.run { server in
      let visitor = try Self.fitDeck(server)
      let body = Self.signUp("dana").with("email", .string(email))
      #expect(try await visitor.post("/v1/accounts", body).expect(422).faults == ["/email invalid"])
    }
  }

  @Test func `an email and a username that exist are each refused with their own message`() async throws {
    try await TestServer.run { server in
      let visitor = try Self.fitDeck(server)
      try await visitor.post("/v1/accounts", Self.signUp("dana")).expect(201)
      let email = Self.signUp("other").with("email", "dana@example.com")
      let username = Self.signUp("dana").with("email", "other@example.com")
      #expect(try await visitor.post("/v1/accounts", email).expect(422).faults == ["/email taken"])
      #expect(try await visitor.post("/v1/accounts", username).expect(422).faults == ["/username taken"])
      let both = try await visitor.post("/v1/accounts", Self.signUp("dana")).expect(422)
      #expect(both.faults == ["/email taken", "/username taken"])
      let messages = try both.json["errors"]?.elements?.compactMap { $0["message"]?.text } ?? []
      #expect(messages == ["is already taken", "is already taken"])
      #expect(try server.database.rows("select count(*) from app.accounts") == [["1"]])
    }
  }

  @Test func `a birth date, a weight or a height that can't be is refused by its name`() async throws {
    try await TestServer.run { server in
      let dana = try server.signedIn("dana")
      let body: JSON = [
        "birth_date": "31.12.1990", "body_weight": ["weight": -5, "unit": "kg"], "height": ["cm": "tall"],
      ]
      #expect(
        try await dana.patch("/v1/profile", body).expect(422).faults == [
          "/birth_date invalid", "/body_weight/weight too_small", "/height/cm wrong_type",
        ])
    }
  }
}
