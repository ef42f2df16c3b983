import Foundation
import Testing

@testable import Drawing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct `A drawing` {
  private static let scenes: [(name: String, scene: Scene)] = [
    ("lift-narrow", DrawnCharts.draw(withGoal(DrawnCharts.lift(24)), .narrow)),
    ("lift-medium", DrawnCharts.draw(withGoal(DrawnCharts.lift(24)), .medium)),
    ("lift-wide", DrawnCharts.draw(DrawnCharts.lift(24), .wide)),
    ("lift-light", DrawnCharts.draw(DrawnCharts.liftWithDeloads, .medium)),
    ("one-point", DrawnCharts.draw(DrawnCharts.lift(1), .narrow)),
    ("empty", DrawnCharts.draw(DrawnCharts.lift(0), .narrow)),
    ("weeks", DrawnCharts.weeks.scene(on: .narrow, number: DrawnCharts.number)),
    ("muscles", DrawnCharts.muscles.scene(on: .narrow, number: DrawnCharts.number)),
  ]

  private static func withGoal(_ chart: LineChart) -> LineChart {
    var chart = chart
    chart.goal = LineChart.Goal(
      value: 162.5, texts: [String(repeating: "too long ", count: 40), "Goal 162.5 kg"])
    return chart
  }

  @Test(arguments: scenes.indices)
  func `Golden: looks as it did when it was looked at`(_ index: Int) throws {
    try GoldenDrawing.expect(Self.scenes[index].scene, Self.scenes[index].name)
  }

  @Test(arguments: scenes.indices)
  func `is well-formed, without styles, scripts or a text outside its room`(_ index: Int) throws {
    let (name, scene) = Self.scenes[index]
    let svg = SVGWriter().write(scene)
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(name)")
    for word in ["style", "<script", "onclick", "javascript:"] { #expect(!svg.contains(word), "\(name)") }
    for case .text(let text) in scene.marks {
      #expect(text.box.x >= 0 && text.box.x + text.box.width <= scene.width, "\(name): \(text.text)")
      #expect(text.box.y + text.box.height <= scene.height + 2, "\(name): \(text.text)")
    }
  }

  @Test func `of many points has each once, in a list with one stop for the keyboard, and links that open`() {
    let svg = SVGWriter().write(DrawnCharts.draw(DrawnCharts.lift(180), .wide))
    #expect(svg.matches(of: /role="listitem"/).count == 180)
    #expect(svg.matches(of: /tabindex="0"/).count == 1)
    #expect(svg.matches(of: /class="hit"[^>]* r="12"/).count == 180)
    #expect(svg.matches(of: /href="\/train\/workouts\//).count == 180)
  }

  @Test func `marks records, dots the line over a break and writes the last value`() {
    let scene = DrawnCharts.draw(DrawnCharts.lift(24), .narrow)
    let diamonds = scene.links.flatMap(\.marks).filter { mark in
      if case .dot(let dot) = mark { dot.form == .diamond } else { false }
    }
    #expect(diamonds.count == 2)
    let dotted = scene.marks.compactMap { mark -> Line? in
      if case .line(let line) = mark, !line.dashes.isEmpty { line } else { nil }
    }
    #expect(dotted.map(\.pieces.count) == [1])
    let texts = scene.marks.compactMap { mark -> Text? in if case .text(let text) = mark { text } else { nil }
    }
    #expect(texts.contains { $0.ink == .value && $0.text == "156.8" })
  }

  @Test
  func `draws light values small and apart from the line, which they neither bend nor break nor flatten`()
    throws
  {
    var chart = DrawnCharts.lift(12, every: 9)
    chart.values[5].isLight = true
    chart.values[5].value = 60
    chart.values[11].isLight = true
    let scene = DrawnCharts.draw(chart, .medium)
    let lines = scene.marks.compactMap { mark -> Line? in
      if case .line(let line) = mark, line.ink == .series(1) { line } else { nil }
    }
    // The break is the one of 29 days in the middle.
    #expect(lines.map(\.pieces.count) == [1, 2])
    #expect(lines[1].pieces.map(\.count) == [6, 4])
    let dots = scene.links.map { link -> Dot? in if case .dot(let dot) = link.marks.first { dot } else { nil }
    }
    #expect(dots.map { $0?.ink == .light } == (0..<12).map { [5, 11].contains($0) })
    #expect(try #require(dots[5]).radius < #require(dots[4]).radius)
    let real = DrawnCharts.draw(DrawnCharts.lift(12, every: 9), .medium)
    #expect(grid(scene) == grid(real), "the axis is that of the line")
    let floor = try #require(grid(scene).max())
    #expect(scene.links[5].target.y == floor, "what is far below it lies on its edge")
    let texts = scene.marks.compactMap { mark -> Text? in if case .text(let text) = mark { text } else { nil }
    }
    #expect(texts.contains { $0.ink == .value && $0.text == DrawnCharts.number(chart.values[10].value) })
  }

  /// The heights of the lines of the axis of values.
  private func grid(_ scene: Scene) -> [Double] {
    scene.marks.compactMap { mark in
      guard case .line(let line) = mark, [.grid, .base].contains(line.ink) else { return nil }
      return line.pieces[0][0].y == line.pieces[0][1].y ? line.pieces[0][0].y : nil
    }
  }

  @Test func `draws a goal that is near, with the longest text that fits, and none that is far away`() {
    func texts(_ goal: Double) -> [String] {
      var chart = DrawnCharts.lift(24)
      chart.goal = LineChart.Goal(value: goal, texts: [String(repeating: "long ", count: 40), "Goal"])
      return DrawnCharts.draw(chart, .narrow).marks.compactMap { mark in
        if case .text(let text) = mark, text.text.contains("Goal") { text.text } else { nil }
      }
    }
    #expect(texts(165) == ["Goal"])
    #expect(texts(400) == [])
  }

  @Test func `draws no bar for what is not known, and says it in the list`() {
    let links = DrawnCharts.weeks.scene(on: .narrow, number: DrawnCharts.number).links
    #expect(links.map(\.marks.count) == [1, 1, 0, 0, 1])
    #expect(links.map(\.label) == (0..<5).map { "Week \($0)" })
  }

  @Test func `lets no typed text out of its place`() throws {
    var chart = DrawnCharts.lift(2)
    chart.title = "\"><script>alert('x')</script>\u{0}&\u{FFFF}"
    chart.values[0].label = chart.title
    chart.values[0].address = "\"onload='x'"
    let svg = SVGWriter().write(DrawnCharts.draw(chart, .narrow))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(!svg.contains("<script") && !svg.contains("\"onload"))
  }
}
