import Payments
import Primitives
import TestKit
import Testing

struct AppStoreVerifierTests {
  static let authority = Result { try TestAuthority() }

  /// A transaction as the App Store signs it, with other members where a test wants them.
  static func payload(_ changes: [String: JSON?] = [:], signed: Timestamp = .now) -> JSON {
    let members: [(String, JSON)] = [
      ("transactionId", "2000"), ("originalTransactionId", "1000"), ("bundleId", "example.musclemate"),
      ("productId", "premium.monthly"), ("purchaseDate", .number("\(signed.unixMilliseconds)")),
      ("expiresDate", .number("\(signed.unixMilliseconds + 86_400_000)")),
      ("type", "Auto-Renewable Subscription"), ("environment", "Sandbox"), ("price", 1990),
      ("currency", "USD"),
      ("signedDate", .number("\(signed.unixMilliseconds)")),
    ]
    return .object(
      members.compactMap { name, value in
        guard let change = changes[name] else { return JSON.Member(name, value) }
        return change.map { JSON.Member(name, $0) }
      })
  }

  static func verifier(
    _ authority: TestAuthority, environment: AppStoreEnvironment = .sandbox, app: Int? = nil
  ) throws -> AppStoreVerifier {
    let roots = try #require(TrustedRoots(pem: authority.rootPEM))
    return AppStoreVerifier(bundle: "example.musclemate", environment: environment, app: app, roots: roots)
  }

  /// Why a signed transaction is refused; nil where it is taken.
  static func fault(_ signed: String, by authority: TestAuthority) throws -> AppStoreFault? {
    let verifier = try verifier(authority)
    do throws(AppStoreFault) {
      _ = try verifier.transaction(signed)
      return nil
    } catch {
      return error
    }
  }

  @Test func `what the app store signed is read as it was written`() throws {
    let authority = try Self.authority.get()
    let now = Timestamp(unixSeconds: Timestamp.now.unixSeconds)
    let payload = Self.payload(signed: now)
    let transaction = try Self.verifier(authority).transaction(authority.sign(payload))
    #expect(transaction.id == "2000")
    #expect(transaction.originalID == "1000")
    #expect(transaction.product == "premium.monthly")
    #expect(transaction.isSubscription)
    #expect(transaction.expiresAt == now.advanced(bySeconds: 86_400))
    #expect(transaction.price == 1990)
    #expect(transaction.payload == payload)
  }

  @Test func `another algorithm is refused, even where the signature is right`() throws {
    let authority = try Self.authority.get()
    for algorithm in ["none", "HS256", "ES384", "RS256", "es256", ""] {
      let signed = try authority.sign(Self.payload(), algorithm: algorithm)
      #expect(try Self.fault(signed, by: authority) == .wrongAlgorithm)
    }
  }

  @Test func `a header that demands more than is understood is refused`() throws {
    let authority = try Self.authority.get()
    let header = Base64URL.encode(#"{"alg":"ES256","crit":["b64"],"b64":false}"#.utf8)
    let signed = try
      "\(header).\(authority.sign(Self.payload()).split(separator: ".").dropFirst().joined(separator: "."))"
    #expect(try Self.fault(signed, by: authority) == .wrongAlgorithm)
  }

  @Test func `the chain is leaf, intermediate and root, no more and no less`() throws {
    let authority = try Self.authority.get()
    let whole = authority.chain
    for chain in [[], Array(whole.prefix(1)), Array(whole.prefix(2)), whole + [whole[2]]] {
      #expect(try Self.fault(authority.sign(Self.payload(), chain: chain), by: authority) == .incompleteChain)
    }
  }

  @Test func `what is no certificate is told apart`() throws {
    let authority = try Self.authority.get()
    for place in 0..<3 {
      var chain = authority.chain
      chain[place] = Array(chain[place].dropLast())
      #expect(
        try Self.fault(authority.sign(Self.payload(), chain: chain), by: authority) == .malformedCertificate)
    }
  }

  @Test func `another authority is not trusted, whatever root it shows`() throws {
    let authority = try Self.authority.get()
    let impostor = try TestAuthority()
    #expect(try Self.fault(impostor.sign(Self.payload()), by: authority) == .untrustedChain)
    let borrowed = Array(impostor.chain.prefix(2)) + [authority.chain[2]]
    #expect(try Self.fault(impostor.sign(Self.payload(), chain: borrowed), by: authority) == .untrustedChain)
    let mixed = [impostor.chain[0], authority.chain[1], authority.chain[2]]
    #expect(try Self.fault(impostor.sign(Self.payload(), chain: mixed), by: authority) == .untrustedChain)
    let swapped = [authority.chain[1], authority.chain[0], authority.chain[2]]
    #expect(try Self.fault(authority.sign(Self.payload(), chain: swapped), by: authority) != nil)
  }

  @Test func `an intermediate that may not issue certificates breaks the chain`() throws {
    var flaws = TestAuthority.Flaws()
    flaws.intermediateIsAuthority = false
    let authority = try TestAuthority(flaws)
    #expect(try Self.fault(authority.sign(Self.payload()), by: authority) == .untrustedChain)
  }

  @Test func `certificates without Apple's marks are for another purpose`() throws {
    var flaws = TestAuthority.Flaws()
    flaws.leafHasMark = false
    let unmarkedLeaf = try TestAuthority(flaws)
    #expect(try Self.fault(unmarkedLeaf.sign(Self.payload()), by: unmarkedLeaf) == .wrongPurpose)
    flaws = TestAuthority.Flaws()
    flaws.intermediateHasMark = false
    let unmarkedAuthority = try TestAuthority(flaws)
    #expect(try Self.fault(unmarkedAuthority.sign(Self.payload()), by: unmarkedAuthority) == .wrongPurpose)
  }

  @Test func `a certificate counts as of the moment of signing`() throws {
    var flaws = TestAuthority.Flaws()
    flaws.validDays = -30...(-10)
    let authority = try TestAuthority(flaws)
    let days = { (count: Int64) in Timestamp.now.advanced(bySeconds: count * 86_400) }
    #expect(try Self.fault(authority.sign(Self.payload(signed: days(-20))), by: authority) == nil)
    #expect(
      try Self.fault(authority.sign(Self.payload(signed: days(0))), by: authority) == .expiredCertificate)
    #expect(
      try Self.fault(authority.sign(Self.payload(signed: days(-40))), by: authority) == .expiredCertificate)
  }

  @Test func `a signature over other bytes, or by another key, is wrong`() throws {
    let authority = try Self.authority.get()
    let parts = try authority.sign(Self.payload()).split(separator: ".")
    let other = try authority.sign(Self.payload(["price": 0])).split(separator: ".")
    #expect(try Self.fault("\(parts[0]).\(other[1]).\(parts[2])", by: authority) == .wrongSignature)
    let zero = Base64URL.encode([UInt8](repeating: 0, count: 64))
    #expect(try Self.fault("\(parts[0]).\(parts[1]).\(zero)", by: authority) == .wrongSignature)
    let impostor = try TestAuthority()
    let forged = try impostor.sign(Self.payload(), chain: authority.chain)
    #expect(try Self.fault(forged, by: authority) == .wrongSignature)
  }

  @Test func `cut off anywhere, or with any byte changed, nothing is taken`() throws {
    let authority = try Self.authority.get()
    let signed = try authority.sign(Self.payload())
    let bytes = Array(signed.utf8)
    for length in stride(from: 0, to: bytes.count, by: 37) {
      #expect(try Self.fault(String(decoding: bytes.prefix(length), as: UTF8.self), by: authority) != nil)
    }
    for place in stride(from: 0, to: bytes.count, by: 29) {
      var changed = bytes
      changed[place] = changed[place] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
      // The copy of the root is no part of the proof, but the signature is over it as well.
      #expect(try Self.fault(String(decoding: changed, as: UTF8.self), by: authority) != nil)
    }
    for junk in ["", ".", "..", "a.b.c", signed + ".", signed + "=", " " + signed, "{}.{}.{}"] {
      #expect(try Self.fault(junk, by: authority) == .malformed)
    }
    #expect(try Self.fault(String(repeating: "A", count: 200_000), by: authority) == .malformed)
  }

  @Test func `another app and another environment are told apart`() throws {
    let authority = try Self.authority.get()
    #expect(
      try Self.fault(authority.sign(Self.payload(["bundleId": "other.app"])), by: authority) == .wrongApp)
    for environment in ["Production", "Xcode", "LocalTesting"] {
      let signed = try authority.sign(Self.payload(["environment": .string(environment)]))
      #expect(try Self.fault(signed, by: authority) == .wrongEnvironment)
    }
    for missing in [
      "transactionId", "originalTransactionId", "productId", "purchaseDate", "expiresDate", "signedDate",
    ] {
      #expect(
        try Self.fault(authority.sign(Self.payload([missing: JSON?.none])), by: authority) == .malformed)
    }
  }

  @Test func `in production a notification must also name the app's number`() throws {
    let authority = try Self.authority.get()
    let verifier = try Self.verifier(authority, environment: .production, app: 42)
    let notification = { (app: JSON) in
      let data: JSON = ["bundleId": "example.musclemate", "appAppleId": app, "environment": "Production"]
      return try authority.sign([
        "notificationType": "TEST", "notificationUUID": "0198c3b2-5d5e-4a5b-8d2f-0a1b2c3d4e5f",
        "version": "2.0",
        "signedDate": .number("\(Timestamp.now.unixMilliseconds)"), "data": data,
      ])
    }
    #expect(try verifier.notification(notification(42)).kind == "TEST")
    #expect(throws: AppStoreFault.wrongApp) { try verifier.notification(notification(43)) }
    #expect(throws: AppStoreFault.wrongApp) { try verifier.notification(notification(.null)) }
  }
}
