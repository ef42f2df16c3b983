import Payments
import Primitives
import Testing

struct ProviderSubscriptionTests {
  @Test func `a subscription is neither failing nor over unless its provider says so`() {
    let now = Timestamp(microseconds: 0)
    let subscription = ProviderSubscription(
      reference: "sub_1", account: nil, price: "price_1", startedAt: now, periodEndsAt: now, status: "active")
    #expect(subscription.failingSince == nil)
    #expect(subscription.endedAt == nil)
    #expect(!subscription.cancelsAtPeriodEnd)
  }
}
