import Payments
import Primitives
import Secrets
import Testing

struct StripeSignatureTests {
  private let now = Timestamp(unixSeconds: 1_492_774_577)
  private let secret = "whsec_test_secret"
  private let body = Array(#"{"id": "evt_test_webhook", "object": "event"}"#.utf8)

  private func fault(
    _ header: String?, body: [UInt8]? = nil, secrets: [String]? = nil, at time: Timestamp? = nil
  ) -> StripeSignature.Fault? {
    do throws(StripeSignature.Fault) {
      try StripeSignature.check(header, of: body ?? self.body, secrets: secrets ?? [secret], at: time ?? now)
      return nil
    } catch {
      return error
    }
  }

  /// HMAC-SHA256 of "1492774577.{…}" as `openssl dgst -sha256 -hmac` makes it.
  @Test func `a signature is the HMAC-SHA256 of time, point and body`() {
    let known = Self.known
    #expect(StripeSignature.header(for: body, secret: secret, at: now) == "t=1492774577,v1=\(known)")
    #expect(fault("t=1492774577,v1=\(known)") == nil)
    #expect(fault("t=1492774577,v1=\(known.uppercased())") == nil)
  }

  private static let known = "c137b1b62277d523cf8fed4dfbd0170a9a5b8a380e00cc3711d4bf0652f2ce7a"

  @Test func `each fault has its own name`() {
    let good = StripeSignature.header(for: body, secret: secret, at: now)
    #expect(fault(nil) == .notSigned)
    #expect(fault("") == .notSigned)
    for header in [
      "t", "t=,v1=00", "v1=00", "t=1", "t=1,v0=00", "t=x,v1=00", "t=-1,v1=00", "t=1,t=2,v1=00", "t=1,v1=xyz",
      "t=1,,v1=00", "t=9999999999999,v1=00",
      "t=1," + Array(repeating: "v1=00", count: 17).joined(separator: ","),
    ] {
      #expect(fault(header) == .invalidHeader, "\(header)")
    }
    #expect(fault("t=1492774577,v1=00") == .noValidSignature)
    #expect(fault(good, body: body + [32]) == .noValidSignature)
    #expect(fault(good, body: Array(body.dropLast())) == .noValidSignature)
    #expect(fault(good, secrets: ["whsec_other"]) == .noValidSignature)
    #expect(fault(good, secrets: []) == .noValidSignature)
    #expect(fault(good.replacing("t=1492774577", with: "t=1492774578")) == .noValidSignature)
    #expect(fault(good, at: now.advanced(bySeconds: 301)) == .tooOld)
    #expect(fault(good, at: now.advanced(bySeconds: -301)) == .tooOld)
  }

  @Test func `five minutes are allowed, and a clock that is as much behind`() {
    let good = StripeSignature.header(for: body, secret: secret, at: now)
    #expect(fault(good, at: now.advanced(bySeconds: 300)) == nil)
    #expect(fault(good, at: now.advanced(bySeconds: -300)) == nil)
  }

  @Test func `any signature under any secret will do, and other schemes are passed over`() {
    let good = StripeSignature.header(for: body, secret: secret, at: now).split(separator: ",")[1]
    #expect(fault("t=1492774577,v1=00,v0=ff,\(good),v2=00") == nil)
    #expect(fault("t=1492774577,\(good)", secrets: ["whsec_old", secret, "whsec_new"]) == nil)
    #expect(fault("t=1492774577, \(good)") == nil)
  }

  @Test func `a body may hold any bytes`() {
    for body in [[], [0], (0...255).map { UInt8($0) }] {
      let header = StripeSignature.header(for: body, secret: secret, at: now)
      #expect(fault(header, body: body) == nil)
    }
  }
}
