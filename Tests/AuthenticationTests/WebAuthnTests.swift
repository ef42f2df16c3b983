internal import Authentication
internal import Primitives
internal import TestKit
internal import Testing

struct WebAuthnTests {
  typealias Manner = SoftAuthenticator.Manner

  private static let party = RelyingParty(
    name: "Coach", id: "coach.example", origins: ["https://coach.example", "https://app.coach.example"])
  private static let challenge = Base64URL.encode(Array(UInt8(0)..<32))

  private static func honest(_ change: (inout Manner) -> Void = { _ in }) -> Manner {
    Manner { manner in
      manner.origin = "https://coach.example"
      change(&manner)
    }
  }

  private static func register(
    _ authenticator: SoftAuthenticator, _ manner: Manner = honest()
  ) throws -> WebAuthn.Credential {
    let answer = try authenticator.register(
      ["publicKey": ["rp": ["id": "coach.example"], "challenge": .string(challenge)]], manner)
    return try WebAuthn.register(
      clientData: bytes(answer, "clientDataJSON"), attestationObject: bytes(answer, "attestationObject"),
      challenge: challenge, at: party)
  }

  private static func assertion(_ authenticator: SoftAuthenticator, _ manner: Manner) throws
    -> WebAuthn.Assertion
  {
    let answer = try authenticator.sign(
      ["publicKey": ["rpId": "coach.example", "challenge": .string(challenge)]], manner)
    return WebAuthn.Assertion(
      clientData: bytes(answer, "clientDataJSON"), authenticatorData: bytes(answer, "authenticatorData"),
      signature: bytes(answer, "signature"))
  }

  private static func bytes(_ answer: JSON, _ member: String) -> [UInt8] {
    answer["response"]?[member]?.text.flatMap { Base64URL.decode($0) } ?? []
  }

  private static func known(_ credential: WebAuthn.Credential) -> WebAuthn.KnownKey {
    WebAuthn.KnownKey(publicKey: credential.publicKey, isBackupEligible: credential.isBackupEligible)
  }

  private static let attacks: [(WebAuthnFault, @Sendable (inout Manner) -> Void)] = [
    (.origin, { $0.origin = "https://evil.example" }),
    (.origin, { $0.origin = "http://coach.example" }),
    (.origin, { $0.origin = "https://coach.example.evil.example" }),
    (.crossOrigin, { $0.crossOrigin = true }),
    (.challenge, { $0.challenge = Base64URL.encode([1, 2, 3]) }),
    (.challenge, { $0.challenge = "" }),
    (.type, { $0.type = "payment.get" }),
    (.relyingParty, { $0.domain = "evil.example" }),
    (.userAbsent, { $0.flags = 0b100 }),
    (.userUnverified, { $0.flags = 0b001 }),
    (.backupState, { $0.flags = 0b10101 }),
  ]

  @Test(arguments: SoftAuthenticator.Kind.allCases)
  func `a passkey is registered and signs`(kind: SoftAuthenticator.Kind) throws {
    let authenticator = try SoftAuthenticator(kind)
    let credential = try Self.register(authenticator, Self.honest { $0.flags = 0b11101 })
    #expect(credential.id == authenticator.id)
    #expect(credential.isBackupEligible && credential.isBackedUp)
    let use = try WebAuthn.verify(
      Self.assertion(authenticator, Self.honest { ($0.count, $0.flags) = (7, 0b01101) }),
      challenge: Self.challenge, with: Self.known(credential), at: Self.party, needsVerification: true)
    #expect(use.signCount == 7)
    #expect(!use.isBackedUp)
  }

  @Test(arguments: SoftAuthenticator.Kind.allCases)
  func `each thing that is wrong is refused, at registering and at signing`(
    kind: SoftAuthenticator.Kind
  ) throws {
    let authenticator = try SoftAuthenticator(kind)
    let credential = try Self.register(authenticator)
    for (fault, change) in Self.attacks {
      #expect(throws: fault) { try Self.register(authenticator, Self.honest(change)) }
      #expect(throws: fault) {
        try WebAuthn.verify(
          Self.assertion(authenticator, Self.honest(change)), challenge: Self.challenge,
          with: Self.known(credential), at: Self.party, needsVerification: true)
      }
    }
  }

  @Test(arguments: SoftAuthenticator.Kind.allCases)
  func `a signature counts for its key and its bytes alone`(kind: SoftAuthenticator.Kind) throws {
    let authenticator = try SoftAuthenticator(kind)
    let credential = try Self.register(authenticator)
    for (signer, change) in [
      (authenticator, { $0.isSignatureAltered = true }), (try SoftAuthenticator(.es256), { _ in }),
      (try SoftAuthenticator(.ed25519), { _ in }),
    ] as [(SoftAuthenticator, (inout Manner) -> Void)] {
      #expect(throws: WebAuthnFault.signature) {
        try WebAuthn.verify(
          Self.assertion(signer, Self.honest(change)), challenge: Self.challenge,
          with: Self.known(credential),
          at: Self.party, needsVerification: true)
      }
    }
    let right = try Self.assertion(authenticator, Self.honest())
    #expect(throws: WebAuthnFault.signature) {
      try WebAuthn.verify(
        WebAuthn.Assertion(
          clientData: right.clientData, authenticatorData: right.authenticatorData, signature: []),
        challenge: Self.challenge, with: Self.known(credential), at: Self.party, needsVerification: true)
    }
  }

  @Test(arguments: SoftAuthenticator.Kind.allCases)
  func `a key under another algorithm's name is none`(kind: SoftAuthenticator.Kind) throws {
    let authenticator = try SoftAuthenticator(kind)
    let own: Int8 = kind == .es256 ? -7 : -8
    for algorithm: Int8 in [0, -1, -7, -8, -9] where algorithm != own {
      #expect(throws: WebAuthnFault.algorithm) {
        try Self.register(authenticator, Self.honest { $0.algorithm = algorithm })
      }
    }
  }

  @Test func `without verification the authenticator's presence is enough where that is asked for`() throws {
    let authenticator = try SoftAuthenticator()
    let credential = try Self.register(authenticator)
    _ = try WebAuthn.verify(
      Self.assertion(authenticator, Self.honest { $0.flags = 0b001 }), challenge: Self.challenge,
      with: Self.known(credential), at: Self.party, needsVerification: false)
  }

  @Test func `on a developer's machine any port of localhost is the same place, and nothing else`() throws {
    let party = RelyingParty(name: "Here", id: "localhost", origins: [], takesAnyLocalPort: true)
    let authenticator = try SoftAuthenticator()
    func isTaken(_ origin: String) throws -> Bool {
      let answer = try authenticator.register(
        ["publicKey": ["rp": ["id": "localhost"], "challenge": .string(Self.challenge)]],
        Manner { $0.origin = origin })
      return
        (try? WebAuthn.register(
          clientData: Self.bytes(answer, "clientDataJSON"),
          attestationObject: Self.bytes(answer, "attestationObject"), challenge: Self.challenge, at: party))
        != nil
    }
    #expect(try isTaken("http://localhost"))
    #expect(try isTaken("http://localhost:5173"))
    for origin in [
      "http://localhost.evil.example", "http://localhost:1@evil.example", "http://localhost:", "null",
    ] {
      #expect(try !isTaken(origin), "\(origin)")
    }
  }

  @Test func `no altered answer is taken, and none makes it crash`() throws {
    var random = SplitMix64(seed: 11)
    let authenticator = try SoftAuthenticator()
    let credential = try Self.register(authenticator)
    let right = try Self.assertion(authenticator, Self.honest())
    let answer = try authenticator.register(
      ["publicKey": ["rp": ["id": "coach.example"], "challenge": .string(Self.challenge)]], Self.honest())
    let (client, object) = (Self.bytes(answer, "clientDataJSON"), Self.bytes(answer, "attestationObject"))
    for _ in 0..<3_000 {
      let data = Self.altered(right.authenticatorData, &random)
      // Put in and removed again is not altered.
      if data == right.authenticatorData { continue }
      #expect(throws: WebAuthnFault.self) {
        try WebAuthn.verify(
          WebAuthn.Assertion(
            clientData: right.clientData, authenticatorData: data, signature: right.signature),
          challenge: Self.challenge, with: Self.known(credential), at: Self.party, needsVerification: true)
      }
      // Some bits of an attestation object mean nothing to us and may differ; it must only not crash.
      _ = try? WebAuthn.register(
        clientData: client, attestationObject: Self.altered(object, &random), challenge: Self.challenge,
        at: Self.party)
      _ = WebAuthn.challenge(in: Self.altered(client, &random))
    }
  }

  /// One byte or several changed, removed, or put in.
  private static func altered(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0: bytes[index] ^= UInt8.random(in: 1...255, using: &random)
      case 1: bytes.removeSubrange(index...)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
      default: bytes.append(UInt8.random(in: 0...255, using: &random))
      }
    }
    return bytes
  }
}
