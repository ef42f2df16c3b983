/// A row of `app.records` without what only describes it.
struct PersonalRecord: Hashable, CustomStringConvertible {
  var exercise: String
  var kind: String
  var atReps: Int
  var day: String
  var value: Int

  var description: String { "\(exercise.suffix(3)) \(kind) \(atReps) \(day): \(value)" }
}

extension TrainingLog {
  func keptRecords() throws -> Set<PersonalRecord> {
    Set(
      try rows("select exercise_id, kind, at_reps, local_date, value from app.records").map { row in
        PersonalRecord(
          exercise: row[0] ?? "", kind: row[1] ?? "", atReps: row[2].flatMap { Int($0) } ?? -1,
          day: row[3] ?? "", value: row[4].flatMap { Int($0) } ?? -1)
      })
  }

  /// By the definition, from every set of the log: a day's best that no earlier day had.
  func recomputedRecords() throws -> Set<PersonalRecord> {
    var records: Set<PersonalRecord> = []
    for (exercise, lines) in Dictionary(grouping: try lines(), by: \.exercise) {
      let days = Set(lines.map(\.day)).sorted()
      for day in days {
        let (now, before) = (lines.filter { $0.day == day }, lines.filter { $0.day < day })
        for (kind, value) in Self.kinds {
          let earlier =
            Set(before.map(\.day)).map { day in value(before.filter { $0.day == day }) }.max() ?? 0
          if value(now) > earlier {
            records.insert(
              PersonalRecord(exercise: exercise, kind: kind, atReps: 0, day: day, value: value(now)))
          }
        }
        let kind = lines[0].measure == "assisted_reps" ? "least_assistance" : "weight_at_reps"
        for reps in Set(now.compactMap(\.reps)) where reps > 0 {
          let able = now.filter { ($0.reps ?? 0) >= reps }
          let heaviest = able.compactMap(\.heft).max() ?? 0
          let own = able.filter { $0.heft == heaviest }.map { $0.reps ?? 0 }.max()
          let earlier = before.filter { ($0.reps ?? 0) >= reps }.compactMap(\.heft).max() ?? 0
          if heaviest > earlier, own == reps {
            records.insert(
              PersonalRecord(exercise: exercise, kind: kind, atReps: reps, day: day, value: heaviest))
          }
        }
      }
    }
    return records
  }

  /// The totals of a day's sets of an exercise.
  private static let kinds: [(String, @Sendable ([LoggedLine]) -> Int)] = [
    ("e1rm", { $0.filter(\.isEstimable).map(\.epley).max().map { Int((Double($0) / 30).rounded()) } ?? 0 }),
    ("volume", { ($0.reduce(0) { $0 + $1.volume } + 5_000_000) / 10_000_000 * 10 }),
    ("reps", { $0.map(\.weightless).max() ?? 0 }),
    ("duration", { $0.map { $0.reps == nil ? $0.seconds : 0 }.max() ?? 0 }),
    ("distance", { $0.map(\.millimeters).max() ?? 0 }),
  ]
}
