import EventLoop
import HTTPClient
import OperatingSystem
import Payments
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// The server against localstripe, which is not of our making: customers, subscriptions, invoices and signed webhooks. It
/// has no Checkout, portal, prices or schedules; these are tried against the stand-in.
struct LocalstripeTests {
  @Test func `customers, subscriptions, invoices and signed webhooks of another's making are understood`()
    async throws
  {
    try await Localstripe.run { stripe in
      try await TestServer.run { server in
        try server.connect(
          [
            "api_url": .string(stripe.url), "secret_key": "sk_test_local", "webhook_secrets": ["whsec_local"],
          ])
        try server.database.administer(
          "update app.tier_prices set stripe_price = 'price_' || tier where tenant_id = 1")
        let anna = try await server.person("anna", as: "lifter")
        try await stripe.sendWebhooks(to: "\(server.address)/v1/webhooks/musclemate/stripe")
        let (customer, subscription) = try await stripe.subscribe(anna.account)
        try await Self.wait("active", for: anna)
        let facts = try server.database.rows(
          "select customer, reference, price, status from app.subscriptions")
        #expect(facts == [[customer, subscription, "price_lifter_premium", "active"]])
        let paid = try server.database.rows("select amount, currency, price from app.payments")
        #expect(paid == [["199", "USD", "price_lifter_premium"]])

        try await stripe.ask("DELETE", "subscriptions/\(subscription)")
        try await Self.wait("lapsed", for: anna)
        #expect(try await anna.get("/v1/billing-portal").status == 405)
      }
    }
  }

  @Test func `our client makes a customer, and knows what is missing`() async throws {
    try await Localstripe.run { stripe in
      let account = UUID.v7(at: .now)
      let customer = try await stripe.run { api in
        try api.makeCustomer(
          account: account, tenant: "musclemate", email: "anna@example.com", idempotencyKey: "customer-1")
      }
      let found = try await stripe.run { api in try api.get("customers/\(customer)") }
      #expect(found["metadata"]?["account"]?.text == account.description)
      #expect(found["email"]?.text == "anna@example.com")
      #expect(try await stripe.run { try $0.subscription("sub_none")?.facts } == nil)
    }
  }

  private static func wait(_ state: String, for anna: Client) async throws {
    var seen = ""
    try await eventually("the subscription is \(state)", instead: seen) {
      let items = try await anna.get("/v1/subscriptions").expect(200).json["items"]?.elements
      seen = items?.first?["state"]?.text ?? "none"
      return seen == state
    }
  }
}

/// localstripe on a port of its own, as long as the body runs.
struct Localstripe: Sendable {
  let url: String
  private let api: StripeAPI

  static func run(_ body: (Localstripe) async throws -> Void) async throws {
    let command = [try Programs.python("python"), "-c", script]
    try await Programs.serve("localstripe", command) { _, port in
      let url = "http://127.0.0.1:\(port)"
      try await body(Localstripe(url: url, api: StripeAPI(base: url, secretKey: "sk_test_local")))
    }
  }

  func run<Value: Sendable>(
    _ work: @escaping @Sendable (StripeAPI) throws -> Value
  ) async throws -> Value {
    let api = api
    return try await aside { try work(api) }
  }

  @discardableResult
  func ask(_ method: String, _ path: String, _ form: StripeForm = [:], root: String = "/v1/") async throws
    -> JSON
  {
    let request = OutgoingRequest(
      method, url + root + path,
      headers: [
        ("Authorization", "Bearer sk_test_local"), ("Content-Type", "application/x-www-form-urlencoded"),
      ], body: Array(form.encoded.utf8))
    let answer = try await aside { try HTTPClient.perform(request) }
    guard answer.status == 200 else {
      throw TestKitError("\(path): \(answer.status) \(String(decoding: answer.body, as: UTF8.self))")
    }
    return (try? JSON.parse(answer.body)) ?? .null
  }

  func sendWebhooks(to url: String) async throws {
    try await ask("POST", "webhooks/ours", ["url": url, "secret": "whsec_local"], root: "/_config/")
  }

  /// The objects that a checkout would have made.
  func subscribe(_ account: String) async throws -> (customer: String, subscription: String) {
    try await ask("POST", "products", ["id": "prod_1", "name": "Premium", "type": "service"])
    try await ask(
      "POST", "plans",
      [
        "id": "price_lifter_premium", "amount": "199", "currency": "usd", "interval": "month",
        "product": "prod_1",
      ])
    let customer = try await ask("POST", "customers", ["email": "anna@example.com"])["id"]?.text ?? ""
    let card: StripeForm = [
      "type": "card", "card[number]": "4242424242424242", "card[exp_month]": "12", "card[exp_year]": "2040",
      "card[cvc]": "123",
    ]
    let method = try await ask("POST", "payment_methods", card)["id"]?.text ?? ""
    try await ask("POST", "payment_methods/\(method)/attach", ["customer": customer])
    try await ask(
      "POST", "customers/\(customer)", ["invoice_settings[default_payment_method]": method])
    let subscription = try await ask(
      "POST", "subscriptions",
      ["customer": customer, "items[0][plan]": "price_lifter_premium", "metadata[account]": account])
    return (customer, subscription["id"]?.text ?? "")
  }

  private static let script = """
    import asyncio, os, sys
    from aiohttp import web
    from localstripe.server import app, store
    folder, parent = sys.argv[1], os.getppid()
    store.dump_to_disk = lambda *arguments: None

    async def main():
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        with open(f"{folder}/ready.new", "w") as draft:
            draft.write(str(runner.addresses[0][1]))
        os.rename(f"{folder}/ready.new", f"{folder}/ready")
        while not os.path.exists(f"{folder}/stop") and os.getppid() == parent:
            await asyncio.sleep(0.05)

    asyncio.run(main())
    """
}
