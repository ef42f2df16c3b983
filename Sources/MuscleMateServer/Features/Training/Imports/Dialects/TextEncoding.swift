/// The encoding that spreadsheets call "Unicode text": UTF-16 with a byte order mark (Unicode 16.0, section 23.8).
enum TextEncoding {
  /// In UTF-8, as the reader takes it; a text without a mark of UTF-16 stays as it is. A half of a surrogate pair becomes
  /// U+FFFD, as does a last odd byte.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    let isBigEndian: Bool
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): isBigEndian = false
    case (0xFE, 0xFF): isBigEndian = true
    default: return bytes
    }
    let units = stride(from: 2, to: bytes.count, by: 2).map { index -> UInt16 in
      guard index + 1 < bytes.count else { return 0xFFFD }
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
