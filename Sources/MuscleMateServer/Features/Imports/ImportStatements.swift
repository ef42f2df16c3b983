internal import Postgres
internal import Primitives

/// How an import is written: as the lifter, by columns, and only what is new. Which workouts those are is known by
/// `app.imported_workouts` from the second statement on, so that all of them travel in one exchange.
enum ImportStatements {
  static let all: [AnyStatement] = [
    preview.erased, keepWorkouts.erased, nameExercises.erased, keepEntries.erased, keepSets.erased,
    outcome.erased, takeBack.erased,
  ]

  /// What an import would add; writes nothing.
  static let preview = Statement<ImportOutcome, [UUID], [Int32], String?>(
    "imports.preview", for: .trains,
    """
    select count(*) filter (where known.id is null),
           coalesce(sum(given.set_count) filter (where known.id is null), 0),
           app.import_zone($3)
      from unnest($1, $2) as given (key, set_count)
      left join app.workouts as known
        on known.tenant_id = (select app.tenant_id())
       and known.lifter_id = (select app.account_id())
       and known.id = app.imported_id((select app.account_id()), given.key)
    """)

  /// Local times become moments here, by the database's own table of zones.
  static let keepWorkouts = Statement<
    RowCount, UUID, String, String, String?, [UUID], [String], [String], [Int32?], [Int32], [Int32], [String?]
  >(
    "imports.keep_workouts", for: .trains,
    """
    with batch as (
      insert into app.imports (tenant_id, lifter_id, id, source, dialect, time_zone)
      select (select app.tenant_id()), (select app.account_id()), $1, $2, $3, app.import_zone($4)
      returning time_zone
    ),
    given as (
      select app.imported_id((select app.account_id()), listed.key) as id, listed.*
        from unnest($5, $6, $7, $8, $9, $10, $11) as listed (
               key, name, started_at, duration_seconds, exercise_count, set_count, notes)
    ),
    added as (
      insert into app.workouts (
        tenant_id, lifter_id, id, name, performed_at, time_zone, duration_seconds, exercise_count, set_count)
      select (select app.tenant_id()), (select app.account_id()), given.id, given.name,
             given.started_at::timestamp at time zone batch.time_zone, batch.time_zone,
             given.duration_seconds, given.exercise_count, given.set_count
        from given
       cross join batch
          on conflict (tenant_id, lifter_id, id) do nothing
      returning id, version
    ),
    noted as (
      insert into app.workout_notes (tenant_id, lifter_id, workout_id, notes)
      select (select app.tenant_id()), (select app.account_id()), given.id, given.notes
        from given
        join added using (id)
       where given.notes is not null
    )
    insert into app.imported_workouts (tenant_id, lifter_id, workout_id, import_id, version)
    select (select app.tenant_id()), (select app.account_id()), added.id, $1, added.version
      from added
    """)

  /// Makes the exercises that the new workouts name and the lifter does not have. Each name is looked for once: as a
  /// condition beside the join it was looked for again with each workout, which took minutes for 10,000 sets.
  static let nameExercises = Statement<RowCount, UUID, [UUID], [UUID], [String]>(
    "imports.name_exercises", for: .trains,
    """
    with typed as materialized (
      select distinct on (named.key) named.id, named.name
        from (
          select given.id, given.name, app.exercise_key(given.name) as key
            from unnest($2, $3, $4) as given (workout_key, id, name)
            join app.imported_workouts as imported
              on imported.tenant_id = (select app.tenant_id())
             and imported.lifter_id = (select app.account_id())
             and imported.workout_id = app.imported_id((select app.account_id()), given.workout_key)
           where imported.import_id = $1) as named
       order by named.key, named.id
    )
    insert into app.exercises (tenant_id, lifter_id, id, name)
    select (select app.tenant_id()), (select app.account_id()), typed.id, typed.name
      from typed
     where app.exercise_named(typed.name) is null
        on conflict on constraint exercises_name_once do nothing
    """)

  static let keepEntries = Statement<RowCount, UUID, [UUID], [Int32], [String], [String?], [Int32?]>(
    "imports.keep_entries", for: .trains,
    """
    insert into app.workout_exercises (
      tenant_id, lifter_id, workout_id, position, exercise_id, notes, superset)
    select imported.tenant_id, imported.lifter_id, imported.workout_id, given.position,
           app.exercise_named(given.name), given.notes, given.superset
      from unnest($2, $3, $4, $5, $6) as given (workout_key, position, name, notes, superset)
      join app.imported_workouts as imported
        on imported.tenant_id = (select app.tenant_id())
       and imported.lifter_id = (select app.account_id())
       and imported.workout_id = app.imported_id((select app.account_id()), given.workout_key)
     where imported.import_id = $1
    """)

  static let keepSets = Statement<
    RowCount, UUID, [UUID], [Int32], [Int32], [String], [Int32?], [Decimal?], [String?], [Decimal?], [Int32?],
    [Int32?], [Decimal?], [String?]
  >(
    "imports.keep_sets", for: .trains,
    """
    insert into app.sets (
      tenant_id, lifter_id, workout_id, exercise_position, position, kind, reps, weight, unit, rpe,
      rest_seconds, duration_seconds, distance_meters, notes)
    select imported.tenant_id, imported.lifter_id, imported.workout_id, given.exercise_position, given.position,
           given.kind, given.reps, given.weight, given.unit, given.rpe, given.rest_seconds,
           given.duration_seconds, given.distance_meters, given.notes
      from unnest($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) as given (
             workout_key, exercise_position, position, kind, reps, weight, unit, rpe, rest_seconds,
             duration_seconds, distance_meters, notes)
      join app.imported_workouts as imported
        on imported.tenant_id = (select app.tenant_id())
       and imported.lifter_id = (select app.account_id())
       and imported.workout_id = app.imported_id((select app.account_id()), given.workout_key)
     where imported.import_id = $1
    """)

  static let outcome = Statement<ImportOutcome, UUID>(
    "imports.outcome", for: .trains,
    """
    select count(workout.id), coalesce(sum(workout.set_count), 0), batch.time_zone
      from app.imports as batch
      left join app.imported_workouts as imported
        on imported.tenant_id = batch.tenant_id
       and imported.lifter_id = batch.lifter_id
       and imported.import_id = batch.id
      left join app.workouts as workout
        on workout.tenant_id = batch.tenant_id
       and workout.lifter_id = batch.lifter_id
       and workout.id = imported.workout_id
     where batch.tenant_id = (select app.tenant_id())
       and batch.lifter_id = (select app.account_id())
       and batch.id = $1
     group by batch.time_zone
    """)

  /// Deletes what the import brought and nobody edited since. Tells whether there was such an import.
  static let takeBack = Statement<Bool, UUID>(
    "imports.take_back", for: .trains,
    """
    with taken as (
      delete from app.imports as batch
       where batch.tenant_id = (select app.tenant_id())
         and batch.lifter_id = (select app.account_id())
         and batch.id = $1
      returning batch.id
    ),
    gone as (
      delete from app.workouts as workout
       using app.imported_workouts as imported
       where imported.tenant_id = (select app.tenant_id())
         and imported.lifter_id = (select app.account_id())
         and imported.import_id = $1
         and workout.tenant_id = imported.tenant_id
         and workout.lifter_id = imported.lifter_id
         and workout.id = imported.workout_id
         and workout.version = imported.version
    )
    select exists (select from taken)
    """)
}

/// What an import added or would add, and the zone that its times were taken in.
struct ImportOutcome: Row {
  let workouts: Int64
  let sets: Int64
  let timeZone: String

  static var columns: [PostgresType] { Int64.columns + Int64.columns + String.columns }

  init(_ row: inout RowReader) throws(ColumnFault) {
    workouts = try row.next()
    sets = try row.next()
    timeZone = try row.next()
  }
}
