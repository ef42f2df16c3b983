internal import Localization
internal import Primitives
internal import Strength

/// Hevy's export: metric or imperial by its columns, times in the account's language.
struct HevyReader: DialectReader {
  /// The index of the last set and whose it was: where the count starts again, so does the exercise.
  private var last: (exercise: String, index: Int)?

  init() {}

  mutating func read(_ row: ImportRow, into workouts: inout WorkoutCollector) throws(RowFault) {
    let start = try time(row, .startTime)
    let end = try row.text(.endTime) == nil ? nil : time(row, .endTime)
    let set = try set(row, rpe: row.rpe(&workouts))
    let superset = try row.count(.supersetID)
    if let superset, superset > 99 { throw RowFault(.number, String(superset)) }
    let (name, index) = try (row.text(.exerciseTitle), row.count(.setIndex) ?? 0)
    let (description, exerciseNotes) = try (row.unescaped(.description), row.unescaped(.exerciseNotes))

    try workouts.openWorkout(named: row.text(.title), at: start)
    workouts.describe(
      durationSeconds: duration(from: start, to: end, row, &workouts), notes: description, line: row.line)
    let exercise = try workouts.exercise(
      named: name, superset: superset, .inOrder(startsAnew: startsAnew(name, index)))
    workouts.note(exerciseNotes, on: exercise, line: row.line)
    try workouts.add(set, to: exercise)
  }

  private func time(_ row: ImportRow, _ column: ImportColumn) throws(RowFault) -> LocalTime {
    let text = try row.text(column) ?? ""
    guard let time = LocalTime(hevy: text) else { throw RowFault(.date, text) }
    return time
  }

  private func duration(
    from start: LocalTime, to end: LocalTime?, _ row: ImportRow, _ workouts: inout WorkoutCollector
  ) -> Int? {
    guard let end else { return nil }
    let seconds = end.seconds(since: start)
    if (0...SetLimits.durationSeconds).contains(seconds) { return seconds }
    workouts.report(.endBeforeStart, end.description, at: row.line)
    return nil
  }

  private mutating func startsAnew(_ name: String?, _ index: Int) -> Bool {
    guard let name else { return false }
    defer { last = (name, index) }
    guard let last, last.exercise == name else { return false }
    return index <= last.index
  }

  private func set(_ row: ImportRow, rpe: Decimal?) throws(RowFault) -> ImportedSet {
    let kilometers = try meters(row.number(.distanceKm, or: .distance), in: "km")
    let miles = try meters(row.number(.distanceMiles, or: .distance), in: "mi")
    var set = try ImportedSet(
      line: row.line, kind: kind(row), reps: row.count(.reps, or: .reps),
      seconds: row.wholeSeconds(.durationSeconds),
      meters: kilometers ?? miles,
      rpe: rpe, notes: nil)
    if let kilograms = try row.number(.weightKg, or: .weight) {
      try set.setWeight(kilograms, .kg)
    } else {
      try set.setWeight(row.number(.weightLbs, or: .weight), .lb)
    }
    return set
  }

  private func kind(_ row: ImportRow) throws(RowFault) -> ImportedSet.Kind {
    let text = try row.text(.setType) ?? "normal"
    switch text.lowercased() {
    case "normal": return .working
    case "warmup": return .warmUp
    case "dropset": return .drop
    case "failure": return .failure
    default: throw RowFault(.kind, text)
    }
  }
}

extension ImportRow {
  /// Hevy writes the line breaks of its notes as a backslash and an n.
  fileprivate func unescaped(_ column: ImportColumn) throws(RowFault) -> String? {
    guard let text = try text(column), text.contains("\\") else { return try text(column) }
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
