internal import APISchema
internal import Authentication
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// Passkeys: to sign in without a password, as a second step, and as a recent proof of identity.
enum Passkeys: Feature {
  static let routes: [Route] = [
    Route(.get, "/v1/passkeys", .signedIn, "List my passkeys", reply: .ok(Page<Passkey>.self), handle: list),
    Route(
      .post, "/v1/passkeys/registrations", .signedIn, "Get the options for creating a passkey in the browser",
      proof: true, withoutConsent: true, reply: .ok(PasskeyOptions.self), holdsSecret: true,
      handle: askForNew),
    Route(
      .post, "/v1/passkeys", .signedIn, "Add a passkey that the browser created", proof: true,
      withoutConsent: true,
      body: NewPasskey.self,
      reply: .created(Passkey.self), limit: 128 * 1024,
      refusals: [
        .gone("the challenge is over: ask for a new one"),
        .conflict("ten are there already, or it is someone's"),
        .rule("an answer that does not pass the checks, or a name that is taken"),
      ],
      handle: add),
    Route(
      .patch, "/v1/passkeys/{id}", .signedIn, "Rename a passkey", withoutConsent: true, body: FactorName.self,
      reply: .ok(Passkey.self), refusals: [.rule("a name that is taken")], handle: rename),
    Route(
      .delete, "/v1/passkeys/{id}", .signedIn, "Remove a passkey", proof: true, withoutConsent: true,
      reply: .noContent(), handle: delete),
    Route(
      .post, "/v1/passkeys/challenges", .signedIn,
      "Create a challenge that one of my passkeys answers as a proof",
      withoutConsent: true, reply: .ok(PasskeyOptions.self), holdsSecret: true, handle: askForProof),
    Route(
      .post, "/v1/sessions/passkey/challenges", .anyone, "Create a challenge for signing in with a passkey",
      inMaintenance: true, reply: .ok(PasskeyOptions.self), holdsSecret: true,
      refusals: [.tooMany("too many from one address")],
      handle: askForSignIn
    ),
    Route(
      .post, "/v1/sessions/passkey", .anyone, "Sign in with a passkey", inMaintenance: true,
      body: PasskeySignIn.self,
      reply: .created(OpenedSession.self), holdsSecret: true,
      refusals: [
        .unauthorized("no passkey of ours"), .gone("the challenge is over: ask for a new one"),
        .forbidden("the address is not confirmed yet"), .rule("the account does not have the role"),
      ],
      handle: signIn),
  ]

  static let statements = PasskeyStatements.all

  // MARK: - One's passkeys

  private static func list(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.runAsServerWithContext(PasskeyStatements.list()))
  }

  private static func askForNew(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let token = OneTimeToken()
    let (_, row, user, own) = try await call.runAsServerWithContext(
      PasskeyStatements.askSession(token.digest, "passkey_registration"), PasskeyStatements.relyingParty(),
      PasskeyStatements.user(), PasskeyStatements.ownCredentials())
    let party = row.party(call.services.configuration)
    let options = PasskeyCreation(
      challenge: token.text, domain: party.id, name: party.name, user: user, excluded: own)
    return .json(.ok, PasskeyOptions(options.json).encoded())
  }

  private static func add(_ call: Call, _: Nothing, _ body: NewPasskey) async throws -> Response {
    let answer = body.credential.response
    guard let clientData = Base64URL.decode(answer.clientDataJSON),
      let attestation = Base64URL.decode(answer.attestationObject),
      let challenge = WebAuthn.challenge(in: clientData), let token = OneTimeToken(challenge)
    else { throw unfit }
    let row = try await call.runAsServerWithContext(
      PasskeyStatements.spend(token.digest, "passkey_registration"),
      returning: PasskeyStatements.relyingParty())
    let made: WebAuthn.Credential
    do throws(WebAuthnFault) {
      made = try WebAuthn.register(
        clientData: clientData, attestationObject: attestation, challenge: token.text,
        at: row.party(call.services.configuration))
    } catch {
      throw unfit
    }
    guard body.credential.id == Base64URL.encode(made.id) else { throw unfit }
    let passkey = try await call.runAsServerWithContext(
      PasskeyStatements.add(
        UUID.v7(at: call.services.clock()), body.name, made.id, made.publicKey, Int64(made.signCount),
        answer.transports, made.isBackupEligible, made.isBackedUp))
    return .created(at: "/v1/passkeys", passkey)
  }

  private static let unfit = Problem.invalid("/credential", .invalid("a new passkey of this site"))

  private static func rename(_ call: Call, _: Nothing, _ body: FactorName) async throws -> Response {
    .ok(try await call.runAsServerWithContext(PasskeyStatements.rename(call.id("id"), body.name)))
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.runAsServerWithContext(PasskeyStatements.delete(call.id("id")))
    return .noContent
  }
}
