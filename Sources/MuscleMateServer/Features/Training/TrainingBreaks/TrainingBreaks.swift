internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Breaks that lifters mark, so that nobody asks where they are.
enum TrainingBreaks: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/lifters/{lifter}/training-breaks", .lifterOrCoach,
      "List a lifter's training breaks, latest first",
      keys: .training, opens: [.plans], reply: .ok(Page<TrainingBreak>.self), handle: list),
    Route(
      .post, "/v1/training-breaks", .lifterOrCoach, "Add a training break", keys: .training,
      body: TrainingBreak.self, reply: .created(TrainingBreak.self), idempotent: true,
      refusals: [days, full],
      handle: create),
    Route(
      .get, "/v1/training-breaks/{id}", .lifterOrCoach, "Get a training break", keys: .training,
      reply: .ok(TrainingBreak.self), handle: show),
    Route(
      .put, "/v1/training-breaks/{id}", .lifterOrCoach, "Change a training break",
      keys: .training,
      body: TrainingBreak.self, reply: .ok(TrainingBreak.self), refusals: [days], handle: put),
    Route(
      .delete, "/v1/training-breaks/{id}", .lifterOrCoach, "Delete a training break",
      keys: .training, reply: .noContent(), handle: delete),
  ]

  static let statements = TrainingBreakStatements.all

  private static let days = Refusal.rule("the last day is not before the first, and at most a year after it")
  private static let full = Refusal.conflict("there are 100 breaks")

  private static func list(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(TrainingBreakStatements.list(call.lifter)))
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(TrainingBreakStatements.one(call.id("id"))))
  }

  private static func create(_ call: Call, _: Nothing, _ body: TrainingBreak) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    return try await call.idempotently(id) { call in
      let (_, kept) = try await call.run(
        TrainingBreakStatements.add(id, body.beginsOn, body.endsOn), TrainingBreakStatements.one(id))
      return try .created(at: path(id), kept)
    } repeated: { call, earlier in
      try .created(at: path(earlier), await call.run(TrainingBreakStatements.one(earlier)))
    }
  }

  private static func put(_ call: Call, _: Nothing, _ body: TrainingBreak) async throws -> Response {
    let id = try call.id("id")
    let (_, kept) = try await call.run(
      TrainingBreakStatements.move(id, body.beginsOn, body.endsOn), TrainingBreakStatements.one(id))
    return try .found(kept)
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(TrainingBreakStatements.delete(call.id("id")))
    return .noContent
  }

  private static func path(_ id: UUID) -> String { "/v1/training-breaks/\(id)" }
}
