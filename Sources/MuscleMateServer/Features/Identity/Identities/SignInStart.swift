internal import APISchema
internal import Authentication
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// The way to the provider.
extension Identities {
  static func start(_ call: Call, _: Nothing, _ body: SignInStart) async throws -> Response {
    try await begin(call, body, links: false)
  }

  /// Comes back to who asked for it, and ends with `POST /v1/identities`: the server's own page only signs in.
  static func startLink(_ call: Call, _: Nothing, _ body: SignInStart) async throws -> Response {
    guard body.redirectURI != nil else { throw Problem.invalid("/redirect_uri", .missing) }
    return try await begin(call, body, links: true)
  }

  /// The same for a form of ours: the browser goes on to the provider.
  static func sendingToProvider(_ call: Call) async throws -> Response {
    let begun = try await ask(call, SignInStart(), links: false)
    return Response(303, headers: ["Location": begun.url, "Set-Cookie": cookie(begun.secret, call)])
  }

  /// If an app names no address to go on, the browser itself is signed in: its secret is a cookie then.
  private static func begin(_ call: Call, _ body: SignInStart, links: Bool) async throws -> Response {
    let begun = try await ask(call, body, links: links)
    return started(
      call, url: begun.url, state: begun.state, secret: begun.secret, isByCookie: body.redirectURI == nil)
  }

  private static func ask(
    _ call: Call, _ body: SignInStart, links: Bool
  ) async throws -> (url: String, state: OneTimeToken, secret: OneTimeToken) {
    let (settings, publicURL) = try await settings(call)
    if let address = body.redirectURI, !settings.redirectURIs.contains(address) {
      throw Problem.invalid("/redirect_uri", .invalid("an address that the operator listed"))
    }
    let base = publicURL ?? call.services.configuration.publicURL ?? call.request.origin
    let (state, secret, nonce) = (OneTimeToken(), OneTimeToken(), OneTimeToken())
    let callback = "\(base)/sign-in/\(settings.provider.rawValue)"
    // 43 characters of 32 random bytes, which is what RFC 7636 recommends for a verifier (section 4.1).
    let verifier = OneTimeToken().text
    let url = try await url(
      call, settings,
      AuthorizationRequest(
        client: settings.client, redirectURI: callback, scope: settings.scope, state: state.text,
        nonce: nonce.text, verifier: verifier,
        responseMode: settings.provider == .apple ? "form_post" : nil))
    _ = try await call.runAsServerWithContext(
      IdentityStatements.begin(
        UUID.v7(at: call.services.clock()), settings.provider.rawValue, links, state.digest, secret.digest,
        nonce.text, verifier, callback, body.redirectURI ?? "\(base)/signed-in", call.address))
    return (url, state, secret)
  }

  private static func started(
    _ call: Call, url: String, state: OneTimeToken, secret: OneTimeToken, isByCookie: Bool
  ) -> Response {
    let expiresAt = call.services.clock().advanced(bySeconds: life)
    var members: [JSON.Member] = [
      .init("url", .string(url)), .init("state", .string(state.text)),
      .init("expires_at", expiresAt.encoded()),
    ]
    if !isByCookie { members.append(.init("secret", .string(secret.text))) }
    var response = Response.json(.created, .object(members))
    if isByCookie {
      response.headers["Set-Cookie"] = cookie(secret, call)
    }
    return response
  }

  private static func cookie(_ secret: OneTimeToken, _ call: Call) -> String {
    SessionCookie.field(
      "sign-in", secret.text, seconds: Int(life), call.request.head, call.services.configuration)
  }

  /// As `sign_in_flow_life` in `auth.limits` is at first.
  static let life: Int64 = 600

  private static func url(
    _ call: Call, _ settings: ProviderSettings, _ request: AuthorizationRequest
  ) async throws -> String {
    if let facebook = settings.facebook {
      return facebook.authorizationURL(redirectURI: request.redirectURI, state: request.state)
    }
    do {
      return try await call.services.providers.metadata(
        of: settings.issuer, at: call.services.clock(), on: call.services.sidePool
      ).authorizationURL(request)
    } catch is ProviderFault {
      throw Problem.unavailable(retryAfter: 10)
    }
  }

  static func makeNonce(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let (settings, _) = try await settings(call)
    let nonce = OneTimeToken()
    _ = try await call.runAsServerWithContext(
      IdentityStatements.begin(
        UUID.v7(at: call.services.clock()), settings.provider.rawValue, false, nonce.digest, nil, nonce.text,
        nil, nil, nil, call.address))
    let expiresAt = call.services.clock().advanced(bySeconds: life)
    return .json(.created, ["nonce": .string(nonce.text), "expires_at": expiresAt.encoded()])
  }

  // MARK: - Settings

  /// The provider's settings in the visitor's tenant, with the tenant's address. 404 if the tenant has no such provider.
  static func settings(_ call: Call) async throws -> (ProviderSettings, publicURL: String?) {
    guard let provider = call.parameters["provider"].flatMap(SignInProvider.init(rawValue:)) else {
      throw Problem.notFound
    }
    let row: KnownProvider? = try await call.runAsServerWithContext(
      IdentityStatements.provider(provider.rawValue))
    guard let known = row else { throw Problem.notFound }
    let settings = try await open(known.settings, provider, tenant: known.tenant, call)
    return (settings, known.publicURL)
  }

  static func open(
    _ sealed: [UInt8], _ provider: SignInProvider, tenant: Int32, _ call: Call
  ) async throws -> ProviderSettings {
    let purpose = SealedPurpose.signInProvider(tenant: "\(tenant)", provider: provider.rawValue)
    let text = try await call.services.secrets.open(sealed, for: purpose, on: call.services.sidePool)
    return try ProviderSettings(try JSON.parse(text), provider)
  }
}
