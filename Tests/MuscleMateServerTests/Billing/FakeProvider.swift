import Payments
import Primitives
import Synchronization

@testable import MuscleMateServer

/// A provider whose state the test sets.
final class FakeProvider: Sendable {
  struct Down: Error {}

  struct State: Sendable {
    var subscriptions: [String: ProviderSubscription] = [:]
    var payments: [ProviderPayment] = []
    var changed: [String] = []
    var isDown = false
  }

  let state = Mutex(State())

  func set(_ subscription: ProviderSubscription) {
    state.withLock { $0.subscriptions[subscription.reference] = subscription }
  }

  func change(_ body: (inout State) -> Void) {
    state.withLock { body(&$0) }
  }

  var source: PaymentProvider {
    PaymentProvider(
      name: "stripe",
      subscription: { reference in
        try self.state.withLock { state throws(Down) in
          if state.isDown { throw Down() }
          return state.subscriptions[reference]
        }
      },
      payments: { reference in self.state.withLock { $0.payments.filter { $0.reference == reference } } },
      changedSince: { _ in self.state.withLock { $0.changed } })
  }
}
