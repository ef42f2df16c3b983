internal import DatabaseAdministration
internal import Primitives
internal import TestKit
internal import Testing

@testable import MuscleMateServer

/// The records that the migration and the scripts behind it make of a log from before there were records, compared with
/// those that the triggers keep.
struct PastRecordsTests {
  @Test(arguments: 11...12)
  func `the log of the past gets the lift days and records that the triggers would have kept`(
    _ seed: UInt64
  ) async throws {
    let log = try Self.log(in: await TestDatabase.migrated(), seed: seed)
    let kept = try Self.all(log)
    try log.run("delete from app.lift_days; delete from app.records")
    try Self.apply("migrations/0112_records_of_the_past.sql", to: log)
    #expect(try Self.all(log) != kept, "by the rules of then")
    try Self.apply("repairs/lift_days_due.sql", to: log)
    try await eventually("all lift days are made", pausing: .zero) {
      try log.rows("select cardinality(app.remake_lift_days(2))") == [[nil]]
    }
    #expect(try log.recomputedDays() == log.keptDays())
    #expect(try log.recomputedRecords() == log.keptRecords())
  }

  @Test func `what rules from before made is made anew where they differ, and nothing else`() async throws {
    let log = try TrainingLog(in: await TestDatabase.migrated())
    try log.run(
      "update app.exercises set measure = 'assisted_reps', traits_source = 'corrected' where key = 'row'")
    try log.workout(1, on: "2026-05-04 18:00+02", exercise: 0, sets: ["'working', 5, 100, 'kg'"])
    try log.workout(2, on: "2026-05-04 19:00+02", exercise: 1, sets: ["'working', 15, 60, 'kg'"])
    try log.workout(3, on: "2026-05-04 20:00+02", exercise: 2, sets: ["'working', 8, 20, 'kg'"])
    try log.run("update app.lift_days set volume = null")
    try Self.apply("repairs/lift_days_due.sql", to: log)
    #expect(
      try log.rows("select exercise_id from app.lift_days_due order by 1")
        == [[TrainingLog.id(101)], [TrainingLog.id(102)]])
    #expect(try log.rows("select cardinality(app.remake_lift_days(1))") == [["1"]])
    #expect(try log.rows("select count(*) from app.lift_days_due") == [["1"]])
  }

  @Test func `days that a release without records kept meanwhile are made good`() async throws {
    let log = try Self.log(in: await TestDatabase.migrated(), seed: 13)
    let kept = try Self.all(log)
    try log.run(
      """
      update app.lift_days
         set set_count = 0, rep_count = 0, last_in = null
       where local_date in (select local_date from app.lift_days order by random() limit 3);
      delete from app.records as held
       using app.lift_days as day
       where day.exercise_id = held.exercise_id
         and day.local_date = held.local_date
         and day.last_in is null
      """)
    #expect(try Self.all(log) != kept)
    try Self.apply("repairs/lift_days_unfinished.sql", to: log)
    #expect(try Self.all(log) == kept)
  }

  private static func log(in database: TestDatabase, seed: UInt64) throws -> TrainingLog {
    let log = try TrainingLog(in: database)
    var random = SplitMix64(seed: seed)
    for _ in 1...60 { try log.apply(Edit.random(using: &random)) }
    return log
  }

  /// As the migrator runs it.
  private static func apply(_ name: String, to log: TrainingLog) throws {
    let scripts = try MigrationScripts(in: MigrationScripts.findFolder())
    let script = try #require(scripts.all.first { $0.name == name })
    try log.run("begin; set local role \(script.role); \(script.text); commit")
  }

  private static func all(_ log: TrainingLog) throws -> [[String?]] {
    let days = try log.rows("select day::text from app.lift_days as day order by 1")
    let records = try log.rows("select (to_jsonb(record) - 'id')::text from app.records as record order by 1")
    #expect(!days.isEmpty && !records.isEmpty)
    return days + records
  }
}
