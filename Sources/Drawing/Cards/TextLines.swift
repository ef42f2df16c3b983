/// Texts broken into lines that fit.
struct TextLines {
  let measure: TextMeasure
  let size: Double
  let isBold: Bool
  let width: Double

  /// A word, or a piece of one that is wider than a line.
  private struct Piece {
    let text: String
    let width: Double
    /// Whether a space stands before it, unless it begins a line.
    let beginsWord: Bool
  }

  /// At most so many lines. What does not fit is cut, and an ellipsis says so.
  ///
  /// Each word is measured once, and not more of the text is looked at than can be seen: notes have up to 10,000 characters.
  func of(_ text: String, atMost most: Int) -> [String] {
    guard most > 0 else { return [] }
    let space = measure(" ", size, isBold)
    var lines: [String] = []
    var (line, taken) = ("", 0.0)
    for word in text.prefix(most * charactersInLine + 1).split(whereSeparator: \.isWhitespace) {
      for piece in pieces(of: String(word)) {
        let gap = line.isEmpty || !piece.beginsWord ? 0 : space
        if line.isEmpty || taken + gap + piece.width <= width {
          line += (gap > 0 ? " " : "") + piece.text
          taken += gap + piece.width
        } else {
          lines.append(line)
          (line, taken) = (piece.text, piece.width)
        }
        if lines.count == most { return lines.dropLast() + [cut(lines[most - 1])] }
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  func fits(_ text: String) -> Bool { text.count <= charactersInLine && measure(text, size, isBold) <= width }

  /// More than this are in no line: few characters are narrower than a fifth of their height.
  private var charactersInLine: Int { Int(width / (size * 0.2)) + 1 }

  /// A word that is wider than a line goes on in the next one.
  private func pieces(of word: String) -> [Piece] {
    let whole = measure(word, size, isBold)
    guard whole > width else { return [Piece(text: word, width: whole, beginsWord: true)] }
    var pieces: [Piece] = []
    var (piece, taken) = ("", 0.0)
    for character in word {
      let wide = measure(String(character), size, isBold)
      if !piece.isEmpty, taken + wide > width {
        pieces.append(Piece(text: piece, width: taken, beginsWord: pieces.isEmpty))
        (piece, taken) = ("", 0)
      }
      piece.append(character)
      taken += wide
    }
    return pieces + [Piece(text: piece, width: taken, beginsWord: pieces.isEmpty)]
  }

  private func cut(_ line: String) -> String {
    let ellipsis = measure("…", size, isBold)
    var (line, taken) = (line, measure(line, size, isBold))
    while let last = line.last, taken + ellipsis > width {
      taken -= measure(String(last), size, isBold)
      line.removeLast()
    }
    return line + "…"
  }
}
