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
    var card = writer.graphCard(heading, query, points.map { ($0.date, $0.value) }, progress.unit)
    let records = progress.points.count { $0.record == true }
    if records > 0, !query.hide.contains(.records) {
      card.figures.append(
        Card.Figure("\(records)", label: writer.text(.records, ["count": "\(records)"])))
    }
    if !points.isEmpty { card.graph = { canvas, measure in scene(on: canvas, measure) } }
    return card
  }
}

extension BodyDrawing {
  func card(_ writer: PictureWriter, _ query: PictureQuery) -> Card {
    var card = writer.graphCard(
      heading, query, progress.points.map { ($0.date, $0.value) }, progress.unit)
    if !progress.points.isEmpty { card.graph = { canvas, measure in scene(on: canvas, measure) } }
    return card
  }
}

extension PictureWriter {
  fileprivate func graphCard(
    _ title: String, _ query: PictureQuery, _ points: [(day: CivilDate, value: Decimal)], _ unit: ProgressUnit
  ) -> Card {
    var card = card(title, query.show)
    guard let first = points.first, let last = points.last else {
      card.subtitle = text(.nothing)
      return card
    }
    card.figures = [figure(last.value.double, unit, label: text(.latestValue, ["day": day(last.day)]))]
    guard points.count > 1 else { return card }
    let change = last.value.double - first.value.double
    let since = text(.sinceDay, ["day": day(first.day)])
    var figure = figure(change, unit, label: since)
    if change > 0 { figure.value = "+" + figure.value }
    card.figures.append(figure)
    // On paper also for those who can't see the line.
    if query.format == .pdf {
      card.rows = points.map { Card.Row(day($0.day), details: [value($0.value.double, unit)]) }
    }
    return card
  }
}
