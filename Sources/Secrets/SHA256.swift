internal import COpenSSL

package enum SHA256 {
  /// The 32 bytes of the digest (FIPS 180-4).
  package static func digest(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    let input = Array(bytes)
    var output = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    let status = EVP_Digest(input, input.count, &output, nil, algorithm, nil)
    precondition(status == 1, "OpenSSL without SHA-256")
    return output
  }

  /// Fetched once: OpenSSL's shorthand looks the algorithm up again for each digest, which costs more than the
  /// digest of a session's token (EVP_MD_fetch(3), "Performance"). Unsafe in name only: it is never written.
  nonisolated(unsafe) private static let algorithm = EVP_MD_fetch(nil, "SHA256", nil)
}
