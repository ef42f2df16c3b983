internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The lifter's view of coaching: the coaches, and what each of them may see.
enum Coaches: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/coaches", .lifterOrCoach, "List my coaches and what I share with each",
      query: PageQuery.self,
      reply: .ok(Page<Coach>.self), handle: Route.pages(of: CoachStatements.page)),
    Route(
      .put, "/v1/coaches/{coach}/scopes", .lifterOrCoach, "Replace the scopes that I share with a coach",
      body: Sharing.self, reply: .ok(Coach.self), refusals: [rules], handle: share),
    Route(
      .post, "/v1/coaches/{coach}/scopes/preview", .lifterOrCoach,
      "Preview in words what a change of scopes would open and close", body: Sharing.self,
      reply: .ok(SharingChange.self), onlyOnline: true, refusals: [rules], handle: preview),
    Route(
      .delete, "/v1/coaches/{coach}", .lifterOrCoach, "Leave a coach; they see none of my data from now on",
      reply: .noContent(), handle: leave),
    Route(
      .get, "/v1/scopes", .anyone, "List the scopes, in words: what each opens and what stays closed",
      module: .coaching, reply: .ok(Page<ScopeWords>.self), handle: scopes),
  ]

  static let statements = CoachStatements.all

  private static let rules = Refusal.rule(
    "an end that is past or before its beginning; a period of no scope asked")

  private static func share(_ call: Call, _: Nothing, _ sharing: Sharing) async throws -> Response {
    let terms = try SharingTerms(sharing, at: call.services.clock())
    return .ok(
      try await call.run(
        CoachStatements.share(
          try call.id("coach"), terms.scopes, terms.starts, terms.ends, Language.scopeLabels, call.stated)))
  }

  private static func preview(_ call: Call, _: Nothing, _ sharing: Sharing) async throws -> Response {
    let terms = try SharingTerms(sharing, at: call.services.clock())
    return .ok(
      try await call.run(
        CoachStatements.preview(
          try call.id("coach"), terms.scopes, terms.starts, terms.ends, Language.scopeLabels, call.stated)))
  }

  private static func scopes(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    // The route is open to anyone: its statement runs as a visitor and does not return a signed-in caller's language.
    await call.learnLanguage()
    let closed = try await call.run(CoachStatements.scopesWithoutModule())
    var page = Page<ScopeWords>()
    page.items = Scope.allCases.filter { !closed.contains($0.rawValue) }.map(call.language.labels)
    return .json(.ok, page.encoded())
  }

  private static func leave(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(CoachStatements.leave(try call.id("coach")))
    return .noContent
  }
}
