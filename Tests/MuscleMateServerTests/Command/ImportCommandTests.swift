internal import DatabaseAdministration
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// `musclemate import` for whoever it is asked for.
@Suite struct `An import by command` {
  private static let csv =
    "Date,Exercise,Category,Weight,Weight Unit,Reps\n2026-01-20,Deadlift,Back,140,kgs,5\n"

  private static func added(_ server: TestServer, _ lifter: String) async throws -> Int {
    try await imported(server, lifter, Array(csv.utf8)).workoutsAdded
  }

  private static func imported(_ server: TestServer, _ lifter: String, _ file: [UInt8]) async throws
    -> ImportCLI.Outcome
  {
    let settings = ["DATABASE_OWNER_URL": server.database.owner, "DATABASE_URL": server.database.server]
    let database = try AdministeredDatabase.open(Configuration(settings, processors: 1), migrated: false)
    let work = ImportCLI(into: database, tenant: "musclemate", lifter: lifter)
    return try await work.importing(file) { _ in }
  }

  @Test func `serves who has signed in, on however many devices, and looks like none of their sign-ins`()
    async throws
  {
    try await TestServer.run { (server) async throws in
      let leo = try await server.person("leo", as: "lifter")
      for agent in ["Firefox/120.0 (X11; Linux x86_64)", "Safari/605 (iPhone)"] {
        var device = server.visitor
        device.headers["User-Agent"] = agent
        _ = try await device.signedIn("leo")
      }
      let before = try server.database.rows("select count(*) from auth.known_devices")
      let mails = try server.database.rows("select count(*) from app.outbox_mail where kind = 'new_device'")
      #expect(try await Self.added(server, "leo") == 1)
      #expect(try server.database.rows("select count(*) from auth.known_devices") == before)
      #expect(
        try server.database.rows("select count(*) from app.outbox_mail where kind = 'new_device'") == mails)
      let sessions = try await leo.get("/v1/sessions").expect(200).json["items"]?.elements
      #expect(sessions?.count == 3)
      #expect(try await leo.items("/v1/lifters/me/workouts").count == 1)
    }
  }

  @Test func `takes a file of ours whole, and adds nothing of it twice`() async throws {
    try await TestServer.run { (server) async throws in
      let (anna, bert) = try (server.signedIn("anna"), server.signedIn("bert"))
      try await MadeUpLifter.train(anna)
      let file = try await anna.get("/v1/lifters/me/training.json").expect(200).body
      let first = try await Self.imported(server, "bert", file)
      #expect(first.workoutsAdded == 7 && first.problems == [])
      let areas = first.thingsAdded.filter { $0.area != "exercises" }.map { "\($0.area) \($0.count)" }
      #expect(Set(areas) == ["templates 2", "goals 3", "measurements 3", "programmes 2"])
      #expect(try await bert.training().rest == anna.training().rest)
      let again = try await Self.imported(server, "bert", file)
      #expect(again.workoutsAdded == 0 && again.thingsAdded.isEmpty)
    }
  }

  @Test func `serves who has a second factor`() async throws {
    try await TestServer.run { (server) async throws in
      let leo = try await server.person("leo", as: "lifter")
      _ = try await CodeApp.added(to: leo, name: "Phone")
      #expect(try await Self.added(server, "leo") == 1)
    }
  }

  @Test func `serves who pauses sharing, who has not agreed to new terms yet, and whose account ends soon`()
    async throws
  {
    try await TestServer.run { (server) async throws in
      let leo = try await server.person("leo", as: "lifter")
      try await leo.put("/v1/sharing-pause", .object([])).expect(200)
      try server.database.administer(
        """
        update app.accounts
           set consent_due_at = now() - interval '1 day', erasure_due_at = now() + interval '5 days'
         where username = 'leo'
        """)
      #expect(try await Self.added(server, "leo@example.com") == 1)
    }
  }

  @Test func `serves a coach, and an account whose tier was bought and ended`() async throws {
    try await TestServer.run { (server) async throws in
      _ = try await server.person("carla", as: "coach")
      #expect(try await Self.added(server, " carla ") == 1)
      _ = try await server.person("leo", as: "lifter")
      try server.database.administer("update app.tenants set modules = modules || array['billing']")
      #expect(try await Self.added(server, "leo") == 1)
    }
  }

  @Test func `says that an account is locked`() async throws {
    try await TestServer.run { (server) async throws in
      _ = try await server.person("leo", as: "lifter")
      try server.database.administer("update app.accounts set locked_at = now() where username = 'leo'")
      let refusal = await #expect(throws: AdministrationError.self) { try await Self.added(server, "leo") }
      #expect(refusal?.description == "the account leo is locked")
    }
  }
}
