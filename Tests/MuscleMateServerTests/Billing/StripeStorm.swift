import EventLoop
import Payments
import Primitives
import Synchronization
import TestKit

@testable import MuscleMateServer

/// Subscriptions that live at Stripe while its deliveries come twice, late, out of order, forged, truncated, altered and
/// replayed, and Stripe itself now and then is slow or fails.
final class StripeStorm: Sendable {
  private let shop: StripeShop
  private let people: [Client]
  private let random: Mutex<SeededRandom>
  private let tally = Mutex<[String: Int]>([:])

  init(_ shop: StripeShop, people: [Client], seed: UInt64) {
    self.shop = shop
    self.people = people
    random = Mutex(SeededRandom(seed: seed, stream: 0))
  }

  /// Statuses by what was sent.
  var answers: [String: Int] { tally.withLock { $0 } }

  private func pick(_ count: Int) -> Int { random.withLock { Int.random(in: 0..<count, using: &$0) } }

  // MARK: - What happens at Stripe

  func begin() async throws {
    for person in people { _ = try shop.stripe.pay(try await shop.page("lifter_premium", for: person)) }
    var failures = StripeStandIn.InducedFailures()
    failures.status = { [self] _ in pick(100) < 4 ? [500, 502, 429][pick(3)] : nil }
    // Some answers are overtaken by later ones.
    failures.delay = { [self] _ in pick(100) < 10 ? .milliseconds(pick(20)) : nil }
    shop.stripe.induce(failures)
  }

  /// One thing that moves a subscription.
  func happen() async throws {
    let stripe = shop.stripe
    let all = stripe.subscriptions
    let subscription = all[pick(all.count)]
    let isOver = stripe.subscription(subscription)?["ended_at"] != .null
    switch pick(12) {
    case 0, 1, 2: stripe.advance(days: Int64(1 + pick(9)))
    case 3: stripe.failPayments(of: subscription)
    case 4, 5: if !isOver { stripe.recover(subscription) }
    // Nothing may be left to give back.
    case 6: try? stripe.refund(subscription, amount: Int64(1 + pick(80)))
    case 7: if !isOver { stripe.cancel(subscription) }
    case 8: if !isOver { stripe.resume(subscription) }
    case 9, 10:
      // A declined card changes nothing.
      let price = pick(2) == 0 ? "price_lifter_base" : "price_lifter_premium"
      if !isOver { try? stripe.changePrice(of: subscription, to: price) }
    default:
      if isOver {
        try await buyAgain()
      } else if pick(4) == 0 {
        stripe.cancel(subscription, atPeriodEnd: false)
      }
    }
  }

  /// The case that the server knows already that the last one is over, and Stripe answers.
  private func buyAgain() async throws {
    let person = people[pick(people.count)]
    let price = try shop.server.price(of: "lifter_base")
    let answer = try await person.post("/v1/checkouts", ["price": .string(price)])
    guard answer.status == 200, let page = try answer.json["url"]?.text else { return }
    _ = try? shop.stripe.pay(page)
  }

  // MARK: - What is delivered

  /// One delivery of any event so far, new ones more often; and what a forger makes of it.
  func deliver() async throws {
    let events = shop.stripe.events
    let isOld = pick(3) == 0
    let event = events[isOld ? pick(events.count) : max(0, events.count - 1 - pick(12))]
    switch pick(20) {
    case 0:
      try await note(
        "forged", shop.post(event.body, signature: shop.sign(event.body, secret: "whsec_forged")))
    case 1:
      let cut = Array(event.body.prefix(pick(event.body.count)))
      try await note("truncated", shop.post(cut, signature: shop.stripe.signature(of: event)))
    case 2:
      var altered = event.body
      altered[pick(altered.count)] ^= UInt8(1 << pick(7))
      try await note("altered", shop.post(altered, signature: shop.stripe.signature(of: event)))
    case 3:
      let old = shop.stripe.signature(of: event, at: .now.advanced(bySeconds: -Int64(301 + pick(300_000))))
      try await note("replayed", shop.post(event.body, signature: old))
    case 4: try await note("unsigned", shop.post(event.body, signature: nil))
    default:
      try await note("delivered", shop.stripe.deliver(event, to: shop.server.visitor, tenant: "musclemate"))
    }
  }

  /// Stripe's deliveries for three days: it comes again until each event was taken.
  func deliverTheRest() async throws {
    shop.stripe.induce(StripeStandIn.InducedFailures())
    try await shop.deliver()
  }

  private func note(_ kind: String, _ answer: Received) async throws {
    tally.withLock { $0["\(kind) \(answer.status)", default: 0] += 1 }
  }

  // MARK: - What must be true then

  /// Stripe's answer for each subscription, as the row that must be there. Asked on a thread of its own: the client
  /// blocks.
  func told() async throws -> [[String?]] {
    try await aside { [self] in try ask() }
  }

  private func ask() throws -> [[String?]] {
    let api = StripeAPI(base: shop.stripe.address, secretKey: shop.stripe.secretKey)
    return try shop.stripe.subscriptions.sorted().map { reference in
      guard let facts = try api.subscription(reference)?.facts else { throw TestKitError("no \(reference)") }
      let times = [
        facts.startedAt, facts.trialEndsAt, facts.periodEndsAt, facts.failingSince, facts.pausedAt,
        facts.endedAt,
      ]
      return [reference, facts.status, facts.price, facts.nextPrice, "\(facts.cancelsAtPeriodEnd)"]
        + times.map { $0.map { "\($0.unixSeconds)" } } + [facts.account?.description]
        + ["\(shop.stripe.balance(of: reference))"]
    }
  }

  func kept() throws -> [[String?]] {
    try shop.server.database.rows(
      """
      select own.reference, own.status, own.price, own.next_price,
             case when own.cancels_at_period_end then 'true' else 'false' end,
             extract(epoch from own.started_at)::bigint, extract(epoch from own.trial_ends_at)::bigint,
             extract(epoch from own.period_ends_at)::bigint, extract(epoch from own.failing_since)::bigint,
             extract(epoch from own.paused_at)::bigint, extract(epoch from own.ended_at)::bigint,
             own.account_id,
             (select coalesce(sum(paid.amount), 0)
                from app.payments as paid
               where paid.tenant_id = own.tenant_id
                 and paid.reference = own.reference)
        from app.subscriptions as own
       order by own.reference collate "C"
      """)
  }
}
