internal import Drawing
internal import Localization
internal import MuscleMateAPI
internal import Primitives

/// The graph of the body's weight or fat.
struct BodyDrawing: Sendable {
  let progress: BodyProgress
  private let query: BodyDrawingQuery
  private let language: Language
  private let values: DrawingValues
  private let days: DrawingDays

  init(_ progress: BodyProgress, _ query: BodyDrawingQuery, _ language: Language) {
    var progress = progress
    progress.points = progress.points.suffix(180)
    self.progress = progress
    self.query = query
    self.language = language
    values = DrawingValues(language: language, unit: progress.unit)
    days = DrawingDays(language, progress.bucket, progress.points.map(\.date))
  }

  var scene: Scene { scene(on: query.width.canvas) }

  /// What the graph shows.
  var heading: String { language.text(progress.kind == .bodyFat ? .bodyFat : .bodyWeight) }

  func scene(on canvas: Canvas, _ measure: @escaping TextMeasure = InterWidths.measure) -> Scene {
    let title = days.title(heading, progress.points.map { ($0.date, values.text($0.value.double)) })
    var chart = LineChart(title: title, values: progress.points.map(value))
    chart.goal = query.goal.map { LineChart.Goal($0.double, by: query.goalBy, values) }
    chart.breakDays = max(days.breakDays, 28)
    chart.startsAtZero = query.scale == .fromZero
    return chart.scene(
      on: canvas, number: values.axis, value: values.point, name: days.axis, measure: measure)
  }

  private func value(_ point: BodyProgress.Point) -> LineChart.Value {
    var label = days.point(point.date, values.text(point.value.double))
    if point.lowest != point.highest {
      label = language.text(
        .between,
        [
          "point": label, "lowest": values.text(point.lowest.double),
          "highest": values.text(point.highest.double),
        ])
    }
    return LineChart.Value(day: Int(point.date.unixDay), value: point.value.double, label: label)
  }
}
