internal import MuscleMateAPI

/// What a tenant demands of passwords (NIST SP 800-63B, section 5.1.1.2, by default: length and a blocklist).
struct PasswordPolicy: Sendable {
  var minimumLength: Int
  /// Of `letter`, `digit`, `special`.
  var requires: [String]
  var blocksCommon: Bool

  /// In code points; also bounds what is hashed.
  static let maximumLength = 128

  /// What is wrong with the password; `names` are the account's own (username, address).
  func fault(of password: String, names: [String]) -> Fault.Kind? {
    if password.unicodeScalars.count < minimumLength { return .tooShort(minimumLength) }
    if password.unicodeScalars.count > Self.maximumLength { return .tooLong(Self.maximumLength) }
    let missing = requires.filter { !Self.contains(password, $0) }
    if !missing.isEmpty { return .invalid(requires.joined(separator: ", ")) }
    return blocksCommon && CommonPasswords.contains(password, names: names) ? .weak : nil
  }

  private static func contains(_ password: String, _ kind: String) -> Bool {
    password.contains { character in
      switch kind {
      case "letter": character.isLetter
      case "digit": character.isNumber
      default: !character.isLetter && !character.isNumber && !character.isWhitespace
      }
    }
  }
}
