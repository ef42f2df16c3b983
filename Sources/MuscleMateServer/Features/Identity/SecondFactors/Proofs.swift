internal import APISchema
internal import Authentication
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// A recent proof of identity for a session. A wrong proof is a fault of the input: the session continues.
extension SecondFactors {
  static func prove(_ call: Call, _: Nothing, _ body: Proof) async throws -> Response {
    if let password = body.password {
      try await prove(call, password: password)
    } else if let code = body.code {
      try await prove(call, code: code)
    } else if let code = body.recoveryCode {
      let digest = RecoveryCode(code)?.digest ?? SHA256.digest(code.utf8)
      let isRight = try await call.runAsServerWithContext(CodeStatements.proveByRecoveryCode(digest))
      guard isRight else {
        throw Problem.invalid("/recovery_code", .invalid("a code that was not used yet"))
      }
    } else if let passkey = body.passkey {
      try await Passkeys.prove(call, passkey)
    }
    return .noContent
  }

  private static func prove(_ call: Call, password: String) async throws {
    let credential = try await call.ownCredential()
    var faults = Faults()
    let (attempt, checked) = try await call.check(password, against: credential, at: "password", &faults)
    guard faults.isEmpty else { throw Problem.invalid(faults.list) }
    _ = try await call.runAsServerWithContext(CodeStatements.proveByPassword(attempt, checked))
  }

  private static func prove(_ call: Call, code: String) async throws {
    let (attempt, secrets) = try await call.runAsServerWithContext(
      CodeStatements.book(call.address), CodeStatements.secrets())
    if let match = try await call.match(code, among: secrets) {
      let isRight = try await call.runAsServerWithContext(
        CodeStatements.proveByCode(attempt, match.factor, match.step))
      if isRight { return }
    } else {
      _ = try await call.runAsServerWithContext(CodeStatements.refuse(attempt))
    }
    throw Problem.invalid("/code", .invalid("the code that the app shows now"))
  }

  static func unlock(_ call: Call, _: Nothing, _ body: TokenRequest) async throws -> Response {
    guard let token = OneTimeToken(body.token) else { throw Problem.notFound }
    _ = try await call.asServer(CodeStatements.unlock(token.digest))
    return .noContent
  }
}
