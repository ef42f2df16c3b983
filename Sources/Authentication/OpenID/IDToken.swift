internal import COpenSSL
public import Primitives

/// A provider's claims about the person who signed in there (OpenID Connect Core 1.0, section 2), after verification.
public struct IDToken: Sendable, Equatable {
  /// The person's identifier at the provider, which never changes there.
  public let subject: String
  public let email: String?
  /// Whether the provider has seen that the address is theirs.
  public let isEmailVerified: Bool
  public let name: String?
  /// Google only: the organisation whose directory the account belongs to.
  public let hostedDomain: String?

  /// The claims that a token must have.
  public struct Expectation: Sendable {
    /// The provider's names for itself; Google has had two.
    public var issuers: [String]
    /// Our names at the provider: the web's, and those of apps.
    public var audiences: [String]
    public var nonce: String
    /// If the token came with one: it may be bound to it.
    public var accessToken: String?

    public init(issuers: [String], audiences: [String], nonce: String, accessToken: String? = nil) {
      self.issuers = issuers
      self.audiences = audiences
      self.nonce = nonce
      self.accessToken = accessToken
    }
  }

  /// Clocks differ by this many seconds at most.
  static let leeway: Int64 = 60
  /// A sign-in takes minutes; a token of yesterday is not from this sign-in.
  static let longestAge: Int64 = 24 * 3600

  /// Believes the token after the checks of OpenID Connect Core 1.0, section 3.1.3.7.
  public init(
    _ text: String, keys: JSONWebKeySet, _ expected: Expectation, at now: Timestamp
  ) throws(IDTokenFault) {
    let token = try SignedToken(text)
    try token.verify(by: keys)
    let claims = token.claims
    guard let issuer = claims["iss"]?.text, expected.issuers.contains(issuer) else { throw .wrongIssuer }
    try Self.checkAudience(claims, expected.audiences)
    try Self.checkTimes(claims, now.unixSeconds)
    guard let nonce = claims["nonce"]?.text, nonce == expected.nonce else { throw .wrongNonce }
    if let hash = claims["at_hash"], let accessToken = expected.accessToken {
      guard hash.text == Self.halfHash(of: accessToken) else { throw .wrongAccessToken }
    }
    // At most 255 ASCII characters (section 2).
    guard let subject = claims["sub"]?.text, (1...255).contains(subject.utf8.count) else { throw .malformed }
    self.subject = subject
    email = claims["email"]?.text
    // Apple writes the boolean as a text, in some tokens.
    isEmailVerified = claims["email_verified"]?.boolean ?? (claims["email_verified"]?.text == "true")
    name = claims["name"]?.text
    hostedDomain = claims["hd"]?.text
  }

  /// One of ours is among them; where there are others too, the token must have been made for us.
  private static func checkAudience(_ claims: JSON, _ ours: [String]) throws(IDTokenFault) {
    let audiences = claims["aud"]?.text.map { [$0] } ?? claims["aud"]?.elements?.compactMap(\.text) ?? []
    guard audiences.contains(where: ours.contains) else { throw .wrongAudience }
    let party = claims["azp"]?.text
    guard party.map(ours.contains) ?? (audiences.count == 1) else { throw .wrongAudience }
  }

  private static func checkTimes(_ claims: JSON, _ now: Int64) throws(IDTokenFault) {
    guard let expires = seconds(claims["exp"]), let issued = seconds(claims["iat"]) else { throw .malformed }
    guard expires > now - leeway, issued > now - longestAge else { throw .expired }
    guard issued <= now + leeway else { throw .notYetValid }
    if let start = claims["nbf"] {
      guard let start = seconds(start), start <= now + leeway else { throw .notYetValid }
    }
  }

  /// A NumericDate may have a fraction (RFC 7519, section 2); one beyond the years that there are is none.
  private static func seconds(_ json: JSON?) -> Int64? {
    guard let value = json?.double, value.isFinite, abs(value) < 1e12 else { return nil }
    return Int64(value)
  }

  /// The left half of the SHA-256 (section 3.1.3.6).
  static func halfHash(of accessToken: String) -> String {
    Base64URL.encode(Digest.sha256(accessToken.utf8).prefix(16))
  }
}

/// Why a token is not believed.
public enum IDTokenFault: String, Error, Sendable {
  case malformed, wrongAlgorithm, unknownKey, wrongSignature, wrongIssuer, wrongAudience
  case expired, notYetValid, wrongNonce, wrongAccessToken
}

enum Digest {
  static func sha256(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    let input = Array(bytes)
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    _ = SHA256(input, input.count, &digest)
    return digest
  }

  /// RFC 2104.
  static func hmacSHA256(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    var length: UInt32 = 0
    _ = HMAC(EVP_sha256(), key, Int32(key.count), bytes, bytes.count, &digest, &length)
    return digest
  }
}
