internal import Postgres
internal import Primitives
internal import Secrets

/// The bearer token of an API key: a prefix that finds it in a repository it should not have got into, a letter for its
/// role as in a session's token, and 32 random bytes. It names no tenant: keys live for years, and those made before are
/// as long. The database knows its SHA-256 only.
struct APIKeyToken: Sendable {
  let role: Role
  let text: String

  private static let prefix = "mmkey_"
  private static let length = 6 + 1 + RandomPart.length

  /// Nil for a role that has no keys: an admin's rights are never a script's.
  init?(for role: Role) {
    guard [Role].lifterOrCoach.contains(role), let letter = RoleLetter.letter(of: role) else { return nil }
    self.role = role
    text = "\(Self.prefix)\(letter)\(RandomPart.make())"
  }

  /// Nil for what can't be a key of ours.
  init?(_ text: String) {
    guard text.hasPrefix(Self.prefix), text.utf8.count == Self.length,
      let role = text.utf8.dropFirst(Self.prefix.utf8.count).first.flatMap(RoleLetter.role),
      [Role].lifterOrCoach.contains(role)
    else { return nil }
    self.role = role
    self.text = text
  }

  var digest: [UInt8] { SHA256.digest(text.utf8) }
}
