import Postgres
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite(.serialized) struct `The document and the server agree` {
  /// These end the session that the other operations need; they are tried by themselves.
  private static let ending = ["delete_sessions_session"]

  /// What is open to a role; that the rest is refused is shown route by route elsewhere. What is open to all who
  /// train is tried as a lifter, and as a coach where it may show a client's data.
  private static func operations(of role: String) -> [String] {
    Application.routes.filter { !$0.isPage }
      .filter { role == "visitor" ? $0.access == .anyone : $0.access.roleNames.contains(role) }
      .filter { role != "coach" || $0.access != .trains || $0.path.contains("{lifter}") }
      .map(OpenAPIDocument.operationID).filter { !ending.contains($0) }
  }

  @Test(arguments: ["visitor", "lifter", "coach", "admin"])
  func `on everything that a role may ask`(_ role: String) async throws {
    try await TestServer.run(Self.settings) { server in
      let client = try await Self.client(role, of: server)
      let findings = try Schemathesis(server).findings(as: client, on: Self.operations(of: role))
      #expect(findings == nil, "\(findings ?? "")")
    }
  }

  @Test func `on what ends a session`() async throws {
    try await TestServer.run(Self.settings) { server in
      let client = try await Self.client("lifter", of: server)
      let findings = try Schemathesis(server).findings(as: client, on: Self.ending)
      #expect(findings == nil, "\(findings ?? "")")
    }
  }

  private static let settings = ["MUSCLEMATE_DATABASE_CONNECTIONS": "8"]

  /// Someone of this role, with something there to be found.
  private static func client(_ role: String, of server: TestServer) async throws -> Client {
    switch role {
    case "visitor": return server.visitor
    case "admin": return try await admin(of: server)
    default: break
    }
    let client = try await server.person("robin", as: role)
    try await client.post(
      "/v1/lifters/me/workouts",
      [
        "name": "Legs", "performed_at": "2026-01-05T17:00:00Z",
        "exercises": [
          ["name": "Squat", "sets": [["reps": 5, "weight": 140, "unit": "kg", "rpe": .number("8.5")]]]
        ],
      ]
    ).expect(201)
    return client
  }

  /// Admins are made from the command line alone.
  private static func admin(of server: TestServer) async throws -> Client {
    let hasher = try PasswordHasher(atOnce: 1)
    let hash = try await hasher.hash(TestServer.password)
    hasher.close()
    let session = try ScriptSession(server.database.owner)
    _ = try session.rows(
      "select auth.create_account('musclemate', '{admin}', 'ada@example.com', 'ada', 'Ada', $1)", hash)
    return try await server.visitor.signedIn("ada")
  }
}
