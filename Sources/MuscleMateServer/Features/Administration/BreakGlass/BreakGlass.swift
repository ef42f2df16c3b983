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
        "Look at some of a lifter's training for a reason and some minutes; the lifter is notified at once",
        proof: true, body: BreakGlassRequest.self, reply: .created(BreakGlassOpening.self), idempotent: true,
        refusals: [
          .rule("an account that trains"),
          .conflict("it is the admin's own account, or five are open"),
        ], handle: open),
      Route(
        .get, "/v1/admin/break-glass", .admin(.accounts), "Every look that was asked for, newest first",
        query: PageQuery.self, reply: .ok(Page<BreakGlassOpening>.self),
        handle: Route.pages(of: BreakGlassStatements.page)),
      Route(
        .get, "/v1/admin/break-glass/{id}", .admin(.accounts), "One of them",
        reply: .ok(BreakGlassOpening.self),
        handle: show),
      Route(
        .put, "/v1/admin/break-glass/{id}/approval", .admin(.accounts), "Agree to another admin's look",
        proof: true, reply: .ok(BreakGlassOpening.self),
        refusals: [
          .conflict("it is one's own"), .gone("it is open, or nobody agreed in time"),
        ], handle: approve),
      Route(
        .delete, "/v1/admin/break-glass/{id}", .admin(.accounts), "End a look at once", reply: .noContent(),
        handle: end),
      Route(
        .get, "/v1/me/break-glass", .lifterOrCoach, "When and why support could look at my training",
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
      "workouts", "With `history`: the lifter's workouts, newest first", opens: [.history],
      of: WorkoutSummary.self,
      BreakGlassStatements.workouts),
    Route(
      .get, "/v1/admin/break-glass/{id}/workouts/{workout}", .admin(.accounts),
      "With `workout_details`: one workout, without notes", opens: [.workoutDetails],
      reply: .ok(Workout.self), handle: look),
    pages(
      "records", "With `all_lifts` or `main_lifts`: the lifter's records, newest first",
      opens: .any(.allLifts, .mainLifts),
      of: PersonalRecord.self, BreakGlassStatements.records),
    pages(
      "measurements", "With `body_metrics`: the lifter's measurements, newest first", opens: [.bodyMetrics],
      of: Measurement.self,
      BreakGlassStatements.measurements),
    pages(
      "planned-workouts", "With `plans`: what the lifter plans, the latest first", opens: [.plans],
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
