internal import Localization
internal import Primitives
internal import Strength

/// A table of no known app: a row for each set, in the order in which they were done.
struct TableReader: DialectReader {
  let unit: WeightUnit?

  func read(_ row: ImportRow, into workouts: inout WorkoutCollector) throws(RowFault) {
    let start = try row.start(hour: Dialect.table.hourAssumed)
    try workouts.openWorkout(named: row.text(.workout), at: start)
    workouts.describe(
      durationSeconds: row.duration(from: start), notes: row.text(.workoutNotes), line: row.line)
    let exercise = try workouts.exercise(
      named: row.text(.exercise), superset: row.superset(), .inOrder(startsAnew: false))
    workouts.note(row.text(.exerciseNotes), on: exercise, line: row.line)
    try workouts.add(ImportedSet(of: row, kind(row), unit: unit), to: exercise)
  }

  /// By the beginning of its word in the four languages.
  private func kind(_ row: ImportRow) -> ImportedSet.Kind {
    guard let text = row.text(.setKind)?.lowercased() else { return .working }
    let kinds: [(ImportedSet.Kind, [String])] = [
      (.warmUp, ["warm", "w", "aufw", "calent", "ısın", "isin"]), (.drop, ["drop", "d", "descend"]),
      (.failure, ["fail", "f", "versagen", "fallo", "tüken"]), (.amrap, ["amrap"]),
      (.working, ["work", "normal", "arbeit", "satz", "set", "efectiv", "trabajo", "çalış", "n"]),
    ]
    for (kind, words) in kinds
    where words.contains(where: { text == $0 || $0.count > 1 && text.hasPrefix($0) }) {
      return kind
    }
    row.leaveOut(.kind, text)
    return .working
  }
}
