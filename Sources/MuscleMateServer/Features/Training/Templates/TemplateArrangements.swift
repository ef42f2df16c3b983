internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Supersets made, moved and dissolved within one template. The arrangement is read, changed by rules that
/// `Arrangement` keeps, and written back unless the template has changed in between.
enum TemplateArrangements {
  static let routes: [Route] = [
    Route(
      .post, "/v1/templates/{id}/supersets", .lifterOrCoach,
      "Group exercises into a superset, next to each other",
      keys: .training, body: SupersetMaking.self, reply: .ok(Template.self), refusals: refusals, handle: join),
    Route(
      .delete, "/v1/templates/{id}/supersets/{number}", .lifterOrCoach,
      "Ungroup a superset; its exercises stay",
      keys: .training, reply: .ok(Template.self), refusals: refusals, handle: dissolve),
    Route(
      .post, "/v1/templates/{id}/moves", .lifterOrCoach,
      "Move an exercise, or the superset that it is in",
      keys: .training, body: ExerciseMove.self, reply: .ok(Template.self), refusals: refusals, handle: move),
  ]

  private static let refusals = [
    Refusal.rule("the positions must be those of exercises"), .staleVersion,
  ]

  private static func join(_ call: Call, _: Nothing, _ making: SupersetMaking) async throws -> Response {
    try await change(call) { arrangement in
      var faults = Faults()
      for (index, position) in making.exercises.enumerated() {
        faults.at(.name("exercises")) { faults in
          faults.at(.index(index)) { arrangement.check(position, into: &$0) }
        }
      }
      guard faults.isEmpty else { throw Problem.invalid(faults.list) }
      arrangement.join(making.exercises)
    }
  }

  private static func dissolve(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    guard let number = call.parameters["number"].flatMap({ Int32($0) }) else { throw Problem.notFound }
    return try await change(call) { arrangement in
      guard arrangement.dissolve(number) else { throw Problem.notFound }
    }
  }

  private static func move(_ call: Call, _: Nothing, _ move: ExerciseMove) async throws -> Response {
    try await change(call) { arrangement in
      var faults = Faults()
      faults.at(.name("from")) { arrangement.check(move.from, into: &$0) }
      faults.at(.name("to")) { arrangement.check(move.to, into: &$0) }
      guard faults.isEmpty else { throw Problem.invalid(faults.list) }
      if move.whole {
        arrangement.moveWhole(from: move.from, to: move.to)
      } else {
        arrangement.moveOne(from: move.from, to: move.to)
      }
    }
  }

  // MARK: - Reading and writing back

  private static func change(
    _ call: Call, _ rearrange: (inout Arrangement) throws -> Void
  ) async throws -> Response {
    let id = try call.id("id")
    return try await call.retryingOnConflict {
      let found = try await call.looking.run(TemplateStatements.arrangement(id))
      guard let stored = found else { throw Problem.notFound }
      var arrangement = stored.arrangement
      try rearrange(&arrangement)
      let kept = try await call.run(
        TrainingWrites.begin(nil, nil, nil),
        TemplateStatements.beginExisting(id, call.expectedVersion ?? stored.version),
        TemplateStatements.arrange(id, arrangement), returning: TrainingReads.template(id))
      return try .found(kept)
    }
  }
}

extension Arrangement {
  fileprivate func check(_ position: Int, into faults: inout Faults) {
    if position >= items.count { faults.add(.tooLarge("\(items.count - 1)")) }
  }
}
