internal import Postgres
internal import Primitives

/// How an import is written: as the lifter, by columns, and only what is new. Which workouts those are is known by
/// `app.imported_workouts` from the second statement on, so that all of them travel in one exchange.
enum ImportStatements {
  static let all: [AnyStatement] = [
    preview.erased, upsertWorkouts.erased, deleteParts.erased, upsertNotes.erased, nameExercises.erased,
    upsertEntries.erased, upsertSets.erased, rememberNames.erased, one.erased, page.erased, takeBack.erased,
    remembered.erased, writeThings.erased, timeZones.erased,
  ]

  /// The report of a dry run; writes nothing.
  static let preview = Statement<
    ImportRecord, String, String, String?, [UUID], [UUID], [UUID?], [String], [String], [String?], [UUID],
    [Int32], Bool, Bool, JSON, Int32, JSON
  >(
    "imports.preview", for: .lifterOrCoach,
    """
    select null::uuid, $1, $2, app.import_zone($3), null::timestamptz,
           app.with_things(
             $14 || app.import_counts($1, $4, $5, $6, $7, $8, $9, $10, $11, $3, $12, $13, $15),
             app.preview_things($16, $12))
    """)

  /// Local times become moments here, by the database's own table of zones. A zone that was named is that of every
  /// workout; one that was not leaves those that are there where they are.
  static let upsertWorkouts = Statement<
    RowCount, UUID, String, String, String?, [UUID], [UUID], [UUID?], [String], [String], [String?], [UUID],
    [Int32], Bool, Bool, JSON, Int32, [Int32?], [Int32], UUID, String?, String?, [Int32], [Timestamp?],
    [String?],
    [String?]
  >(
    "imports.upsert_workouts", for: .lifterOrCoach,
    """
    with batch as (
      insert into app.imports (
        tenant_id, lifter_id, id, source, dialect, time_zone, report, header, columns, dates)
      select (select app.tenant_id()), (select app.account_id()), $1, $2, $3, app.import_zone($4),
             $15 || app.import_counts($2, $5, $6, $7, $8, $9, $10, $11, $12, $4, $13, $14, $16), $19, $20, $21
      returning time_zone
    ),
    wanted as (
      select judged.id, listed.*,
             coalesce(
               listed.own_zone,
               case when $4 is not null then batch.time_zone end,
               (select known.time_zone
                  from app.workouts as known
                 where known.tenant_id = (select app.tenant_id())
                   and known.lifter_id = (select app.account_id())
                   and known.id = judged.id),
               batch.time_zone) as time_zone
        from app.judged_import($2, $5, $6, $7, $8, $9, $10, $11, $4, $13, $14) as judged
        join unnest($5, $6, $8, $9, $12, $17, $18, $22, $23, $24, $25) as listed (
               key, content, name, started_at, set_count, duration_seconds, exercise_count, warm_up_count, moment,
               own_zone, activity) using (key)
       cross join batch
       where judged.state in ('added', 'updated')
    ),
    written as (
      insert into app.workouts as known (
        tenant_id, lifter_id, id, name, performed_at, time_zone, duration_seconds, exercise_count, set_count,
        warm_up_count, activity)
      select (select app.tenant_id()), (select app.account_id()), wanted.id, wanted.name,
             coalesce(wanted.moment, app.import_moment(wanted.started_at, wanted.time_zone)), wanted.time_zone,
             wanted.duration_seconds, wanted.exercise_count, wanted.set_count, wanted.warm_up_count, wanted.activity
        from wanted
          on conflict (tenant_id, lifter_id, id) do update
         set name = excluded.name,
             performed_at = excluded.performed_at,
             time_zone = excluded.time_zone,
             duration_seconds = excluded.duration_seconds,
             exercise_count = excluded.exercise_count,
             set_count = excluded.set_count,
             warm_up_count = excluded.warm_up_count,
             activity = coalesce(excluded.activity, known.activity)
      returning known.id, known.version
    )
    insert into app.imported_workouts (
      tenant_id, lifter_id, workout_id, import_id, version, content, written_by, key)
    select (select app.tenant_id()), (select app.account_id()), written.id, $1, written.version, wanted.content, $1,
           wanted.key
      from written
      join wanted using (id)
        on conflict (tenant_id, lifter_id, workout_id) do update
       set version = excluded.version,
           content = excluded.content,
           written_by = excluded.written_by,
           key = excluded.key
    """)

  /// Deletes the old content of the workouts that are written again.
  static let deleteParts = Statement<RowCount, UUID>(
    "imports.delete_parts", for: .lifterOrCoach,
    """
    with updated as materialized (
      select imported.workout_id
        from app.imported_workouts as imported
       where imported.tenant_id = (select app.tenant_id())
         and imported.lifter_id = (select app.account_id())
         and imported.written_by = $1
         and imported.import_id <> $1
    ),
    sets_gone as (
      delete from app.sets as done
       where done.tenant_id = (select app.tenant_id())
         and done.lifter_id = (select app.account_id())
         and done.workout_id = any (array(select updated.workout_id from updated))
    ),
    notes_gone as (
      delete from app.workout_notes as noted
       where noted.tenant_id = (select app.tenant_id())
         and noted.lifter_id = (select app.account_id())
         and noted.workout_id = any (array(select updated.workout_id from updated))
    )
    delete from app.workout_exercises as entry
     where entry.tenant_id = (select app.tenant_id())
       and entry.lifter_id = (select app.account_id())
       and entry.workout_id = any (array(select updated.workout_id from updated))
    """)

  /// What is no workout, and what became of it in the report.
  static let writeThings = Statement<RowCount, UUID, JSON, Bool>(
    "imports.write_things", for: .lifterOrCoach,
    """
    update app.imports as batch
       set report = app.with_things(batch.report, app.import_things($1, $2, $3))
     where batch.tenant_id = (select app.tenant_id())
       and batch.lifter_id = (select app.account_id())
       and batch.id = $1
       and $2 <> '{}'
    """)

  /// Each as it is kept, at its name's place; null for a name of no zone.
  static let timeZones = Statement<[String?], [String]>(
    "imports.time_zones", for: .lifterOrCoach,
    """
    select app.time_zone_name(given.name)
      from unnest($1) with ordinality as given (name, place)
     order by given.place
    """)

  static let upsertNotes = Statement<RowCount, UUID, [UUID], [String?]>(
    "imports.upsert_notes", for: .lifterOrCoach,
    """
    insert into app.workout_notes (tenant_id, lifter_id, workout_id, notes)
    select (select app.tenant_id()), (select app.account_id()), written.id, written.notes
      from unnest(app.written_workouts($1, $2), $3) as written (id, notes)
     where written.id is not null
       and written.notes is not null
    """)

  /// Makes the exercises that the new workouts name and the lifter does not have. `$3` are the file's different names, `$4`
  /// the ids that new ones get, `$8` the ids that the file has for them. `$5` and `$6` say for each exercise of each workout its workout and its name, by their
  /// places, counted from 1.
  static let nameExercises = Statement<
    RowCount, UUID, [UUID], [String], [UUID], [Int32], [Int32], String, [UUID?]
  >(
    "imports.name_exercises", for: .lifterOrCoach,
    """
    with written as materialized (
      select app.written_workouts($1, $2) as ids
    ),
    used as (
      select distinct given.name
        from unnest($5, $6) as given (workout, name)
       where (select written.ids from written)[given.workout] is not null
    ),
    named as materialized (
      select listed.id, listed.name, listed.place
        from unnest($4, $3, app.meant_exercises($7, $3, $8)) with ordinality as listed (id, name, known, place)
       where listed.known is null
    ),
    typed as (
      select distinct on (app.exercise_key(named.name)) named.id, named.name
        from named
       where named.place = any (array(select used.name from used))
       order by app.exercise_key(named.name), named.id
    )
    insert into app.exercises (tenant_id, lifter_id, id, name, import_id)
    select (select app.tenant_id()), (select app.account_id()), typed.id, typed.name, $1
      from typed
        on conflict on constraint exercises_name_once do nothing
    """)

  static let upsertEntries = Statement<
    RowCount, UUID, [UUID], [Int32], [Int32], [String], [Int32], [String?], [Int32?], String, [UUID?],
    [UUID?]
  >(
    "imports.upsert_entries", for: .lifterOrCoach,
    """
    with written as materialized (
      select app.written_workouts($1, $2) as ids
    ),
    known as materialized (
      select app.meant_exercises($9, $5, $11) as ids
    )
    insert into app.workout_exercises (
      tenant_id, lifter_id, workout_id, position, id, exercise_id, notes, superset)
    select (select app.tenant_id()), (select app.account_id()), (select written.ids from written)[given.workout],
           given.position, app.free_entry_id(given.id), (select known.ids from known)[given.name], given.notes,
           given.superset
      from unnest($3, $4, $6, $7, $8, $10) as given (workout, position, name, notes, superset, id)
     where (select written.ids from written)[given.workout] is not null
    """)

  static let upsertSets = Statement<
    RowCount, UUID, [UUID], [Int32], [Int32], [Int32], [String], [Int32?], [Decimal?], [String?], [Decimal?],
    [Int32?], [Int32?], [Decimal?], [String?], [Bool], [UUID?]
  >(
    "imports.upsert_sets", for: .lifterOrCoach,
    """
    with written as materialized (
      select app.written_workouts($1, $2) as ids
    ),
    listed as (
      select given.*, (select written.ids from written)[given.workout] as workout_id,
             -- A negative weight is assistance of an exercise that has such, and no weight of another one.
             not given.assists or exists (
               select
                 from app.workout_exercises as entry
                 join app.exercises as exercise
                   on exercise.tenant_id = entry.tenant_id
                  and exercise.lifter_id = entry.lifter_id
                  and exercise.id = entry.exercise_id
                where entry.tenant_id = (select app.tenant_id())
                  and entry.lifter_id = (select app.account_id())
                  and entry.workout_id = (select written.ids from written)[given.workout]
                  and entry.position = given.exercise_position
                  and exercise.measure = 'assisted_reps') as has_weight
        from unnest($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) as given (
               workout, exercise_position, position, kind, reps, weight, unit, rpe, rest_seconds,
               duration_seconds, distance_meters, notes, assists, id)
       where (select written.ids from written)[given.workout] is not null
    )
    insert into app.sets (
      tenant_id, lifter_id, workout_id, exercise_position, position, id, kind, reps, weight, unit, rpe,
      rest_seconds, duration_seconds, distance_meters, notes)
    select (select app.tenant_id()), (select app.account_id()), listed.workout_id, listed.exercise_position,
           listed.position, app.free_set_id(listed.id), listed.kind, listed.reps, case when listed.has_weight then listed.weight end,
           case when listed.has_weight then listed.unit end, listed.rpe, listed.rest_seconds, listed.duration_seconds,
           listed.distance_meters, listed.notes
      from listed
    """)

  /// Keeps which exercise each name of the source led to, so that the next import follows it.
  static let rememberNames = Statement<RowCount, String, [String], [UUID?]>(
    "imports.remember_names", for: .lifterOrCoach,
    """
    insert into app.imported_names as earlier (tenant_id, lifter_id, source, key, exercise_id)
    select distinct on (app.exercise_key(named.name))
           (select app.tenant_id()), (select app.account_id()), $1, app.exercise_key(named.name), named.id
      from unnest($2, app.meant_exercises($1, $2, $3)) as named (name, id)
     where named.id is not null
     order by app.exercise_key(named.name)
        on conflict (tenant_id, lifter_id, source, key) do update
       set exercise_id = excluded.exercise_id
     where earlier.exercise_id <> excluded.exercise_id
    """)
}
