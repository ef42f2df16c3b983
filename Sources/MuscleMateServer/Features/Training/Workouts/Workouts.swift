internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The training log: log, list, open, change, delete workouts.
enum Workouts: Feature {
  static let routes: [Route] = log + WorkoutParts.routes

  private static let log: [Route] = [
    Route(
      .get, "/v1/lifters/{lifter}/workouts", .lifterOrCoach, "List a lifter's workouts, newest first",
      keys: .training, opens: [.history], query: WorkoutQuery.self, reply: .ok(Page<WorkoutSummary>.self),
      refusals: [.range], handle: list),
    Route(
      .post, "/v1/lifters/{lifter}/workouts", .lifterOrCoach, "Log a workout",
      keys: .training, body: Workout.self, reply: .created(Workout.self), idempotent: true,
      limit: TrainingWrites.bodyLimit,
      refusals: [unknownReferences], handle: create),
    Route(
      .get, "/v1/lifters/{lifter}/workouts/{id}", .lifterOrCoach, "Get a workout with its exercises and sets",
      keys: .training, opens: [.workoutDetails], reply: .ok(Workout.self), handle: show),
    Route(
      .put, "/v1/lifters/{lifter}/workouts/{id}", .lifterOrCoach,
      "Log a workout with an id of your own, or replace it",
      keys: .training, body: Workout.self, reply: .createdOrReplaced(Workout.self),
      limit: TrainingWrites.bodyLimit,
      refusals: [unknownReferences, .staleVersion], handle: put),
    Route(
      .delete, "/v1/lifters/{lifter}/workouts/{id}", .lifterOrCoach,
      "Delete a workout; can be undone for 30 days",
      keys: .training, reply: .noContent(), refusals: [.staleVersion], handle: delete),
  ]

  static let statements: [AnyStatement] =
    TrainingReads.statements + TrainingWrites.statements + Reckoning.statements + [
      WorkoutStatements.page.erased, WorkoutStatements.search.erased, WorkoutStatements.softDelete.erased,
    ]

  private static let unknownReferences = Refusal.rule(
    """
    the time zone, the plan and an exercise_id without a name must be known; a workout lies at most a day ahead; an id is no other \
    workout's
    """)

  // MARK: - Reading

  private static func list(_ call: Call, _ query: WorkoutQuery, _: Nothing) async throws -> Response {
    let (at, id, limit) = query.newestFirst
    let text = query.q.flatMap { $0.isEmpty ? nil : $0 }
    guard text != nil || query.from != nil || query.to != nil || query.include != nil else {
      return try .found(
        await call.run(WorkoutStatements.page(try call.lifter, at, id, limit)))
    }
    return try .found(
      await call.run(
        WorkoutStatements.search(
          try call.lifter, at, id, limit, text, query.from, query.to, query.include != nil)))
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(TrainingReads.workout(call.lifter, call.id("id"))))
  }

  // MARK: - Writing

  /// The identifier is new, so that nothing has to be cleared and no version compared.
  private static func create(_ call: Call, _: Nothing, _ workout: Workout) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    let batch = TrainingBatch(workout, as: id, at: call.services.clock())
    // Everyone logs for `me`; a caller who writes out an identifier is asked first whether it is their own.
    if let lifter = try call.lifter { _ = try await call.looking.run(TrainingWrites.begin(lifter, nil, nil)) }
    return try await call.writing(batch) {
      try await call.idempotently(id) { call in
        let logged = try await call.reckoning(
          TrainingWrites.upsert(batch.workouts), TrainingWrites.name(batch.entries),
          TrainingWrites.upsert(batch.entries), TrainingWrites.upsert(batch.sets),
          TrainingWrites.namePlan(workout.plannedWorkoutID, id), returning: TrainingReads.workout(nil, id))
        return try .created(at: "/v1/lifters/me/workouts/\(id)", logged)
      } repeated: { call, earlier in
        try .created(
          at: "/v1/lifters/me/workouts/\(earlier)", await call.run(TrainingReads.workout(nil, earlier)))
      }
    }
  }

  private static func put(_ call: Call, _: Nothing, _ workout: Workout) async throws -> Response {
    try await replace(with: workout, as: call.id("id"), seen: call.expectedVersion, call)
  }

  /// Writes the whole workout, where it has the version that was seen.
  static func replace(
    with workout: Workout, as id: UUID, seen version: Int64?, place: (String) -> String = { $0 }, _ call: Call
  ) async throws -> Response {
    let workout = try await call.withKeptUnits(workout, of: id)
    let batch = TrainingBatch(workout, as: id, at: call.services.clock())
    let (existed, _, _, _, _, _, _, kept) = try await call.writing(batch, place: place) {
      try await call.reckoning(
        TrainingWrites.begin(call.lifter, id, version), TrainingWrites.deleteParts([id]),
        TrainingWrites.upsert(batch.workouts), TrainingWrites.name(batch.entries),
        TrainingWrites.upsert(batch.entries), TrainingWrites.upsert(batch.sets),
        TrainingWrites.namePlan(workout.plannedWorkoutID, id), TrainingReads.workout(nil, id))
    }
    return existed ? try .found(kept) : try .created(at: "/v1/lifters/me/workouts/\(id)", kept)
  }

  /// Reads the workout as it is shown, then deletes that version and keeps it for an undoing.
  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let id = try call.id("id")
    return try await call.retryingOnConflict {
      let shown = try await call.looking.run(
        TrainingWrites.begin(call.lifter, id, call.expectedVersion), returning: TrainingReads.workout(nil, id)
      )
      guard let shown else { throw Problem.notFound }
      _ = try await call.reckoning(
        TrainingWrites.begin(call.lifter, id, shown.version),
        WorkoutStatements.softDelete(id, shown.document.text))
      return .noContent
    }
  }
}
