internal import Primitives

/// The texts of header fields.
enum FieldText {
  static let operation = "Sync-Operation"
  static let idempotencyKey = "Idempotency-Key"

  /// The value of `Sync-Operation`: a dictionary of RFC 9651.
  static func operation(device: UUID, sequence: Int64, id: UUID) -> String {
    "device=\"\(device)\", sequence=\(sequence), id=\"\(id)\""
  }

  static func version(_ version: Int64) -> String { "\"\(version)\"" }

  /// The version in an entity tag: the number, before the digest of what was shown.
  static func version(inTag tag: String) -> Int64? {
    let opaque = tag.drop { $0 == "W" || $0 == "/" || $0 == "\"" }
    return Int64(opaque.prefix { $0.isASCII && $0.isNumber })
  }

  /// `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7; the obsolete forms are not read).
  static func date(_ text: String) -> Timestamp? {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT", let month = months.firstIndex(of: parts[2]) else { return nil }
    let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
    return Timestamp("\(parts[3])-\(number)-\(parts[1])T\(parts[4])Z")
  }

  /// The value of `Retry-After`: seconds, or a date (section 10.2.3).
  static func duration(_ text: String, from now: Timestamp) -> Duration? {
    if let seconds = Int64(text) { return seconds < 0 ? nil : .seconds(seconds) }
    return date(text).map { .microseconds(max(0, $0.microseconds - now.microseconds)) }
  }

  private static let months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(separator: " ")
}
