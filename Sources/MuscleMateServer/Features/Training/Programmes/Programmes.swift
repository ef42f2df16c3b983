internal import APISchema
internal import EventLoop
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Strength

/// Programmes that decide the weights: 5/3/1 and whatever else declarative rules can say.
enum Programmes: Feature {
  static let routes: [Route] =
    [
      Route(
        .get, "/v1/programmes", .lifterOrCoach, "List my programmes, newest first",
        keys: .training, module: .programmes, query: PageQuery.self, reply: .ok(Page<ProgrammeSummary>.self),
        handle: Route.pages(of: ProgrammeStatements.page)),
      Route(
        .post, "/v1/programmes", .lifterOrCoach,
        "Create a programme: a 5/3/1 from options, or any from rules",
        keys: .training, module: .programmes, entitlement: .programmes, body: Programme.self,
        reply: .created(Programme.self),
        idempotent: true, limit: bodyLimit,
        refusals: [unknownMaxes, .conflict("there are as many programmes as may be")],
        handle: create),
      Route(
        .get, "/v1/programmes/{id}", .lifterOrCoach, "Get a programme with the state of its lifts",
        keys: .training, module: .programmes, reply: .ok(Programme.self), handle: show),
      Route(
        .put, "/v1/programmes/{id}", .lifterOrCoach,
        "Change a programme; the sessions of the cycle that are still planned follow",
        keys: .training, module: .programmes, body: Programme.self, reply: .ok(Programme.self),
        limit: bodyLimit,
        refusals: [
          unknownMaxes, .staleVersion, .conflict("it was changed 1,000 times, or changes just now"),
        ],
        handle: change),
      Route(
        .delete, "/v1/programmes/{id}", .lifterOrCoach,
        "Delete a programme and its sessions that are still planned",
        keys: .training, module: .programmes, reply: .noContent(), refusals: [.staleVersion], handle: delete),
    ] + cycleRoutes

  static let statements = ProgrammeStatements.all + [KnownLifts.lowerBody.erased]

  /// 2,000 sets in full.
  private static let bodyLimit = 512 * 1024

  private static let unknownMaxes = Refusal.rule(
    "each lift needs something to start from, but a coach's may lack maxima; sets and lifts keep to their bounds"
  )

  // MARK: - Reading

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(ProgrammeStatements.one(call.id("id"))))
  }

  static func load(_ call: Call, cycle: Int? = nil) async throws -> ProgrammeRun {
    let id = try call.id("id")
    let found = try await call.looking.run(ProgrammeStatements.run(id, cycle.map(Int32.init)))
    guard let json = found else { throw Problem.notFound }
    return try ProgrammeRun(json, of: id)
  }

  // MARK: - Writing

  private static func create(_ call: Call, _: Nothing, _ programme: Programme) async throws -> Response {
    let programme = try await call.withKnownLifts(programme)
    var content = try ProgrammeContent(programme)
    try await fillIn(&content, call)
    let (id, said) = (UUID.v7(at: call.services.clock()), content)
    return try await call.idempotently(id) { call in
      let made = try await call.run(
        TrainingWrites.begin(nil, nil, nil),
        ProgrammeStatements.create(id, programme.name, said.definition.encoded(), said.plan?.encoded()),
        returning: ProgrammeStatements.one(id))
      return try .created(at: "/v1/programmes/\(id)", made)
    } repeated: { call, earlier in
      try .created(at: "/v1/programmes/\(earlier)", await call.run(ProgrammeStatements.one(earlier)))
    }
  }

  /// Asks the log for the maxima that are not given; what it does not know either is refused, but of a coach's programme.
  private static func fillIn(_ content: inout ProgrammeContent, _ call: Call) async throws {
    let lacking = content.lackingMaxes
    if !lacking.isEmpty {
      let names = lacking.map { content.definition.lifts[$0].exercise }
      let known = try await call.looking.run(ProgrammeStatements.maxes(names))
      for (index, grams) in zip(lacking, known) {
        if let grams, grams > 0 { content.start(index, oneRepMax: grams) }
      }
    }
    try content.checkStarts(in: content.place, mayLackMaxes: call.role == .coach)
  }

  private static func change(_ call: Call, _: Nothing, _ programme: Programme) async throws -> Response {
    let run = try await load(call)
    let programme = try await call.withKnownLifts(programme)
    var content = try ProgrammeContent(programme)
    content.inherit(from: try run.definition)
    try await fillIn(&content, call)
    if try run.isAlready(content, named: programme.name) {
      let same = try await call.run(
        ProgrammeStatements.begin(run.id, try call.expectedVersion, run.version),
        returning: ProgrammeStatements.one(run.id))
      return try .found(same)
    }
    guard run.number < 1_000 else { throw Problem(.conflict, .limitReached, ["limit": "1000"]) }
    let next = ProgrammeStatements.change(
      run.id, programme.name, Int32(run.number + 1), content.definition.encoded(), content.plan?.encoded())
    let beginning = ProgrammeStatements.begin(run.id, try call.expectedVersion, run.version)
    guard run.cycle > 0 else {
      let changed = try await call.run(beginning, next, returning: ProgrammeStatements.one(run.id))
      return try .found(changed)
    }
    let (definition, now) = (content.definition, call.services.clock())
    let batch = try await call.services.sidePool.run {
      ProgrammeBatch(rewrite: try ProgrammeCycle(run, as: definition), at: now)
    }
    let changed = try await call.run(
      beginning, next, batch.upsertLifts, ProgrammeStatements.withdraw(batch.withdrawn),
      TrainingWrites.name(batch.planned.entries), PlannedWrites.upsert(batch.planned.columns),
      returning: ProgrammeStatements.one(run.id))
    return try .found(changed)
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let id = try call.id("id")
    _ = try await call.run(
      ProgrammeStatements.begin(id, call.expectedVersion, nil), PlannedWrites.withdraw(id),
      ProgrammeStatements.delete(id))
    return .noContent
  }
}
