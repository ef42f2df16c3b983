internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Strength

/// Workouts that are not finished: drafts, and the live one with its clock.
enum Drafts: Feature {
  static let routes: [Route] =
    [
      Route(
        .get, "/v1/drafts", .lifterOrCoach, "List my drafts, newest first",
        keys: .training, query: PageQuery.self, reply: .ok(Page<DraftSummary>.self),
        handle: Route.pages(of: DraftStatements.page)),
      Route(
        .post, "/v1/drafts", .lifterOrCoach, "Start a workout, with its clock running if wished",
        keys: .training, body: NewDraft.self, reply: .created(Draft.self), idempotent: true, limit: bodyLimit,
        refusals: [
          .conflict(
            "another workout is under way, there are too many drafts, or the key is another request's"),
          .rule("the time zone and the origin must be known; a draft has one origin or content of its own"),
        ], handle: create),
      Route(
        .get, "/v1/drafts/{id}", .lifterOrCoach, "Get a draft with its exercises, sets and clock",
        keys: .training, reply: .ok(Draft.self), handle: show),
      Route(
        .put, "/v1/drafts/{id}", .lifterOrCoach,
        "Create a draft with an id of your own, or replace its content",
        keys: .training, body: Draft.self, reply: .createdOrReplaced(Draft.self), limit: bodyLimit,
        refusals: [
          .staleVersion, finished,
          .rule("the time zone and the origin of a new draft must be known; a draft has one origin"),
        ], handle: put),
      Route(
        .delete, "/v1/drafts/{id}", .lifterOrCoach, "Discard a draft",
        keys: .training, reply: .noContent(), refusals: [.staleVersion, finished], handle: delete),
    ] + LiveWorkouts.routes + DraftParts.routes + FinishedDrafts.routes

  static let statements = DraftStatements.all

  /// 10,000 sets with their targets and a word each.
  private static let bodyLimit = 4 * 1024 * 1024

  static let finished = Refusal.conflict("it was finished already, or there are too many drafts")

  // MARK: - Reading

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(DraftStatements.one(call.id("id"))))
  }

  // MARK: - Writing

  private static func create(_ call: Call, _: Nothing, _ draft: NewDraft) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    return try await call.idempotently(id) { call in
      let made = try await call.run(
        DraftStatements.begin(nil, nil),
        DraftStatements.make(
          id, draft.name, draft.performedAt?.timestamp, draft.timeZone, draft.notes,
          draft.durationSeconds.map(Int32.init), draft.activity?.rawValue,
          DraftStatements.content(draft.start ? draft.exercises.map(\.beginning) : draft.exercises),
          draft.templateID,
          draft.plannedWorkoutID, draft.workoutID),
        DraftStatements.start(id, draft.start), returning: DraftStatements.one(id))
      return try .created(at: "/v1/drafts/\(id)", made)
    } repeated: { call, earlier in
      try .created(at: "/v1/drafts/\(earlier)", await call.run(DraftStatements.one(earlier)))
    }
  }

  private static func put(_ call: Call, _: Nothing, _ draft: Draft) async throws -> Response {
    let id = try call.id("id")
    let (existed, _, _, kept) = try await call.run(
      DraftStatements.begin(id, call.expectedVersion),
      DraftStatements.checkOrigin(id, draft.templateID, draft.plannedWorkoutID),
      DraftStatements.upsert(draft, as: id), DraftStatements.one(id))
    return existed ? try .found(kept) : try .created(at: "/v1/drafts/\(id)", kept)
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let id = try call.id("id")
    _ = try await call.reckoning(DraftStatements.begin(id, call.expectedVersion), DraftStatements.delete(id))
    return .noContent
  }
}
