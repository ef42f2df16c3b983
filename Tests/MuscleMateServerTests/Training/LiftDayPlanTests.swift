internal import Postgres
internal import TestKit
internal import Testing

struct LiftDayPlanTests {
  /// A connection that logged single workouts while the tables were small must not import by the plan made then.
  @Test func `an import is not planned as a single workout`() async throws {
    let database = try await TestDatabase.migrated()
    let session = try ScriptSession(database.superuser)
    try session.run(
      """
      insert into app.accounts (tenant_id, id, email, username, roles, locale, time_zone, unit)
      select id, gen_random_uuid(), 'anna@example.com', 'anna', '{lifter}', 'en', 'UTC', 'kg'
        from app.tenants;
      insert into app.exercises (tenant_id, lifter_id, id, name)
      select tenant_id, id, gen_random_uuid(), 'Row'
        from app.accounts;
      """)
    for day in 1...10 { try session.run(Self.log(day...day)) }
    try session.run("begin; \(Self.log(100...300))")
    let reads = try session.rows(
      """
      select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)
        from pg_catalog.pg_stat_xact_user_tables
       where relid = 'app.workouts'::regclass
      """)
    try session.run("rollback")
    let read = try #require(reads.first?.first.flatMap { $0 }.flatMap { Int($0) })
    #expect(read < 1_000_000, "26,809,274 by the plan for single workouts, 149,984 by its own")
  }

  /// A workout of three sets on each of these days.
  private static func log(_ days: ClosedRange<Int>) -> String {
    """
    insert into app.workouts (
      tenant_id, lifter_id, id, name, performed_at, time_zone, exercise_count, set_count)
    select tenant_id, id, md5(day::text)::uuid, 'Day', '2020-01-01 12:00+00'::timestamptz + day * interval '1 day',
           'UTC', 1, 3
      from app.accounts, generate_series(\(days.lowerBound), \(days.upperBound)) as day;
    insert into app.workout_exercises (tenant_id, lifter_id, workout_id, position, exercise_id)
    select tenant_id, lifter_id, md5(day::text)::uuid, 0, id
      from app.exercises, generate_series(\(days.lowerBound), \(days.upperBound)) as day;
    insert into app.sets (
      tenant_id, lifter_id, workout_id, exercise_position, position, kind, reps, weight, unit)
    select tenant_id, id, md5(day::text)::uuid, 0, row_num, 'working', 5, 100, 'kg'
      from app.accounts, generate_series(\(days.lowerBound), \(days.upperBound)) as day,
           generate_series(0, 2) as row_num;
    """
  }
}
