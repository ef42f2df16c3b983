internal import COpenSSL
public import Primitives

/// The signature that Stripe puts on what it delivers: `Stripe-Signature: t=<unix seconds>,v1=<hex>[,v1=<hex>…]`,
/// where each v1 is HMAC-SHA256 of "<t>.<body>" under one of the endpoint's secrets (there are several while a secret
/// is being replaced). Other schemes, such as the v0 of test deliveries, prove nothing.
public enum StripeSignature {
  /// The reasons to refuse a delivery.
  public enum Fault: String, Error, CaseIterable, Sendable {
    /// There is no signature at all.
    case notSigned
    /// It is not of the form above, or has no time or no v1.
    case invalidHeader
    /// No v1 in it is of this body under a secret of ours: forged, altered, truncated, or another endpoint's secret.
    case noValidSignature
    /// It was good, but longer ago than is allowed: perhaps replayed by someone who once saw it.
    case tooOld
  }

  /// Stripe's own libraries allow five minutes.
  public static let toleranceSeconds: Int64 = 300

  /// - Parameter header: nil where there was none.
  public static func check(
    _ header: String?, of body: [UInt8], secrets: [String], at now: Timestamp
  ) throws(Fault) {
    guard let header, !header.isEmpty else { throw .notSigned }
    guard let parsed = Header(header) else { throw .invalidHeader }
    let signed = Array("\(parsed.time).".utf8) + body
    // All are compared, so that the time taken does not reveal which one was near.
    var isValid = false
    for secret in secrets {
      let expected = code(of: signed, under: secret)
      for signature in parsed.signatures where isEqual(signature, expected) { isValid = true }
    }
    guard isValid else { throw .noValidSignature }
    // A time to come is none that Stripe signs: it would keep the delivery good for repeating until then.
    guard let time = Int64(parsed.time), time <= now.unixSeconds + toleranceSeconds,
      time >= now.unixSeconds - toleranceSeconds
    else { throw .tooOld }
  }

  /// The header that Stripe would send with this body: for tests, and for programs that sign deliveries.
  public static func header(for body: [UInt8], secret: String, at time: Timestamp) -> String {
    let signed = Array("\(time.unixSeconds).".utf8) + body
    return "t=\(time.unixSeconds),v1=\(Hexadecimal.encode(code(of: signed, under: secret)))"
  }

  private static func code(of bytes: [UInt8], under secret: String) -> [UInt8] {
    let key = Array(secret.utf8)
    var output = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var length: UInt32 = 0
    let result = HMAC(EVP_sha256(), key, Int32(key.count), bytes, bytes.count, &output, &length)
    precondition(result != nil && length == 32, "OpenSSL without HMAC-SHA256")
    return Array(output.prefix(Int(length)))
  }

  private static func isEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && CRYPTO_memcmp(left, right, left.count) == 0
  }

  /// The header's parts; the time stays the text that was signed.
  private struct Header {
    let time: String
    let signatures: [[UInt8]]

    /// More than a rotation could need is an attempt to keep us busy.
    private static let signatureLimit = 16

    init?(_ header: String) {
      var times: [String] = []
      var signatures: [[UInt8]] = []
      for part in header.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
        let pair = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        guard pair.count == 2 else { return nil }
        let value = String(Substring(pair[1]))
        switch String(Substring(pair[0])).filter({ $0 != " " }) {
        case "t": times.append(value)
        case "v1":
          // A text that is no hexadecimal can't be right; another v1 may be.
          if let signature = Hexadecimal.decode(value) { signatures.append(signature) }
        default: continue
        }
      }
      guard times.count == 1, (1...12).contains(times[0].utf8.count),
        times[0].utf8.allSatisfy({ (48...57).contains($0) }),
        (1...Self.signatureLimit).contains(signatures.count)
      else { return nil }
      time = times[0]
      self.signatures = signatures
    }
  }
}
