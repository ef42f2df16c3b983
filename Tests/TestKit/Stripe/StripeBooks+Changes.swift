internal import HTTPServer
internal import Primitives

/// The API's changes of a subscription.
extension StripeBooks {
  mutating func update(_ id: String, _ form: Query) -> StripeAnswer {
    let known = ["items", "cancel_at_period_end", "proration_behavior", "payment_behavior", "metadata"]
    if let unknown = unknown(in: form, besides: known) { return unknown }
    guard let subscription = subscriptions[id] else { return .missing("subscription", id) }
    guard subscription.endedAt == nil else {
      return .refused("subscription", "A canceled subscription can only update its cancellation_details.")
    }
    guard subscription.schedule == nil || form["items[0][price]"] == nil else {
      return .refused("items", "The subscription is managed by the subscription schedule")
    }
    if let price = form["items[0][price]"] {
      guard form["items[0][id]"] == subscription.item else { return .missing("subscription_item", "") }
      guard prices[price] != nil else { return .missing("price", price) }
      guard change(id, to: price) else {
        return .error(402, "card_error", code: "card_declined", "Your card was declined.")
      }
    }
    if let cancels = form["cancel_at_period_end"], (cancels == "true") != subscription.cancelsAtPeriodEnd {
      setCancels(id, cancels == "true")
    }
    return .ok(subscriptions[id].map { json($0, expandsSchedule: false) } ?? .null)
  }

  mutating func cancel(_ id: String) -> StripeAnswer {
    guard let subscription = subscriptions[id], subscription.endedAt == nil else {
      return .missing("subscription", id)
    }
    end(id)
    return .ok(subscriptions[id].map { json($0, expandsSchedule: false) } ?? .null)
  }

  // MARK: - Schedules

  mutating func makeSchedule(_ form: Query) -> StripeAnswer {
    if let unknown = unknown(in: form, besides: ["from_subscription"]) { return unknown }
    let id = form["from_subscription"] ?? ""
    guard let subscription = subscriptions[id] else { return .missing("subscription", id) }
    guard subscription.schedule == nil, subscription.endedAt == nil else {
      return .refused("from_subscription", "The subscription is already attached to a schedule, or ended.")
    }
    let phase = Phase(
      price: subscription.price, startsAt: subscription.periodStartsAt, endsAt: subscription.periodEndsAt)
    let schedule = Schedule(id: makeID("sub_sched"), subscription: id, phases: [phase])
    schedules[schedule.id] = schedule
    subscriptions[id]?.schedule = schedule.id
    note("subscription_schedule.created", json(schedule))
    return .ok(json(schedule))
  }

  mutating func update(schedule id: String, _ form: Query) -> StripeAnswer {
    if let unknown = unknown(in: form, besides: ["phases", "end_behavior", "proration_behavior"]) {
      return unknown
    }
    guard let schedule = schedules[id], schedule.status == "active" else {
      return .missing("subscription_schedule", id)
    }
    var phases: [Phase] = []
    while let price = form["phases[\(phases.count)][items][0][price]"] {
      guard let known = prices[price] else { return .missing("price", price) }
      let name = "phases[\(phases.count)]"
      let start = form["\(name)[start_date]"].flatMap { Int64($0) }.map(Timestamp.init(unixSeconds:))
      guard let start = start ?? phases.last?.endsAt else { return .refused(name, "start_date is missing") }
      let length = form["\(name)[iterations]"].flatMap { Int64($0) }.map { $0 * known.days * 86_400 }
      let end = form["\(name)[end_date]"].flatMap { Int64($0) }.map(Timestamp.init(unixSeconds:))
      guard let end = end ?? length.map(start.advanced) else { return .refused(name, "its end is missing") }
      phases.append(Phase(price: price, startsAt: start, endsAt: end))
    }
    guard let first = phases.first, first.startsAt == schedule.phases.first?.startsAt else {
      return .refused("phases[0][start_date]", "You can not modify the start date of the current phase.")
    }
    schedules[id]?.phases = phases
    if form["end_behavior"] == "release" {
      subscriptions[schedule.subscription]?.cancelsAtPeriodEnd = false
      subscriptions[schedule.subscription]?.canceledAt = nil
    }
    note("subscription_schedule.updated", schedules[id].map(json) ?? .null)
    noteChange(of: schedule.subscription)
    return .ok(schedules[id].map(json) ?? .null)
  }

  mutating func release(_ id: String) -> StripeAnswer {
    guard let schedule = schedules[id], schedule.status == "active" else {
      return .missing("subscription_schedule", id)
    }
    schedules[id]?.status = "released"
    subscriptions[schedule.subscription]?.schedule = nil
    note("subscription_schedule.released", schedules[id].map(json) ?? .null)
    noteChange(of: schedule.subscription)
    return .ok(schedules[id].map(json) ?? .null)
  }
}
