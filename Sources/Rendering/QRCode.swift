internal import CQREncode
public import Drawing

extension QRSquares {
  /// The code of a text. Nil where the text is too long for one.
  public init?(encoding text: String) {
    // Level M restores 15 % of the squares: enough for a screen that mirrors.
    guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
    defer { QRcode_free(code) }
    let side = Int(code.pointee.width)
    let squares = UnsafeBufferPointer(start: code.pointee.data, count: side * side)
    // The lowest bit of a square is its colour (qrencode.h).
    self.init((0..<side).map { row in (0..<side).map { squares[row * side + $0] & 1 == 1 } })
  }
}
