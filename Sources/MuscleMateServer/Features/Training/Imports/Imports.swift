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
      "Import a file of Strong, Hevy, FitNotes or StrongLifts, another table, or a file of my own training",
      keys: .training, entitlement: .templates, .programmes, query: ImportQuery.self, body: Nothing.self,
      reply: .importReport,
      heavy: true, limit: 16 * 1024 * 1024,
      deadline: .seconds(60), content: .csv,
      refusals: [
        .rule("no table that can be read, columns or a unit that are needed, or an unknown time zone")
      ],
      handle: importFile),
    Route(
      .get, "/v1/lifters/me/imports", .lifterOrCoach, "List my imports that were not undone, newest first",
      keys: .training, query: PageQuery.self, reply: .ok(Page<ImportSummary>.self),
      handle: Route.pages(of: ImportStatements.page)),
    Route(
      .get, "/v1/lifters/me/imports/{id}", .lifterOrCoach, "Get the report of an import", keys: .training,
      reply: .ok(ImportReport.self),
      handle: show),
    Route(
      .delete, "/v1/lifters/me/imports/{id}", .lifterOrCoach,
      "Undo an import: its workouts are deleted, but for those that were edited since",
      keys: .training, reply: .noContent(), deadline: .seconds(60), handle: takeBack),
  ]

  static let statements = ImportStatements.all

  /// A file is read on the side pool: 16 MB keep a thread busy for longer than a loop may be.
  private static func importFile(_ call: Call, _ query: ImportQuery, _: Nothing) async throws -> Response {
    let now = call.services.clock()
    do {
      let read = try await read(call, query, at: now)
      let call = read.touchesBody ? call.demanding(.body) : call
      return try await write(read, query, call, as: UUID.v7(at: now))
    } catch let refusal as ImportRefusal {
      throw Problem(refusal)
    }
  }

  private static func read(_ call: Call, _ query: ImportQuery, at now: Timestamp) async throws -> ReadImport {
    let bytes = call.request.body
    if let file = try await call.services.sidePool.run({ try TrainingFile.read(bytes, at: now) }) {
      return try await placed(file, call, at: now)
    }
    let table = try await call.services.sidePool.run { try ImportTable(bytes) }
    let memory: ImportMemory? =
      table.needsMemory ? try await call.run(ImportStatements.remembered(table.fingerprint)) : nil
    let choice = try choice(for: table, query, memory)
    let hints = DateHints(
      said: query.dates.map(DateOrder.init), remembered: memory?.dates, region: memory?.region)
    let file = try await call.services.sidePool.run {
      try ImportFile(
        table, choice, query, today: CivilDate(unixDay: now.unixMilliseconds / 86_400_000), hints)
    }
    let zones = try await zones(file.timeZones, call)
    return try await call.services.sidePool.run {
      var file = file
      file.place(in: zones)
      return ReadImport(file, at: now)
    }
  }

  private static func placed(_ file: TrainingFile, _ call: Call, at now: Timestamp) async throws -> ReadImport
  {
    let zones = try await zones(file.timeZones, call)
    return try await call.services.sidePool.run {
      var file = file
      file.place(in: zones)
      return ReadImport(file, at: now)
    }
  }

  /// Those that are known, by the names that a file has for them.
  private static func zones(_ names: [String], _ call: Call) async throws -> [String: String] {
    guard !names.isEmpty else { return [:] }
    return ImportFile.zones(names, try await call.looking.run(ImportStatements.timeZones(names)))
  }

  /// A table of no known app is read by what its columns were said to mean, now or for an earlier one with this header; a
  /// dry run guesses. Nil for a table of an app whose columns nobody gave another meaning.
  private static func choice(
    for table: ImportTable, _ query: ImportQuery, _ memory: ImportMemory?
  ) throws -> TableChoice? {
    if let said = query.columns {
      guard let choice = TableChoice(said, of: table) else { throw Problem.columns(of: table) }
      guard query.dryRun || choice.missing.isEmpty else {
        throw Problem.invalid(
          choice.missing.map { Fault(pointer: "/columns/\($0.rawValue)", code: .missing) })
      }
      return choice
    }
    if case .ofApp = table.kind { return nil }
    let remembered = memory?.columns.flatMap { TableChoice($0, of: table) }
    return remembered ?? (query.dryRun ? ColumnGuess.choice(for: table) : nil)
  }

  private static func write(
    _ read: ReadImport, _ query: ImportQuery, _ call: Call, as id: UUID
  ) async throws -> Response {
    let batch = read.batch
    // Of a file of which nothing could be read there is nothing to keep.
    if query.dryRun || batch.isEmpty {
      let record = try await call.run(batch.previewStatement(query))
      return .json(.ok, record.report(in: call.language, read.preview))
    }
    let kept = try await call.run(
      TrainingWrites.begin(nil, nil, nil), batch.upsertWorkouts(as: id, query),
      ImportStatements.deleteParts(id),
      batch.upsertNotes(of: id), batch.writeThings(of: id, query), batch.nameExercises(of: id),
      batch.upsertEntries(of: id), batch.upsertSets(of: id), batch.rememberNames(),
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
  /// 200 after a dry run, and where nothing of the file could be read.
  fileprivate static var importReport: Reply { createdOrReplaced(ImportReport.self) }
}

extension ImportFile {
  /// A dry run shows a table that can't be read, too, with what it lacks.
  fileprivate init(
    _ table: ImportTable, _ choice: TableChoice?, _ query: ImportQuery, today: CivilDate, _ hints: DateHints
  ) throws(ImportRefusal) {
    let isShown = query.dryRun && choice != nil
    if isShown, let choice, table.isUnusable || !choice.missing.isEmpty {
      self.init(unread: table, choice, missing: choice.missing)
      return
    }
    do throws(ImportRefusal) {
      try self.init(table, choice, unit: query.unit, today: today, dates: hints)
    } catch .unitNeeded where isShown {
      self.init(unread: table, choice ?? TableChoice(columns: []), missing: [.weightUnit])
    }
  }
}
