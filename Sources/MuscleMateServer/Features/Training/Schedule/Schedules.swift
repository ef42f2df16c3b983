internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The lifter's week, its days of rest, and what today holds.
enum Schedules: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/schedule", .lifterOrCoach, "Get my weekly schedule: routines and rest days",
      keys: .training, reply: .ok(Schedule.self), handle: show),
    Route(
      .put, "/v1/schedule/rest-days/{weekday}", .lifterOrCoach, "Set a weekly rest day",
      keys: .training, reply: .ok(Schedule.self), refusals: [.conflict("the weekday has routines")],
      handle: rest),
    Route(
      .delete, "/v1/schedule/rest-days/{weekday}", .lifterOrCoach, "Remove a weekly rest day",
      keys: .training, reply: .ok(Schedule.self), handle: takeBack),
    Route(
      .put, "/v1/schedule/rest-today", .lifterOrCoach, "Rest today only",
      keys: .training, reply: .ok(Schedule.self), handle: restToday),
    Route(
      .delete, "/v1/schedule/rest-today", .lifterOrCoach, "Cancel today's rest",
      keys: .training, reply: .ok(Schedule.self), handle: takeTodayBack),
    Route(
      .get, "/v1/today", .lifterOrCoach, "Get today's plan, in the profile's time zone",
      keys: .training, reply: .ok(Today.self), handle: today),
  ]

  static let statements: [AnyStatement] = [
    ScheduleStatements.week.erased, ScheduleStatements.today.erased, ScheduleStatements.rest.erased,
    ScheduleStatements.restToday.erased,
  ]

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(ScheduleStatements.week()))
  }

  private static func today(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(ScheduleStatements.today()))
  }

  private static func rest(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await upsert(call, rests: true)
  }

  private static func takeBack(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await upsert(call, rests: false)
  }

  private static func restToday(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await upsert(call, restsToday: true)
  }

  private static func takeTodayBack(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await upsert(call, restsToday: false)
  }

  private static func upsert(_ call: Call, rests: Bool) async throws -> Response {
    guard let weekday = call.parameters["weekday"].flatMap(Weekday.init(rawValue:)) else {
      throw Problem.notFound
    }
    let week = try await call.run(
      TrainingWrites.begin(nil, nil, nil), ScheduleStatements.rest(weekday.rawValue, rests),
      returning: ScheduleStatements.week())
    return .ok(week)
  }

  private static func upsert(_ call: Call, restsToday rests: Bool) async throws -> Response {
    let week = try await call.run(
      TrainingWrites.begin(nil, nil, nil), ScheduleStatements.restToday(rests),
      returning: ScheduleStatements.week())
    return .ok(week)
  }
}
