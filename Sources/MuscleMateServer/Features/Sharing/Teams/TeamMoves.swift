internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// How a client of a team moves from one of its coaches to another: with the lifter's consent alone.
extension Teams {
  static let moveRoutes: [Route] = [
    Route(
      .post, "/v1/teams/{team}/moves", .coach,
      "Propose the transfer of a client to another coach of the team",
      body: TeamMoveRequest.self, reply: .created(TeamMove.self), idempotent: true,
      refusals: [
        .rule("a lifter who is no client of the team, a coach who is not in it"),
        .conflict("only an owner may; another proposal is open"),
        .tooMany("5 proposals for one client in 30 days"),
      ], handle: propose),
    Route(
      .get, "/v1/teams/{team}/moves", .coach, "List the team's proposed transfers, newest first",
      query: PageQuery.self,
      reply: .ok(Page<TeamMove>.self), refusals: [ownersOnly], handle: moves),
    Route(
      .delete, "/v1/teams/{team}/moves/{id}", .coach, "Withdraw a proposed transfer", reply: .noContent(),
      refusals: [ownersOnly, .gone("decided already")], handle: withdrawMove),
    Route(
      .get, "/v1/moves", .lifterOrCoach,
      "List the transfers to another coach that I have to decide, newest first",
      module: .coaching, query: PageQuery.self, reply: .ok(Page<TeamMove>.self), handle: mine),
    Route(
      .post, "/v1/moves/{id}/accept", .lifterOrCoach,
      "Accept a transfer: the proposed coach sees these scopes, and the previous coach sees nothing",
      module: .coaching,
      body: Sharing.self,
      reply: .ok(Coach.self),
      refusals: [
        over, .rule("an end that is past"), .conflict("the coach is blocked or has no place left"),
      ], handle: acceptMove),
    Route(
      .post, "/v1/moves/{id}/decline", .lifterOrCoach, "Decline a transfer and stay with my coach",
      module: .coaching,
      reply: .noContent(),
      refusals: [over],
      handle: declineMove),
  ]

  private static let over = Refusal.gone("decided or withdrawn, or the coach takes no clients any more")

  private static func propose(_ call: Call, _: Nothing, _ body: TeamMoveRequest) async throws -> Response {
    let (id, team) = (UUID.v7(at: call.services.clock()), try call.id("team"))
    let location = "/v1/teams/\(team)/moves"
    return try await call.idempotently(id) { call in
      let made = try await call.run(
        TeamClientStatements.propose(id, team, body.lifter, body.from, body.to, body.message))
      return .created(at: location, made)
    } repeated: { call, earlier in
      try .created(at: location, await call.run(TeamClientStatements.move(earlier)))
    }
  }

  private static func moves(_ call: Call, _ query: PageQuery, _: Nothing) async throws -> Response {
    try await page(call, query, of: call.id("team"))
  }

  private static func mine(_ call: Call, _ query: PageQuery, _: Nothing) async throws -> Response {
    try await page(call, query, of: nil)
  }

  private static func page(_ call: Call, _ query: PageQuery, of team: UUID?) async throws -> Response {
    let (at, id, limit) = query.newestFirst
    return .ok(try await call.run(TeamClientStatements.moves(team, at, id, limit)))
  }

  private static func withdrawMove(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(TeamClientStatements.withdraw(try call.id("team"), try call.id("id")))
    return .noContent
  }

  private static func acceptMove(_ call: Call, _: Nothing, _ sharing: Sharing) async throws -> Response {
    let terms = try SharingTerms(sharing, at: call.services.clock())
    let coach = try await call.run(
      TeamClientStatements.accept(try call.id("id"), terms.scopes, terms.starts, terms.ends))
    return .ok(coach)
  }

  private static func declineMove(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(TeamClientStatements.decline(try call.id("id")))
    return .noContent
  }
}
