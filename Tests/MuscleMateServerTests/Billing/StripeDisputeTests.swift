import Primitives
import TestKit
import Testing

/// A payment that its cardholder has taken back by the bank.
struct StripeDisputeTests {
  private static let now = Timestamp.now.advanced(bySeconds: -20 * 86_400)

  private static func booked(_ shop: StripeShop) throws -> [[String?]] {
    try shop.server.database.rows(
      "select split_part(id, ':', 1), amount from app.payments where id like '%:%' order by 1, 2")
  }

  private static func alerts(_ shop: StripeShop) throws -> [[String?]] {
    try shop.server.database.rows(
      "select details ->> 'state', details ->> 'amount' from app.alerts where kind = 'payment_disputed' order by 1"
    )
  }

  @Test func `as long as it is open access goes on, the amount is held, and admins are told`() async throws {
    try await StripeShop.run(at: Self.now) { shop in
      let ada = try shop.server.signedIn("ada", as: "admin")
      let subscription = try await shop.buyWithoutTrial("lifter_premium")
      try shop.stripe.dispute(subscription)
      for _ in 1...2 { try await shop.deliver() }
      #expect(try await shop.state() == "active")
      #expect(try Self.booked(shop) == [["held", "-199"]])
      #expect(try Self.alerts(shop) == [["open", "199"]])
      #expect(try await ada.items("/v1/admin/alerts", "kind") == ["payment_disputed"])
      let month = try await ada.items("/v1/admin/revenue").first
      #expect(month?["charges"] == 199 && month?["refunds"] == 199 && month?["net"] == 0)

      try shop.stripe.dispute(subscription, "won")
      try await shop.deliver()
      #expect(try await shop.state() == "active")
      #expect(try Self.booked(shop) == [["held", "-199"], ["released", "199"]])
      #expect(try Self.alerts(shop) == [["open", "199"], ["won", "199"]])
      let after = try await ada.items("/v1/admin/revenue").first
      #expect(after?["refunds"] == 0 && after?["net"] == 199 && after?["charge_count"] == 1)
    }
  }

  @Test func `lost, the money is booked back and the subscription ends`() async throws {
    try await StripeShop.run(at: Self.now) { shop in
      let ada = try shop.server.signedIn("ada", as: "admin")
      let subscription = try await shop.buyWithoutTrial("lifter_premium")
      try shop.stripe.dispute(subscription)
      try shop.stripe.dispute(subscription, "lost")
      for _ in 1...2 { try await shop.deliver() }
      #expect(try await shop.state() == "lapsed")
      #expect(shop.stripe.subscription(subscription)?["status"] == "canceled")
      #expect(try Self.booked(shop) == [["held", "-199"], ["lost", "-199"], ["released", "199"]])
      #expect(try Self.alerts(shop) == [["lost", "199"]])
      let month = try await ada.items("/v1/admin/revenue").first
      #expect(month?["refunds"] == 199 && month?["net"] == 0 && month?["refund_count"] == 1)
    }
  }

  @Test func `lost without a word from Stripe, it ends at night; a dry run only says so`() async throws {
    try await StripeShop.run(at: Self.now) { shop in
      let subscription = try await shop.buyWithoutTrial("lifter_premium")
      try shop.stripe.dispute(subscription)
      try await shop.deliver()
      try shop.stripe.dispute(subscription, "lost")
      // Its news never come.
      try await shop.server.run(job: "reconcile_payments", dryRun: true)
      #expect(shop.stripe.subscription(subscription)?["status"] == "active")
      try await shop.server.run(job: "reconcile_payments")
      #expect(shop.stripe.subscription(subscription)?["status"] == "canceled")
      #expect(try await shop.state() == "lapsed")
      #expect(try Self.booked(shop) == [["held", "-199"], ["lost", "-199"], ["released", "199"]])
    }
  }

  @Test func `lost, it ends before the loss is booked, at whatever request Stripe falls silent`() async throws
  {
    try await StripeShop.run(at: Self.now) { shop in
      let subscription = try await shop.buyWithoutTrial("lifter_premium")
      try shop.stripe.dispute(subscription)
      try await shop.deliver()
      try shop.stripe.dispute(subscription, "lost")
      for request in 1...10 {
        let silent = shop.stripe.requests + request
        var failures = StripeStandIn.InducedFailures()
        failures.status = { $0 >= silent ? 500 : nil }
        shop.stripe.induce(failures)
        _ = try? await shop.server.run(job: "reconcile_payments")
        let isBooked = try Self.booked(shop).contains(["lost", "-199"])
        let hasEnded = shop.stripe.subscription(subscription)?["status"] == "canceled"
        #expect(hasEnded || !isBooked)
      }
      shop.stripe.induce(StripeStandIn.InducedFailures())
      try await shop.server.run(job: "reconcile_payments")
      #expect(try await shop.state() == "lapsed")
      #expect(try Self.booked(shop) == [["held", "-199"], ["lost", "-199"], ["released", "199"]])
    }
  }

  @Test func `an inquiry moves nothing`() async throws {
    try await StripeShop.run(at: Self.now) { shop in
      let subscription = try await shop.buyWithoutTrial("lifter_premium")
      try shop.stripe.dispute(subscription, "warning_needs_response")
      try shop.stripe.dispute(subscription, "warning_closed")
      try await shop.deliver()
      #expect(try await shop.state() == "active")
      #expect(try Self.booked(shop).isEmpty)
      #expect(try Self.alerts(shop).isEmpty)
    }
  }
}
