internal import Localization
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// A cycle worked out: its numbers, the lifts' state at its beginning, and how its sessions come into the
/// lifter's calendar.
struct ProgrammeCycle: Sendable {
  let run: ProgrammeRun
  let number: Int
  let cycle: Int
  let planner: ProgrammePlanner
  let lifts: [ProgrammeLiftState]
  let plan: CyclePlan
  /// The sessions' state in the calendar.
  private let sessions: [ProgrammeRun.Session]

  /// The cycle under way, as it is; before the first, as it would begin.
  init(current run: ProgrammeRun) throws {
    try self.init(run, cycle: max(run.cycle, 1))
  }

  /// A cycle that has begun, or the first.
  init(_ run: ProgrammeRun, cycle: Int) throws {
    self.run = run
    self.cycle = cycle
    sessions = run.sessions
    number = run.number(of: cycle)
    var planner = run.planner(try run.definition(number))
    lifts =
      run.cycle == 0 ? try Self.starts(&planner, cycle: cycle, run.number) : run.states(of: cycle)
    let judge = try ProgrammeJudge(run)
    let definition = planner.definition
    plan = planner.plan(from: Self.states(lifts, of: run, cycle: cycle, planner)) { session, lift in
      let outcome = judge.outcome(session, definition.lifts[lift].exercise)
      return outcome ?? (cycle < run.cycle ? nil : SupposedOutcome.hit.asked(session, lift))
    }
    self.planner = planner
  }

  /// The cycle after the one under way, or the first.
  static func next(_ run: ProgrammeRun) throws -> ProgrammeCycle {
    run.cycle > 0 ? try ProgrammeCycle(after: run) : try ProgrammeCycle(run, cycle: 1)
  }

  /// The lifts moved by what was done of the cycle under way.
  private init(after run: ProgrammeRun) throws {
    self.run = run
    sessions = []
    number = run.number
    cycle = run.cycle + 1
    var planner = run.planner(try run.definition)
    let judge = try ProgrammeJudge(run)
    let before = Self.states(run.states(of: run.cycle), of: run, cycle: run.cycle, planner)
    let definition = planner.definition
    let closed = planner.plan(from: before) { judge.outcome($0, definition.lifts[$1].exercise) }
    lifts = Self.lifts(after: closed, planner, cycle: cycle, number)
    plan = planner.plan(from: closed.states) { SupposedOutcome.hit.asked($0, $1) }
    self.planner = planner
  }

  /// The cycle under way by another definition, which is to be the programme's next number: lifts that go on keep
  /// their state, unless the lifter gave another number to start from.
  init(_ run: ProgrammeRun, as definition: ProgrammeDefinition) throws {
    self.run = run
    sessions = run.sessions
    cycle = run.cycle
    number = run.number + 1
    var planner = run.planner(definition)
    var before = run.planner(try run.definition)
    let stood = run.states(of: run.cycle)
    var lifts = try Self.starts(&planner, cycle: cycle, number, .setByLifter)
    for (index, lift) in definition.lifts.enumerated() {
      let key = lift.exercise.lowercased()
      guard
        let position = stood.firstIndex(where: { $0.exercise.lowercased() == key && $0.base == lift.base }),
        let earlier = before.definition.lifts.element(at: position),
        before.start(of: earlier)?.base.weight(in: before.definition.unit)
          == planner.start(of: lift)?.base.weight(in: definition.unit)
      else { continue }
      lifts[index].weight = stood[position].amount(in: definition.unit).decimal
      lifts[index].reps = stood[position].reps
      lifts[index].misses = stood[position].misses
      lifts[index].reason = stood[position].reason
      lifts[index].why = stood[position].why
    }
    self.lifts = lifts
    let judge = try ProgrammeJudge(run)
    plan = planner.plan(from: Self.states(lifts, of: run, cycle: cycle, planner)) { session, lift in
      judge.outcome(session, definition.lifts[lift].exercise) ?? SupposedOutcome.hit.asked(session, lift)
    }
    self.planner = planner
  }

  /// The state of the lifts in the cycle that follows this plan.
  static func lifts(
    after plan: CyclePlan, _ planner: ProgrammePlanner, cycle: Int, _ number: Int
  ) -> [ProgrammeLiftState] {
    planner.definition.lifts.enumerated().map { index, lift in
      let moves = plan.moves.filter { $0.lift == index }.map(\.move)
      var state = ProgrammeLiftState(lift, plan.states[index], after: moves, planner)
      state.cycle = cycle
      state.number = number
      return state
    }
  }

  /// The engine's states.
  static func states(
    _ lifts: [ProgrammeLiftState], of run: ProgrammeRun, cycle: Int, _ planner: ProgrammePlanner
  ) -> [LiftState] {
    lifts.map { lift in
      LiftState(
        base: lift.amount(in: planner.definition.unit), reps: lift.reps, misses: lift.misses,
        past: run.past(of: lift.exercise, before: cycle, in: planner.definition.unit))
    }
  }

  /// The starts of the lifts of a programme that has not begun.
  ///
  /// - Throws: where maxima are lacking, as in a coach's programme for clients.
  static func starts(
    _ planner: inout ProgrammePlanner, cycle: Int, _ number: Int, _ reason: LiftMove.Reason = .start
  ) throws -> [ProgrammeLiftState] {
    var lifts: [ProgrammeLiftState] = []
    let lacking = planner.definition.lifts.filter { planner.start(of: $0) == nil }.map(\.exercise)
    guard lacking.isEmpty else {
      throw Problem(.conflict, .maxesLacking, ["lifts": lacking.joined(separator: ", ")])
    }
    for lift in planner.definition.lifts {
      guard let start = planner.start(of: lift) else { continue }
      var state = ProgrammeLiftState(startOf: lift, start, reason: reason, planner)
      state.cycle = cycle
      state.number = number
      lifts.append(state)
    }
    return lifts
  }

  var view: ProgrammePlan {
    var view = ProgrammePlan(
      plan, planner, lifts: lifts, sessions: sessions)
    view.programmeID = run.id
    view.number = number
    view.cycle = cycle
    view.isProjected = cycle > run.cycle || sessions.contains { $0.state == "planned" }
    return view
  }
}

extension ProgrammeJudge {
  func outcome(_ session: SessionPlan, _ exercise: String) -> LiftOutcome? {
    outcome(week: session.week, session: session.session, of: exercise)
  }
}

extension SupposedOutcome {
  func asked(_ session: SessionPlan, _ lift: Int) -> LiftOutcome { outcome(of: session.counted(lift)) }
}
