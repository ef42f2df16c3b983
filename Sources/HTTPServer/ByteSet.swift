/// A set of ASCII bytes in two words. Bytes above ASCII are in no set.
struct ByteSet {
  private let low: UInt64
  private let high: UInt64

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  private init(_ characters: StaticString) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    characters.withUTF8Buffer { bytes in
      for byte in bytes where byte < 64 { low |= 1 << UInt64(byte) }
      for byte in bytes where byte >= 64 && byte < 128 { high |= 1 << UInt64(byte - 64) }
    }
    self.init(low: low, high: high)
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low >> UInt64(byte) & 1 == 1 : byte < 128 && high >> UInt64(byte & 63) & 1 == 1
  }

  private func union(_ other: ByteSet) -> ByteSet {
    ByteSet(low: low | other.low, high: high | other.high)
  }

  private static let alphanumeric = ByteSet(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  /// RFC 9110 §5.6.2: tchar.
  static let token = alphanumeric.union(ByteSet("!#$%&'*+-.^_`|~"))
  /// RFC 3986 §3.3: pchar and the slash. The percent sign only where two digits follow; see `isEncoded`.
  static let path = alphanumeric.union(ByteSet("-._~!$&'()*+,;=:@/%"))
  /// RFC 3986 §3.4.
  static let query = path.union(ByteSet("?"))
  /// RFC 3986 §3.2.2: reg-name, which covers IPv4 in dotted form.
  static let registeredName = alphanumeric.union(ByteSet("-._~!$&'()*+,;=%"))
  /// RFC 3986 §3.2.2: the text between the brackets of an IPv6 literal.
  static let addressLiteral = ByteSet("0123456789ABCDEFabcdef:.")
}

typealias Bytes = UnsafeBufferPointer<UInt8>

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether all bytes are of the set, and each percent sign starts an escape (RFC 3986 §2.1).
  func isEncoded(in set: ByteSet) -> Bool {
    var digitsDue = 0
    for byte in self {
      guard set.contains(byte) else { return false }
      if digitsDue > 0 {
        guard isHexadecimalDigit(byte) else { return false }
        digitsDue -= 1
      } else if byte == UInt8(ascii: "%") {
        digitsDue = 2
      }
    }
    return digitsDue == 0
  }

  func equals(_ text: StaticString, ignoringCase: Bool = false) -> Bool {
    text.withUTF8Buffer { expected in
      guard expected.count == count else { return false }
      return zip(self, expected).allSatisfy { mine, theirs in
        mine == theirs || ignoringCase && lowercased(mine) == lowercased(theirs)
      }
    }
  }

  var string: String { String(decoding: self, as: UTF8.self) }

  /// Without the spaces and tabs at both ends (RFC 9110 §5.6.3).
  var trimmed: Self {
    var trimmed = self
    while let first = trimmed.first, isBlank(first) { trimmed.removeFirst() }
    while let last = trimmed.last, isBlank(last) { trimmed.removeLast() }
    return trimmed
  }
}

func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

func isHexadecimalDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || lowercased(byte) >= UInt8(ascii: "a") && lowercased(byte) <= UInt8(ascii: "f")
}
