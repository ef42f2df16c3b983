internal import APISchema
internal import Drawing
internal import Localization
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// A workout: its sums, then each exercise with its sets.
struct WorkoutCard {
  let card: Card

  init(_ workout: Workout, _ sums: WorkoutSums?, _ query: PictureQuery, _ writer: PictureWriter) {
    let showsWeights = !query.hide.contains(.weights)
    let showsRecords = !query.hide.contains(.records)
    var card = writer.card(workout.name, query.show)
    if !query.hide.contains(.date) { card.subtitle = workout.localDate.map(writer.day) }
    if query.show.contains(.notes) { card.notes = workout.notes }
    let best = showsRecords ? Set(workout.records?.map(\.exerciseID) ?? []) : []
    card.rows = workout.exercises.map { exercise in
      Self.row(
        exercise, writer, showsWeights: showsWeights, isRecord: exercise.exerciseID.map(best.contains) == true
      )
    }
    if showsWeights, let volume = sums?.volume, volume > 0, let unit = sums?.unit {
      card.figures.append(
        Card.Figure(
          writer.language.number(volume.double, places: 0), unit: unit.rawValue,
          label: writer.text(.trainingVolume)))
    }
    if let seconds = workout.durationSeconds { card.figures.append(writer.duration(seconds)) }
    if showsRecords, let records = sums?.records, records > 0 {
      card.figures.append(writer.count(records, label: .records))
    }
    if card.figures.count < 3 {
      let sets = workout.exercises.reduce(0) { $0 + $1.workingSets.count }
      card.figures.append(writer.count(sets, label: .setsOfWorkout))
    }
    self.card = card
  }

  private static func row(
    _ exercise: WorkoutExercise, _ writer: PictureWriter, showsWeights: Bool, isRecord: Bool
  ) -> Card.Row {
    let sets = exercise.workingSets
    let count = writer.text(.setsOfValue, ["count": "\(sets.count)"])
    let lines = sets.map { writer.line($0, exercise.measure, withWeights: showsWeights) }
    return Card.Row(
      exercise.name ?? "", details: SetLine.details(lines, count: count), isRecord: isRecord)
  }
}

extension WorkoutExercise {
  /// Without warm-ups, as the sums count.
  fileprivate var workingSets: [LoggedSet] { sets.filter { $0.kind != .known(.warmUp) } }
}
