internal import APISchema
internal import EventLoop
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Payments
internal import Postgres
internal import Primitives

/// Events from Stripe. The signature proves that one is Stripe's, the ledger shows whether it is new, and Stripe is asked for the
/// present state. So it does no harm if deliveries come twice, late or in any order. Stripe comes again after any answer but
/// 2xx, for three days: that is the answer to what may pass.
enum StripeWebhook {
  static func receive(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let tenant = call.parameters["tenant"] ?? ""
    let gateway = try await PaymentGateway.find(
      StripePayments.provider, ofTenant: tenant, services: call.services, pool: call.pool)
    guard let gateway else { throw Problem.notFound }
    let settings = try StripeSettings(gateway.settings, on: call.services)
    let event = try verified(call, settings)
    let settlement = Settlement(provider: StripePayments.provider, tenant: gateway.tenant, pool: call.pool)
    let isOpen = try await settlement.receive(
      event: event.id, kind: event.type, reference: event.subject.subscription, occurredAt: event.createdAt,
      payload: event.summary)
    if isOpen {
      do {
        try await settle(event, settlement, settings.api, call.services)
      } catch let error as StripeError {
        call.services.observe(
          .failed(route: call.route.path, request: call.request.id, error: error.description))
        throw Problem.unavailable(retryAfter: 60)
      }
    }
    return .noContent
  }

  /// Nothing is stored of what is not Stripe's.
  private static func verified(_ call: Call, _ settings: StripeSettings) throws -> StripeEvent {
    let body = call.request.body
    do throws(StripeSignature.Fault) {
      try StripeSignature.check(
        call.request.headers["Stripe-Signature"], of: body, secrets: settings.webhookSecrets,
        at: call.services.clock())
    } catch {
      throw Problem(.badRequest, detail(of: error))
    }
    guard let json = try? JSON.parse(body), let event = StripeEvent(json) else {
      throw Problem(.badRequest, .webhookUnreadable)
    }
    return event
  }

  private static func detail(of fault: StripeSignature.Fault) -> MessageKey.Detail {
    switch fault {
    case .notSigned: .webhookNotSigned
    case .invalidHeader: .webhookHeaderInvalid
    case .noValidSignature: .webhookSignatureWrong
    case .tooOld: .webhookTooOld
    }
  }

  private static func settle(
    _ event: StripeEvent, _ settlement: Settlement, _ api: StripeAPI, _ services: Services
  ) async throws {
    let reference: String?
    do {
      reference = try await subscription(of: event.subject, api, services)
    } catch {
      try await settlement.close(event: event.id, .failed, error: "\(error)")
      throw error
    }
    guard let reference else { return try await settlement.close(event: event.id, .ignored) }
    _ = try await settlement.settle(reference, event: event.id, with: .stripe(api, on: services))
  }

  private static func subscription(
    of subject: StripeEvent.Subject, _ api: StripeAPI, _ services: Services
  ) async throws -> String? {
    switch subject {
    case .subscription(let reference): reference
    case .charge(let charge): try await services.providerPool.run { try api.subscription(ofCharge: charge) }
    case .none: nil
    }
  }
}
