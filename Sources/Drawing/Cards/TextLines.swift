/// Texts broken into lines that fit.
struct TextLines {
  let measure: TextMeasure
  let size: Double
  let isBold: Bool
  let width: Double

  /// At most so many lines. What does not fit is cut, and an ellipsis says so.
  func of(_ text: String, atMost most: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      for piece in pieces(of: String(word)) {
        let longer =
          line.isEmpty ? piece.text : piece.beginsWord ? "\(line) \(piece.text)" : line + piece.text
        if fits(longer) {
          line = longer
        } else {
          lines.append(line)
          line = piece.text
        }
      }
    }
    if !line.isEmpty { lines.append(line) }
    guard lines.count > most else { return lines }
    return lines.prefix(most - 1) + [cut(lines[most - 1])]
  }

  func fits(_ text: String) -> Bool { measure(text, size, isBold) <= width }

  /// A word that is wider than a line goes on in the next one.
  private func pieces(of word: String) -> [(text: String, beginsWord: Bool)] {
    guard !fits(word) else { return [(word, true)] }
    var pieces: [(text: String, beginsWord: Bool)] = []
    var piece = ""
    for character in word {
      if !piece.isEmpty, !fits(piece + String(character)) {
        pieces.append((piece, pieces.isEmpty))
        piece = ""
      }
      piece.append(character)
    }
    return pieces + [(piece, pieces.isEmpty)]
  }

  private func cut(_ line: String) -> String {
    var line = line
    while !line.isEmpty, !fits(line + "…") { line.removeLast() }
    return line + "…"
  }
}
