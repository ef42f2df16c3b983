internal import APISchema
internal import EventLoop
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// One's own log as a table, at once: the archive's `workouts.csv` without the wait. A page of workouts is read when the one
/// before it is on its way.
enum OwnWorkoutTable {
  static let route = Route(
    .get, "/v1/lifters/me/workouts.csv", .lifterOrCoach,
    "Export my whole log as CSV, oldest first, as `POST /v1/lifters/me/imports` reads it",
    keys: .training, reply: .text("text/csv"), heavy: true, handle: answer)

  private static let workoutsAtOnce: Int32 = 50

  private static func answer(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let first = try await page(call, behind: nil)
    var response = Response(
      .ok,
      headers: [
        "Content-Type": "text/csv; charset=utf-8", "Cache-Control": "no-store",
        "Content-Disposition": "attachment; filename=\"workouts.csv\"",
      ])
    response.body = .stream { writer in
      try await writer.write(Array(WorkoutTable.header.utf8))
      var next = first
      while let page = next {
        try await writer.write(WorkoutTable.lines(page, on: call.services.sidePool))
        next = try await self.page(call, behind: page)
      }
    }
    return response
  }

  private static func page(_ call: Call, behind last: ExportedSets?) async throws -> ExportedSets? {
    let (at, id) = last.map { ($0.lastAt, $0.lastID) } ?? WorkoutTable.beforeAll
    return try await call.run(DataExportStatements.ownSets(at, id, workoutsAtOnce))
  }
}
