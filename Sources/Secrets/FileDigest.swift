internal import COpenSSL
internal import OperatingSystem

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension SHA256 {
  /// The digest and the length of a file of any size, read a megabyte at a time. Blocks.
  package static func digest(ofFile path: String) throws -> (digest: [UInt8], bytes: Int) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("open", path) }
    defer { close(descriptor) }
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    guard EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else { throw SecretBoxError() }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    var total = 0
    while true {
      let count = posixRead(descriptor, &buffer)
      guard count >= 0 else { throw FileError("read", path) }
      if count == 0 { break }
      guard EVP_DigestUpdate(context, buffer, count) == 1 else { throw SecretBoxError() }
      total += count
    }
    var output = [UInt8](repeating: 0, count: 32)
    guard EVP_DigestFinal_ex(context, &output, nil) == 1 else { throw SecretBoxError() }
    return (output, total)
  }

  /// HMAC-SHA256 (RFC 2104).
  package static func code(of bytes: [UInt8], under key: [UInt8]) -> [UInt8] {
    var output = [UInt8](repeating: 0, count: 32)
    var length: UInt32 = 0
    let result = HMAC(EVP_sha256(), key, Int32(key.count), bytes, bytes.count, &output, &length)
    precondition(result != nil && length == 32, "OpenSSL without HMAC-SHA256")
    return output
  }

  /// Under a key derived for this purpose alone, so that the installation's own is used for one thing only.
  package static func code(of bytes: [UInt8], under key: [UInt8], for purpose: String) -> [UInt8] {
    code(of: bytes, under: code(of: Array(purpose.utf8), under: key))
  }

  /// In a time that reveals nothing of where they differ.
  package static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && CRYPTO_memcmp(left, right, left.count) == 0
  }
}
