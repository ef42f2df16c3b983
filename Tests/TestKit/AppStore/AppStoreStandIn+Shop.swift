internal import Payments
public import Primitives
internal import Synchronization

/// Events of a subscription in the shop. Each returns the notification that the App Store sends of it.
extension AppStoreStandIn {
  public struct Bought: Sendable {
    /// The original transaction id: the subscription's name.
    public let id: String
    /// The transaction that the app gets from StoreKit.
    public let signedTransaction: String
    public let notification: StandInNotification
  }

  /// - Parameter account: what the app passed as `appAccountToken`.
  public func buy(
    _ product: StandInProduct, for account: UUID?, trialDays: Int = 0, isFamilyShared: Bool = false
  ) throws -> Bought {
    let id = state.withLock { state in
      let id = state.nextID()
      let isTrial = trialDays > 0
      let end = state.now.advanced(bySeconds: Int64(isTrial ? trialDays : product.days) * 86_400)
      let period = StandInPurchase.Period(
        id: id, product: product, purchasedAt: state.now, expiresAt: end, isTrial: isTrial)
      var purchase = StandInPurchase(
        originalID: id, account: account, periods: [period], nextProduct: product)
      purchase.isFamilyShared = isFamilyShared
      state.purchases[id] = purchase
      return id
    }
    let notification = try notify(id, "SUBSCRIBED", "INITIAL_BUY")
    return Bought(id: id, signedTransaction: try signedTransaction(of: id), notification: notification)
  }

  /// The next period, paid; at the end of the last one, or now where that is past.
  public func renew(_ id: String) throws -> StandInNotification {
    let wasRetrying = try change(id) { purchase, state in
      let wasRetrying = purchase.isRetrying
      purchase.begin(purchase.nextProduct, at: wasRetrying ? state.now : purchase.last.expiresAt, &state)
      return wasRetrying
    }
    return try notify(id, "DID_RENEW", wasRetrying ? "BILLING_RECOVERY" : nil)
  }

  /// The payment for the next period failed; served on for the days of grace, where there are any.
  public func fail(_ id: String, graceDays: Int = 0) throws -> StandInNotification {
    try change(id) { purchase, _ in
      purchase.isRetrying = true
      purchase.graceEndsAt =
        graceDays > 0 ? purchase.last.expiresAt.advanced(bySeconds: Int64(graceDays) * 86_400) : nil
    }
    return try notify(id, "DID_FAIL_TO_RENEW", graceDays > 0 ? "GRACE_PERIOD" : nil)
  }

  public func endGrace(_ id: String) throws -> StandInNotification {
    try change(id) { purchase, _ in purchase.graceEndsAt = nil }
    return try notify(id, "GRACE_PERIOD_EXPIRED")
  }

  /// Over at the end of the period: cancelled before, or not paid for in 60 days.
  public func expire(_ id: String) throws -> StandInNotification {
    let wasCancelled = try change(id) { purchase, _ in
      purchase.expirationIntent = purchase.renews ? 2 : 1
      purchase.isRetrying = false
      purchase.graceEndsAt = nil
      defer { purchase.renews = false }
      return !purchase.renews
    }
    return try notify(id, "EXPIRED", wasCancelled ? "VOLUNTARY" : "BILLING_RETRY")
  }

  /// Bought again after it had expired; by another account of the app, where one is named.
  public func resubscribe(
    _ id: String, to product: StandInProduct? = nil, by account: UUID? = nil
  ) throws -> StandInNotification {
    try change(id) { purchase, state in
      if let account { purchase.account = account }
      purchase.begin(product ?? purchase.last.product, at: state.now, &state)
    }
    return try notify(id, "SUBSCRIBED", "RESUBSCRIBE")
  }

  public func cancel(_ id: String) throws -> StandInNotification {
    try change(id) { purchase, _ in purchase.renews = false }
    return try notify(id, "DID_CHANGE_RENEWAL_STATUS", "AUTO_RENEW_DISABLED")
  }

  public func resume(_ id: String) throws -> StandInNotification {
    try change(id) { purchase, _ in purchase.renews = true }
    return try notify(id, "DID_CHANGE_RENEWAL_STATUS", "AUTO_RENEW_ENABLED")
  }

  /// At once: what was left of the old period is given back by the store itself.
  public func upgrade(_ id: String, to product: StandInProduct) throws -> StandInNotification {
    try change(id) { purchase, state in
      purchase.last.isUpgraded = true
      purchase.begin(product, at: state.now, &state)
    }
    return try notify(id, "DID_CHANGE_RENEWAL_PREF", "UPGRADE")
  }

  /// From the next period on.
  public func downgrade(_ id: String, to product: StandInProduct) throws -> StandInNotification {
    try change(id) { purchase, _ in purchase.nextProduct = product }
    return try notify(id, "DID_CHANGE_RENEWAL_PREF", "DOWNGRADE")
  }

  /// - Parameter share: of 100,000; all of it where it is left out.
  public func refund(_ id: String, share: Int = 100_000, period: Int? = nil) throws -> StandInNotification {
    try change(id) { purchase, state in
      let index = period ?? purchase.periods.count - 1
      purchase.periods[index].revokedAt = state.now
      purchase.periods[index].revokedShare = share
    }
    return try notify(id, "REFUND", period: period)
  }

  public func reverseRefund(_ id: String, period: Int? = nil) throws -> StandInNotification {
    try change(id) { purchase, _ in purchase.periods[period ?? purchase.periods.count - 1].revokedAt = nil }
    return try notify(id, "REFUND_REVERSED", period: period)
  }

  /// The family shares it no longer.
  public func revoke(_ id: String) throws -> StandInNotification {
    try change(id) { purchase, state in purchase.last.revokedAt = state.now }
    return try notify(id, "REVOKE")
  }

  public func extend(_ id: String, days: Int) throws -> StandInNotification {
    try change(id) { purchase, _ in
      purchase.last.expiresAt = purchase.last.expiresAt.advanced(bySeconds: Int64(days) * 86_400)
    }
    return try notify(id, "RENEWAL_EXTENDED")
  }

  public func raisePrice(_ id: String, to product: StandInProduct) throws -> StandInNotification {
    try change(id) { purchase, _ in
      purchase.nextProduct = product
      purchase.awaitsConsent = true
    }
    return try notify(id, "PRICE_INCREASE", "PENDING")
  }

  // MARK: - Notifications

  /// A notification of any type about the subscription as it is now.
  public func notify(
    _ id: String, _ type: String, _ subtype: String? = nil, period: Int? = nil
  ) throws -> StandInNotification {
    try change(id) { purchase, state in
      let shown = period.map { purchase.periods[$0] } ?? purchase.last
      let at = state.tick()
      let transaction = purchase.transaction(shown, in: environment, bundle: Self.bundle, at: at)
      let renewal = purchase.renewal(in: environment, at: at)
      let data: JSON = [
        "appAppleId": .number("\(Self.app)"), "bundleId": .string(Self.bundle), "bundleVersion": "1",
        "environment": .string(environment), "status": .number("\(purchase.status)"),
        "signedTransactionInfo": .string(try authority.sign(transaction)),
        "signedRenewalInfo": .string(try authority.sign(renewal)),
      ]
      return try send(type, subtype, .init("data", data), at, &state)
    }
  }

  /// A notification that is about no subscription, such as `TEST`.
  public func notify(_ type: String, _ subtype: String? = nil) throws -> StandInNotification {
    try state.withLock { state in
      let data: JSON = [
        "appAppleId": .number("\(Self.app)"), "bundleId": .string(Self.bundle),
        "environment": .string(environment),
      ]
      return try send(type, subtype, .init("data", data), state.tick(), &state)
    }
  }

  private func send(
    _ type: String, _ subtype: String?, _ content: JSON.Member, _ at: Timestamp, _ state: inout State
  ) throws -> StandInNotification {
    var random = SystemRandomNumberGenerator()
    let id = UUID(high: random.next(), low: random.next())
    var members: [JSON.Member] = [
      .init("notificationType", .string(type)), .init("notificationUUID", .string("\(id)")),
      .init("version", "2.0"), .init("signedDate", milliseconds(at)), content,
    ]
    if let subtype { members.append(.init("subtype", .string(subtype))) }
    let notification = StandInNotification(
      id: id, kind: subtype.map { "\(type).\($0)" } ?? type, signedAt: at,
      signedPayload: try authority.sign(.object(members)))
    state.sent.append(notification)
    return notification
  }
}

extension StandInPurchase {
  /// A period that is paid, and with it everything as it should be.
  fileprivate mutating func begin(
    _ product: StandInProduct, at start: Timestamp, _ state: inout AppStoreStandIn.State
  ) {
    periods.append(
      Period(
        id: state.nextID(), product: product, purchasedAt: start,
        expiresAt: start.advanced(bySeconds: Int64(product.days) * 86_400)))
    nextProduct = product
    renews = true
    isRetrying = false
    graceEndsAt = nil
    expirationIntent = nil
    awaitsConsent = false
  }
}
