internal import APISchema
internal import Drawing
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// What a picture or a share link shows of a thing.
struct PictureContent {
  let look: PictureLook
  let card: Card
  /// Of a graph: what it is drawn from.
  let graph: SnapshotGraph?
  /// Of a template: itself, whole.
  let template: Template?

  init(_ look: PictureLook, _ card: Card, graph: SnapshotGraph? = nil, template: Template? = nil) {
    self.look = look
    self.card = card
    self.graph = graph
    self.template = template
  }
}

/// Reads what pictures and share links show: things of the caller alone, each in one round trip. 404 where there is none.
enum PictureContents {
  static func workout(_ id: UUID, _ call: Call, _ query: PictureQuery) async throws -> PictureContent {
    let (look, sums, found) = try await call.run(
      PictureStatements.look(), PictureStatements.sums(id), TrainingReads.workout(nil, id))
    let done: Workout = try read(found?.document)
    return PictureContent(look, WorkoutCard(done, sums, query, PictureWriter(call, look)).card)
  }

  static func template(_ id: UUID, _ call: Call, _ query: PictureQuery) async throws -> PictureContent {
    let (look, found) = try await call.run(PictureStatements.look(), TrainingReads.template(id))
    let whole: Template = try read(found?.document)
    let card = TemplateCard(whole, query, PictureWriter(call, look)).card
    return PictureContent(look, card, template: whole)
  }

  static func record(_ id: UUID, _ call: Call, _ query: PictureQuery) async throws -> PictureContent {
    let (look, found) = try await call.run(PictureStatements.look(), PictureStatements.record(id))
    return PictureContent(look, RecordCard(try read(found), query, PictureWriter(call, look)).card)
  }

  static func goal(_ id: UUID, _ call: Call, _ query: PictureQuery) async throws -> PictureContent {
    let (look, found) = try await call.run(PictureStatements.look(), GoalStatements.one(id))
    return PictureContent(look, GoalCard(try read(found?.document), query, PictureWriter(call, look)).card)
  }

  static func lift(_ graph: SharedGraph, _ call: Call, _ query: PictureQuery) async throws -> PictureContent {
    let data = try ProgressGraphs.graphOfLift(graph.of, of: nil, graph.graph, atMost: Drawings.mostPoints)
    let (look, found) = try await call.run(PictureStatements.look(), data)
    let drawn = SnapshotGraph(
      try read(found) as Progress, query, graph.scale ?? look.scale, graph.graph.unit)
    return PictureContent(look, drawn.card(PictureWriter(call, look), query), graph: drawn)
  }

  static func body(
    _ kind: MeasurementKind, _ graph: SharedGraph, _ call: Call, _ query: PictureQuery
  ) async throws -> PictureContent {
    var days = BodyProgressQuery()
    (days.from, days.to, days.unit) = (graph.graph.from, graph.graph.to, graph.graph.unit)
    days.bucket = graph.graph.bucket
    let data = ProgressGraphs.graphOfBody(kind, of: nil, days, atMost: Drawings.mostPoints)
    let (look, found) = try await call.run(PictureStatements.look(), data)
    let drawn = SnapshotGraph(try read(found) as BodyProgress, graph.scale ?? look.scale)
    return PictureContent(look, drawn.card(PictureWriter(call, look), query), graph: drawn)
  }

  private static func read<Data: Message>(_ document: Document?) throws -> Data {
    guard let document else { throw Problem.notFound }
    return try document.message()
  }
}
