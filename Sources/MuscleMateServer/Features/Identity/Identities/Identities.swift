internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// Signing in with Apple, Google, Facebook or another OpenID provider, and what of it is linked to one's account.
enum Identities: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/sign-ins", .anyone, "List the ways to sign in to the tenant", inMaintenance: true,
      reply: .ok(SignInWays.self), handle: ways),
    Route(
      .post, "/v1/sign-ins/{provider}", .anyone, "Start a sign-in at a provider in the browser",
      inMaintenance: true, body: SignInStart.self, reply: .created(StartedSignIn.self), holdsSecret: true,
      deadline: .seconds(20),
      refusals: startRefusals, handle: start),
    Route(
      .post, "/v1/sign-ins/{provider}/session", .anyone, "Sign in with what came back through the browser",
      inMaintenance: true, body: SignInReturn.self, reply: .created(OpenedSession.self), holdsSecret: true,
      refusals: finishRefusals + [.gone("the sign-in is too old")], handle: finish),
    Route(
      .post, "/v1/sign-ins/{provider}/nonces", .anyone, "Create a nonce for the provider's own library",
      inMaintenance: true, reply: .created(SignInNonce.self), holdsSecret: true,
      refusals: [.tooMany("too many sign-ins from one address")],
      handle: makeNonce),
    Route(
      .post, "/v1/sign-ins/{provider}/token", .anyone, "Sign in with a token of the provider's own library",
      inMaintenance: true, body: TokenSignIn.self, reply: .created(OpenedSession.self), holdsSecret: true,
      deadline: .seconds(20),
      refusals: finishRefusals + [.gone("the nonce was used or is too old")], handle: signInByToken),
    Route(
      .post, "/v1/sign-ins/{provider}/link", .signedIn, "Start linking a provider to my account",
      proof: true, body: SignInStart.self, reply: .created(StartedSignIn.self), holdsSecret: true,
      deadline: .seconds(20),
      refusals: linkRefusals, handle: startLink),
    Route(
      .get, "/v1/identities", .signedIn, "List the sign-in providers linked to my account",
      reply: .ok(Page<Identity>.self), handle: list),
    Route(
      .post, "/v1/identities", .signedIn, "Link what came back through the browser",
      proof: true, withoutConsent: true, body: IdentityLink.self, reply: .created(Identity.self),
      refusals: [.conflict("it is linked to another account"), .gone("the sign-in is too old")],
      handle: link),
    Route(
      .delete, "/v1/identities/{id}", .signedIn, "Unlink a provider", proof: true, withoutConsent: true,
      reply: .noContent(),
      refusals: [.conflict("it is the last way into the account")], handle: unlink),
    Route(
      .get, "/sign-in/{provider}", .anyone, "Back from a provider", inMaintenance: true,
      query: ProviderAnswer.self,
      reply: .text("text/html"), deadline: .seconds(30), handle: back),
    Route(
      .post, "/sign-in/{provider}", .anyone, "Back from a provider", inMaintenance: true,
      body: ProviderAnswer.self,
      reply: .text("text/html"), deadline: .seconds(30), content: .form, handle: backByForm),
    Route(
      .get, "/signed-in", .anyone, "Signed in through a provider", inMaintenance: true,
      query: ProviderAnswer.self,
      reply: .text("text/html"), handle: signedIn),
    Route(
      .post, "/signed-in", .anyone, "Complete a new account that a sign-in provider vouches for",
      inMaintenance: true, body: SignInAnswers.self, reply: .text("text/html"), content: .form,
      handle: answerSignIn),
    Route(
      .post, "/signed-in/code", .anyone, "The second step of a sign-in through a provider",
      inMaintenance: true, body: SecondStepAnswer.self, reply: .text("text/html"), content: .form,
      handle: answerSecondStep),
  ]

  static let statements = IdentityStatements.all

  static let jobs: [Job] = [
    Job(
      "expire_sign_ins", "Removes sign-ins at providers that nobody finished",
      schedule: JobSchedule("*/15 * * * *")
    ) { run in
      try await run.inBatches { IdentityStatements.expire($0.now, 500, $0.isDryRun) }
    }
  ]

  private static let startRefusals: [Refusal] = [
    .rule("an address to come back to that the operator has not listed"),
    .tooMany("too many sign-ins from one address"),
  ]

  private static let linkRefusals: [Refusal] = [
    .rule("no address to come back to, or one that the operator has not listed"),
    .tooMany("too many sign-ins from one address"),
  ]

  private static let finishRefusals: [Refusal] = [
    .unauthorized("the provider does not confirm it"), .forbidden("the address is not confirmed yet"),
    .conflict("an account has this address already, and the provider is not the one to say whose it is"),
    .rule("an address is needed, or the account does not have the role"),
    .tooMany("too many registrations from one address"),
  ]

  static func ways(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let ways = try await call.run(IdentityStatements.ways())
    return .json(.ok, ["items": .array(ways.map(JSON.string))])
  }

  static func list(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.runAsServerWithContext(IdentityStatements.list()))
  }

  static func link(_ call: Call, _: Nothing, _ body: IdentityLink) async throws -> Response {
    let (state, secret, code) = try tokens(body.state, body.secret, body.code)
    let identity = try await call.runAsServerWithContext(
      IdentityStatements.link(state.digest, secret.digest, code.digest))
    return .created(at: "/v1/identities", identity)
  }

  static func unlink(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.runAsServerWithContext(IdentityStatements.unlink(try call.id("id")))
    return .noContent
  }

  /// Texts that are no tokens of ours were never issued.
  static func tokens(
    _ state: String, _ secret: String, _ code: String
  ) throws -> (OneTimeToken, OneTimeToken, OneTimeToken) {
    guard let state = OneTimeToken(state), let secret = OneTimeToken(secret), let code = OneTimeToken(code)
    else { throw Problem.notFound }
    return (state, secret, code)
  }
}

/// The fields of a provider's redirect back to us. Providers add members of their own.
struct ProviderAnswer: Message {
  var state = ""
  var code = ""
  var error = ""
  /// Apple, at the first time: the name, as JSON.
  var user = ""

  static let shape: Shape<Self> = Shape("ProviderAnswer", ProviderAnswer.init, isOpen: true) {
    Field("state", \.state, .length(0...500), .defaulted)
    Field("code", \.code, .length(0...4000), .defaulted)
    Field("error", \.error, .length(0...500), .defaulted)
    Field("user", \.user, .length(0...4000), .defaulted)
  }
}
