internal import Localization
internal import Primitives
internal import Strength

/// Strong's exports: a row for each set, and rows for notes and rest timers between them.
struct StrongReader: DialectReader {
  let assumedUnit: WeightUnit?
  /// The number of the last numbered set and whose it was: where the count starts again, so does the exercise.
  private var last: (exercise: String, order: Int)?

  init(assumedUnit: WeightUnit?) { self.assumedUnit = assumedUnit }

  private enum Order {
    case set(ImportedSet.Kind, Int?)
    case note, restTimer
  }

  mutating func read(_ row: ImportRow, into workouts: inout WorkoutCollector) throws(RowFault) {
    let dateText = try row.text(.date) ?? ""
    guard let start = LocalTime(dateText) else { throw RowFault(.date, dateText) }
    let order = try order(row)
    let duration = try duration(row)
    let set = try set(row, order, &workouts)
    let workoutNotes = try row.text(.workoutNotes)
    let name = try row.text(.exerciseName)
    let notes = try row.text(.notes)

    try workouts.openWorkout(named: row.text(.workoutName), at: start)
    workouts.describe(durationSeconds: duration, notes: workoutNotes, line: row.line)
    let exercise = try workouts.exercise(named: name, .inOrder(startsAnew: startsAnew(name, order)))
    switch order {
    case .note: workouts.note(notes, on: exercise, line: row.line)
    case .restTimer: workouts.rest(try row.number(.seconds)?.rounded(to: 0).whole ?? 0, on: exercise)
    case .set: if let set { try workouts.add(set, to: exercise) }
    }
  }

  private func order(_ row: ImportRow) throws(RowFault) -> Order {
    let text = try row.text(.setOrder) ?? ""
    switch text.lowercased() {
    case "w": return .set(.warmUp, nil)
    case "f": return .set(.failure, nil)
    case "d": return .set(.drop, nil)
    case "note": return .note
    case "rest timer": return .restTimer
    default:
      guard let number = Int(text) else { throw RowFault(.kind, text) }
      return .set(.working, number)
    }
  }

  private mutating func startsAnew(_ name: String?, _ order: Order) -> Bool {
    guard let name else { return false }
    guard case .set(_, let number?) = order else {
      if last?.exercise != name { last = (name, 0) }
      return false
    }
    defer { last = (name, number) }
    guard let last, last.exercise == name else { return false }
    return number <= last.order
  }

  private func duration(_ row: ImportRow) throws(RowFault) -> Int? {
    for column in [ImportColumn.duration, .workoutDuration, .durationInSeconds] {
      if let spoken = try row.text(column) { return try spokenDuration(spoken) }
    }
    return nil
  }

  private func set(
    _ row: ImportRow, _ order: Order, _ workouts: inout WorkoutCollector
  ) throws(RowFault) -> ImportedSet? {
    guard case .set(let kind, _) = order else { return nil }
    let (weight, unit) = try weight(row)
    var set = try ImportedSet(
      line: row.line, kind: kind, reps: row.count(.reps, or: .reps), seconds: row.wholeSeconds(.seconds),
      meters: distance(row), rpe: row.rpe(&workouts), notes: row.text(.notes))
    try set.setWeight(weight, unit)
    return set
  }

  private func weight(_ row: ImportRow) throws(RowFault) -> (Decimal?, WeightUnit?) {
    if let kilograms = try row.number(.weightInKilograms, or: .weight) { return (kilograms, .kg) }
    if let pounds = try row.number(.weightInPounds, or: .weight) { return (pounds, .lb) }
    let weight = try row.number(.weight, or: .weight)
    guard let text = try row.text(.weightUnit) else { return (weight, assumedUnit) }
    guard let unit = weightUnit(text) else { throw RowFault(.unit, text) }
    return (weight, unit)
  }

  /// If the file names no unit, an account in pounds counts miles.
  private func distance(_ row: ImportRow) throws(RowFault) -> Decimal? {
    if let distance = try row.number(.distanceInMeters, or: .distance) {
      return try meters(distance, in: "m")
    }
    let unit = try row.text(.distanceUnit) ?? (assumedUnit == .lb ? "mi" : "km")
    return try meters(row.number(.distance, or: .distance), in: unit)
  }
}

extension ImportRow {
  func wholeSeconds(_ column: ImportColumn) throws(RowFault) -> Int? {
    try number(column, or: .duration)?.rounded(to: 0).whole
  }
}

extension Decimal {
  /// The value of a number that was rounded to no decimals.
  fileprivate var whole: Int { Int(integer ?? 0) }
}
