extension Card {
  /// The card in this format; a page is followed by as many as it takes.
  public func scenes(_ format: CardFormat, measure: @escaping TextMeasure) -> [Scene] {
    var rest = CardLayout.Rest(rows: rows[...], notes: CardLayout(self, format, measure).linesOfNotes)
    var scenes: [Scene] = []
    repeat {
      var layout = CardLayout(self, format, measure)
      layout.lay(&rest, isFirst: scenes.isEmpty)
      scenes.append(layout.scene)
    } while format.isPage && !rest.isEmpty
    return scenes
  }
}

/// A card on its way onto a sheet, from the top to the foot.
struct CardLayout {
  /// What found no room on the pages so far.
  struct Rest {
    var rows: ArraySlice<Card.Row>
    var notes: ArraySlice<String>

    var isEmpty: Bool { rows.isEmpty && notes.isEmpty }
  }

  private let card: Card
  private let format: CardFormat
  private let measure: TextMeasure
  private let unit: Double
  private let left: Double
  private let right: Double
  private(set) var scene: Scene
  /// Where the next part begins.
  private var y = 0.0
  /// Where the foot begins.
  private var end = 0.0

  init(_ card: Card, _ format: CardFormat, _ measure: @escaping TextMeasure) {
    self.card = card
    self.format = format
    self.measure = measure
    unit = format.unit
    (left, right) = (format.column.lowerBound, format.column.upperBound)
    scene = Scene(
      width: format.width, height: format.height,
      title: [card.title, card.subtitle].compactMap(\.self).joined(separator: ", "))
  }

  private var width: Double { right - left }
  private var room: Double { end - y }

  mutating func lay(_ rest: inout Rest, isFirst: Bool) {
    scene.marks.append(
      .rect(Rect(Box(x: 0, y: 0, width: format.width, height: format.height), .sheet)))
    layHead()
    end = floor - max(codeSide, 84 * unit) - 28 * unit
    layTitle(isFirst: isFirst)
    if isFirst {
      layFigures()
      layWay()
      layGraph()
    }
    layRows(&rest.rows, isFirst: isFirst)
    if rest.rows.isEmpty { layNotes(&rest.notes) }
    layFoot()
  }

  // MARK: - Head and foot

  private mutating func layHead() {
    let height = format.top + 112 * unit
    scene.marks.append(.rect(Rect(Box(x: 0, y: 0, width: format.width, height: height), .masthead)))
    let middle = format.top + 56 * unit
    if let logo = card.brand.logo {
      let size = min(64 * unit, width / logo)
      scene.marks.append(
        .picture(Picture("logo", in: Box(x: left, y: middle - size / 2, width: size * logo, height: size))))
    } else {
      let name = lines(40, isBold: true, width).of(card.brand.name, atMost: 1)
      scene.marks.append(
        .part(Part(.paragraph, texts(name, 40, .onMasthead, isBold: true, at: middle + 14 * unit))))
    }
    y = height + 56 * unit
  }

  /// A camera needs four pixels a square; of print, 0.6 mm.
  private var square: Double { format.isPage ? 2.5 : 4 }
  private var codeSide: Double { Double(card.brand.code?.side ?? 0) * square }
  private var floor: Double { format.height - format.bottom - 40 * unit }

  private mutating func layFoot() {
    let side = codeSide
    scene.marks += card.brand.code?.marks(square: square, x: right - side, y: floor - side) ?? []
    let room = width - side - 24 * unit
    let person = card.person.map { lines(32, isBold: true, room).of($0, atMost: 1) } ?? []
    let address = lines(30, isBold: false, room).of(card.brand.address, atMost: 1)
    let marks =
      texts(person, 32, .value, isBold: true, at: floor - 50 * unit)
      + texts(address, 30, .quiet, at: floor - 8 * unit)
    if !marks.isEmpty { scene.marks.append(.part(Part(.paragraph, marks))) }
  }

  // MARK: - Parts

  private mutating func layTitle(isFirst: Bool) {
    let size = isFirst ? 64.0 : 40
    let title = lines(size, isBold: true, width).of(card.title, atMost: format == .story ? 3 : 2)
    scene.marks.append(
      .part(Part(.heading, texts(title, size, .value, isBold: true, at: y + size * 0.75 * unit))))
    y += Double(title.count) * size * 1.2 * unit
    if let subtitle = card.subtitle, isFirst {
      let lines = lines(34, isBold: false, width).of(subtitle, atMost: 2)
      scene.marks.append(.part(Part(.paragraph, texts(lines, 34, .quiet, at: y + 34 * unit))))
      y += Double(lines.count) * 42 * unit
    }
    y += 36 * unit
  }

  private mutating func layFigures() {
    guard !card.figures.isEmpty, room >= 150 * unit else { return }
    rule(.heavy)
    let figures = card.figures.prefix(3)
    // One alone is what the card is about.
    let size = figures.count == 1 && room >= 260 * unit ? 132.0 : 72
    let step = width / Double(figures.count)
    let gap = figures.count == 1 ? 0 : 32 * unit
    // The comma of a large figure goes far below its base line.
    let base = y + (size * 1.15 + 40) * unit
    var most = 1
    for (index, figure) in figures.enumerated() {
      let x = left + Double(index) * step
      let small = measure(figure.label, 30 * unit, false) <= step - gap ? 30.0 : 26
      let label = lines(small, isBold: false, step - gap).of(figure.label, atMost: 4)
      let marks = value(figure, size * unit, at: x, step - gap) + texts(label, small, .quiet, at: base, x: x)
      scene.marks.append(.part(Part(.paragraph, marks)))
      most = max(most, label.count)
    }
    y = base + Double(most * 32 + 10) * unit
  }

  /// As large as fits into the column.
  private func value(_ figure: Card.Figure, _ largest: Double, at x: Double, _ room: Double) -> [Mark] {
    let smaller = 0.55
    let unitText = figure.unit.map { " \($0)" } ?? ""
    var size = largest
    while size > 28 * unit,
      measure(figure.value, size, true) + measure(unitText, size * smaller, false) > room
    { size -= 2 * unit }
    let end = x + measure(figure.value, size, true)
    let base = y + largest + 6 * unit
    var marks = [text(figure.value, x, base, .value, size, isBold: true)]
    if !unitText.isEmpty {
      let gap = measure(" ", size * smaller, false)
      marks.append(text(figure.unit ?? "", end + gap, base, .quiet, size * smaller))
    }
    return marks
  }

  private mutating func layWay() {
    guard let way = card.way, room >= 110 * unit else { return }
    let height = 20 * unit
    let gone = min(max(way.share, 0), 1) * width
    scene.marks.append(.rect(Rect(Box(x: left, y: y, width: width, height: height), .band)))
    if gone > 0 {
      scene.marks.append(.rect(Rect(Box(x: left, y: y, width: gone, height: height), .series(1))))
    }
    let base = y + height + 40 * unit
    let from = lines(32, isBold: false, width / 2).of(way.from, atMost: 1)
    let to = lines(32, isBold: false, width / 2).of(way.to, atMost: 1)
    scene.marks.append(
      .part(
        Part(
          .paragraph,
          texts(from, 32, .quiet, at: base) + texts(to, 32, .quiet, at: base, x: right, .end))))
    y = base + 48 * unit
  }

  private mutating func layGraph() {
    guard let graph = card.graph, room >= 200 * unit else { return }
    let scale = 2.5 * unit
    let height = min(room, width * 0.8)
    let drawn = graph(.card(width: width / scale, height: height / scale), measure)
    let box = Box(x: left, y: y, width: width, height: drawn.height * scale)
    scene.marks.append(.part(Part(.figure, [.inset(Inset(drawn, in: box))])))
    y += box.height + 24 * unit
  }

  /// A further page takes at least one row, as much of it as there is room for, so that the pages come to an end.
  private mutating func layRows(_ rows: inout ArraySlice<Card.Row>, isFirst: Bool) {
    guard !rows.isEmpty, room >= 60 * unit else { return }
    rule(.heavy)
    var table: [Mark] = []
    var previous = y
    while let row = rows.first {
      let isForced = format.isPage && !isFirst && table.isEmpty
      let laid = lay(row, lines: isForced ? Int((room - 30 * unit) / (42 * unit)) : .max)
      // The last line is for how many more there are.
      let needed = laid.height + (rows.count > 1 && !format.isPage ? 60 * unit : 0)
      guard isForced || needed <= room || table.isEmpty && laid.height <= room else { break }
      if y > previous { table.append(.line(Line([[Point(left, y), Point(right, y)]], .grid))) }
      previous = y - 1
      table.append(.part(Part(.row, laid.marks)))
      y += laid.height
      rows.removeFirst()
    }
    if !rows.isEmpty, !format.isPage {
      table.append(
        .part(Part(.row, [.part(Part(.cell, texts([card.more(rows.count)], 32, .quiet, at: y + 44 * unit)))]))
      )
      y += 60 * unit
      rows = []
    }
    if !table.isEmpty { scene.marks.append(.part(Part(.table, table))) }
    y += 24 * unit
  }

  /// Name and detail beside each other where they fit, else under each other.
  ///
  /// - Parameter most: lines, of a row that has no other page to go to.
  private func lay(_ row: Card.Row, lines most: Int) -> (marks: [Mark], height: Double) {
    let start = row.isRecord ? left + measure("◆ ", 34 * unit, true) : left
    let width = right - start
    let taken = measure(row.name, 34 * unit, true) + 24 * unit
    let beside = row.details.first { lines(34, isBold: false, width - taken).fits($0) }
    let details = format.isPage ? row.details.first : beside ?? row.details.last
    let base = y + 50 * unit
    let sign = row.isRecord ? [text("◆", left, base, .best, 34 * unit, isBold: true)] : []
    if let details, beside == details {
      return (
        [
          .part(Part(.cell, sign + [text(row.name, start, base, .value, 34 * unit, isBold: true)])),
          .part(Part(.cell, [text(details, right, base, .value, 34 * unit, .end)])),
        ], 72 * unit
      )
    }
    let names = lines(34, isBold: true, width).of(row.name, atMost: min(format.isPage ? 6 : 2, most))
    let others = min(format.isPage ? 40 : 1, most - names.count)
    let below = details.map { lines(32, isBold: false, width).of($0, atMost: others) } ?? []
    let next = base + Double(names.count) * 42 * unit
    return (
      [
        .part(Part(.cell, sign + texts(names, 34, .value, isBold: true, at: base, x: start))),
        .part(Part(.cell, texts(below, 32, .quiet, at: next, x: start))),
      ], Double(names.count + below.count) * 42 * unit + 30 * unit
    )
  }

  /// On pages all of them, on a picture as many as can be.
  var linesOfNotes: ArraySlice<String> {
    card.notes.map { lines(32, isBold: false, width).of($0, atMost: format.isPage ? 400 : 40)[...] } ?? []
  }

  private mutating func layNotes(_ notes: inout ArraySlice<String>) {
    let lines = notes.prefix(max(Int(room / (42 * unit)), 0))
    guard !lines.isEmpty else { return }
    notes.removeFirst(lines.count)
    let isCut = !notes.isEmpty && !format.isPage
    let shown = isCut ? lines.dropLast() + [(lines.last ?? "") + "…"] : Array(lines)
    scene.marks.append(.part(Part(.paragraph, texts(shown, 32, .quiet, at: y + 34 * unit))))
    y += Double(lines.count) * 42 * unit
  }

  // MARK: - Marks

  private mutating func rule(_ ink: Ink) {
    scene.marks.append(.line(Line([[Point(left, y), Point(right, y)]], ink)))
  }

  private func lines(_ size: Double, isBold: Bool, _ width: Double) -> TextLines {
    TextLines(measure: measure, size: size * unit, isBold: isBold, width: width)
  }

  /// Lines under each other.
  private func texts(
    _ lines: [String], _ size: Double, _ ink: Ink, isBold: Bool = false, at base: Double, x: Double? = nil,
    _ anchor: Text.Anchor = .start
  ) -> [Mark] {
    lines.enumerated().map { index, line in
      text(
        line, x ?? left, base + Double(index) * size * 1.2 * unit, ink, size * unit, isBold: isBold, anchor)
    }
  }

  private func text(
    _ line: String, _ x: Double, _ base: Double, _ ink: Ink, _ size: Double, isBold: Bool = false,
    _ anchor: Text.Anchor = .start
  ) -> Mark {
    let wide = measure(line, size, isBold)
    let start =
      switch anchor {
      case .start: x
      case .middle: x - wide / 2
      case .end: x - wide
      }
    let box = Box(x: start, y: base - size, width: wide, height: size * 1.3)
    return .text(Text(line, at: Point(x, base), anchor, ink, box: box, size: size, isBold: isBold))
  }
}
