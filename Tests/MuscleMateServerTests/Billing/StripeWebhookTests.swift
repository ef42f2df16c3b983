import Primitives
import TestKit
import Testing

struct StripeWebhookTests {
  private static func ago(days: Int64) -> Timestamp { .now.advanced(bySeconds: -days * 86_400) }

  @Test func `a delivery is taken whole or refused for what is wrong with it`() async throws {
    try await StripeShop.run { shop in
      _ = try shop.stripe.pay(try await shop.page("lifter_base"))
      let event = try #require(shop.stripe.events.first)
      let good = shop.stripe.signature(of: event)
      let time = good.prefix { $0 != "," }.dropFirst(2)
      let wrong: [(String?, String)] = [
        (nil, "no Stripe-Signature"), ("", "no Stripe-Signature"), ("t=1", "not in the form"),
        ("v1=00", "not in the form"),
        ("t=\(time),v1=\(String(repeating: "0", count: 64))", "No signature"),
        (shop.stripe.signature(of: event, secret: "whsec_other"), "No signature"),
        (shop.stripe.signature(of: event, at: .now.advanced(bySeconds: -301)), "older than five minutes"),
        ("t=\(time),v0=\(good.suffix(64))", "not in the form"),
      ]
      for (signature, words) in wrong {
        let answer = try await shop.post(event.body, signature: signature)
        #expect(answer.status == 400, "\(signature ?? "none")")
        #expect(answer.text.contains(words), "\(signature ?? "none"): \(answer.text)")
      }
      let cut = try await shop.post(Array(event.body.dropLast()), signature: good)
      #expect(cut.status == 400)
      var altered = event.body
      altered[altered.count / 2] ^= 1
      #expect(try await shop.post(altered, signature: good).status == 400)
      #expect(try shop.count("billing_events") == "0")
      try await shop.post(event.body, signature: good).expect(204)
      #expect(try shop.count("billing_events") == "1")
    }
  }

  @Test func `what is signed and no event is refused, however deep or long it is`() async throws {
    try await StripeShop.run { shop in
      let bodies = [
        "", "{}", "[]", "null", #"{"object":"event"}"#, String(repeating: "[", count: 100_000),
        #"{"object":"event","id":"evt_1\u0000","type":"x","created":1,"data":{"object":{}}}"#,
        #"{"object":"event","id":"evt 1","type":"x","created":1,"data":{"object":{}}}"#,
        #"{"object":"event","id":"evt_1","type":"x","created":1e99,"data":{"object":{}}}"#,
      ]
      for body in bodies {
        let bytes = Array(body.utf8)
        let answer = try await shop.post(bytes, signature: shop.sign(bytes))
        #expect(answer.status == 400, "\(body.prefix(60)): \(answer.text)")
      }
      let long = [UInt8](repeating: 32, count: (1 << 20) + 1)
      #expect(try await shop.post(long, signature: shop.sign(long)).status == 413)
      #expect(try shop.count("billing_events") == "0")
    }
  }

  @Test func `during a rotation deliveries under either secret are taken`() async throws {
    try await StripeShop.run { shop in
      var settings = shop.stripe.settings()
      settings = .object(
        [.init("webhook_secrets", ["whsec_new", .string(shop.stripe.webhookSecret)])]
          + ["api_url", "secret_key"].map { JSON.Member($0, settings[$0] ?? .null) })
      try shop.server.connect(settings)
      let event = Array(
        #"{"object":"event","id":"evt_1","type":"ping","created":1,"data":{"object":{}}}"#.utf8)
      for secret in ["whsec_new", shop.stripe.webhookSecret] {
        try await shop.post(event, signature: shop.sign(event, secret: secret)).expect(204)
      }
      let both =
        "\(shop.sign(event, secret: "whsec_gone")),\(shop.sign(event, secret: "whsec_new").split(separator: ",")[1])"
      try await shop.post(event, signature: both).expect(204)
    }
  }

  @Test func `events of no subscription are kept and acknowledged`() async throws {
    try await StripeShop.run { shop in
      let event = Array(
        #"{"object":"event","id":"evt_1","type":"payout.brand_new","created":1,"data":{"object":{"object":"payout","id":"po_1"}}}"#
          .utf8)
      try await shop.post(event, signature: shop.sign(event)).expect(204)
      try await shop.post(event, signature: shop.sign(event)).expect(204)
      let outcomes = try shop.server.database.rows("select event_id, outcome from app.billing_event_outcomes")
      #expect(outcomes == [["evt_1", "ignored"]])
      #expect(shop.stripe.requests == 0)
    }
  }

  @Test func `a subscription of someone unknown is kept, and one that Stripe does not know is noted`()
    async throws
  {
    try await StripeShop.run { shop in
      for (id, reference) in [("evt_1", "sub_none"), ("evt_2", "../customers/cus_1")] {
        let event = Array(
          #"{"object":"event","id":"\#(id)","type":"customer.subscription.updated","created":1,"data":{"object":{"object":"subscription","id":"\#(reference)"}}}"#
            .utf8)
        try await shop.post(event, signature: shop.sign(event)).expect(204)
      }
      let outcomes = try shop.server.database.rows(
        "select outcome from app.billing_event_outcomes order by event_id")
      #expect(outcomes == [["unknown_subscription"], ["ignored"]])
    }
  }

  @Test func `a subscription of another tenant that sells through the same account is none of this one's`()
    async throws
  {
    try await StripeShop.run(at: Self.ago(days: 20)) { shop in
      let page = try await shop.page("lifter_premium")
      try shop.server.database.administer("update app.tenants set slug = 'iron' where id = 1")
      _ = try shop.stripe.pay(page)
      _ = try await shop.stripe.deliver(to: shop.server.visitor, tenant: "iron")
      #expect(try shop.count("subscriptions") == "0")
      #expect(try shop.count("payments") == "0")
      let outcomes = try shop.server.database.rows("select distinct outcome from app.billing_event_outcomes")
      #expect(outcomes == [["unknown_subscription"]])
    }
  }

  @Test func `the ledger keeps no card, name or address`() async throws {
    try await StripeShop.run(at: Self.ago(days: 20)) { shop in
      let subscription = try await shop.buyWithoutTrial("lifter_premium")
      try shop.stripe.refund(subscription)
      try await shop.deliver()
      let kept = try shop.server.database.rows("select payload::text from app.billing_events").flatMap { $0 }
      #expect(kept.count == shop.stripe.events.count)
      for text in kept { #expect(text?.contains("4242") == false && text?.contains("@") == false) }
    }
  }

  @Test func `a refund is booked once and the subscription goes on`() async throws {
    try await StripeShop.run(at: Self.ago(days: 20)) { shop in
      let subscription = try await shop.buyWithoutTrial("lifter_premium")
      try shop.stripe.refund(subscription, amount: 50)
      try await shop.deliver()
      for event in shop.stripe.events {
        try await shop.stripe.deliver(event, to: shop.server.visitor, tenant: "musclemate").expect(204)
      }
      let booked = try shop.server.database.rows(
        "select amount, currency, price from app.payments order by amount")
      #expect(booked == [["-50", "USD", "price_lifter_premium"], ["199", "USD", "price_lifter_premium"]])
      #expect(try await shop.state() == "active")
    }
  }

  @Test func `a failed payment leads through grace and reading to the end, and a new card back`() async throws
  {
    for (days, state) in [(Int64(32), "grace"), (40, "read_only"), (50, "lapsed")] {
      try await StripeShop.run(at: Self.ago(days: days), givesUpAs: nil) { shop in
        let subscription = try await shop.buyWithoutTrial("lifter_premium")
        shop.stripe.failPayments(of: subscription)
        shop.stripe.advance(days: days)
        try await shop.deliver()
        #expect(try await shop.state() == state)
        shop.stripe.recover(subscription)
        try await shop.deliver()
        #expect(try await shop.state() == "active", "after \(state)")
        #expect(try await shop.has("all_graphs") == true)
      }
    }
  }

  @Test func `what Stripe gives up is over`() async throws {
    try await StripeShop.run(at: Self.ago(days: 50)) { shop in
      let subscription = try await shop.buyWithoutTrial("lifter_premium")
      shop.stripe.failPayments(of: subscription)
      shop.stripe.advance(days: 50)
      try await shop.deliver()
      #expect(shop.stripe.subscription(subscription)?["status"] == "canceled")
      #expect(try await shop.state() == "lapsed")
    }
  }

  @Test func `while Stripe fails, an event stays open and is taken when it comes again`() async throws {
    try await StripeShop.run { shop in
      _ = try shop.stripe.pay(try await shop.page("lifter_premium"))
      for status in [500, 503, 429, 401] {
        var failures = StripeStandIn.InducedFailures()
        failures.status = { _ in status }
        shop.stripe.induce(failures)
        let statuses = try await shop.stripe.deliver(to: shop.server.visitor, tenant: "musclemate")
        #expect(statuses == [503, 503, 503], "\(status)")
      }
      #expect(try await shop.has("all_graphs") == false)
      shop.stripe.induce(StripeStandIn.InducedFailures())
      try await shop.deliver()
      #expect(try await shop.has("all_graphs") == true)
      let failed = try shop.server.database.rows(
        "select count(*) from app.billing_event_outcomes where outcome = 'failed' and error like 'Stripe: %'")
      #expect(failed == [["12"]])
    }
  }

  @Test func `a tenant's deliveries are its own`() async throws {
    try await StripeShop.run { shop in
      let event = Array(
        #"{"object":"event","id":"evt_1","type":"ping","created":1,"data":{"object":{}}}"#.utf8)
      for tenant in ["iron", "nobody", "MUSCLEMATE%00"] {
        #expect(try await shop.post(event, signature: shop.sign(event), tenant: tenant).status == 404)
      }
      try shop.server.database.administer("select app.create_tenant('iron', 'Iron')")
      #expect(try await shop.post(event, signature: shop.sign(event), tenant: "iron").status == 404)
      var settings = shop.stripe.settings()
      settings = [
        "api_url": settings["api_url"] ?? .null, "secret_key": "sk_other", "webhook_secrets": ["whsec_iron"],
      ]
      try shop.server.connect(settings, tenant: "iron")
      #expect(try await shop.post(event, signature: shop.sign(event), tenant: "iron").status == 400)
      let iron = shop.sign(event, secret: "whsec_iron")
      try await shop.post(event, signature: iron, tenant: "iron").expect(204)
      #expect(try await shop.post(event, signature: iron).status == 400)
    }
  }
}

extension StripeShop {
  func sign(_ body: [UInt8], secret: String? = nil) -> String {
    let event = StripeStandIn.Event(id: "", type: "", body: body)
    return stripe.signature(of: event, secret: secret)
  }

  func post(_ body: [UInt8], signature: String?, tenant: String = "musclemate") async throws -> Received {
    var client = server.visitor
    if let signature { client.headers["Stripe-Signature"] = signature }
    return try await client.send("POST", "/v1/webhooks/\(tenant)/stripe", type: "application/json", body)
  }
}
