import DatabaseAdministration
import OperatingSystem
import Postgres
import Primitives
import Secrets
import Synchronization
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `The jobs of backups` {
  /// A server that backs its own database up into the kit's folder.
  private func backedUp(
    _ kit: BackupKit, _ more: [String: String] = [:], _ body: (TestServer) async throws -> Void
  ) async throws {
    let keys = try BackupKit.keys.get()
    let settings = [
      "MUSCLEMATE_BACKUP_TARGET": kit.place, "MUSCLEMATE_BACKUP_RECIPIENT": keys.publicKey,
      "MUSCLEMATE_BACKUP_KEEP": "1,0,0",
    ]
    try await TestServer.run(settings.merging(more) { $1 }, body)
  }

  @Test func `make one a night, check the newest, and upsert what is to be kept`() async throws {
    let kit = try BackupKit()
    try await backedUp(kit, ["MUSCLEMATE_BACKUP_KEY": try BackupKit.keys.get().privateKey]) { server in
      let dry = try await server.run(job: "backup", dryRun: true)
      #expect(dry.changed == 1 && Files.names(in: kit.place).isEmpty)

      let monday = try #require(Timestamp("2026-01-05T02:15:00Z"))
      try await server.run(job: "backup", at: monday)
      // And who was erased.
      #expect(Files.names(in: kit.place).count == 3 + 1)
      let tuesday = try await server.run(job: "backup", at: monday.advanced(bySeconds: 86_400))
      #expect(tuesday.sample.count == 2)
      #expect(Files.names(in: kit.place).count == 3 + 1)

      let check = try await server.run(job: "restore_check")
      #expect(check.sample.last == "restored")
      let ada = try server.signedIn("ada", as: "admin")
      let items = try await ada.get("/v1/admin/backups").expect(200).json["items"]?.elements ?? []
      #expect(items.count == 2 && items.last?["removed_at"] != nil)
      #expect(items.first?["made_at"]?.text?.hasPrefix("2026-01-06T02:15:00") == true)
      #expect(items.first?["extent"] == "restored")
      #expect((items.first?["bytes"]?.integer ?? 0) > 100_000)
      let actions = try server.database.rows(
        "select string_agg(action, ' ' order by number) from app.audit_entries")
      #expect(actions[0][0] == "backup_made backup_made backup_removed backup_checked")
    }
  }

  @Test func `tell a backup that does not restore, and fail`() async throws {
    let kit = try BackupKit()
    try await backedUp(kit) { server in
      try await server.run(job: "backup")
      let check = try await server.run(job: "restore_check")
      #expect(check.sample.last == "sealed")
      let dump = try #require(Files.names(in: kit.place).first { $0.hasSuffix(".dump.gpg") })
      try Files.write(Files.read("\(kit.place)/\(dump)").dropLast(), to: "\(kit.place)/\(dump)")
      await #expect(throws: BackupError.self) { try await server.run(job: "restore_check") }
      let ada = try server.signedIn("ada", as: "admin")
      let item = try await ada.get("/v1/admin/backups").expect(200).json["items"]?.elements?.first
      #expect(item?["problem"]?.text?.contains("is truncated") == true)
    }
  }

  @Test func `do nothing where backups are not set up, and say so`() async throws {
    try await TestServer.run { server in
      for job in ["backup", "restore_check"] {
        let outcome = try await server.run(job: job)
        #expect(outcome.changed == 0 && outcome.skipped == "not configured")
      }
    }
  }

  /// Such a backup would hold keys that decrypt nothing of it, and good ones would be removed for it.
  @Test func `and their commands refuse a data folder without the installation's key, and make no key there`()
    async throws
  {
    try await Installation.run { installation in
      try installation.claim()
      let server = installation.server
      let kit = try BackupKit()
      let configuration = try kit.configuration(server.database, ["DATABASE_URL": server.database.server])
      let database = try AdministeredDatabase.open(configuration, migrated: false)
      let jobs = JobsCLI(into: database, configuration)
      await #expect(throws: SealingKeyCheck.Failure.self) { _ = try await jobs.list() }
      await #expect(throws: SealingKeyCheck.Failure.self) {
        _ = try await jobs.run("backup", tenant: nil, isDryRun: false) { _ in }
      }
      #expect(!Files.names(in: kit.data).contains("secret"))
      // A key that was made there by something else is refused as well.
      _ = try InstallationKeys(configuration).load()
      await #expect(throws: SealingKeyCheck.Failure.self) { _ = try await kit.backUp(server.database) }
      #expect(Files.names(in: kit.place).isEmpty)
    }
  }

  @Test func `stand as skipped in the list of jobs where backups are not set up, for all to see`()
    async throws
  {
    try await TestServer.run { server in
      let settings = [
        "DATABASE_OWNER_URL": server.database.owner, "DATABASE_URL": server.database.server,
        "MUSCLEMATE_DATA": server.dataFolder,
      ]
      let configuration = try Configuration(settings, processors: 1)
      let database = try AdministeredDatabase.open(configuration, migrated: false)
      let jobs = JobsCLI(into: database, configuration)
      let lines = Mutex<[String]>([])
      let failed = try await jobs.run("backup", tenant: nil, isDryRun: false) { line in
        lines.withLock { $0.append(line) }
      }
      #expect(failed == 1)
      #expect(lines.withLock { $0 }.first?.hasPrefix("-\tskipped\t0\t[\"not configured\"]") == true)
      let listed = try await jobs.list().first { $0[0] == "backup" }
      #expect(listed?.contains("skipped: not configured") == true)
      let ada = try server.signedIn("ada", as: "admin")
      let shown = try await ada.get("/v1/admin/jobs/backup").expect(200).json
      #expect(shown["last_run"]?["state"] == "skipped")
    }
  }

  @Test func `upsert what was made on purpose and what was restored`() async throws {
    let kit = try BackupKit()
    let upsert = ["MUSCLEMATE_BACKUP_KEEP": "1,0,0", "MUSCLEMATE_BACKUP_KEEP_ON_PURPOSE": "0"]
    try await backedUp(kit, upsert) { server in
      func night(_ hour: Int64, dryRun: Bool = false) async throws -> TestServer.JobOutcome {
        // 2026-01-05, a Monday.
        let time = Timestamp(unixSeconds: 1_767_571_200 + hour * 3_600)
        return try await server.run(job: "backup", at: time, dryRun: dryRun)
      }
      let settings = try kit.settings(server.database, upsert)
      let configuration = try Configuration(
        settings.merging(["DATABASE_URL": server.database.server]) { $1 }, processors: 1)
      _ = try InstallationKeys(configuration).load()
      let administration = BackupAdministration(configuration.installation)
      _ = try await night(1)
      #expect(try administration.make().count == 1)
      #expect(try administration.make().count == 1)
      let first = try #require(try administration.list().first)
      #expect(try administration.list().map { $0[3] }.sorted() == ["command", "command", "job"])

      // As a restore from it notes in the database.
      try server.database.administer("select app.note_restored('\(first[0])')")
      _ = try await night(2)
      #expect(try administration.list().count == 4)
      #expect(try await night(3, dryRun: true).sample.count == 1)
      _ = try await night(3)
      #expect(try administration.list().map { $0[3] }.sorted() == ["command", "command", "job", "job"])
    }
  }

  @Test
  func
    `tell the admins once when none was made for 26 hours, and once after three days where none are set up`()
    async throws
  {
    let kit = try BackupKit()
    try await backedUp(kit) { server in
      let ada = try server.signedIn("ada", as: "admin")
      func alerts() async throws -> [JSON] { try await ada.items("/v1/admin/alerts?open=true") }
      let now = Timestamp.now
      func watch(afterHours hours: Int64, dryRun: Bool = false) async throws -> Int64 {
        try await server.run(
          job: "watch_backups", at: now.advanced(bySeconds: hours * 3_600), dryRun: dryRun
        ).changed
      }
      #expect(try await watch(afterHours: 25) == 0)
      try await server.run(job: "backup", at: now.advanced(bySeconds: 3_600))
      #expect(try await watch(afterHours: 26) == 0)
      #expect(try await watch(afterHours: 28, dryRun: true) == 1)
      #expect(try await alerts().isEmpty)
      #expect(try await watch(afterHours: 28) == 1)
      #expect(try await watch(afterHours: 29) == 0)
      #expect(try await alerts().map { $0["kind"] } == ["backup_overdue"])
    }
    try await TestServer.run { (server) async throws in
      let later = Timestamp.now.advanced(bySeconds: 864_000)
      let ada = try server.signedIn("ada", as: "admin")
      let soon = Timestamp.now.advanced(bySeconds: 2 * 86_400)
      #expect(try await server.run(job: "watch_backups", at: soon).changed == 0)
      #expect(try await server.run(job: "watch_backups", at: later).changed == 1)
      let alert = try #require(try await ada.items("/v1/admin/alerts?open=true").first)
      #expect(alert["kind"] == "backup_not_configured")
      let id = try #require(alert["id"]?.text)
      try await ada.put("/v1/admin/alerts/\(id)/acknowledgement", ["note": "The cloud does it."]).expect(204)
      let nextMonth = later.advanced(bySeconds: 30 * 86_400)
      #expect(try await server.run(job: "watch_backups", at: nextMonth).changed == 0)
    }
  }

  @Test func `are for the default tenant's admins to see, and no one else's`() async throws {
    try await TestServer.run { server in
      let (ada, leo) = try (server.signedIn("ada", as: "admin"), server.signedIn("leo"))
      #expect(try await ada.get("/v1/admin/backups").expect(200).json["items"] == [])
      try await leo.get("/v1/admin/backups").expect(403)
      try server.database.administer(
        """
        insert into app.tenants (id, slug, name) values (2, 'other', 'Other');
        insert into app.accounts (
          tenant_id, id, email, email_verified_at, username, roles, locale, time_zone, unit)
        select 2, id, email, email_verified_at, username, roles, locale, time_zone, unit
          from app.accounts where username = 'ada';
        insert into auth.sessions (tenant_id, account_id, token_hash, role, expires_at)
        values (2, '\(ada.account)', sha256('a\(String(repeating: "b", count: 43))'), 'admin', now() + interval '1 day')
        """)
      var other = server.visitor
      other.token = "a\(String(repeating: "b", count: 43))"
      try await other.get("/v1/admin/backups").expect(404)
    }
  }
}
