internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// A coach's asking for more than a client shares.
extension SharingControls {
  static let scopeRequestRoutes: [Route] = [
    Route(
      .post, "/v1/clients/{lifter}/scope-requests", .coach, "Ask a client to share more scopes",
      body: ScopeRequest.self, reply: .created(ScopeRequest.self), idempotent: true,
      refusals: [
        .conflict("all of it is open, a request is open, or an assistant asks"),
        .tooMany("5 requests in 30 days"),
      ], handle: ask),
    Route(
      .get, "/v1/scope-requests", .lifterOrCoach,
      "List the scope requests that I sent or received, newest first",
      module: .coaching, query: PageQuery.self, reply: .ok(Page<ScopeRequest>.self),
      handle: Route.pages(of: ScopeRequestStatements.page)),
    Route(
      .post, "/v1/scope-requests/{id}/grant", .lifterOrCoach, "Grant a scope request",
      module: .coaching, body: Sharing.self, reply: .ok(Coach.self),
      refusals: [over, .rule("no scope, or an end that is past")], handle: grant),
    Route(
      .post, "/v1/scope-requests/{id}/decline", .lifterOrCoach, "Decline a scope request",
      module: .coaching,
      reply: .noContent(),
      refusals: [over], handle: declineRequest),
    Route(
      .delete, "/v1/scope-requests/{id}", .coach, "Withdraw my scope request", reply: .noContent(),
      refusals: [.gone("answered already")], handle: withdrawRequest),
  ]

  private static let over = Refusal.gone("answered or withdrawn")

  private static func ask(_ call: Call, _: Nothing, _ body: ScopeRequest) async throws -> Response {
    let (id, lifter) = (UUID.v7(at: call.services.clock()), try call.id("lifter"))
    return try await call.idempotently(id) { call in
      let made = try await call.run(
        ScopeRequestStatements.ask(id, lifter, body.scopes.map(\.rawValue), body.message))
      return .created(at: "/v1/scope-requests/\(id)", made)
    } repeated: { call, earlier in
      try .created(
        at: "/v1/scope-requests/\(earlier)", await call.run(ScopeRequestStatements.one(earlier)))
    }
  }

  private static func grant(_ call: Call, _: Nothing, _ sharing: Sharing) async throws -> Response {
    guard !sharing.scopes.isEmpty else { throw Problem.invalid("/scopes", .tooFew(1)) }
    let terms = try SharingTerms(sharing, at: call.services.clock())
    return .ok(
      try await call.run(
        ScopeRequestStatements.grant(try call.id("id"), terms.scopes, terms.starts, terms.ends)))
  }

  private static func declineRequest(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(ScopeRequestStatements.decline(try call.id("id")))
    return .noContent
  }

  private static func withdrawRequest(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(ScopeRequestStatements.withdraw(try call.id("id")))
    return .noContent
  }
}
