import Testing

@testable import Drawing

@Suite struct `A card` {
  private static let longest =
    "Rückwärtige Bulgarische Ausfallschritte mit Kurzhanteln und Pause am tiefsten Punkt"

  /// Of everything, and each text as long as it gets.
  private static var full: Card {
    let brand = Card.Brand(
      name: longest, address: "a-very-long-host-name.of-a-chain-of-gyms.example",
      code: QRSquares((0..<29).map { row in (0..<29).map { (row * $0) % 3 == 0 } }))
    var card = Card(longest + " " + longest, brand: brand) { "\($0) weitere Übungen" }
    card.subtitle = longest
    card.person = longest
    card.figures = [
      Card.Figure("1.234.567,25", unit: "kg", label: "Bestes Gewicht für 12 Wiederholungen"),
      Card.Figure("123:45", unit: "h", label: longest), Card.Figure("17", label: "Rekorde"),
    ]
    card.way = Card.Way(1.4, from: "1.234,5 kg", to: "140 %")
    card.rows = (0..<40).map { index in
      Card.Row(
        index % 3 == 0 ? longest : "Übung \(index)", details: [longest + longest, "3 Sätze"],
        isRecord: index % 4 == 0)
    }
    card.rows.append(Card.Row(String(repeating: "x", count: 200), details: []))
    return card
  }

  private static func texts(_ marks: [Mark]) -> [Text] {
    marks.flatMap { mark -> [Text] in
      switch mark {
      case .text(let text): [text]
      case .part(let part): texts(part.marks)
      default: []
      }
    }
  }

  private static func texts(_ format: CardFormat, of card: Card = full) -> [Text] {
    card.scenes(format, measure: InterWidths.measure).flatMap { texts($0.marks) }
  }

  @Test(arguments: CardFormat.allCases)
  func `Golden: is drawn by the commands that were looked at`(_ format: CardFormat) throws {
    let cards = [("workout", DrawnCards.workout), ("goal", DrawnCards.goal), ("graph", DrawnCards.graph)]
    for (name, card) in cards {
      let scenes = card.scenes(format, measure: InterWidths.measure)
      let commands = scenes.flatMap(DrawnCommands.of).joined(separator: "\n") + "\n"
      try GoldenDrawing.expect(commands, "\(name)-\(format).txt")
    }
  }

  @Test(arguments: CardFormat.allCases)
  func `keeps each text on its sheet, and none over another`(_ format: CardFormat) {
    for scene in Self.full.scenes(format, measure: InterWidths.measure) {
      let texts = Self.texts(scene.marks)
      for text in texts {
        #expect(text.box.x >= 0 && text.box.x + text.box.width <= format.width, "\(text.text)")
        #expect(text.box.y >= 0 && text.place.y <= format.height, "\(text.text)")
      }
      for (index, one) in texts.enumerated() {
        for other in texts[(index + 1)...] where one.place.y == other.place.y {
          let isApart =
            one.box.x + one.box.width <= other.box.x + 0.5 || other.box.x + other.box.width <= one.box.x + 0.5
          #expect(isApart, "\(one.text) and \(other.text)")
        }
      }
    }
  }

  @Test func `of a link has its texts in the square that is left when the sides are cut off`() {
    for text in Self.texts(.link) {
      #expect(text.box.x >= 285 && text.box.x + text.box.width <= 915, "\(text.text)")
    }
  }

  @Test func `of a story has no text where apps lay their buttons`() {
    for text in Self.texts(.story) {
      #expect(text.box.y >= 250 && text.place.y <= 1_920 - 340, "\(text.text)")
    }
  }

  @Test(arguments: CardFormat.allCases)
  func `says how many rows found no room; pages have each row once`(_ format: CardFormat) throws {
    var card = Card("Legs", brand: Card.Brand(name: "Brand", address: "brand.example"))
    card.rows = (0..<100).map { Card.Row("Row \($0).", details: ["3 sets"]) }
    let texts = Self.texts(format, of: card).map(\.text)
    let shown = texts.count { $0.hasPrefix("Row ") }
    #expect(Set(texts.filter { $0.hasPrefix("Row ") }).count == shown)
    if format.isPage {
      #expect(shown == 100 && !texts.contains { $0.hasPrefix("+") })
    } else {
      #expect(shown > 0 && texts.contains("+\(100 - shown)"))
    }
  }

  @Test(arguments: [CardFormat.a4, .letter])
  func `comes to an end where a row or the notes are longer than a page`(_ format: CardFormat) {
    var card = Card("Legs", brand: Card.Brand(name: "Brand", address: "brand.example"))
    let long = (0..<2_000).map { "word\($0)" }.joined(separator: " ")
    card.rows = (0..<3).map { _ in Card.Row(String(repeating: "W", count: 200), details: [long]) }
    card.notes = (0..<600).map { "note\($0)" }.joined(separator: " ")
    let scenes = card.scenes(format, measure: InterWidths.measure)
    #expect((4...12).contains(scenes.count))
    let texts = scenes.flatMap { Self.texts($0.marks) }
    #expect(texts.allSatisfy { $0.box.y >= 0 && $0.place.y <= format.height })
    let words = texts.flatMap { $0.text.split(separator: " ") }
    #expect(words.count { $0.hasPrefix("word0") } == 3)
    #expect(words.filter { $0.hasPrefix("note") }.map(String.init) == (0..<600).map { "note\($0)" })
  }

  @Test func `looks at no more of a text than can be seen`() {
    nonisolated(unsafe) var measured = 0
    let lines = TextLines(
      measure: { text, size, isBold in
        measured += text.count
        return InterWidths.measure(text, size, isBold)
      }, size: 20, isBold: false, width: 400)
    #expect(lines.of(String(repeating: "\u{200B}", count: 5_000) + Self.longest, atMost: 2).count <= 2)
    #expect(lines.of(String(repeating: "N", count: 10_000), atMost: 2).count == 2)
    #expect(measured < 3_000)
  }

  @Test func `shows the fullest of what is said of a row that fits beside its name`() {
    var card = Card("Legs", brand: Card.Brand(name: "Brand", address: "brand.example"))
    card.rows = [
      Card.Row("Squat", details: ["140 kg × 5, 5, 5 @8", "3 sets"]),
      Card.Row(Self.longest, details: ["140 kg × 5, 5, 5 @8", "3 sets"]),
    ]
    let texts = Self.texts(.square, of: card).map(\.text)
    #expect(texts.contains("140 kg × 5, 5, 5 @8"))
    #expect(texts.contains("3 sets"))
  }

  @Test func `breaks a name into lines, and cuts what is left with an ellipsis`() {
    let lines = TextLines(measure: InterWidths.measure, size: 20, isBold: false, width: 200)
    let all = lines.of(Self.longest, atMost: 20)
    #expect(all.joined(separator: " ") == Self.longest)
    #expect(all.allSatisfy { InterWidths.measure($0, 20, false) <= 200 })
    let two = lines.of(Self.longest, atMost: 2)
    #expect(two.count == 2 && two[1].hasSuffix("…"))
    let word = String(repeating: "x", count: 100)
    #expect(lines.of(word, atMost: 20).joined() == word)
    #expect(lines.of("", atMost: 2).isEmpty)
  }

  @Test func `draws each dark square of a code, black on white`() {
    let squares = QRSquares([[true, true, false], [false, true, false], [false, false, true]])
    var dark: Set<[Double]> = []
    for case .rect(let rect) in squares.scene(square: 2, title: "").marks where rect.ink == .code {
      for x in stride(from: rect.box.x, to: rect.box.x + rect.box.width, by: 2) {
        dark.insert([x, rect.box.y])
      }
    }
    #expect(dark == [[8, 8], [10, 8], [10, 10], [12, 12]])
    #expect(squares.side == 11)
  }
}
