internal import Primitives

/// A lifter's training over the plan's weeks and the days of this one: three days a week, each with one main lift by 5/3/1 and two more
/// exercises, with missed days, better and worse ones, and holidays.
struct DemoTraining {
  struct Workout {
    let id: UUID
    let name: String
    let performedAt: Timestamp
    let date: CivilDate
    let duration: Int
    let notes: String?
    let exercises: [Exercise]

    var endedAt: Timestamp { performedAt.advanced(bySeconds: Int64(duration)) }
  }

  struct Exercise {
    let number: Int
    let sets: [Set]
  }

  struct Set {
    let kind: String
    let reps: Int
    /// In tenths of the lifter's unit.
    let weight: Int
    let rpe: Double?
    let rest: Int

    init(kind: String, reps: Int, weight: Double, rpe: Double?, rest: Int) {
      self.kind = kind
      self.reps = reps
      self.weight = Int((weight * 10).rounded())
      self.rpe = rpe
      self.rest = rest
    }
  }

  static let exercises: [(name: String, lift: String?)] = [
    ("Squat (Barbell)", "squat"), ("Bench Press (Barbell)", "bench_press"),
    ("Deadlift (Barbell)", "deadlift"),
    ("Overhead Press (Barbell)", nil), ("Romanian Deadlift", nil), ("Leg Press", nil),
    ("Dumbbell Bench Press", nil),
    ("Bent Over Row (Barbell)", nil), ("Lat Pulldown", nil), ("Triceps Pushdown", nil), ("Face Pull", nil),
    ("Cable Crunch", nil),
  ]
  private static let dayNames = ["Squat day", "Bench day", "Deadlift day", "Press day"]
  /// Numbers in `exercises`, and the fraction of the day's one-rep maximum that ten repetitions are done with.
  private static let assistance: [[(number: Int, fraction: Double)]] = [
    [(5, 1.1), (4, 0.45), (11, 0.1)], [(6, 0.25), (7, 0.6), (9, 0.2)],
    [(4, 0.4), (8, 0.35), (11, 0.1)], [(9, 0.3), (8, 0.9), (10, 0.4)],
  ]

  private let person: DemoPerson
  private let plan: DemoPlan
  private var random: SeededRandom
  private var lifts: [FiveThreeOne]
  private let yearlyGain: Double
  private var sessions = 0

  init(_ person: DemoPerson, number: Int, plan: DemoPlan) {
    self.person = person
    self.plan = plan
    random = SeededRandom(seed: plan.seed ^ 0x531, stream: number)
    let bodyweight = Double.random(in: 55...105, using: &random)
    let level = Double.random(in: 0.7...1.3, using: &random)
    let unit = person.unit == "lb" ? 2.20462 : 1
    let step = person.unit == "lb" ? 5.0 : 2.5
    // From an intermediate lifter's body weight; the increments are Wendler's: 2.5 kg or 5 lb, twice that for legs.
    lifts = [(1.5, 2), (1.1, 1), (1.8, 2), (0.7, 1)].map { times, steps in
      FiveThreeOne(oneRepMax: bodyweight * times * level * unit, increment: step * steps, step: step)
    }
    yearlyGain = Double.random(in: 0.02...0.12, using: &random)
  }

  /// The workouts in the order of time. None is under way at the midnight (UTC) that ends the training: in America it is
  /// afternoon then, and the day's workout is still to come.
  mutating func workouts() -> [Workout] {
    var workouts: [Workout] = []
    for week in 0...plan.weeks where !isHoliday(week) {
      for day in [0, 2, 4].map({ plan.firstMonday + Int64(week * 7 + $0) })
      where day < plan.until.unixDay && !random.isTrue(0.07) {
        let workout = workout(onDay: day)
        if workout.endedAt <= plan.end { workouts.append(workout) }
      }
    }
    return workouts
  }

  private mutating func isHoliday(_ week: Int) -> Bool { week % 26 == 13 || random.isTrue(0.02) }

  private mutating func workout(onDay day: Int64) -> Workout {
    let lift = sessions % 4
    let week = sessions / 4 % 4
    if sessions > 0, sessions % 16 == 0 {
      // A cycle takes 16 sessions, five to six weeks: ten a year. Gains shrink as they add up.
      let gain = yearlyGain / 10 / (1 + Double(sessions) / 400)
      for index in lifts.indices { lifts[index].finishCycle(gain: gain) }
    }
    sessions += 1
    let evening = Int64.random(in: 16 * 3_600..<20 * 3_600, using: &random) + person.place.hoursBehind * 3_600
    let performedAt = Timestamp(unixSeconds: day * 86_400 + evening)
    let form = Double.random(in: 0.96...1.03, using: &random)
    let main = Exercise(number: lift, sets: mainSets(lift, week: week, form: form))
    return Workout(
      id: UUID.v7(at: performedAt, using: &random), name: "\(Self.dayNames[lift]), week \(week + 1)",
      performedAt: performedAt, date: CivilDate(unixDay: day),
      duration: Int.random(in: 2_700...5_400, using: &random),
      notes: note(form: form), exercises: [main] + assistanceExercises(lift))
  }

  private mutating func note(form: Double) -> String? {
    if form > 1.02 { return "Everything flew today." }
    if form < 0.97 { return "Slept badly, felt heavy." }
    return nil
  }

  private mutating func mainSets(_ lift: Int, week: Int, form: Double) -> [Set] {
    let warmUps = lifts[lift].warmUps().map {
      Set(kind: "warm_up", reps: $0.reps, weight: $0.weight, rpe: nil, rest: 90)
    }
    // The fourth week is a deload, whose sets are too easy to rate.
    let isRated = week < 3
    let work = lifts[lift].work(week: week, form: form).enumerated().map { index, set in
      Set(
        kind: set.isOpen ? "amrap" : "working", reps: set.reps, weight: set.weight,
        rpe: set.isOpen ? 9 : isRated ? 6.5 + Double(index) * 0.5 : nil, rest: 180)
    }
    return warmUps + work
  }

  private mutating func assistanceExercises(_ lift: Int) -> [Exercise] {
    let choices = Self.assistance[lift]
    let skipped = Int.random(in: 0..<choices.count, using: &random)
    return choices.indices.filter { $0 != skipped }.map { index in
      let weight = lifts[lift].rounded(lifts[lift].oneRepMax * choices[index].fraction * 0.6)
      let sets = (0..<4).map { index in
        Set(
          kind: "working", reps: 12 - index - Int.random(in: 0...1, using: &random), weight: weight,
          rpe: index == 3 ? 8.5 : nil, rest: 120)
      }
      return Exercise(number: choices[index].number, sets: sets)
    }
  }
}
