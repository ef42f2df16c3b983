internal import COpenSSL

extension SHA256 {
  /// The digest of what comes in parts.
  package final class Stream {
    private let context: OpaquePointer

    package init() throws {
      guard let context = EVP_MD_CTX_new() else { throw SecretBoxError() }
      self.context = context
      guard EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else { throw SecretBoxError() }
    }

    deinit { EVP_MD_CTX_free(context) }

    package func update(_ bytes: [UInt8]) { EVP_DigestUpdate(context, bytes, bytes.count) }

    package func finish() -> [UInt8] {
      var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
      EVP_DigestFinal_ex(context, &digest, nil)
      return digest
    }
  }
}
