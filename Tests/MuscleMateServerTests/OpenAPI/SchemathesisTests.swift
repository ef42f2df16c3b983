import Postgres
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite(.serialized) struct `The document and the server agree` {
  /// What ends the session that the other operations need, or cripples it: guesses at the password use up the
  /// tries that are allowed, and a tenant's settings, terms, tiers and maintenance decide what everyone may do.
  /// Each is tried by itself, by whom it concerns most, on a server of its own.
  private static let ending = [
    "delete_sessions_session": "lifter", "delete_sessions": "lifter", "delete_me": "lifter",
    "put_me_password": "lifter",
    "put_me_email": "lifter", "put_sessions_current_proof": "lifter", "delete_consents_kind": "lifter",
    "patch_admin_tenant": "admin", "put_admin_policies_kind_version": "admin", "put_admin_tiers": "admin",
    "post_admin_maintenance_windows": "admin",
  ]

  /// What is open to a role; that the rest is refused is shown route by route elsewhere. What is open to all who
  /// are signed in or train is tried as a lifter, and as a coach where it may show a client's data; what is an
  /// admin's alone as an admin.
  private static func operations(of role: String) -> [String] {
    Application.routes.filter { !$0.isPage }
      .filter { role == "visitor" ? $0.access == .anyone : $0.access.roleNames.contains(role) }
      .filter { role != "coach" || $0.access == .coach || $0.path.contains("{lifter}") }
      .filter { role != "admin" || $0.access == .admin }
      .map(OpenAPIDocument.operationID).filter { ending[$0] == nil }
  }

  @Test(arguments: ["visitor", "lifter", "coach", "admin"])
  func `on everything that a role may ask`(_ role: String) async throws {
    try await TestServer.run(Self.settings) { server in
      let client = try await Self.client(role, of: server)
      let findings = try Schemathesis(server).findings(as: client, on: Self.operations(of: role))
      #expect(findings == nil, "\(findings ?? "")")
    }
  }

  @Test(arguments: ending.keys.sorted())
  func `on what ends or cripples a session`(_ operation: String) async throws {
    let role = try #require(Self.ending[operation])
    try await TestServer.run(Self.settings) { server in
      let client = try await Self.client(role, of: server)
      let findings = try Schemathesis(server).findings(as: client, on: [operation])
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
