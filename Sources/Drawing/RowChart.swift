/// Amounts of named things under each other, such as sets by muscle, with a band of what is usual.
public struct RowChart: Sendable {
  public struct Row: Sendable {
    public var name: String
    public var value: Double
    /// In words.
    public var label: String
    public var address: String?

    public init(name: String, value: Double, label: String, address: String? = nil) {
      self.name = name
      self.value = value
      self.label = label
      self.address = address
    }
  }

  public var title: String
  public var rows: [Row]
  public var band: ClosedRange<Double>?

  public init(title: String, rows: [Row], band: ClosedRange<Double>? = nil) {
    self.title = title
    self.rows = rows
    self.band = band
  }

  private static let rowHeight = 32.0

  public func scene(
    on canvas: Canvas, number: (Double) -> String, measure: @escaping TextMeasure = InterWidths.measure
  ) -> Scene {
    let bottom = Double(rows.count) * Self.rowHeight
    var scene = Scene(width: canvas.width, height: max(bottom, Self.rowHeight) + 26, title: title)
    guard !rows.isEmpty else { return scene }
    // A browser without the font draws names a little wider than they were measured.
    let widest = rows.map { measure($0.name, Layout.textSize, false) }.max() ?? 0
    let left = (widest * 1.08 + 10).rounded(.up)
    let values = rows.map { measure(number($0.value), Layout.valueSize, true) }.max() ?? 0
    let span = fitted(rows.map(\.value) + [band?.upperBound ?? 0], startingAtZero: true)
    let ticks = Ticks(enclosing: span, atMost: 5, whole: true)
    let along = LinearScale(ticks.range, from: left, to: canvas.width - values - 12)
    if let band {
      let box = Box(
        x: along(band.lowerBound), y: 0, width: along(band.upperBound) - along(band.lowerBound),
        height: bottom)
      scene.marks.append(.rect(Rect(box, .band)))
    }
    for (index, tick) in ticks.values.enumerated() {
      let x = along(tick)
      scene.marks.append(.line(Line([[Point(x, 0), Point(x, bottom)]], index == 0 ? .base : .grid)))
      let box = Box(x: x - 16, y: bottom + 8, width: 32, height: 16)
      scene.marks.append(.text(Text(number(tick), at: Point(x, bottom + 20), .middle, .label, box: box)))
    }
    for (index, row) in rows.enumerated() {
      add(row, at: (Double(index) + 0.5) * Self.rowHeight, along, left, number(row.value), &scene)
    }
    return scene
  }

  private func add(
    _ row: Row, at middle: Double, _ along: LinearScale, _ left: Double, _ value: String,
    _ scene: inout Scene
  ) {
    let end = along(row.value)
    let name = Box(x: 0, y: middle - 8, width: left - 8, height: 16)
    scene.marks.append(.text(Text(row.name, at: Point(left - 8, middle + 4), .end, .label, box: name)))
    let shown = Box(x: end + 5, y: middle - 10, width: scene.width - end - 5, height: 18)
    scene.marks.append(.text(Text(value, at: Point(end + 5, middle + 5), .start, .value, box: shown)))
    let bar = Box(x: left, y: middle - 8, width: end - left, height: 16)
    scene.marks.append(
      .link(
        Link(
          to: row.address, label: row.label, target: Point(max(end - 8, left + 12), middle),
          marks: row.value > 0 ? [.rect(Rect(bar, .series(1)))] : [])))
  }
}
