internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Workouts prepared to be done again and again.
enum Templates: Feature {
  static let routes: [Route] =
    [
      Route(
        .get, "/v1/templates", .lifterOrCoach, "List my templates, in my order",
        keys: .training, query: PageQuery.self, reply: .ok(Page<TemplateSummary>.self),
        handle: Route.pages(of: TemplateStatements.page)),
      Route(
        .post, "/v1/templates", .lifterOrCoach, "Create a template",
        keys: .training, entitlement: .templates, body: Template.self, reply: .created(Template.self),
        idempotent: true,
        limit: TrainingWrites.bodyLimit,
        refusals: [unknownReferences, restDay, full], handle: create),
      Route(
        .put, "/v1/template-order", .lifterOrCoach, "Reorder my templates",
        keys: .training, body: TemplateOrder.self, reply: .noContent(),
        refusals: [.rule("each must be there")], handle: order),
      Route(
        .get, "/v1/templates/{id}", .lifterOrCoach, "Get a template with its exercises and sets",
        keys: .training, reply: .ok(Template.self), handle: show),
      Route(
        .put, "/v1/templates/{id}", .lifterOrCoach, "Create a template with an id of your own, or replace it",
        keys: .training, entitlement: .templates, body: Template.self,
        reply: .createdOrReplaced(Template.self),
        limit: TrainingWrites.bodyLimit,
        refusals: [unknownReferences, restDay, full, .staleVersion], handle: put),
      Route(
        .delete, "/v1/templates/{id}", .lifterOrCoach,
        "Delete a template; can be undone for 30 days, and what was logged from it stays",
        keys: .training, reply: .noContent(), refusals: [.staleVersion], handle: delete),
      Route(
        .put, "/v1/templates/{id}/days", .lifterOrCoach, "Set the weekdays of a routine",
        keys: .training, body: RoutineDays.self, reply: .ok(Template.self),
        refusals: [restDay, .staleVersion], handle: stand),
    ] + TemplateCopies.routes + TemplateArrangements.routes

  static let statements = TemplateStatements.all

  private static let unknownReferences = Refusal.rule(
    "an exercise_id without a name must be known; a superset is two or more exercises, one after the other")
  private static let restDay = Refusal.conflict("a weekday of rest takes no routine")
  static let full = Refusal.conflict("there are 200 templates")

  // MARK: - Reading

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(TrainingReads.template(call.id("id"))))
  }

  // MARK: - Writing

  static func create(_ call: Call, _: Nothing, _ template: Template) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    return try await call.idempotently(id) { call in
      let kept = try await call.run(
        names(of: template, call), TemplateStatements.upsert(template, as: id, at: call.services.clock()),
        returning: TrainingReads.template(id))
      return try .created(at: "/v1/templates/\(id)", kept)
    } repeated: { call, earlier in
      try .created(at: "/v1/templates/\(earlier)", await call.run(TrainingReads.template(earlier)))
    }
  }

  static func put(_ call: Call, _: Nothing, _ template: Template) async throws -> Response {
    let id = try call.id("id")
    let (_, existed, _, _, kept) = try await call.run(
      TrainingWrites.begin(nil, nil, nil), TemplateStatements.begin(id, call.expectedVersion),
      names(of: template, call), TemplateStatements.upsert(template, as: id, at: call.services.clock()),
      TrainingReads.template(id))
    return existed ? try .found(kept) : try .created(at: "/v1/templates/\(id)", kept)
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let id = try call.id("id")
    return try await call.retryingOnConflict {
      let shown = try await call.looking.run(
        TrainingWrites.begin(nil, nil, nil), TemplateStatements.begin(id, call.expectedVersion),
        returning: TrainingReads.template(id))
      guard let shown else { throw Problem.notFound }
      _ = try await call.run(
        TrainingWrites.begin(nil, nil, nil), TemplateStatements.begin(id, shown.version),
        DeletedThingStatements.record(.template, id, shown.document), TemplateStatements.delete(id))
      return .noContent
    }
  }

  private static func order(_ call: Call, _: Nothing, _ order: TemplateOrder) async throws -> Response {
    _ = try await call.run(
      TrainingWrites.begin(nil, nil, nil), TemplateStatements.order(order.templates))
    return .noContent
  }

  private static func stand(_ call: Call, _: Nothing, _ days: RoutineDays) async throws -> Response {
    let id = try call.id("id")
    let kept = try await call.run(
      TrainingWrites.begin(nil, nil, nil), TemplateStatements.beginExisting(id, call.expectedVersion),
      TemplateStatements.stand(id, days.weekdays.inOrder, days.anyDay), returning: TrainingReads.template(id))
    return try .found(kept)
  }

  /// Makes the exercises whose names are new.
  private static func names(of template: Template, _ call: Call) -> BoundStatement<RowCount> {
    TrainingWrites.name(EntryColumns(template.exercises) { UUID.v7(at: call.services.clock()) })
  }
}
