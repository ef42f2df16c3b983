internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Workouts that are meant to be done on a day, at a time, or next.
enum PlannedWorkouts: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/planned-workouts", .lifterOrCoach, "List my planned workouts, earliest first",
      keys: .training, query: PlannedQuery.self, reply: .ok(Page<PlannedWorkoutSummary>.self),
      refusals: [.range], handle: list
    ),
    Route(
      .post, "/v1/planned-workouts", .lifterOrCoach, "Plan a workout from exercises or from a template",
      keys: .training, body: PlannedWorkout.self, reply: .created(PlannedWorkout.self), idempotent: true,
      limit: TrainingWrites.bodyLimit,
      refusals: [rules, full], handle: create),
    Route(
      .get, "/v1/planned-workouts/{id}", .lifterOrCoach, "Get a planned workout with its exercises and sets",
      keys: .training, reply: .ok(PlannedWorkout.self), handle: show),
    Route(
      .put, "/v1/planned-workouts/{id}", .lifterOrCoach,
      "Create a planned workout with an id of your own, or change it; a skipped one is planned again",
      keys: .training, body: PlannedWorkout.self, reply: .createdOrReplaced(PlannedWorkout.self),
      limit: TrainingWrites.bodyLimit,
      refusals: [rules, full, done, .staleVersion], handle: put),
    Route(
      .delete, "/v1/planned-workouts/{id}", .lifterOrCoach,
      "Delete a planned workout; the workout that was logged from it stays",
      keys: .training, reply: .noContent(), refusals: [.staleVersion], handle: delete),
    Route(
      .post, "/v1/planned-workouts/{id}/skip", .lifterOrCoach, "Skip a planned workout",
      keys: .training, reply: .ok(PlannedWorkout.self), refusals: [done], handle: skip),
  ]

  static let statements = PlannedStatements.all + PlannedWrites.statements

  private static let rules = Refusal.rule(
    """
    there are exercises or a template of one's own; an exercise_id without a name and the time zone must be known; \
    starts_at lies on planned_for, in the years 1900 to 2100, and ahead where a reminder is wanted
    """)
  private static let full = Refusal.conflict("2000 planned workouts wait")
  private static let done = Refusal.conflict("it was done already")

  // MARK: - Reading

  private static func list(_ call: Call, _ query: PlannedQuery, _: Nothing) async throws -> Response {
    let (at, id, limit) = query.earliestFirst
    return try .found(
      await call.run(
        PlannedStatements.page(
          at, id, limit, query.from, query.to, query.state?.rawValue)))
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(PlannedStatements.one(call.id("id"))))
  }

  // MARK: - Writing

  private static func create(_ call: Call, _: Nothing, _ planned: PlannedWorkout) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    return try await call.idempotently(id) { call in
      guard !planned.remindsTooLate(at: call.services.clock()) else {
        throw Problem.invalid("/remind_minutes", .inThePast)
      }
      let kept = try await call.run(
        names(of: planned, call), PlannedStatements.plan(planned, as: id, at: call.services.clock()),
        returning: PlannedStatements.one(id))
      return try .created(at: "/v1/planned-workouts/\(id)", kept)
    } repeated: { call, earlier in
      try .created(at: "/v1/planned-workouts/\(earlier)", await call.run(PlannedStatements.one(earlier)))
    }
  }

  private static func put(_ call: Call, _: Nothing, _ planned: PlannedWorkout) async throws -> Response {
    let id = try call.id("id")
    if planned.remindsTooLate(at: call.services.clock()), try await isNewReminder(planned, of: id, call) {
      throw Problem.invalid("/remind_minutes", .inThePast)
    }
    let (_, existed, _, _, kept) = try await call.run(
      TrainingWrites.begin(nil, nil, nil), PlannedStatements.begin(id, call.expectedVersion),
      names(of: planned, call), PlannedStatements.plan(planned, as: id, at: call.services.clock()),
      PlannedStatements.one(id))
    return existed ? try .found(kept) : try .created(at: "/v1/planned-workouts/\(id)", kept)
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let id = try call.id("id")
    _ = try await call.run(
      TrainingWrites.begin(nil, nil, nil), PlannedStatements.begin(id, call.expectedVersion),
      PlannedStatements.delete(id))
    return .noContent
  }

  private static func skip(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let id = try call.id("id")
    let kept = try await call.run(
      TrainingWrites.begin(nil, nil, nil), PlannedStatements.skip(id), returning: PlannedStatements.one(id))
    return try .found(kept)
  }

  /// Whether the plan had another reminder until now; what was read can be sent back, also once it is late.
  private static func isNewReminder(
    _ planned: PlannedWorkout, of id: UUID, _ call: Call
  ) async throws -> Bool {
    let present = try await call.looking.run(PlannedStatements.one(id))
    guard let present else { return true }
    let json = try JSON.parse(Array(present.document.text.utf8))
    return json["remind_minutes"]?.integer != planned.remindMinutes
      || json["starts_at"]?.text.flatMap { Timestamp($0) } != planned.startsAt
  }

  /// Makes the exercises whose names are new.
  private static func names(of planned: PlannedWorkout, _ call: Call) -> BoundStatement<RowCount> {
    TrainingWrites.name(EntryColumns(planned.exercises ?? []) { UUID.v7(at: call.services.clock()) })
  }
}
