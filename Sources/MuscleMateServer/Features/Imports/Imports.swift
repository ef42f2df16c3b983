internal import EventLoop
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Files of other apps: read, written into the training log, taken back.
enum Imports: Feature {
  static let routes: [Route] = [
    Route(
      .post, "/v1/lifters/me/imports", .trains, "Import a file of Strong, Hevy or FitNotes",
      query: ImportQuery.self, body: Nothing.self, reply: .importReport, limit: 16 * 1024 * 1024,
      deadline: .seconds(60), content: .csv,
      refusals: [.rule("no file of a known app, a unit that is needed, or an unknown time zone")],
      handle: importFile),
    Route(
      .delete, "/v1/lifters/me/imports/{id}", .trains,
      "Take an import back, except for workouts that were edited since",
      reply: .noContent(), handle: takeBack),
  ]

  static let statements = ImportStatements.all

  /// A file is read on the side pool: 16 MB keep a thread busy for longer than a loop may be.
  private static func importFile(_ call: Call, _ query: ImportQuery, _: Nothing) async throws -> Response {
    let (now, bytes) = (call.services.clock(), call.request.body)
    let today = CivilDate(unixDay: now.unixMilliseconds / 86_400_000)
    do {
      let (file, batch) = try await call.services.sidePool.run {
        let file = try ImportFile(bytes, unit: query.unit, today: today)
        return (file, ImportBatch(file, at: now))
      }
      return try await write(file, batch, query, call, as: UUID.v7(at: now))
    } catch ImportRefusal.unknownFormat {
      let expected = ["expected": "CSV: Strong, Hevy, FitNotes"]
      throw Problem.invalid([Fault(pointer: "", code: .invalid, arguments: expected)])
    } catch ImportRefusal.unitNeeded {
      throw Problem.invalid("/unit", .needed)
    }
  }

  /// Once the statements have run: the caller's language is known by then.
  private static func report(
    of file: ImportFile, _ query: ImportQuery, _ call: Call, _ outcome: ImportOutcome, of count: Int
  ) -> ImportReport {
    var report = ImportReport(file, in: call.language)
    report.timeZoneAssumed = query.timeZone == nil
    report.add(outcome, of: count)
    return report
  }

  private static func write(
    _ file: ImportFile, _ batch: ImportBatch, _ query: ImportQuery, _ call: Call, as id: UUID
  ) async throws -> Response {
    if query.dryRun {
      let outcome = try await call.run(batch.preview(timeZone: query.timeZone))
      return .json(.ok, report(of: file, query, call, outcome, of: batch.count).encoded())
    }
    let (_, _, _, _, _, outcome) = try await call.run(
      TrainingWrites.begin(nil, nil, nil), batch.keepWorkouts(as: id, timeZone: query.timeZone),
      batch.nameExercises(of: id), batch.keepEntries(of: id), batch.keepSets(of: id),
      ImportStatements.outcome(id))
    var report = report(of: file, query, call, outcome, of: batch.count)
    report.id = id
    var response = Response.json(.created, report.encoded())
    response.headers["Location"] = "/v1/lifters/me/imports/\(id)"
    return response
  }

  private static func takeBack(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let (_, existed) = try await call.run(
      TrainingWrites.begin(nil, nil, nil), ImportStatements.takeBack(call.id("id")))
    guard existed else { throw Problem.notFound }
    return .noContent
  }
}

extension Reply {
  /// 200 after a dry run.
  fileprivate static var importReport: Reply { createdOrReplaced(ImportReport.self) }
}

extension ImportReport {
  /// What the file itself says, without what the database found.
  fileprivate init(_ file: ImportFile, in language: Language) {
    self.init()
    source = file.dialect.source
    dialect = file.dialect.rawValue
    workouts.skipped = file.skippedWorkouts
    problems = file.problems.map { met in
      var problem = Problem()
      problem.line = met.line
      problem.code = met.code.rawValue
      problem.message = language.text(.importProblem(met.code), ["found": met.found])
      return problem
    }
  }

  fileprivate mutating func add(_ outcome: ImportOutcome, of count: Int) {
    timeZone = outcome.timeZone
    workouts.added = Int(outcome.workouts)
    workouts.unchanged = count - workouts.added
    sets.added = Int(outcome.sets)
  }
}
