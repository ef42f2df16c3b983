internal import Localization
internal import Primitives
internal import Strength

/// Our own table: Strong's rows, with our columns behind them. A row that names its exercise by id is as we wrote it, and each
/// cell that is there is a value, also a 0. Rows that somebody added, and those of older files, are read as Strong's.
struct OwnReader: DialectReader {
  private let form: TableForm
  private let unit: WeightUnit?
  private var strong: StrongReader

  init(_ form: TableForm, unit: WeightUnit?) {
    (self.form, self.unit) = (form, unit)
    strong = StrongReader(form, unit: unit)
  }

  mutating func read(_ row: ImportRow, into workouts: inout WorkoutCollector) throws(RowFault) {
    guard let entry = row.text(.entryID).flatMap({ UUID($0) }) else {
      return try strong.read(row, into: &workouts)
    }
    let moment = row.text(.startedAt).flatMap { Timestamp($0) }
    let start = if let moment { LocalTime(moment) } else { try row.start(hour: nil) }
    try workouts.openWorkout(
      named: row.text(.workout), at: start,
      id: row.text(.workoutID).flatMap { UUID($0) })
    workouts.describe(
      durationSeconds: row.shared { row.seconds(.workoutDuration) }, notes: row.text(.workoutNotes),
      line: row.line)
    workouts.place(
      at: moment, in: row.text(.timeZone), row.text(.activity).flatMap(Compendium.Activity.init(rawValue:)))
    let exercise = try workouts.exercise(
      named: row.text(.exercise), superset: row.superset(), .byID(entry))
    switch SetOrder(row, form, needed: true) {
    case .note: workouts.note(row.text(.notes), on: exercise, line: row.line)
    case .restTimer: workouts.rest(row.seconds(.duration) ?? 0, on: exercise, least: 0)
    case .set(let kind, _): try workouts.add([row.ownSet(kind, unit: unit)], to: exercise)
    }
  }
}

extension ImportRow {
  fileprivate func ownSet(_ order: ImportedSet.Kind, unit: WeightUnit?) throws(RowFault) -> ImportedSet {
    var set = ImportedSet(line: line)
    set.id = text(.setID).flatMap { UUID($0) }
    set.kind = text(.setKind).flatMap(ImportedSet.Kind.init(rawValue:)) ?? order
    set.reps = header[.reps].flatMap { reps(at: $0) }
    set.durationSeconds = seconds(.duration)
    set.distanceMeters = meters(unit: "m") ?? zero(.distance)
    set.rpe = rpe() ?? zero(.rpe)
    set.notes = text(.notes)
    if let load = load(unit: unit) {
      (set.weight, set.unit, set.assists) = (load.weight, load.unit, load.assists)
    } else if let named = text(.weightUnit).flatMap(ImportUnit.weight) ?? unit, let none = zero(.weight) {
      (set.weight, set.unit) = (none, named)
    }
    guard set.reps == nil, set.durationSeconds == nil, set.distanceMeters == nil else { return set }
    guard let weight = set.weight else { throw RowFault(.emptySet) }
    leaveOut(.weightAlone, weight.description, of: .weight)
    set.reps = 1
    return set
  }

  private func zero(_ column: ImportColumn) -> Decimal? {
    text(column).flatMap(decimal) == 0 ? 0 : nil
  }
}
