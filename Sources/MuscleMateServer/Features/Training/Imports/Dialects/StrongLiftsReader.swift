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
    let start = try start(row)
    let duration = try row.text(.durationInHours).map { (hours) throws(RowFault) in try seconds(hours) }
    let (name, notes) = try (row.text(.exercise), row.text(.notes))
    let sets = try sets(row)

    try workouts.openWorkout(named: row.text(.workoutName), at: start)
    workouts.describe(durationSeconds: duration, notes: notes, line: row.line)
    // An exercise that was skipped has a row and no set.
    guard !sets.isEmpty else { return }
    let exercise = try workouts.exercise(named: name, .inOrder(startsAnew: true))
    for set in sets { try workouts.add(set, to: exercise) }
  }

  // MARK: - Times

  private func start(_ row: ImportRow) throws(RowFault) -> LocalTime {
    let day = try row.text(.dateOfStrongLifts) ?? ""
    let time = try row.text(.startTimeOfStrongLifts) ?? ""
    guard let date = CivilDate(day.replacing("/", with: "-")), let start = LocalTime(date: date, clock: time)
    else {
      throw RowFault(.date, "\(day) \(time)")
    }
    return start
  }

  /// Seven decimals of an hour are a third of a millisecond.
  private func seconds(_ hours: String) throws(RowFault) -> Int {
    guard let number = Double(hours), (0...Double(SetLimits.durationSeconds / 3_600)).contains(number) else {
      throw RowFault(.duration, hours)
    }
    return Int((number * 3_600).rounded())
  }

  // MARK: - Sets

  private mutating func sets(_ row: ImportRow) throws(RowFault) -> [ImportedSet] {
    let columns = columns ?? Self.columns(row.header.names)
    self.columns = columns
    // `5/5/3/-`: a dash is a set that was not tried. Its own columns contain 0.
    let done = try row.text(.setsTimesReps)?.split(separator: "/") ?? []
    let times = try times(row)
    var sets: [ImportedSet] = []
    for (index, place) in columns.enumerated() {
      if index < done.count, done[index] == "-" { continue }
      let seconds = index < times.count ? times[index] : nil
      guard let reps = try row.count(at: place.reps, or: .reps) ?? (seconds == nil ? nil : 0) else {
        continue
      }
      var set = try ImportedSet(
        line: row.line, reps: reps, seconds: seconds, meters: nil, rpe: nil, notes: nil)
      try set.setWeight(row.number(at: place.weight, or: .weight), place.unit)
      sets.append(set)
    }
    return sets
  }

  /// `3×1:00`, or `1:00/0:45`: how long each set was held.
  private func times(_ row: ImportRow) throws(RowFault) -> [Int] {
    guard let text = try row.text(.setsTimesTime) else { return [] }
    let parts = text.split(separator: "×").map(String.init)
    if parts.count == 2, let count = Int(parts[0]), (1...100).contains(count) {
      return Array(repeating: try clockDuration(parts[1]), count: count)
    }
    var times: [Int] = []
    for part in text.split(separator: "/") where part != "-" { times.append(try clockDuration(String(part))) }
    return times
  }

  /// `set 1 (reps)` with `set 1 (kg)` or `set 1 (lb)`, and so on.
  private static func columns(_ names: [String]) -> [Columns] {
    var places: [String: Int] = [:]
    for (index, name) in names.enumerated() where name.hasPrefix("set ") { places[name] = index }
    return (1...100).compactMap { number in
      guard let reps = places["set \(number) (reps)"] else { return nil }
      return [("kg", WeightUnit.kg), ("lb", .lb)].lazy.compactMap { name, unit in
        places["set \(number) (\(name))"].map { Columns(reps: reps, weight: $0, unit: unit) }
      }.first
    }
  }
}

extension LocalTime {
  /// `5:42 PM`, `8:00 am`, `17:42`.
  fileprivate init?(date: CivilDate, clock: String) {
    let parts = clock.lowercased().split { $0 == ":" || $0.isWhitespace }
    guard (2...3).contains(parts.count), var hour = Int(parts[0]), let minute = Int(parts[1]) else {
      return nil
    }
    if parts.count == 3 {
      guard (1...12).contains(hour), parts[2] == "am" || parts[2] == "pm" else { return nil }
      hour = hour % 12 + (parts[2] == "pm" ? 12 : 0)
    }
    self.init(date: date, hour: hour, minute: minute, second: 0)
  }
}
