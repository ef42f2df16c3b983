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
      "Get the counts of open tasks; alerts and feedback need the duty `moderation`",
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
