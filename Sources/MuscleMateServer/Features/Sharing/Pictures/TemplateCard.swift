internal import APISchema
internal import Drawing
internal import Localization
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// A template: how much it is, then each exercise with its sets.
struct TemplateCard {
  let card: Card

  init(_ template: Template, _ query: PictureQuery, _ writer: PictureWriter) {
    var card = writer.card(template.name, query.show)
    if query.show.contains(.notes) { card.notes = template.notes }
    let sets = template.exercises.reduce(0) { $0 + $1.sets.count }
    card.figures = [
      writer.count(template.exercises.count, label: .exercises), writer.count(sets, label: .setsOfWorkout),
    ]
    card.rows = template.exercises.map { exercise in
      let lines = exercise.sets.map {
        writer.line($0, exercise.measure, withWeights: !query.hide.contains(.weights))
      }
      let count = writer.text(.setsOfValue, ["count": "\(lines.count)"])
      return Card.Row(exercise.name ?? "", details: SetLine.details(lines, count: count))
    }
    self.card = card
  }
}
