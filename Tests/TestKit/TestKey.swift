internal import COpenSSL

/// A private key, freed with the object.
///
/// `@unchecked Sendable`: OpenSSL's key is only read once it is made.
final class TestKey: @unchecked Sendable {
  enum Kind {
    case rsa, p256, ed25519

    fileprivate var number: Int32 {
      switch self {
      case .rsa: EVP_PKEY_RSA
      case .p256: EVP_PKEY_EC
      case .ed25519: EVP_PKEY_ED25519
      }
    }

    fileprivate func prepare(_ context: OpaquePointer) -> Bool {
      switch self {
      case .rsa: EVP_PKEY_CTX_set_rsa_keygen_bits(context, 2048) == 1
      case .p256: EVP_PKEY_CTX_set_ec_paramgen_curve_nid(context, NID_X9_62_prime256v1) == 1
      case .ed25519: true
      }
    }
  }

  let key: OpaquePointer

  init(_ kind: Kind = .p256) throws {
    guard let context = EVP_PKEY_CTX_new_id(kind.number, nil) else { throw TestKitError("no key context") }
    defer { EVP_PKEY_CTX_free(context) }
    var key: OpaquePointer?
    guard EVP_PKEY_keygen_init(context) == 1, kind.prepare(context), EVP_PKEY_keygen(context, &key) == 1,
      let key
    else { throw TestKitError("no key") }
    self.key = key
  }

  deinit { EVP_PKEY_free(key) }

  /// PKCS #8, as Apple hands out its keys.
  func pem() throws -> String {
    try textByOpenSSL { PEM_write_bio_PKCS8PrivateKey($0, key, nil, nil, 0, nil, nil) }
  }
}

/// The text that OpenSSL writes.
func textByOpenSSL(_ write: (OpaquePointer) -> Int32) throws -> String {
  guard let sink = BIO_new(BIO_s_mem()) else { throw TestKitError("no memory") }
  defer { BIO_free(sink) }
  guard write(sink) == 1 else { throw TestKitError("nothing written") }
  var bytes = [UInt8](repeating: 0, count: 16 * 1024)
  let count = BIO_read(sink, &bytes, Int32(bytes.count))
  return String(decoding: bytes.prefix(max(0, Int(count))), as: UTF8.self)
}
