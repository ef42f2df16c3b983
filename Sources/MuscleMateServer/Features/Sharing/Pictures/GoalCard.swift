internal import APISchema
internal import Drawing
internal import Localization
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// A goal: where it stands, and how much of the way is gone.
struct GoalCard {
  let card: Card

  init(_ goal: Goal, _ query: PictureQuery, _ writer: PictureWriter) {
    var card = writer.card(Self.title(goal, writer), query.show)
    card.subtitle = Self.subtitle(goal, writer)
    if query.show.contains(.notes) { card.notes = goal.notes }
    let share = goal.progress.map {
      writer.text(.percent, ["value": writer.language.number($0.double * 100, places: 0)])
    }
    let isPrivate = [.bodyWeight, .bodyFat].contains(goal.kind) && !query.show.contains(.body)
    if !isPrivate {
      if let current = goal.currentValue {
        card.figures.append(Self.figure(current, goal, writer.text(.goalNow), writer))
      }
      let day = query.hide.contains(.date) ? nil : goal.dueOn
      let label =
        day.map { writer.text(.goalTargetByDay, ["day": writer.day($0)]) } ?? writer.text(.goalTarget)
      card.figures.append(Self.figure(goal.target, goal, label, writer))
    }
    if let progress = goal.progress, let share {
      let start = isPrivate ? nil : goal.startValue.map { Self.value($0, goal, writer) }
      card.way = Card.Way(progress.double, from: start ?? "", to: share)
    }
    self.card = card
  }

  private static func title(_ goal: Goal, _ writer: PictureWriter) -> String {
    switch goal.kind {
    case .lift: writer.name(of: goal.lift, goal.name)
    case .bodyWeight: writer.text(.bodyWeight)
    case .bodyFat: writer.text(.bodyFat)
    case .frequency: writer.text(.workoutsPerWeek)
    }
  }

  private static func subtitle(_ goal: Goal, _ writer: PictureWriter) -> String? {
    guard goal.kind == .lift else { return nil }
    return goal.reps.map { writer.text(.goalForReps, ["count": "\($0)"]) } ?? writer.text(.recordE1RM)
  }

  private static func figure(
    _ value: Decimal, _ goal: Goal, _ label: String, _ writer: PictureWriter
  ) -> Card.Figure {
    guard let unit = goal.unit.flatMap({ ProgressUnit(rawValue: $0.rawValue) }) else {
      return Card.Figure(writer.language.number(value.double), label: label)
    }
    return writer.figure(value.double, unit, label: label)
  }

  private static func value(_ value: Decimal, _ goal: Goal, _ writer: PictureWriter) -> String {
    goal.unit.flatMap { ProgressUnit(rawValue: $0.rawValue) }.map { writer.value(value.double, $0) }
      ?? writer.language.number(value.double)
  }
}
