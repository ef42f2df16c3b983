/// The format and the size of a picture, as its first bytes say. SVG is none of the formats: it can hold scripts.
struct PictureFile: Equatable {
  let mediaType: String
  /// Pixels.
  let width: Int
  let height: Int

  private typealias Size = (width: Int, height: Int)

  /// Nil for anything but PNG and WebP.
  init?(_ file: [UInt8]) {
    let png = Self.sizeOfPNG(file)
    guard let size = png ?? Self.sizeOfWebP(file) else { return nil }
    mediaType = png == nil ? "image/webp" : "image/png"
    width = size.width
    height = size.height
  }

  /// Systems make their own sizes of an icon, of which 192 pixels is the smallest that they ask for.
  var isIcon: Bool { width == height && (192...1_024).contains(width) }

  var isLogo: Bool { (1...1_024).contains(width) && (1...512).contains(height) }

  /// The signature, then the chunk IHDR: 13 bytes, which begin with the size, and a checksum of 4 (PNG, third edition, 5.2
  /// and 11.2.1).
  private static func sizeOfPNG(_ file: [UInt8]) -> Size? {
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    guard file.starts(with: start), file.count >= start.count + 17 else { return nil }
    func number(at place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }

  /// A RIFF container whose first chunk says the size, in one of three ways (RFC 9649, sections 2.4 to 2.7; RFC 6386,
  /// section 9.1).
  private static func sizeOfWebP(_ file: [UInt8]) -> Size? {
    guard file.count >= 30, file.starts(with: "RIFF".utf8), file[8..<12].elementsEqual("WEBP".utf8) else {
      return nil
    }
    /// Of up to four bytes, the lowest first.
    func number(at place: Int, bytes: Int) -> Int {
      file[place..<place + bytes].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    switch String(decoding: file[12..<16], as: UTF8.self) {
    case "VP8X": return (number(at: 24, bytes: 3) + 1, number(at: 27, bytes: 3) + 1)
    case "VP8 " where file[23..<26].elementsEqual([0x9D, 0x01, 0x2A]):
      return (number(at: 26, bytes: 2) & 0x3FFF, number(at: 28, bytes: 2) & 0x3FFF)
    case "VP8L" where file[20] == 0x2F:
      let bits = number(at: 21, bytes: 4)
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    default: return nil
    }
  }
}
