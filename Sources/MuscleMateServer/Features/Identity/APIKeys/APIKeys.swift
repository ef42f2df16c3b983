internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Keys of one's own for scripts, with less rights than a session.
enum APIKeys: Feature {
  static let routes: [Route] = [
    Route(
      .post, "/v1/api-keys", .lifterOrCoach, "Create an API key; its token is shown once",
      proof: true, withoutConsent: true, body: APIKeyRequest.self, reply: .created(MadeAPIKey.self),
      holdsSecret: true, onlyOnline: true,
      refusals: [
        .conflict("an account has so many keys at most"),
        .rule("a name that another key has, or an end that has come already"),
      ],
      handle: make),
    Route(
      .get, "/v1/api-keys", .lifterOrCoach, "List my API keys", reply: .ok(Page<APIKey>.self), handle: list),
    Route(
      .delete, "/v1/api-keys/{id}", .lifterOrCoach, "Revoke an API key",
      withoutConsent: true,
      reply: .noContent(), onlyOnline: true,
      handle: revoke),
  ]

  static let statements: [AnyStatement] = APIKeyStatements.all

  static let jobs: [Job] = [
    Job(
      "expire_api_keys", "Removes API keys that have expired", schedule: JobSchedule("20 3 * * *")
    ) { run in
      try await run.inBatches { APIKeyStatements.expire($0.now, 500, $0.isDryRun) }
    }
  ]

  static func make(_ call: Call, _: Nothing, _ body: APIKeyRequest) async throws -> Response {
    if let end = body.expiresAt, end <= call.services.clock() {
      throw Problem.invalid("/expires_at", .invalid("a time to come"))
    }
    guard let token = APIKeyToken(for: call.role) else { throw Problem.notFound }
    let key = try await call.runAsServerWithContext(
      APIKeyStatements.make(
        UUID.v7(at: call.services.clock()), body.name, token.digest, body.scopes.map(\.rawValue),
        body.expiresAt))
    let head = "{\"token\":\"\(token.text)\",\"key\":"
    return .json(
      .created, Array(head.utf8) + key.withUnsafeBytes(Array.init) + Array("}".utf8),
      headers: ["Location": "/v1/api-keys"])
  }

  static func list(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.runAsServerWithContext(APIKeyStatements.list()))
  }

  static func revoke(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.runAsServerWithContext(APIKeyStatements.revoke(try call.id("id")))
    return .noContent
  }
}
