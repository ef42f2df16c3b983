internal import APISchema
internal import Authentication
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// Routes that a passkey answers: signing in, the second step, a proof. Each challenge is for one answer, right or wrong;
/// that of the second step may be tried five times.
extension Passkeys {
  static func askForProof(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let token = OneTimeToken()
    let (_, row, own) = try await call.runAsServerWithContext(
      PasskeyStatements.askSession(token.digest, "proof"), PasskeyStatements.relyingParty(),
      PasskeyStatements.ownCredentials())
    return options(call, token, row, own)
  }

  /// Names no passkey: the caller is not known yet, and must not learn which accounts exist.
  static func askForSignIn(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let token = OneTimeToken()
    let row = try await call.runAsServerWithContext(
      PasskeyStatements.ask(token.digest, call.address), returning: PasskeyStatements.relyingParty())
    return options(call, token, row, [])
  }

  private static func options(
    _ call: Call, _ token: OneTimeToken, _ row: RelyingPartyRow, _ allowed: [PasskeyDescriptor]
  ) -> Response {
    let request = PasskeyRequest(
      challenge: token.text, domain: row.party(call.services.configuration).id, allowed: allowed,
      verification: "required")
    return .json(.ok, PasskeyOptions(request.json).encoded())
  }

  static func signIn(_ call: Call, _: Nothing, _ body: PasskeySignIn) async throws -> Response {
    guard let answer = PasskeyAnswer(body.credential), let asked = OneTimeToken(answer.challenge) else {
      throw wrong
    }
    let (_, row, key, tenant) = try await call.runAsServerWithContext(
      PasskeyStatements.spend(asked.digest, "passkey_sign_in"), PasskeyStatements.relyingParty(),
      PasskeyStatements.key(answer.credential), AuthContext.tenant())
    // Nobody named an account, so the passkey has to (section 7.2, step 6).
    guard let key, answer.userHandle == key.handle,
      let use = answer.use(
        of: key, asked.text, row.party(call.services.configuration), needsVerification: true)
    else { throw wrong }
    let role = body.role?.rawValue ?? key.roles.first ?? "lifter"
    guard let token = SessionToken(for: Role(word: role), in: tenant) else { throw wrong }
    let verdict = try await call.runAsServerWithContext(
      PasskeyStatements.open(
        key.account, key.id, Int64(use.signCount), use.isBackedUp, role, token.digest,
        DeviceName.shown(body.device)))
    guard verdict.word != "refused" else {
      throw wrong
    }
    return try Sessions.answer(try Sessions.opened(verdict, token), to: call)
  }

  private static let wrong = Problem(.wrongLogin, .wrongPasskey)

  /// The second step of a sign-in; nil where it is none of the account's, or wrong. That it is there is enough: what
  /// the person knows was asked for in the first step.
  static func finish(
    _ call: Call, _ challenge: SessionToken, _ token: SessionToken, _ assertion: PasskeyAssertion
  ) async throws -> SignInVerdict? {
    let answer = PasskeyAnswer(assertion)
    let (account, row, key) = try await call.runAsServerWithContext(
      CodeStatements.tryStep(challenge.digest), PasskeyStatements.relyingParty(),
      PasskeyStatements.key(answer?.credential ?? []))
    guard let answer, let key,
      let use = answer.use(
        of: key, challenge.passkeyChallenge, row.party(call.services.configuration),
        needsVerification: false)
    else { return nil }
    return try await call.runAsServerWithContext(
      PasskeyStatements.finish(
        account, challenge.digest, key.id, Int64(use.signCount), use.isBackedUp, token.digest))
  }

  static func prove(_ call: Call, _ assertion: PasskeyAssertion) async throws {
    let unfit = Problem.invalid("/passkey", .invalid("an answer of one of your passkeys"))
    guard let answer = PasskeyAnswer(assertion), let asked = OneTimeToken(answer.challenge) else {
      throw unfit
    }
    let (_, row, key) = try await call.runAsServerWithContext(
      PasskeyStatements.spend(asked.digest, "proof"), PasskeyStatements.relyingParty(),
      PasskeyStatements.key(answer.credential))
    guard let key,
      let use = answer.use(
        of: key, asked.text, row.party(call.services.configuration), needsVerification: true)
    else { throw unfit }
    let isRight = try await call.runAsServerWithContext(
      PasskeyStatements.prove(key.id, Int64(use.signCount), use.isBackedUp))
    guard isRight else {
      throw unfit
    }
  }
}

/// An assertion with its bytes, and the challenge that it claims to answer.
struct PasskeyAnswer {
  let credential: [UInt8]
  let challenge: String
  let userHandle: [UInt8]?
  private let assertion: WebAuthn.Assertion

  /// Nil where it is not in the form that browsers send.
  init?(_ sent: PasskeyAssertion) {
    guard let id = Base64URL.decode(sent.id),
      let clientData = Base64URL.decode(sent.response.clientDataJSON),
      let authenticatorData = Base64URL.decode(sent.response.authenticatorData),
      let signature = Base64URL.decode(sent.response.signature),
      let challenge = WebAuthn.challenge(in: clientData)
    else { return nil }
    credential = id
    self.challenge = challenge
    userHandle = sent.response.userHandle.flatMap { Base64URL.decode($0) }
    assertion = WebAuthn.Assertion(
      clientData: clientData, authenticatorData: authenticatorData, signature: signature)
  }

  /// The passkey's data; nil if a check fails, or if it belongs to another user.
  func use(
    of key: PasskeyKey, _ challenge: String, _ party: RelyingParty, needsVerification: Bool
  ) -> WebAuthn.Use? {
    guard userHandle == nil || userHandle == key.handle else { return nil }
    let known = WebAuthn.KnownKey(publicKey: key.publicKey, isBackupEligible: key.isBackupEligible)
    return try? WebAuthn.verify(
      assertion, challenge: challenge, with: known, at: party, needsVerification: needsVerification)
  }
}
