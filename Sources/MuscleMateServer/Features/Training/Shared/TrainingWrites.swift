internal import Postgres
internal import Primitives

/// How the training log is written, by every feature that does: a workout is cleared of what it held, then kept, its
/// exercises named, its entries and sets inserted, in this order and in one transaction. Each statement takes
/// columns, so that it writes one workout or a thousand.
enum TrainingWrites {
  static let statements: [AnyStatement] = [
    begin.erased, beginExisting.erased, deleteParts.erased, upsertWorkouts.erased, nameExercises.erased,
    upsertEntries.erased,
    upsertSets.erased, namePlan.erased, TakenIdentifiers.find.erased, KeptUnits.find.erased,
  ]

  /// The limit for a workout, done or to come: 10,000 sets with a word each.
  static let bodyLimit = 2 * 1024 * 1024

  /// Waits for the lifter's other changes, refuses what is not the caller's own (MM404) or was changed since the
  /// client saw it (MM412), and returns whether the workout exists.
  static let begin = Statement<Bool, UUID?, UUID?, Int64?>(
    "training.begin", for: .lifterOrCoach,
    """
    select app.lock_for_update($1, $2, $3)
    """)

  /// The same for what changes a workout and makes none: MM404, or MM409 where it was deleted.
  static let beginExisting = Statement<RowCount, UUID?, UUID, Int64?>(
    "training.begin_existing", for: .lifterOrCoach,
    """
    select app.lock_existing_workout($1, $2, $3)
    """)

  /// Takes away what workouts hold; where they don't exist, nothing happens.
  static let deleteParts = Statement<RowCount, [UUID]>(
    "training.delete_parts", for: .lifterOrCoach,
    """
    with sets_gone as (
      delete from app.sets as done
       where done.tenant_id = (select app.tenant_id())
         and done.lifter_id = (select app.account_id())
         and done.workout_id = any ($1)
    ),
    notes_gone as (
      delete from app.workout_notes as noted
       where noted.tenant_id = (select app.tenant_id())
         and noted.lifter_id = (select app.account_id())
         and noted.workout_id = any ($1)
    )
    delete from app.workout_exercises as entry
     where entry.tenant_id = (select app.tenant_id())
       and entry.lifter_id = (select app.account_id())
       and entry.workout_id = any ($1)
    """)

  static func upsert(_ workouts: WorkoutColumns) -> BoundStatement<RowCount> {
    upsertWorkouts(
      workouts.ids, workouts.names, workouts.performedAt, workouts.timeZones, workouts.durations,
      workouts.exerciseCounts, workouts.setCounts, workouts.warmUpCounts, workouts.notes, workouts.activities)
  }

  static func name(_ entries: EntryColumns) -> BoundStatement<RowCount> {
    nameExercises(entries.proposals, entries.names)
  }

  static func upsert(_ entries: EntryColumns) -> BoundStatement<RowCount> {
    upsertEntries(
      entries.workouts, entries.positions, entries.ids, entries.names, entries.exercises, entries.notes,
      entries.supersets)
  }

  static func upsert(_ sets: SetColumns) -> BoundStatement<RowCount> {
    upsertSets(
      sets.workouts, sets.exercisePositions, sets.positions, sets.ids, sets.kinds, sets.reps, sets.weights,
      sets.units, sets.rpes, sets.rests, sets.durations, sets.distances, sets.notes)
  }

  /// Inserts or replaces; a workout without a zone happened in the profile's.
  private static let upsertWorkouts = Statement<
    RowCount, [UUID], [String], [Timestamp], [String?], [Int32?], [Int32], [Int32], [Int32], [String?],
    [String?]
  >(
    "training.upsert_workouts", for: .lifterOrCoach,
    """
    with given as (
      select *
        from unnest($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as given (
               id, name, performed_at, time_zone, duration_seconds, exercise_count, set_count, warm_up_count, notes,
               activity)
    ),
    noted as (
      insert into app.workout_notes (tenant_id, lifter_id, workout_id, notes)
      select (select app.tenant_id()), (select app.account_id()), given.id, given.notes
        from given
       where given.notes <> ''
    )
    insert into app.workouts (
      tenant_id, lifter_id, id, name, performed_at, time_zone, duration_seconds, exercise_count, set_count,
      warm_up_count, activity)
    select account.tenant_id, account.id, given.id, given.name, given.performed_at,
           coalesce(given.time_zone, account.time_zone), given.duration_seconds,
           given.exercise_count, given.set_count, given.warm_up_count, given.activity
      from given
      join app.accounts as account
        on account.tenant_id = (select app.tenant_id())
       and account.id = (select app.account_id())
        on conflict (tenant_id, lifter_id, id) do update
       set name = excluded.name,
           performed_at = excluded.performed_at,
           time_zone = excluded.time_zone,
           duration_seconds = excluded.duration_seconds,
           exercise_count = excluded.exercise_count,
           set_count = excluded.set_count,
           warm_up_count = excluded.warm_up_count,
           activity = excluded.activity
    """)

  /// Makes the exercises whose names are new.
  private static let nameExercises = Statement<RowCount, [UUID], [String?]>(
    "training.name_exercises", for: .lifterOrCoach,
    """
    select app.name_exercises($1, $2)
    """)

  private static let upsertEntries = Statement<
    RowCount, [UUID], [Int32], [UUID?], [String?], [UUID?], [String?], [Int32?]
  >(
    "training.upsert_entries", for: .lifterOrCoach,
    """
    insert into app.workout_exercises (
      tenant_id, lifter_id, workout_id, position, id, exercise_id, notes, superset)
    select (select app.tenant_id()), (select app.account_id()), given.workout_id, given.position, given.id,
           app.own_exercise(given.name, given.exercise_id, given.position),
           nullif(given.notes, ''), given.superset
      from unnest($1, $2, $3, $4, $5, $6, $7) as given (
             workout_id, position, id, name, exercise_id, notes, superset)
    """)

  /// The planned workout that the workout is, behind it: null is none, and one that is not the caller's own is refused (MM422).
  static let namePlan = Statement<RowCount, UUID?, UUID>(
    "training.name_plan", for: .lifterOrCoach,
    """
    select app.name_plan($1, $2)
     where $1 is not null
    """)

  /// A weight without a unit is in the profile's (`KeptUnits` has named those of sets that are there).
  private static let upsertSets = Statement<
    RowCount, [UUID], [Int32], [Int32], [UUID?], [String], [Int32?], [Decimal?], [String?], [Decimal?],
    [Int32?],
    [Int32?], [Decimal?], [String?]
  >(
    "training.upsert_sets", for: .lifterOrCoach,
    """
    insert into app.sets (
      tenant_id, lifter_id, workout_id, exercise_position, position, id, kind, reps, weight, unit, rpe,
      rest_seconds, duration_seconds, distance_meters, notes)
    select account.tenant_id, account.id, given.workout_id, given.exercise_position, given.position, given.id,
           given.kind, given.reps, given.weight,
           case when given.weight is not null then coalesce(given.unit, account.unit) end,
           given.rpe, given.rest_seconds, given.duration_seconds, given.distance_meters,
           nullif(given.notes, '')
      from unnest($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) as given (
             workout_id, exercise_position, position, id, kind, reps, weight, unit, rpe, rest_seconds,
             duration_seconds, distance_meters, notes)
      join app.accounts as account
        on account.tenant_id = (select app.tenant_id())
       and account.id = (select app.account_id())
    """)
}
