internal import Localization

/// The text of a file in UTF-8 without a NUL, which PostgreSQL's text can't hold.
struct TextEncoding {
  private(set) var bytes: [UInt8]
  /// Bytes that are no UTF-8, and NUL characters: each kind once, with its number, at its first line.
  private(set) var problems: [ImportProblem] = []

  /// A text without a mark of UTF-16 is UTF-8; what is no UTF-8 in it is Windows-1252, which a spreadsheet writes by default,
  /// or its Turkish form.
  init(_ file: [UInt8]) {
    bytes = Self.fromUTF16(file) ?? file
    if String(validating: bytes, as: UTF8.self) == nil { readRestAsWindows() }
    if bytes.contains(0) {
      report(.nul, bytes.count { $0 == 0 }, at: bytes.firstIndex(of: 0) ?? 0)
      bytes.removeAll { $0 == 0 }
    }
  }

  private mutating func report(_ code: ImportProblemCode, _ count: Int, at index: Int) {
    let line = 1 + bytes[..<index].count { $0 == UInt8(ascii: "\n") }
    problems.append(ImportProblem(line: line, code: code, found: String(count), isRowLost: false))
  }

  private mutating func readRestAsWindows() {
    let strays = strayBytes()
    let isTurkish = Self.isTurkish(Set(strays.map { bytes[$0] }))
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 2 * strays.count)
    var start = 0
    for index in strays {
      output += bytes[start..<index]
      output += Array(String(Character(Self.character(bytes[index], isTurkish: isTurkish))).utf8)
      start = index + 1
    }
    report(isTurkish ? .turkishEncoding : .encoding, strays.count, at: strays.first ?? 0)
    bytes = output + bytes[start...]
  }

  /// The places of the bytes that are no UTF-8.
  private func strayBytes() -> [Int] {
    var strays: [Int] = []
    var index = 0
    while index < bytes.count {
      let length = Self.lengthOfCharacter(bytes[index])
      let end = min(index + length, bytes.count)
      if length == 1 && bytes[index] < 0x80
        || length > 1 && String(validating: bytes[index..<end], as: UTF8.self) != nil
      {
        index = end
      } else {
        strays.append(index)
        index += 1
      }
    }
    return strays
  }

  /// Of UTF-8, by its first byte (RFC 3629, section 3).
  private static func lengthOfCharacter(_ byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Windows-1254 has six Turkish letters where Windows-1252 has Icelandic ones. A text in Icelandic also has vowels with
  /// an acute accent.
  private static func isTurkish(_ strays: Set<UInt8>) -> Bool {
    let accents: Set<UInt8> = [0xC1, 0xC6, 0xC9, 0xCD, 0xD3, 0xDA, 0xE1, 0xE6, 0xE9, 0xED, 0xF3, 0xFA]
    return !strays.isDisjoint(with: turkish.keys) && strays.isDisjoint(with: accents)
  }

  private static let turkish: [UInt8: Unicode.Scalar] = [
    0xD0: "Ğ", 0xDD: "İ", 0xDE: "Ş", 0xF0: "ğ", 0xFD: "ı", 0xFE: "ş",
  ]

  private static func character(_ byte: UInt8, isTurkish: Bool) -> Unicode.Scalar {
    if isTurkish, let letter = turkish[byte] { return letter }
    return (0x80...0x9F).contains(byte) ? upper[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  /// 0x80 to 0x9F (WHATWG Encoding, index windows-1252). The five that it leaves open are U+FFFD.
  private static let upper = Array(
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars)

  /// The encoding that spreadsheets call "Unicode text": UTF-16 with a byte order mark (Unicode 16.0, section 23.8). A half of
  /// a surrogate pair becomes U+FFFD, as does a last odd byte.
  private static func fromUTF16(_ bytes: [UInt8]) -> [UInt8]? {
    let isBigEndian: Bool
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): isBigEndian = false
    case (0xFE, 0xFF): isBigEndian = true
    default: return nil
    }
    let units = stride(from: 2, to: bytes.count, by: 2).map { index -> UInt16 in
      guard index + 1 < bytes.count else { return 0xFFFD }
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
