internal import Primitives
internal import TestKit

/// Subscribers' actions and the results of their payments, at random, and only as it can happen in the App Store.
struct StoreLife {
  private let store: AppStoreStandIn
  /// A refund that was taken back is not given again.
  private var reversed: Set<String> = []

  init(_ store: AppStoreStandIn) { self.store = store }

  func begin(_ random: inout SplitMix64) throws {
    _ = try store.buy(
      Self.product(&random), for: nil, trialDays: Bool.random(using: &random) ? 14 : 0)
  }

  private static func product(_ random: inout SplitMix64) -> StandInProduct {
    Bool.random(using: &random) ? AppStoreWorld.base : AppStoreWorld.premium
  }

  /// The next thing that happens to one of the subscriptions.
  mutating func goOn(_ random: inout SplitMix64) throws {
    store.advance(days: 0, seconds: Int.random(in: 1...20_000, using: &random))
    guard let id = store.subscriptions.randomElement(using: &random) else { return }
    let now = try store.truth(of: id)
    if now.revokedAt != nil {
      try afterRefund(id, &random)
    } else if now.endedAt != nil {
      _ = try store.resubscribe(id, to: Self.product(&random))
    } else if now.failingSince != nil {
      try whileFailing(id, now, &random)
    } else {
      try whilePaid(id, now, &random)
    }
  }

  private mutating func afterRefund(_ id: String, _ random: inout SplitMix64) throws {
    if Bool.random(using: &random), reversed.insert(id).inserted {
      _ = try store.reverseRefund(id)
    } else {
      _ = try store.resubscribe(id, to: Self.product(&random))
    }
  }

  private func whileFailing(_ id: String, _ now: StandInTruth, _ random: inout SplitMix64) throws {
    switch Int.random(in: 0..<3, using: &random) {
    case 0 where now.graceEndsAt != nil: _ = try store.endGrace(id)
    case 1: _ = try store.expire(id)
    default: _ = try store.renew(id)
    }
  }

  private func whilePaid(_ id: String, _ now: StandInTruth, _ random: inout SplitMix64) throws {
    let choice = Int.random(in: 0..<12, using: &random)
    // These happen when the period is over.
    if choice < 6 { store.now = max(store.now, now.expiresAt) }
    switch choice {
    case 0...2 where now.renews: _ = try store.renew(id)
    case 3 where now.renews: _ = try store.fail(id, graceDays: 6)
    case 4 where now.renews: _ = try store.fail(id)
    case 0...5: _ = try store.expire(id)
    case 6: _ = try store.cancel(id)
    case 7: _ = try store.resume(id)
    case 8: _ = try store.upgrade(id, to: Self.product(&random))
    case 9: _ = try store.downgrade(id, to: Self.product(&random))
    case 10 where !reversed.contains(id):
      _ = try store.refund(id, share: Bool.random(using: &random) ? 100_000 : 33_333)
    default: _ = try store.extend(id, days: 3)
    }
  }
}
