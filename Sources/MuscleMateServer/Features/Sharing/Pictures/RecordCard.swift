internal import APISchema
internal import Drawing
internal import Localization
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// A record: the value, the set it comes from, and what it beat.
struct RecordCard {
  let card: Card

  init(_ record: PersonalRecord, _ query: PictureQuery, _ writer: PictureWriter) {
    var card = writer.card(writer.name(of: record.lift, record.exercise), query.show)
    let showsDays = !query.hide.contains(.date)
    if showsDays { card.subtitle = writer.text(.recordOfDay, ["day": writer.day(record.date)]) }
    // What was lifted is shown as it was entered; an estimate has no such places.
    let places = [.weightAtReps, .leastAssistance].contains(record.kind) ? 3 : 1
    card.figures = [
      writer.figure(record.value.double, record.unit, places: places, label: Self.label(record, writer))
    ]
    if let set = record.set, let line = Self.line(set, record, writer) {
      card.rows.append(Card.Row(writer.text(.recordSet), details: [line], isRecord: true))
    }
    if let previous = record.previous {
      let value = writer.value(previous.double, record.unit, places: places)
      let day = showsDays ? record.previousDate.map { ", \(writer.day($0))" } : nil
      card.rows.append(Card.Row(writer.text(.recordBefore), details: [value + (day ?? ""), value]))
    }
    self.card = card
  }

  private static func line(
    _ set: RecordSet, _ record: PersonalRecord, _ writer: PictureWriter
  ) -> String? {
    DrawingValues(language: writer.language, unit: record.unit).set(
      set.weight, set.unit, set.reps, set.rpe, isAssistance: record.load == .assistance)
  }

  private static func label(_ record: PersonalRecord, _ writer: PictureWriter) -> String {
    let reps = ["count": "\(record.atReps ?? 1)"]
    return switch record.kind {
    case .e1rm: writer.text(.recordE1RM)
    case .weightAtReps: writer.text(.recordWeight, reps)
    case .leastAssistance: writer.text(.recordAssistance, reps)
    case .volume: writer.text(.recordVolume)
    case .reps: writer.text(.recordReps)
    case .duration: writer.text(.recordDuration)
    case .distance: writer.text(.recordDistance)
    }
  }
}

extension PictureWriter {
  /// A main lift in the lifter's language, any other exercise as it was typed.
  func name(of lift: Lift?, _ exercise: String?) -> String {
    switch lift {
    case .squat: text(.squat)
    case .benchPress: text(.benchPress)
    case .deadlift: text(.deadlift)
    case nil: exercise ?? text(.exercise)
    }
  }
}
