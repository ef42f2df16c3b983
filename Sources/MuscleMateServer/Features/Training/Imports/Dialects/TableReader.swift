internal import Localization
internal import Primitives
internal import Strength

/// A table of no known app: a row for each set or for some equal ones, in the order in which they were done.
struct TableReader: DialectReader {
  private let unit: WeightUnit?
  /// What the last row said, for tables that say it only in the first row of a block.
  private var last: (start: LocalTime, workout: String?, exercise: String?)?
  private var filled = 0
  private var firstFilled = 0

  init(unit: WeightUnit?) { self.unit = unit }

  mutating func read(_ row: ImportRow, into workouts: inout WorkoutCollector) throws(RowFault) {
    let isInBlock = last != nil && row.text(.date) == nil
    let start = try start(row)
    let workout = row.text(.workout) ?? (isInBlock ? last?.workout : nil)
    let isOfBlock = last.map { $0.start.date == start.date } ?? false
    let exercise = row.text(.exercise) ?? (isOfBlock ? last?.exercise : nil)
    if isInBlock || row.text(.exercise) == nil && exercise != nil { note(row) }
    last = (start, workout, exercise)
    try workouts.openWorkout(named: workout, at: start, session: row.text(.session))
    workouts.describe(
      durationSeconds: row.duration(from: start), notes: row.text(.workoutNotes), line: row.line)
    let place = try workouts.exercise(
      named: exercise, superset: row.superset(), .inOrder(startsNew: false))
    workouts.note(row.text(.exerciseNotes), on: place, line: row.line)
    switch SetOrder(row, .unknown, needed: false) {
    case .note: workouts.note(row.text(.notes), on: place, line: row.line)
    case .restTimer: workouts.rest(row.seconds(.duration) ?? 0, on: place)
    case .set(let kind, _): try workouts.add(row.sets(row.kind() ?? kind, unit: unit), to: place)
    }
  }

  private func start(_ row: ImportRow) throws(RowFault) -> LocalTime {
    if let last, row.text(.date) == nil, row.text(.time) == nil { return last.start }
    return try row.start(hour: Dialect.table.hourAssumed, on: last?.start.date)
  }

  private mutating func note(_ row: ImportRow) {
    if filled == 0 { firstFilled = row.line }
    filled += 1
  }

  func finish(into workouts: inout WorkoutCollector) {
    if filled > 0 { workouts.report(.filledDown, String(filled), at: firstFilled) }
    workouts.uniteSessions()
  }
}

extension ImportRow {
  /// Nil where it says none: by yes or no, or by the beginning of its word in the four languages.
  fileprivate func kind() -> ImportedSet.Kind? {
    if let text = text(.warmUp) {
      if YesOrNo.read(text) == true { return .warmUp }
      if YesOrNo.read(text) == nil { leaveOut(.yesOrNo, text, of: .warmUp) }
    }
    guard let text = text(.setKind)?.lowercased() else { return nil }
    let kinds: [(ImportedSet.Kind, [String])] = [
      (.warmUp, ["warm", "w", "aufw", "calent", "ısın", "isin"]), (.drop, ["drop", "d", "descend"]),
      (.failure, ["fail", "f", "versagen", "fallo", "tüken"]), (.amrap, ["amrap"]),
      (.working, ["work", "normal", "arbeit", "satz", "set", "efectiv", "trabajo", "çalış", "n"]),
    ]
    for (kind, words) in kinds
    where words.contains(where: { text == $0 || $0.count > 1 && text.hasPrefix($0) }) {
      return kind
    }
    leaveOut(.kind, text, of: .setKind)
    return nil
  }
}
