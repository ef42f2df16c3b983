internal import Localization
internal import Primitives
internal import Strength

/// StrongLifts' export: a row for each exercise of a workout, with a pair of columns for each of its sets, whose unit is
/// in their names.
struct StrongLiftsReader: DialectReader {
  private struct Columns {
    let reps: Int
    let weight: Int
    let unit: WeightUnit
  }

  /// Found with the first row.
  private var columns: [Columns]?

  init() {}

  mutating func read(_ row: ImportRow, into workouts: inout WorkoutCollector) throws(RowFault) {
    try workouts.openWorkout(named: row.text(.workout), at: row.start(hour: nil))
    workouts.describe(
      durationSeconds: row.shared { row.seconds(.workoutDuration) }, notes: row.text(.notes), line: row.line)
    let sets = sets(row)
    // An exercise that was skipped has a row and no set.
    guard !sets.isEmpty else { return }
    let exercise = try workouts.exercise(named: row.text(.exercise), .inOrder(startsNew: true))
    try workouts.add(sets, to: exercise)
  }

  // MARK: - Sets

  private mutating func sets(_ row: ImportRow) -> [ImportedSet] {
    let columns = columns ?? Self.columns(row.header.names)
    self.columns = columns
    // `5/5/3/-`: a dash is a set that was not tried. Its own columns contain 0.
    let done = row.text(.setsTimesReps)?.split(separator: "/") ?? []
    let times = times(row)
    return columns.enumerated().compactMap { index, place in
      if index < done.count, done[index] == "-" { return nil }
      let seconds = index < times.count ? times[index] : nil
      guard let reps = row.reps(at: place.reps) ?? (seconds == nil ? nil : 0) else { return nil }
      let load = row.load(at: [(place.weight, place.unit)])
      return try? ImportedSet(row, reps: reps, load: load, seconds: seconds)
    }
  }

  /// `3×1:00`, or `1:00/0:45`: how long each set was held.
  private func times(_ row: ImportRow) -> [Int?] {
    guard let text = row.text(.setsTimesTime) else { return [] }
    let parts = text.split(separator: "×").map(String.init)
    if parts.count == 2, let count = Int(parts[0]), (1...100).contains(count) {
      return Array(repeating: row.seconds(in: parts[1]), count: count)
    }
    return text.split(separator: "/").filter { $0 != "-" }.map { row.seconds(in: String($0)) }
  }

  /// `set 1 (reps)` with `set 1 (kg)` or `set 1 (lb)`, and so on.
  private static func columns(_ names: [String]) -> [Columns] {
    var places: [String: Int] = [:]
    for (index, name) in names.enumerated() { places[HeaderName.key(name)] = index }
    return (1...100).compactMap { number in
      guard let reps = places["set \(number) (reps)"] else { return nil }
      return [("kg", WeightUnit.kg), ("lb", .lb)].lazy.compactMap { name, unit in
        places["set \(number) (\(name))"].map { Columns(reps: reps, weight: $0, unit: unit) }
      }.first
    }
  }
}
