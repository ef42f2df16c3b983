internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// Signing in and out, and the devices that are signed in.
enum Sessions: Feature {
  static let routes: [Route] = [
    Route(
      .post, "/v1/sessions", .anyone, "Sign in with email address or username", inMaintenance: true,
      body: SignInRequest.self,
      reply: .created(OpenedSession.self), holdsSecret: true,
      refusals: [
        .forbidden("the address is not confirmed yet, or an admin set it aside"),
        .tooMany("too many failures"),
        .rule("the account does not have the role"),
        .unauthorized(
          "wrong login, or a second factor is needed: `challenge` and `methods` say how to go on"),
      ],
      handle: open),
    Route(
      .delete, "/v1/sessions", .signedIn, "Sign out everywhere, including here, and revoke my API keys",
      withoutConsent: true, reply: .noContent(), handle: endAll),
    Route(
      .get, "/v1/sessions", .signedIn, "List my signed-in devices", reply: .ok(Page<Session>.self),
      handle: list),
    Route(
      .get, "/v1/sessions/current", .signedIn, "Get the current session: the account and its role",
      inMaintenance: true, reply: .ok(CurrentSession.self), handle: current),
    Route(
      .put, "/v1/sessions/current/role", .signedIn, "Switch to another of my roles, with a new token",
      proof: true, withoutConsent: true, body: SessionRole.self, reply: .ok(OpenedSession.self),
      holdsSecret: true, refusals: [.rule("the account does not have the role")], handle: changeRole),
    Route(
      .delete, "/v1/sessions/current", .signedIn, "Sign out here", withoutConsent: true, reply: .noContent(),
      handle: endThis),
    Route(
      .delete, "/v1/sessions/{session}", .signedIn, "Sign out another device", withoutConsent: true,
      reply: .noContent(), handle: end),
  ]

  static let statements = SessionStatements.all

  static func open(_ call: Call, _: Nothing, _ body: SignInRequest) async throws -> Response {
    try answer(try await open(call, body), to: call)
  }

  /// The token is shown once. A page of ours asks by `Session: cookie` for a cookie instead, which its scripts can't
  /// read; no page of another site can send that field, or a form that carries it.
  /// So does a page that came by a cookie.
  static func answer(_ opened: Opened, _ status: Status = .created, to call: Call) throws -> Response {
    var head = "{"
    var headers: Headers = [:]
    if call.cameByCookie || call.request.headers["Session"]?.lowercased() == "cookie" {
      guard call.request.head.isOfOwnPage else { throw Problem(.crossSite, .crossSite) }
      headers["Set-Cookie"] = SessionCookie.field(
        opened.token, call.request.head, call.services.configuration)
    } else {
      head += "\"token\":\"\(opened.token.text)\","
    }
    head += "\"expires_at\":\(opened.expiresAt.encoded()),\"account\":"
    return .json(
      status, Array(head.utf8) + opened.account.withUnsafeBytes(Array.init) + Array("}".utf8),
      headers: headers)
  }

  struct Opened: Sendable {
    let token: SessionToken
    let expiresAt: Timestamp
    let account: Document
  }

  /// Two trips, the check of the password between them, as sign_in.sql describes.
  static func open(_ call: Call, _ body: SignInRequest) async throws -> Opened {
    let (candidate, tenant) = try await call.runAsServerWithContext(
      SessionStatements.candidate(body.login, call.address), AuthContext.tenant())
    guard candidate.retryAfter == 0, let attempt = candidate.attempt else {
      throw Problem.tooManyRequests(retryAfter: max(1, candidate.retryAfter))
    }
    let passwords = call.services.passwords
    let match = try await passwords.match(body.password, for: candidate.hash)
    guard match != .none, let account = candidate.account, let hash = candidate.hash else {
      try await call.refusePassword(attempt)
      throw Problem(.wrongLogin)
    }
    // The database confirms that the role is held; one that is not gets no further than there.
    let word = body.role?.rawValue ?? candidate.roles?.first ?? "lifter"
    guard let token = SessionToken(for: Role(word: word), in: tenant) else { throw Problem(.wrongLogin) }
    let better = try await passwords.renewal(of: hash, after: match, body.password)
    let verdict = try await call.runAsServerWithContext(
      SessionStatements.open(
        attempt, account, hash, better, word, token.digest, DeviceName.shown(body.device)))
    return try opened(verdict, token)
  }

  /// The meaning of a verdict of auth.start_session, for every way of signing in. `token` is the one whose hash was
  /// passed to it.
  static func opened(_ verdict: SignInVerdict, _ token: SessionToken) throws -> Opened {
    switch verdict.word {
    case "opened": break
    case "second-factor": throw try Problem.secondFactorNeeded(verdict, token)
    case "unverified": throw Problem(.emailUnverified)
    case "address-set-aside": throw Problem(.addressSetAside)
    case "role-not-held": throw Problem.invalid("/role", .invalid("a role of this account"))
    default: throw Problem(.wrongLogin)
    }
    guard let expiresAt = verdict.expiresAt, let account = verdict.account else { throw Problem(.wrongLogin) }
    return Opened(token: token, expiresAt: expiresAt, account: account)
  }

  /// The session stays what it is but for its role. The former token ends in the same transaction, and no change that came
  /// with it is committed later.
  static func changeRole(_ call: Call, _: Nothing, _ body: SessionRole) async throws -> Response {
    guard case .session(let former) = call.caller else { throw Problem(.unauthorized) }
    let tenant = if let known = former.tenant { known } else { try await call.tenant() }
    let word = body.role.rawValue
    guard let token = SessionToken(for: Role(word: word), in: tenant) else { throw Problem(.unauthorized) }
    let other = try await call.runAsServerAlone(
      SessionStatements.changeRole(word, token.digest), with: former)
    return try answer(Opened(token: token, expiresAt: other.expiresAt, account: other.account), .ok, to: call)
  }

  static func list(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.runAsServerWithContext(SessionStatements.list()))
  }

  static func current(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.runAsServerWithContext(SessionStatements.current()))
  }

  static func endCurrent(_ call: Call) async throws {
    _ = try await call.runAsServerWithContext(SessionStatements.end(nil))
  }

  static func endThis(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try await endCurrent(call)
    return call.clearingCookie(.noContent)
  }

  static func end(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.runAsServerWithContext(SessionStatements.end(try call.id("session")))
    return .noContent
  }

  static func endAll(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.runAsServerWithContext(SessionStatements.endAll())
    return call.clearingCookie(.noContent)
  }
}

extension Call {
  fileprivate var cameByCookie: Bool {
    guard case .session = caller else { return false }
    return request.headers["Authorization"] == nil
  }

  /// A browser that comes by a cookie which ended forgets it.
  fileprivate func clearingCookie(_ response: Response) -> Response {
    guard cameByCookie else { return response }
    var response = response
    response.headers["Set-Cookie"] = SessionCookie.cleared(request.head, services.configuration)
    return response
  }
}

extension Call {
  /// A wrong password: counts against the account, which locks after many; then its owner is mailed how to unlock it.
  func refusePassword(_ attempt: Int64) async throws {
    let token = OneTimeToken()
    _ = try await runAsServerWithContext(
      SessionStatements.refuse(attempt),
      SessionStatements.lockAfterFailures(
        attempt, token.digest, try token.sealed(in: services.secrets)))
  }
}

extension Role {
  /// The database role of a role that an account has.
  init(word: String) {
    switch word {
    case "coach": self = .coach
    case "admin": self = .admin
    default: self = .lifter
    }
  }
}
