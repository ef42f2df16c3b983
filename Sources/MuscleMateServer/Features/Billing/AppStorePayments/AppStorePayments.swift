internal import APISchema
internal import EventLoop
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Payments
internal import Postgres
internal import Primitives

/// Paying in the app through the App Store: signed transactions and notifications.
enum AppStorePayments: Feature {
  static let title = "App Store payments"

  static let routes: [Route] = [
    Route(
      .get, "/v1/app-store/account-token", .lifterOrCoach,
      "Get the appAccountToken that the app passes with a purchase",
      module: .billing, reply: .ok(AppStoreAccountToken.self), handle: accountToken),
    Route(
      .post, "/v1/app-store/transactions", .lifterOrCoach,
      "Submit a purchase as StoreKit signed it; its features are open at once. Safe to repeat",
      body: AppStoreTransactionRequest.self, reply: .ok(Page<Subscription>.self), onlyOnline: true,
      deadline: patience, refusals: refusals, handle: handOver),
    Route(
      .post, "/v1/app-store/restorations", .lifterOrCoach,
      "Restore all purchases that StoreKit finds on a device",
      body: AppStoreRestoration.self, reply: .ok(Page<Subscription>.self), onlyOnline: true, limit: 1 << 20,
      deadline: patience, refusals: refusals, handle: restore),
    Route(
      .post, "/v1/webhooks/{tenant}/app-store", .anyone,
      "Webhook for App Store Server Notifications V2", reply: .object(), limit: 256 * 1024,
      deadline: patience, content: .signedJSON,
      refusals: [
        Refusal(status: 400, reason: "not signed by the App Store, or for another app or environment"),
        Refusal(status: 415, reason: "not the JSON that the App Store sends"),
      ], handle: receive
    ).taking([
      "type": "object", "required": ["signedPayload"], "properties": ["signedPayload": ["type": "string"]],
    ]),
  ]

  static let statements = AppStoreStatements.all

  /// The App Store is asked in between.
  private static let patience = Duration.seconds(30)

  private static let refusals: [Refusal] = [
    .rule("not signed by the App Store, for this app and this environment; not a subscription"),
    .conflict("the purchase is another account's, or nothing is sold through the App Store here"),
  ]

  private static func accountToken(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let customer = try await call.run(AppStoreStatements.caller())
    return .json(.ok, AppStoreAccountToken.shape.encode(AppStoreAccountToken(customer.account)))
  }

  private static func handOver(
    _ call: Call, _: Nothing, _ purchase: AppStoreTransactionRequest
  ) async throws -> Response {
    try await take([("/signed_transaction", purchase.signedTransaction)], call)
  }

  private static func restore(_ call: Call, _: Nothing, _ found: AppStoreRestoration) async throws -> Response
  {
    try await take(
      found.signedTransactions.enumerated().map { ("/signed_transactions/\($0.offset)", $0.element) }, call)
  }

  /// Verified whole before anything is kept. Then each subscription is settled by itself, so that one that is another
  /// account's keeps none of the others back.
  private static func take(_ signed: [(pointer: String, text: String)], _ call: Call) async throws -> Response
  {
    let customer = try await call.run(AppStoreStatements.caller())
    let gateway = try await PaymentGateway.find(
      AppStorePurchases.provider, of: customer.tenant, services: call.services, pool: call.pool)
    guard let gateway else { throw Problem(.conflict, .notSoldThroughAppStore) }
    let purchases = try await observed(call) { try AppStorePurchases(gateway, call.services, call.pool) }
    let transactions = try await verified(signed, purchases)
    try await purchases.upsert(transactions, [])
    let source = purchases.source(claimant: customer.account, makesDo: true)
    var areMine = true
    for reference in Set(transactions.map(\.originalID)).sorted() {
      _ = try await observed(call) { try await purchases.settlement.settle(reference, with: source) }
      areMine = try await call.run(AppStoreStatements.ownsSubscription(reference)) && areMine
    }
    guard areMine else { throw Problem(.conflict, .purchaseOfAnother) }
    return try await Subscriptions.list(call, Nothing(), Nothing())
  }

  private static func verified(
    _ signed: [(pointer: String, text: String)], _ purchases: AppStorePurchases
  ) async throws -> [AppStoreTransaction] {
    let verifier = purchases.settings.verifier
    let outcomes = try await purchases.services.sidePool.run {
      signed.map { _, text -> Result<AppStoreTransaction, AppStoreFault> in
        Result { () throws(AppStoreFault) in try verifier.transaction(text) }
      }
    }
    var faults: [Fault] = []
    var transactions: [AppStoreTransaction] = []
    for ((pointer, _), outcome) in zip(signed, outcomes) {
      switch outcome {
      case .success(let transaction) where transaction.isSubscription: transactions.append(transaction)
      case .success: faults.append(refused(pointer, "of a subscription"))
      case .failure(let fault):
        faults.append(refused(pointer, "signed by the App Store for this app: \(fault.rawValue)"))
      }
    }
    guard faults.isEmpty else { throw Problem.invalid(faults) }
    return transactions
  }

  private static func refused(_ pointer: String, _ expected: String) -> Fault {
    Fault(pointer: pointer, code: .invalid, arguments: ["expected": expected])
  }
}
