internal import APISchema
internal import EventLoop
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Files of other apps: read, written into the training log, looked up, taken back.
enum Imports: Feature {
  static let routes: [Route] = [
    Route(
      .post, "/v1/lifters/me/imports", .lifterOrCoach,
      "Import a file of Strong, Hevy, FitNotes or StrongLifts",
      keys: .training, query: ImportQuery.self, body: Nothing.self, reply: .importReport,
      limit: 16 * 1024 * 1024,
      deadline: .seconds(60), content: .csv,
      refusals: [.rule("no file of a known app, a unit that is needed, or an unknown time zone")],
      handle: importFile),
    Route(
      .get, "/v1/lifters/me/imports", .lifterOrCoach, "The imports that were not taken back, newest first",
      keys: .training, query: PageQuery.self, reply: .ok(Page<ImportSummary>.self),
      handle: Route.pages(of: ImportStatements.page)),
    Route(
      .get, "/v1/lifters/me/imports/{id}", .lifterOrCoach, "The report of an import", keys: .training,
      reply: .ok(ImportReport.self),
      handle: show),
    Route(
      .delete, "/v1/lifters/me/imports/{id}", .lifterOrCoach,
      "Take back the workouts that an import brought, except for those that were edited since",
      keys: .training, reply: .noContent(), handle: takeBack),
  ]

  static let statements = ImportStatements.all

  /// A file is read on the side pool: 16 MB keep a thread busy for longer than a loop may be.
  private static func importFile(_ call: Call, _ query: ImportQuery, _: Nothing) async throws -> Response {
    let (now, bytes) = (call.services.clock(), call.request.body)
    let today = CivilDate(unixDay: now.unixMilliseconds / 86_400_000)
    do {
      let batch = try await call.services.sidePool.run {
        ImportBatch(try ImportFile(bytes, unit: query.unit, today: today), at: now)
      }
      return try await write(batch, query, call, as: UUID.v7(at: now))
    } catch let refusal as ImportRefusal {
      throw Problem(refusal)
    }
  }

  private static func write(
    _ batch: ImportBatch, _ query: ImportQuery, _ call: Call, as id: UUID
  ) async throws -> Response {
    if query.dryRun {
      return .json(.ok, try await call.run(batch.preview(query)).report(in: call.language))
    }
    let kept = try await call.run(
      TrainingWrites.begin(nil, nil, nil), batch.upsertWorkouts(as: id, query),
      ImportStatements.deleteParts(id),
      batch.upsertNotes(of: id), batch.nameExercises(of: id), batch.upsertEntries(of: id),
      batch.upsertSets(of: id),
      returning: ImportStatements.one(id))
    guard let kept else { throw Problem.notFound }
    var response = Response.json(.created, kept.report(in: call.language))
    response.headers["Location"] = "/v1/lifters/me/imports/\(id)"
    return response
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let found: ImportRecord? = try await call.run(ImportStatements.one(call.id("id")))
    guard let found else { throw Problem.notFound }
    return .json(.ok, found.report(in: call.language))
  }

  private static func takeBack(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(
      TrainingWrites.begin(nil, nil, nil), ImportStatements.takeBack(call.id("id")))
    return .noContent
  }
}

extension Reply {
  /// 200 after a dry run.
  fileprivate static var importReport: Reply { createdOrReplaced(ImportReport.self) }
}

extension Problem {
  fileprivate init(_ refusal: ImportRefusal) {
    self =
      switch refusal {
      case .unknownFormat:
        .invalid([
          Fault(
            pointer: "", code: .invalid,
            arguments: ["expected": "CSV: Strong, Hevy, FitNotes, StrongLifts"])
        ])
      case .columnsMissing(let names): .invalid(names.map { Fault(pointer: "/\($0)", code: .missing) })
      case .unitNeeded: .invalid("/unit", .needed)
      }
  }
}
