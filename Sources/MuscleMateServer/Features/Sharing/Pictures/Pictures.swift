internal import APISchema
internal import Drawing
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Rendering

/// Pictures of one's own training, to share or to print.
enum Pictures: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/lifters/me/workouts/{id}/picture", .lifterOrCoach, "Get a picture of my workout",
      keys: .training, query: PictureQuery.self, reply: file, heavy: true, refusals: [pages], handle: workout),
    Route(
      .get, "/v1/lifters/me/templates/{id}/picture", .lifterOrCoach, "Get a picture of my template",
      keys: .training, query: PictureQuery.self, reply: file, heavy: true, refusals: [pages], handle: template
    ),
    Route(
      .get, "/v1/lifters/me/records/{id}/picture", .lifterOrCoach, "Get a picture of my record",
      keys: .training, query: PictureQuery.self, reply: file, heavy: true, refusals: [pages], handle: record),
    Route(
      .get, "/v1/lifters/me/goals/{id}/picture", .lifterOrCoach, "Get a picture of my goal",
      keys: .training, module: .goals, query: PictureQuery.self, reply: file, heavy: true, refusals: [pages],
      handle: goal),
    Route(
      .get, "/v1/lifters/me/progress/{lift}/picture", .lifterOrCoach,
      "Get a picture of my graph of squat, bench_press, deadlift or an exercise id",
      keys: .training, entitlement: .mainGraphs, .allGraphs, .clientLifts, query: ProgressPictureQuery.self,
      reply: file,
      heavy: true, refusals: [pages, .range, ProgressGraphs.otherLifts], handle: lift),
    Route(
      .get, "/v1/lifters/me/progress/body_weight/picture", .lifterOrCoach,
      "Get a picture of my body weight graph",
      keys: .body, entitlement: .allGraphs, query: BodyPictureQuery.self, reply: file, heavy: true,
      refusals: [pages, .range], handle: bodyWeight),
    Route(
      .get, "/v1/lifters/me/progress/body_fat/picture", .lifterOrCoach, "Get a picture of my body fat graph",
      keys: .body, entitlement: .allGraphs, query: BodyPictureQuery.self, reply: file, heavy: true,
      refusals: [pages, .range], handle: bodyFat),
  ]

  static let statements: [AnyStatement] = PictureStatements.all

  /// The usual format first; `format` chooses another.
  private static let file = Reply.file("image/png", "image/svg+xml", "application/pdf")

  private static let pages = Refusal.rule("`a4` and `letter` are sizes of a PDF, the others of pictures")

  // MARK: - Handlers

  private static func workout(_ call: Call, _ query: PictureQuery, _: Nothing) async throws -> Response {
    try await draw(PictureContents.workout(call.id("id"), call, query), call, query)
  }

  private static func template(_ call: Call, _ query: PictureQuery, _: Nothing) async throws -> Response {
    try await draw(PictureContents.template(call.id("id"), call, query), call, query)
  }

  private static func record(_ call: Call, _ query: PictureQuery, _: Nothing) async throws -> Response {
    try await draw(PictureContents.record(call.id("id"), call, query), call, query)
  }

  private static func goal(_ call: Call, _ query: PictureQuery, _: Nothing) async throws -> Response {
    try await draw(PictureContents.goal(call.id("id"), call, query), call, query)
  }

  private static func lift(_ call: Call, _ query: ProgressPictureQuery, _: Nothing) async throws -> Response {
    var graph = SharedGraph()
    graph.of = call.parameters["lift"] ?? ""
    (graph.graph, graph.scale) = (query.graph, query.scale)
    return try await draw(PictureContents.lift(graph, call, query.picture), call, query.picture)
  }

  private static func bodyWeight(
    _ call: Call, _ query: BodyPictureQuery, _: Nothing
  ) async throws -> Response {
    try await body(.bodyWeight, call, query)
  }

  private static func bodyFat(_ call: Call, _ query: BodyPictureQuery, _: Nothing) async throws -> Response {
    try await body(.bodyFat, call, query)
  }

  private static func body(
    _ kind: MeasurementKind, _ call: Call, _ query: BodyPictureQuery
  ) async throws -> Response {
    var graph = SharedGraph()
    (graph.graph.from, graph.graph.to) = (query.graph.from, query.graph.to)
    (graph.graph.unit, graph.graph.bucket, graph.scale) = (query.graph.unit, query.graph.bucket, query.scale)
    return try await draw(PictureContents.body(kind, graph, call, query.picture), call, query.picture)
  }

  private static func draw(
    _ content: PictureContent, _ call: Call, _ query: PictureQuery
  ) async throws -> Response {
    try await content.look.answer(content.card, query, call)
  }
}
