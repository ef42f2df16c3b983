internal import APISchema
internal import Authentication
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// The second step of a sign-in. The challenge is the token that the session would have had: it names role and tenant, and
/// its 32 random bytes are what a passkey signs. The session gets another.
extension SecondFactors {
  static func finishSignIn(_ call: Call, _: Nothing, _ body: SecondStep) async throws -> Response {
    try Sessions.answer(try await open(call, body), to: call)
  }

  static func open(_ call: Call, _ body: SecondStep) async throws -> Sessions.Opened {
    guard let challenge = SessionToken(body.challenge) else { throw Problem(.gone) }
    // Asked for in any case: a challenge is a text that someone sent.
    let tenant = try await call.tenant()
    guard let token = SessionToken(for: challenge.role, in: tenant) else { throw Problem(.gone) }
    let verdict: SignInVerdict?
    if let code = body.code {
      verdict = try await finish(call, challenge, token, code: code)
    } else if let code = body.recoveryCode {
      verdict = try await finish(call, challenge, token, recoveryCode: code)
    } else if let passkey = body.passkey {
      verdict = try await Passkeys.finish(call, challenge, token, passkey)
    } else {
      verdict = nil
    }
    guard let verdict, verdict.word != "refused" else { throw Problem(.wrongLogin, .wrongCode) }
    return try Sessions.opened(verdict, token)
  }

  /// Two trips, the code's check between them; the try is counted in the first.
  private static func finish(
    _ call: Call, _ challenge: SessionToken, _ token: SessionToken, code: String
  ) async throws -> SignInVerdict? {
    let (account, attempt, secrets) = try await call.runAsServerWithContext(
      CodeStatements.tryStep(challenge.digest), CodeStatements.book(call.address), CodeStatements.secrets())
    guard let match = try await call.match(code, among: secrets) else {
      _ = try await call.runAsServerWithContext(CodeStatements.refuseStep(account, attempt))
      return nil
    }
    return try await call.runAsServerWithContext(
      CodeStatements.finishByCode(
        account, challenge.digest, attempt, match.factor, match.step, token.digest))
  }

  private static func finish(
    _ call: Call, _ challenge: SessionToken, _ token: SessionToken, recoveryCode: String
  ) async throws -> SignInVerdict? {
    // A malformed code costs a try all the same.
    let digest = RecoveryCode(recoveryCode)?.digest ?? SHA256.digest(recoveryCode.utf8)
    return try await call.runAsServerWithContext(
      CodeStatements.tryStep(challenge.digest),
      returning: CodeStatements.finishByRecoveryCode(challenge.digest, digest, token.digest))
  }
}

extension Call {
  /// The factor whose code this is at this time, and the code's step.
  func match(
    _ code: String, among secrets: [FactorSecret]
  ) async throws -> (factor: UUID, step: Int64)? {
    for secret in secrets {
      let key = try await services.secrets.open(secret.sealed, for: secret.purpose, on: services.sidePool)
      if let step = TOTP(secret: key).step(of: code, at: services.clock()) { return (secret.factor, step) }
    }
    return nil
  }
}

extension Problem {
  /// The first factor was right: how the second step goes. `publicKey` is what a browser asks a passkey by; it leaves
  /// out the domain, which is then the page's own.
  static func secondFactorNeeded(_ verdict: SignInVerdict, _ challenge: SessionToken) throws -> Problem {
    var problem = Problem(.secondFactorNeeded, .secondFactorNeeded)
    let ways = try verdict.account.map { try JSON.parse($0.withUnsafeBytes(Array.init)) } ?? .object([])
    problem.members = [
      .init("challenge", .string(challenge.text)),
      .init("expires_at", verdict.expiresAt?.encoded() ?? .null),
      .init("methods", ways["methods"] ?? .array([])),
    ]
    if let passkeys = ways["passkeys"]?.elements, !passkeys.isEmpty {
      let options = PasskeyRequest(
        challenge: challenge.passkeyChallenge, domain: nil,
        allowed: passkeys.map { PasskeyDescriptor($0) }, verification: "preferred")
      problem.members.append(.init("publicKey", options.json))
    }
    return problem
  }
}
