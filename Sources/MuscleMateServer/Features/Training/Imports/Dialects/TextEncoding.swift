internal import Localization

/// The text of a file in UTF-8 without a NUL, which PostgreSQL's text can't hold.
struct TextEncoding {
  private(set) var bytes: [UInt8]
  /// Bytes that are no UTF-8, and NUL characters: each kind once, with its number, at its first line.
  private(set) var problems: [ImportProblem] = []

  /// A text without a mark of UTF-16 is UTF-8; what is no UTF-8 in it is Windows-1252, which a spreadsheet writes by default.
  init(_ file: [UInt8]) {
    bytes = Self.fromUTF16(file) ?? file
    if String(validating: bytes, as: UTF8.self) == nil { readRestAsWindows1252() }
    if bytes.contains(0) {
      report(.nul, bytes.count { $0 == 0 }, at: bytes.firstIndex(of: 0) ?? 0)
      bytes.removeAll { $0 == 0 }
    }
  }

  private mutating func report(_ code: ImportProblemCode, _ count: Int, at index: Int) {
    let line = 1 + bytes[..<index].count { $0 == UInt8(ascii: "\n") }
    problems.append(ImportProblem(line: line, code: code, found: String(count), isRowLost: false))
  }

  private mutating func readRestAsWindows1252() {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + bytes.count / 8)
    var strays: (count: Int, first: Int) = (0, 0)
    var index = 0
    while index < bytes.count {
      let length = Self.lengthOfCharacter(bytes[index])
      let end = min(index + length, bytes.count)
      if length == 1 && bytes[index] < 0x80
        || length > 1 && String(validating: bytes[index..<end], as: UTF8.self) != nil
      {
        output += bytes[index..<end]
        index = end
      } else {
        if strays.count == 0 { strays.first = index }
        strays.count += 1
        output += Array(String(Character(Self.windows1252(bytes[index]))).utf8)
        index += 1
      }
    }
    report(.encoding, strays.count, at: strays.first)
    bytes = output
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

  private static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    return upper[Int(byte) - 0x80]
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
