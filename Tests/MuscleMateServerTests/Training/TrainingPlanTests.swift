internal import Postgres
internal import TestKit
internal import Testing

@testable import MuscleMateServer

/// That what is asked most finds its rows by index, under row security and with plans that fit every parameter.
struct TrainingPlanTests {
  @Test(arguments: ["mm_lifter", "mm_coach"])
  func `the newest workouts come in the order of their index, without a sort`(_ role: String) async throws {
    let plan = try await plan(
      of: WorkoutStatements.page.erased, "null, 'infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 20",
      as: role)
    #expect(plan.contains("Index Scan using workouts_newest_first"))
    #expect(!plan.contains("Sort Key: workout.performed_at"))
    #expect(!plan.contains("Seq Scan"))
  }

  @Test(arguments: ["mm_lifter", "mm_coach"])
  func `one workout is read by primary keys`(_ role: String) async throws {
    let plan = try await plan(
      of: TrainingReads.workout.erased, "null, '\(TrainingLog.id(1))'", as: role)
    for index in ["workouts_pkey", "workout_exercises_pkey", "exercises_pkey", "sets_pkey"] {
      #expect(plan.contains("Index Scan using \(index)"), "\(index) in \(plan)")
    }
    #expect(!plan.contains("Seq Scan"), "\(plan)")
  }

  @Test(arguments: ["mm_lifter", "mm_coach"])
  func `the id of a part is planned as its expression, and read among the lifter's own parts`(
    _ role: String
  ) async throws {
    let plan = try await plan(of: TakenIdentifiers.find.erased, Self.someIDs, as: role)
    #expect(!plan.contains("part_id("), "\(plan)")
    #expect(plan.contains("workout_exercises_pkey") && plan.contains("sets_pkey"), "\(plan)")
  }

  /// Row security lets no expression of a reader's be compared in an index (its functions are not leakproof).
  @Test func `the expression of a part's id is the one of its unique index`() async throws {
    let plan = try await plan(of: TakenIdentifiers.find.erased, Self.someIDs, as: "mm_definer")
    for index in ["workout_exercises_id_once", "sets_id_once"] {
      #expect(plan.contains("Index Scan using \(index)"), "\(index) in \(plan)")
    }
  }

  private static let someIDs = "'{}', '{\(TrainingLog.id(1))}', '{\(TrainingLog.id(2))}'"

  private func plan(of statement: AnyStatement, _ arguments: String, as role: String) async throws -> String {
    let database = try await Self.filled.value
    let session = try ScriptSession(database.superuser)
    let types = statement.parameterTypes.map { "\($0.name)\($0.arrayOID == 0 ? "[]" : "")" }.joined(
      separator: ", ")
    try session.run(
      """
      begin;
      set local plan_cache_mode = force_generic_plan;
      select set_config('app.tenant_id', '1', true), set_config('app.account_id', '\(TrainingLog.lifter)', true),
             set_config('role', '\(role)', true);
      prepare asked (\(types)) as \(statement.sql)
      """)
    return try session.rows("explain execute asked (\(arguments))").compactMap { $0[0] }.joined(
      separator: "\n")
  }

  /// 30,000 sets of 20 lifters: enough for an index to be worth it.
  private static let filled = Task {
    let database = try await TestDatabase.migrated()
    _ = try TrainingLog(in: database)
    try database.administer(
      """
      insert into app.accounts (tenant_id, id, email, username, roles, locale, time_zone, unit)
      select 1, gen_random_uuid(), n || '@example.com', 'lifter' || n, '{lifter}', 'en', 'UTC', 'kg'
        from generate_series(1, 19) as n;
      insert into app.exercises (tenant_id, lifter_id, id, name)
      select tenant_id, id, gen_random_uuid(), 'Exercise ' || n
        from app.accounts, generate_series(1, 30) as n;
      insert into app.workouts (
        tenant_id, lifter_id, id, name, performed_at, time_zone, exercise_count, set_count)
      select tenant_id, id, gen_random_uuid(), 'Workout', now() - n * interval '2 days', 'UTC', 3, 15
        from app.accounts, generate_series(1, 100) as n;
      insert into app.workout_notes (tenant_id, lifter_id, workout_id, notes)
      select tenant_id, lifter_id, id, 'note'
        from app.workouts;
      insert into app.workout_exercises (tenant_id, lifter_id, workout_id, position, exercise_id)
      select tenant_id, lifter_id, workout.id, position, exercise.id
        from app.workouts as workout
       cross join generate_series(0, 2) as position
        join app.exercises as exercise using (tenant_id, lifter_id)
       where exercise.name = 'Exercise ' || position + 1;
      insert into app.sets (
        tenant_id, lifter_id, workout_id, exercise_position, position, kind, reps, weight, unit)
      select tenant_id, lifter_id, workout_id, entry.position, n, 'working', 5, 100, 'kg'
        from app.workout_exercises as entry, generate_series(0, 4) as n;
      insert into app.workout_energy (
        tenant_id, lifter_id, workout_id, kilocalories, met, activity, activity_source, compendium_edition,
        compendium_code, body_weight_grams, active_seconds)
      select tenant_id, lifter_id, id, 294, 3.5, 'weight_lifting', 'derived', '2024', '02054', 80000, 3600
        from app.workouts;
      """)
    // VACUUM can't be in a script, which is one transaction.
    try database.administer("vacuum analyze")
    return database
  }
}
