internal import Primitives

/// The life of a subscription at Stripe.
extension StripeBooks {
  // MARK: - Begin

  /// - Returns: the subscription; nil where the card was declined or the page is not open any more.
  mutating func pay(checkout id: String) -> String? {
    guard var checkout = checkouts[id], checkout.status == "open", let price = prices[checkout.price],
      customers[checkout.customer]?.pays == true
    else { return nil }
    let isTrial = checkout.trialDays > 0
    let end = now.advanced(bySeconds: (isTrial ? checkout.trialDays : price.days) * 86_400)
    var subscription = Subscription(
      id: makeID("sub"), item: makeID("si"), customer: checkout.customer, price: price.id,
      status: isTrial ? "trialing" : "active", metadata: checkout.subscriptionMetadata, createdAt: now,
      periodStartsAt: now, periodEndsAt: end)
    if isTrial { subscription.trialEndsAt = end }
    subscriptions[subscription.id] = subscription
    subscriptionOrder.append(subscription.id)
    noteChange(of: subscription.id, "created")
    let invoice = makeInvoice(
      for: subscription.id, [Line(price: price.id, amount: isTrial ? 0 : price.amount)])
    collect(invoice)
    checkout.status = "complete"
    checkout.subscription = subscription.id
    checkouts[id] = checkout
    note("checkout.session.completed", json(checkout))
    return subscription.id
  }

  // MARK: - Time

  /// Lets everything happen that happens by itself until then, each at its own time.
  mutating func advance(to end: Timestamp) {
    while let (moment, id) = next(), moment <= end {
      now = max(now, moment)
      happen(to: id)
    }
    now = max(now, end)
  }

  private func next() -> (Timestamp, String)? {
    subscriptionOrder.compactMap { id in due(id).map { ($0, id) } }.min { $0.0 < $1.0 }
  }

  /// When something next happens to a subscription by itself.
  private func due(_ id: String) -> Timestamp? {
    guard let subscription = subscriptions[id] else { return nil }
    switch subscription.status {
    case "trialing" where !subscription.toldOfTrialEnd:
      return subscription.periodEndsAt.advanced(bySeconds: -3 * 86_400)
    case "trialing", "active": return subscription.periodEndsAt
    case "past_due":
      guard let open = oldestOpen(id) else { return nil }
      // Attempts after three, five, seven and fourteen days, of which the last decides.
      let days: [Int64] = [3, 5, 7, 14]
      guard subscription.retries < days.count else { return nil }
      return open.createdAt.advanced(bySeconds: days[subscription.retries] * 86_400)
    default: return nil
    }
  }

  private func oldestOpen(_ id: String) -> Invoice? {
    invoices.first { $0.subscription == id && $0.status == "open" }
  }

  private mutating func happen(to id: String) {
    guard let subscription = subscriptions[id] else { return }
    switch subscription.status {
    case "trialing" where !subscription.toldOfTrialEnd:
      subscriptions[id]?.toldOfTrialEnd = true
      noteChange(of: id, "trial_will_end")
    case "past_due": retry(id)
    default: subscription.cancelsAtPeriodEnd ? end(id) : renew(id)
    }
  }

  private mutating func renew(_ id: String) {
    guard let subscription = subscriptions[id] else { return }
    let price = enterPhase(of: subscription)
    subscriptions[id]?.price = price.id
    subscriptions[id]?.status = "active"
    subscriptions[id]?.periodStartsAt = subscription.periodEndsAt
    subscriptions[id]?.periodEndsAt = subscription.periodEndsAt.advanced(bySeconds: price.days * 86_400)
    let invoice = makeInvoice(for: id, [Line(price: price.id, amount: price.amount)])
    if !collect(invoice) {
      subscriptions[id]?.status = "past_due"
      subscriptions[id]?.retries = 0
    }
    noteChange(of: id)
  }

  /// The price that a schedule says from here on; the schedule then has done its work.
  private mutating func enterPhase(of subscription: Subscription) -> Price {
    let current = prices[subscription.price] ?? Price(id: "", amount: 0, currency: "usd", interval: "month")
    guard let id = subscription.schedule,
      let phase = schedules[id]?.phases.first(where: { $0.startsAt == subscription.periodEndsAt })
    else { return current }
    schedules[id]?.status = "released"
    subscriptions[subscription.id]?.schedule = nil
    return prices[phase.price] ?? current
  }

  private mutating func retry(_ id: String) {
    subscriptions[id]?.retries += 1
    let open = invoices.filter { $0.subscription == id && $0.status == "open" }.map(\.id)
    let isPaid = open.map { collect($0) }.allSatisfy { $0 }
    if isPaid {
      subscriptions[id]?.status = "active"
    } else if subscriptions[id]?.retries == 4, let givesUpAs {
      if givesUpAs == "canceled" { return end(id) }
      subscriptions[id]?.status = givesUpAs
    } else {
      return
    }
    noteChange(of: id)
  }

  // MARK: - Money

  mutating func makeInvoice(for id: String, _ lines: [Line]) -> String {
    let subscription = subscriptions[id]
    let invoice = Invoice(
      id: makeID("in"), subscription: id, customer: subscription?.customer ?? "",
      currency: prices[lines.first?.price ?? ""]?.currency ?? "usd", lines: lines, status: "open",
      createdAt: now)
    invoices.append(invoice)
    subscriptions[id]?.latestInvoice = invoice.id
    return invoice.id
  }

  @discardableResult
  mutating func collect(_ id: String) -> Bool {
    guard let index = invoices.firstIndex(where: { $0.id == id }) else { return false }
    let isFree = invoices[index].amount == 0
    invoices[index].attempts += 1
    guard isFree || customers[invoices[index].customer]?.pays == true else {
      note("invoice.payment_failed", json(invoices[index]))
      return false
    }
    invoices[index].status = "paid"
    invoices[index].paidAt = now
    if !isFree {
      invoices[index].amountPaid = invoices[index].amount
      invoices[index].charge = makeID("ch")
    }
    note("invoice.paid", json(invoices[index]))
    return true
  }

  /// The customer has a new card: everything open is paid.
  mutating func payOpen(_ id: String) {
    for invoice in invoices where invoice.subscription == id && invoice.status == "open" {
      collect(invoice.id)
    }
    // What ended does not begin again.
    if subscriptions[id]?.endedAt == nil { subscriptions[id]?.status = "active" }
    noteChange(of: id)
  }

  mutating func refund(_ id: String, amount: Int64?) -> Bool {
    let index = invoices.lastIndex {
      $0.subscription == id && $0.charge != nil && $0.refunded < $0.amountPaid
    }
    guard let index else { return false }
    let rest = invoices[index].amountPaid - invoices[index].refunded
    invoices[index].refunds.append(
      Refund(id: makeID("re"), amount: min(amount ?? rest, rest), createdAt: now))
    note("charge.refunded", chargeJSON(invoices[index], expandsInvoice: false))
    return true
  }

  /// Disputes the last charge: opened, or with its status from then on.
  mutating func dispute(_ id: String, _ status: String) -> Bool {
    guard let index = invoices.lastIndex(where: { $0.subscription == id && $0.charge != nil }) else {
      return false
    }
    let isNew = invoices[index].dispute == nil
    if isNew { invoices[index].dispute = Dispute(id: makeID("dp"), status: status, createdAt: now) }
    invoices[index].dispute?.status = status
    note("charge.dispute.\(isNew ? "created" : "closed")", disputeJSON(invoices[index]) ?? .null)
    return true
  }

  // MARK: - Changes and the end

  /// At once: what is left of the old price is given back, of the new one taken. False where the card is declined.
  mutating func change(_ id: String, to price: String) -> Bool {
    guard let subscription = subscriptions[id], let old = prices[subscription.price], let new = prices[price]
    else { return false }
    let changesInterval = old.interval != new.interval
    let left = subscription.periodEndsAt.unixSeconds - now.unixSeconds
    let whole = max(1, subscription.periodEndsAt.unixSeconds - subscription.periodStartsAt.unixSeconds)
    if subscription.status != "trialing" {
      guard customers[subscription.customer]?.pays == true else { return false }
      let taken = changesInterval ? new.amount : new.amount * left / whole
      let invoice = makeInvoice(
        for: id,
        [Line(price: old.id, amount: -(old.amount * left / whole)), Line(price: new.id, amount: taken)])
      collect(invoice)
      if changesInterval {
        subscriptions[id]?.periodStartsAt = now
        subscriptions[id]?.periodEndsAt = now.advanced(bySeconds: new.days * 86_400)
      }
    }
    subscriptions[id]?.price = price
    noteChange(of: id)
    return true
  }

  mutating func end(_ id: String) {
    subscriptions[id]?.status = "canceled"
    subscriptions[id]?.endedAt = now
    if subscriptions[id]?.canceledAt == nil { subscriptions[id]?.canceledAt = now }
    noteChange(of: id, "deleted")
  }

  mutating func setCancels(_ id: String, _ cancels: Bool) {
    subscriptions[id]?.cancelsAtPeriodEnd = cancels
    subscriptions[id]?.canceledAt = cancels ? now : nil
    noteChange(of: id)
  }
}
