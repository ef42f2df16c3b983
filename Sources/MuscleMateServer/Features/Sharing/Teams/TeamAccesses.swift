internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The lifter's view: the teams with access, and what they see. A lifter gives a team access by accepting its invitation
/// or code.
extension Teams {
  static let accessRoutes: [Route] = [
    Route(
      .get, "/v1/team-grants", .lifterOrCoach,
      "List the teams that I share with, their members and what they see",
      query: PageQuery.self, reply: .ok(Page<TeamAccess>.self),
      handle: Route.pages(of: TeamClientStatements.page)),
    Route(
      .put, "/v1/team-grants/{team}", .lifterOrCoach,
      "Replace the scopes that I share with a team",
      body: Sharing.self, reply: .ok(TeamAccess.self), refusals: [.rule("an end that is past")],
      handle: share),
    Route(
      .delete, "/v1/team-grants/{team}", .lifterOrCoach, "Stop sharing my data with a team",
      reply: .noContent(), handle: revokeAccess),
  ]

  private static func share(_ call: Call, _: Nothing, _ sharing: Sharing) async throws -> Response {
    let terms = try SharingTerms(sharing, at: call.services.clock())
    return .ok(
      try await call.run(
        TeamClientStatements.share(
          try call.id("team"), terms.scopes, terms.starts, terms.ends, Language.scopeLabels, call.stated)))
  }

  private static func revokeAccess(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(TeamClientStatements.revokeAccess(try call.id("team")))
    return .noContent
  }
}
