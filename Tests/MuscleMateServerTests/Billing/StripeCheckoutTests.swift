import Primitives
import TestKit
import Testing

struct StripeCheckoutTests {
  @Test func `who comes back from the page has what was bought at once, before any webhook`() async throws {
    try await StripeShop.run { shop in
      try await shop.anna.send("POST", "/v1/checkouts/confirmation").expect(409)
      let page = try await shop.page("lifter_premium")
      let open = try await shop.anna.send("POST", "/v1/checkouts/confirmation").expect(200)
      #expect(try open.json["state"] == "open")
      _ = try shop.stripe.pay(page)
      for _ in 1...2 {
        let paid = try await shop.anna.send("POST", "/v1/checkouts/confirmation").expect(200)
        #expect(try paid.json["state"] == "complete")
      }
      #expect(try await shop.state() == "trial")
      #expect(try await shop.has("all_graphs") == true)
      try await shop.deliver()
      #expect(try shop.count("subscriptions") == "1")
      let bea = try shop.server.signedIn("bea")
      try await bea.send("POST", "/v1/checkouts/confirmation").expect(409)
    }
  }

  @Test func `who pays on the page has it with the first news`() async throws {
    try await StripeShop.run { shop in
      #expect(try await shop.has("all_graphs") == false)
      let page = try await shop.page("lifter_premium")
      #expect(page.hasPrefix(shop.stripe.address))
      let subscription = try shop.stripe.pay(page)
      #expect(try await shop.has("all_graphs") == false)
      try await shop.deliver()
      #expect(try await shop.has("all_graphs") == true)
      #expect(try await shop.state() == "trial")
      #expect(shop.stripe.subscription(subscription)?["metadata"]?["account"]?.text == shop.anna.account)
      #expect(shop.stripe.subscription(subscription)?["metadata"]?["tenant"]?.text == "musclemate")
    }
  }

  @Test func `the page is Stripe's and leads back to where the app or the tenant says`() async throws {
    try await StripeShop.run { shop in
      let price = try shop.server.price(of: "lifter_base")
      let body: JSON = [
        "price": .string(price), "success_url": "https://app.example.com/thanks?s={CHECKOUT_SESSION_ID}",
        "cancel_url": "https://app.example.com/plans",
      ]
      let answer = try await shop.anna.post("/v1/checkouts", body).expect(200)
      let page = try answer.json["url"]?.text ?? ""
      let shown = try await Client(shop.stripe.address).get(page.path)
      #expect(shown.status == 200)
      let paid = try await Client(shop.stripe.address).post(page.path, [:])
      #expect(paid.status == 303)
      #expect(paid.headers["location"] == "https://app.example.com/thanks?s={CHECKOUT_SESSION_ID}")
      #expect(try await Client(shop.stripe.address).get(page.path).status == 404)
    }
  }

  @Test func `a second page closes the first, and both are one customer's`() async throws {
    try await StripeShop.run { shop in
      let first = try await shop.page("lifter_base")
      let second = try await shop.page("lifter_premium")
      #expect(throws: TestKitError.self) { try shop.stripe.pay(first) }
      _ = try shop.stripe.pay(second)
      #expect(shop.stripe.customerCount == 1)
    }
  }

  @Test func `pages asked for at the same time are one customer's, and one of them can be paid`() async throws
  {
    try await StripeShop.run { shop in
      let price = try shop.server.price(of: "lifter_base")
      let pages = try await withThrowingTaskGroup(of: String?.self) { group in
        for _ in 0..<8 {
          group.addTask {
            try await shop.anna.post("/v1/checkouts", ["price": .string(price)]).expect(200).json["url"]?.text
          }
        }
        return try await group.reduce(into: []) { $0.append($1 ?? "") }
      }
      #expect(shop.stripe.customerCount == 1)
      let paid = pages.filter { (try? shop.stripe.pay($0)) != nil }
      #expect(paid.count == 1)
    }
  }

  @Test func `what was paid while another page was asked for is not paid twice`() async throws {
    try await StripeShop.run { shop in
      _ = try shop.stripe.pay(try await shop.page("lifter_base"))
      // The news of it is still under way.
      let price = try shop.server.price(of: "lifter_premium")
      let answer = try await shop.anna.post("/v1/checkouts", ["price": .string(price)]).expect(409)
      #expect(answer.text.contains("billing portal"))
      #expect(shop.stripe.subscriptions.count == 1)
    }
  }

  @Test func `a subscription of the kind is bought once, and one of another kind beside it`() async throws {
    try await StripeShop.run(as: "coach") { shop in
      try await shop.buy("lifter_premium")
      let again = ["price": JSON.string(try shop.server.price(of: "lifter_base"))]
      let answer = try await shop.anna.post(
        "/v1/checkouts", .object(again.map { JSON.Member($0.key, $0.value) }))
      #expect(answer.status == 409)
      #expect(answer.text.contains("Change its price"))
      try await shop.buy("coach_premium")
      #expect(try await shop.has("client_lifts") == true)
      #expect(shop.stripe.customerCount == 1)
    }
  }

  @Test func `a trial is for who never had one`() async throws {
    try await StripeShop.run(at: .now.advanced(bySeconds: -40 * 86_400)) { shop in
      let first = try await shop.buy("lifter_premium")
      shop.stripe.cancel(first, atPeriodEnd: false)
      try await shop.deliver()
      #expect(try await shop.state() == "lapsed")
      let second = try shop.stripe.pay(try await shop.page("lifter_base"))
      #expect(shop.stripe.subscription(second)?["trial_end"] == .null)
      #expect(shop.stripe.balance(of: second) == 99)
    }
  }

  @Test func `what Stripe still tries to collect, or collects without our knowing, is not bought beside`()
    async throws
  {
    for isPaid in [false, true] {
      try await StripeShop.run(at: .now.advanced(bySeconds: -60 * 86_400), givesUpAs: "unpaid") { shop in
        let first = try await shop.buy("lifter_premium")
        if !isPaid { shop.stripe.failPayments(of: first) }
        shop.stripe.advance(days: 58)
        if !isPaid { try await shop.deliver() }
        #expect(try await shop.state() == "lapsed")
        let price = try shop.server.price(of: "lifter_base")
        let answer = try await shop.anna.post("/v1/checkouts", ["price": .string(price)]).expect(409)
        #expect(answer.text.contains("billing portal"))
        #expect(try await shop.state() == (isPaid ? "active" : "lapsed"))
        #expect(shop.stripe.subscriptions.count == 1)
        // Given up for good, it blocks nobody, whether the event of that came or not.
        shop.stripe.cancel(first, atPeriodEnd: false)
        if isPaid { try await shop.deliver() }
        #expect(try await shop.page("lifter_base").hasPrefix(shop.stripe.address))
      }
    }
  }

  @Test func `only what the tenant sells through Stripe, to this role, can be bought`() async throws {
    try await StripeShop.run { shop in
      let coachPrice = try shop.server.price(of: "coach_premium")
      for price in [coachPrice, "018f3a5e-0000-7000-8000-000000000000"] {
        let answer = try await shop.anna.post("/v1/checkouts", ["price": .string(price)]).expect(422)
        #expect(answer.faults == ["/price unknown"])
      }
      try shop.server.database.administer("update app.tier_prices set stripe_price = null")
      let price = try shop.server.price(of: "lifter_base")
      let answer = try await shop.anna.post(
        "/v1/checkouts", ["price": .string(price), "success_url": "javascript:alert(1)"])
      #expect(answer.status == 422)
      #expect(answer.faults == ["/success_url invalid"])
      #expect(
        try await shop.anna.post("/v1/checkouts", ["price": .string(price)]).faults == ["/price unknown"])
    }
  }

  @Test func `where nothing is sold through Stripe, it says so`() async throws {
    try await StripeShop.run { shop in
      let price = try shop.server.price(of: "lifter_base")
      try shop.server.database.administer("delete from app.payment_gateways")
      for (path, body) in [
        ("/v1/checkouts", ["price": JSON.string(price)] as JSON), ("/v1/billing-portal", [:] as JSON),
      ] {
        let answer = try await shop.anna.post(path, body).expect(409)
        #expect(answer.text.contains("by card here"))
      }
      let change = try await shop.anna.put("/v1/subscriptions/stripe/price", ["price": .string(price)])
      #expect(change.status == 409)
    }
  }

  @Test func `who begins twenty-one checkouts an hour waits`() async throws {
    try await StripeShop.run { shop in
      try shop.server.database.administer(
        "insert into app.stripe_customers (tenant_id, account_id, checkouts) values (1, '\(shop.anna.account)', 20)"
      )
      let price = try shop.server.price(of: "lifter_base")
      try await shop.anna.post("/v1/checkouts", ["price": .string(price)]).expect(429)
      try shop.server.database.administer(
        "update app.stripe_customers set counted_since = now() - interval '61 minutes'")
      try await shop.anna.post("/v1/checkouts", ["price": .string(price)]).expect(200)
    }
  }

  @Test func `a customer that Stripe has lost is made anew`() async throws {
    try await StripeShop.run { shop in
      _ = try await shop.page("lifter_base")
      try shop.server.database.administer(
        "update app.stripe_customers set customer = 'cus_lost', checkout = null")
      _ = try shop.stripe.pay(try await shop.page("lifter_base"))
      let kept = try shop.server.database.rows("select customer from app.stripe_customers")
      #expect(kept.first?.first != "cus_lost")
    }
  }

  @Test func `where Stripe does not answer, one is asked to come again`() async throws {
    try await StripeShop.run { shop in
      var failures = StripeStandIn.InducedFailures()
      failures.status = { _ in 500 }
      shop.stripe.induce(failures)
      let price = try shop.server.price(of: "lifter_base")
      let answer = try await shop.anna.post("/v1/checkouts", ["price": .string(price)]).expect(503)
      #expect(answer.headers["retry-after"] != nil)
      #expect(!answer.text.contains("Stripe"))
    }
  }

  @Test func `the portal is for who bought, and cancelling there lasts to the period's end`() async throws {
    try await StripeShop.run { shop in
      try await shop.anna.post("/v1/billing-portal", [:]).expect(409)
      try await shop.buy("lifter_premium")
      let answer = try await shop.anna.post(
        "/v1/billing-portal", ["return_url": "https://app.example.com/me"]
      ).expect(200)
      let page = try answer.json["url"]?.text ?? ""
      let cancelled = try await Client(shop.stripe.address).post("\(page.path)/cancel", [:])
      #expect(cancelled.headers["location"] == "https://app.example.com/me")
      try await shop.deliver()
      #expect(try await shop.subscription()?["cancels_at_period_end"] == true)
      #expect(try await shop.has("all_graphs") == true)
    }
  }
}

extension String {
  /// The path of an address with host and port.
  fileprivate var path: String {
    let parts = split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true)
    return "/" + (parts.count == 3 ? String(parts[2]) : "")
  }
}
