import Payments
import Primitives
import Testing

struct StripeShapeTests {
  private static let account = "018f3a5e-0000-7000-8000-000000000001"

  /// A subscription as version 2025-02-24.acacia shows it.
  private static func subscription(_ changes: [String: JSON] = [:], item: [String: JSON] = [:]) -> JSON {
    let own: JSON = ["id": "si_1", "price": ["id": "price_1"]]
    let base: JSON = [
      "id": "sub_1", "object": "subscription", "customer": "cus_1", "status": "active", "created": 1000,
      "start_date": 1000, "trial_end": .null, "current_period_start": 2000, "current_period_end": 3000,
      "cancel_at_period_end": false, "cancel_at": .null, "canceled_at": .null, "ended_at": .null,
      "schedule": .null,
      "metadata": ["account": .string(account)], "items": ["data": [own.with(item)]],
    ]
    return base.with(changes)
  }

  private static func at(_ seconds: Int64) -> Timestamp { Timestamp(unixSeconds: seconds) }

  @Test func `facts are read`() throws {
    let read = try StripeSubscription(Self.subscription(["trial_end": 2000]))
    let facts = read.facts
    #expect(facts.reference == "sub_1")
    #expect(facts.account?.description == Self.account)
    #expect(facts.customer == "cus_1")
    #expect(facts.price == "price_1")
    #expect(facts.startedAt == Self.at(1000))
    #expect(facts.trialEndsAt == Self.at(2000))
    #expect(facts.periodEndsAt == Self.at(3000))
    #expect(read.item == "si_1")
    #expect(read.periodStartsAt == Self.at(2000))
    #expect(
      facts.failingSince == nil && facts.endedAt == nil && facts.pausedAt == nil && facts.nextPrice == nil)
  }

  @Test func `since basil the period stands at the item, and the latest of several counts`() throws {
    let moved: [String: JSON] = ["current_period_start": .null, "current_period_end": .null]
    let one = Self.subscription(moved, item: ["current_period_start": 2500, "current_period_end": 3500])
    #expect(try StripeSubscription(one).facts.periodEndsAt == Self.at(3500))
    #expect(try StripeSubscription(one).periodStartsAt == Self.at(2500))
    let items: JSON = [
      "data": [
        ["id": "si_1", "price": ["id": "price_1"], "current_period_start": 2500, "current_period_end": 3500],
        ["id": "si_2", "price": ["id": "price_2"], "current_period_start": 2500, "current_period_end": 9500],
      ]
    ]
    let two = Self.subscription(moved.merging(["items": items]) { $1 })
    #expect(try StripeSubscription(two).facts.periodEndsAt == Self.at(9500))
    #expect(throws: StripeError.self) { try StripeSubscription(Self.subscription(moved)) }
  }

  @Test func `each of Stripe's states is told in facts`() throws {
    func facts(_ status: String, _ changes: [String: JSON] = [:]) throws -> ProviderSubscription {
      let json = Self.subscription(changes.merging(["status": .string(status)]) { $1 })
      return try StripeSubscription(json, owedSince: Self.at(2100)).facts
    }
    #expect(try facts("trialing", ["trial_end": 3000]).trialEndsAt == Self.at(3000))
    for status in ["past_due", "unpaid"] {
      #expect(try facts(status).failingSince == Self.at(2100), "\(status)")
      #expect(try facts(status).endedAt == nil, "\(status)")
    }
    #expect(
      try StripeSubscription(Self.subscription(["status": "past_due"])).facts.failingSince == Self.at(2000))
    for status in ["incomplete", "incomplete_expired"] {
      #expect(try facts(status).endedAt == Self.at(1000), "\(status)")
    }
    #expect(try facts("canceled", ["ended_at": 2700, "canceled_at": 2600]).endedAt == Self.at(2700))
    #expect(try facts("canceled", ["canceled_at": 2600]).endedAt == Self.at(2600))
    #expect(throws: StripeError.self) { try facts("canceled") }
    #expect(try facts("paused", ["trial_end": 2000]).pausedAt == Self.at(2000))
    // A status that Stripe invents next is served until the facts say otherwise.
    let unknown = try facts("frozen")
    #expect(unknown.status == "frozen" && unknown.endedAt == nil)
  }

  @Test func `a cancellation is at the period's end, or on a day before it`() throws {
    #expect(
      try StripeSubscription(Self.subscription(["cancel_at_period_end": true])).facts.cancelsAtPeriodEnd)
    let early = try StripeSubscription(Self.subscription(["cancel_at": 2800])).facts
    #expect(early.cancelsAtPeriodEnd && early.periodEndsAt == Self.at(2800))
    let late = try StripeSubscription(Self.subscription(["cancel_at": 9000])).facts
    #expect(!late.cancelsAtPeriodEnd && late.periodEndsAt == Self.at(3000))
  }

  @Test func `the price to come is the one of the phase that begins when this one ends`() throws {
    let json = Self.subscription(["schedule": "sub_sched_1"])
    #expect(try StripeSubscription(json).schedule == "sub_sched_1")
    let phases: JSON = [
      ["start_date": 2000, "items": [["price": "price_1"]]],
      ["start_date": 3000, "items": [["price": "price_2"]]],
      ["start_date": 9000, "items": [["price": "price_3"]]],
    ]
    #expect(try StripeSubscription(json, plan: ["phases": phases]).facts.nextPrice == "price_2")
    let same: JSON = [["start_date": 3000, "items": [["price": ["id": "price_1"]]]]]
    #expect(try StripeSubscription(json, plan: ["phases": same]).facts.nextPrice == nil)
  }

  @Test func `older plans and foreign subscriptions are read too`() throws {
    let items: JSON = ["data": [["id": "si_1", "plan": ["id": "gold"]]]]
    let facts = try StripeSubscription(
      Self.subscription(["items": items, "metadata": [:], "customer": ["id": "cus_2"]])
    ).facts
    #expect(facts.price == "gold" && facts.account == nil && facts.customer == "cus_2")
    let odd = try StripeSubscription(Self.subscription(["metadata": ["account": "no uuid"]])).facts
    #expect(odd.account == nil)
  }

  @Test(arguments: ["id", "status", "items", "current_period_end"])
  func `what misses what every subscription has is not read`(field: String) {
    #expect(throws: StripeError.self) { try StripeSubscription(Self.subscription([field: .null])) }
  }

  @Test(arguments: [JSON.number("-1"), .number("1e9"), .number("999999999999999"), "1000", .bool(true)])
  func `a time that is none is not read`(time: JSON) {
    #expect(throws: StripeError.self) { try StripeSubscription(Self.subscription(["trial_end": time])) }
  }

  // MARK: - Invoices

  private static func invoice(_ changes: [String: JSON] = [:]) -> JSON {
    let base: JSON = [
      "id": "in_1", "object": "invoice", "subscription": "sub_1", "currency": "usd", "amount_paid": 199,
      "created": 1000, "status_transitions": ["paid_at": 1100, "finalized_at": 1050],
      "lines": ["data": [["amount": 199, "price": ["id": "price_1"]]]], "charge": .null,
    ]
    return base.with(changes)
  }

  @Test func `what was paid and given back is told once each`() throws {
    let refunds: JSON = [
      ["id": "re_1", "amount": 50, "created": 1200, "status": "succeeded"],
      ["id": "re_2", "amount": 20, "created": 1300, "status": "failed"],
      ["id": "re_3", "amount": 10, "created": 1400, "status": "pending"],
      ["id": "re_4", "amount": 5, "created": 1500],
      ["id": "re_5", "amount": 7, "created": 1600, "status": "requires_action"],
    ]
    let payments = try StripeInvoice(
      Self.invoice(["charge": ["refunds": ["data": refunds]]]), of: "sub_1"
    ).payments
    #expect(payments.map(\.id) == ["in_1", "re_1", "re_2", "reversal:re_2", "re_3", "re_4"])
    // A refund that failed was perhaps recorded while it was under way.
    #expect(payments.map(\.amount) == [199, -50, -20, 20, -10, -5])
    #expect(payments.allSatisfy { $0.currency == "USD" && $0.price == "price_1" && $0.reference == "sub_1" })
    #expect(payments[0].paidAt == Self.at(1100))
    #expect(payments[1].paidAt == Self.at(1200))
  }

  @Test(arguments: [Int.min, .max, -1_000_000_000_000, 1_000_000_000_000])
  func `an amount that no one ever paid is not read`(amount: Int) throws {
    let refund: JSON = ["id": "re_1", "amount": .number("\(amount)"), "created": 1200, "status": "failed"]
    let all: [[String: JSON]] = [
      ["charge": ["refunds": ["data": [refund]]]], ["amount_paid": .number("\(amount)")],
    ]
    for changes in all {
      #expect(throws: StripeError.self) { try StripeInvoice(Self.invoice(changes), of: "sub_1") }
    }
  }

  @Test func `nothing was paid on an open or free invoice`() throws {
    #expect(try StripeInvoice(Self.invoice(["amount_paid": 0]), of: "sub_1").payments == [])
  }

  @Test func `after a change the invoice is for the price that took money`() throws {
    let lines: JSON = [
      ["amount": -66, "price": ["id": "price_1"]], ["amount": 132, "price": ["id": "price_2"]],
      ["amount": 0, "price": ["id": "price_3"]],
    ]
    #expect(
      try StripeInvoice(Self.invoice(["lines": ["data": lines]]), of: "sub_1").payments[0].price == "price_2")
    let basil: JSON = [["amount": 5, "pricing": ["price_details": ["price": "price_4"]]]]
    #expect(
      try StripeInvoice(Self.invoice(["lines": ["data": basil]]), of: "sub_1").payments[0].price == "price_4")
  }

  // MARK: - Events

  private static func event(_ type: String, _ object: JSON) -> StripeEvent? {
    StripeEvent([
      "object": "event", "id": "evt_1", "type": .string(type), "created": 1000,
      "api_version": "2026-01-01.clover",
      "data": ["object": object],
    ])
  }

  @Test func `an event is about a subscription, a charge or nothing of ours, in each version's shape`() {
    let parent: JSON = ["subscription_details": ["subscription": "sub_1"]]
    let known: [(JSON, StripeEvent.Subject)] = [
      (["object": "subscription", "id": "sub_1"], .subscription("sub_1")),
      (["object": "invoice", "id": "in_1", "subscription": "sub_1"], .subscription("sub_1")),
      (["object": "invoice", "id": "in_1", "parent": parent], .subscription("sub_1")),
      (["object": "invoice", "id": "in_1"], .none),
      (["object": "checkout.session", "id": "cs_1", "subscription": "sub_1"], .subscription("sub_1")),
      (["object": "checkout.session", "id": "cs_1", "subscription": .null], .none),
      (["object": "subscription_schedule", "id": "s", "subscription": "sub_1"], .subscription("sub_1")),
      (
        [
          "object": "subscription_schedule", "id": "s", "subscription": .null,
          "released_subscription": "sub_1",
        ],
        .subscription("sub_1")
      ),
      (["object": "charge", "id": "ch_1", "invoice": .null], .charge("ch_1")),
      (["object": "refund", "id": "re_1", "charge": "ch_1"], .charge("ch_1")),
      (["object": "dispute", "id": "dp_1", "charge": "ch_1"], .charge("ch_1")),
      (["object": "payout", "id": "po_1"], .none), (["id": "x"], .none),
      (["object": "subscription", "id": "../../accounts"], .none),
    ]
    for (object, subject) in known {
      #expect(Self.event("any.type", object)?.subject == subject, "\(object)")
    }
  }

  @Test func `of an event only its names are kept`() {
    let event = Self.event(
      "charge.refunded",
      [
        "object": "charge", "id": "ch_1", "customer": "cus_1", "status": "Anna <a@b.c>", "amount": 5,
        "billing_details": ["name": "Anna"], "payment_method_details": ["card": ["last4": "4242"]],
      ])
    let kept: JSON = [
      "api_version": "2026-01-01.clover",
      "data": ["object": ["id": "ch_1", "object": "charge", "customer": "cus_1"]],
    ]
    #expect(event?.summary == kept)
  }

  @Test func `what is no event is none`() {
    let event: JSON = [
      "object": "event", "id": "evt_1", "type": "a.b", "created": 1, "data": ["object": [:]],
    ]
    #expect(StripeEvent(event) != nil)
    for (name, value) in [
      ("object", JSON.string("charge")), ("id", .null), ("id", "evt 1"), ("id", ""), ("type", .null),
      ("type", "a\u{0}"), ("created", .null), ("created", "1"), ("data", .null), ("data", [:]),
    ] { #expect(StripeEvent(event.with([name: value])) == nil, "\(name) \(value)") }
    #expect(StripeEvent([]) == nil)
  }
}

extension JSON {
  /// The same object with these members instead.
  fileprivate func with(_ changes: [String: JSON]) -> JSON {
    guard case .object(let members) = self else { return self }
    let kept = members.filter { changes[$0.name] == nil }
    return .object(kept + changes.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) })
  }
}
