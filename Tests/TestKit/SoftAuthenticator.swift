internal import COpenSSL
public import Primitives

/// An authenticator in software, with one passkey: answers the server's options as a browser's `toJSON` would, honestly
/// or not.
public final class SoftAuthenticator: Sendable {
  public enum Kind: Sendable, CaseIterable { case es256, ed25519 }

  /// How an answer is made; each of these can be wrong.
  public struct Manner: Sendable {
    public var origin = "http://localhost:5173"
    public var crossOrigin: Bool? = false
    /// Instead of the ceremony's own.
    public var type: String?
    /// Instead of the one in the options.
    public var challenge: String?
    public var domain: String?
    public var userHandle: String?
    /// User present, user verified.
    public var flags: UInt8 = 0b101
    public var count: UInt32 = 0
    public var isSignatureAltered = false
    /// Instead of the key's own: -257 is RS256, 0 none.
    public var algorithm: Int8?

    public init(_ change: (inout Manner) -> Void = { _ in }) { change(&self) }
  }

  public let kind: Kind
  public let id: [UInt8]
  private let pair: TestKey
  private var key: OpaquePointer { pair.key }

  public init(_ kind: Kind = .es256) throws {
    self.kind = kind
    var random = SystemRandomNumberGenerator()
    id = random.bytes(32)
    pair = try TestKey(kind == .es256 ? .p256 : .ed25519)
  }

  /// - Parameter options: `{"publicKey": …}` for `navigator.credentials.create`.
  public func register(_ options: JSON, _ manner: Manner = Manner()) throws -> JSON {
    let asked = options["publicKey"] ?? options
    let clientData = clientData(asked, "webauthn.create", manner)
    let data =
      try authenticatorData(asked["rp"]?["id"]?.text, manner, flags: manner.flags | 0x40)
      + [UInt8](repeating: 0, count: 16) + [0, UInt8(id.count)] + id + coseKey(manner)
    return answer([
      "clientDataJSON": .string(Base64URL.encode(clientData)),
      "attestationObject": .string(Base64URL.encode(Self.attestation(data))),
      "transports": ["internal", "hybrid"],
    ])
  }

  /// - Parameter options: `{"publicKey": …}` for `navigator.credentials.get`.
  public func sign(_ options: JSON, _ manner: Manner = Manner()) throws -> JSON {
    let asked = options["publicKey"] ?? options
    let clientData = clientData(asked, "webauthn.get", manner)
    let data = try authenticatorData(asked["rpId"]?.text ?? "localhost", manner, flags: manner.flags)
    var signature = try signed(data + Self.sha256(clientData))
    if manner.isSignatureAltered { signature[signature.count - 1] ^= 1 }
    return answer([
      "clientDataJSON": .string(Base64URL.encode(clientData)),
      "authenticatorData": .string(Base64URL.encode(data)),
      "signature": .string(Base64URL.encode(signature)),
      "userHandle": manner.userHandle.map(JSON.string) ?? .null,
    ])
  }

  private func answer(_ response: JSON) -> JSON {
    [
      "id": .string(Base64URL.encode(id)), "rawId": .string(Base64URL.encode(id)), "type": "public-key",
      "response": response, "authenticatorAttachment": "platform", "clientExtensionResults": [:],
    ]
  }

  private func clientData(_ options: JSON, _ type: String, _ manner: Manner) -> [UInt8] {
    var members: [JSON.Member] = [
      .init("type", .string(manner.type ?? type)),
      .init("challenge", .string(manner.challenge ?? options["challenge"]?.text ?? "")),
      .init("origin", .string(manner.origin)),
    ]
    if let crossOrigin = manner.crossOrigin { members.append(.init("crossOrigin", .bool(crossOrigin))) }
    return JSON.object(members).bytes
  }

  private func authenticatorData(_ domain: String?, _ manner: Manner, flags: UInt8) throws -> [UInt8] {
    let count = (0..<4).map { UInt8(truncatingIfNeeded: manner.count >> (24 - 8 * UInt32($0))) }
    return Self.sha256(Array((manner.domain ?? domain ?? "").utf8)) + [flags] + count
  }

  private func coseKey(_ manner: Manner) throws -> [UInt8] {
    let algorithm = Int(manner.algorithm ?? (kind == .es256 ? -7 : -8))
    let written = algorithm < 0 ? UInt8(0x20 - algorithm - 1) : UInt8(algorithm)
    switch kind {
    case .ed25519:
      var bytes = [UInt8](repeating: 0, count: 32)
      var length = bytes.count
      guard EVP_PKEY_get_raw_public_key(key, &bytes, &length) == 1 else { throw TestKitError("no raw key") }
      return [0xA4, 0x01, 0x01, 0x03, written, 0x20, 0x06, 0x21, 0x58, 0x20] + bytes
    case .es256:
      var output: UnsafeMutablePointer<UInt8>?
      let length = i2d_PUBKEY(key, &output)
      guard length > 64, let output else { throw TestKitError("no public key") }
      defer { CRYPTO_free(output, #file, #line) }
      let point = Array(UnsafeBufferPointer(start: output, count: Int(length)).suffix(64))
      return [0xA5, 0x01, 0x02, 0x03, written, 0x20, 0x01, 0x21, 0x58, 0x20] + point[..<32]
        + [0x22, 0x58, 0x20] + point[32...]
    }
  }

  private func signed(_ bytes: [UInt8]) throws -> [UInt8] {
    guard let context = EVP_MD_CTX_new() else { throw TestKitError("no signature context") }
    defer { EVP_MD_CTX_free(context) }
    var length = 0
    guard EVP_DigestSignInit(context, nil, kind == .es256 ? EVP_sha256() : nil, nil, key) == 1,
      EVP_DigestSign(context, nil, &length, bytes, bytes.count) == 1
    else { throw TestKitError("not signed") }
    var signature = [UInt8](repeating: 0, count: length)
    guard EVP_DigestSign(context, &signature, &length, bytes, bytes.count) == 1 else {
      throw TestKitError("not signed")
    }
    return Array(signature.prefix(length))
  }

  /// `{"fmt": "none", "attStmt": {}, "authData": …}` in CBOR.
  private static func attestation(_ data: [UInt8]) -> [UInt8] {
    [0xA3, 0x63] + Array("fmt".utf8) + [0x64] + Array("none".utf8) + [0x67] + Array("attStmt".utf8) + [
      0xA0, 0x68,
    ]
      + Array("authData".utf8) + [0x59, UInt8(data.count >> 8), UInt8(data.count & 0xFF)] + data
  }

  private static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    var output = [UInt8](repeating: 0, count: 32)
    EVP_Digest(bytes, bytes.count, &output, nil, EVP_sha256(), nil)
    return output
  }
}
