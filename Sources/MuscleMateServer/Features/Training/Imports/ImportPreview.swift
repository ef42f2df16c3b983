internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// A file that was read, and what a dry run shows of it beside the counts: enough to see a wrong unit, a wrong column, a wrong
/// code page, or a workout that would be there twice.
struct ReadImport: Sendable {
  let batch: ImportBatch
  /// Whether a key has to be for the body as well.
  let touchesBody: Bool
  private let workouts: [ImportedWorkout]
  private let table: ImportReport.Table?

  private static let heaviest = 5
  private static let mostNames = 100
  private static let rowsShown = 10

  init(_ file: ImportFile, at now: Timestamp) {
    batch = ImportBatch(file, at: now)
    touchesBody = false
    workouts = file.workouts
    table = Self.shown(file)
  }

  init(_ file: TrainingFile, at now: Timestamp) {
    batch = ImportBatch(file, at: now)
    touchesBody = file.touchesBody
    workouts = file.workouts
    table = nil
  }

  var preview: [JSON.Member] {
    let names = batch.exerciseNames
    var members: [JSON.Member] = [
      .init("exercises", .number("\(names.count)")),
      .init("exercise_names", .array(names.prefix(Self.mostNames).map { .string($0) })),
      .init("heaviest_sets", .array(heaviestSets.map { $0.encoded() })),
    ]
    if let table { members.append(.init("table", table.encoded())) }
    return members
  }

  /// One set of each exercise, the heaviest exercises first.
  private var heaviestSets: [ImportReport.HeaviestSet] {
    var best: [String: (grams: Int64, set: ImportReport.HeaviestSet)] = [:]
    for workout in workouts {
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
    return best.values.sorted { ($0.grams, $1.set.exercise) > ($1.grams, $0.set.exercise) }
      .prefix(Self.heaviest).map(\.set)
  }

  private static func shown(_ file: ImportFile) -> ImportReport.Table? {
    guard let choice = file.choice else { return nil }
    var shown = ImportReport.Table()
    shown.columns = file.table.names.indices.map { index in
      var column = ImportReport.Column()
      column.name = file.table.names[index]
      column.meaning = choice.columns[index]?.column.rawValue
      column.unit = choice.columns[index]?.unit
      return column
    }
    shown.rows = Array(file.table.rows.prefix(rowsShown))
    shown.missing = file.missing.map(\.rawValue)
    switch file.table.kind {
    case .near(let form, let missing): (shown.app, shown.appMissing) = (form.app.name, missing)
    case .unusable(let obstacle): shown.obstacle = obstacle
    case .ofApp, .unknown: break
    }
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

  /// Only in the United States the month comes first. Nil for a locale without a region.
  init?(locale: String) {
    let parts: [Substring] = locale.split(separator: "-")
    guard let region = parts.dropFirst().first(where: { $0.count == 2 }) else { return nil }
    self = parts[0] == "en" && region.uppercased() == "US" ? .monthFirst : .dayFirst
  }
}

extension ImportQuery.Dates {
  /// Nil where the year comes first, which nobody needs to say.
  init?(_ order: DateOrder) {
    switch order {
    case .dayFirst: self = .dayFirst
    case .monthFirst: self = .monthFirst
    case .yearFirst: return nil
    }
  }
}
