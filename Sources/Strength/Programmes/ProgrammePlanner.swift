/// Turns a definition and the state of its lifts into a cycle's sets.
public struct ProgrammePlanner: Sendable {
  public let definition: ProgrammeDefinition
  private let plates: PlateInventory
  private let lifts: [String: Int]
  /// The results for plates, which take a search: the same load comes back in many sets.
  private var loaded: [Amount: Amount] = [:]

  /// - Parameter plates: what the lifter owns, for programmes that round to it.
  public init(_ definition: ProgrammeDefinition, plates: PlateInventory? = nil) {
    self.definition = definition
    self.plates = plates ?? .standard(definition.unit)
    lifts = Dictionary(
      definition.lifts.enumerated().map { ($1.exercise.liftKey, $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// How a session went for a lift: nil where it was not done.
  public typealias Judgement = (_ session: SessionPlan, _ lift: Int) -> LiftOutcome?

  public func rounding(of lift: ProgrammeLift) -> LoadRounding {
    let settings = definition.rounding
    if let step = lift.step { return LoadRounding(.step(step), settings.direction) }
    if settings.usesPlates { return LoadRounding(.plates(plates), settings.direction) }
    return LoadRounding(
      .step(settings.step ?? LoadRounding.usualStep(definition.unit)), settings.direction)
  }

  /// The start of a lift; nil if nothing to start from is known.
  public mutating func start(of lift: ProgrammeLift) -> LiftState? {
    let start: Amount? =
      switch lift.base {
      case .workingWeight: lift.start
      case .oneRepMax: lift.oneRepMax ?? lift.start
      case .trainingMax: lift.start ?? lift.oneRepMax.map { $0 * lift.trainingMaxPercentage }
      }
    return start.map { LiftState(base: base($0, of: lift)) }
  }

  /// Plans a cycle, moving the lifts as its sessions turn out.
  public mutating func plan(from states: [LiftState], _ judge: Judgement) -> CyclePlan {
    var plan = CyclePlan(states: states)
    var spans = [LiftOutcome?](repeating: nil, count: definition.lifts.count)
    for (index, week) in definition.weeks.enumerated() {
      var planned = WeekPlan(number: index + 1, name: week.name, isDeload: week.isDeload)
      for (place, session) in week.sessions.enumerated() {
        let plannedSession = self.session(session, of: planned, at: place + 1, plan.states)
        planned.sessions.append(plannedSession)
        for lift in definition.lifts.indices where !plannedSession.counted(lift).isEmpty {
          let outcome = judge(plannedSession, lift)
          if definition.lifts[lift].moves == .everySession {
            if let outcome { move(lift, after: outcome, (plannedSession.week, place + 1), &plan) }
          } else {
            var span = spans[lift] ?? LiftOutcome()
            span.add(outcome)
            spans[lift] = span
          }
        }
      }
      plan.weeks.append(planned)
    }
    for (lift, span) in spans.enumerated() {
      if let span { move(lift, after: span, nil, &plan) }
    }
    return plan
  }

  private mutating func move(
    _ index: Int, after outcome: LiftOutcome, _ place: (week: Int, session: Int)?, _ plan: inout CyclePlan
  ) {
    let lift = definition.lifts[index]
    let (next, move) = lift.move(plan.states[index], after: outcome) { base($0, of: lift) }
    plan.states[index] = next
    plan.moves.append(
      PlannedMove(lift: index, week: place?.week, session: place?.session, move: move))
  }

  /// As the lift's base is kept: to a gram, and a training max rounded where the programme says so.
  public mutating func base(_ amount: Amount, of lift: ProgrammeLift) -> Amount {
    guard lift.base == .trainingMax, definition.rounding.roundsTrainingMax else {
      return amount.roundedToThousandths
    }
    return round(amount, by: rounding(of: lift))
  }

  // MARK: - Sets

  private mutating func session(
    _ session: ProgrammeSession, of week: WeekPlan, at place: Int, _ states: [LiftState]
  ) -> SessionPlan {
    var planned = SessionPlan(
      week: week.number, session: place, name: session.name, isDeload: week.isDeload)
    for exercise in session.exercises {
      let lift = lifts[exercise.exercise.liftKey]
      var copy = ExercisePlan(
        exercise: exercise.exercise, lift: lift, isSupplemental: exercise.isSupplemental,
        superset: exercise.superset, notes: exercise.notes)
      for set in exercise.sets { copy.sets.append(self.set(set, lift, states)) }
      planned.exercises.append(copy)
    }
    return planned
  }

  private mutating func set(_ set: ProgrammeSet, _ lift: Int?, _ states: [LiftState]) -> SetPlan {
    let reps = set.kind == .warmUp ? nil : lift.flatMap { states[$0].reps }
    let target = set.repsMax.flatMap { most in reps.map { min(max($0, set.reps), most) } } ?? set.reps
    return SetPlan(
      kind: set.kind, reps: target, repsMax: set.repsMax, rpe: set.rpe, restSeconds: set.restSeconds,
      load: lift.flatMap { load(of: set, reps: target, definition.lifts[$0], states[$0]) })
  }

  /// Nil where the set says nothing about its load.
  private mutating func load(
    of set: ProgrammeSet, reps: Int, _ lift: ProgrammeLift, _ state: LiftState
  ) -> PlannedLoad? {
    var byEffort: Percentage?
    if set.percentage == nil, lift.base == .oneRepMax, let rpe = set.rpe, reps > 0 {
      byEffort = Self.percentage(reps: reps, rpe: rpe)
    }
    let whole: Percentage? = lift.base == .workingWeight ? .whole : nil
    guard let percentage = set.percentage ?? byEffort ?? whole else { return nil }
    let unrounded = (state.base * percentage).limited
    let rounding = rounding(of: lift)
    return PlannedLoad(
      base: lift.base, amount: state.base, percentage: percentage, isByEffort: byEffort != nil,
      unrounded: unrounded, rounded: round(unrounded, by: rounding), rounding: rounding)
  }

  /// By the RPE table, or by its curve where the table ends.
  private static func percentage(reps: Int, rpe: Double) -> Percentage {
    let percent =
      Effort.tabulatedPercentage(reps: reps, rpe: rpe) ?? Effort.fraction(reps: reps, rpe: rpe) * 100
    return Percentage(hundredths: Int((percent * 100).rounded()))
  }

  private mutating func round(_ amount: Amount, by rounding: LoadRounding) -> Amount {
    guard case .plates = rounding.grid else { return rounding.round(amount, in: definition.unit) }
    if let known = loaded[amount] { return known }
    let rounded = rounding.round(amount, in: definition.unit)
    loaded[amount] = rounded
    return rounded
  }
}

extension LiftOutcome {
  /// Takes a session's outcome on; nil leaves the whole incomplete.
  mutating func add(_ session: LiftOutcome?) {
    sets += session?.sets ?? []
    isComplete = isComplete && (session?.isComplete ?? false)
  }
}
