internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// How coach and lifter come together: the coach invites, the lifter answers and chooses what to share.
enum Invites: Feature {
  static let routes: [Route] =
    [
      Route(
        .post, "/v1/invites", .coach,
        "Invite a lifter by username or email address; repeat it to send a new link",
        entitlement: .clients, body: InviteRequest.self, reply: .created(Invite.self),
        refusals: [
          .rule("a username that nobody has, or one's own; a team that is not mine to invite for"),
          .conflict("the lifter is a client already, or the team has no place for one more"),
          .tooMany("more than 100 invitations a day, 20 to addresses an hour, or 5 mails to one lifter"),
        ], handle: send),
      Route(
        .get, "/v1/invites", .lifterOrCoach,
        "List the invitations that I sent or received, newest first",
        module: .coaching, query: PageQuery.self, reply: .ok(Page<Invite>.self),
        handle: Route.pages(of: InviteStatements.page)),
      Route(
        .get, "/v1/invites/{invite}", .lifterOrCoach,
        "Get an invitation: who invites me and what they ask to see, in words",
        module: .coaching, reply: .ok(Invitation.self), refusals: [over, notMine], handle: look),
      Route(
        .post, "/v1/invites/{invite}/accept", .lifterOrCoach,
        "Accept an invitation by token, code or id, and share these scopes",
        module: .coaching, body: Sharing.self, reply: .ok(Coach.self),
        refusals: [
          over, .rule("an end that is past"),
          .conflict(
            "mailed to another address; the coach is blocked, connected already, or has no place left"),
        ], handle: accept),
      Route(
        .post, "/v1/invites/{invite}/decline", .lifterOrCoach, "Decline an invitation", module: .coaching,
        reply: .noContent(),
        refusals: [over, notMine], handle: decline),
      Route(
        .post, "/v1/invites/{id}/resend", .coach, "Email the link of my invitation again",
        reply: .ok(Invite.self),
        refusals: [.gone("answered or withdrawn"), .tooMany("5 mails to one lifter")], handle: resend),
      Route(
        .delete, "/v1/invites/{invite}", .coach, "Withdraw my invitation", reply: .noContent(),
        refusals: [.gone("answered already")], handle: withdraw),
    ] + codeRoutes

  static let statements = InviteStatements.all + InviteCodeStatements.all

  static let jobs: [Job] = [
    Job(
      "expire_invites", "Closes invitations that nobody answered, and notifies those who sent them",
      schedule: JobSchedule("*/15 * * * *")
    ) { try await $0.maintenanceBatches("expire_invites") }
  ]

  private static let over = Refusal.gone("answered, withdrawn or expired, or the coach may invite no more")
  private static let notMine = Refusal.conflict("mailed to another address than the account's")

  private static func send(_ call: Call, _: Nothing, _ invite: InviteRequest) async throws -> Response {
    let token = OneTimeToken()
    let sent = try await call.run(
      InviteStatements.send(
        UUID.v7(at: call.services.clock()), invite.lifter, invite.message, invite.scopes.map(\.rawValue),
        invite.teamID, token.digest, try token.sealed(in: call.services.secrets)))
    return .created(at: "/v1/invites/\(sent.id)", sent.document)
  }

  private static func look(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(try InviteKey(call).look(call.stated)))
  }

  private static func resend(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let token = OneTimeToken()
    let invite = try await call.run(
      InviteStatements.resend(
        try call.id("id"), token.digest, try token.sealed(in: call.services.secrets)))
    return .ok(invite)
  }

  private static func accept(_ call: Call, _: Nothing, _ sharing: Sharing) async throws -> Response {
    let (key, terms) = (try InviteKey(call), try SharingTerms(sharing, at: call.services.clock()))
    return .ok(try await accept(call, key, terms))
  }

  /// A coach who has no place left is told that somebody waits.
  private static func accept(_ call: Call, _ key: InviteKey, _ terms: SharingTerms) async throws -> Document {
    do {
      return try await call.run(key.accept(terms))
    } catch let error as DatabaseError where Problem(error)?.detail == .coachFull {
      if let tell = key.tellNoPlace { _ = try await call.run(tell) }
      throw error
    }
  }

  /// As `accept`, for the mailed token.
  static func accept(_ call: Call, _ token: OneTimeToken, _ scopes: [Scope]) async throws {
    let terms = try SharingTerms(Sharing(scopes: scopes), at: call.services.clock())
    _ = try await accept(call, .token(token.digest), terms)
  }

  static func decline(_ call: Call, _ token: OneTimeToken) async throws {
    _ = try await call.run(InviteStatements.decline(token.digest, nil))
  }

  private static func decline(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(try InviteKey(call).decline())
    return .noContent
  }

  private static func withdraw(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(InviteStatements.withdraw(try call.id("invite")))
    return .noContent
  }
}
