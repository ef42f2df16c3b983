internal import DatabaseAdministration
internal import Primitives
internal import TestKit
internal import Testing

@testable import MuscleMateServer

struct DemoTests {
  @Test func `the same seed makes the same data, another seed other data`() async throws {
    let first = try await Self.fingerprint(seed: 1)
    #expect(try await Self.fingerprint(seed: 1) == first)
    #expect(try await Self.fingerprint(seed: 2) != first)
  }

  @Test func `lift days and records are what the triggers would have made of the sets`() async throws {
    let database = try await TestDatabase.migrated()
    try await Self.fill(database, seed: 3)
    let written = try database.rows(Self.liftDays) + database.rows(Self.records)
    try database.administer(
      """
      delete from app.records;
      select app.refresh_lift_days(array_agg(tenant_id), array_agg(lifter_id), array_agg(local_date))
        from (select distinct tenant_id, lifter_id, local_date from app.workouts) as day
      """)
    #expect(written.allSatisfy { $0.first != "0" })
    #expect(try database.rows(Self.liftDays) + database.rows(Self.records) == written)
  }

  @Test func `all rows upsert the rules that loading does not check`() async throws {
    let database = try await TestDatabase.migrated()
    try await Self.fill(database, seed: 4)
    // Written again with its checks: a constraint that was broken is refused now.
    for (table, column) in [
      ("app.accounts", "display_name"), ("app.workouts", "name"), ("app.sets", "kind"),
      ("app.grants", "since"),
    ] {
      try database.administer("update \(table) set \(column) = \(column)")
    }
    let strays = try database.rows(
      """
      select (select count(*) from app.sets) - (select count(*)
         from app.sets s
         join app.workout_exercises p
           on (p.tenant_id, p.lifter_id, p.workout_id, p.position)
            = (s.tenant_id, s.lifter_id, s.workout_id, s.exercise_position)
         join app.workouts w on (w.tenant_id, w.lifter_id, w.id) = (p.tenant_id, p.lifter_id, p.workout_id)
         join app.exercises e
           on (e.tenant_id, e.lifter_id, e.id) = (p.tenant_id, p.lifter_id, p.exercise_id)
         join app.accounts a on (a.tenant_id, a.id) = (w.tenant_id, w.lifter_id)),
         (select count(*)
            from app.workouts w
           where set_count <> (select count(*)
                                 from app.sets s
                                where (s.tenant_id, s.lifter_id, s.workout_id)
                                    = (w.tenant_id, w.lifter_id, w.id)))
      """)
    #expect(strays == [["0", "0"]])
  }

  @Test func `a tenant that has people is not filled`() async throws {
    let database = try await TestDatabase.migrated()
    try await Self.fill(database, seed: 1)
    await #expect(throws: AdministrationError.self) { try await Self.fill(database, seed: 1) }
  }

  private static let liftDays = """
    select count(*), md5(string_agg(day::text, e'\\n' order by lifter_id, exercise_id, local_date))
      from app.lift_days as day
    """

  private static let records = """
    select count(*),
           md5(string_agg(
             concat_ws(' ', kind, at_reps, local_date, lift, value, weight, unit, reps, rpe, workout_id), e'\\n'
             order by lifter_id, exercise_id, kind, at_reps, local_date))
      from app.records
    """

  private static func fill(_ database: TestDatabase, seed: UInt64) async throws {
    var plan = DemoPlan(until: CivilDate(unixDay: 20_000))
    plan.lifters = 3
    plan.weeks = 30
    plan.seed = seed
    let configuration = try Configuration(["DATABASE_OWNER_URL": database.owner], processors: 1)
    let administered = try AdministeredDatabase.open(configuration, migrated: false)
    try await Demo(plan, in: administered).fill(workers: 2) { _ in }
  }

  private static func fingerprint(seed: UInt64) async throws -> [[String?]] {
    let database = try await TestDatabase.migrated()
    try await fill(database, seed: seed)
    return try database.rows(
      """
      select (select md5(string_agg(s::text, e'\\n' order by lifter_id, workout_id, exercise_position, position))
                from app.sets s),
             (select md5(string_agg(w::text, e'\\n' order by lifter_id, id)) from app.workouts w),
             (select md5(string_agg(id || email || display_name, e'\\n' order by id)) from app.accounts)
      """)
  }
}
