internal import COpenSSL
internal import OperatingSystem
internal import Primitives
internal import Secrets

/// The key that heads are signed with (Ed25519, RFC 8032), in the data folder. Write access to the database alone is
/// not enough to sign. Its public half is beside it; copy it to every place where the log is verified.
package struct AuditKey: Sendable {
  private let seed: [UInt8]
  package let publicKey: AuditPublicKey

  package var id: String { publicKey.id }

  struct Unusable: Error, CustomStringConvertible {
    let description: String
  }

  package init(seed: [UInt8]) throws {
    guard let key = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nil, seed, seed.count) else {
      throw Unusable(description: "not a key of Ed25519")
    }
    defer { EVP_PKEY_free(key) }
    var bytes = [UInt8](repeating: 0, count: 32)
    var count = bytes.count
    guard EVP_PKEY_get_raw_public_key(key, &bytes, &count) == 1, count == 32 else {
      throw Unusable(description: "a key without a public half")
    }
    self.seed = seed
    publicKey = AuditPublicKey(bytes: bytes)
  }

  /// The folder's key, made at its first use. Blocks.
  package static func load(from folder: String) throws -> AuditKey {
    let path = "\(folder)/audit-key"
    if !Files.exists(path) {
      try Files.makeFolder(folder)
      // Two at once: the second finds the first one's and reads it below.
      _ = try Files.create(Array("\(Hexadecimal.encode(SealingKey.make()))\n".utf8), at: path, mode: 0o600)
    }
    guard let seed = SealingKey.bytes(of: try Files.readText(path).trimmingLineEnd()) else {
      throw Unusable(description: "\(path) does not hold 64 hexadecimal digits")
    }
    let key = try AuditKey(seed: seed)
    if !Files.exists("\(path).pub") {
      try Files.write(Array("\(Hexadecimal.encode(key.publicKey.bytes))\n".utf8), to: "\(path).pub")
    }
    return key
  }

  package func sign(_ message: [UInt8]) throws -> [UInt8] {
    let key = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nil, seed, seed.count)
    defer { EVP_PKEY_free(key) }
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    var signature = [UInt8](repeating: 0, count: 64)
    var count = signature.count
    guard EVP_DigestSignInit(context, nil, nil, nil, key) == 1,
      EVP_DigestSign(context, &signature, &count, message, message.count) == 1, count == 64
    else { throw Unusable(description: "OpenSSL does not sign with Ed25519") }
    return signature
  }
}

/// The public key that a head's signature is verified with.
package struct AuditPublicKey: Sendable, Equatable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// 64 hexadecimal digits, as in the file beside the key.
  package init?(_ text: String) {
    guard let bytes = SealingKey.bytes(of: text.trimmingLineEnd()) else { return nil }
    self.bytes = bytes
  }

  /// By which a signature names its key: the first 16 digits of the key's SHA-256.
  package var id: String { Hexadecimal.encode(SHA256.digest(bytes).prefix(8)) }

  func verifies(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    guard let key = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nil, bytes, bytes.count) else {
      return false
    }
    defer { EVP_PKEY_free(key) }
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    return EVP_DigestVerifyInit(context, nil, nil, nil, key) == 1
      && EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
  }
}

extension String {
  /// Without the line end and the spaces that an editor leaves.
  func trimmingLineEnd() -> String {
    String(decoding: utf8.filter { $0 > 0x20 }, as: UTF8.self)
  }
}
