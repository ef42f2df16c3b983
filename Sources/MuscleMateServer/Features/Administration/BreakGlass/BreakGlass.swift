internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Support's looks at a lifter's training. All of them go through app.authorize_support, which notifies the lifter.
enum BreakGlass: Feature {
  static let routes: [Route] =
    [
      Route(
        .post, "/v1/admin/break-glass", .admin(.accounts),
        "Request emergency access to a lifter's training for a limited time; the lifter is notified at once",
        proof: true, body: BreakGlassRequest.self, reply: .created(BreakGlassOpening.self), idempotent: true,
        refusals: [
          .rule("an account that trains"),
          .conflict("it is the admin's own account, or five are open"),
        ], handle: open),
      Route(
        .get, "/v1/admin/break-glass", .admin(.accounts), "List emergency access requests, newest first",
        query: PageQuery.self, reply: .ok(Page<BreakGlassOpening>.self),
        handle: Route.pages(of: BreakGlassStatements.page)),
      Route(
        .get, "/v1/admin/break-glass/{id}", .admin(.accounts), "One of them",
        reply: .ok(BreakGlassOpening.self),
        handle: show),
      Route(
        .put, "/v1/admin/break-glass/{id}/approval", .admin(.accounts),
        "Approve another admin's emergency access request",
        proof: true, reply: .ok(BreakGlassOpening.self),
        refusals: [
          .conflict("it is one's own"), .gone("it is open, or nobody agreed in time"),
        ], handle: approve),
      Route(
        .delete, "/v1/admin/break-glass/{id}", .admin(.accounts), "End an emergency access at once",
        reply: .noContent(),
        handle: end),
      Route(
        .get, "/v1/me/break-glass", .lifterOrCoach,
        "List emergency accesses to my training, with their reasons",
        query: PageQuery.self, reply: .ok(Page<BreakGlassOpening>.self),
        handle: Route.pages(of: BreakGlassStatements.own)),
    ] + looks

  static let statements = BreakGlassStatements.all

  private static func open(_ call: Call, _: Nothing, _ body: BreakGlassRequest) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    return try await call.idempotently(id) { call in
      let made = try await call.run(
        BreakGlassStatements.open(
          id, body.account, body.reason, body.scopes.map(\.rawValue), Int32(body.minutes)),
        returning: BreakGlassStatements.one(id))
      return try .created(at: "/v1/admin/break-glass/\(id)", made)
    } repeated: { call, earlier in
      try .created(
        at: "/v1/admin/break-glass/\(earlier)", await call.run(BreakGlassStatements.one(earlier)))
    }
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(BreakGlassStatements.one(try call.id("id"))))
  }

  private static func approve(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let id = try call.id("id")
    let opened = try await call.run(BreakGlassStatements.approve(id), returning: BreakGlassStatements.one(id))
    return try .found(opened)
  }

  private static func end(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(BreakGlassStatements.end(try call.id("id")))
    return .noContent
  }

  // MARK: - Looking

  private static let looks: [Route] = [
    pages(
      "workouts", "List the lifter's workouts, newest first; needs emergency access with `history`",
      opens: [.history],
      of: WorkoutSummary.self,
      BreakGlassStatements.workouts),
    Route(
      .get, "/v1/admin/break-glass/{id}/workouts/{workout}", .admin(.accounts),
      "Get a workout without notes; needs emergency access with `workout_details`", opens: [.workoutDetails],
      reply: .ok(Workout.self), handle: look),
    pages(
      "records",
      "List the lifter's records, newest first; needs emergency access with `all_lifts` or `main_lifts`",
      opens: .any(.allLifts, .mainLifts),
      of: PersonalRecord.self, BreakGlassStatements.records),
    pages(
      "measurements",
      "List the lifter's measurements, newest first; needs emergency access with `body_metrics`",
      opens: [.bodyMetrics],
      of: Measurement.self,
      BreakGlassStatements.measurements),
    pages(
      "planned-workouts",
      "List the lifter's planned workouts, latest first; needs emergency access with `plans`",
      opens: [.plans],
      of: PlannedWorkoutSummary.self, BreakGlassStatements.plans),
  ]

  private static func pages<Item: Message>(
    _ path: String, _ summary: StaticString, opens: Opening, of _: Item.Type,
    _ statement: Statement<Document?, UUID, Timestamp, UUID, Int32>
  ) -> Route {
    Route(
      .get, "/v1/admin/break-glass/{id}/\(path)", .admin(.accounts), summary, opens: opens,
      query: PageQuery.self,
      reply: .ok(Page<Item>.self)
    ) { (call: Call, query: PageQuery, _: Nothing) async throws -> Response in
      let (at, id, limit) = query.newestFirst
      return try .found(
        await call.run(statement(try call.id("id"), at, id, limit)))
    }
  }

  private static func look(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(BreakGlassStatements.workout(try call.id("id"), try call.id("workout"))))
  }
}
