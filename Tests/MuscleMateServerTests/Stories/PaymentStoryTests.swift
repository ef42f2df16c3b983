internal import Primitives
internal import TestKit
internal import Testing

/// From the paywall to the graph, and through a payment that failed, with each provider.
struct PaymentStoryTests {
  @Test func `a free lifter pays through Stripe, sees the graph at once, owes, and pays again`() async throws
  {
    try await TestServer.run { server in
      let stripe = try await StripeStandIn.start()
      stripe.addPrice("price_premium", amount: 199)
      do {
        try server.connect("stripe", stripe.settings())
        try server.name(priceOf: "lifter_premium", "stripe_price", "price_premium")
        try await Self.payByCard(server, stripe)
      } catch {
        await stripe.stop()
        throw error
      }
      await stripe.stop()
    }
  }

  private static func payByCard(_ server: TestServer, _ stripe: StripeStandIn) async throws {
    let shopper = try await Shopper(on: server)
    let price = try await shopper.meetThePaywall()

    // Paid on Stripe's page: the graph is there with the next request.
    let page = try await shopper.client.post("/v1/checkouts", ["price": .string(price)]).expect(200).json
    let subscription = try stripe.pay(page["url"]?.text ?? "")
    #expect(
      try await stripe.deliver(to: server.visitor, tenant: "musclemate").allSatisfy { $0 == 204 })
    try await shopper.expectGraph(in: "trial")
    try await shopper.client.post("/v1/checkouts", ["price": .string(price)]).expect(409)

    // The first real payment fails: everything stays for a week, then it is only read, then it is over.
    stripe.failPayments(of: subscription)
    try server.letDaysPass(15, at: stripe)
    try await stripe.deliver(to: server.visitor, tenant: "musclemate")
    try await shopper.expectGraph(in: "grace")
    #expect(try await shopper.client.items("/v1/notices", "kind").contains("payment_failed"))
    try server.letDaysPass(7, at: stripe)
    try await shopper.expectGraph(in: "read_only")

    // A new card; nothing was lost meanwhile.
    stripe.recover(subscription)
    try await stripe.deliver(to: server.visitor, tenant: "musclemate")
    try await shopper.expectGraph(in: "active")

    // Cancelled: served to the end of what was paid, and then the paywall again, with all of the log still there.
    stripe.cancel(subscription)
    try await stripe.deliver(to: server.visitor, tenant: "musclemate")
    try await shopper.expectGraph(in: "cancelled")
    try server.letDaysPass(30, at: stripe)
    try await shopper.expectPaywall(state: "lapsed")

    // Back again, now without a trial.
    let again = try await shopper.client.post("/v1/checkouts", ["price": .string(price)]).expect(200).json
    let second = try stripe.pay(again["url"]?.text ?? "")
    try await stripe.deliver(to: server.visitor, tenant: "musclemate")
    try await shopper.expectGraph(in: "active")
    #expect(second != subscription)
  }

  @Test func `the same through the App Store`() async throws {
    try await AppStoreStandIn.run { store in
      try await TestServer.run { server in
        try server.connect("app_store", store.settings())
        try server.name(priceOf: "lifter_premium", "app_store_product", "premium.monthly")
        let shopper = try await Shopper(on: server)
        _ = try await shopper.meetThePaywall()

        // The app buys through StoreKit and hands over what StoreKit signed.
        let token = try await shopper.client.get("/v1/app-store/account-token").expect(200).json
        let product = StandInProduct("premium.monthly", price: 1_990)
        let bought = try store.buy(
          product, for: token["account_token"]?.text.flatMap(UUID.init), trialDays: 14)
        let handedOver: JSON = ["signed_transaction": .string(bought.signedTransaction)]
        try await shopper.client.post("/v1/app-store/transactions", handedOver).expect(200)
        try await shopper.expectGraph(in: "trial")
        try await store.deliver(bought.notification, to: server.visitor).expect(200)
        try await shopper.expectGraph(in: "trial")

        // Nobody else gets anything by the same purchase.
        let thief = try server.signedIn("thea")
        try await thief.post("/v1/app-store/transactions", handedOver).expect(409)

        try server.letDaysPass(15, at: store)
        try await store.deliver(try store.fail(bought.id, graceDays: 6), to: server.visitor).expect(200)
        try await shopper.expectGraph(in: "grace")
        try server.letDaysPass(7, at: store)
        try await store.deliver(try store.endGrace(bought.id), to: server.visitor).expect(200)
        try await shopper.expectGraph(in: "read_only")

        try await store.deliver(try store.renew(bought.id), to: server.visitor).expect(200)
        try await shopper.expectGraph(in: "active")

        // The money back: over at once.
        try await store.deliver(try store.refund(bought.id), to: server.visitor).expect(200)
        try await shopper.expectPaywall(state: "revoked")
        try await store.deliver(try store.resubscribe(bought.id), to: server.visitor).expect(200)
        try await shopper.expectGraph(in: "active")
      }
    }
  }
}

/// A lifter without a paid tier, with a log that a graph of an exercise beyond the three can show.
private struct Shopper {
  let client: Client
  private let graph: String

  init(on server: TestServer) async throws {
    try server.database.administer("update app.tenants set modules = modules || '{billing}'")
    client = try server.signedIn("anna")
    var exercise = ""
    for (days, weight) in [(20, 80), (10, 85), (3, 90)] {
      let moment = Timestamp.now.advanced(bySeconds: Int64(-days) * 86_400)
      let kept = try await client.log("Legs", at: moment.description, [("Front Squat", [(5, weight)])])
      exercise = kept["exercises"]?[0]?["exercise_id"]?.text ?? ""
    }
    graph = "/v1/lifters/me/progress/\(exercise)"
  }

  /// - Returns: the id of the price that opens the graph.
  func meetThePaywall() async throws -> String {
    let refused = try await client.get(graph).expect(402).json
    #expect(refused["entitlement"] == "all_graphs")
    let plan = refused["plans"]?[0]
    #expect(plan?["code"] == "lifter_premium")
    #expect(plan?["trial_days"] == 14)
    #expect(plan?["prices"]?[0]?["amount"] == 199)
    #expect(plan?["prices"]?[0]?["currency"] == "USD")
    let preview = refused["preview"]?["points"]?.elements ?? []
    #expect(preview.count == 2, "the last fourteen days, and not the rest")
    try await expectLog()
    return plan?["prices"]?[0]?["id"]?.text ?? ""
  }

  func expectGraph(in state: String) async throws {
    let shown = try await client.get(graph).expect(200).json
    #expect(shown["points"]?.elements?.count == 3)
    try await expectLog()
    try await expectState(state)
  }

  func expectPaywall(state: String) async throws {
    try await client.get(graph).expect(402)
    try await expectLog()
    try await expectState(state)
  }

  /// One's own log is never for sale.
  private func expectLog() async throws {
    #expect(try await client.items("/v1/lifters/me/workouts").count == 3)
    try await client.get("/v1/lifters/me/workouts.csv").expect(200)
  }

  /// The newest subscription's.
  private func expectState(_ state: String) async throws {
    let subscriptions = try await client.items("/v1/subscriptions")
    #expect(subscriptions.first?["state"]?.text == state)
  }
}
