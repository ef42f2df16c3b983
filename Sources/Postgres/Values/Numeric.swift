public import Primitives

/// `numeric` in binary (numeric_send, src/backend/utils/adt/numeric.c): the count of digits to base 10 000, the
/// weight of the first of them, the sign, the digits shown behind the point, and the digits.
extension Decimal: Scalar {
  public static var postgresType: PostgresType { .numeric }

  public func write(to output: inout BinaryWriter) {
    // Padded so that the point falls between two digits to base 10 000.
    let fractionGroups = (scale + 3) / 4
    var rest = UInt128(coefficient.magnitude)
    for _ in scale..<fractionGroups * 4 { rest *= 10 }
    // 64 bits and three digits of padding: six groups at most, first the least.
    var groups: (UInt16, UInt16, UInt16, UInt16, UInt16, UInt16) = (0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &groups) { bytes in
      let groups = bytes.bindMemory(to: UInt16.self)
      var count = 0
      while rest > 0, count < groups.count {
        groups[count] = UInt16(rest % 10_000)
        rest /= 10_000
        count += 1
      }
      output.append(Int16(count))
      output.append(Int16(count - fractionGroups - 1))
      output.append(UInt16(coefficient < 0 ? 0x4000 : 0))
      output.append(Int16(scale))
      for index in (0..<count).reversed() { output.append(groups[index]) }
    }
  }

  public static func read(_ bytes: UnsafeRawBufferPointer?) throws(ColumnFault) -> Decimal {
    var reader = try BinaryReader(bytes)
    let count = try reader.integer(Int16.self)
    let weight = try reader.integer(Int16.self)
    let sign = try reader.integer(UInt16.self)
    _ = try reader.integer(Int16.self)
    // 0x4000 is minus; the others are NaN and the infinities.
    guard sign == 0 || sign == 0x4000, count >= 0 else { throw .malformed }
    var magnitude: UInt128 = 0
    for _ in 0..<count {
      let (shifted, overflow) = magnitude.multipliedReportingOverflow(by: 10_000)
      let (sum, overflowOfSum) = shifted.addingReportingOverflow(UInt128(try reader.integer(UInt16.self)))
      guard !overflow, !overflowOfSum else { throw .malformed }
      magnitude = sum
    }
    let exponent = 4 * (Int(weight) - Int(count) + 1)
    guard let value = Decimal(magnitude: magnitude, exponent: exponent, isNegative: sign != 0) else {
      throw .malformed
    }
    return value
  }

  /// Nil where the exact value does not fit.
  private init?(magnitude: UInt128, exponent: Int, isNegative: Bool) {
    var (magnitude, exponent) = (magnitude, magnitude == 0 ? 0 : exponent)
    while exponent > 0 {
      guard magnitude <= UInt128(UInt64.max) else { return nil }
      magnitude *= 10
      exponent -= 1
    }
    while exponent < 0, magnitude % 10 == 0 {
      magnitude /= 10
      exponent += 1
    }
    let limit = UInt128(Int64.max) + (isNegative ? 1 : 0)
    guard magnitude <= limit else { return nil }
    let bits = Int64(truncatingIfNeeded: magnitude)
    self.init(coefficient: isNegative ? 0 &- bits : bits, scale: -exponent)
  }
}
