/// A row of `app.lift_days` for one exercise and day.
struct LiftDay: Hashable, CustomStringConvertible {
  var exercise: String
  var day: String
  var estimate: Int?
  /// Millionths of a gram, times reps: a pound is 453.59237 g.
  var volume = 0
  /// Grams, reps and tenths of RPE (or nothing) of each set that no other of the same RPE beats in both.
  var candidates: Set<[Int]> = []
  /// Sets, reps, seconds, millimeters.
  var totals: [Int] = []
  /// Reps without weight, seconds without reps, millimeters; each with the workout.
  var bests: [String] = []

  var description: String {
    "\(exercise.suffix(3)) \(day): \(estimate ?? -1), \(volume), \(candidates) \(totals) \(bests)"
  }
}

/// A set of the log as the recomputations need it; they leave warm-ups out.
struct LoggedLine {
  let exercise: String
  let day: String
  let workout: String
  let measure: String
  let grams: Int?
  /// Exactly, in millionths of a gram.
  let exactly: Int
  let reps: Int?
  let rpe: Int?
  let seconds: Int
  let millimeters: Int

  private var rounded: Int? { grams.map { ($0 + 5) / 10 * 10 } }

  /// The value by which weights are compared: of assistance less is more. Nil where there is nothing to compare.
  var heft: Int? {
    guard (reps ?? 0) > 0 else { return nil }
    return switch measure {
    case "assisted_reps": rounded.map { 10_001_000 - $0 }
    case "bodyweight_reps": rounded ?? 0
    case "reps_only": nil
    default: (rounded ?? 0) > 0 ? rounded : nil
    }
  }
  /// Whether the weight is what was lifted.
  private var isLifted: Bool { !["assisted_reps", "bodyweight_reps", "reps_only"].contains(measure) }
  var isEstimable: Bool { isLifted && heft != nil && (1...12).contains(reps ?? 0) }
  private var thirtieths: Int { (reps ?? 0) == 1 ? 30 : 30 + (reps ?? 0) }
  var epley: Int { (heft ?? 0) * thirtieths }
  /// The estimate from the weight as it is.
  var estimate: Int { Int((Double((grams ?? 0) * thirtieths) / 30).rounded()) }
  var volume: Int { ["assisted_reps", "reps_only"].contains(measure) ? 0 : exactly * (reps ?? 0) }
  var weightless: Int { (grams ?? 0) == 0 || measure == "reps_only" ? reps ?? 0 : 0 }
}

extension TrainingLog {
  func keptDays() throws -> Set<LiftDay> {
    let days = try rows(
      """
      select day.exercise_id, day.local_date, day.e1rm_grams, (day.volume * 1000000)::bigint,
             (select string_agg(
                       concat_ws(
                         ' ', candidate ->> 'grams', candidate ->> 'reps',
                         ((candidate ->> 'rpe')::numeric * 10)::integer), ',')
                from jsonb_array_elements(day.candidates) as candidate),
             concat_ws(' ', set_count, rep_count, total_seconds, (total_meters * 1000)::integer),
             concat_ws(' ', most_reps, most_reps_in), concat_ws(' ', longest_seconds, longest_in),
             concat_ws(' ', (farthest_meters * 1000)::integer, farthest_in)
        from app.lift_days as day
      """)
    return Set(
      days.map { row in
        LiftDay(
          exercise: row[0] ?? "", day: row[1] ?? "", estimate: row[2].flatMap { Int($0) },
          volume: row[3].flatMap { Int($0) } ?? 0,
          candidates: Set((row[4] ?? "").split(separator: ",").map(Self.numbers)),
          totals: Self.numbers((row[5] ?? "")[...]), bests: row[6...8].map { $0 ?? "" })
      })
  }

  private static func numbers(_ text: Substring) -> [Int] {
    text.split(separator: " ").compactMap { Int($0) }
  }

  /// The sets that count, in the order in which they were done.
  func lines() throws -> [LoggedLine] {
    try rows(
      """
      select entry.exercise_id, workout.local_date, workout.id, exercise.measure, done.weight_grams,
             (done.weight * case done.unit when 'lb' then 453592370 else 1000000000 end)::bigint, done.reps,
             (done.rpe * 10)::integer, done.duration_seconds, (done.distance_meters * 1000)::integer
        from app.sets as done
        join app.workout_exercises as entry
          on entry.workout_id = done.workout_id
         and entry.position = done.exercise_position
        join app.exercises as exercise
          on exercise.id = entry.exercise_id
        join app.workouts as workout
          on workout.id = done.workout_id
       where done.kind <> 'warm_up'
       order by workout.local_date, workout.performed_at, workout.id, done.exercise_position, done.position
      """
    ).map { row in
      let numbers = row[4...].map { $0.flatMap { Int($0) } }
      return LoggedLine(
        exercise: row[0] ?? "", day: row[1] ?? "", workout: row[2] ?? "", measure: row[3] ?? "",
        grams: numbers[0], exactly: numbers[1] ?? 0, reps: numbers[2], rpe: numbers[3],
        seconds: numbers[4] ?? 0, millimeters: numbers[5] ?? 0)
    }.filter { ($0.reps ?? 0) > 0 || $0.seconds > 0 || $0.millimeters > 0 }
  }

  /// The same, computed in Swift from every set of the log.
  func recomputedDays() throws -> Set<LiftDay> {
    Set(Dictionary(grouping: try lines()) { [$0.exercise, $0.day] }.map { Self.day($0.key, $0.value) })
  }

  private static func day(_ key: [String], _ sets: [LoggedLine]) -> LiftDay {
    let estimable = sets.filter(\.isEstimable)
    let weighed = sets.filter { $0.heft != nil }
    let unbeaten = weighed.enumerated().filter { place, set in
      !weighed.enumerated().contains { turn, other in
        other.rpe == set.rpe && (other.heft ?? 0) >= (set.heft ?? 0) && (other.reps ?? 0) >= (set.reps ?? 0)
          && ((other.heft, other.reps) != (set.heft, set.reps) || turn < place)
          && ((set.reps ?? 0) > 12 || (other.reps ?? 0) <= 12)
      }
    }.map(\.element)
    let top = estimable.map { ($0.epley, $0.heft ?? 0) }.max { $0 < $1 } ?? (0, 0)
    return LiftDay(
      exercise: key[0], day: key[1],
      // The first of equals.
      estimate: estimable.first { top == ($0.epley, $0.heft ?? 0) }?.estimate,
      volume: sets.reduce(0) { $0 + $1.volume },
      candidates: Set(unbeaten.map { [$0.grams ?? 0, $0.reps ?? 0] + ($0.rpe.map { [$0] } ?? []) }),
      totals: [
        sets.count, sets.reduce(0) { $0 + ($1.reps ?? 0) }, sets.reduce(0) { $0 + $1.seconds },
        sets.reduce(0) { $0 + $1.millimeters },
      ],
      bests: [
        best(sets, by: \.weightless), best(sets) { $0.reps == nil ? $0.seconds : 0 },
        best(sets, by: \.millimeters),
      ])
  }

  /// The largest, if any, with the workout that had it first.
  private static func best(_ sets: [LoggedLine], by value: (LoggedLine) -> Int) -> String {
    let most = sets.map(value).max() ?? 0
    guard most > 0, let first = sets.first(where: { value($0) == most }) else { return "" }
    return "\(most) \(first.workout)"
  }
}
