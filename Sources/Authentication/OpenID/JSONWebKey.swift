internal import COpenSSL
public import Primitives

/// A public key that a provider publishes (RFC 7517): RSA or P-256. It verifies the one algorithm that goes with its
/// kind, so that a token can't choose another (RFC 8725, section 3.1).
public final class JSONWebKey: Sendable {
  public let id: String?
  public let algorithm: Algorithm
  private let key: Key

  public enum Algorithm: String, Sendable { case rs256 = "RS256", es256 = "ES256" }

  /// Nil for a key that is not for signatures, or of no kind that is known here. Of RSA at least 2048 bits
  /// (RFC 7518, section 3.3), and at most 8192: checking a longer one would take its time.
  public init?(_ json: JSON) {
    guard json["use"]?.text ?? "sig" == "sig" else { return nil }
    switch json["kty"]?.text {
    case "RSA":
      guard let modulus = Self.bytes(json["n"]), let exponent = Self.bytes(json["e"]),
        (256...1024).contains(modulus.count), (1...4).contains(exponent.count)
      else { return nil }
      algorithm = .rs256
      guard let key = Key(DER.rsa(modulus: modulus, exponent: exponent)) else { return nil }
      self.key = key
    case "EC":
      guard json["crv"]?.text == "P-256", let x = Self.bytes(json["x"]), let y = Self.bytes(json["y"]),
        x.count == 32, y.count == 32, let key = Key(DER.p256(x: x, y: y))
      else { return nil }
      algorithm = .es256
      self.key = key
    default: return nil
    }
    guard json["alg"]?.text ?? algorithm.rawValue == algorithm.rawValue else { return nil }
    id = json["kid"]?.text
  }

  func verify(_ signature: [UInt8], over bytes: [UInt8]) -> Bool {
    switch algorithm {
    case .rs256: key.verify(signature, over: bytes)
    case .es256: DER.signature(signature).map { key.verify($0, over: bytes) } ?? false
    }
  }

  private static func bytes(_ json: JSON?) -> [UInt8]? { json?.text.flatMap { Base64URL.decode($0) } }
}

/// OpenSSL's key.
///
/// `@unchecked Sendable`: nothing changes it once it is made, and OpenSSL lets several threads verify with one key
/// (EVP_PKEY_new(3), "NOTES"; the count of its references is atomic).
private final class Key: @unchecked Sendable {
  private let pointer: OpaquePointer

  /// Reads a SubjectPublicKeyInfo; a point that is not on its curve is refused there.
  init?(_ der: [UInt8]) {
    defer { ERR_clear_error() }
    let pointer = der.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      return d2i_PUBKEY(nil, &start, buffer.count)
    }
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { EVP_PKEY_free(pointer) }

  func verify(_ signature: [UInt8], over bytes: [UInt8]) -> Bool {
    defer { ERR_clear_error() }
    guard let context = EVP_MD_CTX_new() else { return false }
    defer { EVP_MD_CTX_free(context) }
    return EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, pointer) == 1
      && EVP_DigestVerify(context, signature, signature.count, bytes, bytes.count) == 1
  }
}

/// As much of ASN.1's distinguished encoding (X.690) as public keys and signatures take.
private enum DER {
  /// RFC 8017, appendix A.1: the algorithm's identifier, then modulus and exponent.
  static func rsa(modulus: [UInt8], exponent: [UInt8]) -> [UInt8] {
    let algorithm: [UInt8] = [
      0x30, 0x0D, 0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01, 0x05, 0x00,
    ]
    let key = element(0x30, integer(modulus) + integer(exponent))
    return element(0x30, algorithm + element(0x03, [0] + key))
  }

  /// RFC 5480, section 2: id-ecPublicKey on prime256v1, and the uncompressed point.
  static func p256(x: [UInt8], y: [UInt8]) -> [UInt8] {
    let algorithm: [UInt8] = [
      0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01,
      0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07,
    ]
    return element(0x30, algorithm + element(0x03, [0, 4] + x + y))
  }

  /// r and s of 32 bytes each (RFC 7518, section 3.4) as the sequence that OpenSSL takes.
  static func signature(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count == 64 else { return nil }
    return element(0x30, integer(Array(bytes[..<32])) + integer(Array(bytes[32...])))
  }

  private static func integer(_ magnitude: [UInt8]) -> [UInt8] {
    var digits = Array(magnitude.drop { $0 == 0 })
    // A leading one bit would make it negative.
    if digits.first.map({ $0 >= 0x80 }) ?? true { digits.insert(0, at: 0) }
    return element(0x02, digits)
  }

  private static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    switch content.count {
    case ..<0x80: [tag, UInt8(content.count)] + content
    case ..<0x100: [tag, 0x81, UInt8(content.count)] + content
    default: [tag, 0x82, UInt8(content.count >> 8), UInt8(content.count & 0xFF)] + content
    }
  }
}
