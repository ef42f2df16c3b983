internal import Postgres
internal import Primitives

/// Answers that more than one feature gives.
enum TrainingReads {
  static let statements: [AnyStatement] = [workout.erased, template.erased]

  static let workout = Statement<VersionedDocument?, UUID?, UUID>(
    "workouts.one", for: .lifterOrCoach,
    """
    select answer.version, row_to_json(answer)
      from app.authorize_lifter($1, 'workout_details', $2) as reached (lifter_id)
     cross join lateral (
       select workout.id, workout.name, workout.performed_at, workout.time_zone, workout.local_date,
              (select noted.notes
                 from app.workout_notes as noted
                where noted.tenant_id = (select app.tenant_id())
                  and noted.lifter_id = reached.lifter_id
                  and noted.workout_id = $2) as notes,
              workout.duration_seconds, workout.activity,
              row_to_json(estimate) as energy,
              case when estimate.met is null then app.energy_missing(reached.lifter_id, $2) end as energy_missing,
              workout.version,
              (select coalesce(json_agg(shown), '[]')
                 from (
                   select app.part_id(entry) as id, exercise.name,
                          exercise.id as exercise_id, exercise.lift, exercise.measure, entry.notes, entry.superset,
                          (select coalesce(json_agg(listed.shown), '[]')
                             from (
                               select app.shown_set(done) as shown
                                 from app.sets as done
                                where done.tenant_id = (select app.tenant_id())
                                  and done.lifter_id = reached.lifter_id
                                  and done.workout_id = $2
                                  and done.exercise_position = entry.position
                                order by done.position) as listed) as sets
                     from app.workout_exercises as entry
                     join app.exercises as exercise
                       on exercise.tenant_id = entry.tenant_id
                      and exercise.lifter_id = entry.lifter_id
                      and exercise.id = entry.exercise_id
                    where entry.tenant_id = (select app.tenant_id())
                      and entry.lifter_id = reached.lifter_id
                      and entry.workout_id = $2
                    order by entry.position) as shown) as exercises,
              app.workout_records(reached.lifter_id, $2) as records
         from app.workouts as workout
         left join (
           select trim_scale(energy.kilocalories) as kilocalories, trim_scale(energy.met) as met,
                  energy.activity, energy.activity_source, energy.compendium_edition,
                  energy.compendium_code,
                  trim_scale(energy.body_weight_grams / 1000.0) as body_weight_kilograms,
                  energy.active_seconds, energy.parts
             from app.workout_energy as energy
            where energy.tenant_id = (select app.tenant_id())
              and energy.lifter_id = reached.lifter_id
              and energy.workout_id = $2) as estimate on true
        where workout.tenant_id = (select app.tenant_id())
          and workout.lifter_id = reached.lifter_id
          and workout.id = $2) as answer
    """)

  /// One's own.
  static let template = Statement<VersionedDocument?, UUID>(
    "templates.one", for: .lifterOrCoach,
    """
    select answer.version, row_to_json(answer)
      from (
        select template.id, template.name, template.notes, template.weekdays, template.any_day,
               template.updated_at, template.version, app.template_prescription(template.id) as exercises
          from app.templates as template
         where template.tenant_id = (select app.tenant_id())
           and template.lifter_id = (select app.account_id())
           and template.id = $1) as answer
    """)
}
