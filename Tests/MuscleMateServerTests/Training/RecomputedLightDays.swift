/// A day on which a lift was trained, with what decides whether it is light.
private struct TrainedDay {
  let text: String
  let number: Int
  let estimate: Double
  let isHard: Bool
  let isDeload: Bool
}

extension TrainingLog {
  /// The light days of each main lift, from its sets and plans, one day after another.
  func recomputedLightDays() throws -> [String: Set<String>] {
    let rows = try rows(
      """
      select day.lift, day.local_date, day.local_date - date '2000-01-01',
             max(day.weight_grams / 30.0
                 * case when day.reps = 1 and coalesce(day.rpe, 10) = 10 then 30
                        else 30 + day.reps + 10 - coalesce(day.rpe, 10) end),
             bool_or(exists (
               select
                 from app.sets as done
                 join app.workouts as workout on workout.id = done.workout_id
                 join app.workout_exercises as part
                   on part.workout_id = done.workout_id
                  and part.position = done.exercise_position
                where workout.local_date = day.local_date
                  and part.exercise_id = day.exercise_id
                  and done.kind <> 'warm_up'
                  and (done.rpe >= 8 or done.kind in ('amrap', 'failure')))),
             bool_or(exists (
               select
                 from app.planned_workouts as plan
                where plan.workout_id = day.workout_id
                  and plan.is_deload))
        from app.lift_days as day
       where day.lift is not null
         and day.e1rm_grams is not null
       group by day.lift, day.local_date
       order by day.lift, day.local_date
      """)
    return Dictionary(grouping: rows) { $0[0] ?? "" }.mapValues { rows in
      Self.lightDays(
        rows.map {
          TrainedDay(
            text: $0[1] ?? "", number: Int($0[2] ?? "") ?? 0, estimate: Double($0[3] ?? "") ?? 0,
            isHard: $0[4] == "t", isDeload: $0[5] == "t")
        })
    }
  }

  private static func lightDays(_ days: [TrainedDay]) -> Set<String> {
    var light: Set<String> = []
    var easedInARow = 0
    for (index, day) in days.enumerated() {
      let before = days[..<index].filter { day.number - $0.number <= 84 }
      let best = before.map(\.estimate).max() ?? 0
      let isEased =
        before.count >= 4 && (day.isDeload || !day.isHard && day.estimate < 0.75 * best)
      easedInARow = isEased ? easedInARow + 1 : 0
      if isEased, easedInARow <= 2 { light.insert(day.text) }
    }
    return light
  }
}
