/// The value of a hexadecimal digit in either case.
@inlinable
public func hexadecimalValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

/// The lower-case digit of a value below 16.
@inlinable
public func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}

public enum Hexadecimal {
  public static func encode(_ bytes: some Sequence<UInt8>) -> String {
    var digits: [UInt8] = []
    for byte in bytes {
      digits.append(hexadecimalDigit(byte >> 4))
      digits.append(hexadecimalDigit(byte & 0xF))
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// The bytes of pairs of digits; nil for anything else.
  public static func decode(_ text: some StringProtocol) -> [UInt8]? {
    let digits = text.utf8.compactMap(hexadecimalValue)
    guard digits.count == text.utf8.count, digits.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}

extension RandomNumberGenerator {
  /// Bytes of this generator; the system's generator is cryptographically secure, so tokens come from here.
  public mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &self) }
  }
}

extension Substring {
  /// Without the spaces and tabs at its ends.
  public func trimmingSpaces() -> Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
