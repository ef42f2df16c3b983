/// What `app.lift_days` says of one exercise and day.
struct LiftDay: Hashable, CustomStringConvertible {
  var exercise: String
  var day: String
  var estimate: Int?
  var volume = 0
  /// Grams and reps of each set that no other beats in both.
  var candidates: Set<[Int]> = []

  var description: String { "\(exercise.suffix(3)) \(day): \(estimate ?? -1), \(volume), \(candidates)" }
}

extension TrainingLog {
  func keptDays() throws -> Set<LiftDay> {
    let days = try rows(
      """
      select day.exercise_id, day.local_date, day.e1rm_grams, day.volume_grams,
             (select string_agg(concat(candidate ->> 'grams', ' ', candidate ->> 'reps'), ',')
                from jsonb_array_elements(day.candidates) as candidate)
        from app.lift_days as day
      """)
    return Set(
      days.map { row in
        LiftDay(
          exercise: row[0] ?? "", day: row[1] ?? "", estimate: row[2].flatMap { Int($0) },
          volume: row[3].flatMap { Int($0) } ?? 0,
          candidates: Set(
            (row[4] ?? "").split(separator: ",").map { $0.split(separator: " ").compactMap { Int($0) } }))
      })
  }

  /// The same, computed in Swift from every set of the log.
  func recomputedDays() throws -> Set<LiftDay> {
    let sets = try rows(
      """
      select entry.exercise_id, workout.local_date, done.weight_grams, done.reps
        from app.sets as done
        join app.workout_exercises as entry
          on entry.workout_id = done.workout_id
         and entry.position = done.exercise_position
        join app.workouts as workout
          on workout.id = done.workout_id
       where done.kind <> 'warm_up'
      """)
    var days: [[String]: [(grams: Int, reps: Int)]] = [:]
    for set in sets {
      guard let grams = set[2].flatMap({ Int($0) }), let reps = set[3].flatMap({ Int($0) }), grams > 0,
        reps > 0
      else { continue }
      days[[set[0] ?? "", set[1] ?? ""], default: []].append((grams, reps))
    }
    return Set(days.map { Self.day($0.key, $0.value) })
  }

  private static func day(_ key: [String], _ sets: [(grams: Int, reps: Int)]) -> LiftDay {
    let estimable = sets.filter { $0.reps <= 12 }
    let estimates = estimable.map { set in
      Double(set.grams) * (set.reps == 1 ? 1 : 1 + Double(set.reps) / 30)
    }
    let unbeaten = estimable.filter { set in
      !estimable.contains { other in
        other.grams >= set.grams && other.reps >= set.reps
          && (other.grams, other.reps) != (set.grams, set.reps)
      }
    }
    return LiftDay(
      exercise: key[0], day: key[1], estimate: estimates.max().map { Int($0.rounded()) },
      volume: sets.reduce(0) { $0 + $1.grams * $1.reps },
      candidates: Set(unbeaten.map { [$0.grams, $0.reps] }))
  }
}
