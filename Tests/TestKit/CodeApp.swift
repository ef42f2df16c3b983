internal import Authentication
internal import Primitives

/// An authenticator app on someone's phone, with the recovery codes beside it.
public struct CodeApp {
  public let id: String
  public let recoveryCodes: [String]
  private let totp: TOTP

  /// Enrols the app and confirms it with the code of this moment.
  public static func added(to person: Client, name: String? = nil) async throws -> CodeApp {
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
  public var next: String { totp.code(at: TOTP.step(at: .now) + 1) }

  /// A code of no step that is near.
  public var wrong: String {
    let present = TOTP.step(at: .now)
    let near = Set((present - 3...present + 3).map(totp.code))
    return ["000000", "111111", "222222", "333333", "444444", "555555", "666666", "777777"]
      .first { !near.contains($0) } ?? "888888"
  }
}
