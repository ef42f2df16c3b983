/// Files that begin as pictures do, which is as far as the server reads them.
enum SamplePicture {
  static func png(width: Int, height: Int, of content: String = "pixels") -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + number(13, bytes: 4).reversed() + Array("IHDR".utf8)
      + number(width, bytes: 4).reversed() + number(height, bytes: 4).reversed() + [
        8, 6, 0, 0, 0, 0, 0, 0, 0,
      ]
      + Array(content.utf8)
  }

  /// A lossy picture.
  static func webP(width: Int, height: Int) -> [UInt8] {
    webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A] + number(width, bytes: 2) + number(height, bytes: 2))
  }

  static func losslessWebP(width: Int, height: Int) -> [UInt8] {
    webP("VP8L", [0x2F] + number(width - 1 | (height - 1) << 14, bytes: 4) + [0, 0, 0, 0, 0])
  }

  static func extendedWebP(width: Int, height: Int) -> [UInt8] {
    webP("VP8X", [0x10, 0, 0, 0] + number(width - 1, bytes: 3) + number(height - 1, bytes: 3))
  }

  private static func webP(_ chunk: String, _ data: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + number(data.count + 12, bytes: 4) + Array("WEBP\(chunk)".utf8)
      + number(data.count, bytes: 4) + data
  }

  /// The lowest byte first.
  private static func number(_ value: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
