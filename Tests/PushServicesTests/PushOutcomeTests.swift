import HTTPClient
import Primitives
import Testing

@testable import PushServices

struct PushOutcomeTests {
  private func apns(_ status: Int, _ reason: String, _ retryAfter: String? = nil) -> PushOutcome {
    let body: JSON = ["reason": .string(reason)]
    return APNs.outcome(
      OutgoingResponse(
        status: status, headers: retryAfter.map { [("retry-after", $0)] } ?? [], body: body.bytes))
  }

  @Test func `Apple's answers end a target, wait, or ask for another token`() {
    #expect(APNs.outcome(OutgoingResponse(status: 200, body: [])) == .taken)
    #expect(apns(410, "Unregistered") == .gone)
    #expect(apns(400, "BadDeviceToken") == .gone)
    #expect(apns(403, "ExpiredProviderToken") == .expired)
    #expect(apns(403, "InvalidProviderToken") == .notTrusted("403 InvalidProviderToken"))
    #expect(apns(429, "TooManyRequests", "30") == .later(seconds: 30, service: false))
    #expect(apns(503, "Shutdown", "9999999") == .later(seconds: 86_400, service: true))
    #expect(apns(413, "Payload\nTooLarge") == .refused("413 PayloadTooLarge"))
  }

  @Test func `a browser's push service ends a subscription, or says when to come again`() {
    func web(_ status: Int, _ retryAfter: String? = nil) -> PushOutcome {
      WebPush.outcome(
        OutgoingResponse(status: status, headers: retryAfter.map { [("retry-after", $0)] } ?? [], body: []))
    }
    #expect(web(201) == .taken)
    #expect(web(410) == .gone)
    #expect(web(404) == .gone)
    #expect(web(429, "60") == .later(seconds: 60, service: false))
    #expect(web(503, "soon") == .later(seconds: nil, service: true))
    #expect(web(403) == .notTrusted("403"))
    #expect(web(413) == .refused("413"))
  }
}

struct APNsTokenTests {
  @Test func `a credential serves for forty minutes, and ends where the service says so`() throws {
    let pem = try #require(try VAPIDSettings.made(contact: nil)["private_key_pem"])
    let settings = try APNsSettings([
      "team_id": "T", "key_id": "K", "bundle_id": "com.example", "private_key_pem": pem,
    ])
    let tokens = APNsTokens()
    let now = Timestamp(microseconds: 0)
    let first = try #require(tokens.token(settings, at: now))
    #expect(tokens.token(settings, at: now.advanced(bySeconds: 2399)) == first)
    let second = tokens.token(settings, at: now.advanced(bySeconds: 2400))
    #expect(second != first)
    tokens.forget(settings)
    #expect(tokens.token(settings, at: now.advanced(bySeconds: 2401)) != second)
  }
}
