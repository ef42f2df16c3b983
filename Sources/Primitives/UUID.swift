/// A universally unique identifier (RFC 9562), kept as two integers: it compares, hashes and travels to
/// PostgreSQL without a string in between.
public struct UUID: Hashable, Sendable {
  public let high: UInt64
  public let low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The canonical form of RFC 9562, section 4: 8-4-4-4-12 hexadecimal digits, either case.
  public init?(_ text: some StringProtocol) {
    var value: (high: UInt64, low: UInt64) = (0, 0)
    var position = 0
    for byte in text.utf8 {
      switch position {
      case 8, 13, 18, 23:
        guard byte == UInt8(ascii: "-") else { return nil }
      default:
        guard let digit = hexadecimalValue(byte) else { return nil }
        value.high = value.high << 4 | value.low >> 60
        value.low = value.low << 4 | UInt64(digit)
      }
      position += 1
    }
    guard position == 36 else { return nil }
    self.init(high: value.high, low: value.low)
  }

  /// A time-ordered identifier (version 7, RFC 9562 section 5.7), so that rows written together lie
  /// together in an index.
  public static func v7(
    at time: Timestamp, using random: inout some RandomNumberGenerator
  ) -> UUID {
    let milliseconds = UInt64(bitPattern: time.unixMilliseconds) & 0xFFFF_FFFF_FFFF
    let high: UInt64 = milliseconds << 16 | 0x7000 | random.next() & 0xFFF
    let low: UInt64 = UInt64(1) << 63 | random.next() >> 2
    return UUID(high: high, low: low)
  }

  public static func v7(at time: Timestamp) -> UUID {
    var random = SystemRandomNumberGenerator()
    return v7(at: time, using: &random)
  }
}

extension UUID: CustomStringConvertible, Comparable {
  public var description: String {
    String(unsafeUninitializedCapacity: 36) { buffer in
      var index = 0
      for nibble in 0..<32 {
        if nibble == 8 || nibble == 12 || nibble == 16 || nibble == 20 {
          buffer[index] = UInt8(ascii: "-")
          index += 1
        }
        let word: UInt64 = nibble < 16 ? high : low
        let shift = UInt64(60 - 4 * (nibble % 16))
        buffer[index] = hexadecimalDigit(UInt8(word >> shift & 0xF))
        index += 1
      }
      return index
    }
  }

  public static func < (left: UUID, right: UUID) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}
