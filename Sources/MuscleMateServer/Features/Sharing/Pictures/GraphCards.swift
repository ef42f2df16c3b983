internal import APISchema
internal import Drawing
internal import Localization
internal import MuscleMateAPI
internal import Primitives
internal import Strength

extension LiftDrawing {
  /// The graph, under its latest value and how far it went.
  func card(_ writer: PictureWriter, _ query: PictureQuery) -> Card {
    let points = progress.points.filter { $0.light != true }
    var card = writer.graphCard(
      heading, query, points.map { ($0.date, $0.value) }, progress.unit, progress.bucket)
    let records = progress.points.count { $0.record == true }
    if records > 0 {
      card.figures.append(writer.count(records, label: .records))
    }
    if !points.isEmpty { card.graph = { canvas, measure in scene(on: canvas, measure) } }
    return card
  }
}

extension BodyDrawing {
  func card(_ writer: PictureWriter, _ query: PictureQuery) -> Card {
    var card = writer.graphCard(
      heading, query, progress.points.map { ($0.date, $0.value) }, progress.unit, progress.bucket)
    if !progress.points.isEmpty { card.graph = { canvas, measure in scene(on: canvas, measure) } }
    return card
  }
}

extension PictureWriter {
  fileprivate func graphCard(
    _ title: String, _ query: PictureQuery, _ points: [(day: CivilDate, value: Decimal)],
    _ unit: ProgressUnit, _ bucket: Bucket
  ) -> Card {
    var card = card(title, query.show)
    guard let first = points.first, let last = points.last else {
      card.subtitle = text(.noValues)
      return card
    }
    card.figures = [
      figure(last.value.double, unit, label: text(.latestValue, ["day": span(last.day, bucket)]))
    ]
    guard points.count > 1 else { return card }
    let change = last.value.double - first.value.double
    let since = text(.sinceDay, ["day": span(first.day, bucket)])
    var figure = figure(change, unit, label: since)
    if change > 0 { figure.value = "+" + figure.value }
    card.figures.append(figure)
    // On paper also for those who can't see the line.
    if query.format == .pdf {
      card.rows = points.map { Card.Row(span($0.day, bucket), details: [value($0.value.double, unit)]) }
    }
    return card
  }

  /// What a point covers, by its first day.
  private func span(_ first: CivilDate, _ bucket: Bucket) -> String {
    switch bucket {
    case .day: day(first)
    case .week: text(.weekFrom, ["day": day(first)])
    case .month: language.spokenMonth(first)
    }
  }
}
