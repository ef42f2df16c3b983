internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import Strength

extension ProgrammePlan {
  /// - Parameters:
  ///   - lifts: their state as the cycle begins.
  ///   - sessions: what became of it in the lifter's calendar; these show what was prescribed there.
  init(
    _ plan: CyclePlan, _ planner: ProgrammePlanner, lifts: [ProgrammeLiftState],
    sessions: [ProgrammeRun.Session] = []
  ) {
    self.init()
    self.lifts = lifts
    let rows = Dictionary(sessions.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    weeks = plan.weeks.map { Week($0, planner.definition.unit, rows) }
    moves = plan.moves.map { ProgrammeMove($0, planner) }
  }
}

extension ProgrammePlan.Week {
  fileprivate init(
    _ plan: WeekPlan, _ unit: WeightUnit, _ rows: [ProgrammeRun.Place: ProgrammeRun.Session]
  ) {
    self.init()
    week = plan.number
    name = plan.name
    isDeload = plan.isDeload
    sessions = plan.sessions.map { session in
      var shown = ProgrammePlan.Session()
      shown.session = session.session
      shown.name = session.name
      shown.exercises = session.exercises.map { PrescribedExercise($0, in: unit) }
      guard let row = rows[.init(week: session.week, session: session.session)] else { return shown }
      shown.plannedWorkoutID = row.id
      shown.plannedFor = row.plannedFor
      shown.state = row.state
      shown.workoutID = row.workoutID
      shown.exercises = row.prescription
      return shown
    }
  }
}

extension PrescribedExercise {
  init(_ plan: ExercisePlan, in unit: WeightUnit) {
    self.init()
    name = plan.exercise
    notes = plan.notes
    superset = plan.superset
    sets = plan.sets.map { set in
      var prescribed = PrescribedSet()
      prescribed.kind = .known(SetKind(rawValue: set.kind.rawValue) ?? .working)
      prescribed.reps = set.reps
      prescribed.repsMax = set.repsMax
      prescribed.rpe = set.rpe.flatMap(RPE.init(nearest:))
      prescribed.restSeconds = set.restSeconds
      guard let load = set.load else { return prescribed }
      prescribed.weight = load.rounded.decimal
      prescribed.unit = unit
      prescribed.why = LoadExplanation(load, of: set, in: unit)
      return prescribed
    }
  }
}

extension ProgrammeMove {
  fileprivate init(_ planned: PlannedMove, _ planner: ProgrammePlanner) {
    self.init()
    let lift = planner.definition.lifts[planned.lift]
    let move = planned.move
    exercise = lift.exercise
    week = planned.week
    session = planned.session
    from = move.from.decimal
    to = move.to.decimal
    unit = planner.definition.unit
    reason = move.reason
    rule = move.rule
    misses = move.misses
    amrapReps = move.amrapReps
    rpe = move.rpe
    reps = move.reps
    why = LoadExplanation(move, of: lift, planner)
  }
}

extension ProgrammeLiftState {
  /// As the first cycle begins, or where the lifter gave another number.
  init(startOf lift: ProgrammeLift, _ state: LiftState, reason: LiftMove.Reason, _ planner: ProgrammePlanner)
  {
    self.init(lift, state, planner)
    self.reason = reason
    why = LoadExplanation(startOf: lift, at: state.base, planner)
  }

  /// After what moved it; without a move it stays.
  init(_ lift: ProgrammeLift, _ state: LiftState, after moves: [LiftMove], _ planner: ProgrammePlanner) {
    self.init(lift, state, planner)
    reason = moves.last?.reason ?? .incomplete
    why = moves.last.map { LoadExplanation($0, of: lift, planner) }
  }

  private init(_ lift: ProgrammeLift, _ state: LiftState, _ planner: ProgrammePlanner) {
    self.init()
    exercise = lift.exercise
    base = lift.base
    weight = state.base.decimal
    unit = planner.definition.unit
    reps = state.reps
    misses = state.misses
  }
}
