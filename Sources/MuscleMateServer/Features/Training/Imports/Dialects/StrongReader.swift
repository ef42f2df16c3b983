internal import Primitives
internal import Strength

/// Strong's exports: a row for each set, and rows for notes and rest timers between them.
struct StrongReader: DialectReader {
  private let form: TableForm
  private let unit: WeightUnit?
  /// The number of the last numbered set and whose it was: where the count starts again, so does the exercise.
  private var last: (exercise: String, order: Int, workout: Int)?

  init(_ form: TableForm, unit: WeightUnit?) { (self.form, self.unit) = (form, unit) }

  mutating func read(_ row: ImportRow, into workouts: inout WorkoutCollector) throws(RowFault) {
    let id = row.text(.workoutID).flatMap { UUID($0) }
    try workouts.openWorkout(named: row.text(.workout), at: row.start(hour: nil), id: id)
    workouts.describe(
      durationSeconds: row.shared { row.seconds(.workoutDuration) }, notes: row.text(.workoutNotes),
      line: row.line)
    let (name, order) = (row.text(.exercise), SetOrder(row, form, needed: true))
    let startsNew = startsNew(name, order, in: workouts.current)
    let exercise = try workouts.exercise(named: name, .inOrder(startsNew: startsNew))
    switch order {
    case .note: workouts.note(row.text(.notes), on: exercise, line: row.line)
    case .restTimer: workouts.rest(row.seconds(.duration) ?? 0, on: exercise)
    case .set(let kind, _): try workouts.add(row.sets(kind, unit: unit), to: exercise)
    }
  }

  private mutating func startsNew(_ name: String?, _ order: SetOrder, in workout: Int) -> Bool {
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
