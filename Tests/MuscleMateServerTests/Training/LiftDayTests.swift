internal import Postgres
internal import Primitives
internal import TestKit
internal import Testing

/// The days that graphs read, compared with a recomputation of its own from the sets.
struct LiftDayTests {
  @Test(arguments: 1...4)
  func `after any sequence of edits lift days and records are what the sets say`(_ seed: UInt64) async throws
  {
    let database = try await TestDatabase.migrated()
    let log = try TrainingLog(in: database)
    var random = SplitMix64(seed: seed)
    for step in 1...60 {
      let edit = Edit.random(using: &random)
      try log.apply(edit)
      let (expected, kept) = try (log.recomputedDays(), log.keptDays())
      #expect(kept == expected, "seed \(seed), step \(step): \(edit)")
      let (due, held) = try (log.recomputedRecords(), log.keptRecords())
      #expect(
        held == due,
        "seed \(seed), step \(step): \(edit); missing \(due.subtracting(held)), wrong \(held.subtracting(due))"
      )
      let (standing, known) = try (log.recomputedStats(), log.keptStats())
      if !known.isEmpty { #expect(known == standing, "seed \(seed), step \(step): \(edit)") }
      guard kept == expected, held == due else { return }
    }
    #expect(try !log.keptRecords().isEmpty)
    #expect(try !log.keptDays().isEmpty)
    #expect(try !log.keptStats().isEmpty)
  }

  /// Squats and a row that is trained as a squat, some weeks of which are easy, hard or a deload.
  @Test(arguments: 1...3)
  func `light days are what the sets and plans say, whatever days are asked for`(_ seed: UInt64) async throws
  {
    let log = try TrainingLog(in: await TestDatabase.migrated())
    var random = SplitMix64(seed: seed)
    try log.run("update app.exercises set lift = 'squat', lift_source = 'corrected' where key = 'row'")
    for number in 1...60 {
      let isEasy = Int.random(in: 0..<3, using: &random) == 0
      let sets = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        let weight = Int.random(in: isEasy ? 50...90 : 90...110, using: &random)
        let kind = Int.random(in: 0..<12, using: &random) == 0 ? "amrap" : "working"
        let rpe = ["null", "5", "6.5", "7.5", "8"].randomElement(using: &random) ?? "null"
        return "'\(kind)', 5, \(weight), 'kg', \(rpe)"
      }
      let moment = CivilDate(unixDay: 20_000 + Int64(number * 5) + Int64.random(in: 0...4, using: &random))
      try log.workout(
        number, on: "\(moment) 12:00+00", exercise: [0, 2].randomElement(using: &random) ?? 0, sets: sets,
        columns: "kind, reps, weight, unit, rpe")
    }
    try log.run(
      """
      insert into app.planned_workouts (tenant_id, lifter_id, id, name, time_zone, prescription, state, workout_id)
      select 1, lifter_id, gen_random_uuid(), 'Deload', 'UTC', '[]', 'done', id
        from app.workouts
       where hashtext(id::text || '\(seed)') % 10 = 0;
      update app.planned_workouts set is_deload = true;
      """)
    let expected = try log.recomputedLightDays()["squat"]?.sorted() ?? []
    #expect(expected.count > 5)
    let lifter = TrainingLog.lifter
    func light(from first: String) throws -> [String?] {
      try log.rows(
        """
        select local_date
          from app.light_days(1, '\(lifter)', '{squat}', null, '\(first)', 'infinity') order by local_date
        """
      ).map { $0[0] }
    }
    #expect(try light(from: "-infinity") == expected)
    for first in try log.rows("select distinct local_date from app.lift_days").compactMap({ $0[0] }) {
      #expect(try light(from: first) == expected.filter { $0 >= first }, "from \(first)")
    }
    try log.run("select app.refresh_lifter_stats('{1}', '{\(lifter)}', '{squat}')")
    #expect(try log.keptStats() == log.recomputedStats())
  }

  /// The newest days first, so that each other one is entered after the fact, and some go again.
  @Test(arguments: 1...3)
  func `what is kept of a lift is what the log says, however long ago a workout was that comes or goes`(
    _ seed: UInt64
  ) async throws {
    let log = try TrainingLog(in: await TestDatabase.migrated())
    var random = SplitMix64(seed: seed)
    var ages = (0..<14).map { Int64($0 * 3) }
    for _ in 1...60 { ages.append(.random(in: 40...420, using: &random)) }
    for (number, age) in ages.enumerated() {
      let weight = Int.random(in: 0..<3, using: &random) == 0 ? 120 : 80
      try log.workout(
        number, on: "\(CivilDate(unixDay: 20_000 - age)) 12:00+00", exercise: 0,
        sets: ["'working', 5, \(weight), 'kg'"])
      if number > 20, Int.random(in: 0..<4, using: &random) == 0 {
        let gone = TrainingLog.id(.random(in: 0...number, using: &random))
        try log.run("delete from app.workouts where id = '\(gone)'")
      }
      #expect(try log.keptStats() == log.recomputedStats(), "seed \(seed), \(age) days ago")
    }
    #expect(try log.recomputedLightDays()["squat"]?.isEmpty == false)
  }

  @Test func `the best set is the one with the highest estimate, without warm-ups and long sets`()
    async throws
  {
    let log = try TrainingLog(in: await TestDatabase.migrated())
    try log.workout(
      1, on: "2026-05-04 18:00+02",
      sets: [
        "'warm_up', 1, 200, 'kg'", "'working', 5, 100, 'kg'", "'working', 3, 104, 'kg'",
        "'amrap', 15, 90, 'kg'",
      ])
    #expect(
      try log.rows("select weight_grams, reps, e1rm_grams, volume_grams from app.lift_days")
        == [["100000", "5", "116667", "2162000"]])
    #expect(
      try log.rows(
        """
        select candidate ->> 'grams', candidate ->> 'reps'
          from app.lift_days, jsonb_array_elements(candidates) as candidate
        """) == [["104000", "3"], ["100000", "5"], ["90000", "15"]])
  }

  @Test func `a single counts as lifted, and pounds compare with kilograms`() async throws {
    let log = try TrainingLog(in: await TestDatabase.migrated())
    try log.workout(
      1, on: "2026-05-04 18:00+02", sets: ["'working', 1, 142.5, 'kg'", "'working', 1, 315, 'lb'"])
    #expect(
      try log.rows("select trim_scale(weight), unit, weight_grams, e1rm_grams from app.lift_days")
        == [["315", "lb", "142882", "142882"]])
  }

  @Test func `a corrected lift is carried to its days at once`() async throws {
    let log = try TrainingLog(in: await TestDatabase.migrated())
    try log.workout(1, on: "2026-05-04 18:00+02", sets: ["'working', 5, 100, 'kg'"])
    try log.run("update app.exercises set lift = 'squat', lift_source = 'corrected' where key = 'row'")
    #expect(try log.rows("select lift from app.lift_days") == [["squat"]])
    #expect(try log.rows("select distinct lift from app.records") == [["squat"]])
    #expect(try log.rows("select squat_grams from app.lifter_stats") == [["{116667}"]])
  }

  @Test func `deleting an account leaves nothing of its training`() async throws {
    let log = try TrainingLog(in: await TestDatabase.migrated())
    for exercise in 0...2 {
      try log.workout(
        1 + exercise, on: "2026-05-04 18:00+02", exercise: exercise, sets: ["'working', 5, 100, 'kg'"])
    }
    try log.run("delete from app.accounts")
    let tables = ["workouts", "sets", "exercises", "lift_days", "records", "deletions", "lifter_versions"]
    for table in tables { #expect(try log.rows("select count(*) from app.\(table)") == [["0"]], "\(table)") }
  }
}

/// The day of a workout is the one that it had where it happened.
struct WorkoutDayTests {
  @Test(arguments: [
    ("2026-10-03T21:59:00Z", "Europe/Berlin", "2026-10-03"),
    ("2026-10-03T22:00:00Z", "Europe/Berlin", "2026-10-04"),
    ("2026-10-03T23:59:00-04:00", "America/New_York", "2026-10-03"),
    // the night the clocks go back: 02:30 comes twice, and midnight lies an hour later in UTC afterwards
    ("2026-10-25T00:30:00Z", "Europe/Berlin", "2026-10-25"),
    ("2026-10-25T22:59:00Z", "Europe/Berlin", "2026-10-25"),
    ("2026-10-25T23:00:00Z", "Europe/Berlin", "2026-10-26"),
    // the night they go forward
    ("2026-03-28T22:59:00Z", "Europe/Berlin", "2026-03-28"),
    ("2026-03-29T21:59:00Z", "Europe/Berlin", "2026-03-29"),
    ("2026-03-29T22:00:00Z", "Europe/Berlin", "2026-03-30"),
    ("2026-01-01T09:59:00Z", "Pacific/Kiritimati", "2026-01-01"),
    ("2026-01-01T10:00:00Z", "Pacific/Kiritimati", "2026-01-02"),
  ])
  func `a workout's day is its local date in its own zone`(
    _ moment: String, _ zone: String, _ day: String
  ) async throws {
    let log = try TrainingLog(in: await TestDatabase.migrated())
    try log.workout(1, on: moment, in: zone, sets: ["'working', 5, 100, 'kg'"])
    #expect(try log.rows("select local_date from app.workouts") == [[day]])
    #expect(try log.rows("select local_date from app.lift_days") == [[day]])
  }
}
