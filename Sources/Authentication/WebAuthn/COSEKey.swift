internal import COpenSSL

/// A passkey's public key in COSE (RFC 9053): ECDSA on P-256 with SHA-256, or Ed25519. Others are refused, RSA too:
/// what makes passkeys today has one of these two.
public struct COSEKey: Sendable {
  public enum Algorithm: Int64, Sendable, CaseIterable {
    case es256 = -7
    case edDSA = -8
  }

  public let algorithm: Algorithm
  /// The point's x and y, or the key of 32 bytes.
  private let material: [UInt8]

  /// Nil for what is no key of these kinds.
  public init?(_ bytes: [UInt8]) {
    var reader = CBORReader(bytes)
    guard let map = reader.value(), reader.isAtEnd else { return nil }
    self.init(map)
  }

  init?(_ map: CBOR) {
    // RFC 9052, section 7.1: 1 is the type, 3 the algorithm; RFC 9053, section 7: -1 the curve, -2 and -3 x and y.
    guard let algorithm = map[.integer(3)]?.integer.flatMap(Algorithm.init(rawValue:)),
      let x = map[.integer(-2)]?.bytes, x.count == 32
    else { return nil }
    switch algorithm {
    case .es256:
      guard map[.integer(1)]?.integer == 2, map[.integer(-1)]?.integer == 1,
        let y = map[.integer(-3)]?.bytes, y.count == 32
      else { return nil }
      material = x + y
    case .edDSA:
      guard map[.integer(1)]?.integer == 1, map[.integer(-1)]?.integer == 6 else { return nil }
      material = x
    }
    self.algorithm = algorithm
    // A point beside the curve is no key.
    guard let key = openSSLKey() else { return nil }
    EVP_PKEY_free(key)
  }

  /// ES256 signatures are DER here (WebAuthn, section 6.5.5).
  public func verify(_ signature: [UInt8], over bytes: [UInt8]) -> Bool {
    // Errors of a signature do not concern the next user of OpenSSL on this thread.
    defer { ERR_clear_error() }
    guard let key = openSSLKey() else { return false }
    defer { EVP_PKEY_free(key) }
    guard let context = EVP_MD_CTX_new() else { return false }
    defer { EVP_MD_CTX_free(context) }
    let digest = algorithm == .es256 ? EVP_sha256() : nil
    return EVP_DigestVerifyInit(context, nil, digest, nil, key) == 1
      && EVP_DigestVerify(context, signature, signature.count, bytes, bytes.count) == 1
  }

  /// The caller frees it.
  private func openSSLKey() -> OpaquePointer? {
    switch algorithm {
    case .edDSA: return EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nil, material, material.count)
    case .es256:
      let der = Self.p256Prefix + material
      return der.withUnsafeBufferPointer { buffer in
        var start = buffer.baseAddress
        return d2i_PUBKEY(nil, &start, buffer.count)
      }
    }
  }

  /// SubjectPublicKeyInfo of an uncompressed point on P-256 (RFC 5480), up to its coordinates.
  private static let p256Prefix: [UInt8] = [
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86,
    0x48,
    0xCE, 0x3D, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00, 0x04,
  ]
}
