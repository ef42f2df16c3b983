import DatabaseAdministration
import Primitives
import PushServices
import TestKit
import Testing

@testable import MuscleMateServer

/// Tenants and accounts as the command makes them.
@Suite struct `Administration` {
  @Test func `makes a tenant and its admin, and says plainly what it can't`() async throws {
    try await TestServer.run { (server) async throws in
      let settings = ["DATABASE_OWNER_URL": server.database.owner]
      let database = try AdministeredDatabase.open(Configuration(settings, processors: 1), migrated: false)
      func account(_ username: String, _ email: String, in tenant: String = "iron") async throws {
        _ = try await database.createAccount(
          tenant: tenant, role: "admin", email: email, username: username, displayName: "Root",
          password: "squat-more-2026")
      }
      _ = try database.createTenant(slug: "iron", name: "Iron Club", hosts: ["iron.example"])
      try await account("root", "root@example.com")
      let login: JSON = ["login": "root", "password": "squat-more-2026"]
      var visitor = server.visitor
      visitor.tenant = "iron"
      try await visitor.post("/v1/sessions", login).expect(201)
      try await server.visitor.post("/v1/sessions", login).expect(401)

      for slug in ["Iron", "-iron", "iron club", ""] {
        #expect(throws: AdministrationError.self) {
          try database.createTenant(slug: slug, name: "Iron", hosts: [])
        }
      }
      #expect(throws: AdministrationError.self) {
        try database.createTenant(slug: "iron", name: "Iron", hosts: [])
      }
      for (username, email, tenant) in [
        ("root", "other@example.com", "iron"), ("other", "root@example.com", "iron"),
        ("r oot", "other@example.com", "iron"), ("other", "nowhere", "iron"),
        ("other", "other@example.com", "steel"),
      ] {
        await #expect(throws: AdministrationError.self, "\(username) \(email) \(tenant)") {
          try await account(username, email, in: tenant)
        }
      }
    }
  }

  @Test func `connects a tenant to a sign-in provider, changes its settings, and disconnects it`()
    async throws
  {
    try await TestServer.run { (server) async throws in
      let settings = [
        "DATABASE_OWNER_URL": server.database.owner, "MUSCLEMATE_SECRET": String(repeating: "ab", count: 32),
      ]
      let configuration = try Configuration(settings, processors: 1)
      let database = try AdministeredDatabase.open(configuration, migrated: false)
      func set(_ text: String, _ provider: String = "google", of tenant: String = "musclemate") throws {
        try database.setSignInProvider(
          provider, ofTenant: tenant, settings: Array(text.utf8), configuration)
      }
      for secret in ["one", "two"] { try set(#"{"client_id": "us", "client_secret": "\#(secret)"}"#) }
      #expect(try database.signInProviders().map { [$0[0], $0[1]] } == [["musclemate", "google"]])
      #expect(throws: AdministrationError.self) { try set("{}") }
      #expect(throws: AdministrationError.self) { try set(#"{"client_id": "us"}"#, "myspace") }
      #expect(throws: AdministrationError.self) {
        try set(#"{"client_id": "us", "client_secret": "x"}"#, of: "nobody")
      }
      #expect(try database.removeSignInProvider("google", ofTenant: "musclemate"))
      #expect(try !database.removeSignInProvider("google", ofTenant: "musclemate"))
      #expect(try database.signInProviders().isEmpty)
    }
  }

  @Test func `makes a tenant known at push services, and forgets the devices with one of them`() async throws
  {
    try await TestServer.run { (server) async throws in
      let settings = [
        "DATABASE_OWNER_URL": server.database.owner, "MUSCLEMATE_SECRET": String(repeating: "ab", count: 32),
      ]
      let configuration = try Configuration(settings, processors: 1)
      let database = try AdministeredDatabase.open(configuration, migrated: false)
      func set(_ kind: String, _ settings: JSON) throws {
        try database.setPushService(kind, ofTenant: "musclemate", settings: settings.bytes, configuration)
      }
      let anna = try server.signedIn("anna")
      #expect(try await anna.get("/v1/push-key").expect(200).json == [:])
      try database.makeWebPushKey(ofTenant: "musclemate", contact: "mailto:push@example.com", configuration)
      let key = try #require(try await anna.get("/v1/push-key").expect(200).json["key"]?.text)
      #expect(Base64URL.decode(key)?.count == 65)
      #expect(throws: AdministrationError.self) {
        try database.makeWebPushKey(ofTenant: "musclemate", contact: nil, configuration)
      }
      let pem = try #require(try VAPIDSettings.made(contact: nil)["private_key_pem"])
      try set("web", ["private_key_pem": pem, "contact": "https://example.com/contact"])
      #expect(try await anna.get("/v1/push-key").json["key"]?.text != key)
      try set("apns", ["team_id": "T", "key_id": "K", "bundle_id": "com.example", "private_key_pem": pem])
      #expect(try database.pushServices().map { $0[1] } == ["apns", "web"])
      for (kind, settings) in [
        ("apns", ["team_id": "T", "key_id": "K", "private_key_pem": pem]), ("web", [:]), ("fcm", [:]),
        ("web", ["private_key_pem": pem, "contact": "push@example.com"]),
        ("apns", ["team_id": "T", "key_id": "K", "bundle_id": "com.example", "private_key_pem": "none"]),
      ] as [(String, JSON)] {
        #expect(throws: AdministrationError.self, "\(kind) \(settings)") { try set(kind, settings) }
      }
      #expect(try database.removePushService("web", ofTenant: "musclemate"))
      #expect(try !database.removePushService("web", ofTenant: "musclemate"))
      #expect(try await anna.get("/v1/push-key").json == [:])
    }
  }

  @Test func `says what an admin looks after`() async throws {
    try await TestServer.run { (server) async throws in
      let settings = ["DATABASE_OWNER_URL": server.database.owner]
      let database = try AdministeredDatabase.open(Configuration(settings, processors: 1), migrated: false)
      let ada = try server.signedIn("ada", as: "admin")
      let otto = try server.signedIn("otto", as: "admin")
      _ = try server.signedIn("anna")
      try database.setDuties(["moderation", "content"], of: "otto", tenant: "musclemate")
      #expect(try await otto.get("/v1/me").expect(200).json["duties"] == ["content", "moderation"])
      try database.setDuties([], of: "otto", tenant: "musclemate")
      #expect(try await otto.get("/v1/me").expect(200).json["duties"] == .array([]))
      for (words, login, tenant) in [
        (["content"], "ada", "musclemate"), (["sports"], "otto", "musclemate"),
        (["content"], "anna", "musclemate"), (["content"], "nobody", "musclemate"),
        (["content"], "otto", "steel"),
      ] {
        #expect(throws: AdministrationError.self, "\(words) \(login) \(tenant)") {
          try database.setDuties(words, of: login, tenant: tenant)
        }
      }
      #expect(try await ada.get("/v1/me").expect(200).json["duties"]?.elements?.count == 4)
    }
  }

  @Test func `gives a tenant hosts and takes them away`() async throws {
    try await TestServer.run { (server) async throws in
      let settings = ["DATABASE_OWNER_URL": server.database.owner]
      let database = try AdministeredDatabase.open(Configuration(settings, processors: 1), migrated: false)
      func hosts() throws -> [String] { try database.tenants().map { $0[3] } }
      _ = try database.createTenant(slug: "iron", name: "Iron Club", hosts: ["iron.example"])
      try database.addHost("Lift.Iron.example", to: "iron")
      try database.addHost("club.example", to: "musclemate")
      #expect(try hosts() == ["club.example", "iron.example lift.iron.example"])
      for (host, tenant) in [
        ("iron.example", "musclemate"), ("iron.example", "iron"), ("new.example", "steel"), ("", "iron"),
        ("https://iron.example", "iron"), ("iron.example:8080", "iron"), ("iron example", "iron"),
      ] {
        #expect(throws: AdministrationError.self, "\(host)") { try database.addHost(host, to: tenant) }
      }
      let again = #expect(throws: AdministrationError.self) {
        try database.addHost("Iron.example", to: "iron")
      }
      #expect(again.map { "\($0)" } == "Iron.example is a tenant's host already: see musclemate tenant list")
      #expect(throws: AdministrationError.self) {
        try database.removeHost("iron.example", from: "musclemate")
      }
      try database.removeHost("iron.example", from: "iron")
      #expect(try hosts() == ["club.example", "lift.iron.example"])
      let actions = try server.database.rows(
        "select action from app.audit_entries where action like 'tenant_host%' order by tenant_id, number")
      #expect(
        actions.map { $0[0] } == ["tenant_host_added", "tenant_host_added", "tenant_host_removed"])
    }
  }

  @Test func `runs a job now, dry or not, and says which it does not know`() async throws {
    try await TestServer.run { (server) async throws in
      let settings = [
        "DATABASE_OWNER_URL": server.database.owner, "DATABASE_URL": server.database.server,
        "MUSCLEMATE_DATA": server.dataFolder,
      ]
      let configuration = try Configuration(settings, processors: 1)
      let database = try AdministeredDatabase.open(configuration, migrated: false)
      let jobs = JobsCLI(into: database, configuration)
      _ = try database.createTenant(slug: "iron", name: "Iron Club", hosts: [])
      #expect(try await jobs.run("watch", tenant: nil, isDryRun: true) { _ in } == 0)
      #expect(try await jobs.run("watch", tenant: "iron", isDryRun: false) { _ in } == 0)
      #expect(try await jobs.run("forget_alerts", tenant: nil, isDryRun: false) { _ in } == 0)
      for (job, tenant) in [("nothing", nil), ("watch", "steel"), ("forget_alerts", "iron")] {
        await #expect(throws: AdministrationError.self, "\(job)") {
          try await jobs.run(job, tenant: tenant, isDryRun: false) { _ in }
        }
      }
      let runs = try server.database.rows(
        "select name, of_tenant, is_dry_run, outcome from app.job_runs order by ended_at, of_tenant")
      #expect(
        runs.map { $0.map { $0 ?? "-" }.joined(separator: " ") }.sorted() == [
          "forget_alerts - f succeeded", "watch 1 t succeeded", "watch 2 f succeeded", "watch 2 t succeeded",
        ])
    }
  }

  @Test func `imports a lifter's file once, and says which time zone it does not know`() async throws {
    try await TestServer.run { (server) async throws in
      let settings = [
        "DATABASE_OWNER_URL": server.database.owner, "DATABASE_URL": server.database.server,
      ]
      let database = try AdministeredDatabase.open(Configuration(settings, processors: 1), migrated: false)
      _ = try await database.createAccount(
        tenant: "musclemate", role: "lifter", email: "leo@example.com", username: "leo", displayName: "Leo",
        password: "squat-more-2026")
      let csv = "Date,Exercise,Category,Weight,Weight Unit,Reps\n2026-01-20,Deadlift,Back,140,kgs,5\n"
      let file = Array(csv.utf8)
      let work = ImportCLI(into: database, tenant: "musclemate", lifter: "leo@example.com")
      let refusal = await #expect(throws: AdministrationError.self) {
        try await work.importing(file, .init(timeZone: "Mars/Olympus")) { _ in }
      }
      #expect(refusal?.description == "there is no time zone Mars/Olympus")
      for added in [1, 0] {
        let outcome = try await work.importing(file, .init(timeZone: "Europe/Berlin")) { _ in }
        #expect(outcome.workoutsAdded == added)
        #expect(outcome.workoutsUnchanged == 1 - added)
      }
    }
  }
}
