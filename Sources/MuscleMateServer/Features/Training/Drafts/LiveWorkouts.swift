internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The workout under way: its clock, which the server keeps for all devices.
enum LiveWorkouts {
  static let routes: [Route] = [
    Route(
      .get, "/v1/live", .lifterOrCoach, "Get the workout in progress",
      keys: .training, reply: .ok(Draft.self), handle: live),
    Route(
      .post, "/v1/drafts/{id}/start", .lifterOrCoach, "Start the clock; safe to repeat",
      keys: .training, body: ClockPress.self, reply: .ok(Draft.self),
      refusals: [
        .staleVersion, moment, .conflict("it was finished or deleted, or another workout is under way"),
      ],
      handle: start),
    Route(
      .post, "/v1/drafts/{id}/pause", .lifterOrCoach, "Pause the clock; safe to repeat",
      keys: .training, body: ClockPress.self, reply: .ok(Draft.self),
      refusals: [.staleVersion, moment, notStarted],
      handle: pause),
    Route(
      .post, "/v1/drafts/{id}/resume", .lifterOrCoach, "Resume the clock",
      keys: .training, body: ClockPress.self, reply: .ok(Draft.self),
      refusals: [.staleVersion, moment, notStarted],
      handle: resume),
  ]

  private static let moment = Refusal.rule("`at` lies in the last 24 hours, or at most a minute ahead")
  private static let notStarted = Refusal.conflict(
    "its clock was never started, or it was finished already, or deleted")

  private static func live(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(DraftStatements.one(nil)))
  }

  private static func start(_ call: Call, _: Nothing, _ press: ClockPress) async throws -> Response {
    try await turn("start", press, call)
  }

  private static func pause(_ call: Call, _: Nothing, _ press: ClockPress) async throws -> Response {
    try await turn("pause", press, call)
  }

  private static func resume(_ call: Call, _: Nothing, _ press: ClockPress) async throws -> Response {
    try await turn("resume", press, call)
  }

  private static func turn(_ turn: String, _ press: ClockPress, _ call: Call) async throws -> Response {
    let id = try call.id("id")
    let draft = try await call.run(
      DraftStatements.beginExisting(id, call.expectedVersion), DraftStatements.press(id, turn, press.at),
      returning: DraftStatements.one(id))
    return try .found(draft)
  }
}
