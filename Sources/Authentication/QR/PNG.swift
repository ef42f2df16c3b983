/// A picture in black and white (PNG, third edition): one bit a pixel, without compression, which a picture of some
/// kilobytes can do without.
enum PNG {
  /// - Parameter rows: of bits, the leftmost pixel in the highest; a set bit is white.
  static func encode(_ rows: [[UInt8]], width: Int) -> [UInt8] {
    let header = number(width) + number(rows.count) + [1, 0, 0, 0, 0]
    // Each row behind the filter that it went through: none.
    let data = rows.flatMap { row -> [UInt8] in [0] + row }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", header) + chunk("IDAT", stored(data)) + chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return number(data.count) + body + number(Int(checksum(body)))
  }

  /// A zlib stream of blocks that are stored as they are (RFC 1950; RFC 1951, section 3.2.4).
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, data.count)
      let length = UInt16(end - start)
      stream.append(end == data.count ? 1 : 0)
      for half in [length, ~length] { stream += [UInt8(truncatingIfNeeded: half), UInt8(half >> 8)] }
      stream += data[start..<end]
      start = end
    } while start < data.count
    return stream + number(Int(adler32(data)))
  }

  private static func adler32(_ data: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in data {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  /// CRC-32 with the polynomial of ISO 3309.
  private static func checksum(_ data: [UInt8]) -> UInt32 {
    var remainder = UInt32.max
    for byte in data {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
    }
    return ~remainder
  }

  private static func number(_ value: Int) -> [UInt8] {
    let value = UInt32(truncatingIfNeeded: value)
    return (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32($0))) }
  }
}
