internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// From a template to another, from a workout to a template, and from a template to a workout.
enum TemplateCopies {
  static let routes: [Route] = [
    Route(
      .post, "/v1/templates/{id}/duplicate", .lifterOrCoach,
      "Duplicate a template; the copy has no weekdays",
      keys: .training, entitlement: .templates, body: TemplateCopy.self, reply: .created(Template.self),
      idempotent: true,
      refusals: [Templates.full], handle: duplicate),
    Route(
      .post, "/v1/templates/from-workout/{workout}", .lifterOrCoach, "Create a template from a workout",
      keys: .training, entitlement: .templates, body: TemplateCopy.self, reply: .created(Template.self),
      idempotent: true,
      refusals: [Templates.full], handle: create),
    Route(
      .put, "/v1/templates/{id}/from-workout/{workout}", .lifterOrCoach,
      "Replace a template's content with a workout's",
      keys: .training, entitlement: .templates, reply: .ok(Template.self), refusals: [.staleVersion],
      handle: saveBack),
    Route(
      .post, "/v1/templates/{id}/log", .lifterOrCoach, "Log a workout from a template",
      keys: .training, body: TemplateLog.self, reply: .created(Workout.self), idempotent: true,
      refusals: [.rule("the time zone must be known; a workout lies at most a day ahead")], handle: log),
  ]

  private static func duplicate(_ call: Call, _: Nothing, _ copy: TemplateCopy) async throws -> Response {
    let origin = try call.id("id")
    return try await make(call) { TemplateStatements.duplicate($0, origin, copy.name) }
  }

  private static func create(_ call: Call, _: Nothing, _ copy: TemplateCopy) async throws -> Response {
    let workout = try call.id("workout")
    return try await make(call) { TemplateStatements.fromWorkout($0, workout, copy.name) }
  }

  private static func make(
    _ call: Call, _ statement: (UUID) -> BoundStatement<RowCount>
  ) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    return try await call.idempotently(id) { call in
      let made = try await call.run(statement(id), returning: TrainingReads.template(id))
      return try .created(at: "/v1/templates/\(id)", made)
    } repeated: { call, earlier in
      try .created(at: "/v1/templates/\(earlier)", await call.run(TrainingReads.template(earlier)))
    }
  }

  private static func saveBack(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let id = try call.id("id")
    let workout = try call.id("workout")
    let kept = try await call.run(
      TrainingWrites.begin(nil, nil, nil), TemplateStatements.beginExisting(id, call.expectedVersion),
      TemplateStatements.fromWorkout(id, workout, nil), returning: TrainingReads.template(id))
    return try .found(kept)
  }

  private static func log(_ call: Call, _: Nothing, _ log: TemplateLog) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    let template = try call.id("id")
    let moment = log.performedAt?.timestamp ?? call.services.clock()
    return try await call.idempotently(id) { call in
      let workout = try await call.run(
        TemplateStatements.log(template, id, moment, log.timeZone), returning: TrainingReads.workout(nil, id))
      return try .created(at: "/v1/lifters/me/workouts/\(id)", workout)
    } repeated: { call, earlier in
      try .created(
        at: "/v1/lifters/me/workouts/\(earlier)", await call.run(TrainingReads.workout(nil, earlier)))
    }
  }
}
