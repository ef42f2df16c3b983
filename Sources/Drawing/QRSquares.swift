/// The squares of a QR code (ISO/IEC 18004), which a reader needs black on white.
public struct QRSquares: Sendable, Equatable {
  /// Row by row, whether each is dark.
  public var rows: [[Bool]]

  public init(_ rows: [[Bool]]) { self.rows = rows }

  /// The white margin around them, in squares.
  private static let margin = 4

  /// With the margin, in squares.
  public var side: Int { rows.count + 2 * Self.margin }

  /// The code alone, each square so many pixels wide.
  public func scene(square: Double, title: String) -> Scene {
    let side = Double(side) * square
    return Scene(width: side, height: side, title: title, marks: marks(square: square, x: 0, y: 0))
  }

  /// Dark squares beside each other are one mark: fewer marks, and no hairlines between them.
  func marks(square: Double, x: Double, y: Double) -> [Mark] {
    let paper = Box(x: x, y: y, width: Double(side) * square, height: Double(side) * square)
    var marks: [Mark] = [.rect(Rect(paper, .paper))]
    for (row, squares) in rows.enumerated() {
      var column = 0
      while column < squares.count {
        let length = squares[column...].prefix { $0 }.count
        if length > 0 {
          let strip = Box(
            x: x + Double(column + Self.margin) * square, y: y + Double(row + Self.margin) * square,
            width: Double(length) * square, height: square)
          marks.append(.rect(Rect(strip, .code)))
        }
        column += max(length, 1)
      }
    }
    return marks
  }
}
