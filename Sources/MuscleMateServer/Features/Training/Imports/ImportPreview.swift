internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// A file that was read, and what a dry run shows of it beside the counts: enough to see a wrong unit, a wrong column or a
/// workout that would be there twice.
struct ReadImport: Sendable {
  let file: ImportFile
  let batch: ImportBatch
  /// Of a table of no known app.
  let table: UnknownTable?

  private static let heaviest = 5
  private static let mostTwins = 20
  private static let rowsShown = 10

  func preview(_ record: ImportRecord) -> [JSON.Member] {
    let exercises = Set(file.workouts.flatMap { $0.exercises.map(\.name) })
    var members: [JSON.Member] = [
      .init("exercises", .number("\(exercises.count)")),
      .init("heaviest_sets", .array(heaviestSets.map { $0.encoded() })),
      .init("twins", .array(twins(record).map { $0.encoded() })),
    ]
    if let shown { members.append(.init("table", shown.encoded())) }
    return members
  }

  /// One set of each exercise, the heaviest exercises first.
  private var heaviestSets: [ImportReport.HeaviestSet] {
    var best: [String: (grams: Int64, set: ImportReport.HeaviestSet)] = [:]
    for workout in file.workouts {
      for exercise in workout.exercises {
        for set in exercise.sets {
          guard let weight = set.weight, let unit = set.unit, let grams = Weight(weight, unit)?.grams,
            grams > best[exercise.name]?.grams ?? 0
          else { continue }
          var shown = ImportReport.HeaviestSet()
          (shown.exercise, shown.date, shown.reps) = (exercise.name, workout.start.date, set.reps)
          (shown.weight, shown.unit) = (weight, unit)
          best[exercise.name] = (grams, shown)
        }
      }
    }
    return best.values.sorted { ($0.grams, $1.set.exercise) > ($1.grams, $0.set.exercise) }.prefix(
      Self.heaviest
    )
    .map(\.set)
  }

  private func twins(_ record: ImportRecord) -> [ImportReport.Twin] {
    let keys = Set((record.report["twin_keys"]?.elements ?? []).compactMap { $0.text.flatMap { UUID($0) } })
    return batch.named(keys).prefix(Self.mostTwins).map { name, start in
      var twin = ImportReport.Twin()
      (twin.name, twin.startedAt) = (name, start)
      return twin
    }
  }

  private var shown: ImportReport.Table? {
    guard let table, let choice = file.choice else { return nil }
    var shown = ImportReport.Table()
    shown.columns = table.names.indices.map { index in
      var column = ImportReport.Column()
      column.name = table.names[index]
      column.meaning = choice.columns[index]?.column.rawValue
      column.unit = choice.columns[index]?.unit
      return column
    }
    shown.rows = Array(table.rows.prefix(Self.rowsShown))
    shown.missing = table.missing(in: choice).map(\.rawValue)
    return shown
  }
}

extension DateOrder {
  init(_ said: ImportQuery.Dates) {
    self =
      switch said {
      case .dayFirst: .dayFirst
      case .monthFirst: .monthFirst
      }
  }
}
