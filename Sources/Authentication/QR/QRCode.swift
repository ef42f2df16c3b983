internal import CQREncode

/// A QR code of a text, as squares and as a picture.
public struct QRCode: Sendable {
  /// Squares on a side.
  public let side: Int
  private let squares: [UInt8]

  /// Nil where the text is too long for one.
  public init?(_ text: String) {
    // Level M restores 15 % of the squares: enough for a screen that mirrors.
    guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
    defer { QRcode_free(code) }
    side = Int(code.pointee.width)
    squares = Array(UnsafeBufferPointer(start: code.pointee.data, count: side * side))
  }

  /// The lowest bit of a square is its colour (qrencode.h).
  public func isDark(_ row: Int, _ column: Int) -> Bool { squares[row * side + column] & 1 == 1 }

  /// Black on white, with the quiet zone of four squares that readers need.
  ///
  /// - Parameter scale: pixels of a square's side.
  public func png(scale: Int = 6) -> [UInt8] {
    let width = (side + 8) * scale
    var rows: [[UInt8]] = []
    for row in 0..<(side + 8) {
      var bits = [UInt8](repeating: 0, count: (width + 7) / 8)
      for pixel in 0..<width {
        let (row, column) = (row - 4, pixel / scale - 4)
        let isInside = (0..<side).contains(row) && (0..<side).contains(column)
        if !isInside || !isDark(row, column) { bits[pixel / 8] |= 0x80 >> UInt8(pixel % 8) }
      }
      for _ in 0..<scale { rows.append(bits) }
    }
    return PNG.encode(rows, width: width)
  }
}
