internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// One exercise or one set of a logged workout, changed or taken out by its id.
enum WorkoutParts {
  static let routes: [Route] = [
    Route(
      .put, "/v1/lifters/{lifter}/workouts/{id}/exercises/{exercise}", .lifterOrCoach,
      "Change or move an exercise of a workout, or add one with an id of your own",
      keys: .training, body: PlacedExercise.self, reply: .ok(Workout.self),
      refusals: [
        .staleVersion, tooMany,
        .rule("an exercise_id without a name must be known; an id is no other workout's"),
      ],
      handle: putExercise),
    Route(
      .delete, "/v1/lifters/{lifter}/workouts/{id}/exercises/{exercise}", .lifterOrCoach,
      "Remove an exercise from a workout", keys: .training, reply: .ok(Workout.self),
      refusals: [.staleVersion, lastExercise], handle: deleteExercise),
    Route(
      .put, "/v1/lifters/{lifter}/workouts/{id}/sets/{set}", .lifterOrCoach,
      "Change or move a set of a workout, or add one with an id of your own",
      keys: .training, body: PlacedSet.self, reply: .ok(Workout.self),
      refusals: [
        .staleVersion, tooMany, .rule("the exercise must be there; an id is no other workout's"),
      ],
      handle: putSet),
    Route(
      .delete, "/v1/lifters/{lifter}/workouts/{id}/sets/{set}", .lifterOrCoach,
      "Remove a set from a workout; with the last set its exercise goes, too", keys: .training,
      reply: .ok(Workout.self),
      refusals: [.staleVersion, lastExercise], handle: deleteSet),
  ]

  private static let lastExercise = Refusal.conflict("it was deleted, or nothing would be left of it")
  static let tooMany = Refusal.conflict(
    "the workout was deleted, or there are 100 exercises, or 100 sets of the exercise")

  private static func putExercise(
    _ call: Call, _: Nothing, _ placed: PlacedExercise
  ) async throws -> Response {
    let id = try call.id("exercise")
    return try await change(call) { exercises in
      var exercise = placed.exercise
      exercise.id = id
      try exercises.put(exercise, after: placed.after)
      try exercises.refuseRepetitions(in: id)
      return exercises.firstIndex(of: id).map { "/exercises/\($0)" }
    }
  }

  private static func deleteExercise(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await change(call) { exercises in
      try exercises.take(call.id("exercise"))
      return nil
    }
  }

  private static func putSet(_ call: Call, _: Nothing, _ placed: PlacedSet) async throws -> Response {
    let id = try call.id("set")
    return try await change(call) { exercises in
      var set = placed.set
      set.id = id
      try exercises.put(set, in: placed.exercise, after: placed.after)
      return exercises.pointer(toSet: id)
    }
  }

  private static func deleteSet(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await change(call) { exercises in
      try exercises.takeSet(call.id("set"))
      return nil
    }
  }

  /// Reads the workout, changes it, and writes it on the version that was read.
  ///
  /// - Parameter edit: returns where the client's input is in the workout.
  private static func change(
    _ call: Call, _ edit: (inout [WorkoutExercise]) throws -> String?
  ) async throws -> Response {
    let id = try call.id("id")
    return try await call.retryingOnConflict {
      let shown = try await call.looking.run(
        TrainingWrites.beginExisting(call.lifter, id, call.expectedVersion),
        returning: TrainingReads.workout(nil, id))
      guard let shown else { throw Problem.notFound }
      var workout = try Workout(shown: shown.document)
      // By identifier alone: the name may change while this is written.
      for index in workout.exercises.indices { workout.exercises[index].name = nil }
      let prefix = try edit(&workout.exercises) ?? ""
      guard !workout.exercises.isEmpty else { throw Problem(.conflict, .lastExercise) }
      let place = { (pointer: String) in
        pointer.hasPrefix(prefix) ? String(pointer.dropFirst(prefix.count)) : pointer
      }
      return try await Workouts.replace(with: workout, as: id, seen: shown.version, place: place, call)
    }
  }
}

extension [WorkoutExercise] {
  fileprivate func pointer(toSet id: UUID) -> String? {
    for (entry, exercise) in enumerated() {
      if let line = exercise.sets.firstIndex(of: id) { return "/exercises/\(entry)/sets/\(line)" }
    }
    return nil
  }
}
