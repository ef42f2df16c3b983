internal import APISchema
internal import EventLoop
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Strength

/// The next cycle of an assigned programme, begun by its coach under the rules that hold for the client.
extension Assignments {
  static let cycleRoute = Route(
    .post, "/v1/assignments/{id}/clients/{lifter}/cycles", .coach,
    "Start a client's next cycle of an assigned programme",
    keys: .coaching, body: CycleStart.self, reply: .noContent(), idempotent: true, deadline: .seconds(10),
    refusals: [
      .rule("no day that is past for the client (unless `past`); a day of the years 1900 to 2097"),
      .conflict("sessions of the cycle under way are still planned, or something changes just now"),
    ], handle: beginCycle)

  private static func beginCycle(_ call: Call, _: Nothing, _ start: CycleStart) async throws -> Response {
    let (assignment, lifter) = (try call.id("id"), try call.id("lifter"))
    let found = try await call.run(AssignmentStatements.clientsProgramme(assignment, lifter))
    guard let found, let id = found["id"]?.text.flatMap({ UUID($0) }), let json = found["run"] else {
      throw Problem.notFound
    }
    let run = try ProgrammeRun(json, of: id)
    let now = call.services.clock()
    let begun = try await call.services.sidePool.run {
      let cycle = try ProgrammeCycle.next(run)
      let days = try CycleCalendar(start, today: run.today).days(of: cycle.planner.definition)
      if !start.past, let past = days.joined().compactMap({ $0 }).filter({ $0 < run.today }).min() {
        throw Problem.invalid("/starts_on", .pastDay(past))
      }
      return ClientPlan.begun(cycle, ProgrammeBatch(begin: cycle, days, at: now))
    }
    return try await call.idempotently(id) { call in
      _ = try await call.run(
        AssignmentStatements.beginClientsCycle(assignment, lifter, run.version, start.leavesRest, begun))
      return .noContent
    } repeated: { _, _ in
      .noContent
    }
  }
}

extension ClientPlan {
  /// As `app.begin_clients_cycle` takes it.
  fileprivate static func begun(_ cycle: ProgrammeCycle, _ batch: ProgrammeBatch) -> JSON {
    let sessions = batch.sessions.map { planned in
      Session(
        planned: planned, week: Int(planned.programme?.week ?? 1),
        session: Int(planned.programme?.session ?? 1)
      ).json
    }
    return [
      "cycle": cycle.cycle.encoded(), "number": cycle.number.encoded(), "lifts": cycle.lifts.encoded(),
      "exercises": [], "sessions": .array(sessions),
    ]
  }
}
