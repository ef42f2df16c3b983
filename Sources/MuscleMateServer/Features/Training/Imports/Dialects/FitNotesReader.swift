internal import Localization
internal import Primitives
internal import Strength

/// FitNotes' exports, of Android and iOS.
///
/// FitNotes knows days and not workouts: one workout a day, and an exercise once in it.
struct FitNotesReader: DialectReader {
  let unit: WeightUnit?

  func read(_ row: ImportRow, into workouts: inout WorkoutCollector) throws(RowFault) {
    let hour = Dialect.fitNotesAndroid.hourAssumed
    let day = try row.start(hour: hour).date
    try workouts.openWorkout(
      named: nil, at: LocalTime(date: day, secondOfDay: (hour ?? 0) * 3_600, isHourAssumed: true))
    let exercise = try workouts.exercise(named: row.text(.exercise), .byName)
    try workouts.add(row.sets(kind(row), unit: unit, length: "m"), to: exercise)
  }

  private func kind(_ row: ImportRow) -> ImportedSet.Kind {
    guard let text = row.text(.setKind)?.lowercased() else { return .working }
    if text.hasPrefix("warm") { return .warmUp }
    if text.hasPrefix("drop") { return .drop }
    if text.hasPrefix("fail") { return .failure }
    return text == "amrap" ? .amrap : .working
  }
}
