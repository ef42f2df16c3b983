public import Primitives

/// All that is known of one subscription in the App Store: what was last signed of each of its transactions, and of its
/// renewal. It says the same in whatever order the signed data came, since for each of them the latest signature counts.
public struct AppStoreHistory: Sendable {
  public struct Entry: Sendable {
    public let transaction: AppStoreTransaction
    /// As it was last signed while it was refunded or revoked, even where that was taken back since.
    public let revoked: AppStoreTransaction?

    public init(_ transaction: AppStoreTransaction, revoked: AppStoreTransaction? = nil) {
      self.transaction = transaction
      self.revoked = revoked
    }
  }

  public let entries: [Entry]
  public let renewal: AppStoreRenewal?
  /// The account that it belongs to, where that is known otherwise than by the purchase itself.
  public let account: UUID?

  public init(_ entries: [Entry], renewal: AppStoreRenewal?, account: UUID? = nil) {
    self.entries = entries
    self.renewal = renewal
    self.account = account
  }

  /// With what was signed besides; of each thing the latest signature counts here too.
  public func adding(_ other: AppStoreClient.Fetched) -> AppStoreHistory {
    var entries = entries
    for transaction in other.transactions {
      if let index = entries.firstIndex(where: { $0.transaction.id == transaction.id }) {
        guard transaction.signedAt > entries[index].transaction.signedAt else { continue }
        let revoked = transaction.revokedAt == nil ? entries[index].revoked : transaction
        entries[index] = Entry(transaction, revoked: revoked)
      } else {
        entries.append(Entry(transaction, revoked: transaction.revokedAt == nil ? nil : transaction))
      }
    }
    let renewal = (other.renewals + [renewal].compactMap(\.self)).max { $0.signedAt < $1.signedAt }
    return AppStoreHistory(entries, renewal: renewal, account: account)
  }

  /// The period that was bought last, and not replaced by an upgrade since.
  private var current: AppStoreTransaction? {
    let subscribed = entries.map(\.transaction).filter(\.isSubscription)
    let standing = subscribed.filter { !$0.isUpgraded }
    return (standing.isEmpty ? subscribed : standing).max {
      ($0.purchasedAt, $0.id) < ($1.purchasedAt, $1.id)
    }
  }

  /// Nil where no period of it is known.
  public var subscription: ProviderSubscription? {
    guard let current, let periodEnd = current.expiresAt else { return nil }
    var told = ProviderSubscription(
      reference: current.originalID,
      account: account ?? current.account ?? entries.lazy.compactMap(\.transaction.account).first,
      price: current.product, startedAt: current.firstPurchasedAt, periodEndsAt: periodEnd, status: "active")
    told.trialEndsAt = entries.map(\.transaction).filter(\.isFreeTrial).compactMap(\.expiresAt).max()
    told.revokedAt = current.revokedAt
    // Renewal information from before this period's purchase belongs to the period before.
    if let renewal, renewal.signedAt >= current.purchasedAt { told.apply(renewal) }
    if told.revokedAt != nil { told.status = "revoked" }
    return told
  }

  /// The charges, and what was given back of them.
  public var payments: [ProviderPayment] { entries.flatMap(\.payments) }
}

extension AppStoreHistory.Entry {
  /// Empty for a family member who uses it: only the buyer has paid.
  fileprivate var payments: [ProviderPayment] {
    guard !transaction.isFamilyShared, let currency = transaction.currency, let price = transaction.price,
      price > 0
    else { return [] }
    let amount = Currency.minorUnits(milliunits: price, of: currency)
    var payments = [transaction.payment(transaction.id, amount, currency, at: transaction.purchasedAt)]
    guard let revoked, let revokedAt = revoked.revokedAt else { return payments }
    let back = amount * Int64(revoked.revokedShare) / Int64(AppStoreTransaction.whole)
    payments.append(transaction.payment("refund:\(transaction.id)", -back, currency, at: revokedAt))
    if transaction.revokedAt == nil {
      payments.append(
        transaction.payment("reversal:\(transaction.id)", back, currency, at: transaction.signedAt))
    }
    return payments
  }
}

extension ProviderSubscription {
  fileprivate mutating func apply(_ renewal: AppStoreRenewal) {
    cancelsAtPeriodEnd = !renewal.renews
    if renewal.renews, let next = renewal.nextProduct, next != price { nextPrice = next }
    if renewal.isRetrying {
      failingSince = periodEndsAt
      graceEndsAt = renewal.graceEndsAt
      status = renewal.graceEndsAt == nil ? "billing_retry" : "billing_grace_period"
    } else if renewal.hasExpired {
      endedAt = periodEndsAt
      status = "expired"
    }
  }
}

extension AppStoreTransaction {
  fileprivate func payment(
    _ id: String, _ amount: Int64, _ currency: String, at time: Timestamp
  ) -> ProviderPayment {
    ProviderPayment(
      id: id, reference: originalID, price: product, amount: amount, currency: currency, paidAt: time)
  }
}

/// The number of decimals of a currency (ISO 4217, list one); two unless it is listed here.
enum Currency {
  private static let whole: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF",
    "XOF",
    "XPF",
  ]
  private static let thousandths: Set<String> = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]

  /// A price in thousandths of the currency in its minor unit, half a unit rounded up.
  static func minorUnits(milliunits: Int, of currency: String) -> Int64 {
    if thousandths.contains(currency) { return Int64(milliunits) }
    let divisor: Int64 = whole.contains(currency) ? 1_000 : 10
    return (Int64(milliunits) + divisor / 2) / divisor
  }
}
