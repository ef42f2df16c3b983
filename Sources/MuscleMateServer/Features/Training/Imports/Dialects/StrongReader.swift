internal import Localization
internal import Primitives
internal import Strength

/// Strong's exports and our own: a row for each set, and rows for notes and rest timers between them.
struct StrongReader: DialectReader {
  private let form: TableForm
  private let unit: WeightUnit?
  /// The number of the last numbered set and whose it was: where the count starts again, so does the exercise.
  private var last: (exercise: String, order: Int, workout: Int)?

  init(_ form: TableForm, unit: WeightUnit?) { (self.form, self.unit) = (form, unit) }

  private enum Order {
    case set(ImportedSet.Kind, Int?)
    case note, restTimer
  }

  mutating func read(_ row: ImportRow, into workouts: inout WorkoutCollector) throws(RowFault) {
    let id = row.text(.workoutID).flatMap { UUID($0) }
    try workouts.openWorkout(named: row.text(.workout), at: row.start(hour: nil), id: id)
    workouts.describe(
      durationSeconds: row.shared { row.seconds(.workoutDuration) }, notes: row.text(.workoutNotes),
      line: row.line)
    let (name, order) = (row.text(.exercise), order(row))
    let startsAnew = startsAnew(name, order, in: workouts.current)
    let exercise = try workouts.exercise(named: name, .inOrder(startsAnew: startsAnew))
    switch order {
    case .note: workouts.note(row.text(.notes), on: exercise, line: row.line)
    case .restTimer: workouts.rest(row.seconds(.duration) ?? 0, on: exercise)
    case .set(let kind, _):
      try workouts.add(ImportedSet(of: row, kind, unit: unit), to: exercise)
    }
  }

  private func order(_ row: ImportRow) -> Order {
    let text = row.text(.setOrder) ?? ""
    let word = text.lowercased()
    switch word {
    case "w": return .set(.warmUp, nil)
    case "f": return .set(.failure, nil)
    case "d": return .set(.drop, nil)
    default: break
    }
    if form.restTimers.contains(word) { return .restTimer }
    if form.notes.contains(word) { return .note }
    if let number = Int(text) ?? NumberReading.decimal(text, hasDecimalCommas: true)?.integer.map({ Int($0) })
    {
      return .set(.working, number)
    }
    return orderByContent(row, text)
  }

  /// A word of a language that is not known here: a row without a set is a note or a rest.
  private func orderByContent(_ row: ImportRow, _ text: String) -> Order {
    let isEmpty = { (column: ImportColumn) in
      row.text(column).map { NumberReading.decimal($0, hasDecimalCommas: true) == 0 } ?? true
    }
    if !text.isEmpty, [.weight, .reps, .distance].allSatisfy(isEmpty) {
      if !isEmpty(.duration) { return .restTimer }
      if row.text(.notes) != nil { return .note }
    }
    row.leaveOut(.kind, text)
    return .set(.working, nil)
  }

  private mutating func startsAnew(_ name: String?, _ order: Order, in workout: Int) -> Bool {
    guard let name else { return false }
    let isSame = last?.exercise == name && last?.workout == workout
    guard case .set(_, let number?) = order else {
      if !isSame { last = (name, 0, workout) }
      return false
    }
    defer { last = (name, number, workout) }
    return isSame && number <= last?.order ?? 0
  }
}
