internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Coaches who work together, and clients who let a team in.
enum Teams: Feature {
  static let routes: [Route] =
    [
      Route(.get, "/v1/teams", .coach, "List my teams", reply: .ok(Page<Team>.self), handle: list),
      Route(
        .post, "/v1/teams", .coach, "Create a team; I become its owner", body: Team.self,
        reply: .created(Team.self), idempotent: true, refusals: [.conflict("I own 10")], handle: found),
      Route(
        .get, "/v1/teams/{team}", .coach, "Get one of my teams with its members", reply: .ok(Team.self),
        handle: show),
      Route(
        .put, "/v1/teams/{team}", .coach, "Rename a team", body: Team.self, reply: .ok(Team.self),
        refusals: [ownersOnly], handle: rename),
      Route(
        .delete, "/v1/teams/{team}", .coach, "Delete a team; its members no longer see its clients",
        reply: .noContent(), refusals: [ownersOnly], handle: dissolve),
      Route(
        .put, "/v1/teams/{team}/members/{account}", .coach, "Change a member's role in the team",
        body: TeamMember.self, reply: .ok(Team.self), refusals: [leadership], handle: setRole),
      Route(
        .delete, "/v1/teams/{team}/members/{account}", .coach, "Leave a team, or remove a member",
        reply: .noContent(), refusals: [leadership], handle: removeMember),
      Route(
        .delete, "/v1/teams/{team}/clients/{lifter}", .coach, "Remove a client from the team",
        reply: .noContent(), refusals: [ownersOnly], handle: removeClient),
    ] + inviteRoutes + accessRoutes + moveRoutes

  static let statements = TeamStatements.all + TeamClientStatements.all

  static let ownersOnly = Refusal.conflict("only an owner of the team may")
  private static let leadership = Refusal.conflict("only an owner may; the team would have no owner left")

  private static func list(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(TeamStatements.list()))
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(TeamStatements.one(call.id("team"))))
  }

  private static func found(_ call: Call, _: Nothing, _ body: Team) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    return try await call.idempotently(id) { call in
      .created(at: "/v1/teams/\(id)", try await call.run(TeamStatements.make(id, body.name)))
    } repeated: { call, earlier in
      try .created(at: "/v1/teams/\(earlier)", await call.run(TeamStatements.one(earlier)))
    }
  }

  private static func rename(_ call: Call, _: Nothing, _ body: Team) async throws -> Response {
    .ok(try await call.run(TeamStatements.rename(try call.id("team"), body.name)))
  }

  private static func dissolve(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(TeamStatements.dissolve(try call.id("team")))
    return .noContent
  }

  private static func setRole(_ call: Call, _: Nothing, _ body: TeamMember) async throws -> Response {
    .ok(
      try await call.run(
        TeamStatements.setRole(try call.id("team"), try call.id("account"), body.role.rawValue)))
  }

  private static func removeMember(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(TeamStatements.removeMember(try call.id("team"), try call.id("account")))
    return .noContent
  }

  private static func removeClient(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(TeamStatements.removeClient(try call.id("team"), try call.id("lifter")))
    return .noContent
  }
}
