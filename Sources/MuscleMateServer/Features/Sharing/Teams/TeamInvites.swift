internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// How coaches come into a team.
extension Teams {
  static let inviteRoutes: [Route] = [
    Route(
      .post, "/v1/teams/{team}/invites", .coach,
      "Invite a coach to the team by username or email address; repeat it to send the email again",
      body: TeamInvite.self,
      reply: .created(TeamInvite.self),
      refusals: [
        .rule("a username that no coach has"),
        .conflict("only an owner may; in the team already; 50 are in it or invited"),
        .tooMany("5 mails to one coach"),
      ], handle: invite),
    Route(
      .get, "/v1/teams/{team}/invites", .coach, "List the team's invitations, newest first",
      query: PageQuery.self,
      reply: .ok(Page<TeamInvite>.self), refusals: [ownersOnly], handle: invites),
    Route(
      .delete, "/v1/teams/{team}/invites/{id}", .coach, "Withdraw a team invitation",
      reply: .noContent(), refusals: [ownersOnly, .gone("answered already")], handle: withdrawInvite),
    Route(
      .get, "/v1/team-invites", .coach, "List the team invitations that I received, newest first",
      query: PageQuery.self, reply: .ok(Page<TeamInvite>.self), handle: received),
    Route(
      .post, "/v1/team-invites/{id}/accept", .coach, "Join a team", reply: .ok(Team.self),
      refusals: [over], handle: acceptInvite),
    Route(
      .post, "/v1/team-invites/{id}/decline", .coach, "Decline a team invitation", reply: .noContent(),
      refusals: [over], handle: declineInvite),
  ]

  private static let over = Refusal.gone(
    "answered, withdrawn or expired, or the inviter owns the team no more")

  private static func invite(_ call: Call, _: Nothing, _ body: TeamInvite) async throws -> Response {
    let (id, team) = (UUID.v7(at: call.services.clock()), try call.id("team"))
    let made = try await call.run(
      TeamStatements.invite(id, team, body.coach, body.role.rawValue, body.message))
    return .created(at: "/v1/teams/\(team)/invites", made)
  }

  private static func invites(_ call: Call, _ query: PageQuery, _: Nothing) async throws -> Response {
    try await page(call, query, of: call.id("team"))
  }

  private static func received(_ call: Call, _ query: PageQuery, _: Nothing) async throws -> Response {
    try await page(call, query, of: nil)
  }

  private static func page(_ call: Call, _ query: PageQuery, of team: UUID?) async throws -> Response {
    let (at, id, limit) = query.newestFirst
    return .ok(try await call.run(TeamStatements.invites(team, at, id, limit)))
  }

  private static func withdrawInvite(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(TeamStatements.withdrawInvite(try call.id("team"), try call.id("id")))
    return .noContent
  }

  private static func acceptInvite(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(TeamStatements.answerInvite(call.id("id"), "accepted")))
  }

  private static func declineInvite(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(TeamStatements.answerInvite(try call.id("id"), "declined"))
    return .noContent
  }
}
