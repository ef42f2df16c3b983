internal import APISchema
internal import Drawing
internal import Localization
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// What a graph is drawn from, without what the drawing does not show: which workout a point comes from, its set, and what the
/// lifter weighed.
struct SnapshotGraph: Message {
  private var lift: Progress?
  private var body: BodyProgress?
  private var scale = GraphScale.fitted
  private var unit: WeightUnit?

  init() {}

  init(_ progress: Progress, _ query: PictureQuery, _ scale: GraphScale, _ unit: WeightUnit?) {
    let hidesBody = progress.load == .total && !query.show.contains(.body)
    var shown = progress
    if hidesBody { shown.load = .added }
    if Lift(rawValue: progress.lift) == nil { shown.lift = "" }
    shown.points = progress.points.compactMap { point in
      var shown = Progress.Point()
      (shown.date, shown.value, shown.light) = (point.date, point.value, point.light)
      shown.record = query.hide.contains(.records) ? nil : point.record
      guard hidesBody else { return shown }
      guard let body = point.bodyWeight, let rest = Decimal(point.value.double - body.double) else {
        return nil
      }
      shown.value = rest
      return shown
    }
    lift = shown
    self.scale = scale
    self.unit = unit
  }

  init(_ progress: BodyProgress, _ scale: GraphScale) {
    body = progress
    self.scale = scale
  }

  static let shape: Shape<Self> = Shape("SnapshotGraph", SnapshotGraph.init) {
    Field("lift", \.lift)
    Field("body", \.body)
    Field("scale", \.scale)
    Field("unit", \.unit)
  }

  func card(_ writer: PictureWriter, _ query: PictureQuery) -> Card {
    if let drawing = liftDrawing(writer.language) { return drawing.card(writer, query) }
    return bodyDrawing(writer.language)?.card(writer, query) ?? writer.card("", query.show)
  }

  /// The line alone, for a card whose texts are there.
  func drawing(_ language: Language) -> (@Sendable (Canvas, @escaping TextMeasure) -> Scene)? {
    if let drawing = liftDrawing(language), !drawing.progress.points.isEmpty {
      return { canvas, measure in drawing.scene(on: canvas, measure) }
    }
    guard let drawing = bodyDrawing(language), !drawing.progress.points.isEmpty else { return nil }
    return { canvas, measure in drawing.scene(on: canvas, measure) }
  }

  private func liftDrawing(_ language: Language) -> LiftDrawing? {
    guard let lift else { return nil }
    var query = ProgressDrawingQuery()
    (query.scale, query.unit) = (scale, unit)
    return LiftDrawing(lift, query, language, addresses: WorkoutAddresses(folder: ""))
  }

  private func bodyDrawing(_ language: Language) -> BodyDrawing? {
    guard let body else { return nil }
    var query = BodyDrawingQuery()
    query.scale = scale
    return BodyDrawing(body, query, language)
  }
}

extension Decimal {
  /// To three places, as weights are kept.
  fileprivate init?(_ value: Double) {
    guard let thousandths = Int64(exactly: (value * 1_000).rounded()) else { return nil }
    self.init(coefficient: thousandths, scale: 3)
  }
}
