internal import HTTPServer
internal import MuscleMateServer
internal import Primitives

/// The routes of the API.
extension StripeBooks {
  mutating func answer(_ request: Request, secretKey: String) -> StripeAnswer {
    guard request.headers["Authorization"] == "Bearer \(secretKey)" else {
      return .error(401, "invalid_request_error", "Invalid API Key provided")
    }
    guard request.headers["Stripe-Version"] != nil else {
      return .refused("Stripe-Version", "a client pins its version")
    }
    guard let query = try? Query(request.query),
      let form = try? Query(String(decoding: request.body, as: UTF8.self))
    else { return .refused("body", "Invalid form") }
    guard request.method == .post, let key = request.headers["Idempotency-Key"] else {
      return answer(request.method, request.path, query, form)
    }
    let asked = "\(request.path) \(String(decoding: request.body, as: UTF8.self))"
    if let earlier = answered[key] {
      return earlier.request == asked
        ? earlier.answer
        : .error(
          400, "idempotency_error", "Keys for idempotent requests can only be used with the same parameters")
    }
    let answer = answer(request.method, request.path, query, form)
    answered[key] = (asked, answer)
    return answer
  }

  private mutating func answer(
    _ method: HTTPMethod, _ path: String, _ query: Query, _ form: Query
  ) -> StripeAnswer {
    let parts = path.split(separator: "/").dropFirst().map(String.init)
    switch (method, parts.first ?? "", parts.count) {
    case (.post, "customers", 1): return makeCustomer(form)
    case (.get, "customers", 2): return found(customers[parts[1]].map(json), "customer", parts[1])
    case (.delete, "customers", 2): return forget(customer: parts[1])
    case (.get, "prices", 2): return found(prices[parts[1]].map(json), "price", parts[1])
    case (.post, "checkout", 2): return makeCheckout(form)
    case (.get, "checkout", 3):
      return found(checkouts[parts[2]].map(json), "checkout.session", parts[2])
    case (.post, "checkout", 4) where parts[3] == "expire": return expire(parts[2])
    case (.post, "billing_portal", 2): return makePortal(form)
    case (.get, "subscriptions", 1): return listSubscriptions(query)
    case (.get, "subscriptions", 2):
      let expands = query.values("expand[]").contains("schedule")
      let subscription = subscriptions[parts[1]].map { json($0, expandsSchedule: expands) }
      return found(subscription, "subscription", parts[1])
    case (.post, "subscriptions", 2): return update(parts[1], form)
    case (.delete, "subscriptions", 2): return cancel(parts[1])
    case (.get, "invoices", 1): return listInvoices(query)
    case (.get, "disputes", 1):
      let disputed = invoices.filter { $0.charge != nil && $0.charge == query["charge"] }
      return page(of: disputed.compactMap { disputeJSON($0) }.map { ($0["id"]?.text ?? "", $0) }, query)
    case (.get, "charges", 2): return charge(parts[1], query)
    case (.get, "subscription_schedules", 2):
      return found(schedules[parts[1]].map(json), "subscription_schedule", parts[1])
    case (.post, "subscription_schedules", 1): return makeSchedule(form)
    case (.post, "subscription_schedules", 2): return update(schedule: parts[1], form)
    case (.post, "subscription_schedules", 3) where parts[2] == "release": return release(parts[1])
    default:
      return .error(404, "invalid_request_error", "Unrecognized request URL (\(method.rawValue): \(path))")
    }
  }

  private func found(_ object: JSON?, _ what: String, _ id: String) -> StripeAnswer {
    object.map(StripeAnswer.ok) ?? .missing(what, id)
  }

  // MARK: - Customers, checkout, portal

  private mutating func makeCustomer(_ form: Query) -> StripeAnswer {
    if let unknown = unknown(in: form, besides: ["email", "metadata"]) { return unknown }
    let customer = Customer(id: makeID("cus"), email: form["email"], metadata: form.members(of: "metadata"))
    customers[customer.id] = customer
    return .ok(json(customer))
  }

  /// Also ends what the customer subscribed to (Stripe: "immediately cancels any active subscriptions").
  private mutating func forget(customer id: String) -> StripeAnswer {
    guard customers.removeValue(forKey: id) != nil else { return .missing("customer", id) }
    for subscription in subscriptions.values where subscription.customer == id { _ = cancel(subscription.id) }
    return .ok(["id": .string(id), "object": "customer", "deleted": true])
  }

  private mutating func makeCheckout(_ form: Query) -> StripeAnswer {
    let known = [
      "mode", "customer", "client_reference_id", "line_items", "success_url", "cancel_url", "metadata",
      "subscription_data",
    ]
    if let unknown = unknown(in: form, besides: known) { return unknown }
    guard form["mode"] == "subscription" else { return .refused("mode", "only subscriptions are sold here") }
    guard let customer = form["customer"], customers[customer] != nil else {
      return .missing("customer", form["customer"] ?? "", parameter: "customer")
    }
    guard let price = form["line_items[0][price]"], prices[price] != nil else {
      return .missing("price", form["line_items[0][price]"] ?? "", parameter: "line_items[0][price]")
    }
    guard let success = form["success_url"], success.hasPrefix("http") else {
      return .error(
        400, "invalid_request_error", code: "url_invalid", parameter: "success_url", "Not a valid URL")
    }
    let trial = form["subscription_data[trial_period_days]"].map { Int64($0) ?? 0 }
    if let trial, !(1...730).contains(trial) {
      return .refused("subscription_data[trial_period_days]", "at least one day, at most 730")
    }
    let checkout = Checkout(
      id: makeID("cs_test"), customer: customer, price: price, trialDays: trial ?? 0,
      account: form["client_reference_id"], metadata: form.members(of: "metadata"),
      subscriptionMetadata: form.members(of: "subscription_data[metadata]"), successURL: success,
      cancelURL: form["cancel_url"] ?? success)
    checkouts[checkout.id] = checkout
    return .ok(json(checkout))
  }

  private mutating func expire(_ id: String) -> StripeAnswer {
    guard let checkout = checkouts[id] else { return .missing("checkout.session", id) }
    guard checkout.status == "open" else {
      return .refused("session", "Only Checkout Sessions with a status in [\"open\"] can be expired.")
    }
    checkouts[id]?.status = "expired"
    let expired = checkouts[id].map(json) ?? .null
    note("checkout.session.expired", expired)
    return .ok(expired)
  }

  private mutating func makePortal(_ form: Query) -> StripeAnswer {
    if let unknown = unknown(in: form, besides: ["customer", "return_url"]) { return unknown }
    guard let customer = form["customer"], customers[customer] != nil else {
      return .missing("customer", form["customer"] ?? "", parameter: "customer")
    }
    let portal = Portal(id: makeID("bps"), customer: customer, returnURL: form["return_url"] ?? "")
    portals[portal.id] = portal
    return .ok(json(portal))
  }

  // MARK: - Lists

  private func listSubscriptions(_ query: Query) -> StripeAnswer {
    let since = query["created[gte]"].flatMap { Int64($0) } ?? 0
    let all = subscriptionOrder.reversed().compactMap { subscriptions[$0] }.filter { subscription in
      subscription.createdAt.unixSeconds >= since
        && (query["customer"] ?? subscription.customer) == subscription.customer
        && (query["status"] == "all" || subscription.status != "canceled")
    }
    return page(of: all.map { ($0.id, json($0, expandsSchedule: false)) }, query)
  }

  private func listInvoices(_ query: Query) -> StripeAnswer {
    let expandsCharge = query.values("expand[]").contains("data.charge.refunds")
    let all = invoices.reversed().filter { invoice in
      (query["subscription"] ?? invoice.subscription) == invoice.subscription
        && (query["status"] ?? invoice.status) == invoice.status
    }
    return page(of: all.map { ($0.id, json($0, expandsCharge: expandsCharge)) }, query)
  }

  /// Newest first, from after `starting_after` on (Stripe, "Pagination").
  private func page(of objects: [(id: String, json: JSON)], _ query: Query) -> StripeAnswer {
    let limit = query["limit"].flatMap { Int($0) } ?? 10
    guard (1...100).contains(limit) else { return .refused("limit", "from 1 to 100") }
    var rest = objects[...]
    if let start = query["starting_after"] {
      guard let index = objects.firstIndex(where: { $0.id == start }) else {
        return .missing("object", start)
      }
      rest = objects[(index + 1)...]
    }
    return .ok(list(rest.prefix(limit).map(\.json), hasMore: rest.count > limit))
  }

  private func charge(_ id: String, _ query: Query) -> StripeAnswer {
    let invoice = invoices.first { $0.charge == id }
    let expands = query.values("expand[]").contains("invoice")
    return found(invoice.map { chargeJSON($0, expandsInvoice: expands) }, "charge", id)
  }

  /// Stripe refuses what it does not know, so that a misspelt parameter is no silent loss.
  func unknown(in form: Query, besides known: [String]) -> StripeAnswer? {
    for (name, _) in form.pairs where !known.contains(String(name.prefix { $0 != "[" })) {
      return .error(
        400, "invalid_request_error", code: "parameter_unknown", parameter: name,
        "Received unknown parameter: \(name)")
    }
    return nil
  }
}

extension Query {
  /// `metadata[account]=…` as account: …
  func members(of name: String) -> [String: String] {
    var members: [String: String] = [:]
    for pair in pairs where pair.name.hasPrefix("\(name)[") && pair.name.hasSuffix("]") {
      let key = pair.name.dropFirst(name.count + 1).dropLast()
      if !key.contains("[") { members[String(key)] = pair.value }
    }
    return members
  }
}
