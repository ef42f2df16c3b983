internal import COpenSSL
internal import Primitives

/// Encrypts what the database keeps and only the server may read: AES-256-GCM (NIST SP 800-38D) under the
/// installation's key.
package struct SecretBox: Sendable {
  package let id: KeyID
  private let key: [UInt8]

  /// The format of a sealed value: a byte for the format, the key's identifier, the nonce, the ciphertext, the tag. The first
  /// format had no identifier.
  private static let format: UInt8 = 2
  private static let formatWithoutKey: UInt8 = 1
  private static let nonceLength = 12
  private static let tagLength = 16

  /// Nil where the key is not of 256 bits.
  package init?(key: [UInt8]) {
    guard key.count == 32 else { return nil }
    self.key = key
    id = KeyID(of: key)
  }

  /// The key that a sealed value names; nil where it names none.
  package static func key(of sealed: [UInt8]) -> KeyID? {
    guard sealed.first == format, sealed.count > KeyID.length else { return nil }
    return KeyID(bytes: Array(sealed[1...KeyID.length]))
  }

  /// - Parameter purpose: must be the same at opening, so that a value can't be moved to another column.
  package func seal(_ plaintext: [UInt8], for purpose: String) throws -> [UInt8] {
    var random = SystemRandomNumberGenerator()
    // Random nonces of 96 bits are good for 2^32 messages under one key (SP 800-38D, section 8.3).
    let nonce = random.bytes(Self.nonceLength)
    let cipher = try Cipher(encrypts: true)
    try cipher.start(key: key, nonce: nonce, authenticating: Array(purpose.utf8))
    let text = try cipher.update(plaintext)
    return [Self.format] + id.bytes + nonce + text + (try cipher.tag(length: Self.tagLength))
  }

  package func open(_ sealed: [UInt8], for purpose: String) throws -> [UInt8] {
    let start =
      switch sealed.first {
      case Self.format where Self.key(of: sealed) == id: 1 + KeyID.length
      case Self.formatWithoutKey: 1
      default: throw SecretBoxError()
      }
    let head = start + Self.nonceLength
    guard sealed.count >= head + Self.tagLength else { throw SecretBoxError() }
    let cipher = try Cipher(encrypts: false)
    try cipher.start(
      key: key, nonce: Array(sealed[start..<head]), authenticating: Array(purpose.utf8))
    let body = Array(sealed[head..<(sealed.count - Self.tagLength)])
    let text = try cipher.update(body)
    try cipher.verify(tag: Array(sealed.suffix(Self.tagLength)))
    return text
  }
}

/// By what a sealed value names its key, without telling anything of it: the first bytes of a digest.
package struct KeyID: Hashable, Sendable, CustomStringConvertible {
  package static let length = 4

  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// A digest for this alone, so that it equals none that is used elsewhere.
  package init(of key: [UInt8]) {
    bytes = Array(SHA256.digest(Array("musclemate sealing key".utf8) + key).prefix(Self.length))
  }

  package var description: String { Hexadecimal.encode(bytes) }
}

/// The value was sealed under another key or for another purpose, or was altered.
package struct SecretBoxError: Error {
  package init() {}
}

/// One run of AES-256-GCM; the context is freed with it.
private struct Cipher: ~Copyable {
  private let context: OpaquePointer
  private let encrypts: Bool

  init(encrypts: Bool) throws {
    guard let context = EVP_CIPHER_CTX_new() else { throw SecretBoxError() }
    self.context = context
    self.encrypts = encrypts
  }

  deinit { EVP_CIPHER_CTX_free(context) }

  /// A nonce of 12 bytes, GCM's own length.
  func start(key: [UInt8], nonce: [UInt8], authenticating purpose: [UInt8]) throws {
    var length: Int32 = 0
    guard EVP_CipherInit_ex(context, EVP_aes_256_gcm(), nil, key, nonce, encrypts ? 1 : 0) == 1,
      EVP_CipherUpdate(context, nil, &length, purpose, Int32(purpose.count)) == 1
    else { throw SecretBoxError() }
  }

  func update(_ input: [UInt8]) throws -> [UInt8] {
    var length: Int32 = 0
    var output = [UInt8](repeating: 0, count: input.count)
    guard input.isEmpty || EVP_CipherUpdate(context, &output, &length, input, Int32(input.count)) == 1 else {
      throw SecretBoxError()
    }
    return output
  }

  func tag(length: Int) throws -> [UInt8] {
    try finish()
    var tag = [UInt8](repeating: 0, count: length)
    guard EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(length), &tag) == 1 else {
      throw SecretBoxError()
    }
    return tag
  }

  func verify(tag: [UInt8]) throws {
    var tag = tag
    guard EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag) == 1 else {
      throw SecretBoxError()
    }
    try finish()
  }

  private func finish() throws {
    var rest = [UInt8](repeating: 0, count: 16)
    var length: Int32 = 0
    guard EVP_CipherFinal_ex(context, &rest, &length) == 1 else { throw SecretBoxError() }
  }
}
