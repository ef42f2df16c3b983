internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Who of the admins looks after what.
enum AdminDutyRoutes: Feature {
  static let title = AdminAccounts.title

  static let routes: [Route] = [
    Route(
      .get, "/v1/admin/accounts/{id}/duties", .admin(.accounts), "Get an admin's duties",
      reply: .ok(AdminDuties.self), handle: show),
    Route(
      .put, "/v1/admin/accounts/{id}/duties", .admin(.accounts), "Set another admin's duties",
      proof: true, body: AdminDuties.self, reply: .ok(AdminDuties.self),
      refusals: [.conflict("one's own duties, or those of the last admin who looks after accounts")],
      handle: change),
  ]

  static let statements: [AnyStatement] = [shown.erased, changed.erased]

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(shown(try call.id("id"))))
  }

  private static func change(_ call: Call, _: Nothing, _ body: AdminDuties) async throws -> Response {
    .ok(try await call.run(changed(try call.id("id"), body.duties.map(\.rawValue))))
  }

  private static let shown = Statement<Document, UUID>(
    "duties.one", for: [.admin],
    """
    select app.duties_shown($1)
    """)

  private static let changed = Statement<Document, UUID, [String]>(
    "duties.change", for: [.admin],
    """
    select app.change_duties($1, $2)
    """)
}
