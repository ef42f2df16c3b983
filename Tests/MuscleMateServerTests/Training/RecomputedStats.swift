extension TrainingLog {
  /// The stored `app.lifter_stats` of the log.
  func keptStats() throws -> [[String?]] {
    try rows(
      """
      select last_workout_id, last_performed_at, squat_days, squat_grams, squat_reps, squat_light, bench_press_days,
             bench_press_grams, bench_press_reps, bench_press_light, deadlift_days, deadlift_grams, deadlift_reps,
             deadlift_light
        from app.lifter_stats
      """)
  }

  /// The same, from all lift days and workouts: of each lift its last twelve days without those of planned deloads, and its
  /// light days of the 84 days up to the newest one.
  func recomputedStats() throws -> [[String?]] {
    let light = try recomputedLightDays().flatMap { lift, days in days.map { "('\(lift)', date '\($0)')" } }
    let lifts = ["squat", "bench_press", "deadlift"].map { lift in
      let newest = ["local_date", "grams", "reps"].map { column in
        """
        (select coalesce((array_agg(\(column) order by local_date desc))[1:12], '{}') from best where lift = '\(lift)')
        """
      }
      return
        (newest + [
          """
          (select coalesce(array_agg(local_date order by local_date desc), '{}')
             from light
            where lift = '\(lift)'
              and local_date > (select max(local_date) - 84
                                  from app.lift_days
                                 where e1rm_grams is not null
                                   and lift = '\(lift)'))
          """
        ]).joined(separator: ", ")
    }
    return try rows(
      """
      with light (lift, local_date) as (values \((light + ["('', date '-infinity')"]).joined(separator: ", "))),
      best as (
        select distinct on (lift, local_date)
               lift, local_date, round(estimate.grams)::integer as grams,
               round(reps + 10 - coalesce(rpe, 10))::integer as reps
          from app.lift_days as day
         cross join lateral (
           select weight_grams::numeric
                  * case when reps = 1 and coalesce(rpe, 10) = 10 then 60
                         else 60 + 2 * (reps + 10 - coalesce(rpe, 10)) end / 60 as grams) as estimate
         where e1rm_grams is not null
           and lift is not null
           and not exists (
             select
               from app.planned_workouts as plan
              where plan.workout_id = day.workout_id
                and plan.is_deload)
         order by lift, local_date, estimate.grams desc, 4)
      select (select id from app.workouts order by performed_at desc, id desc limit 1),
             (select max(performed_at) from app.workouts), \(lifts.joined(separator: ", "))
      """)
  }
}
