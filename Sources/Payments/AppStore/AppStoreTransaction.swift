public import Primitives

/// One purchase or renewal, as the App Store signed it (JWSTransactionDecodedPayload). The same transaction is signed
/// again and again, with what has become of it since.
public struct AppStoreTransaction: Sendable, Equatable {
  public let id: String
  /// That of the first transaction, which names the subscription through all its renewals and changes of product.
  public let originalID: String
  public let product: String
  public let isSubscription: Bool
  public let purchasedAt: Timestamp
  public let firstPurchasedAt: Timestamp
  public let expiresAt: Timestamp?
  public let signedAt: Timestamp
  /// The account that the app passed at the purchase. Missing for purchases outside of the app.
  public let account: UUID?
  public let revokedAt: Timestamp?
  /// How much of it was given back, of 100,000.
  public let revokedShare: Int
  /// Replaced at once by a product of more.
  public let isUpgraded: Bool
  /// Whether a member of the family paid for it and shares it.
  public let isFamilyShared: Bool
  public let isFreeTrial: Bool
  /// Thousandths of the currency.
  public let price: Int?
  public let currency: String?
  /// All that was signed, for the record.
  public let payload: JSON

  /// Nil where something is missing that every transaction has.
  public init?(_ payload: JSON) {
    guard let id = payload["transactionId"]?.text, Self.isIdentifier(id),
      let originalID = payload["originalTransactionId"]?.text, Self.isIdentifier(originalID),
      let product = payload["productId"]?.text, (1...255).contains(product.utf8.count),
      let purchasedAt = payload.time("purchaseDate"), let signedAt = payload.time("signedDate")
    else { return nil }
    self.id = id
    self.originalID = originalID
    self.product = product
    isSubscription = payload["type"]?.text == "Auto-Renewable Subscription"
    self.purchasedAt = purchasedAt
    firstPurchasedAt = payload.time("originalPurchaseDate") ?? purchasedAt
    expiresAt = payload.time("expiresDate")
    self.signedAt = signedAt
    account = payload["appAccountToken"]?.text.flatMap { UUID($0) }
    revokedAt = payload.time("revocationDate")
    let share = payload["revocationPercentage"]?.integer ?? Self.whole
    revokedShare = min(max(share, 0), Self.whole)
    isUpgraded = payload["isUpgraded"]?.boolean ?? false
    isFamilyShared = payload["inAppOwnershipType"]?.text == "FAMILY_SHARED"
    isFreeTrial = payload["offerDiscountType"]?.text == "FREE_TRIAL"
    price = payload["price"]?.integer
    guard price.map(Self.prices.contains) ?? true else { return nil }
    currency = payload["currency"]?.text
    self.payload = payload
    guard !isSubscription || expiresAt != nil else { return nil }
  }

  /// `revocationPercentage` of what was given back whole.
  static let whole = 100_000

  /// Ten thousand million of a currency: a share of more would no longer be reckoned in 64 bits.
  private static let prices = 0...10_000_000_000_000

  /// The App Store's identifiers are decimal numbers today, but it promises no more than strings.
  private static func isIdentifier(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { 48...57 ~= $0 || 65...90 ~= $0 || 97...122 ~= $0 || $0 == 45 || $0 == 95 }
  }
}

/// The App Store's plan for the end of the period (JWSRenewalInfoDecodedPayload).
public struct AppStoreRenewal: Sendable, Equatable {
  public let originalID: String
  public let product: String
  /// The product of the next period.
  public let nextProduct: String?
  public let renews: Bool
  /// It could not collect the money and still tries.
  public let isRetrying: Bool
  public let graceEndsAt: Timestamp?
  /// Set once it is over: by the subscriber's will, for want of money, for a price that was not consented to.
  public let hasExpired: Bool
  public let signedAt: Timestamp
  public let payload: JSON

  public init?(_ payload: JSON) {
    guard let originalID = payload["originalTransactionId"]?.text, (1...64).contains(originalID.utf8.count),
      let product = payload["productId"]?.text ?? payload["autoRenewProductId"]?.text,
      let signedAt = payload.time("signedDate")
    else { return nil }
    self.originalID = originalID
    self.product = product
    nextProduct = payload["autoRenewProductId"]?.text
    renews = payload["autoRenewStatus"]?.integer != 0
    isRetrying = payload["isInBillingRetryPeriod"]?.boolean ?? false
    graceEndsAt = payload.time("gracePeriodExpiresDate")
    hasExpired = payload["expirationIntent"]?.integer != nil
    self.signedAt = signedAt
    self.payload = payload
  }
}
