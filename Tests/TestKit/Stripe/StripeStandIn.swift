internal import HTTPServer
internal import MuscleMateServer
internal import Payments
public import Primitives
internal import Synchronization

/// A test server in Stripe's place, built to the shapes that Stripe publishes (API version 2025-02-24.acacia):
/// customers, checkout and portal pages, subscriptions with a clock of their own, invoices, refunds, schedules, events
/// with signed deliveries. It listens on a real socket.
///
///     let stripe = try await StripeStandIn.start(at: .now.advanced(bySeconds: -40 * 86_400))
///     stripe.addPrice("price_premium", amount: 199)
///     … the tenant's gateway gets stripe.settings(returnURL:), the app asks POST /v1/checkouts for {url} …
///     let subscription = try stripe.pay(url)
///     stripe.failPayments(of: subscription)
///     stripe.advance(days: 31)
///     try await stripe.deliver(to: server.visitor, tenant: "musclemate")
///     await stripe.stop()
///
/// A month has thirty days here. Times are by its clock; start it in the past to have what fails long ago.
public final class StripeStandIn: Sendable {
  /// An event that Stripe would send to a webhook.
  public struct Event: Sendable {
    public let id: String
    public let type: String
    public let body: [UInt8]
    /// How many deliveries were answered with 2xx.
    public internal(set) var accepted = 0

    public init(id: String, type: String, body: [UInt8]) {
      self.id = id
      self.type = type
      self.body = body
    }
  }

  public static let eventVersion = "2025-02-24.acacia"

  public let secretKey = "sk_test_standin"
  public let webhookSecret = "whsec_standin"
  let books: Mutex<StripeBooks>
  private let failures = Mutex<InducedFailures>(InducedFailures())
  private let server = Mutex<LocalServer?>(nil)

  /// The faults of the line to it, by the number of the request.
  public struct InducedFailures: Sendable {
    /// A status to answer with instead; nil for none.
    public var status: @Sendable (Int) -> Int? = { _ in nil }
    /// How long an answer is held back once it was made, so that others overtake it.
    public var delay: @Sendable (Int) -> Duration? = { _ in nil }

    public init() {}
  }

  /// - Parameter givesUpAs: what becomes of a subscription that could not be collected for a fortnight: `canceled`,
  ///   `unpaid`, or nil to leave it `past_due`.
  public static func start(at now: Timestamp = .now, givesUpAs: String? = "canceled") async throws
    -> StripeStandIn
  {
    let standIn = StripeStandIn(now, givesUpAs)
    let server = try await LocalServer { request in await standIn.answer(request) }
    standIn.server.withLock { $0 = server }
    standIn.books.withLock { $0.address = server.address }
    return standIn
  }

  private init(_ now: Timestamp, _ givesUpAs: String?) {
    books = Mutex(StripeBooks(now: Timestamp(unixSeconds: now.unixSeconds), givesUpAs: givesUpAs))
  }

  public func stop() async {
    let server = server.withLock { $0 }
    await server?.stop()
  }

  /// `http://127.0.0.1:41234`
  public var address: String { books.withLock { $0.address } }

  /// The settings for `musclemate tenant gateway … stripe`.
  public func settings(returnURL: String = "https://app.example.com/account") -> JSON {
    [
      "api_url": .string(address), "secret_key": .string(secretKey),
      "webhook_secrets": [.string(webhookSecret)],
      "return_url": .string(returnURL),
    ]
  }

  /// Requests from now on meet this.
  public func induce(_ failures: InducedFailures) { self.failures.withLock { $0 = failures } }

  /// How many requests of its API were made.
  public var requests: Int { books.withLock { $0.requests } }

  private func answer(_ request: Request) async -> Response {
    guard request.path.hasPrefix("/v1/") else { return page(request) }
    let (count, answer) = books.withLock { books in
      books.requests += 1
      let status = failures.withLock { $0 }.status(books.requests)
      let answer = status.map(StripeAnswer.broken) ?? books.answer(request, secretKey: secretKey)
      return (books.requests, answer)
    }
    if let delay = failures.withLock({ $0 }).delay(count) { try? await Task.sleep(for: delay) }
    return answer.response
  }
}

/// Status and body of an answer of its API.
struct StripeAnswer: Sendable {
  var status = 200
  var body: JSON

  static func ok(_ body: JSON) -> StripeAnswer { StripeAnswer(body: body) }

  static func error(
    _ status: Int, _ type: String, code: String? = nil, parameter: String? = nil, _ message: String
  ) -> StripeAnswer {
    let error: JSON = [
      "type": .string(type), "code": text(code), "param": text(parameter), "message": .string(message),
    ]
    return StripeAnswer(status: status, body: ["error": error])
  }

  static func broken(_ status: Int) -> StripeAnswer {
    error(status, status == 429 ? "invalid_request_error" : "api_error", "Sorry, something went wrong.")
  }

  /// 404 for what the path names, 400 for what a parameter names.
  static func missing(_ what: String, _ id: String, parameter: String = "id") -> StripeAnswer {
    error(
      parameter == "id" ? 404 : 400, "invalid_request_error", code: "resource_missing", parameter: parameter,
      "No such \(what): '\(id)'")
  }

  static func refused(_ parameter: String, _ message: String) -> StripeAnswer {
    error(400, "invalid_request_error", parameter: parameter, message)
  }

  var response: Response {
    Response(
      Status(status), headers: ["Content-Type": "application/json"], body: .bytes(body.bytes))
  }
}
