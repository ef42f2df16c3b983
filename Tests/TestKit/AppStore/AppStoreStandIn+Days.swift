internal import Primitives
internal import Synchronization

extension AppStoreStandIn {
  /// Moves the purchases so many days into the past.
  func moveIntoThePast(days: Int64) {
    state.withLock { state in
      for id in state.purchases.keys { state.purchases[id]?.move(by: -days * 86_400) }
    }
  }
}

extension StandInPurchase {
  fileprivate mutating func move(by seconds: Int64) {
    graceEndsAt?.move(by: seconds)
    for index in periods.indices {
      periods[index].purchasedAt.move(by: seconds)
      periods[index].expiresAt.move(by: seconds)
      periods[index].revokedAt?.move(by: seconds)
    }
  }
}
