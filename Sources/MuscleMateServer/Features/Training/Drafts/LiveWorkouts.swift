internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The workout under way: its clock, which the server keeps for all devices, and its sets, logged one by one.
enum LiveWorkouts {
  static let routes: [Route] = [
    Route(
      .get, "/v1/live", .lifterOrCoach, "The workout that is under way",
      keys: .training, reply: .ok(Draft.self), handle: live),
    Route(
      .post, "/v1/drafts/{id}/start", .lifterOrCoach, "Start the clock; what runs already goes on",
      keys: .training, reply: .ok(Draft.self),
      refusals: [.staleVersion, .conflict("it was finished, or another workout is under way")],
      handle: start),
    Route(
      .post, "/v1/drafts/{id}/pause", .lifterOrCoach, "Pause the clock; what is paused stays so",
      keys: .training, reply: .ok(Draft.self), refusals: [.staleVersion, notStarted],
      handle: pause),
    Route(
      .post, "/v1/drafts/{id}/resume", .lifterOrCoach, "Let the clock run on after a pause",
      keys: .training, reply: .ok(Draft.self), refusals: [.staleVersion, notStarted],
      handle: resume),
    Route(
      .put, "/v1/drafts/{id}/exercises/{exercise}/sets/{set}", .lifterOrCoach,
      "Log one set, which keeps its target and, unless another is given, its kind; after the last, add one",
      keys: .training, body: DraftSet.self, reply: .ok(Draft.self),
      refusals: [.staleVersion, finished, .rule("a target has a weight or a percentage, not both")],
      handle: keepSet),
    Route(
      .delete, "/v1/drafts/{id}/exercises/{exercise}/sets/{set}", .lifterOrCoach, "Take one set out",
      keys: .training, reply: .ok(Draft.self), refusals: [.staleVersion, finished], handle: deleteSet),
  ]

  private static let finished = Refusal.conflict("it was finished already")
  private static let notStarted = Refusal.conflict("its clock was never started, or it was finished already")

  private static func live(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(DraftStatements.one(nil)))
  }

  private static func start(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await turn("start", call)
  }

  private static func pause(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await turn("pause", call)
  }

  private static func resume(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await turn("resume", call)
  }

  private static func turn(_ turn: String, _ call: Call) async throws -> Response {
    let id = try call.id("id")
    let (_, _, draft) = try await call.run(
      DraftStatements.begin(id, call.expectedVersion), DraftStatements.turn(id, turn),
      DraftStatements.one(id))
    return try .found(draft)
  }

  private static func keepSet(_ call: Call, _: Nothing, _ set: DraftSet) async throws -> Response {
    let id = try call.id("id")
    let (exercise, position) = (Int32(try call.position("exercise")), Int32(try call.position("set")))
    return try await change(
      id, by: DraftStatements.keepSet(id, exercise, position, "\(set.changing())"), call)
  }

  private static func deleteSet(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let id = try call.id("id")
    let (exercise, position) = (Int32(try call.position("exercise")), Int32(try call.position("set")))
    return try await change(id, by: DraftStatements.deleteSet(id, exercise, position), call)
  }

  private static func change(
    _ id: UUID, by statement: BoundStatement<RowCount>, _ call: Call
  ) async throws -> Response {
    let (_, changed, draft) = try await call.run(
      DraftStatements.begin(id, call.expectedVersion), statement, DraftStatements.one(id))
    guard changed.count > 0 else { throw Problem.notFound }
    return try .found(draft)
  }
}
