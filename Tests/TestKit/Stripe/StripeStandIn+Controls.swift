internal import Payments
public import Primitives
internal import Synchronization

/// Events at Stripe, which a test causes.
extension StripeStandIn {
  public var now: Timestamp { books.withLock { $0.now } }

  public func addPrice(
    _ id: String, amount: Int64, currency: String = "usd", interval: String = "month"
  ) {
    books.withLock {
      $0.prices[id] = StripeBooks.Price(id: id, amount: amount, currency: currency, interval: interval)
    }
  }

  /// Pays on a checkout's page, named by its URL or id, and begins the subscription.
  ///
  /// - Returns: the subscription.
  public func pay(_ checkout: String) throws -> String {
    let id = String(checkout.split(separator: "/").last ?? "")
    guard let subscription = books.withLock({ $0.pay(checkout: id) }) else {
      throw TestKitError("\(checkout) is not open, or the card was declined")
    }
    return subscription
  }

  /// Renewals, ends of trials, attempts to collect: all that happens by itself meanwhile.
  public func advance(days: Int64) { advance(seconds: days * 86_400) }

  public func advance(seconds: Int64) {
    books.withLock { $0.advance(to: $0.now.advanced(bySeconds: seconds)) }
  }

  public func failPayments(of subscription: String) { setPays(subscription, false) }

  /// A new card: what is open is paid.
  public func recover(_ subscription: String) {
    setPays(subscription, true)
    books.withLock { $0.payOpen(subscription) }
  }

  /// Gives money back of the last payment: all of it, or this much.
  public func refund(_ subscription: String, amount: Int64? = nil) throws {
    guard books.withLock({ $0.refund(subscription, amount: amount) }) else {
      throw TestKitError("nothing was paid for \(subscription)")
    }
  }

  /// The cardholder disputes the last payment, or how that is decided (Stripe's words: `needs_response`, `won`, `lost`).
  public func dispute(_ subscription: String, _ status: String = "needs_response") throws {
    guard books.withLock({ $0.dispute(subscription, status) }) else {
      throw TestKitError("nothing was paid for \(subscription)")
    }
  }

  public func cancel(_ subscription: String, atPeriodEnd: Bool = true) {
    books.withLock { atPeriodEnd ? $0.setCancels(subscription, true) : $0.end(subscription) }
  }

  public func resume(_ subscription: String) { books.withLock { $0.setCancels(subscription, false) } }

  /// As the portal or the dashboard may do it, at once.
  public func changePrice(of subscription: String, to price: String) throws {
    guard books.withLock({ $0.change(subscription, to: price) }) else {
      throw TestKitError("\(subscription) can't change to \(price)")
    }
  }

  /// A state that nothing above leads to, such as `paused`.
  public func setStatus(of subscription: String, _ status: String) {
    books.withLock {
      $0.subscriptions[subscription]?.status = status
      $0.noteChange(of: subscription)
    }
  }

  private func setPays(_ subscription: String, _ pays: Bool) {
    books.withLock { books in
      guard let customer = books.subscriptions[subscription]?.customer else { return }
      books.customers[customer]?.pays = pays
    }
  }

  // MARK: - Looking

  /// Every subscription's name, oldest first.
  public var subscriptions: [String] { books.withLock { $0.subscriptionOrder } }

  /// Its state, as in the API's answer.
  public func subscription(_ id: String) -> JSON? {
    books.withLock { books in
      books.subscriptions[id].map { books.json($0, expandsSchedule: true) }
    }
  }

  /// The payments for it, less the refunds, in minor units.
  public func balance(of subscription: String) -> Int64 {
    books.withLock { books in
      books.invoices.filter { $0.subscription == subscription }.reduce(0) { $0 + $1.amountPaid - $1.refunded }
    }
  }

  public var customerCount: Int { books.withLock { $0.customers.count } }

  // MARK: - Webhooks

  /// Every event so far, oldest first.
  public var events: [Event] { books.withLock { $0.events } }

  /// The fields of a delivery, signed now: Stripe signs each attempt separately.
  public func signature(of event: Event, secret: String? = nil, at time: Timestamp = .now) -> String {
    StripeSignature.header(for: event.body, secret: secret ?? webhookSecret, at: time)
  }

  @discardableResult
  public func deliver(
    _ event: Event, to visitor: Client, tenant: String, signature: String? = nil
  ) async throws -> Received {
    var client = visitor
    client.headers["Stripe-Signature"] = signature ?? self.signature(of: event)
    let answer = try await client.send(
      "POST", "/v1/webhooks/\(tenant)/stripe", type: "application/json; charset=utf-8", event.body)
    if (200..<300).contains(answer.status) {
      books.withLock { books in
        if let index = books.events.firstIndex(where: { $0.id == event.id }) {
          books.events[index].accepted += 1
        }
      }
    }
    return answer
  }

  /// Delivers, in the order they happened, what was not accepted yet.
  ///
  /// - Returns: the statuses of the answers.
  @discardableResult
  public func deliver(to visitor: Client, tenant: String) async throws -> [Int] {
    var statuses: [Int] = []
    for event in events where event.accepted == 0 {
      statuses.append(try await deliver(event, to: visitor, tenant: tenant).status)
    }
    return statuses
  }
}
