import Payments
import Primitives
import TestKit
import Testing

/// The state of a subscription in the App Store, by its signed documents.
struct AppStoreHistoryTests {
  static let base = StandInProduct("base.monthly", price: 990)
  static let premium = StandInProduct("premium.monthly", price: 1990)

  /// All that the store would sign now of every period, with what it sent before.
  static func history(_ store: AppStoreStandIn, _ id: String, periods: Int) throws -> AppStoreHistory {
    let verifier = try AppStoreSettings(store.settings()).verifier
    var entries: [String: AppStoreHistory.Entry] = [:]
    var renewal: AppStoreRenewal?
    for sent in store.sent {
      let notification = try verifier.notification(sent.signedPayload)
      guard let transaction = notification.transaction, transaction.originalID == id else { continue }
      let revoked = transaction.revokedAt == nil ? entries[transaction.id]?.revoked : transaction
      entries[transaction.id] = .init(transaction, revoked: revoked)
      renewal = notification.renewal
    }
    for period in 0..<periods {
      let transaction = try verifier.transaction(store.signedTransaction(of: id, period: period))
      entries[transaction.id] = .init(transaction, revoked: entries[transaction.id]?.revoked)
    }
    return AppStoreHistory(Array(entries.values), renewal: renewal)
  }

  @Test func `a trial becomes a paid period`() async throws {
    try await AppStoreStandIn.run { store in
      let account = UUID.v7(at: .now)
      let start = store.now
      let bought = try store.buy(Self.premium, for: account, trialDays: 14)
      let trial = try #require(Self.history(store, bought.id, periods: 1).subscription)
      #expect(trial.account == account)
      #expect(trial.trialEndsAt == trial.periodEndsAt)
      #expect(try Self.history(store, bought.id, periods: 1).payments.isEmpty)
      store.advance(days: 14)
      _ = try store.renew(bought.id)
      let history = try Self.history(store, bought.id, periods: 2)
      let paid = try #require(history.subscription)
      #expect(paid.trialEndsAt?.unixSeconds == start.advanced(bySeconds: 14 * 86_400).unixSeconds)
      #expect(paid.periodEndsAt.unixSeconds == start.advanced(bySeconds: 44 * 86_400).unixSeconds)
      #expect(paid.startedAt.unixSeconds == start.unixSeconds)
      #expect(history.payments.map(\.amount) == [199])
      #expect(history.payments.first?.currency == "USD")
    }
  }

  @Test func `a failing payment is in grace, then retried, then over, and may come back`() async throws {
    try await AppStoreStandIn.run { store in
      let bought = try store.buy(Self.premium, for: nil)
      store.advance(days: 30)
      _ = try store.fail(bought.id, graceDays: 6)
      var told = try #require(Self.history(store, bought.id, periods: 1).subscription)
      #expect(told.status == "billing_grace_period")
      #expect(told.failingSince == told.periodEndsAt)
      #expect(told.graceEndsAt == told.periodEndsAt.advanced(bySeconds: 6 * 86_400))
      store.advance(days: 6)
      _ = try store.endGrace(bought.id)
      told = try #require(Self.history(store, bought.id, periods: 1).subscription)
      #expect(told.status == "billing_retry")
      #expect(told.graceEndsAt == nil)
      store.advance(days: 1)
      _ = try store.renew(bought.id)
      told = try #require(Self.history(store, bought.id, periods: 2).subscription)
      #expect(told.status == "active")
      #expect(told.failingSince == nil)
      store.advance(days: 30)
      _ = try store.fail(bought.id)
      store.advance(days: 60)
      _ = try store.expire(bought.id)
      told = try #require(Self.history(store, bought.id, periods: 2).subscription)
      #expect(told.status == "expired")
      #expect(told.endedAt == told.periodEndsAt)
    }
  }

  @Test func `cancelled it stays until the period ends, and bought again it goes on`() async throws {
    try await AppStoreStandIn.run { store in
      let bought = try store.buy(Self.premium, for: nil)
      _ = try store.cancel(bought.id)
      var told = try #require(Self.history(store, bought.id, periods: 1).subscription)
      #expect(told.cancelsAtPeriodEnd)
      #expect(told.endedAt == nil)
      store.advance(days: 31)
      _ = try store.expire(bought.id)
      told = try #require(Self.history(store, bought.id, periods: 1).subscription)
      #expect(told.endedAt == told.periodEndsAt)
      store.advance(days: 10)
      _ = try store.resubscribe(bought.id)
      told = try #require(Self.history(store, bought.id, periods: 2).subscription)
      #expect(told.endedAt == nil)
      #expect(!told.cancelsAtPeriodEnd)
    }
  }

  @Test func `an upgrade counts at once, a downgrade from the next period on`() async throws {
    try await AppStoreStandIn.run { store in
      let bought = try store.buy(Self.base, for: nil)
      store.advance(days: 3)
      _ = try store.upgrade(bought.id, to: Self.premium)
      let up = try #require(Self.history(store, bought.id, periods: 2).subscription)
      #expect(up.price == "premium.monthly")
      #expect(up.nextPrice == nil)
      _ = try store.downgrade(bought.id, to: Self.base)
      let down = try #require(Self.history(store, bought.id, periods: 2).subscription)
      #expect(down.price == "premium.monthly")
      #expect(down.nextPrice == "base.monthly")
    }
  }

  @Test func `a refund takes it back, in full or in part, and a reversal gives it again`() async throws {
    try await AppStoreStandIn.run { store in
      let bought = try store.buy(Self.premium, for: nil)
      store.advance(days: 2)
      _ = try store.refund(bought.id, share: 50_000)
      let refunded = try Self.history(store, bought.id, periods: 1)
      #expect(refunded.subscription?.revokedAt?.unixMilliseconds == store.now.unixMilliseconds)
      #expect(refunded.payments.map(\.amount) == [199, -99])
      #expect(refunded.payments.map(\.id) == [bought.id, "refund:\(bought.id)"])
      _ = try store.reverseRefund(bought.id)
      let reversed = try Self.history(store, bought.id, periods: 1)
      #expect(reversed.subscription?.revokedAt == nil)
      #expect(reversed.payments.map(\.amount) == [199, -99, 99])
    }
  }

  @Test func `a refund of an earlier period leaves the present one`() async throws {
    try await AppStoreStandIn.run { store in
      let bought = try store.buy(Self.premium, for: nil)
      store.advance(days: 30)
      _ = try store.renew(bought.id)
      _ = try store.refund(bought.id, period: 0)
      let history = try Self.history(store, bought.id, periods: 2)
      #expect(history.subscription?.revokedAt == nil)
      #expect(history.payments.map(\.amount).reduce(0, +) == 199)
    }
  }

  @Test func `who has it through the family has paid nothing`() async throws {
    try await AppStoreStandIn.run { store in
      let bought = try store.buy(Self.premium, for: nil, isFamilyShared: true)
      #expect(try Self.history(store, bought.id, periods: 1).payments.isEmpty)
      _ = try store.revoke(bought.id)
      #expect(try Self.history(store, bought.id, periods: 1).subscription?.revokedAt != nil)
    }
  }

  @Test func `what was told of the renewal before a period was bought is past`() async throws {
    try await AppStoreStandIn.run { store in
      let bought = try store.buy(Self.premium, for: nil)
      store.advance(days: 31)
      let expired = try store.expire(bought.id)
      store.advance(days: 5)
      _ = try store.resubscribe(bought.id)
      let verifier = try AppStoreSettings(store.settings()).verifier
      let transaction = try verifier.transaction(store.signedTransaction(of: bought.id))
      let old = try verifier.notification(expired.signedPayload).renewal
      let told = try #require(AppStoreHistory([.init(transaction)], renewal: old).subscription)
      #expect(told.endedAt == nil)
      #expect(!told.cancelsAtPeriodEnd)
    }
  }

  @Test(arguments: [Int.max, .min, -1, 10_000_000_000_001])
  func `a price that nothing has is no transaction's`(price: Int) async throws {
    try await AppStoreStandIn.run { store in
      let bought = try store.buy(StandInProduct("p", price: price, currency: "KWD"), for: nil)
      #expect(throws: AppStoreFault.malformed) { try Self.history(store, bought.id, periods: 1) }
    }
  }

  @Test(arguments: [
    ("USD", 9_990, Int64(999)), ("USD", 4_995, 500), ("JPY", 300_000, 300), ("KWD", 1_250, 1_250),
    ("EUR", 10, 1),
  ])
  func `a price in thousandths becomes one in the currency's own unit`(
    currency: String, price: Int, expected: Int64
  ) async throws {
    try await AppStoreStandIn.run { store in
      let bought = try store.buy(StandInProduct("p", price: price, currency: currency), for: nil)
      #expect(try Self.history(store, bought.id, periods: 1).payments.map(\.amount) == [expected])
    }
  }
}
