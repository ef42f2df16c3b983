internal import TestKit
internal import Testing

/// Sets of several workouts that one statement inserts, as an import does.
struct SetsAtOnceTests {
  @Test func `sets of several days that are inserted at once make the days and records that they say`()
    async throws
  {
    let log = try TrainingLog(in: await TestDatabase.migrated())
    for (number, day) in ["2026-05-04", "2026-05-06", "2026-05-08"].enumerated() {
      for exercise in 0...2 {
        try log.workout(
          10 * number + exercise + 1, on: "\(day) 18:00+02", exercise: exercise,
          sets: ["'working', 5, \(100 + 5 * number), 'kg'", "'working', 8, \(90 - 5 * number), 'kg'"])
      }
    }
    let before = try (log.keptDays(), log.keptRecords(), log.keptStats())
    try Self.insertAgainAtOnce(log)
    #expect(try log.keptDays() == before.0)
    #expect(try log.keptRecords() == before.1)
    #expect(try log.keptStats() == before.2)
    #expect(try log.keptDays() == log.recomputedDays())
    #expect(try log.keptRecords() == log.recomputedRecords())
    #expect(try log.keptStats() == log.recomputedStats())
  }

  private static func insertAgainAtOnce(_ log: TrainingLog) throws {
    let columns =
      "tenant_id, lifter_id, workout_id, exercise_position, position, kind, reps, weight, unit"
    try log.run(
      """
      create temporary table copied as select \(columns) from app.sets;
      delete from app.sets;
      insert into app.sets (\(columns)) select \(columns) from copied;
      """)
  }
}
