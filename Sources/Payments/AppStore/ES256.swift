internal import COpenSSL

/// ECDSA with P-256 and SHA-256, as JSON Web Signatures hold it: the two integers r and s of 32 bytes each, one behind
/// the other (RFC 7518, section 3.4), where OpenSSL speaks DER.
public enum ES256 {
  public static let signatureLength = 64

  public static func verify(_ signature: [UInt8], over bytes: [UInt8], with key: PublicKey) -> Bool {
    // Errors of a signature do not concern the next user of OpenSSL on this thread.
    defer { ERR_clear_error() }
    guard let der = der(signature), let context = EVP_MD_CTX_new() else { return false }
    defer { EVP_MD_CTX_free(context) }
    return EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, key.key) == 1
      && EVP_DigestVerify(context, der, der.count, bytes, bytes.count) == 1
  }

  /// Nil where OpenSSL refuses, as for want of memory.
  public static func sign(_ bytes: [UInt8], with key: borrowing PrivateKey) -> [UInt8]? {
    guard let context = EVP_MD_CTX_new() else { return nil }
    defer { EVP_MD_CTX_free(context) }
    var length = 0
    guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key.key) == 1,
      EVP_DigestSign(context, nil, &length, bytes, bytes.count) == 1
    else { return nil }
    var der = [UInt8](repeating: 0, count: length)
    guard EVP_DigestSign(context, &der, &length, bytes, bytes.count) == 1 else { return nil }
    return concatenated(Array(der.prefix(length)))
  }

  /// r ‖ s as the DER sequence of two integers (RFC 3279, section 2.2.3).
  private static func der(_ signature: [UInt8]) -> [UInt8]? {
    guard signature.count == signatureLength, let parsed = ECDSA_SIG_new() else { return nil }
    defer { ECDSA_SIG_free(parsed) }
    let half = signatureLength / 2
    let r = BN_bin2bn(Array(signature[..<half]), Int32(half), nil)
    let s = BN_bin2bn(Array(signature[half...]), Int32(half), nil)
    // The signature owns both from here on.
    guard ECDSA_SIG_set0(parsed, r, s) == 1 else {
      BN_free(r)
      BN_free(s)
      return nil
    }
    var output: UnsafeMutablePointer<UInt8>?
    let length = i2d_ECDSA_SIG(parsed, &output)
    guard length > 0, let output else { return nil }
    defer { CRYPTO_free(output, #file, #line) }
    return Array(UnsafeBufferPointer(start: output, count: Int(length)))
  }

  private static func concatenated(_ der: [UInt8]) -> [UInt8]? {
    let half = signatureLength / 2
    let parsed = der.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      return d2i_ECDSA_SIG(nil, &start, buffer.count)
    }
    guard let parsed else { return nil }
    defer { ECDSA_SIG_free(parsed) }
    var r = [UInt8](repeating: 0, count: half)
    var s = r
    guard BN_bn2binpad(ECDSA_SIG_get0_r(parsed), &r, Int32(half)) == half,
      BN_bn2binpad(ECDSA_SIG_get0_s(parsed), &s, Int32(half)) == half
    else { return nil }
    return r + s
  }
}

/// A public key on P-256, which is the only curve of ES256.
public final class PublicKey {
  let key: OpaquePointer

  /// The public half.
  public init(of key: borrowing PrivateKey) {
    _ = EVP_PKEY_up_ref(key.key)
    self.key = key.key
  }

  /// Takes a reference of its own; nil for a key of another kind or curve.
  init?(_ key: OpaquePointer?) {
    guard let key, isOnP256(key), EVP_PKEY_up_ref(key) == 1 else { return nil }
    self.key = key
  }

  deinit { EVP_PKEY_free(key) }
}

/// A private key on P-256, from the PEM text that App Store Connect hands out.
public struct PrivateKey: ~Copyable {
  let key: OpaquePointer

  /// Nil for what is no key on P-256, or needs a password.
  public init?(pem: String) {
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
    guard let key = PEM_read_bio_PrivateKey(source, nil, noPassword, nil) else { return nil }
    guard isOnP256(key) else {
      EVP_PKEY_free(key)
      return nil
    }
    self.key = key
  }

  deinit { EVP_PKEY_free(key) }
}

private func isOnP256(_ key: OpaquePointer) -> Bool {
  var name = [CChar](repeating: 0, count: 32)
  var length = 0
  guard EVP_PKEY_get_group_name(key, &name, name.count, &length) == 1 else { return false }
  return name.prefix(length).elementsEqual("prime256v1".utf8.map { CChar(bitPattern: $0) })
}
