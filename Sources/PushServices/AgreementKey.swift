internal import COpenSSL

/// A key pair on P-256 that agrees on secrets with others (ECDH, NIST SP 800-56A).
final class AgreementKey {
  private let key: OpaquePointer
  /// Uncompressed: 4, then x and y of 32 bytes each (SEC 1, section 2.3.3).
  let publicPoint: [UInt8]

  static let pointLength = 65

  /// A new one; nil where OpenSSL refuses.
  convenience init?() {
    guard let generator = EVP_PKEY_CTX_new_id(EVP_PKEY_EC, nil) else { return nil }
    defer { EVP_PKEY_CTX_free(generator) }
    var made: OpaquePointer?
    guard EVP_PKEY_keygen_init(generator) == 1,
      EVP_PKEY_CTX_set_ec_paramgen_curve_nid(generator, NID_X9_62_prime256v1) == 1,
      EVP_PKEY_keygen(generator, &made) == 1
    else { return nil }
    self.init(owning: made)
  }

  /// Nil for what is no private key in PEM without a password.
  convenience init?(pem: String) {
    let text = Array(pem.utf8)
    guard text.count <= 16 * 1024, let source = BIO_new_mem_buf(text, Int32(text.count)) else { return nil }
    defer {
      BIO_free(source)
      ERR_clear_error()
    }
    // Without this a locked key would ask for its password on the terminal.
    let noPassword:
      @convention(c) (UnsafeMutablePointer<CChar>?, Int32, Int32, UnsafeMutableRawPointer?) -> Int32 = {
        _, _, _, _ in -1
      }
    self.init(owning: PEM_read_bio_PrivateKey(source, nil, noPassword, nil))
  }

  /// From the number of 32 bytes and its point, as ECPrivateKey of RFC 5915 holds them.
  convenience init?(privateNumber: [UInt8], publicPoint: [UInt8]) {
    guard privateNumber.count == 32, publicPoint.count == Self.pointLength else { return nil }
    let der =
      [0x30, 0x77, 0x02, 0x01, 0x01, 0x04, 0x20] + privateNumber
      + [
        0xA0, 0x0A, 0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07, 0xA1, 0x44, 0x03, 0x42, 0x00,
      ]
      + publicPoint
    let key = der.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      return d2i_PrivateKey(EVP_PKEY_EC, nil, &start, buffer.count)
    }
    self.init(owning: key)
  }

  /// Nil for a key of another kind or curve.
  private init?(owning key: OpaquePointer?) {
    guard let key else { return nil }
    var encoded: UnsafeMutablePointer<UInt8>?
    let length = EVP_PKEY_get1_encoded_public_key(key, &encoded)
    let point = Array(UnsafeBufferPointer(start: encoded, count: length))
    CRYPTO_free(encoded, #file, #line)
    self.key = key
    publicPoint = point
    guard isOnP256(key), point.count == Self.pointLength else { return nil }
  }

  deinit { EVP_PKEY_free(key) }

  /// Whether the bytes are a point of the curve.
  static func isPoint(_ bytes: [UInt8]) -> Bool {
    let key = publicKey(bytes)
    EVP_PKEY_free(key)
    return key != nil
  }

  /// The x of the common point; nil where the other one is no point of the curve.
  func secret(with point: [UInt8]) -> [UInt8]? {
    guard let peer = Self.publicKey(point), let context = EVP_PKEY_CTX_new(key, nil) else { return nil }
    defer {
      EVP_PKEY_free(peer)
      EVP_PKEY_CTX_free(context)
    }
    var length = 32
    var secret = [UInt8](repeating: 0, count: length)
    guard EVP_PKEY_derive_init(context) == 1, EVP_PKEY_derive_set_peer(context, peer) == 1,
      EVP_PKEY_derive(context, &secret, &length) == 1, length == 32
    else { return nil }
    return secret
  }

  /// The private key in PEM (PKCS #8).
  var pem: String? {
    guard let sink = BIO_new(BIO_s_mem()) else { return nil }
    defer { BIO_free(sink) }
    guard PEM_write_bio_PrivateKey(sink, key, nil, nil, 0, nil, nil) == 1 else { return nil }
    var text = [UInt8](repeating: 0, count: 1024)
    let count = BIO_read(sink, &text, Int32(text.count))
    return count > 0 ? String(decoding: text.prefix(Int(count)), as: UTF8.self) : nil
  }

  /// The caller frees it.
  private static func publicKey(_ point: [UInt8]) -> OpaquePointer? {
    // Errors of a point do not concern the next user of OpenSSL on this thread.
    defer { ERR_clear_error() }
    guard point.count == pointLength, point.first == 4 else { return nil }
    let der = prefix + point
    return der.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      return d2i_PUBKEY(nil, &start, buffer.count)
    }
  }

  /// SubjectPublicKeyInfo of a point on P-256 (RFC 5480), up to the point.
  private static let prefix: [UInt8] = [
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86,
    0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
  ]
}

private func isOnP256(_ key: OpaquePointer) -> Bool {
  var name = [CChar](repeating: 0, count: 32)
  var length = 0
  guard EVP_PKEY_get_group_name(key, &name, name.count, &length) == 1 else { return false }
  return name.prefix(length).elementsEqual("prime256v1".utf8.map { CChar(bitPattern: $0) })
}
