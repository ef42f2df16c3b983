internal import Postgres
internal import Primitives

/// Statements of the workout routes for lists and deletions; one workout is read by `TrainingReads`, and written by
/// `TrainingWrites`.
enum WorkoutStatements {
  /// Newest first, after a cursor (the first page's lies beyond every workout).
  static let page = Statement<Document?, UUID?, Timestamp, UUID, Int32>(
    "workouts.page", for: .lifterOrCoach,
    """
    select shown.page
      from app.authorize_lifter($1, 'history') as reached (lifter_id)
     cross join lateral (
        select app.page(
                 array_agg(row_to_json(listed)),
                 array_agg(app.cursor(listed.performed_at, listed.id)),
                 $4) as page
          from (
            select workout.id, workout.name, workout.performed_at, workout.time_zone, workout.local_date,
                   workout.duration_seconds,
                   (select trim_scale(energy.kilocalories)
                      from app.workout_energy as energy
                     where energy.tenant_id = (select app.tenant_id())
                       and energy.lifter_id = reached.lifter_id
                       and energy.workout_id = workout.id) as kilocalories,
                   workout.exercise_count, workout.set_count - workout.warm_up_count as set_count,
                   workout.version
              from app.workouts as workout
             where workout.tenant_id = (select app.tenant_id())
               and workout.lifter_id = reached.lifter_id
               and (workout.performed_at, workout.id) < ($2, $3)
             order by workout.performed_at desc, workout.id desc
             limit $4 + 1) as listed) as shown
    """)

  /// As `page`, between days and with words in the name; in notes and exercises too, for those who may see the
  /// details. With the exercises and the records of each workout where they are asked for. A statement of its own,
  /// since conditions that may be absent hide from the planner that the index gives the order.
  static let search = Statement<
    Document?, UUID?, Timestamp, UUID, Int32, String?, CivilDate?, CivilDate?, Bool
  >(
    "workouts.search", for: .lifterOrCoach,
    """
    select shown.page
      from app.authorize_lifter($1, 'history') as reached (lifter_id)
     cross join lateral (
        select app.page(
                 array_agg(
                   case when $8
                        then (
                          select row_to_json(shown)
                            from (
                              select listed.*, details.*
                                from app.workout_details(reached.lifter_id, listed.id) as details) as shown)
                        else row_to_json(listed)
                   end),
                 array_agg(app.cursor(listed.performed_at, listed.id)),
                 $4) as page
          from (
            select workout.id, workout.name, workout.performed_at, workout.time_zone, workout.local_date,
                   workout.duration_seconds,
                   (select trim_scale(energy.kilocalories)
                      from app.workout_energy as energy
                     where energy.tenant_id = (select app.tenant_id())
                       and energy.lifter_id = reached.lifter_id
                       and energy.workout_id = workout.id) as kilocalories,
                   workout.exercise_count, workout.set_count - workout.warm_up_count as set_count,
                   workout.version
              from app.workouts as workout
             where workout.tenant_id = (select app.tenant_id())
               and workout.lifter_id = reached.lifter_id
               and (workout.performed_at, workout.id) < ($2, $3)
               and ($6 is null or workout.local_date >= $6)
               and ($7 is null or workout.local_date <= $7)
               and ($5 is null
                    or workout.id = any (array(select app.workouts_matching(reached.lifter_id, $5))))
             order by workout.performed_at desc, workout.id desc
             limit $4 + 1) as listed) as shown
    """)

  /// Deletes the workout with what hangs on it, and keeps this rendering of it for an undoing.
  static let softDelete = Statement<Bool, UUID, String>(
    "workouts.soft_delete", for: .lifterOrCoach,
    """
    select app.soft_delete_workout($1, $2::jsonb)
    """)
}
