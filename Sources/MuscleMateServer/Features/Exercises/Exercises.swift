internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The lifter's own exercises, which come into being as they are logged.
enum Exercises: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/lifters/{lifter}/exercises", .trains, "A lifter's exercises, most used first",
      query: ExerciseQuery.self, reply: .ok(Page<Exercise>.self), handle: list),
    Route(
      .get, "/v1/lifters/{lifter}/exercises/{id}/sets", .trains,
      "What was done of an exercise, workout by workout, newest first",
      query: PageQuery.self, reply: .ok(Page<ExerciseSession>.self), handle: sessions),
    Route(
      .patch, "/v1/lifters/{lifter}/exercises/{id}", .trains, "Rename an exercise, or say what it is",
      body: ExerciseChange.self, reply: .ok(Exercise.self),
      refusals: [.rule("the name is that of another exercise, or a muscle stands among both")], handle: change
    ),
  ]

  static let statements: [AnyStatement] = [
    ExerciseStatements.page.erased, ExerciseStatements.sessions.erased, ExerciseStatements.change.erased,
    ExerciseStatements.one.erased,
  ]

  private static func list(_ call: Call, _ query: ExerciseQuery, _: Nothing) async throws -> Response {
    let after = query.after ?? .beforeAll
    let text = query.q.flatMap { $0.isEmpty ? nil : $0 }
    return try .found(
      await call.run(
        ExerciseStatements.page(try call.lifter, after.at, after.id, Int32(query.limit), text)))
  }

  private static func sessions(_ call: Call, _ query: PageQuery, _: Nothing) async throws -> Response {
    let after = query.after ?? .beforeAll
    return try .found(
      await call.run(
        ExerciseStatements.sessions(
          try call.lifter, try call.id("id"), after.at, after.id, Int32(query.limit))))
  }

  private static func change(_ call: Call, _: Nothing, _ change: ExerciseChange) async throws -> Response {
    let id = try call.id("id")
    return try await naming {
      let (_, _, changed) = try await call.run(
        TrainingWrites.begin(call.lifter, nil, nil),
        ExerciseStatements.change(
          id, change.name.value, change.lift.isChange, change.lift.value.flatMap { $0?.rawValue },
          change.trainingType.isChange, change.trainingType.value.flatMap { $0?.rawValue },
          change.measure.isChange, change.measure.value.flatMap { $0?.rawValue },
          change.primaryMuscles.value?.map(\.rawValue), change.secondaryMuscles.value?.map(\.rawValue)),
        ExerciseStatements.one(id))
      return try .found(changed)
    }
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
