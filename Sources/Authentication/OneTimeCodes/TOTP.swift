internal import COpenSSL
public import Primitives

/// The codes of an authenticator app (RFC 6238) in the one form that all of them know: SHA-1, six digits, 30 seconds.
/// That SHA-1 has collisions is nothing to an HMAC.
public struct TOTP: Sendable {
  /// Seconds that a code lasts.
  public static let period: Int64 = 30
  public static let digits = 6

  public let secret: [UInt8]

  public init(secret: [UInt8]) { self.secret = secret }

  /// With a new secret of 160 bits, the length of the hash (RFC 4226, section 4, R6).
  public init() {
    var random = SystemRandomNumberGenerator()
    secret = random.bytes(20)
  }

  public static func step(at time: Timestamp) -> Int64 { time.unixSeconds / period }

  /// The code of a step (RFC 4226, section 5.3).
  public func code(at step: Int64) -> String {
    let message = (0..<8).map { UInt8(truncatingIfNeeded: step >> (56 - 8 * $0)) }
    let digest = Self.hmac(message, key: secret)
    let offset = Int(digest[19] & 0xF)
    let number = digest[offset..<(offset + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
    let text = String(number % 1_000_000)
    return String(repeating: "0", count: Self.digits - text.count) + text
  }

  /// The step whose code this is: the present one, or one beside it for a clock that is off and a slow hand. Every
  /// comparison is made, so that the time taken does not reveal which one it was.
  public func step(of code: String, at time: Timestamp) -> Int64? {
    let given = Array(code.utf8)
    guard given.count == Self.digits else { return nil }
    let present = Self.step(at: time)
    var found: Int64?
    for step in [present + 1, present - 1, present] {
      if CRYPTO_memcmp(given, Array(self.code(at: step).utf8), Self.digits) == 0 { found = step }
    }
    return found
  }

  /// The text of the QR code, in the form that Google's app began.
  public func uri(issuer: String, account: String) -> String {
    let issuer = PercentEncoding.encode(issuer)
    return "otpauth://totp/\(issuer):\(PercentEncoding.encode(account))?secret=\(Base32.encode(secret))"
      + "&issuer=\(issuer)&algorithm=SHA1&digits=\(Self.digits)&period=\(Self.period)"
  }

  private static func hmac(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 20)
    var length: UInt32 = 0
    let made = HMAC(EVP_sha1(), key, Int32(key.count), message, message.count, &digest, &length)
    precondition(made != nil && length == 20, "OpenSSL without HMAC-SHA-1")
    return digest
  }
}
