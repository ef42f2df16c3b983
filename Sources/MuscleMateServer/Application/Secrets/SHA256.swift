internal import COpenSSL

enum SHA256 {
  /// The 32 bytes of the digest (FIPS 180-4).
  static func digest(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    let input = Array(bytes)
    var output = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    COpenSSL.SHA256(input, input.count, &output)
    return output
  }
}
