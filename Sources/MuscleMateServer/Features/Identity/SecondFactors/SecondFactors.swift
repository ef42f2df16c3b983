internal import APISchema
internal import Authentication
internal import Drawing
internal import EventLoop
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Rendering
internal import Secrets

/// Authenticator apps, recovery codes, and the recent proof of identity for a session. An answer that shows a secret must not
/// be given twice: so none of these routes takes an idempotency key.
enum SecondFactors: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/second-factors", .signedIn, "List my second factors", reply: .ok(SecondFactorList.self),
      handle: list),
    Route(
      .post, "/v1/second-factors/totp", .signedIn, "Start setting up an authenticator app",
      proof: true, withoutConsent: true, body: FactorNaming.self, reply: .created(TOTPEnrolment.self),
      holdsSecret: true,
      refusals: [.conflict("ten are there already"), .rule("a name that is taken")], handle: add),
    Route(
      .post, "/v1/second-factors/totp/{id}/confirmation", .signedIn,
      "Confirm an authenticator app with its first code; signing in needs a code from now on",
      proof: true, withoutConsent: true, body: CodeRequest.self, reply: .ok(RecoveryCodes.self),
      holdsSecret: true,
      refusals: [.rule("a wrong code")],
      handle: confirm),
    Route(
      .post, "/v1/second-factors/recovery-codes", .signedIn, "Create ten new recovery codes",
      proof: true, withoutConsent: true, reply: .ok(RecoveryCodes.self), holdsSecret: true,
      refusals: [.conflict("there is no second factor")],
      handle: replaceRecoveryCodes),
    Route(
      .patch, "/v1/second-factors/{id}", .signedIn, "Rename a second factor", withoutConsent: true,
      body: FactorName.self,
      reply: .noContent(), refusals: [.rule("a name that is taken")], handle: rename),
    Route(
      .delete, "/v1/second-factors/{id}", .signedIn, "Remove a second factor", proof: true,
      withoutConsent: true,
      reply: .noContent(), handle: delete),
    Route(
      .post, "/v1/sessions/second-factor", .anyone, "Complete a sign-in with the second factor",
      inMaintenance: true,
      body: SecondStep.self,
      reply: .created(OpenedSession.self), holdsSecret: true,
      refusals: [
        .unauthorized("a wrong code or passkey"), .gone("the challenge is over: sign in again"),
        .forbidden("the address is not confirmed yet"), .tooMany("too many wrong codes"),
        .rule("the account does not have the role any more"),
      ],
      handle: finishSignIn),
    Route(
      .put, "/v1/sessions/current/proof", .signedIn,
      "Prove my identity again, for operations that need a proof of the last 15 minutes",
      withoutConsent: true,
      body: Proof.self,
      reply: .noContent(),
      refusals: [
        .rule("what was given is wrong"), .tooMany("too many wrong passwords or codes"),
        .conflict("a password where the account has a second factor"),
        .gone("the passkey's challenge is over"),
      ],
      handle: prove),
    Route(
      .post, "/v1/password-unlocks", .anyone,
      "Unlock a password after failed attempts, with the emailed token",
      body: TokenRequest.self, reply: .noContent(), refusals: [.gone("the link was used or is too old")],
      handle: unlock),
  ]

  static let statements = SecondFactorStatements.all + CodeStatements.all

  static let jobs: [Job] = [
    Job(
      "expire_challenges", "Removes challenges, unconfirmed apps and password locks that ended a day ago",
      schedule: JobSchedule("20 * * * *")
    ) { run in
      try await run.inBatches { SecondFactorStatements.expire($0.now, 500, $0.isDryRun) }
    }
  ]

  // MARK: - One's factors

  private static func list(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.runAsServerWithContext(SecondFactorStatements.list()))
  }

  /// Two trips: the secret is sealed for its place, and only the session knows whose it is.
  private static func add(_ call: Call, _: Nothing, _ body: FactorNaming) async throws -> Response {
    let owner = try await call.runAsServerWithContext(SecondFactorStatements.owner())
    let totp = TOTP()
    var enrolment = TOTPEnrolment()
    enrolment.id = UUID.v7(at: call.services.clock())
    enrolment.secret = Base32.encode(totp.secret)
    enrolment.uri = totp.uri(issuer: owner.tenantName, account: owner.username)
    enrolment.qr = try await picture(of: enrolment.uri, call) ?? ""
    let place = SealedPurpose.totp(tenant: "\(owner.tenant)", factor: "\(owner.account)/\(enrolment.id)")
    let sealed = try call.services.secrets.seal(totp.secret, for: place)
    enrolment.name = try await call.runAsServerWithContext(
      SecondFactorStatements.add(enrolment.id, body.name, sealed))
    return .json(.created, enrolment.encoded())
  }

  private static func picture(of text: String, _ call: Call) async throws -> String? {
    guard let code = QRSquares(encoding: text) else { return nil }
    let png = try await call.services.sidePool.run {
      try Renderer(.plain).png(code.scene(square: 6, title: ""))
    }
    return "data:image/png;base64,\(Base64.encode(png))"
  }

  private static func confirm(_ call: Call, _: Nothing, _ body: CodeRequest) async throws -> Response {
    let id = try call.id("id")
    let secrets = try await call.runAsServerWithContext(SecondFactorStatements.unconfirmed(id))
    guard let match = try await call.match(body.code, among: secrets) else {
      throw Problem.invalid("/code", .invalid("the code that the app shows now"))
    }
    let codes = newRecoveryCodes()
    let areNew = try await call.runAsServerWithContext(
      SecondFactorStatements.confirm(id, match.step, codes.map(\.digest)))
    return recoveryCodes(areNew ? codes : nil)
  }

  private static func replaceRecoveryCodes(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let codes = newRecoveryCodes()
    _ = try await call.runAsServerWithContext(
      SecondFactorStatements.replaceRecoveryCodes(codes.map(\.digest)))
    return recoveryCodes(codes)
  }

  private static func rename(_ call: Call, _: Nothing, _ body: FactorName) async throws -> Response {
    _ = try await call.runAsServerWithContext(SecondFactorStatements.rename(call.id("id"), body.name))
    return .noContent
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.runAsServerWithContext(SecondFactorStatements.delete(call.id("id")))
    return .noContent
  }

  private static func newRecoveryCodes() -> [RecoveryCode] { (0..<10).map { _ in RecoveryCode() } }

  private static func recoveryCodes(_ codes: [RecoveryCode]?) -> Response {
    var message = RecoveryCodes()
    message.recoveryCodes = codes?.map(\.text)
    return .json(.ok, message.encoded())
  }
}

extension RecoveryCode {
  /// The digest that the database stores.
  var digest: [UInt8] { SHA256.digest(text.utf8) }
}
