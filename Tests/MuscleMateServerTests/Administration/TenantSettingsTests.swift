internal import Primitives
internal import TestKit
internal import Testing

struct TenantSettingsTests {
  @Test func `an app learns what it needs before anyone has signed in`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let changes: JSON = [
        "name": "Iron Gym", "branding": ["primary_color": "#1a2b3c", "tagline": "Lift"],
        "password_minimum_length": 10, "password_requires": ["digit"], "minimum_age": 16,
        "minimum_app_versions": ["ios": "2.1"], "terms_url": "https://iron.example/terms",
        "erasure_grace_days": 30,
      ]
      try await ada.patch("/v1/admin/tenant", changes).expect(200)
      let shown = try await server.visitor.get("/v1/tenant").expect(200).json
      #expect(shown["name"] == "Iron Gym")
      #expect(shown["branding"]?["primary_color"] == "#1a2b3c")
      #expect(
        shown["password_policy"] == ["minimum_length": 10, "requires": ["digit"], "blocks_common": true])
      #expect(shown["minimum_age"]?.integer == 16)
      #expect(shown["minimum_app_versions"]?["ios"] == "2.1")
      #expect(shown["terms_url"] == "https://iron.example/terms")
      #expect(shown["erasure_grace_days"]?.integer == 30)
      #expect(shown["mail_sender"] == nil)

      let settings = try await ada.patch("/v1/admin/tenant", ["minimum_age": .null]).expect(200).json
      #expect(settings["minimum_age"] == nil)
      #expect(settings["name"] == "Iron Gym")
      // An integer to JSON Schema.
      let spelt = try await ada.patch("/v1/admin/tenant", ["minimum_age": .number("1.6e1")]).expect(200).json
      #expect(spelt["minimum_age"]?.integer == 16)
      try await ada.patch("/v1/admin/tenant", ["session_days": .number("30.0")]).expect(200)
    }
  }

  @Test func `the password policy counts at the next registration`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      try await ada.patch("/v1/admin/tenant", ["password_minimum_length": 30]).expect(200)
      let refused = try await server.visitor.post(
        "/v1/accounts",
        [
          "role": "lifter", "email": "a@example.com", "username": "anna",
          "password": .string(TestServer.password),
        ])
      #expect(refused.faults == ["/password too_short"])
    }
  }

  @Test func `a session lives as long as the tenant wants`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      try await ada.patch("/v1/admin/tenant", ["session_days": 3]).expect(200)
      let anna = try await server.person("anna", as: "lifter")
      let days = try server.database.rows(
        """
        select round(extract(epoch from expires_at - created_at) / 86400)
          from auth.sessions
         where account_id = '\(anna.account)'
        """)
      #expect(days == [["3"]])
    }
  }

  @Test(arguments: [
    ("public_url", "https://evil.example"), ("public_url", "https://iron.example:80@evil.example"),
    ("public_url", "https://iron.example@evil.example"), ("public_url", "https://xiron.example"),
    ("public_url", "https://iron.example.evil.example"), ("public_url", "https://evil.example#iron.example"),
    ("mail_sender", "boss@bank.example"), ("mail_sender", "boss@evil.iron.example.com"),
  ])
  func `links and senders elsewhere are refused`(_ member: String, _ value: String) async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      try server.database.administer(
        "insert into app.tenant_hosts (tenant_id, host) values (1, 'iron.example')")
      let refused = try await ada.patch("/v1/admin/tenant", .object([.init(member, .string(value))])).expect(
        422)
      #expect(refused.faults == ["/\(member) invalid"])
    }
  }

  @Test func `links and senders at a host of the tenant's are taken`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      try server.database.administer(
        "insert into app.tenant_hosts (tenant_id, host) values (1, 'iron.example')")
      let settings = try await ada.patch(
        "/v1/admin/tenant",
        ["public_url": "https://Iron.Example:8443/app", "mail_sender": "hello@iron.example"]
      ).expect(200).json
      #expect(settings["public_url"] == "https://Iron.Example:8443/app")
      #expect(settings["hosts"] == ["iron.example"])
    }
  }

  @Test(arguments: [
    ("passkey_domain", "evil.example"), ("passkey_domain", "on.example"), ("passkey_domain", "xiron.example"),
    ("passkey_domain", "a.app.iron.example"), ("passkey_domain", "example"),
    ("passkey_domain", "Iron.example"),
    ("passkey_origins", "https://evil.example"), ("passkey_origins", "https://xiron.example"),
    ("passkey_origins", "https://iron.example.evil.example"), ("passkey_origins", "http://iron.example"),
    ("passkey_origins", "https://iron.example/path"), ("passkey_origins", "android:apk-key-hash:"),
  ])
  func `passkeys belong to no other domain`(_ member: String, _ value: String) async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      try server.database.administer(
        "insert into app.tenant_hosts (tenant_id, host) values (1, 'app.iron.example')")
      let isList = member == "passkey_origins"
      let sent: JSON =
        isList
        ? ["passkey_domain": "iron.example", "passkey_origins": [.string(value)]]
        : ["passkey_domain": .string(value)]
      let refused = try await ada.patch("/v1/admin/tenant", sent).expect(422)
      #expect(refused.faults.allSatisfy { $0.hasPrefix("/\(member)") && $0.hasSuffix("invalid") })
    }
  }

  @Test func `passkeys may belong to the domain above the hosts, and be used by its pages and apps`()
    async throws
  {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      try server.database.administer(
        "insert into app.tenant_hosts (tenant_id, host) values (1, 'app.iron.example')")
      let origins: JSON = [
        "https://app.iron.example", "https://www.iron.example:8443", "android:apk-key-hash:abc_-9",
      ]
      let without = try await ada.patch("/v1/admin/tenant", ["passkey_origins": origins]).expect(422)
      #expect(without.faults == ["/passkey_origins invalid"])
      let sent: JSON = ["passkey_domain": "iron.example", "passkey_origins": origins]
      let settings = try await ada.patch("/v1/admin/tenant", sent).expect(200).json
      #expect(settings["passkey_domain"] == "iron.example")
      #expect(settings["passkey_origins"] == origins)
      let anna = try server.signedIn("anna")
      let options = try await anna.send("POST", "/v1/passkeys/registrations").expect(200).json
      #expect(options["publicKey"]?["rp"]?["id"] == "iron.example")
    }
  }

  @Test func `every fault of the settings is named, and nothing is changed`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let refused = try await ada.patch(
        "/v1/admin/tenant",
        [
          "name": "", "branding": ["primary_color": "red", "logo_url": "http://plain.example/x.png"],
          "minimum_age": 9, "modules": ["secrets"], "slug": "passed over", "colour": "red", "session_days": 0,
          "minimum_app_versions": ["ios": "latest"], "password_minimum_length": .null,
        ]
      ).expect(422)
      #expect(
        refused.faults == [
          "/branding/logo_url invalid", "/branding/primary_color invalid", "/colour unknown",
          "/minimum_age too_small", "/minimum_app_versions/ios invalid", "/modules/0 invalid",
          "/name missing",
          "/password_minimum_length wrong_type", "/session_days too_small",
        ])
    }
  }

  @Test func `settings are the tenant's own, and ask for a proof`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      try server.database.administer("select app.create_tenant('iron', 'Iron')")
      try await ada.patch("/v1/admin/tenant", ["name": "Mine"]).expect(200)
      var visitor = server.visitor
      visitor.tenant = "iron"
      #expect(try await visitor.get("/v1/tenant").expect(200).json["name"] == "Iron")
      try server.database.administer("update auth.sessions set proved_at = now() - interval '16 minutes'")
      try await ada.patch("/v1/admin/tenant", ["name": "Yours"]).expect(403)
      try await ada.put("/v1/admin/tiers", try await ada.get("/v1/admin/tiers").expect(200).json).expect(403)
      let anna = try server.signedIn("anna")
      try await anna.get("/v1/admin/tenant").expect(403)
      try await anna.patch("/v1/admin/tenant", ["name": "Ours"]).expect(403)
    }
  }

  @Test func `what is sold is read and set as the file of the command`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      try await ada.patch("/v1/admin/tenant", ["modules": ["billing", "coaching"]]).expect(200)
      let before = try await ada.get("/v1/admin/tiers").expect(200).json
      let after = try await ada.put("/v1/admin/tiers", before.with("grace_days", 9)).expect(200).json
      #expect(after == before.with("grace_days", 9).sorted(like: after))
      let tiers: JSON = [
        "tiers": [
          ["code": "gold", "audience": "lifter", "name": "Gold", "features": [["feature": "all_graphs"]]]
        ]
      ]
      try await ada.put("/v1/admin/tiers", tiers).expect(200)
      #expect(try await server.visitor.get("/v1/tiers").expect(200).json.items("code") == ["gold"])
      let twice: JSON = [
        "tiers": [
          ["code": "gold", "audience": "lifter", "name": "Gold"],
          ["code": "gold", "audience": "lifter", "name": "Old"],
        ]
      ]
      #expect(try await ada.put("/v1/admin/tiers", twice).expect(422).faults == ["/tiers/1/code duplicate"])
      let monthly: JSON = ["amount": 500, "currency": "EUR", "interval": "month"]
      let doubled: JSON = [
        "tiers": [["code": "gold", "audience": "lifter", "name": "Gold", "prices": [monthly, monthly]]]
      ]
      #expect(
        try await ada.put("/v1/admin/tiers", doubled).expect(422).faults == ["/tiers/0/prices/1 duplicate"])
    }
  }

  @Test func `two prices that differ in the provider's name alone are two, also after one of them was there`()
    async throws
  {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let monthly: JSON = ["amount": 500, "currency": "EUR", "interval": "month"]
      func sell(_ prices: JSON...) async throws -> [JSON] {
        let tier: JSON = ["code": "gold", "audience": "lifter", "name": "Gold", "prices": .array(prices)]
        let tiers = try await ada.put("/v1/admin/tiers", ["tiers": [tier]]).expect(200).json["tiers"]
        let gold = tiers?.elements?.first { $0["code"] == "gold" }
        return (gold?["prices"]?.elements ?? []).filter { $0["is_active"] != false }
      }
      let alone = try await sell(monthly)
      #expect(alone.count == 1)
      let both = try await sell(
        monthly.with("stripe_price", "price_one"), monthly.with("stripe_price", "price_two"))
      #expect(
        both.map { $0["stripe_price"]?.text }.sorted { "\($0 ?? "")" < "\($1 ?? "")" } == [
          "price_one", "price_two",
        ])
      #expect(both.first { $0["stripe_price"] == "price_one" }?["id"] == alone.first?["id"])
    }
  }

  @Test func `a feature given above the tiers counts until it is taken back`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      try await ada.patch("/v1/admin/tenant", ["modules": ["billing", "coaching"]]).expect(200)
      let path = "/v1/admin/accounts/\(anna.account)/entitlements"
      try await ada.put("\(path)/templates", ["at_most": 7, "reason": "waited long"]).expect(204)
      let given = try await ada.items(path)
      #expect(given.count == 1 && given.first?["at_most"]?.integer == 7)
      func override() async throws -> Bool? {
        try await anna.items("/v1/entitlements").first { $0["feature"] == "templates" }?["is_override"]
          .map { $0 == true }
      }
      #expect(try await override() == true)
      try await ada.delete("\(path)/templates").expect(204)
      #expect(try await override() == false)
      try await ada.put("\(path)/clairvoyance", ["reason": "x"]).expect(404)
      let wrong: JSON = ["at_most": 3, "ends_at": "2020-01-01T00:00:00Z", "reason": "x"]
      #expect(
        try await ada.put("\(path)/all_graphs", wrong).expect(422).faults == [
          "/at_most invalid", "/ends_at invalid",
        ])
      try await ada.get("/v1/admin/accounts/\(UUID.v7(at: .now))/entitlements").expect(404)
    }
  }
}

extension JSON {
  /// The members in the order of another object's, which says nothing in JSON.
  fileprivate func sorted(like other: JSON) -> JSON {
    guard case .object(let mine) = self, case .object(let theirs) = other else { return self }
    return .object(theirs.compactMap { name in mine.first { $0.name == name.name } })
  }
}
