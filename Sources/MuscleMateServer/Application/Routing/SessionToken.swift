internal import Postgres
internal import Primitives
internal import Secrets

/// A session's bearer token: a letter for its role, so that the role is known before the database confirms it,
/// and 32 random bytes. The database knows its SHA-256 only.
struct SessionToken: Sendable {
  let role: Role
  let text: String

  /// A new token for this role; nil for a role that no one signs in as.
  init?(for role: Role) {
    guard let letter = Self.letters.first(where: { $0.role == role })?.letter else { return nil }
    var random = SystemRandomNumberGenerator()
    self.role = role
    text = "\(Unicode.Scalar(letter))\(Base64URL.encode(random.bytes(32)))"
  }

  /// Nil for what can't be a token of ours. Only length and letter are looked at: the rest is hashed and looked
  /// up, and what was never issued is not found.
  init?(_ text: String) {
    guard text.utf8.count == Self.length, let letter = text.utf8.first,
      let role = Self.letters.first(where: { $0.letter == letter })?.role
    else { return nil }
    self.role = role
    self.text = text
  }

  /// The token of an `Authorization: Bearer` field.
  init?(authorization field: String) {
    guard let text = Bearer.token(field) else { return nil }
    self.init(text)
  }

  /// A letter and 32 bytes in base64url.
  private static let length = 44

  var digest: [UInt8] { SHA256.digest(text.utf8) }

  private static let letters: [(letter: UInt8, role: Role)] = [
    (UInt8(ascii: "l"), .lifter), (UInt8(ascii: "c"), .coach), (UInt8(ascii: "a"), .admin),
  ]
}

enum Bearer {
  /// The token of an `Authorization: Bearer` field (RFC 6750, section 2.1).
  static func token(_ field: String) -> String? {
    let scheme = field.utf8.prefix { $0 != UInt8(ascii: " ") }
    guard scheme.elementsEqual("bearer".utf8, by: { $0 | 0x20 == $1 }) else { return nil }
    return String(field.utf8.dropFirst(scheme.count).drop { $0 == UInt8(ascii: " ") })
  }
}
