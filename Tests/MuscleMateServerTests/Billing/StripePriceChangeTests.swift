import Primitives
import TestKit
import Testing

struct StripePriceChangeTests {
  private static let tenDaysAgo = Timestamp.now.advanced(bySeconds: -10 * 86_400)

  @Test func `upward is at once, and Stripe takes the rest of the period`() async throws {
    try await StripeShop.run(at: Self.tenDaysAgo) { shop in
      let subscription = try await shop.buyWithoutTrial("lifter_base")
      shop.stripe.advance(days: 10)
      let answer = try await shop.change(to: "lifter_premium").expect(200)
      #expect(try answer.json["takes_effect"] == "at_once")
      // Before any news of it arrived.
      #expect(try await shop.has("all_graphs") == true)
      // Two thirds of the month: 66 of the 99 come back, 132 of the 199 are taken.
      #expect(shop.stripe.balance(of: subscription) == 99 - 66 + 132)
      try await shop.deliver()
      #expect(try await shop.subscription()?["tier"] == "lifter_premium")
    }
  }

  @Test func `downward waits for the end of what is paid for`() async throws {
    try await StripeShop.run(at: Self.tenDaysAgo) { shop in
      let subscription = try await shop.buyWithoutTrial("lifter_premium")
      let answer = try await shop.change(to: "lifter_base").expect(200)
      #expect(try answer.json["takes_effect"] == "at_period_end")
      let end = try await shop.subscription()?["period_ends_at"]?.text
      #expect(try answer.json["at"]?.text.flatMap { Timestamp($0) } == end.flatMap { Timestamp($0) })
      #expect(try await shop.subscription()?["next_tier"] == "lifter_base")
      #expect(try await shop.has("all_graphs") == true)
      #expect(shop.stripe.balance(of: subscription) == 199)
      shop.stripe.advance(days: 31)
      try await shop.deliver()
      #expect(try await shop.has("all_graphs") == false)
      #expect(try await shop.subscription()?["tier"] == "lifter_base")
      #expect(shop.stripe.balance(of: subscription) == 199 + 99)
    }
  }

  @Test func `the present price calls a coming change off, and a higher one replaces it`() async throws {
    try await StripeShop.run(at: Self.tenDaysAgo) { shop in
      try await shop.buyWithoutTrial("lifter_premium")
      try await shop.change(to: "lifter_base").expect(200)
      try await shop.change(to: "lifter_premium").expect(200)
      #expect(try await shop.subscription()?["next_tier"]?.text == nil)
      try await shop.change(to: "lifter_base").expect(200)
      try shop.addYearlyPrice()
      try await shop.change(to: "lifter_premium", yearly: true).expect(200)
      #expect(try await shop.subscription()?["price"]?["interval"] == "year")
      #expect(try await shop.subscription()?["next_tier"]?.text == nil)
    }
  }

  @Test func `a planned change to another price of the same tier is shown`() async throws {
    try await StripeShop.run(at: Self.tenDaysAgo) { shop in
      try await shop.buyWithoutTrial("lifter_premium")
      #expect(try await shop.subscription()?["next_price"]?["id"] == nil)
      try shop.addYearlyPrice()
      try await shop.change(to: "lifter_premium", yearly: true).expect(200)
      let answer = try await shop.change(to: "lifter_premium").expect(200)
      #expect(try answer.json["takes_effect"] == "at_period_end")
      let shown = try await shop.subscription()
      #expect(shown?["price"]?["interval"] == "year")
      #expect(shown?["next_tier"] == "lifter_premium")
      #expect(shown?["next_price"]?["interval"] == "month")
      #expect(shown?["next_price"]?["amount"] == 199)
    }
  }

  @Test func `a declined card changes nothing`() async throws {
    try await StripeShop.run(at: Self.tenDaysAgo) { shop in
      let subscription = try await shop.buyWithoutTrial("lifter_base")
      shop.stripe.failPayments(of: subscription)
      let answer = try await shop.change(to: "lifter_premium").expect(409)
      #expect(answer.text.contains("declined"))
      #expect(try await shop.subscription()?["tier"] == "lifter_base")
    }
  }

  @Test func `nothing is changed that does not run, is owed or paused, or in another currency`()
    async throws
  {
    try await StripeShop.run(at: .now.advanced(bySeconds: -35 * 86_400)) { shop in
      #expect(try await shop.change(to: "lifter_base").expect(409).text.contains("Start a checkout"))
      let subscription = try await shop.buyWithoutTrial("lifter_base")
      shop.stripe.advance(days: 30)
      try await shop.deliver()
      try shop.server.database.administer(
        "update app.tier_prices set currency = 'EUR' where tenant_id = 1 and tier = 'lifter_premium'")
      #expect(try await shop.change(to: "lifter_premium").faults == ["/price invalid"])
      try shop.server.database.administer(
        "update app.subscriptions set failing_since = now() - interval '1 day'")
      #expect(try await shop.change(to: "lifter_base").expect(409).text.contains("still owed"))
      try shop.server.database.administer(
        "update app.subscriptions set paused_at = now() - interval '1 hour'")
      #expect(try await shop.change(to: "lifter_base").expect(409).text.contains("is paused"))
      shop.stripe.cancel(subscription, atPeriodEnd: false)
      try await shop.deliver()
      #expect(try await shop.change(to: "lifter_base").expect(409).text.contains("Start a checkout"))
    }
  }

  @Test func `a change is of one's own subscription alone`() async throws {
    try await StripeShop.run(at: Self.tenDaysAgo) { shop in
      let subscription = try await shop.buyWithoutTrial("lifter_base")
      let other = try await shop.server.person("bert", as: "lifter")
      try await shop.change(to: "lifter_premium", for: other).expect(409)
      #expect(
        shop.stripe.subscription(subscription)?["items"]?["data"]?.elements?.first?["price"]?["id"]
          == "price_lifter_base")
    }
  }
}

extension StripeShop {
  /// Paid for from the first day, so that money moves.
  @discardableResult
  func buyWithoutTrial(_ tier: String) async throws -> String {
    try server.database.administer("update app.tiers set trial_days = 0")
    return try await buy(tier)
  }

  func addYearlyPrice() throws {
    try server.database.administer(
      """
      insert into app.tier_prices (tenant_id, id, tier, amount, currency, billing_interval, stripe_price)
      values (1, app.new_id(), 'lifter_premium', 1999, 'USD', 'year', 'price_yearly')
      """)
    stripe.addPrice("price_yearly", amount: 1999, interval: "year")
  }

  func change(to tier: String, yearly: Bool = false, for client: Client? = nil) async throws -> Received {
    let rows = try server.database.rows(
      """
      select id
        from app.tier_prices
       where tenant_id = 1
         and tier = '\(tier)'
         and (billing_interval = 'year') = \(yearly)
      """)
    let price = rows.first?.first ?? nil
    return try await (client ?? anna).put("/v1/subscriptions/stripe/price", ["price": .string(price ?? "")])
  }
}
