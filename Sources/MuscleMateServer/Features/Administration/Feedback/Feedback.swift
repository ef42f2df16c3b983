internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Users' feedback to the platform, and its outcome.
enum Feedback: Feature {
  static let routes: [Route] = [
    Route(
      .post, "/v1/feedback", .signedIn, "Send feedback: an idea, a bug or a question",
      body: FeedbackRequest.self, reply: .created(OwnFeedback.self), idempotent: true,
      refusals: [.conflict("20 of them are open: support reads each")], handle: send),
    Route(
      .get, "/v1/feedback", .signedIn, "List my feedback with the answers, newest first",
      query: PageQuery.self, reply: .ok(Page<OwnFeedback>.self),
      handle: Route.pages(of: FeedbackStatements.own)),
    Route(
      .get, "/v1/feedback/ideas", .signedIn, "List the ideas that are open for votes", module: .ideas,
      query: IdeaQuery.self,
      reply: .ok(Page<PublicIdea>.self), handle: ideas),
    Route(
      .put, "/v1/feedback/ideas/{id}/vote", .signedIn, "Vote for an idea", module: .ideas,
      reply: .noContent(), handle: vote),
    Route(
      .delete, "/v1/feedback/ideas/{id}/vote", .signedIn, "Remove my vote", module: .ideas,
      reply: .noContent(),
      handle: takeVoteBack),
    Route(
      .get, "/v1/admin/feedback", .admin(.moderation), "List the users' feedback, newest first",
      query: FeedbackQuery.self,
      reply: .ok(Page<TriagedFeedback>.self), handle: inbox),
    Route(
      .get, "/v1/admin/feedback/{id}", .admin(.moderation), "One of them", reply: .ok(TriagedFeedback.self),
      handle: showTriaged),
    Route(
      .patch, "/v1/admin/feedback/{id}", .admin(.moderation),
      "Triage feedback: state, labels, priority, assignee, notes, merging",
      proof: true, body: FeedbackTriage.self, reply: .ok(TriagedFeedback.self),
      refusals: [
        .rule("an assignee looks after feedback; what it is merged into is merged into nothing itself")
      ],
      handle: triage),
    Route(
      .post, "/v1/admin/feedback/{id}/answer", .admin(.moderation),
      "Reply to the authors of feedback and of feedback merged into it", proof: true,
      body: FeedbackAnswer.self,
      reply: .ok(TriagedFeedback.self), handle: answer),
  ]

  static let statements = FeedbackStatements.all

  // MARK: - One's own

  private static func send(_ call: Call, _: Nothing, _ body: FeedbackRequest) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    return try await call.idempotently(id) { call in
      let made = try await call.run(
        FeedbackStatements.send(id, body.kind.rawValue, body.text, body.appVersion, body.screen),
        returning: FeedbackStatements.one(id))
      return try .created(at: "/v1/feedback", made)
    } repeated: { call, earlier in
      try .created(at: "/v1/feedback", await call.run(FeedbackStatements.one(earlier)))
    }
  }

  private static func ideas(_ call: Call, _ query: IdeaQuery, _: Nothing) async throws -> Response {
    let (at, id, limit) = query.newestFirst
    return .ok(
      try await call.run(
        FeedbackStatements.ideas(query.sort == .votes, at, id, limit)))
  }

  private static func vote(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(FeedbackStatements.vote(try call.id("id"), true))
    return .noContent
  }

  private static func takeVoteBack(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(FeedbackStatements.vote(try call.id("id"), false))
    return .noContent
  }

  // MARK: - Triage

  private static func inbox(_ call: Call, _ query: FeedbackQuery, _: Nothing) async throws -> Response {
    let (at, id, limit) = query.newestFirst
    return .ok(
      try await call.run(
        FeedbackStatements.inbox(
          at, id, limit, query.state?.rawValue, query.kind?.rawValue, query.label,
          query.assignee, query.q)))
  }

  private static func showTriaged(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(FeedbackStatements.triaged(try call.id("id"))))
  }

  private static func triage(_ call: Call, _: Nothing, _: FeedbackTriage) async throws -> Response {
    .ok(
      try await call.run(
        FeedbackStatements.triage(try call.id("id"), try call.bodyText(of: FeedbackTriage.self))))
  }

  private static func answer(_ call: Call, _: Nothing, _ body: FeedbackAnswer) async throws -> Response {
    .ok(
      try await call.run(
        FeedbackStatements.answer(try call.id("id"), body.text, body.state.rawValue)))
  }
}
