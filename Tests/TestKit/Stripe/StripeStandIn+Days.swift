internal import Primitives
internal import Synchronization

extension StripeStandIn {
  /// Its clock goes back by these days, and with it all that it remembers.
  func moveIntoThePast(days: Int64) { books.withLock { $0.move(by: -days * 86_400) } }
}

extension StripeBooks {
  fileprivate mutating func move(by seconds: Int64) {
    now.move(by: seconds)
    for id in subscriptions.keys { subscriptions[id]?.move(by: seconds) }
    for index in invoices.indices { invoices[index].move(by: seconds) }
    for (id, schedule) in schedules {
      for index in schedule.phases.indices {
        schedules[id]?.phases[index].startsAt.move(by: seconds)
        schedules[id]?.phases[index].endsAt.move(by: seconds)
      }
    }
  }
}

extension StripeBooks.Subscription {
  fileprivate mutating func move(by seconds: Int64) {
    createdAt.move(by: seconds)
    trialEndsAt?.move(by: seconds)
    periodStartsAt.move(by: seconds)
    periodEndsAt.move(by: seconds)
    canceledAt?.move(by: seconds)
    endedAt?.move(by: seconds)
  }
}

extension StripeBooks.Invoice {
  fileprivate mutating func move(by seconds: Int64) {
    createdAt.move(by: seconds)
    paidAt?.move(by: seconds)
    for index in refunds.indices { refunds[index].createdAt.move(by: seconds) }
  }
}

extension Timestamp {
  mutating func move(by seconds: Int64) { self = advanced(bySeconds: seconds) }
}
