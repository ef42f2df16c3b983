internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Undoing the deletion of a workout.
enum DeletedWorkouts: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/lifters/me/deleted-workouts", .lifterOrCoach,
      "List deleted workouts that can be restored, last deleted first",
      keys: .training, query: PageQuery.self, reply: .ok(Page<DeletedWorkout>.self),
      handle: Route.pages(of: DeletedWorkoutStatements.page)),
    Route(
      .post, "/v1/lifters/me/deleted-workouts/{id}/restore", .lifterOrCoach,
      "Restore a deleted workout; safe to repeat",
      keys: .training, reply: .createdOrReplaced(Workout.self),
      refusals: [
        .conflict("another workout was logged under its identifier"),
        .gone("it was deleted more than 30 days ago"),
        .rule("what the workout needs must still be there"),
      ], handle: restore),
  ]

  static let statements = DeletedWorkoutStatements.all

  private static func restore(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let id = try call.id("id")
    return try await call.retryingOnConflict {
      // Behind the lifter's other changes: else one could come between the two readings.
      let (_, deleted, logged) = try await call.looking.run(
        TrainingWrites.begin(nil, nil, nil), DeletedWorkoutStatements.state(id),
        TrainingReads.workout(nil, id))
      switch (deleted.document, logged) {
      case (let document?, nil):
        return try await restore(document, as: id, of: deleted.plannedWorkoutID, call)
      case (_?, _?): throw Problem(.conflict, .alreadyThere)
      // Restored before: by this request, whose answer was lost, or by another device.
      case (nil, let logged?) where deleted.wasDeleted:
        return try .found(logged)
      default: throw deleted.wasDeleted ? Problem(.gone) : Problem.notFound
      }
    }
  }

  private static func restore(
    _ document: Document, as id: UUID, of planned: UUID?, _ call: Call
  ) async throws -> Response {
    let workout = try Workout(shown: document)
    let batch = TrainingBatch(workout, as: id, at: call.services.clock())
    let restored = try await call.writing(batch) {
      try await call.reckoning(
        DeletedWorkoutStatements.take(id), TrainingWrites.upsert(batch.workouts),
        TrainingWrites.name(batch.entries), TrainingWrites.upsert(batch.entries),
        TrainingWrites.upsert(batch.sets), DeletedWorkoutStatements.plan(planned, id),
        returning: TrainingReads.workout(nil, id))
    }
    return try .created(at: "/v1/lifters/me/workouts/\(id)", restored)
  }
}
