/// Base64 with the URL-safe alphabet and no padding (RFC 4648, section 5): what tokens and cursors are made of.
public enum Base64URL {
  private static let digits = BitDigits(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", bits: 6)

  public static func encode(_ bytes: some Sequence<UInt8>) -> String { digits.encode(bytes) }

  /// Nil for anything that `encode` would not have written: other characters, padding, stray trailing bits.
  public static func decode(_ text: some StringProtocol) -> [UInt8]? { digits.decode(text.utf8) }
}

/// RFC 4648, section 6, without padding: what people can read out, and what apps take a secret in.
public enum Base32 {
  private static let digits = BitDigits("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", bits: 5)

  public static func encode(_ bytes: some Sequence<UInt8>) -> String { digits.encode(bytes) }

  /// In either case; nil for other characters and for bits that no byte has.
  public static func decode(_ text: some StringProtocol) -> [UInt8]? {
    digits.decode(text.utf8.lazy.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 ? $0 - 32 : $0 })
  }
}

/// Digits for so many bits each, the highest first (RFC 4648, section 3).
private struct BitDigits: Sendable {
  private let digits: [UInt8]
  /// By character; a character that is no digit has none.
  private let values: [UInt32?]
  private let bits: Int

  init(_ digits: String, bits: Int) {
    self.digits = Array(digits.utf8)
    self.bits = bits
    var values = [UInt32?](repeating: nil, count: 256)
    for (value, digit) in digits.utf8.enumerated() { values[Int(digit)] = UInt32(value) }
    self.values = values
  }

  func encode(_ bytes: some Sequence<UInt8>) -> String {
    let mask: UInt32 = 1 << UInt32(bits) - 1
    var text: [UInt8] = []
    var pending: UInt32 = 0
    var waiting = 0
    for byte in bytes {
      pending = pending << 8 | UInt32(byte)
      waiting += 8
      while waiting >= bits {
        waiting -= bits
        text.append(digits[Int(pending >> UInt32(waiting) & mask)])
      }
    }
    if waiting > 0 { text.append(digits[Int(pending << UInt32(bits - waiting) & mask)]) }
    return String(decoding: text, as: UTF8.self)
  }

  func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var pending: UInt32 = 0
    var waiting = 0
    for character in text {
      guard let value = values[Int(character)] else { return nil }
      pending = pending << UInt32(bits) | value
      waiting += bits
      if waiting >= 8 {
        waiting -= 8
        bytes.append(UInt8(truncatingIfNeeded: pending >> UInt32(waiting)))
      }
    }
    let strayBits = pending & (1 << UInt32(waiting) - 1)
    return waiting < bits && strayBits == 0 ? bytes : nil
  }
}
