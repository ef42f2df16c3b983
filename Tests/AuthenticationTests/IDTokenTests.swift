import Primitives
import TestKit
import Testing

@testable import Authentication

@Suite struct `An ID token` {
  private static let now = Timestamp(unixSeconds: 1_800_000_000)

  private static let claims: JSON = [
    "iss": "https://provider.example", "aud": "musclemate", "sub": "42", "nonce": "a nonce",
    "iat": 1_800_000_000, "exp": 1_800_000_600, "email": "anna@example.com", "email_verified": true,
    "name": "Anna", "hd": "example.com",
  ]

  private static func believe(
    _ token: String, _ keys: [TestSigner], audiences: [String] = ["musclemate"], accessToken: String? = nil
  ) throws -> IDToken {
    let set = try #require(JSONWebKeySet(["keys": .array(keys.map(\.publicKey))]))
    return try IDToken(
      token, keys: set,
      IDToken.Expectation(
        issuers: ["https://provider.example"], audiences: audiences, nonce: "a nonce",
        accessToken: accessToken), at: now)
  }

  @Test(arguments: ["RS256", "ES256"])
  func `is believed when its provider signed it for us, now, with our nonce`(algorithm: String) throws {
    let signer = try TestSigner(algorithm, id: "one")
    let token = try Self.believe(try signer.token(Self.claims), [signer])
    #expect(token.subject == "42")
    #expect(token.email == "anna@example.com")
    #expect(token.isEmailVerified)
    #expect(token.name == "Anna")
    #expect(token.hostedDomain == "example.com")
  }

  struct Forgery: CustomStringConvertible, Sendable {
    let description: String
    let fault: IDTokenFault
    let change: @Sendable (JSON) -> JSON

    init(_ description: String, _ fault: IDTokenFault, _ change: @escaping @Sendable (JSON) -> JSON) {
      self.description = description
      self.fault = fault
      self.change = change
    }
  }

  static let forgeries: [Forgery] = [
    Forgery("another issuer", .wrongIssuer) { $0.with("iss", "https://provider.example.evil") },
    Forgery("no issuer", .wrongIssuer) { $0.with("iss", nil) },
    Forgery("another audience", .wrongAudience) { $0.with("aud", "another app") },
    Forgery("ours among others, made for them", .wrongAudience) {
      $0.with("aud", ["musclemate", "another app"]).with("azp", "another app")
    },
    Forgery("ours among others, for no one", .wrongAudience) { $0.with("aud", ["musclemate", "other"]) },
    Forgery("no audience", .wrongAudience) { $0.with("aud", []) },
    Forgery("expired", .expired) { $0.with("exp", 1_799_999_900) },
    Forgery("without an end", .malformed) { $0.with("exp", nil) },
    Forgery("of the day before yesterday", .expired) {
      $0.with("iat", 1_799_800_000).with("exp", 1_900_000_000)
    },
    Forgery("issued in the future", .notYetValid) { $0.with("iat", 1_800_000_120) },
    Forgery("not valid yet", .notYetValid) { $0.with("nbf", 1_800_000_120) },
    Forgery("an end that is no time", .malformed) { $0.with("exp", .number("1e300")) },
    Forgery("another nonce", .wrongNonce) { $0.with("nonce", "another") },
    Forgery("no nonce", .wrongNonce) { $0.with("nonce", nil) },
    Forgery("of no one", .malformed) { $0.with("sub", "") },
    Forgery("bound to another access token", .wrongAccessToken) { $0.with("at_hash", "AAAA") },
  ]

  @Test(arguments: forgeries)
  func `is refused when what it says is not so`(forgery: Forgery) throws {
    let signer = try TestSigner("ES256", id: "one")
    let token = try signer.token(forgery.change(Self.claims))
    #expect(throws: forgery.fault) { try Self.believe(token, [signer], accessToken: "an access token") }
  }

  @Test func `holds within a minute of difference between clocks`() throws {
    let signer = try TestSigner("ES256", id: "one")
    for claims in [Self.claims.with("exp", 1_799_999_950), Self.claims.with("iat", 1_800_000_050)] {
      #expect(try Self.believe(try signer.token(claims), [signer]).subject == "42")
    }
  }

  @Test func `is refused without a signature, or with one by a key that is no secret`() throws {
    let signer = try TestSigner("RS256", id: "one")
    let payload = Base64URL.encode(Self.claims.bytes)
    let unsigned = "\(Base64URL.encode(#"{"alg":"none"}"#.utf8)).\(payload)."
    #expect(throws: IDTokenFault.wrongAlgorithm) { try Self.believe(unsigned, [signer]) }
    // HS256 keyed with the public key: whoever checks by what the header says takes it.
    let head = Base64URL.encode(#"{"alg":"HS256","kid":"one"}"#.utf8)
    let mac = Digest.hmacSHA256(Array("\(head).\(payload)".utf8), key: signer.publicKey.bytes)
    #expect(throws: IDTokenFault.wrongAlgorithm) {
      try Self.believe("\(head).\(payload).\(Base64URL.encode(mac))", [signer])
    }
    let critical = try signer.token(Self.claims, header: ["crit": ["b64"], "b64": false])
    #expect(throws: IDTokenFault.wrongAlgorithm) { try Self.believe(critical, [signer]) }
  }

  @Test func `is refused when another key signed it, under its own name or a known one`() throws {
    let (known, other) = (try TestSigner("ES256", id: "one"), try TestSigner("ES256", id: "two"))
    #expect(throws: IDTokenFault.unknownKey) {
      try Self.believe(try other.token(Self.claims), [known])
    }
    #expect(throws: IDTokenFault.wrongSignature) {
      try Self.believe(try other.token(Self.claims, header: ["kid": "one"]), [known])
    }
    // The algorithm is the key's, whatever the token says.
    let rsa = try TestSigner("RS256", id: "one")
    #expect(throws: IDTokenFault.unknownKey) {
      try Self.believe(try rsa.token(Self.claims, header: ["alg": "ES256"]), [rsa])
    }
    // A key that comes with the token is no one's.
    let own = try other.token(Self.claims, header: ["jwk": other.publicKey, "kid": "one"])
    #expect(throws: IDTokenFault.wrongSignature) { try Self.believe(own, [known]) }
  }

  @Test func `may be changed in no bit`() throws {
    let signer = try TestSigner("ES256", id: "one")
    let token = Array(try signer.token(Self.claims).utf8)
    var random = SplitMix64(seed: 13)
    for _ in 0..<300 {
      var altered = token
      let index = Int.random(in: altered.indices, using: &random)
      altered[index] = Array("ABCDxyz019-_.".utf8).randomElement(using: &random) ?? 65
      if altered == token { continue }
      #expect(throws: IDTokenFault.self) {
        try Self.believe(String(decoding: altered, as: UTF8.self), [signer])
      }
    }
  }

  @Test func `garbage is refused and nothing more`() throws {
    let signer = try TestSigner("ES256", id: "one")
    var random = SplitMix64(seed: 17)
    for length in [0, 1, 2, 3, 20, 500, 20_000] {
      let text = String(decoding: random.bytes(length).map { $0 & 0x7F }, as: UTF8.self)
      #expect(throws: IDTokenFault.self) { try Self.believe(text, [signer]) }
      #expect(throws: IDTokenFault.self) { try Self.believe("\(text).\(text).\(text)", [signer]) }
    }
  }
}

@Suite struct `A key set` {
  @Test func `passes over what is no key for signatures of ours`() throws {
    let good = try TestSigner("RS256", id: "good").publicKey
    let others: [JSON] = [
      ["kty": "oct", "k": "c2VjcmV0"], good.with("use", "enc"), good.with("alg", "RS512"),
      // 512 bits, an exponent of too many, a point that is on no curve
      good.with("n", .string(Base64URL.encode([UInt8](repeating: 0xC5, count: 64)))),
      good.with("e", .string(Base64URL.encode([UInt8](repeating: 1, count: 9)))),
      [
        "kty": "EC", "crv": "P-256", "x": .string(Base64URL.encode([UInt8](repeating: 1, count: 32))),
        "y": .string(Base64URL.encode([UInt8](repeating: 2, count: 32))),
      ], "no object", [:],
    ]
    let set = try #require(JSONWebKeySet(["keys": .array(others + [good])]))
    #expect(set.keys.map(\.id) == ["good"])
    #expect(JSONWebKeySet(["keys": "none"]) == nil)
  }
}

@Suite struct `A provider's own description` {
  @Test func `counts only under the name that it was asked by, with endpoints by https`() throws {
    let document: JSON = [
      "issuer": "https://provider.example", "authorization_endpoint": "https://provider.example/authorize",
      "token_endpoint": "https://provider.example/token", "jwks_uri": "https://provider.example/keys",
    ]
    let metadata = try ProviderMetadata(document, issuer: "https://provider.example")
    #expect(metadata.tokenEndpoint == "https://provider.example/token")
    #expect(throws: ProviderFault.wrongIssuer) {
      try ProviderMetadata(document, issuer: "https://another.example")
    }
    #expect(throws: ProviderFault.incomprehensible) {
      try ProviderMetadata(
        document.with("token_endpoint", "http://provider.example/token"), issuer: "https://provider.example")
    }
  }

  /// RFC 7636, appendix B.
  @Test func `the challenge is that of the standard's example`() {
    #expect(
      ProofKey.challenge(of: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
        == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
  }
}
