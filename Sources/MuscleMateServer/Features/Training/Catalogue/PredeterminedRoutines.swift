internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The routines that come with the platform, for tenants with the module `predetermined_routines`.
enum PredeterminedRoutines: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/predetermined-routines", .lifterOrCoach,
      "List predetermined routines",
      keys: .training, module: .predeterminedRoutines, query: PredeterminedQuery.self,
      reply: .ok(Page<PredeterminedRoutine>.self), handle: list),
    Route(
      .get, "/v1/predetermined-routines/{slug}", .lifterOrCoach, "Get a predetermined routine",
      keys: .training, module: .predeterminedRoutines, reply: .ok(PredeterminedRoutine.self), handle: show),
    Route(
      .post, "/v1/predetermined-routines/{slug}/add", .lifterOrCoach,
      "Add a predetermined routine to my week as a template of my own",
      keys: .training, module: .predeterminedRoutines, entitlement: .templates, body: PredeterminedDays.self,
      reply: .created(Template.self), idempotent: true,
      refusals: [
        .rule("a weekday or any day must be chosen"),
        .conflict("a weekday of rest takes no routine; at most 200 templates"),
      ], handle: add),
  ]

  static let statements: [AnyStatement] = [
    PredeterminedStatements.page.erased, PredeterminedStatements.one.erased,
    PredeterminedStatements.add.erased,
  ]

  private static func list(_ call: Call, _ query: PredeterminedQuery, _: Nothing) async throws -> Response {
    try .found(
      await call.run(
        PredeterminedStatements.page(
          query.after?.at.microseconds ?? 0, Int32(query.limit), query.group?.rawValue, query.type?.rawValue,
          query.muscle?.rawValue)))
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(PredeterminedStatements.one(slug(call))))
  }

  private static func add(_ call: Call, _: Nothing, _ days: PredeterminedDays) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    let slug = try slug(call)
    let weekdays = days.weekdays.inOrder
    return try await call.idempotently(id) { call in
      let template = try await call.run(
        TrainingWrites.begin(nil, nil, nil), PredeterminedStatements.add(slug, id, weekdays, days.anyDay),
        returning: TrainingReads.template(id))
      return try .created(at: "/v1/templates/\(id)", template)
    } repeated: { call, earlier in
      try .created(at: "/v1/templates/\(earlier)", await call.run(TrainingReads.template(earlier)))
    }
  }

  private static func slug(_ call: Call) throws -> String {
    guard let slug = call.parameters["slug"] else { throw Problem.notFound }
    return slug
  }
}
