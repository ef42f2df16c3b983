internal import Authentication
internal import Testing

struct QRCodeTests {
  @Test func `the picture shows the squares, with a white margin`() throws {
    let code = try #require(QRCode("otpauth://totp/MuscleMate:anna?secret=MZXW6YTBOI"))
    let png = code.png(scale: 3)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let width = (code.side + 8) * 3
    #expect(number(png, at: 16) == width)
    #expect(number(png, at: 20) == width)
    // Behind the chunks' heads, the stream's and the only block's: the rows, each behind a filter's byte.
    let start = 8 + 25 + 8 + 2 + 5
    let stride = 1 + (width + 7) / 8
    for row in 0..<width {
      for column in 0..<width {
        let byte = png[start + row * stride + 1 + column / 8]
        let isWhite = byte & (0x80 >> UInt8(column % 8)) != 0
        let (y, x) = (row / 3 - 4, column / 3 - 4)
        let isDark = (0..<code.side).contains(y) && (0..<code.side).contains(x) && code.isDark(y, x)
        guard isWhite == isDark else { continue }
        Issue.record("\(row), \(column)")
      }
    }
  }

  @Test func `a text of megabytes makes none`() {
    #expect(QRCode(String(repeating: "x", count: 1_000_000)) == nil)
  }

  private func number(_ bytes: [UInt8], at index: Int) -> Int {
    bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}
