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
    let id = try call.id("id")
    let (look, sums, shown) = try await call.run(
      PictureStatements.look(), PictureStatements.sums(id), TrainingReads.workout(nil, id))
    guard let shown else { throw Problem.notFound }
    let card = WorkoutCard(
      try shown.document.message(), sums, query, PictureWriter(call, look)
    ).card
    return try await look.answer(card, query, call)
  }

  private static func template(_ call: Call, _ query: PictureQuery, _: Nothing) async throws -> Response {
    let (look, shown) = try await call.run(
      PictureStatements.look(), TrainingReads.template(call.id("id")))
    guard let shown else { throw Problem.notFound }
    let card = TemplateCard(try shown.document.message(), query, PictureWriter(call, look)).card
    return try await look.answer(card, query, call)
  }

  private static func record(_ call: Call, _ query: PictureQuery, _: Nothing) async throws -> Response {
    let (look, shown) = try await call.run(PictureStatements.look(), PictureStatements.record(call.id("id")))
    guard let shown else { throw Problem.notFound }
    let card = RecordCard(try shown.message(), query, PictureWriter(call, look)).card
    return try await look.answer(card, query, call)
  }

  private static func goal(_ call: Call, _ query: PictureQuery, _: Nothing) async throws -> Response {
    let (look, shown) = try await call.run(PictureStatements.look(), GoalStatements.one(call.id("id")))
    guard let shown else { throw Problem.notFound }
    let card = GoalCard(try shown.document.message(), query, PictureWriter(call, look)).card
    return try await look.answer(card, query, call)
  }

  private static func lift(_ call: Call, _ query: ProgressPictureQuery, _: Nothing) async throws -> Response {
    let graph = try ProgressGraphs.liftGraph(call, query.graph, atMost: Drawings.mostPoints)
    let (look, data) = try await call.run(PictureStatements.look(), graph)
    guard let data else { throw Problem.notFound }
    let drawn = ProgressDrawingQuery(query, look.scale)
    let drawing = LiftDrawing(try data.message(), drawn, call.language, addresses: WorkoutAddresses(call))
    return try await look.answer(drawing.card(PictureWriter(call, look), query.picture), query.picture, call)
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
    let graph = try ProgressGraphs.bodyGraph(kind, call, query.graph, atMost: Drawings.mostPoints)
    let (look, data) = try await call.run(PictureStatements.look(), graph)
    guard let data else { throw Problem.notFound }
    let drawing = BodyDrawing(try data.message(), BodyDrawingQuery(query, look.scale), call.language)
    return try await look.answer(drawing.card(PictureWriter(call, look), query.picture), query.picture, call)
  }
}

extension ProgressDrawingQuery {
  /// Of the same days and values.
  init(_ query: ProgressPictureQuery, _ usual: GraphScale) {
    self.init()
    (from, to, measure, unit) = (query.graph.from, query.graph.to, query.graph.measure, query.graph.unit)
    (formula, bucket, scale) = (query.graph.formula, query.graph.bucket, query.scale ?? usual)
  }
}

extension BodyDrawingQuery {
  /// Of the same days.
  init(_ query: BodyPictureQuery, _ usual: GraphScale) {
    self.init()
    (from, to, unit) = (query.graph.from, query.graph.to, query.graph.unit)
    (bucket, scale) = (query.graph.bucket, query.scale ?? usual)
  }
}
