internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// One exercise or one set of a draft, by its id: how the sets of a live workout are logged one by one.
enum DraftParts {
  static let routes: [Route] = [
    Route(
      .put, "/v1/drafts/{id}/exercises/{exercise}", .lifterOrCoach,
      "Change or move an exercise of a draft, or add one with an id of your own",
      keys: .training, body: PlacedDraftExercise.self, reply: .ok(Draft.self),
      refusals: [.staleVersion, full, .rule("a target has a weight or a percentage, not both")],
      handle: upsertExercise),
    Route(
      .delete, "/v1/drafts/{id}/exercises/{exercise}", .lifterOrCoach, "Remove an exercise from a draft",
      keys: .training, reply: .ok(Draft.self), refusals: [.staleVersion, finished],
      handle: deleteExercise),
    Route(
      .put, "/v1/drafts/{id}/sets/{set}", .lifterOrCoach,
      "Log a set; its target stays, and its kind unless another is given. Or add a set with an id of your own",
      keys: .training, body: PlacedDraftSet.self, reply: .ok(Draft.self),
      refusals: [
        .staleVersion, full,
        .rule("the exercise must be there; a target has a weight or a percentage, not both"),
      ],
      handle: upsertSet),
    Route(
      .delete, "/v1/drafts/{id}/sets/{set}", .lifterOrCoach, "Remove a set from a draft",
      keys: .training, reply: .ok(Draft.self), refusals: [.staleVersion, finished], handle: deleteSet),
  ]

  private static let finished = Refusal.conflict("it was finished already, or deleted")
  private static let full = Refusal.conflict(
    "it was finished already, or deleted, or there are 100 exercises, or 100 sets of the exercise")

  // MARK: - Sets

  private static func upsertSet(_ call: Call, _: Nothing, _ placed: PlacedDraftSet) async throws -> Response {
    let id = try call.id("id")
    let kept = DraftStatements.upsertSet(
      id, try call.id("set"), "\(placed.set.changing())", placed.exercise, placed.after, placed.at)
    return try await change(id, by: kept, call)
  }

  private static func deleteSet(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let id = try call.id("id")
    return try await change(id, by: DraftStatements.deleteSet(id, try call.id("set")), call)
  }

  private static func change(
    _ id: UUID, by statement: BoundStatement<RowCount>, _ call: Call
  ) async throws -> Response {
    try .found(
      await call.run(
        DraftStatements.beginExisting(id, call.expectedVersion), statement, returning: DraftStatements.one(id)
      ))
  }

  // MARK: - Exercises

  private static func upsertExercise(
    _ call: Call, _: Nothing, _ placed: PlacedDraftExercise
  ) async throws -> Response {
    let id = try call.id("exercise")
    return try await change(call, at: placed.setTimes) { exercises in
      var exercise = placed.exercise
      exercise.id = id
      try exercises.put(exercise, after: placed.after)
      try exercises.refuseRepetitions(in: id)
    }
  }

  private static func deleteExercise(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await change(call) { exercises in try exercises.take(call.id("exercise")) }
  }

  /// Reads the draft, changes it, and writes it on the version that was read.
  ///
  /// - Parameter times: when the device changed the sets.
  private static func change(
    _ call: Call, at times: SetTimes? = nil, _ edit: (inout [DraftExercise]) throws -> Void
  ) async throws -> Response {
    let id = try call.id("id")
    return try await call.retryingOnConflict {
      let shown = try await call.looking.run(
        DraftStatements.beginExisting(id, call.expectedVersion), returning: DraftStatements.one(id))
      guard let shown else { throw Problem.notFound }
      var draft = try Draft(shown: shown.document)
      draft.setTimes = times
      try edit(&draft.exercises)
      let kept = try await call.run(
        DraftStatements.begin(id, shown.version), DraftStatements.upsert(draft, as: id),
        returning: DraftStatements.one(id)
      )
      return try .found(kept)
    }
  }
}

extension Draft {
  /// A draft as the database rendered it, to be written again.
  fileprivate init(shown document: Document) throws {
    var faults = Faults()
    let decoded = Draft.decode(try JSON.parse(Array(document.text.utf8)), Rules(), into: &faults)
    guard let decoded else { throw Problem.invalid(faults.list) }
    self = decoded
  }
}
