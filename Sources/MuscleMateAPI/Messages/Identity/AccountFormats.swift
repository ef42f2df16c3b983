public import APISchema

extension TextFormat {
  /// Upper case counts as lower case.
  public static let username = TextFormat(
    "3 to 32 of a-z 0-9 _ . -", pattern: "^[A-Za-z0-9_.-]{3,32}$"
  ) { text in
    (3...32).contains(text.utf8.count)
      && text.utf8.allSatisfy { isAlphanumeric($0) || "_.-".utf8.contains($0) }
  }

  /// One that may be chosen: it begins with a letter or digit, and sounds like nobody who speaks for the platform.
  public static let newUsername = TextFormat(
    "3 to 32 of a-z 0-9 _ . -, beginning with a-z or 0-9, and no reserved name",
    pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{2,31}$"
  ) { text in
    username.accepts(text) && text.utf8.first.map(isAlphanumeric) ?? false
      && !reserved.contains(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static let reserved: Set<String> = [
    "admin", "administrator", "administration", "moderator", "musclemate", "noreply", "official", "operator",
    "owner",
    "postmaster", "root", "security", "staff", "support", "system", "team", "webmaster", "hostmaster",
    "abuse", "helpdesk",
  ]

  /// The dot-atom form of RFC 5322, section 3.4.1, at a domain name of at least two labels; at most 64 before
  /// the @ and 254 in all (RFC 5321, section 4.5.3.1). Quoted local parts and address literals are nobody's.
  public static let email = TextFormat(
    "email address",
    pattern: "^(?=.{3,254}$)(?=[^@]{1,64}@)"
      + "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
      + "@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$"
  ) { text in
    let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard text.utf8.count <= 254, parts.count == 2, (1...64).contains(parts[0].count) else { return false }
    let atoms = parts[0].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let labels = parts[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return atoms.allSatisfy { !$0.isEmpty && $0.allSatisfy(isOfAtom) }
      && labels.count >= 2 && labels.allSatisfy(isLabel)
  }

  /// A language tag (BCP 47): `de`, `en-GB`.
  public static let locale = TextFormat(
    "language tag such as de or en-GB", pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$"
  ) { text in
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.count <= 4 && (2...3).contains(parts[0].count)
      && parts[0].allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
      && parts.dropFirst().allSatisfy { (2...8).contains($0.count) && $0.allSatisfy(isAlphanumeric) }
  }

  /// The form of an IANA zone's name; whether there is such a zone, the database knows.
  public static let timeZone = TextFormat(
    "IANA time zone such as Europe/Berlin", pattern: "^[A-Za-z0-9_+-]{1,20}(/[A-Za-z0-9_+-]{1,20}){0,2}$"
  ) { text in
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count <= 3
      && parts.allSatisfy { part in
        (1...20).contains(part.count) && part.allSatisfy { isAlphanumeric($0) || "_+-".utf8.contains($0) }
      }
  }

  private static func isOfAtom(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || "!#$%&'*+/=?^_`{|}~-".utf8.contains(byte)
  }

  private static func isLabel(_ label: Substring.UTF8View) -> Bool {
    (1...63).contains(label.count) && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
      && label.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension Fault {
  /// Of a time zone that there is not: a text without a slash (`EST`) is no name of one at all.
  public static func timeZone(_ name: String) -> Fault {
    name.contains("/")
      ? Fault(pointer: "/time_zone", code: .unknown)
      : Fault(pointer: "/time_zone", code: .invalid, arguments: ["expected": TextFormat.timeZone.name])
  }
}

/// A password as a keyboard sends it. A tenant's rules count the characters of the form that is hashed, in which a letter and
/// its marks are one.
enum PasswordText {
  static let length = 1...512
}
