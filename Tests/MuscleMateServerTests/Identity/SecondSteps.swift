import Primitives
import TestKit

@testable import MuscleMateServer

extension Client {
  /// The first step of a sign-in: its challenge.
  func firstStep(_ login: String) async throws -> JSON {
    let answer = try await post("/v1/sessions", signIn(login)).expect(401)
    guard answer.problem == "second-factor-needed" else { throw TestKitError(answer.text) }
    return try answer.json["challenge"] ?? .null
  }

  func secondStep(_ challenge: JSON, code: String) async throws -> Received {
    try await post("/v1/sessions/second-factor", ["challenge": challenge, "code": .string(code)])
  }

  func secondStep(_ challenge: JSON, recoveryCode: String) async throws -> Received {
    try await post(
      "/v1/sessions/second-factor", ["challenge": challenge, "recovery_code": .string(recoveryCode)])
  }
}

extension TestServer {
  /// As though the last proof were long ago.
  func forgetProofs() throws {
    try database.administer("update auth.sessions set proved_at = now() - interval '16 minutes'")
  }

  /// As though the codes of this moment had not been used.
  func forgetCodes() throws {
    try database.administer("update auth.totp_factors set last_step = 0")
  }

  func count(_ table: String) throws -> Int {
    try database.rows("select count(*) from \(table)")[0][0].flatMap { Int($0) } ?? 0
  }
}
