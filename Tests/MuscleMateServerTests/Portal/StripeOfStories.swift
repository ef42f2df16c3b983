internal import HTTPServer
internal import TestKit

/// Stripe as the portal's stories meet it: the pages of the stand-in, and beside them an address by which a story lets happen what only
/// a cardholder, a merchant or time brings (`POST /days/15`). What Stripe then has to tell is told before the answer.
enum StripeOfStories {
  private static let tenant = "sunny"

  /// - Parameter body: gets both addresses, as a story reads them from its environment.
  static func run<Value>(
    beside server: TestServer, _ body: ([String]) async throws -> Value
  ) async throws -> Value {
    let stripe = try await StripeStandIn.start()
    try server.connect("stripe", stripe.settings(), tenant: tenant)
    let controls = try await LocalServer { request in
      do {
        return Response(try await happens(request.path, server, stripe) ? 204 : 404)
      } catch {
        return Response(500, body: .bytes(Array("\(error)".utf8)))
      }
    }
    let outcome: Result<Value, any Error>
    do {
      outcome = .success(
        try await body(["PORTAL_STRIPE=\(stripe.address)", "PORTAL_STRIPE_CONTROLS=\(controls.address)"]))
    } catch { outcome = .failure(error) }
    await controls.stop()
    await stripe.stop()
    return try outcome.get()
  }

  /// False: it is none of the words below. What happens to a subscription happens to the newest.
  private static func happens(_ path: String, _ server: TestServer, _ stripe: StripeStandIn) async throws
    -> Bool
  {
    let words = path.split(separator: "/").map(String.init)
    let newest = stripe.subscriptions.last ?? ""
    switch words.first {
    case "price" where words.count == 4:
      stripe.addPrice(words[1], amount: Int64(words[2]) ?? 0, interval: words[3])
    case "days" where words.count == 2: try server.letDaysPass(Int64(words[1]) ?? 0, at: stripe)
    case "fail": stripe.failPayments(of: newest)
    case "recover": stripe.recover(newest)
    case "refund":
      try stripe.refund(newest)
      stripe.cancel(newest, atPeriodEnd: false)
    case "deliver": break
    default: return false
    }
    let statuses = try await stripe.deliver(to: server.visitor, tenant: tenant)
    guard statuses.allSatisfy({ $0 == 204 }) else {
      throw TestKitError("deliveries were answered with \(statuses)")
    }
    return true
  }
}
