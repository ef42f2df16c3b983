public import HTTPClient
public import Primitives

/// Stripe's API as far as subscriptions need it. Every call blocks until Stripe answered.
///
/// The version is pinned, so that an account's own setting never changes what comes; what Stripe sends by itself
/// (webhooks) has the endpoint's version, and is only read for what it is about.
public struct StripeAPI: Sendable {
  /// The last version before invoices lost their charge (2025-03-31.basil), which ties a refund to what was paid.
  public static let version = "2025-02-24.acacia"

  /// How requests travel; a test may pass one of its own.
  public typealias Transport = @Sendable (OutgoingRequest) throws(HTTPClientError) -> OutgoingResponse

  private let base: String
  private let secretKey: String
  private let transport: Transport

  /// Ten seconds at most for an answer: a webhook's sender waits meanwhile, and will come again.
  public static let limits = HTTPClient.Limits(totalTimeout: .seconds(10))

  /// - Parameter base: `https://api.stripe.com`.
  public init(
    base: String, secretKey: String,
    transport: @escaping Transport = { (request) throws(HTTPClientError) in
      try HTTPClient.perform(request, limits: limits)
    }
  ) {
    self.base = base.hasSuffix("/") ? String(base.dropLast()) : base
    self.secretKey = secretKey
    self.transport = transport
  }

  public func get(_ path: String, _ query: StripeForm = [:]) throws(StripeError) -> JSON {
    let query = query.isEmpty ? "" : "?\(query.encoded)"
    return try send(OutgoingRequest("GET", "\(base)/v1/\(path)\(query)", headers: fields))
  }

  /// - Parameter key: where the same key comes again within a day, Stripe answers as it did the first time.
  public func post(
    _ path: String, _ form: StripeForm = [:], idempotencyKey key: String? = nil
  ) throws(StripeError) -> JSON {
    var fields = fields
    fields.append(("Content-Type", "application/x-www-form-urlencoded"))
    if let key { fields.append(("Idempotency-Key", key)) }
    return try send(
      OutgoingRequest("POST", "\(base)/v1/\(path)", headers: fields, body: Array(form.encoded.utf8)))
  }

  public func delete(_ path: String) throws(StripeError) -> JSON {
    try send(OutgoingRequest("DELETE", "\(base)/v1/\(path)", headers: fields))
  }

  /// Nil where there is no such object.
  public func find(_ path: String, _ query: StripeForm = [:]) throws(StripeError) -> JSON? {
    do {
      return try get(path, query)
    } catch {
      guard error.kind == .missing else { throw error }
      return nil
    }
  }

  /// A list whole, page by page, newest first.
  public func list(_ path: String, _ query: StripeForm) throws(StripeError) -> [JSON] {
    var items: [JSON] = []
    for _ in 0..<Self.pageLimit {
      var query = query
      query.add("limit", "100")
      query.add("starting_after", items.last?["id"]?.text)
      let page = try get(path, query)
      guard let data = page["data"]?.elements else {
        throw StripeError(.unreadable, message: "\(path) is no list")
      }
      items += data
      guard page["has_more"]?.boolean == true, !data.isEmpty else { return items }
    }
    throw StripeError(.unreadable, message: "\(path) does not end")
  }

  /// Far more than the invoices of a subscription's life, or the subscriptions of a self-hoster.
  private static let pageLimit = 1000

  private var fields: [(name: String, value: String)] {
    [
      ("Authorization", "Bearer \(secretKey)"), ("Stripe-Version", Self.version),
      ("User-Agent", "MuscleMate"),
      ("Accept", "application/json"),
    ]
  }

  private func send(_ request: OutgoingRequest) throws(StripeError) -> JSON {
    let response: OutgoingResponse
    do {
      response = try transport(request)
    } catch {
      throw StripeError(error)
    }
    let body = try? JSON.parse(response.body)
    guard (200..<300).contains(response.status) else {
      throw StripeError(status: response.status, body)
    }
    guard let body else { throw StripeError(.unreadable, message: "no JSON came") }
    return body
  }
}
