internal import Localization
internal import Primitives
internal import Strength

/// Hevy's export: metric or imperial by its columns, times in the account's language.
struct HevyReader: DialectReader {
  private let unit: WeightUnit?
  /// The index of the last set and whose it was: where the count starts again, so does the exercise.
  private var last: (exercise: String, index: Int)?

  init(unit: WeightUnit?) { self.unit = unit }

  mutating func read(_ row: ImportRow, into workouts: inout WorkoutCollector) throws(RowFault) {
    let start = try row.start(hour: nil)
    try workouts.openWorkout(named: row.text(.workout), at: start)
    workouts.describe(
      durationSeconds: row.duration(from: start), notes: row.unescaped(.workoutNotes), line: row.line)
    let name = row.text(.exercise)
    let exercise = try workouts.exercise(
      named: name, superset: row.superset(), .inOrder(startsNew: startsNew(name, row.count(.setOrder))))
    workouts.note(row.unescaped(.exerciseNotes), on: exercise, line: row.line)
    try workouts.add(row.sets(kind(row), unit: unit), to: exercise)
  }

  private mutating func startsNew(_ name: String?, _ index: Int?) -> Bool {
    guard let name, let index else { return false }
    defer { last = (name, index) }
    guard let last, last.exercise == name else { return false }
    return index <= last.index
  }

  private func kind(_ row: ImportRow) -> ImportedSet.Kind {
    let text = row.text(.setKind) ?? "normal"
    switch text.lowercased() {
    case "normal": return .working
    case "warmup": return .warmUp
    case "dropset": return .drop
    case "failure": return .failure
    default:
      row.leaveOut(.kind, text, of: .setKind)
      return .working
    }
  }
}

extension ImportRow {
  func superset() -> Int? {
    shared {
      guard let number = count(.superset) else { return nil }
      guard number <= 99 else {
        leaveOut(.number, String(number), of: .superset)
        return nil
      }
      return number
    }
  }

  /// Hevy writes the line breaks of its notes as a backslash and an n.
  fileprivate func unescaped(_ column: ImportColumn) -> String? {
    guard let text = text(column), text.contains("\\") else { return text(column) }
    var output = ""
    var rest = text[...]
    while let backslash = rest.firstIndex(of: "\\") {
      output += rest[..<backslash]
      let next = rest.index(after: backslash)
      let isLineBreak = next < rest.endIndex && rest[next] == "n"
      output += isLineBreak ? "\n" : "\\"
      rest = rest[(isLineBreak ? rest.index(after: next) : next)...]
    }
    return output + rest
  }
}
