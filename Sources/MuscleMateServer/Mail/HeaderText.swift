internal import Primitives

/// Texts as the headers of a mail take them (RFC 5322, RFC 2047).
enum HeaderText {
  /// `Sat, 21 Nov 2026 03:14:31 +0000` (RFC 5322, section 3.3).
  static func date(_ time: Timestamp) -> String {
    let second = (time.unixSeconds % 86_400 + 86_400) % 86_400
    let day = (time.unixSeconds - second) / 86_400
    let date = CivilDate(unixDay: day)
    // 1 January 1970 was a Thursday.
    let weekday = weekdays[Int((day % 7 + 7 + 4) % 7)]
    let clock = [second / 3_600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(weekday), \(date.day) \(months[Int(date.month) - 1]) \(date.year) "
      + "\(clock.joined(separator: ":")) +0000"
  }

  /// A name before an address: quoted, or in encoded words.
  static func phrase(_ text: String) -> String {
    guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return encoded(text) }
    return "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }

  /// As it is where it is ASCII and short, else as encoded words (RFC 2047), each on a line of at most 76
  /// characters with the header's name before the first: base64 of 36 bytes, never cutting a character in two.
  static func encoded(_ text: String) -> String {
    let text = text.asPlainLine
    if text.utf8.count <= 66, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }), !text.contains("=?") {
      return text
    }
    var words: [String] = []
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      let next = Array(String(scalar).utf8)
      if bytes.count + next.count > 36 {
        words.append(word(bytes))
        bytes = []
      }
      bytes += next
    }
    if !bytes.isEmpty { words.append(word(bytes)) }
    return words.joined(separator: "\n ")
  }

  /// The host of a URL, without the port. An IP address is put in brackets (RFC 5321, section 4.1.3).
  static func host(of url: String) -> String {
    let authority = url.drop { $0 != "/" }.drop { $0 == "/" }.prefix { $0 != "/" }
    if authority.hasPrefix("[") { return "[IPv6:" + authority.dropFirst().prefix { $0 != "]" } + "]" }
    let host = authority.prefix { $0 != ":" }
    return host.allSatisfy { $0.isNumber || $0 == "." } ? "[\(host)]" : String(host)
  }

  private static func word(_ bytes: [UInt8]) -> String { "=?utf-8?B?\(Base64.encode(bytes))?=" }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

/// Base64 with padding (RFC 4648, section 4), as mail wants it.
enum Base64 {
  static func encode(_ bytes: [UInt8]) -> String {
    let text = Base64URL.encode(bytes).map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }
    return String(text) + String(repeating: "=", count: (4 - text.count % 4) % 4)
  }
}
