internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Codes that a coach hands around. They are looked at and redeemed where invitations are.
extension Invites {
  static let codeRoutes: [Route] = [
    Route(
      .post, "/v1/invite-codes", .coach, "Create an invite code; it is shown once",
      body: InviteCode.self, reply: .created(InviteCode.self), holdsSecret: true,
      refusals: [
        .rule("an end that is past or more than a year away, a team that is not mine to invite for"),
        .conflict("there are 20 that can be redeemed"),
      ], handle: makeCode),
    Route(
      .get, "/v1/invite-codes", .coach, "List my invite codes, newest first", query: PageQuery.self,
      reply: .ok(Page<InviteCode>.self), handle: Route.pages(of: InviteCodeStatements.page)),
    Route(
      .delete, "/v1/invite-codes/{id}", .coach, "Revoke an invite code; lifters who redeemed it stay clients",
      reply: .noContent(), handle: withdrawCode),
  ]

  private static let usualLife: Int64 = 90 * 86_400
  private static let longestLife: Int64 = 366 * 86_400

  private static func makeCode(_ call: Call, _: Nothing, _ body: InviteCode) async throws -> Response {
    let now = call.services.clock()
    let end = body.expiresAt ?? now.advanced(bySeconds: usualLife)
    guard end > now, end <= now.advanced(bySeconds: longestLife) else {
      throw Problem.invalid("/expires_at", .invalid("a time to come, at most a year away"))
    }
    let (id, code) = (UUID.v7(at: now), ShareableCode())
    let made = try await call.run(
      InviteCodeStatements.make(
        id, body.teamID, code.digest, code.hint, body.message, body.scopes.map(\.rawValue), Int32(body.uses),
        end, code.text))
    return .created(at: "/v1/invite-codes/\(id)", made)
  }

  private static func withdrawCode(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(InviteCodeStatements.withdraw(try call.id("id")))
    return .noContent
  }
}
