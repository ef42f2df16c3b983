import Postgres
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// Everything that the document offers is tried by schemathesis. In two rows at once, of which each takes as long: more
/// would leave the rest of the tests without a processor.
struct `The document and the server agree` {
  @Suite(.serialized) struct `for who trains` {
    @Test(arguments: Chosen.among(["visitor", "lifter"]))
    func `on everything that they may ask`(_ role: String) async throws { try await askEverything(as: role) }
  }

  @Suite(.serialized) struct `for who looks after others, and one by one` {
    @Test(arguments: Chosen.among(["coach", "admin"]))
    func `on everything that they may ask`(_ role: String) async throws { try await askEverything(as: role) }

    /// Each finds what the access matrix has: a row of the owner's in every table. Minutes, so a part of `make test-long`.
    @Test(.enabled(if: LongRun.isAsked), arguments: [Viewer.owner, .trustedCoach, .admin])
    func `on the things that they find`(_ viewer: Viewer) async throws {
      try await TestServer.run(settings) { server in
        try offerEverything(on: server)
        try server.database.administer(World.people)
        for table in AccessMatrix.tables where !table.seed.isEmpty && !isSealed(table) {
          try server.database.administer(table.seed)
        }
        let role = String(viewer.role.dropFirst("mm_".count))
        let account = World.id(try #require(viewer.account))
        let client = try server.database.signedIn(account: account, as: role, through: server.visitor)
        let asked = operations(of: role)
        let things = try await KnownThings(of: client, on: asked)
        let known = asked.map(id).filter { things.ofOperation[$0] != nil }
        // Operations whose things can't be found are still tried with random ids; but where lists are not read, little is
        // left to try.
        #expect(known.count * 2 > asked.count { $0.path.contains("{") }, "\(role)")
        let findings = try await Schemathesis(server, things: things).findings(
          as: client, on: known, phases: "fuzzing")
        #expect(findings == nil, "\(findings ?? "")")
      }
    }

    /// A server for each, so a part of `make test-long`.
    @Test(.enabled(if: LongRun.isAsked), arguments: Chosen.among(ending.keys.sorted()))
    func `on what ends or cripples their session`(_ operation: String) async throws {
      let role = try #require(ending[operation])
      try await TestServer.run(settings) { server in
        let client = try await someone(role, in: server)
        let findings = try await Schemathesis(server).findings(as: client, on: [operation])
        #expect(findings == nil, "\(findings ?? "")")
      }
    }
  }
}

private func askEverything(as role: String) async throws {
  try await TestServer.run(settings) { server in
    try offerEverything(on: server)
    let client = try await someone(role, in: server)
    let findings = try await Schemathesis(server).findings(as: client, on: operations(of: role).map(id))
    #expect(findings == nil, "\(findings ?? "")")
  }
}

/// The document holds what the tenant has. What no tier names is not sold, so that everyone has it.
private func offerEverything(on server: TestServer) throws {
  try server.database.administer(
    """
    update app.tenants set modules = modules || array(select app.modules_there());
    delete from app.tier_entitlements;
    """)
}

/// Operations that end or cripple the session that the other operations need: guesses at the password use up the allowed
/// tries, and a tenant's settings, terms, tiers and maintenance decide what everyone may do. Each is tried by itself, by
/// the role that it concerns most, on a server of its own.
private let ending = [
  "delete_sessions_current": "lifter", "delete_sessions_session": "lifter", "delete_sessions": "lifter",
  "delete_me": "lifter",
  "put_me_password": "lifter",
  "put_me_email": "lifter", "put_sessions_current_proof": "lifter",
  "put_sessions_current_role": "lifter", "delete_consents_kind": "lifter",
  "patch_admin_tenant": "admin", "put_admin_policies_kind_version": "admin", "put_admin_tiers": "admin",
  "post_admin_maintenance_windows": "admin",
]

/// The matrix has such rows with nothing in them that could be opened, under a key that is no one's.
private func isSealed(_ table: TableAccess) -> Bool { table.seed.contains("01020304") }

private let id = OpenAPIDocument.operationID

/// The operations but the stream of events, whose answer does not end, that are open to a role; another test shows, route by route, that the rest is refused. Operations for
/// everyone who is signed in or trains are tried as a lifter, and as a coach where one may show a client's data; those of
/// an admin alone as an admin.
private func operations(of role: String) -> [Route] {
  Application.routes.filter { !$0.isPage && !$0.isStream && ending[id($0)] == nil }
    .filter { role == "visitor" ? $0.access == .anyone : $0.access.roleNames.contains(role) }
    .filter { role != "coach" || $0.access == .coach || $0.path.contains("{lifter}") }
    .filter { role != "admin" || $0.duty != nil }
}

private let settings = ["MUSCLEMATE_DATABASE_CONNECTIONS": "8"]

/// Someone of this role, with something there to be found.
private func someone(_ role: String, in server: TestServer) async throws -> Client {
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
private func admin(of server: TestServer) async throws -> Client {
  let hasher = try PasswordHasher(atOnce: 1)
  let hash = try await hasher.hash(TestServer.password)
  hasher.close()
  let session = try ScriptSession(server.database.owner)
  _ = try session.rows(
    "select auth.create_account('musclemate', '{admin}', 'ada@example.com', 'ada', 'Ada', $1)", hash)
  return try await server.visitor.signedIn("ada")
}
