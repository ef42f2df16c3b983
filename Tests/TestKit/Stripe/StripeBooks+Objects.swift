internal import Primitives

/// Stripe's objects as version 2025-02-24.acacia shows them, with the members that matter to subscriptions.
extension StripeBooks {
  func json(_ customer: Customer) -> JSON {
    [
      "id": .string(customer.id), "object": "customer", "email": text(customer.email), "livemode": false,
      "metadata": object(customer.metadata),
    ]
  }

  func json(_ price: Price) -> JSON {
    [
      "id": .string(price.id), "object": "price", "active": true, "currency": .string(price.currency),
      "type": "recurring", "unit_amount": number(price.amount),
      "recurring": ["interval": .string(price.interval), "interval_count": 1],
    ]
  }

  func json(_ subscription: Subscription, expandsSchedule: Bool) -> JSON {
    let schedule = subscription.schedule.flatMap { schedules[$0] }
    let price = prices[subscription.price].map(json) ?? .null
    let item: JSON = [
      "id": .string(subscription.item), "object": "subscription_item", "quantity": 1, "price": price,
      "subscription": .string(subscription.id),
    ]
    return [
      "id": .string(subscription.id), "object": "subscription", "customer": .string(subscription.customer),
      "status": .string(subscription.status), "metadata": object(subscription.metadata),
      "created": number(subscription.createdAt), "start_date": number(subscription.createdAt),
      "trial_start": number(subscription.trialEndsAt.map { _ in subscription.createdAt }),
      "trial_end": number(subscription.trialEndsAt),
      "current_period_start": number(subscription.periodStartsAt),
      "current_period_end": number(subscription.periodEndsAt),
      "cancel_at_period_end": .bool(subscription.cancelsAtPeriodEnd),
      "cancel_at": number(subscription.cancelsAtPeriodEnd ? subscription.periodEndsAt : nil),
      "canceled_at": number(subscription.canceledAt), "ended_at": number(subscription.endedAt),
      "latest_invoice": text(subscription.latestInvoice), "pause_collection": .null, "livemode": false,
      "schedule": expandsSchedule ? schedule.map(json) ?? .null : text(schedule?.id),
      "items": list([item]),
    ]
  }

  func json(_ schedule: Schedule) -> JSON {
    let phases = schedule.phases.map { phase -> JSON in
      [
        "start_date": number(phase.startsAt), "end_date": number(phase.endsAt),
        "items": [["price": .string(phase.price), "quantity": 1]],
      ]
    }
    return [
      "id": .string(schedule.id), "object": "subscription_schedule", "status": .string(schedule.status),
      "subscription": .string(schedule.subscription), "phases": .array(phases),
    ]
  }

  func json(_ invoice: Invoice, expandsCharge: Bool = false) -> JSON {
    let charge = expandsCharge ? chargeJSON(invoice, expandsInvoice: false) : text(invoice.charge)
    let lines = invoice.lines.map { line -> JSON in
      [
        "object": "line_item", "amount": number(line.amount), "currency": .string(invoice.currency),
        "price": prices[line.price].map(json) ?? .null,
      ]
    }
    return [
      "id": .string(invoice.id), "object": "invoice", "subscription": .string(invoice.subscription),
      "customer": .string(invoice.customer), "currency": .string(invoice.currency),
      "status": .string(invoice.status), "amount_due": number(invoice.amount),
      "amount_paid": number(invoice.amountPaid),
      "amount_remaining": number(invoice.amount - invoice.amountPaid),
      "attempt_count": number(Int64(invoice.attempts)), "created": number(invoice.createdAt),
      "status_transitions": ["finalized_at": number(invoice.createdAt), "paid_at": number(invoice.paidAt)],
      "charge": invoice.charge == nil ? .null : charge, "lines": list(lines), "livemode": false,
    ]
  }

  func chargeJSON(_ invoice: Invoice, expandsInvoice: Bool) -> JSON {
    let refunds = invoice.refunds.reversed().map { refund -> JSON in
      [
        "id": .string(refund.id), "object": "refund", "amount": number(refund.amount), "status": "succeeded",
        "charge": text(invoice.charge), "currency": .string(invoice.currency),
        "created": number(refund.createdAt),
      ]
    }
    return [
      "id": text(invoice.charge), "object": "charge", "amount": number(invoice.amountPaid),
      "amount_refunded": number(invoice.refunded), "refunded": .bool(invoice.refunded == invoice.amountPaid),
      "currency": .string(invoice.currency), "customer": .string(invoice.customer), "paid": true,
      "status": "succeeded", "invoice": expandsInvoice ? json(invoice) : .string(invoice.id),
      "refunds": list(Array(refunds)), "created": number(invoice.paidAt),
      "disputed": .bool(invoice.dispute != nil),
      "billing_details": ["name": "Anna Beispiel", "email": "anna@example.com"],
      "payment_method_details": ["type": "card", "card": ["brand": "visa", "last4": "4242"]],
    ]
  }

  func disputeJSON(_ invoice: Invoice) -> JSON? {
    guard let dispute = invoice.dispute else { return nil }
    return [
      "id": .string(dispute.id), "object": "dispute", "amount": number(invoice.amountPaid),
      "charge": text(invoice.charge), "currency": .string(invoice.currency),
      "status": .string(dispute.status),
      "created": number(dispute.createdAt), "reason": "fraudulent", "livemode": false,
    ]
  }

  func json(_ checkout: Checkout) -> JSON {
    [
      "id": .string(checkout.id), "object": "checkout.session", "mode": "subscription",
      "status": .string(checkout.status), "client_reference_id": text(checkout.account),
      "payment_status": checkout.status == "complete" ? "paid" : "unpaid",
      "customer": .string(checkout.customer), "subscription": text(checkout.subscription),
      "metadata": object(checkout.metadata), "success_url": .string(checkout.successURL),
      "cancel_url": .string(checkout.cancelURL),
      "url": checkout.status == "open" ? .string("\(address)/pay/\(checkout.id)") : .null, "livemode": false,
    ]
  }

  func json(_ portal: Portal) -> JSON {
    [
      "id": .string(portal.id), "object": "billing_portal.session", "customer": .string(portal.customer),
      "return_url": .string(portal.returnURL), "url": .string("\(address)/portal/\(portal.id)"),
    ]
  }

  func list(_ items: [JSON], hasMore: Bool = false) -> JSON {
    ["object": "list", "data": .array(items), "has_more": .bool(hasMore)]
  }

  private func object(_ metadata: [String: String]) -> JSON {
    .object(metadata.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value)) })
  }
}
