import Payments
import Primitives
import TestKit
import Testing

/// A provider's answer with one number in it that no provider ever sent. Reading it may fail; it may not end the process.
struct `What a provider says with a number out of all bounds` {
  private static let extremes = [
    "-9223372036854775808", "9223372036854775807", "9223372036854775808", "-1", "1e300", "0.5",
  ]

  private static let subscription: JSON = [
    "id": "sub_1", "object": "subscription", "status": "past_due", "start_date": 1000, "trial_end": 1500,
    "cancel_at": 1900, "schedule": ["phases": [["start_date": 2000, "items": [["price": "price_2"]]]]],
    "items": [
      "data": [
        [
          "id": "si_1", "current_period_start": 1000, "current_period_end": 2000, "price": ["id": "price_1"],
        ]
      ]
    ],
  ]

  private static let invoice: JSON = [
    "id": "in_1", "object": "invoice", "currency": "usd", "amount_paid": 199, "created": 1000,
    "status_transitions": ["paid_at": 1100],
    "lines": ["data": [["amount": 199, "price": ["id": "price_1"]]]],
    "charge": [
      "refunds": ["data": [["id": "re_1", "amount": 50, "created": 1200, "status": "failed"]]]
    ],
  ]

  private static let event: JSON = [
    "id": "evt_1", "object": "event", "type": "invoice.paid", "created": 1000, "data": ["object": invoice],
  ]

  private static let transaction: JSON = [
    "transactionId": "1", "originalTransactionId": "1", "productId": "p", "currency": "KWD",
    "price": 9_990, "type": "Auto-Renewable Subscription", "purchaseDate": 1_700_000_000_000,
    "originalPurchaseDate": 1_700_000_000_000, "expiresDate": 1_800_000_000_000,
    "signedDate": 1_700_000_000_000, "revocationDate": 1_710_000_000_000, "revocationPercentage": 50_000,
    "gracePeriodExpiresDate": 1_800_000_000_000, "autoRenewStatus": 1, "expirationIntent": 1,
  ]

  @Test func `is read as Stripe's or refused`() throws {
    #expect(throws: Never.self) { try Self.readAsStripe(Self.subscription, Self.invoice, Self.event) }
    for other in Self.others(than: Self.subscription) {
      _ = try? Self.readAsStripe(other, Self.invoice, Self.event)
    }
    for other in Self.others(than: Self.invoice) {
      _ = try? Self.readAsStripe(Self.subscription, other, Self.event.with("data", ["object": other]))
    }
    for other in Self.others(than: Self.event) {
      _ = try? Self.readAsStripe(Self.subscription, Self.invoice, other)
    }
  }

  @Test func `is read as the App Store's or refused`() throws {
    #expect(try #require(Self.payments(Self.transaction)).map(\.amount) == [9_990, -4_995])
    let others = Self.others(than: Self.transaction)
    #expect(others.count == 10 * Self.extremes.count)
    for other in others {
      for payment in Self.payments(other) ?? [] { #expect(payment.amount.magnitude <= 10_000_000_000_000) }
    }
  }

  private static func readAsStripe(_ subscription: JSON, _ invoice: JSON, _ event: JSON) throws {
    _ = try StripeSubscription(subscription)
    _ = try StripeInvoice(invoice, of: "sub_1")
    _ = StripeEvent(event)
  }

  private static func payments(_ payload: JSON) -> [ProviderPayment]? {
    guard let transaction = AppStoreTransaction(payload) else { return nil }
    let history = AppStoreHistory(
      [.init(transaction, revoked: transaction.revokedAt == nil ? nil : transaction)],
      renewal: AppStoreRenewal(payload))
    _ = history.subscription
    return history.payments
  }

  /// One for each number in it and each extreme.
  private static func others(than json: JSON) -> [JSON] {
    switch json {
    case .number: extremes.map(JSON.number)
    case .array(let elements):
      elements.indices.flatMap { index in
        others(than: elements[index]).map { other in
          .array(elements.enumerated().map { $0 == index ? other : $1 })
        }
      }
    case .object(let members):
      members.indices.flatMap { index in
        others(than: members[index].value).map { other in
          .object(members.enumerated().map { $0 == index ? JSON.Member($1.name, other) : $1 })
        }
      }
    default: []
    }
  }
}
