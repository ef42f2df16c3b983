internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Messages between a coach and a client: the coach reads and writes while some scope is open, the client reads what was
/// written for good and writes while the two are connected.
enum Conversations: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/conversations", .lifterOrCoach,
      "List my conversations, newest first",
      module: .coaching, query: PageQuery.self, reply: .ok(Page<Conversation>.self),
      handle: Route.pages(of: ConversationStatements.page)),
    Route(
      .get, "/v1/conversations/{account}/messages", .lifterOrCoach,
      "List the messages of a conversation, newest first", module: .coaching,
      query: DirectMessageQuery.self,
      reply: .ok(DirectMessagePage.self), handle: messages),
    Route(
      .post, "/v1/conversations/{account}/messages", .lifterOrCoach,
      "Send a message to a client or a coach, who is notified",
      module: .coaching, body: NewMessage.self, reply: .created(DirectMessage.self), idempotent: true,
      refusals: [
        .conflict("the coach is mine no more"), .tooMany("more than 30 messages a minute or 500 a day"),
      ], handle: send),
    Route(
      .post, "/v1/conversations/messages", .coach,
      "Message several clients, each in their own conversation; sent to all or to none",
      module: .coaching, body: NewMessages.self, reply: .ok(Page<SentMessage>.self), idempotent: true,
      refusals: [
        .rule("each is a client who shares something with me"),
        .tooMany("more than 30 messages a minute or 500 a day to one of them"),
      ], handle: sendToClients),
    Route(
      .get, "/v1/conversations/{account}/messages/{message}", .lifterOrCoach, "Get a message",
      module: .coaching, reply: .ok(DirectMessage.self), handle: show),
    Route(
      .put, "/v1/conversations/{account}/read", .lifterOrCoach,
      "Mark a conversation as read up to a time",
      module: .coaching, body: ReadMark.self, reply: .noContent(), handle: read),
    Route(
      .put, "/v1/conversations/{account}/messages/{message}", .lifterOrCoach,
      "Edit my message within an hour", module: .coaching, body: MessageWording.self,
      reply: .ok(DirectMessage.self),
      refusals: [settled], handle: edit),
    Route(
      .delete, "/v1/conversations/{account}/messages/{message}", .lifterOrCoach,
      "Delete my message within an hour; a placeholder stays", module: .coaching,
      reply: .noContent(),
      refusals: [settled], handle: delete),
  ]

  static let statements = ConversationStatements.all

  private static let settled = Refusal.conflict("it was sent more than an hour ago")

  private static func messages(
    _ call: Call, _ query: DirectMessageQuery, _: Nothing
  ) async throws -> Response {
    var wanted = query
    wanted.after = query.newerThan ?? query.after
    let (at, id, limit) = wanted.newestFirst
    return .ok(
      try await call.run(
        ConversationStatements.messages(call.id("account"), at, id, query.newerThan != nil, limit)))
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(ConversationStatements.one(call.id("account"), call.id("message"))))
  }

  private static func send(_ call: Call, _: Nothing, _ message: NewMessage) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    let account = try call.id("account")
    return try await call.idempotently(id) { call in
      let sent = try await call.run(ConversationStatements.send(account, id, message.text))
      return .created(at: "\(call.request.path)/\(id)", sent)
    } repeated: { call, earlier in
      try .created(
        at: "\(call.request.path)/\(earlier)", await call.run(ConversationStatements.one(account, earlier)))
    }
  }

  private static func sendToClients(
    _ call: Call, _: Nothing, _ messages: NewMessages
  ) async throws -> Response {
    let batch = UUID.v7(at: call.services.clock())
    return try await call.idempotently(batch) { call in
      .ok(try await call.run(ConversationStatements.sendToClients(messages.clients, batch, messages.text)))
    } repeated: { call, earlier in
      .ok(try await call.run(ConversationStatements.sentToClients(messages.clients, earlier)))
    }
  }

  private static func read(_ call: Call, _: Nothing, _ mark: ReadMark) async throws -> Response {
    _ = try await call.run(ConversationStatements.read(call.id("account"), mark.upTo))
    return .noContent
  }

  private static func edit(_ call: Call, _: Nothing, _ wording: MessageWording) async throws -> Response {
    .ok(
      try await call.run(
        ConversationStatements.edit(call.id("account"), call.id("message"), wording.text)))
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(ConversationStatements.delete(call.id("account"), call.id("message")))
    return .noContent
  }
}
