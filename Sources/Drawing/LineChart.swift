/// Values over days: a line with a point for each, and light ones apart from it.
public struct LineChart: Sendable {
  public struct Value: Sendable {
    public var day: Int
    public var value: Double
    /// In words, for who hears it and for what is shown at a finger.
    public var label: String
    public var address: String?
    /// Whether it is a record.
    public var isBest: Bool
    /// Whether the line passes it by.
    public var isLight: Bool

    public init(
      day: Int, value: Double, label: String, address: String? = nil, isBest: Bool = false,
      isLight: Bool = false
    ) {
      self.day = day
      self.value = value
      self.label = label
      self.address = address
      self.isBest = isBest
      self.isLight = isLight
    }
  }

  public struct Goal: Sendable {
    public var value: Double
    /// Its texts, the longest first; the first that fits is drawn.
    public var texts: [String]

    public init(value: Double, texts: [String]) {
      self.value = value
      self.texts = texts
    }
  }

  public var title: String
  /// By day, each day once.
  public var values: [Value]
  public var goal: Goal?
  /// After so many days without a value the line is dotted.
  public var breakDays = 14
  public var startsAtZero = false
  /// Whether there is nothing between whole numbers.
  public var isWhole = false

  public init(title: String, values: [Value]) {
    self.title = title
    self.values = values
  }

  /// - Parameters:
  ///   - number: the text of a value, for the axis.
  ///   - value: the text at the last point. Absent: as on the axis.
  ///   - name: the text of a day under the axis.
  public func scene(
    on canvas: Canvas, number: (Double) -> String, value: ((Double) -> String)? = nil,
    name: (Day, DayTicks.Unit) -> String,
    measure: @escaping TextMeasure = InterWidths.measure
  ) -> Scene {
    var scene = Scene(width: canvas.width, height: canvas.height, title: title)
    guard let first = values.first, let last = values.last else { return scene }
    let told = values.lastIndex { !$0.isLight } ?? values.count - 1
    let ticks = Ticks(enclosing: span, atMost: canvas.mostTicks, whole: isWhole)
    let lastValue = value.map { $0(values[told].value) } ?? number(values[told].value)
    let layout = Layout(
      canvas, measure, labels: ticks.values.map(number), last: lastValue, height: canvas.height)
    let up = LinearScale(ticks.range, from: layout.bottom, to: layout.top)
    let along = LinearScale(
      Double(first.day)...Double(last.day), from: layout.left + Layout.inset,
      to: layout.right - Layout.inset)
    let places = values.map { value in
      Point(
        along(Double(value.day)), up(min(max(value.value, ticks.range.lowerBound), ticks.range.upperBound)))
    }
    scene.marks += layout.grid(ticks.values, up, number)
    let most = Int(canvas.width / 46)
    let days = DayTicks(from: first.day, to: last.day, atMost: most)
    scene.marks += layout.names(days.days.map { (along(Double($0.number)), name($0, days.unit)) })
    scene.marks += goalMarks(layout, up)
    scene.marks += lines(places)
    scene.marks.append(lastText(lastValue, places[told], layout))
    scene.marks += zip(values, places).map { .link(link($0, $1, canvas)) }
    return scene
  }

  /// The values, with light ones and the goal where they are not so far away that they would flatten them. A light value
  /// that is farther is drawn at the edge; its label tells it.
  private var span: ClosedRange<Double> {
    let real = values.filter { !$0.isLight }.map(\.value)
    guard !real.isEmpty else { return fitted(values.map(\.value), startingAtZero: startsAtZero) }
    let fit = fitted(real, startingAtZero: startsAtZero)
    let light = values.filter(\.isLight).map(\.value)
    let beside = (light + [goal?.value].compactMap(\.self)).filter { isNear($0, fit) }
    return beside.reduce(fit) { min($0.lowerBound, $1)...max($0.upperBound, $1) }
  }

  private func isNear(_ value: Double, _ span: ClosedRange<Double>) -> Bool {
    let room = max(span.upperBound - span.lowerBound, abs(span.upperBound) * 0.1)
    return (span.lowerBound - room...span.upperBound + room).contains(value)
  }

  private func goalMarks(_ layout: Layout, _ up: LinearScale) -> [Mark] {
    guard let goal, up.values.contains(goal.value) else { return [] }
    let y = up(goal.value)
    var marks: [Mark] = [.line(Line([[Point(layout.left, y), Point(layout.right, y)]], .goal))]
    let room = (layout.right - layout.left) / 2
    if let text = layout.fitting(goal.texts, into: room) {
      // Under the line, unless the axis is there.
      let base = y + 15 > layout.bottom - 4 ? y - 5 : y + 15
      let box = Box(x: layout.left + 4, y: base - 12, width: room, height: 16)
      marks.append(.text(Text(text, at: Point(layout.left + 4, base), .start, .label, box: box)))
    }
    return marks
  }

  private func lines(_ places: [Point]) -> [Mark] {
    var pieces: [[Point]] = [[]]
    var breaks: [[Point]] = []
    var before: Point?
    var isBroken = false
    for (index, value) in values.enumerated() {
      if index > 0, value.day - values[index - 1].day > breakDays { isBroken = true }
      if value.isLight { continue }
      if isBroken {
        if let before { breaks.append([before, places[index]]) }
        pieces.append([])
      }
      pieces[pieces.count - 1].append(places[index])
      (before, isBroken) = (places[index], false)
    }
    pieces.removeAll { $0.count < 2 }
    var marks: [Mark] = []
    if !breaks.isEmpty { marks.append(.line(Line(breaks, .series(1), dashes: [1, 5]))) }
    if !pieces.isEmpty { marks.append(.line(Line(pieces, .series(1)))) }
    return marks
  }

  private func lastText(_ text: String, _ place: Point, _ layout: Layout) -> Mark {
    let width = layout.measure(text, Layout.valueSize, true)
    let x = min(place.x + 15, layout.canvas.width - width - 1)
    let box = Box(x: x, y: place.y - 12, width: width, height: 18)
    return .text(Text(text, at: Point(x, place.y + 5), .start, .value, box: box))
  }

  private func link(_ value: Value, _ place: Point, _ canvas: Canvas) -> Link {
    let dot =
      if value.isBest {
        Dot(place, radius: 6.5, form: .diamond, .best)
      } else if value.isLight {
        Dot(place, radius: canvas.dotRadius * 0.75, .light)
      } else {
        Dot(place, radius: canvas.dotRadius, .dot)
      }
    return Link(to: value.address, label: value.label, target: place, marks: [.dot(dot)])
  }
}
