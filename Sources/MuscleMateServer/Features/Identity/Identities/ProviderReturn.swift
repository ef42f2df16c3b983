internal import APISchema
internal import Authentication
internal import EventLoop
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// Back from the provider: the code is exchanged, what it says is kept, and the browser goes on to where the sign-in was
/// begun for, which only the operator could choose.
extension Identities {
  static func back(_ call: Call, _ answer: ProviderAnswer, _: Nothing) async throws -> Response {
    try await goOn(call, answer)
  }

  static func backByForm(_ call: Call, _: Nothing, _ answer: ProviderAnswer) async throws -> Response {
    try await goOn(call, answer)
  }

  private static func goOn(_ call: Call, _ answer: ProviderAnswer) async throws -> Response {
    guard let state = OneTimeToken(answer.state),
      let provider = call.parameters["provider"].flatMap(SignInProvider.init(rawValue:))
    else { return try await page(call, 404, .signInRefused) }
    let flow: ReturnedFlow
    do {
      flow = try await call.asServer(IdentityStatements.return(state.digest, provider.rawValue))
    } catch {
      // The reader comes from the provider, not from a mail.
      return try await Pages.failure(error, call, .signInTitle, unknown: .signInRefused)
    }
    guard answer.error.isEmpty, !answer.code.isEmpty else {
      return redirect(flow, ["error": "access_denied", "state": state.text])
    }
    do {
      let settings = try await open(flow.settings, provider, tenant: flow.tenant, call)
      var person = try await identify(answer.code, flow, settings, call)
      person.name = person.name ?? appleName(answer.user)
      let code = OneTimeToken()
      _ = try await call.asServer(
        IdentityStatements.note(
          state.digest, code.digest, person.subject, person.email, person.isVerified, person.isAuthority,
          person.name))
      return redirect(flow, ["code": code.text, "state": state.text])
    } catch let error where error is ProviderFault || error is IDTokenFault {
      call.services.observe(
        .failed(route: call.route.path, request: call.request.id, error: "\(provider.rawValue): \(error)"))
      let isDown = error as? ProviderFault == .unavailable
      return redirect(
        flow, ["error": isDown ? "temporarily_unavailable" : "server_error", "state": state.text])
    }
  }

  private static func identify(
    _ code: String, _ flow: ReturnedFlow, _ settings: ProviderSettings, _ call: Call
  ) async throws -> ProvenPerson {
    let (pool, now) = (call.services.sidePool, call.services.clock())
    let client = call.services.providers.client
    if let facebook = settings.facebook {
      return ProvenPerson(
        try await pool.run { try facebook.person(code: code, redirectURI: flow.callback, by: client) })
    }
    let metadata = try await call.services.providers.metadata(of: settings.issuer, at: now, on: pool)
    let secret = try settings.clientSecret(at: now)
    let tokens = try await pool.run {
      try client.exchange(
        code: code, verifier: flow.verifier, redirectURI: flow.callback, client: settings.client,
        secret: secret, at: metadata.tokenEndpoint)
    }
    let token = try await call.services.providers.verify(
      tokens.idToken, keysAt: metadata.keySet,
      IDToken.Expectation(
        issuers: settings.issuers, audiences: [settings.client], nonce: flow.nonce,
        accessToken: tokens.accessToken),
      at: now, on: pool)
    return ProvenPerson(token, settings)
  }

  /// Signed by no one: good for a name, and for nothing else.
  private static func appleName(_ user: String) -> String? {
    let name = (try? JSON.parse(Array(user.utf8)))?["name"]
    let parts = [name?["firstName"]?.text, name?["lastName"]?.text].compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// 303: whatever brought the browser here, it goes on with GET.
  private static func redirect(_ flow: ReturnedFlow, _ query: KeyValuePairs<String, String>) -> Response {
    let separator = flow.redirectURI.contains("?") ? "&" : "?"
    return Response(
      303, headers: ["Location": flow.redirectURI + separator + PercentEncoding.form(query)])
  }

  static func page(_ call: Call, _ status: Status, _ text: PageText) async throws -> Response {
    try await PortalPage.plain(
      call, status, title: call.language.text(.page(.signInTitle)),
      content: Pages.paragraph(call, text))
  }
}
