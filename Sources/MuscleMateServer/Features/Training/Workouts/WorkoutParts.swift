internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// One exercise or one set of a logged workout, changed or taken out by its place.
enum WorkoutParts {
  static let routes: [Route] = [
    Route(
      .put, "/v1/lifters/{lifter}/workouts/{id}/exercises/{exercise}", .lifterOrCoach,
      "Change an exercise of a workout; the position after the last adds one",
      keys: .training, body: WorkoutExercise.self, reply: .ok(Workout.self),
      refusals: [.staleVersion, .rule("an exercise_id without a name must be known")],
      handle: putExercise),
    Route(
      .delete, "/v1/lifters/{lifter}/workouts/{id}/exercises/{exercise}", .lifterOrCoach,
      "Take an exercise out of a workout", keys: .training, reply: .ok(Workout.self),
      refusals: [.staleVersion, lastExercise], handle: deleteExercise),
    Route(
      .put, "/v1/lifters/{lifter}/workouts/{id}/exercises/{exercise}/sets/{set}", .lifterOrCoach,
      "Change a set of a workout; the position after the last adds one",
      keys: .training, body: LoggedSet.self, reply: .ok(Workout.self), refusals: [.staleVersion],
      handle: putSet),
    Route(
      .delete, "/v1/lifters/{lifter}/workouts/{id}/exercises/{exercise}/sets/{set}", .lifterOrCoach,
      "Take a set out of a workout, and with the last one its exercise", keys: .training,
      reply: .ok(Workout.self),
      refusals: [.staleVersion, lastExercise], handle: deleteSet),
  ]

  private static let lastExercise = Refusal.conflict("nothing would be left of the workout")

  private static func putExercise(
    _ call: Call, _: Nothing, _ exercise: WorkoutExercise
  ) async throws -> Response {
    let place = try call.position("exercise")
    let prefix = "/exercises/\(place)"
    return try await Problem.placing {
      $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0
    } _: {
      try await change(call) { exercises in try exercises.put(exercise, at: place) }
    }
  }

  private static func deleteExercise(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await change(call) { exercises in
      try exercises.take(at: call.position("exercise"))
    }
  }

  private static func putSet(_ call: Call, _: Nothing, _ set: LoggedSet) async throws -> Response {
    try await change(call) { exercises in
      let place = try call.position("exercise")
      guard exercises.indices.contains(place) else { throw Problem.notFound }
      try exercises[place].sets.put(set, at: call.position("set"))
    }
  }

  private static func deleteSet(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await change(call) { exercises in
      let place = try call.position("exercise")
      guard exercises.indices.contains(place) else { throw Problem.notFound }
      try exercises[place].sets.take(at: call.position("set"))
      if exercises[place].sets.isEmpty { exercises.remove(at: place) }
    }
  }

  /// Reads the workout, changes it, and writes it on the version that was read.
  private static func change(
    _ call: Call, _ edit: (inout [WorkoutExercise]) throws -> Void
  ) async throws -> Response {
    let id = try call.id("id")
    return try await call.retryingOnConflict {
      let (_, shown) = try await call.run(
        TrainingWrites.begin(call.lifter, id, call.expectedVersion), TrainingReads.workout(nil, id))
      guard let shown else { throw Problem.notFound }
      var workout = try Workout(shown: shown.document)
      // By identifier alone: the name may change while this is written.
      for place in workout.exercises.indices { workout.exercises[place].name = nil }
      try edit(&workout.exercises)
      guard !workout.exercises.isEmpty else { throw Problem(.conflict, .lastExercise) }
      return try await Workouts.replace(with: workout, as: id, seen: shown.version, call)
    }
  }
}

extension Array {
  /// In the place of another, or after the last.
  fileprivate mutating func put(_ element: Element, at place: Int) throws {
    guard place <= count else { throw Problem.notFound }
    if place == count { append(element) } else { self[place] = element }
  }

  fileprivate mutating func take(at place: Int) throws {
    guard indices.contains(place) else { throw Problem.notFound }
    remove(at: place)
  }
}
