internal import COpenSSL
internal import Primitives

/// A message that only one browser reads (RFC 8291), in the content coding aes128gcm (RFC 8188): one record.
enum MessageEncryption {
  /// Salt, record size, length of the key's id, and the id: the sender's point.
  private static let recordSize: [UInt8] = [0, 0, 16, 0]
  private static let tagLength = 16

  /// Nil where OpenSSL refuses, or the subscription's key is none.
  static func encrypt(
    _ plaintext: [UInt8], for subscription: WebPushSubscription, by sender: AgreementKey, salt: [UInt8]
  ) -> [UInt8]? {
    guard let agreed = sender.secret(with: subscription.publicPoint) else { return nil }
    let info = Array("WebPush: info\u{0}".utf8) + subscription.publicPoint + sender.publicPoint
    let material = HKDF.derive(32, from: agreed, salt: subscription.secret, info: info)
    let key = HKDF.derive(
      16, from: material, salt: salt, info: Array("Content-Encoding: aes128gcm\u{0}".utf8))
    let nonce = HKDF.derive(12, from: material, salt: salt, info: Array("Content-Encoding: nonce\u{0}".utf8))
    // 2 ends the last record (RFC 8188, section 2).
    guard let sealed = seal(plaintext + [2], key: key, nonce: nonce) else { return nil }
    return salt + recordSize + [UInt8(sender.publicPoint.count)] + sender.publicPoint + sealed
  }

  /// AES-128-GCM, the tag behind the text.
  private static func seal(_ plaintext: [UInt8], key: [UInt8], nonce: [UInt8]) -> [UInt8]? {
    guard let context = EVP_CIPHER_CTX_new() else { return nil }
    defer { EVP_CIPHER_CTX_free(context) }
    var text = [UInt8](repeating: 0, count: plaintext.count)
    var rest = [UInt8](repeating: 0, count: tagLength)
    var tag = rest
    var length: Int32 = 0
    guard EVP_EncryptInit_ex(context, EVP_aes_128_gcm(), nil, key, nonce) == 1,
      EVP_EncryptUpdate(context, &text, &length, plaintext, Int32(plaintext.count)) == 1,
      EVP_EncryptFinal_ex(context, &rest, &length) == 1,
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tagLength), &tag) == 1
    else { return nil }
    return text + tag
  }
}

/// HKDF with SHA-256 (RFC 5869), for up to 32 bytes.
private enum HKDF {
  static func derive(_ length: Int, from material: [UInt8], salt: [UInt8], info: [UInt8]) -> [UInt8] {
    Array(code(of: info + [1], under: code(of: material, under: salt)).prefix(length))
  }

  private static func code(of bytes: [UInt8], under key: [UInt8]) -> [UInt8] {
    var code = [UInt8](repeating: 0, count: 32)
    var length: UInt32 = 0
    let made = HMAC(EVP_sha256(), key, Int32(key.count), bytes, bytes.count, &code, &length)
    precondition(made != nil && length == 32, "OpenSSL without HMAC-SHA-256")
    return code
  }
}
