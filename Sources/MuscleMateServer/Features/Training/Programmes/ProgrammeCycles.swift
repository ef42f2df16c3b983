internal import APISchema
internal import EventLoop
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Strength

/// The cycles of a programme: looked at, begun, kept in step, supposed.
extension Programmes {
  static let cycleRoutes: [Route] = [
    Route(
      .get, "/v1/programmes/{id}/plan", .lifterOrCoach,
      "Get a cycle week by week, each number with its reason",
      keys: .training, module: .programmes, query: ProgrammePlanQuery.self, reply: .ok(ProgrammePlan.self),
      deadline: .seconds(10), refusals: [maxesLacking], handle: plan),
    Route(
      .post, "/v1/programmes/{id}/cycles", .lifterOrCoach,
      "Start the next cycle: lifts progress by the rules, sessions become planned workouts",
      keys: .training, module: .programmes, entitlement: .programmes, body: CycleStart.self,
      reply: .created(ProgrammePlan.self),
      idempotent: true, deadline: .seconds(10),
      refusals: [
        .staleVersion,
        .rule("a day of the years 1900 to 2097"),
        .conflict(
          "sessions of the cycle under way are still planned, maxima are lacking, or something changes just now"
        ),
      ], handle: begin),
    Route(
      .post, "/v1/programmes/{id}/adjustment", .lifterOrCoach,
      "Adjust the sessions of the cycle that are still planned to what was done",
      keys: .training, module: .programmes, reply: .ok(ProgrammePlan.self), deadline: .seconds(10),
      refusals: [.staleVersion, .conflict("no cycle is under way, or something changes just now")],
      handle: adjust),
    Route(
      .post, "/v1/programmes/{id}/simulation", .lifterOrCoach,
      "Simulate the coming weeks from assumed results",
      keys: .training, module: .programmes, body: ProgrammeSimulation.self,
      reply: .ok(ProgrammeForecast.self), onlyOnline: true, deadline: .seconds(10),
      refusals: [.rule("so many cycles only as come to 6,000 sets"), maxesLacking], handle: simulate),
    Route(
      .post, "/v1/calculators/five-three-one", .anyone, "Calculate a 5/3/1 cycle from one-rep maxima",
      body: FiveThreeOnePlan.self, reply: .ok(ProgrammePlan.self),
      refusals: [.rule("each lift needs a one-rep maximum or a training max")], handle: calculate),
  ]

  private static let maxesLacking = Refusal.conflict("a coach's programme that lacks maxima")

  /// How far ahead is looked.
  private static let horizon = 12
  /// The limit of a simulation's answer: a set with its reasons is half a kilobyte.
  private static let mostSets = 6_000

  private static func plan(_ call: Call, _ query: ProgrammePlanQuery, _: Nothing) async throws -> Response {
    let run = try await load(call, cycle: query.cycle)
    let asked = query.cycle ?? max(run.cycle, 1)
    guard asked > max(run.cycle, 1) else {
      return try await aside(call) { try ProgrammeCycle(run, cycle: asked).view.encoded() }
    }
    guard asked <= run.cycle + horizon else { throw Problem.notFound }
    // The requested cycle has no sessions yet; the ones of the cycle under way decide.
    let running = try await load(call)
    return try await aside(call) {
      let current = try ProgrammeCycle(current: running)
      let ahead = try forecast(current, cycles: asked - current.cycle + 1) { _, _, _ in .hit }
      guard let last = ahead.last else { throw Problem.notFound }
      return last.encoded()
    }
  }

  private static func begin(_ call: Call, _: Nothing, _ start: CycleStart) async throws -> Response {
    let seen = try call.expectedVersion
    let run = try await load(call)
    let now = call.services.clock()
    let (cycle, batch) = try await call.services.sidePool.run {
      let cycle = try ProgrammeCycle.next(run)
      let days = try CycleCalendar(start, today: run.today).days(of: cycle.planner.definition)
      return (cycle, ProgrammeBatch(begin: cycle, days, at: now))
    }
    return try await call.idempotently(run.id) { call in
      let begun = try await call.run(
        ProgrammeStatements.begin(run.id, seen, run.version),
        ProgrammeStatements.closeCycle(run.id, start.leavesRest), batch.upsertLifts,
        ProgrammeStatements.beginCycle(run.id, Int32(cycle.cycle)),
        TrainingWrites.name(batch.planned.entries),
        PlannedWrites.upsert(batch.planned.columns), returning: ProgrammeStatements.run(run.id, nil))
      return try await shown(call, begun, of: run.id)
    } repeated: { call, earlier in
      try await shown(call, call.run(ProgrammeStatements.run(earlier, nil)), of: earlier)
    }
  }

  private static func shown(_ call: Call, _ begun: JSON?, of id: UUID) async throws -> Response {
    guard let begun else { throw Problem.notFound }
    let run = try ProgrammeRun(begun, of: id)
    var response = try await aside(call, .created) { try ProgrammeCycle(current: run).view.encoded() }
    response.headers["Location"] = "/v1/programmes/\(id)/plan?cycle=\(run.cycle)"
    return response
  }

  /// Works an answer out beside the loop: with a lifter's plates that may take a while.
  private static func aside(
    _ call: Call, _ status: Status = .ok, _ work: @escaping @Sendable () throws -> JSON
  ) async throws -> Response {
    try await call.services.sidePool.run { Response.json(status, try work()) }
  }

  private static func adjust(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let seen = try call.expectedVersion
    let run = try await load(call)
    guard run.cycle > 0 else { throw Problem(.conflict, .noCycleUnderWay) }
    let now = call.services.clock()
    let batch = try await call.services.sidePool.run {
      ProgrammeBatch(mend: try ProgrammeCycle(current: run), at: now)
    }
    let adjusted = try await call.reckoning(
      ProgrammeStatements.begin(run.id, seen, run.version), TrainingWrites.name(batch.planned.entries),
      PlannedWrites.upsert(batch.planned.columns), Reckoning.note([run.id]),
      returning: ProgrammeStatements.run(run.id, nil))
    guard let adjusted else { throw Problem.notFound }
    let after = try ProgrammeRun(adjusted, of: run.id)
    return try await aside(call) { try ProgrammeCycle(current: after).view.encoded() }
  }

  // MARK: - Supposing

  private static func simulate(
    _ call: Call, _: Nothing, _ simulation: ProgrammeSimulation
  ) async throws -> Response {
    let run = try await load(call)
    let most = max(1, mostSets / max(1, try run.definition.setCount))
    guard simulation.cycles <= most else { throw Problem.invalid("/cycles", .tooLarge("\(most)")) }
    return try await aside(call) {
      let current = try ProgrammeCycle(current: run)
      var shown = ProgrammeForecast()
      shown.cycles = try forecast(current, cycles: simulation.cycles) { cycle, session, exercise in
        simulation.outcomes.last { $0.matches(cycle, session, exercise) }?.outcome ?? simulation.otherwise
      }
      return shown.encoded()
    }
  }

  /// From the cycle under way on: what was done of it counts, the rest goes as supposed.
  private static func forecast(
    _ current: ProgrammeCycle, cycles: Int, _ supposed: (Int, SessionPlan, String) -> SupposedOutcome
  ) throws -> [ProgrammePlan] {
    var planner = current.planner
    let (judge, definition) = (try ProgrammeJudge(current.run), planner.definition)
    let states = ProgrammeCycle.states(current.lifts, of: current.run, cycle: current.cycle, planner)
    let plans = planner.simulate(cycles: cycles, from: states) { ahead, session, lift in
      let exercise = definition.lifts[lift].exercise
      if ahead == 0, let outcome = judge.outcome(session, exercise) { return outcome }
      return supposed(current.cycle + ahead, session, exercise).asked(session, lift)
    }
    var lifts = current.lifts
    return plans.enumerated().map { ahead, plan in
      var view = ProgrammePlan(plan, planner, lifts: lifts)
      view.programmeID = current.run.id
      view.number = current.number
      view.cycle = current.cycle + ahead
      view.isProjected = true
      lifts = ProgrammeCycle.lifts(after: plan, planner, cycle: view.cycle + 1, current.number)
      return view
    }
  }

  private static func calculate(_ call: Call, _: Nothing, _ plan: FiveThreeOnePlan) async throws -> Response {
    let plan = try await call.withKnownLifts(plan)
    let content = ProgrammeContent(plan)
    try content.checkStarts(in: "")
    return try await aside(call) {
      var planner = ProgrammePlanner(content.definition)
      let lifts = try ProgrammeCycle.starts(&planner, cycle: 1, 1)
      let states = lifts.map { LiftState(base: $0.amount(in: plan.unit)) }
      let cycle = planner.plan(from: states) { SupposedOutcome.hit.asked($0, $1) }
      var view = ProgrammePlan(cycle, planner, lifts: lifts)
      view.isProjected = true
      return view.encoded()
    }
  }
}

extension ProgrammeSimulation.Supposition {
  fileprivate func matches(_ cycle: Int, _ session: SessionPlan, _ exercise: String) -> Bool {
    (self.cycle ?? cycle) == cycle && (week ?? session.week) == session.week
      && (self.session ?? session.session) == session.session
      && (self.exercise ?? exercise).lowercased() == exercise.lowercased()
  }
}
