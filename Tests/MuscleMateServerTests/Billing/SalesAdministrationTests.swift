import DatabaseAdministration
import OperatingSystem
import Payments
import Postgres
import Primitives
import Secrets
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `Selling from the command line` {
  private func database(of server: TestServer) throws -> AdministeredDatabase {
    let settings = ["DATABASE_OWNER_URL": server.database.owner, "DATABASE_URL": server.database.server]
    return try AdministeredDatabase.open(Configuration(settings, processors: 1), migrated: false)
  }

  private static let tiers = """
    {"grace_days": 3, "read_only_days": 0, "tiers": [
      {"code": "free", "audience": "lifter", "name": "Free", "is_free": true,
       "features": [{"feature": "templates", "at_most": 2}]},
      {"code": "pro", "audience": "lifter", "name": "Pro", "trial_days": 30,
       "prices": [{"amount": 500, "currency": "EUR", "interval": "month", "stripe_price": "price_pro"},
                  {"amount": 5000, "currency": "EUR", "interval": "year"}],
       "features": [{"feature": "all_graphs"}, {"feature": "templates"}]}]}
    """

  @Test func `says which tiers nobody can buy, until a price has a name at a provider that is connected`()
    async throws
  {
    try await Installation.run { installation in
      let server = installation.server
      let configuration = try installation.configuration()
      let database = try database(of: server)
      func warning() throws -> String? { try database.salesWarning(ofTenant: "MuscleMate") }
      func checked() throws -> [String] {
        let configuration = try installation.configuration(["DATABASE_URL": server.database.server])
        return try ServerCheck.run(configuration).filter { $0.contains("nobody can buy") }
      }
      #expect(try warning() == nil)
      _ = try database.setModule("billing", ofTenant: "musclemate", isOn: true)
      #expect(try warning()?.contains("nobody can buy lifter_base, lifter_premium") == true)
      #expect(try checked() == [try #require(try warning())])

      try database.setTiers(ofTenant: "musclemate", to: Array(Self.tiers.utf8))
      #expect(try warning()?.contains("nobody can buy pro.") == true)
      let gateway = """
        {"api_url": "https://api.example", "secret_key": "sk_test_1", "webhook_secrets": ["whsec_1"],
         "return_url": "https://app.example"}
        """
      try database.setGateway("stripe", ofTenant: "musclemate", settings: Array(gateway.utf8), configuration)
      #expect(try warning() == nil)
      #expect(try checked().isEmpty)
      _ = try database.removeGateway("stripe", ofTenant: "musclemate")
      #expect(try warning() != nil)
      _ = try database.setModule("billing", ofTenant: "musclemate", isOn: false)
      #expect(try warning() == nil)
    }
  }

  @Test func `sets what a tenant sells, names every fault of the file, and takes nothing from who has it`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let database = try database(of: server)
      #expect(try database.setModule("billing", ofTenant: "musclemate", isOn: true).contains("billing"))
      #expect(throws: AdministrationError.self) {
        try database.setModule("everything", ofTenant: "musclemate", isOn: true)
      }
      try server.sell()
      try server.settle(.month(of: "lifter_premium", for: anna))
      // The export can be applied again, and is then the same.
      let before = try database.tiers(ofTenant: "musclemate")
      try database.setTiers(ofTenant: "musclemate", to: Array(before.utf8))
      #expect(try database.tiers(ofTenant: "musclemate") == before)

      for _ in 1...2 { try database.setTiers(ofTenant: "musclemate", to: Array(Self.tiers.utf8)) }
      #expect(try await anna.items("/v1/tiers", "code") == ["free", "pro"])
      #expect(try server.database.rows("select from app.tier_prices where tier = 'pro'").count == 2)
      #expect(try server.database.rows("select grace_days, read_only_days from app.tenants") == [["3", "0"]])
      // Bought before: not offered any more, and still hers.
      #expect(try await anna.items("/v1/subscriptions", "tier") == ["lifter_premium"])
      let graphs = try await anna.items("/v1/entitlements").first { $0["feature"] == "all_graphs" }
      #expect(graphs?["tier"] == "lifter_premium")

      let faulty = """
        {"tiers": [{"code": "A b", "audience": "lifter", "name": "A", "prices": [{"amount": -1, "currency": "eur",
        "interval": "week"}]}, {"code": "b", "audience": "nobody", "name": "B", "features": [{"feature": "gold"}]},
        {"code": "c", "audience": "lifter", "name": "C", "features": [{"feature": "all_graphs", "at_most": 5}]}]}
        """
      let refusal = #expect(throws: AdministrationError.self) {
        try database.setTiers(ofTenant: "musclemate", to: Array(faulty.utf8))
      }
      for pointer in [
        "/tiers/0/code", "/tiers/0/prices/0/amount", "/tiers/0/prices/0/currency",
        "/tiers/0/prices/0/interval",
        "/tiers/1/audience", "/tiers/1/features/0/feature", "/tiers/2/features/0/at_most",
      ] { #expect(refusal?.description.contains(pointer) == true, "\(pointer)") }
      #expect(try await anna.items("/v1/tiers", "code") == ["free", "pro"])
    }
  }

  @Test func `a price that takes another's place at the provider takes nothing from who pays the old one`()
    async throws
  {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      let database = try database(of: server)
      func apply(_ text: String) throws {
        try database.setTiers(ofTenant: "musclemate", to: Array(text.utf8))
      }
      func tier() async throws -> [String?] { try await anna.items("/v1/subscriptions", "tier") }
      try server.sell()
      try server.settle(.month(of: "lifter_premium", for: anna))
      let before = try database.tiers(ofTenant: "musclemate")
      // Prices at Stripe can't be changed: a dearer one is another one.
      let dearer = before.replacing("\"price_lifter_premium\"", with: "\"price_dearer\"")
      #expect(dearer != before)
      for _ in 1...2 { try apply(dearer) }
      #expect(try await tier() == ["lifter_premium"])
      #expect(
        try await anna.items("/v1/entitlements").first { $0["feature"] == "all_graphs" }?["allowed"] == true)
      let offered = try await anna.items("/v1/tiers").first { $0["code"] == "lifter_premium" }
      #expect(offered?["prices"]?.elements?.count == 1)
      // And back, as after a mistake.
      try apply(before)
      #expect(try await tier() == ["lifter_premium"])
      // Without an id too.
      for name in ["price_pro", "price_other", "price_pro"] {
        try apply(Self.tiers.replacing("price_pro", with: name))
        try server.settle(
          .month(of: "x", for: anna, reference: "sub_\(name)").with { $0.price = name })
      }
      #expect(try await tier().count { $0 == "lifter_premium" } == 1)
      #expect(try await tier().count { $0 == "pro" } == 2)
    }
  }

  @Test func `seals a gateway's settings for its tenant and provider, and opens them nowhere else`()
    async throws
  {
    try await TestServer.run { server in
      let folder = try Files.makeTemporaryFolder("/tmp/musclemate-gateway-")
      defer { Files.remove(folder) }
      let configuration = try Configuration(
        ["MUSCLEMATE_DATA": folder, "MUSCLEMATE_SECRET": String(repeating: "a1", count: 32)], processors: 1)
      let database = try database(of: server)
      let settings = """
        {"api_url": "https://api.example", "secret_key": "sk_test_very_secret", "webhook_secrets": ["whsec_1"],
         "return_url": "https://app.example"}
        """
      func set(_ provider: String, of tenant: String, _ text: String) throws {
        try database.setGateway(provider, ofTenant: tenant, settings: Array(text.utf8), configuration)
      }
      try set("stripe", of: "musclemate", settings)
      #expect(try database.gateways().map { $0.prefix(2) } == [["musclemate", "stripe"]])
      for (provider, tenant, text) in [
        ("stripe", "musclemate", "{}"), ("stripe", "musclemate", "[]"), ("stripe", "musclemate", "{"),
        ("paypal", "musclemate", settings), ("stripe", "nobody", settings),
        ("app_store", "musclemate", settings),
        // An empty secret would be everyone's, and without one no news could come.
        ("stripe", "musclemate", settings.replacing(#"["whsec_1"]"#, with: #"["whsec_1", ""]"#)),
        ("stripe", "musclemate", settings.replacing(#"["whsec_1"]"#, with: "[]")),
        ("stripe", "musclemate", settings.replacing("sk_test_very_secret", with: "")),
        ("stripe", "musclemate", settings.replacing("https://api.example", with: "api.example")),
      ] {
        #expect(throws: AdministrationError.self, "\(provider) \(tenant) \(text)") {
          try set(provider, of: tenant, text)
        }
      }
      let stored =
        try server.database.rows("select encode(sealed, 'hex') from app.payment_gateways")[0][0] ?? ""
      #expect(!stored.contains(Hexadecimal.encode(Array("sk_test".utf8))))
      let keyring = try InstallationKeys(configuration).load()
      let bytes = try #require(Hexadecimal.decode(stored))
      let opened = try keyring.open(bytes, for: SealedPurpose.paymentGateway(tenant: "1", provider: "stripe"))
      #expect(try JSON.parse(opened)["secret_key"] == "sk_test_very_secret")
      for (tenant, provider) in [("2", "stripe"), ("1", "app_store")] {
        #expect(throws: SecretBoxError.self) {
          try keyring.open(bytes, for: SealedPurpose.paymentGateway(tenant: tenant, provider: provider))
        }
      }
      // A rotation takes it along.
      let key = String(repeating: "b2", count: 32)
      let next = try Configuration(
        [
          "MUSCLEMATE_DATA": folder, "MUSCLEMATE_SECRET": key,
          "MUSCLEMATE_SECRET_PREVIOUS": String(repeating: "a1", count: 32),
        ], processors: 1)
      try database.rotateKeys(next, serversAreReady: true) { _ in }
      let resealed =
        try server.database.rows("select encode(sealed, 'hex') from app.payment_gateways")[0][0] ?? ""
      #expect(resealed != stored)
      let only = try Keyring(current: try #require(Hexadecimal.decode(key)), older: [])
      let purpose = SealedPurpose.paymentGateway(tenant: "1", provider: "stripe")
      #expect(try only.open(try #require(Hexadecimal.decode(resealed)), for: purpose) == opened)
      #expect(try database.removeGateway("stripe", ofTenant: "musclemate"))
      #expect(try !database.removeGateway("stripe", ofTenant: "musclemate"))
    }
  }

  @Test func `gives and takes entitlements, and writes down why`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.sell()
      let database = try database(of: server)
      func set(
        _ account: String, _ feature: String, _ allowed: Bool?, atMost: Int? = nil, until: Timestamp? = nil
      ) throws {
        try database.set(
          .init(
            account: account, feature: feature, allowed: allowed, atMost: atMost, endsAt: until,
            reason: "a test"),
          inTenant: "musclemate")
      }
      func templates() async throws -> JSON? {
        try await anna.items("/v1/entitlements").first { $0["feature"] == "templates" }
      }
      try set("anna@example.com", "templates", true, atMost: 3)
      #expect(try await templates()?["at_most"] == 3)
      #expect(try await templates()?["is_override"] == true)
      #expect(throws: AdministrationError.self) {
        try set("anna", "templates", true, until: Timestamp(unixSeconds: 1_577_836_800))
      }
      #expect(throws: AdministrationError.self) { try set("anna", "all_graphs", true, atMost: 3) }
      #expect(try await templates()?["at_most"] == 3, "what is refused changes nothing")
      #expect(
        try database.overrides(ofTenant: "musclemate") == [
          ["anna", "templates", "at most 3", "for good", "a test"]
        ])
      try set(anna.account, "templates", nil)
      #expect(try await templates()?["at_most"] == 10)
      #expect(throws: AdministrationError.self) { try set("nobody", "templates", true) }
      #expect(throws: AdministrationError.self) { try set("anna", "gold", true) }
      let noted = try server.database.rows(
        "select payload ->> 'reason' from app.billing_events where kind = 'entitlement'")
      #expect(noted == [["a test"], ["a test"]])
      #expect(try database.billingEvents(tenant: nil, onlyOpen: false, atMost: 10).count == 2)
      #expect(try database.billingEvents(tenant: "musclemate", onlyOpen: true, atMost: 10).isEmpty)
      #expect(throws: AdministrationError.self) {
        try database.billingEvents(tenant: "nobody", onlyOpen: true, atMost: 10)
      }
    }
  }
}
