internal import Postgres
internal import Primitives
internal import Secrets

/// A session's bearer token: a letter for its role and the number of its tenant, so that both are known before the
/// database confirms them, a dot, and at least 192 random bits in base64url: `l1.q3Vt8m…`. The database knows its SHA-256 only.
struct SessionToken: Sendable {
  let role: Role
  /// Nil for a token of the release before: it has no number and no dot, and works until its session ends.
  let tenant: Int32?
  let text: String

  /// Bytes. Servers of the release before take no other length; while servers are replaced one by one, they meet the
  /// tokens of the new ones.
  private static let length = 44

  /// A new token for this role; nil for a role that no one signs in as.
  init?(for role: Role, in tenant: Int32) {
    guard let letter = RoleLetter.letter(of: role) else { return nil }
    self.role = role
    self.tenant = tenant
    text = String("\(letter)\(tenant).\(RandomPart.make())".prefix(Self.length))
  }

  /// Nil for what can't be a token of ours. Only the form of it is looked at: the rest is hashed and looked up, and what
  /// was never issued is not found.
  init?(_ text: String) {
    guard text.utf8.count == Self.length, let letter = text.utf8.first,
      let role = RoleLetter.role(of: letter)
    else { return nil }
    let parts = text.utf8.dropFirst().split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return nil }
    let tenant = parts.count == 2 ? Self.tenant(parts[0]) : nil
    guard parts.count == 1 || tenant != nil else { return nil }
    self.role = role
    self.tenant = tenant
    self.text = text
  }

  /// The token of an `Authorization: Bearer` field.
  init?(authorization field: String) {
    guard let text = Bearer.token(field) else { return nil }
    self.init(text)
  }

  var digest: [UInt8] { SHA256.digest(text.utf8) }

  /// 32 bytes in base64url that a passkey signs, where the token is the challenge of a sign-in's second step. Those of the
  /// release before are signed as they are.
  var passkeyChallenge: String {
    tenant == nil ? String(text.dropFirst()) : Base64URL.encode(digest)
  }

  /// Of `12`; a number is written in one way only.
  private static func tenant(_ named: Substring.UTF8View) -> Int32? {
    guard let number = Int32(String(Substring(named))), number > 0, "\(number)".utf8.elementsEqual(named)
    else { return nil }
    return number
  }
}

/// The first letter of a session's token, and of a key's behind its prefix.
enum RoleLetter {
  static func letter(of role: Role) -> Unicode.Scalar? {
    letters.first { $0.role == role }.map { Unicode.Scalar($0.letter) }
  }

  static func role(of letter: UInt8) -> Role? { letters.first { $0.letter == letter }?.role }

  private static let letters: [(letter: UInt8, role: Role)] = [
    (UInt8(ascii: "l"), .lifter), (UInt8(ascii: "c"), .coach), (UInt8(ascii: "a"), .admin),
  ]
}

/// The part of a token that can't be guessed: 32 random bytes in base64url.
enum RandomPart {
  /// Bytes.
  static let length = 43

  static func make() -> String {
    var random = SystemRandomNumberGenerator()
    return Base64URL.encode(random.bytes(32))
  }
}

enum Bearer {
  /// The token of an `Authorization: Bearer` field (RFC 6750, section 2.1).
  static func token(_ field: String) -> String? {
    let scheme = field.utf8.prefix { $0 != UInt8(ascii: " ") }
    guard scheme.elementsEqual("bearer".utf8, by: { $0 | 0x20 == $1 }) else { return nil }
    return String(field.utf8.dropFirst(scheme.count).drop { $0 == UInt8(ascii: " ") })
  }
}
