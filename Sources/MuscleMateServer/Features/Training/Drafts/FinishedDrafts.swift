internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// How a draft becomes a workout of the log, under the same identifier.
enum FinishedDrafts {
  static let routes: [Route] = [
    Route(
      .post, "/v1/drafts/{id}/finish", .lifterOrCoach,
      "Finish a draft: log it as a workout without the sets that were not done. Safe to repeat",
      keys: .training, body: DraftFinish.self, reply: .createdOrReplaced(Workout.self),
      refusals: [
        .staleVersion,
        .conflict("a workout of another origin has its identifier"),
        .rule("what a workout needs must be there; each fault is named by its place in the draft"),
      ], handle: finish)
  ]

  private static func finish(_ call: Call, _: Nothing, _ finish: DraftFinish) async throws -> Response {
    let id = try call.id("id")
    let seen = try call.expectedVersion
    return try await call.retryingOnConflict {
      // Behind the lifter's other changes: else one could come between the two readings.
      let (_, draft, logged) = try await call.looking.run(
        TrainingWrites.begin(nil, nil, nil), DraftStatements.finishing(id), TrainingReads.workout(nil, id))
      guard let draft else {
        // Finished before: by this request, whose answer was lost, or by another device.
        return try .found(logged)
      }
      guard seen == nil || seen == draft.version else { throw Problem(.preconditionFailed) }
      guard logged == nil else { throw Problem(.conflict, .alreadyThere) }
      let finished = try FinishedDraft(draft, finish, at: call.services.clock())
      let workout = try finished.workout()
      return try await log(workout, as: id, of: draft, place: finished.inDraft, call)
    }
  }

  private static func log(
    _ workout: Workout, as id: UUID, of draft: FinishingDraft, place: (String) -> String, _ call: Call
  ) async throws -> Response {
    let batch = TrainingBatch(workout, as: id, at: call.services.clock())
    let logged = try await call.writing(batch, place: place) {
      try await call.reckoning(
        DraftStatements.begin(id, draft.version), TrainingWrites.upsert(batch.workouts),
        TrainingWrites.name(batch.entries), TrainingWrites.upsert(batch.entries),
        TrainingWrites.upsert(batch.sets), DraftStatements.close(id),
        returning: TrainingReads.workout(nil, id))
    }
    return try .created(at: "/v1/lifters/me/workouts/\(id)", logged)
  }
}
