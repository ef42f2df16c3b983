internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The training log: log, list, open, change, delete workouts.
enum Workouts: Feature {
  static let routes: [Route] = log + WorkoutParts.routes

  private static let log: [Route] = [
    Route(
      .get, "/v1/lifters/{lifter}/workouts", .trains, "A lifter's workouts, newest first",
      query: WorkoutQuery.self, reply: .ok(Page<WorkoutSummary>.self), handle: list),
    Route(
      .post, "/v1/lifters/{lifter}/workouts", .trains, "Log a workout",
      body: Workout.self, reply: .created(Workout.self), idempotent: true, limit: bodyLimit,
      refusals: [unknownReferences], handle: create),
    Route(
      .get, "/v1/lifters/{lifter}/workouts/{id}", .trains, "A workout with its exercises and sets",
      reply: .ok(Workout.self), handle: show),
    Route(
      .put, "/v1/lifters/{lifter}/workouts/{id}", .trains, "Log a workout under an identifier, or replace it",
      body: Workout.self, reply: .createdOrReplaced(Workout.self), limit: bodyLimit,
      refusals: [unknownReferences, staleVersion], handle: put),
    Route(
      .delete, "/v1/lifters/{lifter}/workouts/{id}", .trains,
      "Delete a workout; for 30 days that can be undone",
      reply: .noContent(), refusals: [staleVersion], handle: delete),
  ]

  static let statements: [AnyStatement] =
    TrainingWrites.statements + [
      WorkoutStatements.page.erased, WorkoutStatements.search.erased, WorkoutStatements.one.erased,
      WorkoutStatements.bin.erased,
    ]

  /// 10,000 sets with a word each.
  private static let bodyLimit = 2 * 1024 * 1024

  private static let unknownReferences = Refusal.rule(
    "the time zone and an exercise_id without a name must be known; a workout lies at most a day ahead")
  static let staleVersion = Refusal.precondition("If-Match names another version than there is")

  // MARK: - Reading

  private static func list(_ call: Call, _ query: WorkoutQuery, _: Nothing) async throws -> Response {
    let after = query.after ?? .beforeAll
    let limit = Int32(query.limit)
    let text = query.q.flatMap { $0.isEmpty ? nil : $0 }
    guard text != nil || query.from != nil || query.to != nil else {
      return try .found(
        await call.run(WorkoutStatements.page(try call.lifter, after.at, after.id, limit)))
    }
    return try .found(
      await call.run(
        WorkoutStatements.search(
          try call.lifter, after.at, after.id, limit, text, query.from, query.to)))
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let found = try await call.run(WorkoutStatements.one(call.lifter, call.id("id")))
    guard let workout = found else { throw Problem.notFound }
    return .ok(workout.document).tagged(version: workout.version)
  }

  // MARK: - Writing

  /// The identifier is new, so that nothing has to be cleared and no version compared.
  private static func create(_ call: Call, _: Nothing, _ workout: Workout) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    let batch = batch(of: workout, as: id, call)
    // Everyone logs for `me`; whoever writes out an identifier is asked first whether it is their own.
    if let lifter = try call.lifter { _ = try await call.run(TrainingWrites.begin(lifter, nil, nil)) }
    return try await call.once(id) { call in
      let (_, _, _, _, logged) = try await call.run(
        TrainingWrites.keep(batch.workouts), TrainingWrites.name(batch.entries),
        TrainingWrites.keep(batch.entries), TrainingWrites.keep(batch.sets), WorkoutStatements.one(nil, id))
      return try created(id, logged)
    } repeated: { earlier in
      try created(earlier, await call.run(WorkoutStatements.one(nil, earlier)))
    }
  }

  private static func put(_ call: Call, _: Nothing, _ workout: Workout) async throws -> Response {
    try await replace(with: workout, as: call.id("id"), seen: call.expectedVersion, call)
  }

  /// Writes the whole workout, where it has the version that was seen.
  static func replace(
    with workout: Workout, as id: UUID, seen version: Int64?, _ call: Call
  ) async throws -> Response {
    let batch = batch(of: workout, as: id, call)
    let (existed, _, _, _, _, _, kept) = try await call.run(
      TrainingWrites.begin(call.lifter, id, version), TrainingWrites.clear([id]),
      TrainingWrites.keep(batch.workouts), TrainingWrites.name(batch.entries),
      TrainingWrites.keep(batch.entries), TrainingWrites.keep(batch.sets), WorkoutStatements.one(nil, id))
    guard existed else { return try created(id, kept) }
    guard let kept else { throw Problem.notFound }
    return .ok(kept.document).tagged(version: kept.version)
  }

  /// Reads the workout as it is shown, then deletes that version and keeps it for an undoing.
  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let id = try call.id("id")
    return try await call.settled {
      let (_, shown) = try await call.run(
        TrainingWrites.begin(call.lifter, id, call.expectedVersion), WorkoutStatements.one(nil, id))
      guard let shown else { throw Problem.notFound }
      let (_, existed) = try await call.run(
        TrainingWrites.begin(call.lifter, id, shown.version),
        WorkoutStatements.bin(id, shown.document.text))
      guard existed else { throw Problem.notFound }
      return .noContent
    }
  }

  private static func batch(of workout: Workout, as id: UUID, _ call: Call) -> TrainingBatch {
    var batch = TrainingBatch()
    let now = call.services.clock()
    batch.add(workout, as: id) { UUID.v7(at: now) }
    return batch
  }

  /// 404 where a repetition finds that what the first request logged was deleted meanwhile.
  private static func created(_ id: UUID, _ workout: VersionedDocument?) throws -> Response {
    guard let workout else { throw Problem.notFound }
    return .created(at: "/v1/lifters/me/workouts/\(id)", workout.document).tagged(version: workout.version)
  }
}

extension Cursor {
  /// Where the first page of a list begins that goes from the newest to the oldest: `infinity`, and the last of all
  /// identifiers.
  static let beforeAll = Cursor(at: Timestamp(microseconds: .max), id: UUID(high: .max, low: .max))
}
