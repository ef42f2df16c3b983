internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import Strength

extension PlanComparison {
  /// As `ClientPlans.comparison` reads it.
  init(_ json: JSON) throws {
    self.init()
    id = try json.need("id") { $0.text.flatMap(UUID.init) }
    name = try json.need("name", \.text)
    plannedFor = json["planned_for"]?.text.flatMap { CivilDate($0) }
    state = try json.need("state") { PlannedState.read($0) }
    workoutID = json["workout_id"]?.text.flatMap(UUID.init)
    assignmentID = json["assignment_id"]?.text.flatMap(UUID.init)
    adapted = Self.changes(json["adapted"])
    coachChanges = Self.changes(json["coach_changes"])
    if let before = json["assigned"], before != .null {
      var assigned = Assigned()
      assigned.plannedFor = before["planned_for"]?.text.flatMap { CivilDate($0) }
      assigned.exercises = try before.need("exercises") { [PrescribedExercise].read(explained: $0) }
      self.assigned = assigned
    }
    let planned = try json.need("exercises") { [PrescribedExercise].read(explained: $0) }
    compare(planned, with: (json["logged"]?.elements ?? []).map(LoggedEntry.init))
  }

  private static func changes(_ json: JSON?) -> [Adaptation] {
    (json?.elements ?? []).compactMap { $0.text.flatMap(Adaptation.init(rawValue:)) }
  }

  struct LoggedEntry: Sendable {
    let exercise: UUID?
    let name: String?
    let measure: Measure?
    let sets: [LoggedSet]
  }

  /// An exercise is found again by what it is, the first that is left; what was done besides comes last.
  private mutating func compare(_ planned: [PrescribedExercise], with logged: [LoggedEntry]) {
    var left = logged
    for asked in planned {
      let place = left.firstIndex { $0.exercise == asked.exerciseID && $0.exercise != nil }
      let entry = place.map { left.remove(at: $0) }
      var exercise = Exercise(asked.name, asked.exerciseID, asked.sets, entry?.sets ?? [])
      exercise.measure = entry?.measure ?? asked.measure
      exercises.append(exercise)
    }
    exercises += left.map { besides in
      var exercise = Exercise(besides.name, besides.exercise, [], besides.sets)
      exercise.measure = besides.measure
      return exercise
    }
    let asked = exercises.flatMap(\.sets).filter { $0.planned.map { $0.kind != .known(.warmUp) } ?? false }
    askedSets = asked.count
    metSets = asked.count { $0.isMet == true }
  }
}

extension PlanComparison.LoggedEntry {
  fileprivate init(_ json: JSON) {
    exercise = json["exercise_id"]?.text.flatMap(UUID.init)
    name = json["name"]?.text
    measure = json["measure"]?.text.flatMap(Measure.init(rawValue:))
    sets = (json["sets"]?.elements ?? []).compactMap { LoggedSet.shape.read($0) }
  }
}

extension PlanComparison.Exercise {
  /// Warm-ups are compared with warm-ups, the others in their order with the others.
  fileprivate init(_ name: String?, _ exercise: UUID?, _ planned: [PrescribedSet], _ done: [LoggedSet]) {
    self.init()
    self.name = name
    exerciseID = exercise
    var warmUps = done.filter { $0.kind == .known(.warmUp) }[...]
    var working = done.filter { $0.kind != .known(.warmUp) }[...]
    for set in planned {
      let counterpart = set.kind == .known(.warmUp) ? warmUps.popFirst() : working.popFirst()
      sets.append(PlanComparison.ComparedSet(set, counterpart))
    }
    sets += (warmUps + working).map { PlanComparison.ComparedSet(nil, $0) }
  }
}

extension PlanComparison.ComparedSet {
  fileprivate init(_ planned: PrescribedSet?, _ done: LoggedSet?) {
    self.init()
    self.planned = planned
    self.done = done
    guard let planned else { return }
    guard let done else {
      isMet = false
      return
    }
    if let asked = planned.reps, let reps = done.reps { repsDifference = reps - asked }
    let weights = Self.weights(planned, done)
    weightDifference = weights.map { Self.difference($0.done, $0.asked) }
    if let asked = planned.rpe, let rpe = done.rpe {
      rpeDifference = Self.difference(Amount(rpe.value), Amount(asked.value))
    }
    isMet =
      Self.reaches(done.reps, planned.reps)
      && (weights.map { $0.done >= $0.asked } ?? (planned.weight == nil))
      && Self.reaches(done.durationSeconds, planned.durationSeconds)
      && Self.reaches(done.distanceMeters, planned.distanceMeters)
  }

  /// In the planned weight's unit, to its thousandths.
  private static func weights(_ planned: PrescribedSet, _ done: LoggedSet) -> (asked: Amount, done: Amount)? {
    guard let weight = planned.weight, let unit = planned.unit, let lifted = done.weight,
      let other = done.unit
    else { return nil }
    let amount = Amount(lifted)
    return (
      Amount(weight), unit == other ? amount : Amount(amount.weight(in: other), in: unit).roundedToThousandths
    )
  }

  private static func difference(_ done: Amount, _ asked: Amount) -> Decimal { (done - asked).decimal }

  private static func reaches<Value: Comparable>(_ done: Value?, _ asked: Value?) -> Bool {
    guard let asked else { return true }
    return done.map { $0 >= asked } ?? false
  }
}
