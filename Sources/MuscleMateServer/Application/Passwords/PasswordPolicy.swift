internal import APISchema
internal import MuscleMateAPI
internal import Primitives

/// A tenant's rules for passwords (NIST SP 800-63B, section 5.1.1.2, by default: length and a blocklist).
struct PasswordPolicy: Sendable {
  var minimumLength: Int
  /// Values: `letter`, `digit`, `special`.
  var requires: [String]
  var blocksCommon: Bool

  /// In code points of the form that is hashed.
  static let maximumLength = 128

  /// All faults of the password; `names` are the account's own (username, address). Only a password without other faults is
  /// reported as easy to guess.
  func faults(of password: String, names: [String]) -> [Fault.Kind] {
    let password = password.compatibilityComposed
    let length = password.unicodeScalars.count
    if length > Self.maximumLength { return [.tooLong(Self.maximumLength)] }
    var faults: [Fault.Kind] = length < minimumLength ? [.tooShort(minimumLength)] : []
    for part in requires where !Self.contains(password, part) { faults.append(Self.fault(ofMissing: part)) }
    guard faults.isEmpty else { return faults }
    return blocksCommon && CommonPasswords.contains(password, names: names) ? [.weak] : []
  }

  private static func fault(ofMissing part: String) -> Fault.Kind {
    switch part {
    case "letter": Fault.Kind(.needsLetter)
    case "digit": Fault.Kind(.needsDigit)
    default: Fault.Kind(.needsSpecial)
    }
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
