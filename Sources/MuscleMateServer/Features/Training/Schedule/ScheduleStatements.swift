internal import Postgres

enum ScheduleStatements {
  static let week = Statement<Document>(
    "schedule.week", for: .lifterOrCoach,
    """
    select json_build_object(
             'days',
             (select json_agg(to_jsonb(day) - 'row_num' order by day.row_num)
                from (
                  select weekday.name as weekday,
                         exists (
                           select
                             from app.schedules as schedule
                            where schedule.tenant_id = (select app.tenant_id())
                              and schedule.lifter_id = (select app.account_id())
                              and weekday.name = any (schedule.rest_days)) as rests,
                         (select coalesce(
                                   json_agg(json_build_object('id', template.id, 'name', template.name)
                                            order by template.position, template.id desc),
                                   '[]')
                            from app.templates as template
                           where template.tenant_id = (select app.tenant_id())
                             and template.lifter_id = (select app.account_id())
                             and weekday.name = any (template.weekdays)) as routines,
                         weekday.row_num
                    from unnest(array[
                           'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'])
                         with ordinality as weekday (name, row_num)) as day),
             'any_day',
             (select coalesce(
                       json_agg(json_build_object('id', template.id, 'name', template.name)
                                order by template.position, template.id desc),
                       '[]')
                from app.templates as template
               where template.tenant_id = (select app.tenant_id())
                 and template.lifter_id = (select app.account_id())
                 and template.any_day),
             'rests_today',
             exists (
               select
                 from app.schedules as schedule
                where schedule.tenant_id = (select app.tenant_id())
                  and schedule.lifter_id = (select app.account_id())
                  and schedule.rest_on = app.today()))
    """)

  static let rest = Statement<RowCount, String, Bool>(
    "schedule.rest", for: .lifterOrCoach,
    """
    select app.rest_on_weekday($1, $2)
    """)

  static let restToday = Statement<RowCount, Bool>(
    "schedule.rest_today", for: .lifterOrCoach,
    """
    select app.rest_today($1)
    """)

  /// The day is the profile's; a workout was done today if it was this date where it was done.
  static let today = Statement<Document>(
    "schedule.today", for: .lifterOrCoach,
    """
    select row_to_json(answer)
      from (
        select day.date, app.weekday(day.date) as weekday, day.time_zone,
               coalesce(
                 (select case when app.weekday(day.date) = any (schedule.rest_days) then 'permanent'
                              when schedule.rest_on = day.date then 'today_only'
                         end
                    from app.schedules as schedule
                   where schedule.tenant_id = (select app.tenant_id())
                     and schedule.lifter_id = (select app.account_id())),
                 'none') as rest,
               routines.of_weekday as routines, routines.of_any_day as any_day,
               (select coalesce(json_agg(app.planned_summary(due)), '[]')
                  from (
                    select planned
                      from app.planned_workouts as planned
                     where planned.tenant_id = (select app.tenant_id())
                       and planned.lifter_id = (select app.account_id())
                       and planned.planned_for <= day.date
                       and planned.state = 'planned'
                     order by planned.planned_for, planned.starts_at, planned.sequence, planned.id
                     limit 50) as waiting (due)) as due,
               (select app.planned_summary(planned)
                  from app.planned_workouts as planned
                 where planned.tenant_id = (select app.tenant_id())
                   and planned.lifter_id = (select app.account_id())
                   and planned.planned_for is null
                   and planned.state = 'planned'
                 order by planned.sequence, planned.id
                 limit 1) as next,
               (select row_to_json(live)
                  from (
                    select draft.id, draft.name, draft.started_at,
                           draft.running_since is not null as is_running, draft.template_id,
                           draft.planned_workout_id
                      from app.drafts as draft
                     where draft.tenant_id = (select app.tenant_id())
                       and draft.lifter_id = (select app.account_id())
                       and draft.started_at is not null) as live) as live,
               (select coalesce(json_agg(done), '[]')
                  from (
                    select workout.id, workout.name, workout.performed_at, workout.time_zone,
                           workout.local_date, workout.duration_seconds,
                           (select trim_scale(energy.kilocalories)
                              from app.workout_energy as energy
                             where energy.tenant_id = workout.tenant_id
                               and energy.lifter_id = workout.lifter_id
                               and energy.workout_id = workout.id) as kilocalories,
                           workout.exercise_count, workout.set_count - workout.warm_up_count as set_count,
                           workout.version
                      from app.workouts as workout
                     where workout.tenant_id = (select app.tenant_id())
                       and workout.lifter_id = (select app.account_id())
                       and workout.local_date = day.date
                     order by workout.performed_at desc, workout.id desc
                     limit 50) as done) as done
          from (
            select (now() at time zone account.time_zone)::date as date, account.time_zone
              from app.accounts as account
             where account.tenant_id = (select app.tenant_id())
               and account.id = (select app.account_id())) as day
         cross join lateral (
           select coalesce(json_agg(shown) filter (where is_of_weekday), '[]') as of_weekday,
                  coalesce(json_agg(shown) filter (where is_of_any_day), '[]') as of_any_day
             from (
               select app.weekday(day.date) = any (template.weekdays) as is_of_weekday,
                      template.any_day as is_of_any_day, summary as shown
                 from app.templates as template
                cross join lateral (
                  select template.id, template.name, template.weekdays, template.any_day,
                         template.exercise_count, template.set_count, template.updated_at,
                         template.version) as summary
                where template.tenant_id = (select app.tenant_id())
                  and template.lifter_id = (select app.account_id())
                order by template.position, template.id desc) as listed) as routines) as answer
    """)
}
