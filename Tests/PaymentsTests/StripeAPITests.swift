import HTTPClient
import Payments
import Primitives
import Synchronization
import Testing

struct StripeAPITests {
  @Test func `a form nests by brackets and escapes everything else`() {
    let form: StripeForm = ["line_items[0][price]": "price_1", "email": "ä+b@c.de", "left": nil, "empty": ""]
    #expect(form.encoded == "line_items%5B0%5D%5Bprice%5D=price_1&email=%C3%A4%2Bb%40c.de&empty=")
  }

  @Test func `every request names key and version, and a POST its idempotency key`() throws {
    let (api, seen) = Self.api { _ in (200, #"{"id":"cus_1"}"#) }
    let account = UUID(high: 1, low: 2)
    let customer = try api.makeCustomer(
      account: account, tenant: "musclemate", email: "anna@example.com", idempotencyKey: "customer-1")
    #expect(customer == "cus_1")
    let request = seen.requests[0]
    #expect(request.method == "POST")
    #expect(request.url == "https://stripe.example/v1/customers")
    let fields = Dictionary(uniqueKeysWithValues: request.headers.map { ($0.name, $0.value) })
    #expect(fields["Authorization"] == "Bearer sk_test_1")
    #expect(fields["Stripe-Version"] == StripeAPI.version)
    #expect(fields["Idempotency-Key"] == "customer-1")
    #expect(fields["Content-Type"] == "application/x-www-form-urlencoded")
    let body = String(decoding: request.body, as: UTF8.self)
    #expect(
      body == "metadata%5Baccount%5D=\(account)&metadata%5Btenant%5D=musclemate&email=anna%40example.com")
  }

  @Test(arguments: [
    (401, #"{"error":{"type":"invalid_request_error"}}"#, StripeError.Kind.unauthorized, false),
    (403, "", .unauthorized, false), (404, #"{"error":{"code":"resource_missing"}}"#, .missing, false),
    (400, #"{"error":{"code":"resource_missing","param":"customer"}}"#, .missing, false),
    (402, #"{"error":{"code":"card_declined"}}"#, .declined, false), (409, "", .conflict, true),
    (400, #"{"error":{"type":"idempotency_error"}}"#, .conflict, true), (429, "", .tooManyRequests, true),
    (400, #"{"error":{"message":"Received unknown parameter"}}"#, .refused, false),
    (500, "<html>", .failed, true), (503, "", .failed, true), (302, "", .failed, true),
    (200, "<html>", .unreadable, true), (200, "{", .unreadable, true),
  ])
  func `what Stripe answers has a name`(
    status: Int, body: String, kind: StripeError.Kind, isTransient: Bool
  ) throws {
    let (api, _) = Self.api { _ in (status, body) }
    let error = #expect(throws: StripeError.self) { try api.get("customers/cus_1") }
    #expect(error?.kind == kind)
    #expect(error?.isTransient == isTransient)
  }

  @Test func `who can't be reached may be later`() {
    let api = StripeAPI(base: "https://stripe.example/", secretKey: "sk") { (_) throws(HTTPClientError) in
      throw HTTPClientError(.timedOut, "too slow")
    }
    let error = #expect(throws: StripeError.self) { try api.get("customers/cus_1") }
    #expect(error?.kind == .unreachable)
    #expect(error?.description.contains("too slow") == true)
  }

  @Test func `a list is read to its end`() throws {
    let (api, seen) = Self.api { request in
      let after = request.url.split(separator: "starting_after=").dropFirst().first.map(String.init)
      switch after {
      case nil: return (200, #"{"data":[{"id":"sub_1"},{"id":"sub_2"}],"has_more":true}"#)
      case "sub_2": return (200, #"{"data":[{"id":"sub_3"}],"has_more":false}"#)
      default: return (500, "")
      }
    }
    #expect(try api.references() == ["sub_1", "sub_2", "sub_3"])
    #expect(seen.requests[0].url == "https://stripe.example/v1/subscriptions?status=all&limit=100")
  }

  @Test func `a list that never ends is given up`() throws {
    let (api, _) = Self.api { _ in (200, #"{"data":[{"id":"sub_1"}],"has_more":true}"#) }
    #expect(throws: StripeError.self) { try api.references() }
  }

  @Test(arguments: [
    "", "../customers", "sub 1", "sub_1?expand", "sub_1\u{0}", String(repeating: "a", count: 256),
  ])
  func `no name leads elsewhere`(reference: String) throws {
    let (api, seen) = Self.api { _ in (200, "{}") }
    #expect(try api.subscription(reference)?.facts == nil)
    #expect(try api.payments(of: reference) == [])
    #expect(try api.subscription(ofCharge: reference) == nil)
    #expect(try api.checkout(reference) == nil)
    #expect(seen.requests.isEmpty)
  }

  @Test func `whose a subscription is that does not tell, its customer tells`() throws {
    let account = "018f3a5e-0000-7000-8000-000000000001"
    let (api, seen) = Self.api { request in
      request.url.contains("customers/")
        ? (200, #"{"id":"cus_1","metadata":{"account":"\#(account)"}}"#)
        : (
          200,
          #"{"id":"sub_1","customer":"cus_1","status":"active","created":1,"current_period_start":1,"current_period_end":2,"metadata":{},"items":{"data":[{"id":"si_1","price":{"id":"price_1"}}]}}"#
        )
    }
    #expect(try api.subscription("sub_1")?.facts.account?.description == account)
    #expect(seen.requests.map(\.url).last == "https://stripe.example/v1/customers/cus_1")
  }

  @Test func `a page that can't be closed tells how it stands`() throws {
    let (api, _) = Self.api { request in
      request.url.hasSuffix("/expire")
        ? (400, #"{"error":{"type":"invalid_request_error"}}"#)
        : (200, #"{"id":"cs_1","status":"complete","subscription":"sub_1"}"#)
    }
    #expect(try api.closeCheckout("cs_1") == .complete(subscription: "sub_1"))
  }

  private static func api(
    _ answer: @escaping @Sendable (OutgoingRequest) -> (Int, String)
  ) -> (StripeAPI, Seen) {
    let seen = Seen()
    let api = StripeAPI(base: "https://stripe.example/", secretKey: "sk_test_1") {
      (request) throws(HTTPClientError) in
      seen.note(request)
      let (status, body) = answer(request)
      return OutgoingResponse(status: status, body: Array(body.utf8))
    }
    return (api, seen)
  }
}

private final class Seen: Sendable {
  private let all = Mutex<[OutgoingRequest]>([])
  var requests: [OutgoingRequest] { all.withLock { $0 } }
  func note(_ request: OutgoingRequest) { all.withLock { $0.append(request) } }
}
