public import APISchema
public import Primitives

/// Tells the App Store whose purchase it is: the app passes it to StoreKit as `appAccountToken`.
public struct AppStoreAccountToken: Message {
  /// The token that StoreKit takes as `appAccountToken`.
  public var accountToken = UUID.unset

  public init() {}

  public init(_ account: UUID) { accountToken = account }

  public static let shape: Shape<Self> = Shape("AppStoreAccountToken", AppStoreAccountToken.init) {
    Field("account_token", \.accountToken)
  }
}

/// A purchase as StoreKit signed it (`Transaction.jwsRepresentation`).
public struct AppStoreTransactionRequest: Message {
  /// The purchase, as StoreKit signed it (a JWS).
  public var signedTransaction = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("AppStoreTransaction", AppStoreTransactionRequest.init) {
    Field("signed_transaction", \.signedTransaction, .length(1...32_768))
  }
}

/// All purchases on a device (`Transaction.currentEntitlements`).
public struct AppStoreRestoration: Message {
  /// The purchases, each as StoreKit signed it (a JWS).
  public var signedTransactions: [String] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("AppStoreRestoration", AppStoreRestoration.init) {
    Field("signed_transactions", \.signedTransactions, .count(1...20), .length(1...32_768))
  }
}
