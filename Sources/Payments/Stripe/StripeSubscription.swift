public import Primitives

/// A subscription object of Stripe's as facts.
///
/// - Its states: `trialing`, `active`, `past_due` (a payment failed and is tried again), `unpaid` (given up trying, yet
///   it can still be paid: owed since the same instant), `paused` (the trial ended without a payment method),
///   `canceled`, and `incomplete` or `incomplete_expired` (its first payment was never made: it never began).
/// - `pause_collection` is no pause: Stripe's own words for it are to offer the service for nothing meanwhile.
/// - A refund does not end a subscription at Stripe: it is booked, and who gives money back to end it cancels it too.
public struct StripeSubscription: Sendable {
  public let facts: ProviderSubscription
  /// The one item that is paid for, by which its price is changed.
  public let item: String
  public let periodStartsAt: Timestamp
  /// The schedule that will change it, where there is one.
  public let schedule: String?
  /// Whether a payment is owed; its oldest open invoice shows since when.
  public let isOwed: Bool

  /// - Parameters:
  ///   - plan: the schedule that it names.
  ///   - owedSince: when the oldest invoice that is still open was sent.
  ///   - buyer: whose it is if it does not name its account itself.
  /// - Throws: what misses what every subscription of Stripe's has.
  public init(_ json: JSON, plan: JSON? = nil, owedSince: Timestamp? = nil, buyer: UUID? = nil)
    throws(StripeError)
  {
    let reader = StripeReader(json, "subscription")
    let items = json["items"]?["data"]?.elements ?? []
    guard let first = items.first else { throw reader.missing("items") }
    let status = try reader.text("status")
    let ownItem = StripeReader(first, "item", else: json)
    var facts = ProviderSubscription(
      reference: try reader.text("id"), account: Self.account(json) ?? buyer,
      price: try Self.price(of: first),
      startedAt: try reader.time("start_date", "created"), periodEndsAt: try Self.periodEnd(json, items),
      status: status)
    periodStartsAt = try ownItem.time("current_period_start")
    facts.tenant = json["metadata"]?["tenant"]?.text
    facts.customer = json["customer"]?.text ?? json["customer"]?["id"]?.text
    facts.trialEndsAt = try reader.optionalTime("trial_end")
    isOwed = status == "past_due" || status == "unpaid"
    if isOwed { facts.failingSince = owedSince ?? periodStartsAt }
    try Self.noteEnd(json, reader, in: &facts)
    if status == "paused" { facts.pausedAt = facts.trialEndsAt ?? periodStartsAt }
    schedule = json["schedule"]?.text ?? json["schedule"]?["id"]?.text
    facts.nextPrice = Self.nextPrice(
      plan ?? json["schedule"], after: facts.periodEndsAt, besides: facts.price)
    item = try ownItem.text("id")
    self.facts = facts
  }

  /// If it is cancelled for a day before the period ends, that day is its end.
  private static func noteEnd(
    _ json: JSON, _ reader: StripeReader, in facts: inout ProviderSubscription
  ) throws(StripeError) {
    facts.cancelsAtPeriodEnd = json["cancel_at_period_end"]?.boolean ?? false
    if let end = try reader.optionalTime("cancel_at"), end <= facts.periodEndsAt {
      facts.cancelsAtPeriodEnd = true
      facts.periodEndsAt = end
    }
    switch facts.status {
    case "canceled": facts.endedAt = try reader.time("ended_at", "canceled_at")
    case "incomplete", "incomplete_expired": facts.endedAt = facts.startedAt
    default: break
    }
  }

  /// Since 2025-03-31.basil each item has a period of its own; before, the subscription had one for all.
  private static func periodEnd(_ json: JSON, _ items: [JSON]) throws(StripeError) -> Timestamp {
    var latest: Timestamp?
    for item in items {
      let end = try StripeReader(item, "item", else: json).time("current_period_end")
      latest = max(latest ?? end, end)
    }
    guard let latest else { throw StripeReader(json, "subscription").missing("items") }
    return latest
  }

  private static func price(of item: JSON) throws(StripeError) -> String {
    guard let price = item["price"]?["id"]?.text ?? item["plan"]?["id"]?.text else {
      throw StripeReader(item, "item").missing("price")
    }
    return price
  }

  /// The account id that our checkout wrote there, or our creation of the customer.
  static func account(_ json: JSON) -> UUID? {
    json["metadata"]?["account"]?.text.flatMap { UUID($0) }
  }

  /// The price of the phase that begins when the current one ends; a schedule that is only named has none.
  private static func nextPrice(_ schedule: JSON?, after end: Timestamp, besides price: String) -> String? {
    let phases = schedule?["phases"]?.elements ?? []
    let next = phases.first { ($0["start_date"]?.integer).map(Int64.init) == end.unixSeconds }
    let item = next?["items"]?.elements?.first
    let nextPrice = item?["price"]?.text ?? item?["price"]?["id"]?.text ?? item?["plan"]?.text
    return nextPrice == price ? nil : nextPrice
  }
}

/// Reads what must be there of an object of Stripe's.
struct StripeReader {
  private let json: JSON
  private let name: String
  private let fallback: JSON?

  /// - Parameter fallback: where another version keeps the times that are not in the object.
  init(_ json: JSON?, _ name: String, else fallback: JSON? = nil) {
    self.json = json ?? .null
    self.name = name
    self.fallback = fallback
  }

  func missing(_ field: String) -> StripeError {
    StripeError(.unreadable, message: "a \(name) without \(field)")
  }

  func text(_ field: String) throws(StripeError) -> String {
    guard let text = json[field]?.text, !text.isEmpty else { throw missing(field) }
    return text
  }

  /// In the smallest unit. Stripe itself takes no more than twelve digits, of which sums stay far from 64 bits' end.
  func amount(_ field: String) throws(StripeError) -> Int64 {
    guard let number = json[field]?.integer, (-999_999_999_999...999_999_999_999).contains(number) else {
      throw missing(field)
    }
    return Int64(number)
  }

  /// The time in the first of these fields that is there.
  func time(_ fields: String...) throws(StripeError) -> Timestamp {
    for field in fields {
      if let time = try optionalTime(field) { return time }
    }
    throw missing(fields[0])
  }

  /// Unix seconds; nil where the field is absent or null.
  func optionalTime(_ field: String) throws(StripeError) -> Timestamp? {
    guard let value = present(field, in: json) ?? present(field, in: fallback) else { return nil }
    // Up to the year 9999, so that no time leaves what the database can hold.
    guard let seconds = value.integer, (0...253_402_300_799).contains(seconds) else { throw missing(field) }
    return Timestamp(unixSeconds: Int64(seconds))
  }

  private func present(_ field: String, in json: JSON?) -> JSON? {
    let value = json?[field]
    return value == .null ? nil : value
  }
}
