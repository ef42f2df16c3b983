internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets
internal import Strength

/// Registration, the links that are mailed for it, and one's own account.
enum Accounts: Feature {
  static let routes: [Route] = [
    Route(
      .post, "/v1/accounts", .anyone, "Register as lifter or coach", body: Registration.self,
      reply: .created(Account.self),
      refusals: [
        .rule(
          "a taken address or username, a password against the tenant's rules, an invitation that opens nothing, a birth date or a consent that is missing"
        ),
        .tooMany("too many registrations from one address"),
      ],
      handle: register
    ).addingDatabaseFaults(furtherFaults),
    Route(
      .post, "/v1/email-verifications", .anyone, "Confirm an email address with the emailed token",
      body: TokenRequest.self, reply: .noContent(),
      refusals: [.gone("the link was used or is too old"), .conflict("the new address was taken meanwhile")],
      handle: verify),
    Route(
      .post, "/v1/email-verifications/resend", .anyone,
      "Email the confirmation link again, if the address is unconfirmed",
      body: AddressRequest.self, reply: .accepted(), refusals: askRefusals, handle: resend),
    Route(
      .post, "/v1/password-resets", .anyone, "Email a password reset link, if the address has an account",
      body: AddressRequest.self, reply: .accepted(), refusals: askRefusals, handle: requestReset),
    Route(
      .put, "/v1/password-resets/{token}", .anyone,
      "Set a new password; ends all sessions and API keys, and lists the other ways into the account",
      body: NewPassword.self, reply: .ok(FurtherWaysIn.self),
      refusals: [.gone("the link was used or is too old")],
      handle: reset),
    Route(
      .post, "/v1/username-reminders", .anyone, "Email the username, if the address has an account",
      body: AddressRequest.self, reply: .accepted(), refusals: askRefusals, handle: remindUsername),
    Route(.get, "/v1/me", .signedIn, "Get my account", keys: .profile, reply: .ok(Account.self), handle: me),
    Route(
      .patch, "/v1/me", .signedIn, "Update my account", withoutConsent: true, body: AccountChanges.self,
      reply: .ok(Account.self),
      refusals: [.rule("an unknown time zone")], handle: change),
    Route(
      .put, "/v1/me/username", .signedIn, "Change my username, at most every 30 days",
      proof: true, withoutConsent: true, body: UsernameChange.self, reply: .ok(Account.self),
      refusals: [
        .rule("the username is someone's, or was until lately"),
        .tooMany("it was changed within the last 30 days"),
      ], handle: changeUsername),
    Route(
      .post, "/v1/me/roles", .lifterOrCoach, "Add the role of lifter or coach to my account",
      withoutConsent: true,
      body: RoleRequest.self,
      reply: .ok(Account.self), onlyOnline: true, handle: takeRole),
    Route(
      .put, "/v1/me/password", .signedIn,
      "Change my password; ends my other sessions and revokes my API keys",
      proof: true, withoutConsent: true, body: PasswordChange.self, reply: .noContent(),
      refusals: changeRefusals,
      handle: changePassword),
    Route(
      .put, "/v1/me/email", .signedIn,
      "Change my email address; takes effect once the emailed link is used, and replaces an earlier change",
      proof: true, withoutConsent: true, body: EmailChange.self, reply: .accepted(), refusals: changeRefusals,
      handle: changeEmail),
  ]

  static let statements = AccountStatements.all

  private static let changeRefusals: [Refusal] = [
    .conflict("the password was changed meanwhile, or there is none yet"),
    .tooMany("too many wrong passwords, or too many changes within an hour"),
    .rule("a wrong current password, a new one against the tenant's rules, or a taken address"),
  ]

  /// The same whether or not the address is someone's.
  private static let askRefusals: [Refusal] = [.tooMany("too much was asked from one address")]

  // MARK: - Registration

  static func register(_ call: Call, _: Nothing, _ body: Registration) async throws -> Response {
    let invite = body.invite.map(inviteDigest)
    let agreed = JSON.array(body.consents.map { $0.encoded() })
    let (wait, rules, inviteFault, consentFaults) = try await call.runAsServerWithContext(
      AccountStatements.bookRegistration(call.address),
      AccountStatements.registrationRules(body.email, body.username, body.timeZone),
      AccountStatements.inviteFault(invite, body.email),
      ConsentStatements.faults(agreed, body.birthDate, body.timeZone))
    if let wait { throw Problem.tooManyRequests(retryAfter: Int(wait)) }
    let faults =
      furtherFaults(
        rules, email: body.email, username: body.username, password: body.password, timeZone: body.timeZone)
      + furtherFaults(ofInvite: inviteFault) + Problem.faults(in: consentFaults)
    guard faults.isEmpty else { throw Problem.invalid(faults) }
    let hash = try await call.services.passwords.hash(body.password)
    let token = OneTimeToken()
    let id = UUID.v7(at: call.services.clock())
    let account = try await call.runAsServerWithContext(
      AccountStatements.register(
        id, body.role.rawValue, body.email, body.username, body.displayName,
        body.locale ?? call.preferredLocale, body.timeZone, body.unit?.rawValue, hash, token.digest,
        try token.sealed(in: call.services.secrets), invite),
      ConsentStatements.upsert(id, agreed, body.birthDate), returning: AccountStatements.registered(id))
    return .created(at: "/v1/me", account)
  }

  /// The faults that the database and the tenant's rules find in those members of a refused body that are in order by
  /// themselves, so that every fault is named at once.
  private static func furtherFaults(_ call: Call, _ named: [Fault]) async throws -> [Fault] {
    guard let body = try? JSON.parse(call.request.body) else { return [] }
    return try await furtherFaults(call, named, of: body)
  }

  /// What a form was filled with as an app sends it, under the same rules.
  ///
  /// - Throws: every fault at once, those that only the database finds among them.
  static func registration(of form: [JSON.Member], _ call: Call) async throws -> Registration {
    var faults = Faults()
    if let message = Registration.decode(.object(form), Rules(), into: &faults) { return message }
    let further = try await furtherFaults(call, faults.list, of: .object(form))
    throw Problem.invalid(faults.list + further)
  }

  private static func furtherFaults(
    _ call: Call, _ named: [Fault], of body: JSON
  ) async throws -> [Fault] {
    func member(_ name: String) -> String? {
      named.contains { $0.pointer == "/\(name)" } ? nil : body[name]?.text
    }
    let (email, username) = (member("email")?.trimmed, member("username")?.trimmed)
    let (rules, inviteFault) = try await call.runAsServerWithContext(
      AccountStatements.registrationRules(email, username, member("time_zone")),
      AccountStatements.inviteFault(member("invite").map(inviteDigest), email))
    return furtherFaults(
      rules, email: email, username: username, password: member("password"), timeZone: member("time_zone"))
      + furtherFaults(ofInvite: inviteFault)
  }

  /// The digest of the token. A text that is no token of ours gets a digest that no invitation has.
  private static func inviteDigest(_ text: String) -> [UInt8] {
    OneTimeToken(text)?.digest ?? SHA256.digest(text.utf8)
  }

  private static func furtherFaults(ofInvite fault: String?) -> [Fault] {
    var faults = Faults()
    switch fault {
    case "unknown": faults.add("invite", .unknown)
    case .some: faults.add("invite", .invalid("the token that was mailed to this address"))
    case nil: break
    }
    return faults.list
  }

  private static func furtherFaults(
    _ rules: RegistrationRules, email: String?, username: String?, password: String?, timeZone: String?
  ) -> [Fault] {
    var faults = Faults()
    if email != nil, rules.emailIsTaken { faults.add("email", .taken) }
    if username != nil, rules.usernameIsTaken { faults.add("username", .taken) }
    let names = [username, email].compactMap(\.self)
    if let password {
      for fault in rules.password.policy.faults(of: password, names: names) { faults.add("password", fault) }
    }
    return faults.list + (rules.knowsTimeZone ? [] : [.timeZone(timeZone ?? "")])
  }

  // MARK: - Mailed links

  static func verify(_ call: Call, _: Nothing, _ body: TokenRequest) async throws -> Response {
    guard let token = OneTimeToken(body.token) else { throw Problem.notFound }
    _ = try await call.asServer(AccountStatements.verifyEmail(token.digest))
    return .noContent
  }

  static func resend(_ call: Call, _: Nothing, _ body: AddressRequest) async throws -> Response {
    try await askForLink(call, "verify_email", body)
  }

  static func requestReset(_ call: Call, _: Nothing, _ body: AddressRequest) async throws -> Response {
    try await askForLink(call, "reset_password", body)
  }

  private static func askForLink(
    _ call: Call, _ kind: String, _ body: AddressRequest
  ) async throws -> Response {
    let token = OneTimeToken()
    return try await ask(call, kind, body, token.digest, try token.sealed(in: call.services.secrets))
  }

  /// The mail loop finds out whether the address is someone's, within a second. It is not woken: working at once, it
  /// would slow the asker's next request where there is a mail to be sent, and so reveal it after all.
  private static func ask(
    _ call: Call, _ kind: String, _ body: AddressRequest, _ digest: [UInt8]?, _ secret: [UInt8]?
  ) async throws -> Response {
    _ = try await call.runAsServerWithContext(
      AccountStatements.askByAddress(kind, body.email, digest, secret, call.address))
    return .accepted
  }

  static func reset(_ call: Call, _: Nothing, _ body: NewPassword) async throws -> Response {
    .ok(
      try await reset(
        call, token: call.parameters["token"] ?? "", password: body.password,
        endsEverything: body.endEverything))
  }

  static func reset(
    _ call: Call, token: String, password: String, endsEverything: Bool
  ) async throws -> Document {
    guard let token = OneTimeToken(token) else { throw Problem.notFound }
    let rules = try await call.asServer(AccountStatements.resetRules(token.digest))
    try rules.check(password, at: "/password")
    let hash = try await call.services.passwords.hash(password)
    return try await call.asServer(AccountStatements.redeemReset(token.digest, hash, endsEverything))
  }

  static func remindUsername(_ call: Call, _: Nothing, _ body: AddressRequest) async throws -> Response {
    try await ask(call, "username_reminder", body, nil, nil)
  }
}
