internal import APISchema
internal import Drawing
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Graphs as drawings for a page. Each runs the statement of its data, so the same scope opens it, the same look is recorded and
/// the same tier has it.
enum Drawings: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/lifters/{lifter}/progress/{lift}/drawing", .lifterOrCoach,
      "Get a chart of squat, bench_press, deadlift or an exercise id",
      keys: .training, opens: .any(.mainLifts, .allLifts), entitlement: .mainGraphs, .allGraphs, .clientLifts,
      query: ProgressDrawingQuery.self, reply: svg, refusals: [.range, ProgressGraphs.otherLifts],
      handle: drawLift),
    Route(
      .get, "/v1/lifters/{lifter}/progress/body_weight/drawing", .lifterOrCoach,
      "Get a chart of body weight",
      keys: .body, opens: [.bodyMetrics], entitlement: .allGraphs, query: BodyDrawingQuery.self, reply: svg,
      refusals: [.range], handle: drawBodyWeight),
    Route(
      .get, "/v1/lifters/{lifter}/progress/body_fat/drawing", .lifterOrCoach, "Get a chart of body fat",
      keys: .body, opens: [.bodyMetrics], entitlement: .allGraphs, query: BodyDrawingQuery.self, reply: svg,
      refusals: [.range], handle: drawBodyFat),
    Route(
      .get, "/v1/lifters/{lifter}/summary/drawing", .lifterOrCoach,
      "Get a chart of time, energy or volume per week",
      keys: .training, opens: [.history], entitlement: .summaries, query: SummaryDrawingQuery.self,
      reply: svg, handle: drawSums),
    Route(
      .get, "/v1/lifters/{lifter}/muscles/drawing", .lifterOrCoach,
      "Get a chart of working sets per muscle group",
      keys: .training, opens: [.allLifts], entitlement: .summaries, query: MuscleDrawingQuery.self,
      reply: svg, refusals: [.rule("from lies before to, and both within 53 weeks")], handle: drawMuscles),
  ]

  static let statements: [AnyStatement] = []

  private static let svg = Reply.text("image/svg+xml")

  /// As many as a keyboard may be asked to walk.
  static let mostPoints: Int32 = 180

  private static func drawLift(
    _ call: Call, _ query: ProgressDrawingQuery, _: Nothing
  ) async throws -> Response {
    let data = try await call.run(ProgressGraphs.liftGraph(call, query.data, atMost: mostPoints))
    let progress: Progress = try read(data)
    let drawing = LiftDrawing(progress, query, call.language, addresses: WorkoutAddresses(call))
    return answer(drawing.scene, ["data-bucket": progress.bucket.rawValue])
  }

  private static func drawBodyWeight(
    _ call: Call, _ query: BodyDrawingQuery, _: Nothing
  ) async throws -> Response {
    try await drawBody(.bodyWeight, call, query)
  }

  private static func drawBodyFat(
    _ call: Call, _ query: BodyDrawingQuery, _: Nothing
  ) async throws -> Response {
    try await drawBody(.bodyFat, call, query)
  }

  private static func drawBody(
    _ kind: MeasurementKind, _ call: Call, _ query: BodyDrawingQuery
  ) async throws -> Response {
    let data = try await call.run(ProgressGraphs.bodyGraph(kind, call, query.data, atMost: mostPoints))
    let progress: BodyProgress = try read(data)
    let drawing = BodyDrawing(progress, query, call.language)
    return answer(drawing.scene, ["data-bucket": progress.bucket.rawValue])
  }

  private static func drawSums(
    _ call: Call, _ query: SummaryDrawingQuery, _: Nothing
  ) async throws -> Response {
    let summary: Summary = try read(await Summaries.sums(call, query.data))
    return answer(SummaryDrawing(summary, query, call.language).scene)
  }

  private static func drawMuscles(
    _ call: Call, _ query: MuscleDrawingQuery, _: Nothing
  ) async throws -> Response {
    let sets: MuscleSets = try read(await Summaries.sets(call, query.data))
    let unassigned = sets.weeks.reduce(0) { $0 + $1.unassigned }
    return answer(
      MuscleDrawing(sets, query, call.language).scene, ["data-unassigned": "\(unassigned)"])
  }

  // MARK: - The answer

  /// 404 where the database returned no row.
  private static func read<Data: Message>(_ document: Document?) throws -> Data {
    guard let document else { throw Problem.notFound }
    return try document.message()
  }

  /// Opened by itself, a drawing is a document of our origin; nothing in it may run.
  private static func answer(_ scene: Scene, _ attributes: [String: String] = [:]) -> Response {
    let writer = SVGWriter(attributes: attributes.map { ($0.key, $0.value) })
    let headers: Headers = [
      "Content-Type": "image/svg+xml", "Content-Security-Policy": "default-src 'none'; sandbox",
    ]
    return Response(.ok, headers: headers, body: .bytes(Array(writer.write(scene).utf8)))
  }
}

extension DrawingWidth {
  var canvas: Canvas {
    switch self {
    case .narrow: .narrow
    case .medium: .medium
    case .wide: .wide
    }
  }
}

/// Where a page of the portal shows a workout: the lifter's own, or their coach's.
struct WorkoutAddresses {
  private let folder: String

  init(_ call: Call) {
    let lifter = call.parameters["lifter"] ?? "me"
    folder =
      lifter == "me" || call.role == .lifter ? "/train/workouts/" : "/coach/clients/\(lifter)/workouts/"
  }

  init(folder: String) { self.folder = folder }

  func of(_ workout: UUID) -> String { folder + workout.description }
}
