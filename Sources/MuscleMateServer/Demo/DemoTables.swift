internal import Postgres
internal import Primitives

/// The rows of some lifters' training, by table.
struct DemoTables {
  private let tenant: String
  private let traits: [DemoTraits]
  private var exercises = CopyText()
  private var workouts = CopyText()
  private var notes = CopyText()
  private var parts = CopyText()
  private var sets = CopyText()
  private var days = CopyText()
  private var records = CopyText()
  private var versions = CopyText()

  /// - Parameter traits: of `DemoTraining.exercises`, in their order.
  init(tenant: String, traits: [DemoTraits]) {
    self.tenant = tenant
    self.traits = traits
  }

  mutating func add(_ person: DemoPerson, _ training: [DemoTraining.Workout], plan: DemoPlan, number: Int) {
    var random = SeededRandom(seed: plan.seed ^ 0xE8, stream: number)
    let lifter = "\(person.id)"
    let start = Timestamp(unixSeconds: plan.firstMonday * 86_400)
    let exerciseIDs = zip(DemoTraining.exercises, traits).map { exercise, known in
      let id = "\(UUID.v7(at: start, using: &random))"
      exercises.row(
        tenant, lifter, id, exercise.name, exercise.lift, "\(start)", known.slug, known.type, known.measure,
        known.primaryMuscles, known.secondaryMuscles)
      return id
    }
    var held = [DemoRecords](repeating: DemoRecords(), count: exerciseIDs.count)
    for (index, workout) in training.enumerated() {
      add(workout, of: person, lifter, exerciseIDs, version: index + 1)
      for exercise in workout.exercises {
        guard let day = DemoLiftDay(exercise.sets, unit: person.unit) else { continue }
        add(day, of: exercise.number, in: workout, by: person, exerciseIDs[exercise.number])
        for mark in held[exercise.number].marks(of: day) {
          let id = "\(UUID.v7(at: workout.performedAt, using: &random))"
          add(mark, id, of: exercise.number, in: workout, by: person, exerciseIDs[exercise.number])
        }
      }
    }
    versions.row(tenant, lifter, "\(training.count)")
  }

  private mutating func add(
    _ workout: DemoTraining.Workout, of person: DemoPerson, _ lifter: String, _ exerciseIDs: [String],
    version: Int
  ) {
    let key = Array("\(tenant)\t\(lifter)\t\(workout.id)".utf8)
    let done = workout.exercises.flatMap(\.sets)
    workouts.row(
      after: key, workout.name, "\(workout.performedAt)", person.place.timeZone, "\(workout.duration)",
      "\(workout.exercises.count)", "\(done.count)", "\(done.count { $0.kind == "warm_up" })", "\(version)")
    if let text = workout.notes { notes.row(after: key, text) }
    for (position, exercise) in workout.exercises.enumerated() {
      parts.row(after: key, "\(position)", exerciseIDs[exercise.number])
      let partKey = key + Array("\t\(position)".utf8)
      for (position, set) in exercise.sets.enumerated() {
        sets.row(
          after: partKey, "\(position)", set.kind, "\(set.reps)", Self.decimal(set.weight), person.unit,
          set.rpe.map { Self.decimal(Int($0 * 10)) }, "\(set.rest)")
      }
    }
  }

  private mutating func add(
    _ day: DemoLiftDay, of exercise: Int, in workout: DemoTraining.Workout, by person: DemoPerson,
    _ id: String
  ) {
    let candidates = day.candidates.map { candidate in
      let rpe = candidate.set.rpe.map { Self.decimal(Int($0 * 10)) } ?? "null"
      return """
        {"weight":\(Self.decimal(candidate.set.weight)),"unit":"\(person.unit)","grams":\(candidate.grams),\
        "reps":\(candidate.set.reps),"rpe":\(rpe),"workout_id":"\(workout.id)"}
        """
    }
    let best = day.best
    days.row(
      tenant, "\(person.id)", id, "\(workout.date)", DemoTraining.exercises[exercise].lift,
      best.map { Self.decimal($0.set.weight) }, best.map { _ in person.unit }, best.map { "\($0.grams)" },
      best.map { "\($0.set.reps)" }, best?.set.rpe.map { Self.decimal(Int($0 * 10)) },
      best.map { _ in "\(workout.id)" }, best.map { "\($0.oneRepMax)" },
      "\((day.volume + 500_000) / 1_000_000)",
      "\(Decimal(coefficient: Int64(day.volume), scale: 6) ?? 0)", "[\(candidates.joined(separator: ","))]",
      "\(day.setCount)", "\(day.repCount)", "\(workout.id)")
  }

  private mutating func add(
    _ mark: DemoRecords.Mark, _ id: String, of exercise: Int, in workout: DemoTraining.Workout,
    by person: DemoPerson, _ exerciseID: String
  ) {
    records.row(
      tenant, "\(person.id)", exerciseID, mark.kind, "\(mark.atReps)", "\(workout.date)", id,
      DemoTraining.exercises[exercise].lift, "\(mark.value)", mark.set.map { Self.decimal($0.weight) },
      mark.set.map { _ in person.unit }, mark.set.map { "\($0.reps)" },
      mark.set?.rpe.map { Self.decimal(Int($0 * 10)) }, "\(workout.id)")
  }

  /// In the order of the foreign keys.
  func copy(into session: borrowing ScriptSession) throws {
    try session.copy(
      """
      copy app.exercises (
        tenant_id, lifter_id, id, name, lift, created_at, catalogue_slug, training_type, measure,
        primary_muscles, secondary_muscles) from stdin
      """, exercises.bytes)
    try session.copy(
      """
      copy app.workouts (
        tenant_id, lifter_id, id, name, performed_at, time_zone, duration_seconds, exercise_count, set_count,
        warm_up_count, version) from stdin
      """, workouts.bytes)
    try session.copy(
      "copy app.workout_notes (tenant_id, lifter_id, workout_id, notes) from stdin", notes.bytes)
    try session.copy(
      "copy app.workout_exercises (tenant_id, lifter_id, workout_id, position, exercise_id) from stdin",
      parts.bytes)
    try session.copy(
      """
      copy app.sets (
        tenant_id, lifter_id, workout_id, exercise_position, position, kind, reps, weight, unit, rpe,
        rest_seconds) from stdin
      """, sets.bytes)
    try session.copy(
      """
      copy app.lift_days (
        tenant_id, lifter_id, exercise_id, local_date, lift, weight, unit, weight_grams, reps, rpe, workout_id,
        e1rm_grams, volume_grams, volume, candidates, set_count, rep_count, last_in) from stdin
      """, days.bytes)
    try session.copy(
      """
      copy app.records (
        tenant_id, lifter_id, exercise_id, kind, at_reps, local_date, id, lift, value, weight, unit, reps, rpe,
        workout_id) from stdin
      """, records.bytes)
    try session.copy("copy app.lifter_versions (tenant_id, lifter_id, version) from stdin", versions.bytes)
  }

  private static func decimal(_ tenths: Int) -> String {
    tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
