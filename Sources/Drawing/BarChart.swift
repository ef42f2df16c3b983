/// Sums of weeks or days beside each other, always from zero.
public struct BarChart: Sendable {
  public struct Bar: Sendable {
    /// Under the axis, where it fits.
    public var name: String
    /// Nil: it is not known, and no bar is drawn.
    public var value: Double?
    /// In words.
    public var label: String
    public var address: String?

    public init(name: String, value: Double?, label: String, address: String? = nil) {
      self.name = name
      self.value = value
      self.label = label
      self.address = address
    }
  }

  public var title: String
  public var bars: [Bar]
  /// Where a dotted line goes across.
  public var mean: Double?
  public var isWhole = false

  public init(title: String, bars: [Bar]) {
    self.title = title
    self.bars = bars
  }

  public func scene(
    on canvas: Canvas, number: (Double) -> String, measure: @escaping TextMeasure = InterWidths.measure
  ) -> Scene {
    let height = canvas.height * 0.75
    var scene = Scene(width: canvas.width, height: height, title: title)
    guard !bars.isEmpty else { return scene }
    let span = fitted(bars.compactMap(\.value) + [mean ?? 0], startingAtZero: true)
    let ticks = Ticks(enclosing: span, atMost: canvas.isNarrow ? 4 : 5, whole: isWhole)
    let layout = Layout(
      canvas, measure, labels: ticks.values.map(number), last: nil, height: height)
    let up = LinearScale(ticks.range, from: layout.bottom, to: layout.top)
    scene.marks += layout.grid(ticks.values, up, number)
    let band = (layout.right - layout.left) / Double(bars.count)
    let middles = bars.indices.map { layout.left + band * (Double($0) + 0.5) }
    scene.marks += layout.names(zip(bars, middles).map { ($1, $0.name) })
    scene.marks += zip(bars, middles).map { .link(link($0, $1, band, up, layout)) }
    scene.marks += meanMarks(layout, up)
    return scene
  }

  private func link(
    _ bar: Bar, _ middle: Double, _ band: Double, _ up: LinearScale, _ layout: Layout
  ) -> Link {
    let top = up(bar.value ?? 0)
    let width = min(band * 0.7, 40)
    let box = Box(x: middle - width / 2, y: top, width: width, height: layout.bottom - top)
    return Link(
      to: bar.address, label: bar.label, target: Point(middle, min(top, layout.bottom - 12)),
      marks: bar.value.map { $0 > 0 } == true ? [.rect(Rect(box, .series(1)))] : [])
  }

  private func meanMarks(_ layout: Layout, _ up: LinearScale) -> [Mark] {
    guard let mean, mean > 0 else { return [] }
    let y = up(mean)
    return [.line(Line([[Point(layout.left, y), Point(layout.right, y)]], .goal))]
  }
}
