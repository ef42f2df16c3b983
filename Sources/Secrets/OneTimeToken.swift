internal import Primitives

/// The secret of a mailed link: 32 random bytes. The database knows its SHA-256; the outbox has it encrypted
/// until the mail is sent.
package struct OneTimeToken: Sendable {
  package let text: String

  package init() {
    var random = SystemRandomNumberGenerator()
    text = Base64URL.encode(random.bytes(32))
  }

  /// Nil for what can't be a token of ours.
  package init?(_ text: String) {
    guard Base64URL.decode(text)?.count == 32 else { return nil }
    self.text = text
  }

  package var digest: [UInt8] { SHA256.digest(text.utf8) }

  /// The outbox's argument `secret`: the mail's argument `token`, encrypted.
  package func sealed(in keys: KeyStore) throws -> [UInt8] {
    try keys.seal(JSON.object([.init("token", .string(text))]).bytes, for: SealedPurpose.mail)
  }
}
