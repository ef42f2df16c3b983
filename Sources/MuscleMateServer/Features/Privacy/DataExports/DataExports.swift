internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// An archive of everything about a person (GDPR, articles 15 and 20). A job makes it. It is stored encrypted in the
/// database for seven days. Only its owner can download it, with a recent proof of identity.
enum DataExports: Feature {
  static let routes: [Route] = [
    Route(
      .post, "/v1/data-exports", .signedIn,
      "Request an archive of all my data; an email says when it is ready",
      proof: true, withoutConsent: true, reply: .created(DataExport.self),
      refusals: [.tooMany("one a day")], handle: ask),
    Route(
      .get, "/v1/data-exports", .signedIn, "List the archives of my data, newest first",
      reply: .ok(Page<DataExport>.self), handle: list),
    Route(
      .get, "/v1/data-exports/{id}", .signedIn, "Get the state of an archive of my data",
      reply: .ok(DataExport.self), handle: show),
    Route(
      .get, "/v1/data-exports/{id}/archive", .signedIn,
      "Download an archive as a ZIP file; Range requests are supported",
      proof: true, reply: Reply(statuses: [200, 206], mediaType: "application/zip"),
      refusals: [
        .conflict("it is still being made"),
        .gone("it has expired"),
      ], handle: DataExportDownload.answer),
    Route(
      .delete, "/v1/data-exports/{id}", .signedIn, "Delete an archive of my data", withoutConsent: true,
      reply: .noContent(),
      handle: delete),
  ]

  static let statements: [AnyStatement] = DataExportStatements.all

  static let jobs: [Job] = [
    // Enqueued by each request; by itself in case one was lost.
    Job(
      "export_data", "Makes the archives that people asked for of their own data",
      schedule: JobSchedule("*/15 * * * *"), reach: .eachTenant, run: DataExportWork.run),
    Job(
      "expire_exports", "Deletes archives of people's data seven days after they were made",
      schedule: JobSchedule("40 * * * *"), reach: .eachTenant
    ) { run in
      try await run.inBatches { DataExportStatements.expire($0.now, 20, $0.isDryRun) }
    },
  ]

  private static func ask(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    return .created(at: "/v1/data-exports/\(id)", try await call.run(DataExportStatements.ask(id)))
  }

  private static func list(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(DataExportStatements.list()))
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(DataExportStatements.one(call.id("id"))))
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let gone = try await call.run(DataExportStatements.delete(call.id("id")))
    guard gone.count > 0 else { throw Problem.notFound }
    return .noContent
  }
}
