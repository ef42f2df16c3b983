internal import APISchema
internal import EventLoop
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// A coach's templates and programmes on clients' weeks, and what was done of them.
enum Assignments: Feature {
  static let routes: [Route] =
    [
      Route(
        .get, "/v1/assignments", .coach, "List my assignments with their progress, newest first",
        keys: .coaching, query: AssignmentQuery.self, reply: .ok(Page<AssignmentSummary>.self), handle: list),
      Route(
        .post, "/v1/assignments", .coach,
        "Assign a template or a programme to clients; it is assigned to all of them or none",
        keys: .coaching, body: AssignmentMaking.self, reply: .created(Assignment.self), idempotent: true,
        deadline: deadline,
        refusals: [rules, full], handle: create),
      Route(
        .get, "/v1/assignments/{id}", .coach, "Get an assignment and each client's progress",
        keys: .coaching, reply: .ok(Assignment.self), handle: show),
      Route(
        .put, "/v1/assignments/{id}", .coach,
        "Create an assignment with an id of your own, or change one; coming sessions of the named clients follow",
        keys: .coaching, body: AssignmentMaking.self, reply: .createdOrReplaced(Assignment.self),
        deadline: deadline,
        refusals: [rules, full], handle: put),
      Route(
        .delete, "/v1/assignments/{id}", .coach,
        "Delete an assignment and its sessions that are still planned",
        keys: .coaching, reply: .noContent(), deadline: deadline, handle: withdraw),
      Route(
        .delete, "/v1/assignments/{id}/clients/{lifter}", .coach, "Remove one client from an assignment",
        keys: .coaching, reply: .noContent(), handle: withdrawFromOne),
      Route(
        .post, "/v1/assignments/simulation", .coach,
        "Preview an assignment or its change for each client: loads, sets by muscle, what is missing",
        keys: .coaching, query: ForecastQuery.self, body: AssignmentMaking.self,
        reply: .ok(AssignmentForecast.self), deadline: deadline, refusals: [rules], handle: simulate),
      cycleRoute,
    ] + AssignedPlans.routes + ClientPlans.routes

  static let statements = AssignmentStatements.all + AssignedPlans.statements + ClientPlans.statements

  /// A hundred clients' cycles, each rounded to their plates.
  private static let deadline = Duration.seconds(20)

  private static let rules = Refusal.rule(
    """
    the template or programme is one's own; each lifter lets the coach plan (scope plans), does not have it on one of \
    the days already (unless `again`), gets no day that is past for them (unless `past`), has room, and a one-rep maximum \
    for each lift of a programme; 100,000 sets at most
    """)
  private static let full = Refusal.conflict(
    "there are 5000 assignments, it was changed 10,000 times, or something changes just now")

  // MARK: - Reading

  private static func list(_ call: Call, _ query: AssignmentQuery, _: Nothing) async throws -> Response {
    let (at, id, limit) = query.newestFirst
    return .ok(
      try await call.run(
        AssignmentStatements.page(
          at, id, limit, query.lifter, query.templateID, query.programmeID,
          query.withdrawn)))
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(AssignmentStatements.one(call.id("id"))))
  }

  // MARK: - Writing

  private static func create(_ call: Call, _: Nothing, _ making: AssignmentMaking) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    let (_, upsert) = try await work(call, making, id)
    return try await call.idempotently(id) { call in
      let made = try await call.run(upsert, returning: AssignmentStatements.one(id))
      return try .created(at: "/v1/assignments/\(id)", made)
    } repeated: { call, earlier in
      try .created(at: "/v1/assignments/\(earlier)", await call.run(AssignmentStatements.one(earlier)))
    }
  }

  /// If two requests come at once, the second one computes its result again.
  private static func put(_ call: Call, _: Nothing, _ making: AssignmentMaking) async throws -> Response {
    let id = try call.id("id")
    return try await call.retryingOnConflict {
      let (planner, upsert) = try await work(call, making, id)
      let kept = try await call.run(upsert, returning: AssignmentStatements.one(id))
      return planner.materials.present == nil
        ? try .created(at: "/v1/assignments/\(id)", kept) : try .found(kept)
    }
  }

  private static func work(
    _ call: Call, _ making: AssignmentMaking, _ id: UUID
  ) async throws -> (AssignmentPlanner, BoundStatement<RowCount>) {
    let planner = try await planner(call, making, id)
    let upsert = try await call.services.sidePool.run {
      AssignmentStatements.upsert(try planner.assignable(), of: planner, as: id)
    }
    return (planner, upsert)
  }

  private static func planner(
    _ call: Call, _ making: AssignmentMaking, _ id: UUID
  ) async throws -> AssignmentPlanner {
    let found = try await call.run(
      AssignmentStatements.materials(making.templateID, making.programmeID, id, making.lifters))
    guard let found else {
      throw Problem.invalid(making.templateID != nil ? "/template_id" : "/programme_id", .unknown)
    }
    let materials = try AssignmentMaterials(found)
    return AssignmentPlanner(making: making, materials: materials, now: call.services.clock())
  }

  private static func withdraw(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(AssignmentStatements.withdraw(call.id("id"), nil))
    return .noContent
  }

  private static func withdrawFromOne(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(AssignmentStatements.withdraw(call.id("id"), call.id("lifter")))
    return .noContent
  }

  // MARK: - Supposing

  private static func simulate(
    _ call: Call, _ query: ForecastQuery, _ making: AssignmentMaking
  ) async throws -> Response {
    let id = query.assignmentID ?? UUID.v7(at: call.services.clock())
    let planner = try await planner(call, making, id)
    if query.assignmentID != nil, planner.materials.present == nil { throw Problem.notFound }
    return try await call.services.sidePool.run {
      var forecast = AssignmentForecast()
      forecast.clients = try planner.plans().map(ClientForecast.init)
      return .json(.ok, forecast.encoded())
    }
  }
}
