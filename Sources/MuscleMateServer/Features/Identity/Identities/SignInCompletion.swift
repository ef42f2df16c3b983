internal import APISchema
internal import Authentication
internal import EventLoop
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// The session of the person that the provider vouched for.
extension Identities {
  static func finish(_ call: Call, _: Nothing, _ body: SignInReturn) async throws -> Response {
    guard call.parameters["provider"].flatMap(SignInProvider.init(rawValue:)) != nil else {
      throw Problem.notFound
    }
    return try Sessions.answer(try await open(call, body), to: call)
  }

  static func open(_ call: Call, _ body: SignInReturn) async throws -> Sessions.Opened {
    let (state, secret, code) = try tokens(body.state, body.secret, body.code)
    // The token names role and tenant, so both have to be known before the token is made.
    let (first, tenant) = try await call.runAsServerWithContext(
      IdentityStatements.firstRoleAtSignIn(state.digest, secret.digest, code.digest), AuthContext.tenant())
    let role = body.role?.rawValue ?? first ?? "lifter"
    guard let token = SessionToken(for: Role(word: role), in: tenant) else { throw Problem(.wrongLogin) }
    let link = OneTimeToken()
    let verdict = try await call.runAsServerWithContext(
      IdentityStatements.finish(
        state.digest, secret.digest, code.digest,
        stated(body.email, body.birthDate, body.consents), UUID.v7(at: call.services.clock()),
        body.role?.rawValue, role, call.preferredLocale, link.digest,
        try link.sealed(in: call.services.secrets), call.address, token.digest, DeviceName.shown(body.device))
    )
    return try Sessions.opened(verdict, token)
  }

  /// The person's own statement: it counts if an account is made.
  private static func stated(_ email: String?, _ birthDate: CivilDate?, _ consents: [Agreement]) -> JSON {
    [
      "email": email.map(JSON.string) ?? .null, "birth_date": birthDate?.encoded() ?? .null,
      "consents": .array(consents.map { $0.encoded() }),
    ]
  }

  // MARK: - By a token of the provider's own library

  static func signInByToken(_ call: Call, _: Nothing, _ body: TokenSignIn) async throws -> Response {
    let (settings, _) = try await settings(call)
    let person: ProvenPerson
    do {
      person = try await identify(body, settings, call)
    } catch let error where error is ProviderFault || error is IDTokenFault {
      if error as? ProviderFault == .unavailable { throw Problem.unavailable(retryAfter: 10) }
      throw Problem(.unauthorized, .providerRefused, ["provider": settings.provider.title])
    }
    let (first, tenant) = try await call.runAsServerWithContext(
      IdentityStatements.firstRole(
        settings.provider.rawValue, person.subject, person.isAuthority ? person.email : nil),
      AuthContext.tenant())
    let role = body.role?.rawValue ?? first ?? "lifter"
    guard let token = SessionToken(for: Role(word: role), in: tenant) else { throw Problem(.wrongLogin) }
    let link = OneTimeToken()
    let verdict = try await call.runAsServerWithContext(
      IdentityStatements.byToken(
        settings.provider.rawValue, body.nonce, person.subject, person.email, person.isVerified,
        person.isAuthority, person.name ?? body.name,
        stated(body.email, body.birthDate, body.consents), UUID.v7(at: call.services.clock()),
        body.role?.rawValue, role, call.preferredLocale, link.digest,
        try link.sealed(in: call.services.secrets), call.address, token.digest, DeviceName.shown(body.device))
    )
    return try Sessions.answer(try Sessions.opened(verdict, token), to: call)
  }

  /// Facebook's access token is looked through at Facebook; any other provider's token proves itself.
  private static func identify(
    _ body: TokenSignIn, _ settings: ProviderSettings, _ call: Call
  ) async throws -> ProvenPerson {
    let (pool, now) = (call.services.sidePool, call.services.clock())
    if let facebook = settings.facebook, let accessToken = body.accessToken {
      let client = call.services.providers.client
      return ProvenPerson(try await pool.run { try facebook.person(accessToken: accessToken, by: client) })
    }
    guard let idToken = body.idToken else { throw Problem.invalid("/id_token", .missing) }
    let metadata = try await call.services.providers.metadata(of: settings.issuer, at: now, on: pool)
    let token = try await call.services.providers.verify(
      idToken, keysAt: metadata.keySet,
      IDToken.Expectation(
        issuers: settings.issuers, audiences: settings.audiences, nonce: body.nonce,
        accessToken: body.accessToken),
      at: now, on: pool)
    return ProvenPerson(token, settings)
  }
}

extension SignInProvider {
  var title: String {
    switch self {
    case .google: "Google"
    case .apple: "Apple"
    case .facebook: "Facebook"
    case .oidc: "OpenID"
    }
  }
}
