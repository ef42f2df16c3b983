internal import Postgres
internal import Primitives

enum ExerciseStatements {
  /// Most used first: by workouts, or by days if the caller may not see the details. The cursor's time is the count, in
  /// microseconds, so that lists have one form of cursor.
  static let page = Statement<Document?, UUID?, Timestamp, UUID, Int32, String?>(
    "exercises.page", for: .lifterOrCoach,
    """
    select shown.page
      from (
        select detailed.lifter_id, true as sees_workouts
          from app.authorize_lifter($1, 'workout_details') as detailed (lifter_id)
        union all
        select every.lifter_id, false
          from app.authorize_lifter($1, 'all_lifts') as every (lifter_id)
         limit 1) as reached
     cross join lateral (
        select app.page(
                 array_agg(row_to_json(listed)),
                 array_agg(app.cursor(
                 '2000-01-01 00:00:00+00'::timestamptz + listed.workout_count * interval '1 microsecond',
                 listed.id)),
                 $4) as page
          from (
            select exercise.id, exercise.name, exercise.lift, exercise.lift_source, exercise.catalogue_slug,
                   exercise.training_type, exercise.measure, exercise.primary_muscles,
                   exercise.secondary_muscles, exercise.traits_source,
                   array(
                     select alias.name
                       from app.exercise_aliases as alias
                      where alias.tenant_id = (select app.tenant_id())
                        and alias.lifter_id = reached.lifter_id
                        and alias.exercise_id = exercise.id
                      order by alias.key) as aliases,
                   used.workout_count, exercise.version
              from app.exercises as exercise
             cross join lateral (
               select count(distinct entry.workout_id) as workout_count
                 from app.workout_exercises as entry
                where reached.sees_workouts
                  and entry.tenant_id = (select app.tenant_id())
                  and entry.lifter_id = reached.lifter_id
                  and entry.exercise_id = exercise.id
               having reached.sees_workouts
               union all
               select count(*)
                 from app.lift_days as day
                where not reached.sees_workouts
                  and day.tenant_id = (select app.tenant_id())
                  and day.lifter_id = reached.lifter_id
                  and day.exercise_id = exercise.id
               having not reached.sees_workouts) as used
             where exercise.tenant_id = (select app.tenant_id())
               and exercise.lifter_id = reached.lifter_id
               and ($5 is null or strpos(exercise.key, app.exercise_key($5)) > 0)
               and ('2000-01-01 00:00:00+00'::timestamptz + used.workout_count * interval '1 microsecond',
                    exercise.id) < ($2, $3)
             order by used.workout_count desc, exercise.id desc
             limit $4 + 1) as listed) as shown
    """)

  /// The sets of an exercise, workout by workout, newest first. No row if there is no such exercise. It lists workouts, which
  /// `workout_details` alone does not open. So the caller needs the scope `history` as well. The exercise is looked up first: a
  /// made-up id leaves no entry in the access log.
  static let sessions = Statement<Document?, UUID?, UUID, Timestamp, UUID, Int32>(
    "exercises.sessions", for: .lifterOrCoach,
    """
    select shown.page
      from app.lifters_visible_for('history') as listable (lifter_id)
      join app.exercises as exercise
        on exercise.tenant_id = (select app.tenant_id())
       and exercise.lifter_id = listable.lifter_id
       and exercise.id = $2
     cross join lateral app.authorize_lifter(exercise.lifter_id, 'workout_details', $2) as detailed (lifter_id)
     cross join lateral app.authorize_lifter(detailed.lifter_id, 'history') as reached (lifter_id)
     cross join lateral (
        select app.page(
                 array_agg(row_to_json(listed)),
                 array_agg(app.cursor(listed.performed_at, listed.workout_id)),
                 $5) as page
          from (
            select workout.id as workout_id, workout.name as workout_name, workout.performed_at,
                   workout.time_zone, workout.local_date,
                   (select coalesce(json_agg(listed_set.shown), '[]')
                      from (
                        select app.shown_set(done) as shown
                          from app.workout_exercises as entry
                          join app.sets as done
                            on done.tenant_id = entry.tenant_id
                           and done.lifter_id = entry.lifter_id
                           and done.workout_id = entry.workout_id
                           and done.exercise_position = entry.position
                         where entry.tenant_id = (select app.tenant_id())
                           and entry.lifter_id = reached.lifter_id
                           and entry.workout_id = workout.id
                           and entry.exercise_id = $2
                         order by done.exercise_position, done.position) as listed_set) as sets
              from app.workouts as workout
             where workout.tenant_id = (select app.tenant_id())
               and workout.lifter_id = reached.lifter_id
               and (workout.performed_at, workout.id) < ($3, $4)
               and workout.id in (
                 select entry.workout_id
                   from app.workout_exercises as entry
                  where entry.tenant_id = (select app.tenant_id())
                    and entry.lifter_id = reached.lifter_id
                    and entry.exercise_id = $2)
             order by workout.performed_at desc, workout.id desc
             limit $5 + 1) as listed) as shown
     where listable.lifter_id = coalesce($1, (select app.account_id()))
    """)

  /// The sets of each exercise in the last workout that has some, in the order of asking. An exercise that is in none is left
  /// out, and so is a workout that only has a note of it. Most exercises of today were done lately: the newest workouts are read once for all of them. For the others the
  /// index of entries by exercise is read. `limit` is not asked of it: the planner would walk the whole log for it.
  static let previousSets = Statement<Document?, UUID?, [UUID]>(
    "exercises.previous_sets", for: .lifterOrCoach,
    """
    select shown.page
      from app.authorize_lifter($1, 'workout_details') as reached (lifter_id)
     cross join lateral (
       with newest as materialized (
         select workout.id, workout.performed_at, workout.time_zone, workout.local_date
           from app.workouts as workout
          where workout.tenant_id = (select app.tenant_id())
            and workout.lifter_id = reached.lifter_id
          order by workout.performed_at desc, workout.id desc
          limit 50
       ),
       lately as materialized (
         select distinct on (entry.exercise_id) entry.exercise_id, newest.*
           from app.workout_exercises as entry
           join newest
             on newest.id = entry.workout_id
          where entry.tenant_id = (select app.tenant_id())
            and entry.lifter_id = reached.lifter_id
            and entry.workout_id = any (array(select newest.id from newest))
            and entry.exercise_id = any ($2)
            and exists (
                  select
                    from app.sets as done
                   where done.tenant_id = entry.tenant_id
                     and done.lifter_id = entry.lifter_id
                     and done.workout_id = entry.workout_id
                     and done.exercise_position = entry.position)
          order by entry.exercise_id, newest.performed_at desc, newest.id desc
       ),
       done_last as (
         select lately.*
           from lately
         union all
         (select distinct on (entry.exercise_id) entry.exercise_id, workout.id, workout.performed_at,
                 workout.time_zone, workout.local_date
            from app.workout_exercises as entry
            join app.workouts as workout
              on workout.tenant_id = entry.tenant_id
             and workout.lifter_id = entry.lifter_id
             and workout.id = entry.workout_id
           where entry.tenant_id = (select app.tenant_id())
             and entry.lifter_id = reached.lifter_id
             and entry.exercise_id = any (array(
                   select wanted
                     from unnest($2) as wanted
                    where wanted not in (select lately.exercise_id from lately)))
             and exists (
                   select
                     from app.sets as done
                    where done.tenant_id = entry.tenant_id
                      and done.lifter_id = entry.lifter_id
                      and done.workout_id = entry.workout_id
                      and done.exercise_position = entry.position)
           order by entry.exercise_id, workout.performed_at desc, workout.id desc)
       )
       select json_build_object('items', coalesce(json_agg(row_to_json(listed) order by wanted.place), '[]')) as page
         from unnest($2) with ordinality as wanted (id, place)
         join done_last
           on done_last.exercise_id = wanted.id
        cross join lateral (
           select done_last.exercise_id, done_last.id as workout_id, done_last.performed_at,
                  done_last.time_zone, done_last.local_date,
                  (select coalesce(json_agg(listed_set.shown), '[]')
                     from (
                       select app.shown_set(done) as shown
                         from app.workout_exercises as entry
                         join app.sets as done
                           on done.tenant_id = entry.tenant_id
                          and done.lifter_id = entry.lifter_id
                          and done.workout_id = entry.workout_id
                          and done.exercise_position = entry.position
                        where entry.tenant_id = (select app.tenant_id())
                          and entry.lifter_id = reached.lifter_id
                          and entry.workout_id = done_last.id
                          and entry.exercise_id = done_last.exercise_id
                        order by done.exercise_position, done.position) as listed_set) as sets) as listed) as shown
    """)

  /// A new name, other traits, or both; what the lifter says of the lift, or of the rest, stays whatever the name.
  static let change = Statement<
    RowCount, UUID, String?, Bool, String?, Bool, String?, Bool, String?, [String]?, [String]?
  >(
    "exercises.change", for: .lifterOrCoach,
    """
    with changed as (
      update app.exercises as exercise
         set name = coalesce($2, exercise.name),
             lift = case when $3 then $4 else exercise.lift end,
             lift_source = case when $3 then 'corrected' else exercise.lift_source end,
             training_type = case when $5 then $6 else exercise.training_type end,
             measure = case when $7 then $8 else exercise.measure end,
             primary_muscles = coalesce($9, exercise.primary_muscles),
             secondary_muscles = coalesce($10, exercise.secondary_muscles),
             traits_source = case
               when $5 or $7 or $9 is not null or $10 is not null then 'corrected'
               else exercise.traits_source
             end
       where exercise.tenant_id = (select app.tenant_id())
         and exercise.lifter_id = (select app.account_id())
         and exercise.id = $1
      returning exercise.id
    )
    select app.demand_met(count(*))
      from changed
    """)

  static let add = Statement<RowCount, UUID, String?, String?>(
    "exercises.add", for: .lifterOrCoach,
    """
    select app.add_exercise($1, $2, $3)
    """)

  static let remove = Statement<RowCount, UUID>(
    "exercises.remove", for: .lifterOrCoach,
    """
    select app.remove_exercise($1)
    """)

  static let merge = Statement<RowCount, UUID, UUID>(
    "exercises.merge", for: .lifterOrCoach,
    """
    select app.merge_exercise($1, $2)
    """)

  /// One of the caller's own. No row where there is no such exercise.
  static let one = Statement<Document?, UUID>(
    "exercises.one", for: .lifterOrCoach,
    """
    select row_to_json(shown)
      from (
        select exercise.id, exercise.name, exercise.lift, exercise.lift_source, exercise.catalogue_slug,
               exercise.training_type, exercise.measure, exercise.primary_muscles, exercise.secondary_muscles,
               exercise.traits_source,
               array(
                 select alias.name
                   from app.exercise_aliases as alias
                  where alias.tenant_id = (select app.tenant_id())
                    and alias.lifter_id = (select app.account_id())
                    and alias.exercise_id = exercise.id
                  order by alias.key) as aliases,
               (select count(distinct entry.workout_id)
                  from app.workout_exercises as entry
                 where entry.tenant_id = (select app.tenant_id())
                   and entry.lifter_id = (select app.account_id())
                   and entry.exercise_id = exercise.id) as workout_count,
               exercise.version
          from app.exercises as exercise
         where exercise.tenant_id = (select app.tenant_id())
           and exercise.lifter_id = (select app.account_id())
           and exercise.id = $1) as shown
    """)
}
