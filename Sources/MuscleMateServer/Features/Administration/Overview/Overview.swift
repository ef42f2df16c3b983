internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The figures with which an admin begins the day.
enum Overview: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/admin/overview", .admin(.operations),
      "The figures of what waits: those of alerts and feedback with the duty `moderation` too",
      reply: .ok(AdminOverview.self), handle: show)
  ]

  static let statements: [AnyStatement] = [figures.erased]

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(figures()))
  }

  private static let figures = Statement<Document>(
    "overview.figures", for: [.admin],
    """
    select app.admin_overview()
    """)
}
