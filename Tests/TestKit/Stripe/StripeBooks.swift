internal import Primitives

/// The books of the stand-in for Stripe: its objects, as far as subscriptions need them, and its own clock.
struct StripeBooks: Sendable {
  struct Customer: Sendable {
    var id: String
    var email: String?
    var metadata: [String: String]
    /// Whether the next payment succeeds.
    var pays = true
  }

  struct Price: Sendable {
    var id: String
    var amount: Int64
    var currency: String
    /// `month` (thirty days here) or `year` (365).
    var interval: String

    var days: Int64 { interval == "year" ? 365 : 30 }
  }

  struct Subscription: Sendable {
    var id: String
    var item: String
    var customer: String
    var price: String
    var status: String
    var metadata: [String: String]
    var createdAt: Timestamp
    var trialEndsAt: Timestamp?
    var periodStartsAt: Timestamp
    var periodEndsAt: Timestamp
    var cancelsAtPeriodEnd = false
    var canceledAt: Timestamp?
    var endedAt: Timestamp?
    var schedule: String?
    var latestInvoice: String?
    var toldOfTrialEnd = false
    /// Attempts to collect what is open.
    var retries = 0
  }

  struct Invoice: Sendable {
    var id: String
    var subscription: String
    var customer: String
    var currency: String
    var lines: [Line]
    var status: String
    var amountPaid: Int64 = 0
    var createdAt: Timestamp
    var paidAt: Timestamp?
    var charge: String?
    var refunds: [Refund] = []
    var dispute: Dispute?
    var attempts = 0

    var amount: Int64 { max(0, lines.reduce(0) { $0 + $1.amount }) }
    var refunded: Int64 { refunds.reduce(0) { $0 + $1.amount } }
  }

  struct Line: Sendable {
    var price: String
    var amount: Int64
  }

  struct Refund: Sendable {
    var id: String
    var amount: Int64
    var createdAt: Timestamp
  }

  /// A dispute of a charge, by its cardholder's bank.
  struct Dispute: Sendable {
    var id: String
    var status: String
    var createdAt: Timestamp
  }

  struct Schedule: Sendable {
    var id: String
    var subscription: String
    var status = "active"
    var phases: [Phase]
  }

  struct Phase: Sendable {
    var price: String
    var startsAt: Timestamp
    var endsAt: Timestamp
  }

  struct Checkout: Sendable {
    var id: String
    var customer: String
    var price: String
    var trialDays: Int64
    var account: String?
    var metadata: [String: String]
    var subscriptionMetadata: [String: String]
    var successURL: String
    var cancelURL: String
    var status = "open"
    var subscription: String?
  }

  struct Portal: Sendable {
    var id: String
    var customer: String
    var returnURL: String
  }

  var now: Timestamp
  /// The address of its pages.
  var address = ""
  /// The status of a subscription when no attempt to collect has succeeded for a fortnight: a setting at Stripe.
  var givesUpAs: String?
  var customers: [String: Customer] = [:]
  var prices: [String: Price] = [:]
  var subscriptions: [String: Subscription] = [:]
  /// Oldest first.
  var subscriptionOrder: [String] = []
  var invoices: [Invoice] = []
  var schedules: [String: Schedule] = [:]
  var checkouts: [String: Checkout] = [:]
  var portals: [String: Portal] = [:]
  var events: [StripeStandIn.Event] = []
  /// Answers by idempotency key, with what was asked.
  var answered: [String: (request: String, answer: StripeAnswer)] = [:]
  var requests = 0
  private var made = 0

  init(now: Timestamp, givesUpAs: String?) {
    self.now = now
    self.givesUpAs = givesUpAs
  }

  mutating func makeID(_ prefix: String) -> String {
    made += 1
    return "\(prefix)_standin\(String(made, radix: 36))"
  }

  /// An event of this object as it now is.
  mutating func note(_ type: String, _ object: JSON) {
    let id = makeID("evt")
    let body: JSON = [
      "id": .string(id), "object": "event", "api_version": .string(StripeStandIn.eventVersion),
      "created": number(now), "livemode": false, "pending_webhooks": 1,
      "request": ["id": .null, "idempotency_key": .null], "type": .string(type), "data": ["object": object],
    ]
    events.append(StripeStandIn.Event(id: id, type: type, body: body.bytes))
  }

  mutating func noteChange(of subscription: String, _ word: String = "updated") {
    guard let subscription = subscriptions[subscription] else { return }
    note("customer.subscription.\(word)", json(subscription, expandsSchedule: false))
  }
}

func number(_ time: Timestamp?) -> JSON { time.map { .number("\($0.unixSeconds)") } ?? .null }
func number(_ value: Int64) -> JSON { .number("\(value)") }
func text(_ value: String?) -> JSON { value.map(JSON.string) ?? .null }
