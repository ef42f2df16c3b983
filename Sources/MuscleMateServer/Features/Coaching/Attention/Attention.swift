internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The clients that need the coach's attention, and why.
enum Attention: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/attention", .coach, "List the clients that need attention, with the rule and its data",
      keys: .coaching, query: AttentionQuery.self, reply: .ok(AttentionQueue.self), handle: queue),
    Route(
      .post, "/v1/attention/{id}/dismissals", .coach, "Dismiss an attention item", keys: .coaching,
      body: AttentionDismissal.self,
      reply: .noContent(), refusals: [.rule("until is a time to come")], handle: dismiss),
    Route(
      .delete, "/v1/attention/{id}/dismissals", .coach, "Restore a dismissed attention item", keys: .coaching,
      reply: .noContent(),
      handle: takeUp),
    Route(
      .post, "/v1/attention/dismissals", .coach, "Dismiss several attention items", keys: .coaching,
      body: AttentionDismissals.self,
      reply: .noContent(), refusals: [.rule("until is a time to come")], handle: dismissAll),
    Route(
      .post, "/v1/attention/returns", .coach, "Restore several dismissed attention items", keys: .coaching,
      body: AttentionReturns.self,
      reply: .noContent(), handle: takeUpAll),
    Route(
      .get, "/v1/attention/rules", .coach, "Get my attention rules", keys: .coaching,
      reply: .ok(TunedAttentionRules.self),
      handle: showRules),
    Route(
      .put, "/v1/attention/rules", .coach,
      "Change or mute my attention rules; absent rules use the platform's defaults",
      keys: .coaching, body: TunedAttentionRules.self, reply: .ok(TunedAttentionRules.self), handle: tune),
    Route(
      .get, "/v1/clients/{lifter}/attention-rules", .coach, "Get the attention rules for a client",
      keys: .coaching, reply: .ok(TunedAttentionRules.self), handle: showClientRules),
    Route(
      .put, "/v1/clients/{lifter}/attention-rules", .coach,
      "Change or mute the attention rules for a client; absent rules are as for all clients", keys: .coaching,
      body: TunedAttentionRules.self,
      reply: .ok(TunedAttentionRules.self), handle: tuneForClient),
  ]

  static let statements = AttentionStatements.all

  private static func queue(_ call: Call, _ query: AttentionQuery, _: Nothing) async throws -> Response {
    let (at, id, limit) = query.newestFirst
    return .ok(
      try await call.run(
        AttentionStatements.queue(
          limit, at, id, query.rule?.rawValue, query.client, query.dismissed,
          AttentionText.sentences, call.stated)))
  }

  private static func dismiss(_ call: Call, _: Nothing, _ body: AttentionDismissal) async throws -> Response {
    _ = try await call.run(AttentionStatements.dismiss(try call.id("id"), body.until))
    return .noContent
  }

  private static func dismissAll(
    _ call: Call, _: Nothing, _ body: AttentionDismissals
  ) async throws -> Response {
    _ = try await call.run(AttentionStatements.dismissAll(body.entries, body.until))
    return .noContent
  }

  private static func takeUpAll(_ call: Call, _: Nothing, _ body: AttentionReturns) async throws -> Response {
    _ = try await call.run(AttentionStatements.takeUp(body.entries))
    return .noContent
  }

  private static func takeUp(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let taken = try await call.run(AttentionStatements.takeUp([try call.id("id")]))
    guard taken.count > 0 else { throw Problem.notFound }
    return .noContent
  }

  private static func showRules(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(AttentionStatements.rules(nil)))
  }

  private static func tune(_ call: Call, _: Nothing, _ body: TunedAttentionRules) async throws -> Response {
    let rules = try await call.run(
      AttentionStatements.tune(nil, body.own.encoded()), returning: AttentionStatements.rules(nil))
    return .ok(rules)
  }

  private static func showClientRules(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let lifter = try call.id("lifter")
    let rules = try await call.run(
      RequiredClient.statement(lifter), returning: AttentionStatements.rules(lifter))
    return .ok(rules)
  }

  private static func tuneForClient(
    _ call: Call, _: Nothing, _ body: TunedAttentionRules
  ) async throws -> Response {
    let lifter = try call.id("lifter")
    let rules = try await call.run(
      RequiredClient.statement(lifter), AttentionStatements.tune(lifter, body.own.encoded()),
      returning: AttentionStatements.rules(lifter))
    return .ok(rules)
  }
}
