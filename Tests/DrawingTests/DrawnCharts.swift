import Foundation
import Testing

@testable import Drawing

/// Charts of made-up values, as the tests draw them.
enum DrawnCharts {
  static func lift(_ count: Int, every days: Int = 4) -> LineChart {
    let values = (0..<count).map { index in
      let value = 150 + Double(index) / 4 + Double((index * 7) % 5)
      return LineChart.Value(
        day: 20_600 + index * days + (index > count / 2 ? 20 : 0), value: value,
        label: "Day \(index): \(value) kg, from 140 kg × 5 @8.5",
        address: "/train/workouts/01a1fc4a-44d0-7fbc-ba9c-d524ff53\(9_000 + index)", isBest: index % 11 == 10)
    }
    return LineChart(title: "Squat, estimated 1RM", values: values)
  }

  /// Each seventh day is light: the first of them a little, the others by a third.
  static let liftWithDeloads: LineChart = {
    var chart = lift(24)
    for index in stride(from: 6, to: 24, by: 7) {
      chart.values[index].isLight = true
      chart.values[index].value *= index == 6 ? 0.94 : 0.66
    }
    return chart
  }()

  static func draw(_ chart: LineChart, _ canvas: Canvas) -> Scene {
    chart.scene(on: canvas, number: number) { day, unit in
      unit == .day ? "\(day.day).\(day.month)." : unit == .month ? "M\(day.month)" : "\(day.year)"
    }
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\((value * 10).rounded() / 10)"
  }

  static let weeks = BarChart(
    title: "Training time",
    bars: [3.5, 4.25, 0, nil, 5].enumerated().map { index, hours in
      BarChart.Bar(name: "\(index * 7 + 1) Jun", value: hours, label: "Week \(index)")
    })

  static let muscles = RowChart(
    title: "Sets a week",
    rows: [("Legs", 14.5), ("Abdominals", 0)].map {
      RowChart.Row(name: $0.0, value: $0.1, label: "\($0.0): \($0.1) sets")
    }, band: 10...20)
}

/// A drawing that was looked at and kept: `DRAWINGS_WRITE=1 swift test --filter Golden` writes it again.
enum GoldenDrawing {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

  static func expect(_ scene: Scene, _ name: String, _ location: SourceLocation = #_sourceLocation) throws {
    let svg =
      SVGWriter(attributes: [("data-bucket", "day")]).write(scene).replacing("><", with: ">\n<") + "\n"
    try expect(svg, "\(name).svg", location)
  }

  static func expect(_ text: String, _ name: String, _ location: SourceLocation = #_sourceLocation) throws {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["DRAWINGS_WRITE"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(text == kept, "\(name)", sourceLocation: location)
  }
}
