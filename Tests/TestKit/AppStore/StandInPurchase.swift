internal import Primitives

/// A product in the stand-in's store.
public struct StandInProduct: Sendable {
  public let id: String
  /// Thousandths of the currency.
  public let price: Int
  public let currency: String
  public let days: Int

  public init(_ id: String, price: Int, currency: String = "USD", days: Int = 30) {
    self.id = id
    self.price = price
    self.currency = currency
    self.days = days
  }
}

/// A subscription as the stand-in's store keeps it.
struct StandInPurchase {
  struct Period {
    let id: String
    let product: StandInProduct
    var purchasedAt: Timestamp
    var expiresAt: Timestamp
    var isTrial = false
    var isUpgraded = false
    var revokedAt: Timestamp?
    /// In parts of 100,000.
    var revokedShare = 100_000
  }

  let originalID: String
  var account: UUID?
  var isFamilyShared = false
  var periods: [Period]
  var renews = true
  var nextProduct: StandInProduct
  var isRetrying = false
  var graceEndsAt: Timestamp?
  /// 1 cancelled, 2 billing, 3 the price, 4 not for sale.
  var expirationIntent: Int?
  var awaitsConsent = false

  var last: Period {
    get { periods[periods.count - 1] }
    set { periods[periods.count - 1] = newValue }
  }

  /// As in `data.status`.
  var status: Int {
    if last.revokedAt != nil { return 5 }
    if isRetrying { return graceEndsAt == nil ? 3 : 4 }
    return expirationIntent == nil ? 1 : 2
  }
}

extension StandInPurchase {
  func transaction(_ period: Period, in environment: String, bundle: String, at now: Timestamp) -> JSON {
    var members: [(String, JSON)] = [
      ("transactionId", .string(period.id)), ("originalTransactionId", .string(originalID)),
      ("webOrderLineItemId", .string("9\(period.id)")), ("bundleId", .string(bundle)),
      ("productId", .string(period.product.id)), ("subscriptionGroupIdentifier", "21500000"),
      ("purchaseDate", milliseconds(period.purchasedAt)),
      ("originalPurchaseDate", milliseconds(periods[0].purchasedAt)),
      ("expiresDate", milliseconds(period.expiresAt)), ("quantity", 1),
      ("type", "Auto-Renewable Subscription"),
      ("inAppOwnershipType", isFamilyShared ? "FAMILY_SHARED" : "PURCHASED"),
      ("signedDate", milliseconds(now)), ("environment", .string(environment)),
      ("transactionReason", period.id == originalID ? "PURCHASE" : "RENEWAL"), ("storefront", "USA"),
      ("storefrontId", "143441"), ("price", .number("\(period.isTrial ? 0 : period.product.price)")),
      ("currency", .string(period.product.currency)),
    ]
    if let account { members.append(("appAccountToken", .string("\(account)"))) }
    if period.isTrial {
      members += [("offerType", 1), ("offerDiscountType", "FREE_TRIAL"), ("offerPeriod", "P2W")]
    }
    if period.isUpgraded { members.append(("isUpgraded", true)) }
    if let revokedAt = period.revokedAt {
      members += [("revocationDate", milliseconds(revokedAt)), ("revocationReason", 0)]
      if period.revokedShare < 100_000 {
        members += [
          ("revocationType", "REFUND_PRORATED"), ("revocationPercentage", .number("\(period.revokedShare)")),
        ]
      }
    }
    return .object(members.map { JSON.Member($0.0, $0.1) })
  }

  func renewal(in environment: String, at now: Timestamp) -> JSON {
    var members: [(String, JSON)] = [
      ("originalTransactionId", .string(originalID)), ("autoRenewProductId", .string(nextProduct.id)),
      ("productId", .string(last.product.id)), ("autoRenewStatus", renews ? 1 : 0),
      ("renewalPrice", .number("\(nextProduct.price)")), ("currency", .string(nextProduct.currency)),
      ("signedDate", milliseconds(now)), ("environment", .string(environment)),
      ("recentSubscriptionStartDate", milliseconds(periods[0].purchasedAt)),
      ("renewalDate", milliseconds(last.expiresAt)), ("isInBillingRetryPeriod", .bool(isRetrying)),
    ]
    if let account { members.append(("appAccountToken", .string("\(account)"))) }
    if let graceEndsAt { members.append(("gracePeriodExpiresDate", milliseconds(graceEndsAt))) }
    if let expirationIntent { members.append(("expirationIntent", .number("\(expirationIntent)"))) }
    if awaitsConsent { members.append(("priceIncreaseStatus", 0)) }
    return .object(members.map { JSON.Member($0.0, $0.1) })
  }
}

func milliseconds(_ time: Timestamp) -> JSON { .number("\(time.unixMilliseconds)") }
