import Authentication
import Primitives
import TestKit

@testable import MuscleMateServer

/// An authenticator app on someone's phone, with the recovery codes beside it.
struct CodeApp {
  let id: String
  let recoveryCodes: [String]
  private let totp: TOTP

  /// Enrols the app and confirms it with the code of this moment.
  static func added(to person: Client, name: String? = nil) async throws -> CodeApp {
    let body: JSON = name.map { ["name": .string($0)] } ?? [:]
    let enrolment = try await person.post("/v1/second-factors/totp", body).expect(201).json
    guard let id = enrolment["id"]?.text, let secret = enrolment["secret"]?.text,
      let bytes = Base32.decode(secret)
    else { throw TestKitError("no enrolment") }
    let totp = TOTP(secret: bytes)
    let confirmed = try await person.post(
      "/v1/second-factors/totp/\(id)/confirmation", ["code": .string(totp.code(at: TOTP.step(at: .now)))]
    ).expect(200).json
    let codes = confirmed["recovery_codes"]?.elements?.compactMap(\.text) ?? []
    return CodeApp(id: id, recoveryCodes: codes, totp: totp)
  }

  /// The next code after the one that confirmed: the server takes it though it is a little early.
  var next: String { totp.code(at: TOTP.step(at: .now) + 1) }

  /// A code of no step that is near.
  var wrong: String {
    let present = TOTP.step(at: .now)
    let near = Set((present - 3...present + 3).map(totp.code))
    return ["000000", "111111", "222222", "333333", "444444", "555555", "666666", "777777"]
      .first { !near.contains($0) } ?? "888888"
  }
}

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
