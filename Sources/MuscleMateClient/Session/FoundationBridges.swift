public import Foundation
public import Primitives

// The API's values have no Foundation in them; apps show and pick dates and numbers with Foundation's.

extension Primitives.UUID {
  public init(_ id: Foundation.UUID) {
    let words = withUnsafeBytes(of: id.uuid) { bytes in
      [0, 8].map { UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self)) }
    }
    self.init(high: words[0], low: words[1])
  }
}

extension Foundation.UUID {
  public init(_ id: Primitives.UUID) {
    var bytes = Foundation.UUID().uuid
    withUnsafeMutableBytes(of: &bytes) { bytes in
      bytes.storeBytes(of: id.high.bigEndian, as: UInt64.self)
      bytes.storeBytes(of: id.low.bigEndian, toByteOffset: 8, as: UInt64.self)
    }
    self.init(uuid: bytes)
  }
}

extension Timestamp {
  /// To the microsecond; what is outside of 64 bits is the nearest end.
  public init(_ date: Date) {
    let limit = Double(Int64.max / 1_000_000) - 1
    let seconds = max(-limit, min(limit, date.timeIntervalSince1970))
    self.init(unixMicroseconds: Int64((seconds * 1_000_000).rounded()))
  }
}

extension Date {
  public init(_ time: Timestamp) { self.init(timeIntervalSince1970: Double(time.unixMicroseconds) / 1e6) }
}

extension CivilDate {
  /// The day that it is in this zone at this moment.
  public init(_ date: Date, in zone: TimeZone) {
    let seconds = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
    self.init(unixDay: Int64((seconds / 86_400).rounded(.down)))
  }
}

extension Primitives.Decimal {
  /// Nil where it has more digits than fit, or is no number: nothing is rounded unasked.
  public init?(_ number: Foundation.Decimal) { self.init("\(number)") }
}

extension Foundation.Decimal {
  public init(_ number: Primitives.Decimal) {
    self.init(
      sign: number.coefficient < 0 ? .minus : .plus, exponent: -number.scale,
      significand: Foundation.Decimal(number.coefficient.magnitude))
  }
}
