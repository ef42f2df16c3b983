internal import Primitives
internal import TestKit
internal import Testing

/// Someone who pays is erased: what runs is ended at the provider first, and its late news bring nobody back.
struct ErasedSubscriberTests {
  private static let later = Timestamp.now.advanced(bySeconds: 15 * 86_400)

  @Test func `a subscription ends at Stripe with the account, and nothing of the person comes back`()
    async throws
  {
    try await StripeShop.run { shop in
      let subscription = try await shop.buy("lifter_premium")
      let customer = try #require(
        try shop.server.database.rows("select customer from app.stripe_customers")[0][0])
      try await shop.anna.delete("/v1/me").expect(200)
      #expect(try await shop.server.run(job: "erase_accounts", at: Self.later).changed == 1)
      #expect(shop.stripe.subscription(subscription)?["status"] == "canceled")
      // The news of the end, which name account and customer.
      try await shop.deliver()
      let dump = try await Dump(of: shop.server)
      #expect(!dump.holds(customer), "\(dump.tables(holding: customer))")
      let known = Set(dump.tables(holding: shop.anna.account)).subtracting([
        "app.audit_entries", "app.audit_drafts",
      ])
      #expect(known == [])
      #expect(try shop.server.database.rows("select count(account_id) from app.payments") == [["0"]])
    }
  }

  @Test func `nothing is erased before Stripe has ended it, and the next run does both`() async throws {
    try await StripeShop.run { shop in
      let subscription = try await shop.buy("lifter_premium")
      try await shop.anna.delete("/v1/me").expect(200)
      let settings = shop.stripe.settings(returnURL: "https://app.example.com/account")
      guard case .object(let members) = settings else { throw TestKitError("no settings") }
      let broken = members.map { $0.name == "api_url" ? .init("api_url", "http://127.0.0.1:9") : $0 }
      try shop.server.connect(.object(broken))
      await #expect(throws: (any Error).self) {
        try await shop.server.run(job: "erase_accounts", at: Self.later)
      }
      #expect(try shop.server.database.rows("select count(*) from app.accounts")[0][0] == "1")
      try await shop.anna.get("/v1/me").expect(401)
      #expect(shop.stripe.subscription(subscription)?["status"] != "canceled")
      try shop.server.connect(settings)
      #expect(try await shop.server.run(job: "erase_accounts", at: Self.later).changed == 1)
      #expect(shop.stripe.subscription(subscription)?["status"] == "canceled")
      #expect(try shop.server.database.rows("select count(*) from app.accounts")[0][0] == "0")
    }
  }

  @Test func `what Stripe says is another account's is not ended`() async throws {
    try await StripeShop.run { shop in
      let subscription = try await shop.buy("lifter_premium")
      let berta = try await shop.server.person("berta", as: "lifter")
      try shop.server.database.administer("update app.subscriptions set account_id = '\(berta.account)'")
      try await berta.delete("/v1/me").expect(200)
      await #expect(throws: (any Error).self) {
        try await shop.server.run(job: "erase_accounts", at: Self.later)
      }
      #expect(shop.stripe.subscription(subscription)?["status"] != "canceled")
    }
  }
}
