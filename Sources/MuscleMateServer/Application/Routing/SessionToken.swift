internal import HTTPServer
internal import Postgres
internal import Primitives

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
    text = "\(letter)\(Base64URL.encode(random.bytes(32)))"
  }

  /// Nil for what can't be a token of ours.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 44, let role = Self.letters.first(where: { text.first == $0.letter })?.role,
      Base64URL.decode(text.dropFirst()) != nil
    else { return nil }
    self.role = role
    self.text = String(text)
  }

  /// The token of an `Authorization: Bearer` field (RFC 6750, section 2.1).
  init?(_ headers: Headers) {
    guard let field = headers["Authorization"], field.prefix(7).lowercased() == "bearer " else { return nil }
    self.init(field.dropFirst(7).drop { $0 == " " })
  }

  var digest: [UInt8] { SHA256.digest(text.utf8) }

  private static let letters: [(letter: Character, role: Role)] = [
    ("l", .lifter), ("c", .coach), ("a", .admin),
  ]
}
