internal import APISchema
internal import EventLoop
internal import HTTPClient
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Payments
internal import Primitives

/// Notifications of the App Store to the server (App Store Server Notifications, version 2).
extension AppStorePayments {
  /// Verified, kept, noted in the ledger by its `notificationUUID`, and settled. What is signed wrongly is refused and
  /// leaves no trace; passing trouble is 503, and the App Store sends it again (after 1, 12, 24, 48 and 72 hours).
  static func receive(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    guard let tenant = call.parameters["tenant"],
      let gateway = try await PaymentGateway.find(
        AppStorePurchases.provider, ofTenant: tenant, services: call.services, pool: call.pool)
    else { throw Problem.notFound }
    let purchases = try await observed(call) { try AppStorePurchases(gateway, call.services, call.pool) }
    let notification = try await verified(try signedPayload(of: call), purchases)
    let outcome = try await observed(call) { try await act(on: notification, purchases) }
    return .json(.ok, ["outcome": .string(outcome.rawValue)])
  }

  /// More members may join it one day.
  private static func signedPayload(of call: Call) throws -> String {
    guard let body = try? JSON.parse(call.request.body), let payload = body["signedPayload"]?.text else {
      throw Problem(.badRequest, .signedDataRefused, ["reason": AppStoreFault.malformed.rawValue])
    }
    return payload
  }

  private static func verified(
    _ signed: String, _ purchases: AppStorePurchases
  ) async throws -> AppStoreNotification {
    let verifier = purchases.settings.verifier
    do {
      return try await purchases.services.sidePool.run { try verifier.notification(signed) }
    } catch let fault as AppStoreFault {
      throw Problem(.badRequest, .signedDataRefused, ["reason": fault.rawValue])
    }
  }

  private static func act(
    on notification: AppStoreNotification, _ purchases: AppStorePurchases
  ) async throws -> Settlement.Outcome {
    let settlement = purchases.settlement
    let event = "\(notification.id)"
    let isOpen = try await settlement.receive(
      event: event, kind: notification.kind, reference: notification.reference,
      occurredAt: notification.signedAt, payload: notification.record)
    guard isOpen else { return .unchanged }
    guard let reference = notification.reference else {
      try await settlement.close(event: event, .ignored)
      return .ignored
    }
    try await purchases.upsert(
      [notification.transaction].compactMap(\.self), [notification.renewal].compactMap(\.self))
    return try await settlement.settle(reference, event: event, with: purchases.source())
  }

  /// A failure on the App Store's side, or in our settings for it, is logged. The caller gets a temporary failure and may
  /// retry.
  static func observed<Result>(_ call: Call, _ body: () async throws -> Result) async throws -> Result {
    do {
      return try await body()
    } catch let error
      where error is AppStoreAPIError || error is AppStoreFault || error is AppStoreSettings.Fault
      || error is HTTPClientError
    {
      call.services.observe(.providerFailed(provider: AppStorePurchases.provider, error: "\(error)"))
      throw Problem.unavailable(retryAfter: 60)
    }
  }
}
