extension TrainingLog {
  /// The stored `app.lifter_stats` of the log.
  func keptStats() throws -> [[String?]] {
    try rows(
      """
      select last_workout_id, last_performed_at, squat_days, squat_grams, bench_press_days, bench_press_grams,
             deadlift_days, deadlift_grams
        from app.lifter_stats
      """)
  }

  /// The same, from all lift days and workouts.
  func recomputedStats() throws -> [[String?]] {
    let lifts = ["squat", "bench_press", "deadlift"].map { lift in
      """
      (select coalesce((array_agg(local_date order by local_date desc))[1:6], '{}') from best where lift = '\(lift)'),
      (select coalesce((array_agg(grams order by local_date desc))[1:6], '{}') from best where lift = '\(lift)')
      """
    }
    return try rows(
      """
      with best as (
        select lift, local_date, max(e1rm_grams) as grams
          from app.lift_days
         where e1rm_grams is not null
         group by lift, local_date)
      select (select id from app.workouts order by performed_at desc, id desc limit 1),
             (select max(performed_at) from app.workouts), \(lifts.joined(separator: ", "))
      """)
  }
}
