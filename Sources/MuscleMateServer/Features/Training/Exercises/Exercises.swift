internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The lifter's own exercises, which come into being as they are logged, or are prepared before.
enum Exercises: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/lifters/{lifter}/exercises", .lifterOrCoach, "List a lifter's exercises, most used first",
      keys: .training, opens: .any(.workoutDetails, .allLifts), query: ExerciseQuery.self,
      reply: .ok(Page<Exercise>.self), handle: list),
    Route(
      .get, "/v1/lifters/{lifter}/exercises/{id}/sets", .lifterOrCoach,
      "List the sets of an exercise by workout, newest first",
      keys: .training, opens: [.workoutDetails, .history], query: PageQuery.self,
      reply: .ok(Page<ExerciseSession>.self), handle: sessions),
    Route(
      .get, "/v1/lifters/{lifter}/previous-sets", .lifterOrCoach,
      "Get the last sets of several exercises",
      keys: .training, opens: [.workoutDetails], query: PreviousSetsQuery.self,
      reply: .ok(Page<PreviousSets>.self), handle: previousSets),
    Route(
      .patch, "/v1/lifters/{lifter}/exercises/{id}", .lifterOrCoach,
      "Rename an exercise or change its details",
      keys: .training, body: ExerciseChange.self, reply: .ok(Exercise.self),
      refusals: [misnamed], handle: change),
    Route(
      .post, "/v1/lifters/{lifter}/exercises", .lifterOrCoach, "Create an exercise",
      keys: .training, body: NewExercise.self, reply: .created(Exercise.self), idempotent: true,
      refusals: [
        misnamed, .rule("a name or an entry of the catalogue is needed, and the entry must be there"),
        .conflict("there are 2,000 exercises"),
      ], handle: create),
    Route(
      .delete, "/v1/lifters/{lifter}/exercises/{id}", .lifterOrCoach,
      "Delete an unused exercise; can be undone for 30 days",
      keys: .training, reply: .noContent(),
      refusals: [.conflict("it is used in a workout, a template, a plan or a goal")],
      handle: delete),
    Route(
      .post, "/v1/lifters/{lifter}/exercises/{id}/merge", .lifterOrCoach,
      "Merge an exercise into another, in logs, templates and plans",
      keys: .training, body: ExerciseMerge.self, reply: .ok(Exercise.self),
      refusals: [.rule("the other must be there, and be another")], handle: merge),
  ]

  private static let misnamed = Refusal.rule(
    "the name is that of another exercise, or a muscle is in both lists")

  static let statements: [AnyStatement] = [
    ExerciseStatements.page.erased, ExerciseStatements.sessions.erased,
    ExerciseStatements.previousSets.erased, ExerciseStatements.change.erased,
    ExerciseStatements.one.erased, ExerciseStatements.add.erased, ExerciseStatements.remove.erased,
    ExerciseStatements.merge.erased,
  ]

  private static func list(_ call: Call, _ query: ExerciseQuery, _: Nothing) async throws -> Response {
    let (at, id, limit) = query.newestFirst
    let text = query.q.flatMap { $0.isEmpty ? nil : $0 }
    return try .found(
      await call.run(
        ExerciseStatements.page(try call.lifter, at, id, limit, text)))
  }

  private static func sessions(_ call: Call, _ query: PageQuery, _: Nothing) async throws -> Response {
    let (at, id, limit) = query.newestFirst
    return try .found(
      await call.run(
        ExerciseStatements.sessions(
          try call.lifter, try call.id("id"), at, id, limit)))
  }

  private static func previousSets(
    _ call: Call, _ query: PreviousSetsQuery, _: Nothing
  ) async throws -> Response {
    try .found(await call.run(ExerciseStatements.previousSets(try call.lifter, query.exercises)))
  }

  // MARK: - Writing

  private static func change(_ call: Call, _: Nothing, _ change: ExerciseChange) async throws -> Response {
    let id = try call.id("id")
    return try await naming {
      let changed = try await call.run(
        TrainingWrites.begin(call.lifter, nil, nil),
        ExerciseStatements.change(
          id, change.name.value, change.lift.isChange, change.lift.value.flatMap { $0?.rawValue },
          change.trainingType.isChange, change.trainingType.value.flatMap { $0?.rawValue },
          change.measure.isChange, change.measure.value.flatMap { $0?.rawValue },
          change.primaryMuscles.value?.map(\.rawValue), change.secondaryMuscles.value?.map(\.rawValue)),
        returning: ExerciseStatements.one(id))
      return try .found(changed)
    }
  }

  private static func create(_ call: Call, _: Nothing, _ new: NewExercise) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    return try await call.idempotently(id) { call in
      try await naming {
        let made = try await call.run(
          TrainingWrites.begin(call.lifter, nil, nil),
          ExerciseStatements.add(id, new.name, new.catalogueSlug),
          ExerciseStatements.change(
            id, nil, new.lift != nil, new.lift?.rawValue, new.trainingType != nil, new.trainingType?.rawValue,
            new.measure != nil, new.measure?.rawValue, new.primaryMuscles?.map(\.rawValue),
            new.secondaryMuscles?.map(\.rawValue)),
          returning: ExerciseStatements.one(id))
        return try .created(at: "/v1/lifters/me/exercises/\(id)", made)
      }
    } repeated: { call, earlier in
      try .created(at: "/v1/lifters/me/exercises/\(earlier)", await call.run(ExerciseStatements.one(earlier)))
    }
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let id = try call.id("id")
    let shown = try await call.looking.run(
      TrainingWrites.begin(call.lifter, nil, nil), returning: ExerciseStatements.one(id))
    guard let shown else { throw Problem.notFound }
    _ = try await call.run(
      TrainingWrites.begin(call.lifter, nil, nil), DeletedThingStatements.record(.exercise, id, shown),
      ExerciseStatements.remove(id))
    return .noContent
  }

  /// Makes an exercise once more, with what the lifter said that it is.
  static func restore(_ exercise: Exercise, as id: UUID, _ call: Call) async throws -> Response {
    let said = exercise.traitsSource == .corrected
    return try await naming {
      _ = try await call.run(
        TrainingWrites.begin(nil, nil, nil),
        ExerciseStatements.add(id, exercise.name, said ? exercise.catalogueSlug : nil),
        ExerciseStatements.change(
          id, nil, exercise.liftSource == .corrected, exercise.lift?.rawValue,
          said, exercise.trainingType?.rawValue, said, exercise.measure?.rawValue,
          said ? exercise.primaryMuscles.map(\.rawValue) : nil,
          said ? exercise.secondaryMuscles.map(\.rawValue) : nil))
      return .noContent
    }
  }

  private static func merge(_ call: Call, _: Nothing, _ merge: ExerciseMerge) async throws -> Response {
    let merged = try await call.run(
      TrainingWrites.begin(call.lifter, nil, nil), ExerciseStatements.merge(call.id("id"), merge.into),
      returning: ExerciseStatements.one(merge.into))
    return try .found(merged)
  }

  /// The rules that the table itself keeps, as faults of the fields that break them.
  private static func naming(_ write: () async throws -> Response) async throws -> Response {
    do {
      return try await write()
    } catch DatabaseError.refused(let refusal) where refusal.constraint == "exercises_name_once" {
      throw Problem.invalid("/name", .taken)
    } catch DatabaseError.refused(let refusal) where refusal.constraint == "exercises_name_a_muscle_once" {
      throw Problem.invalid("/secondary_muscles", .duplicate)
    }
  }
}
