import DatabaseAdministration
import OperatingSystem
import Postgres
import Primitives
import Secrets
import Synchronization
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `A backup that is restored` {
  /// Two differences are intended: the restore is written into the audit log, and begins a new epoch for devices.
  private func differences(_ before: DatabaseFingerprint, _ after: DatabaseFingerprint) -> [String] {
    before.differences(from: after).filter {
      !$0.hasPrefix("app.audit_") && !$0.hasPrefix("app.installation")
        && $0 != "the sequences have other values"
    }
  }

  @Test
  func
    `is the database that was: checksums, keys, rights; and a server serves it, the old password opens it`()
    async throws
  {
    let kit = try BackupKit()
    let database = try await TestDatabase.migrated()
    let settings = try kit.settings(
      database, ["MUSCLEMATE_LISTEN": "127.0.0.1:0", "MUSCLEMATE_LOOPS": "1"])
    let first = try await Application.start(Configuration(settings, processors: 1), database: database.server)
    let (lea, conditions) = try await Self.someone(database, first)
    await first.stop()
    let before = try DatabaseFingerprint(ScriptSession(database.superuser))
    let name = try await kit.backUp(database)
    #expect(before.differences(from: try DatabaseFingerprint(ScriptSession(database.superuser))).isEmpty)

    // All is lost: the database and the data folder with its keys.
    try database.administer("drop schema app, auth, migrations cascade")
    Files.remove(kit.data)
    var order = RestoreAdministration.Order(what: kit.path(name, "dump.gpg"))
    order.key = try BackupKit.keys.get().privateKey
    let said = try await kit.restore(order, over: database)

    #expect(said.contains { $0.hasPrefix("restored and compared") }, "\(said)")
    #expect(said.contains { $0.contains("the keys of sealed columns") }, "\(said)")
    let after = try DatabaseFingerprint(ScriptSession(database.superuser))
    #expect(differences(before, after) == [])
    #expect(
      before.differences(from: after).contains { $0.hasPrefix("app.installation") },
      "a new epoch: devices have seen changes that are gone")
    #expect(after.access == before.access)
    print("restored: \(after.tables.count) tables, \(after.rows) rows, \(after.sequences.count) sequences")
    try Self.expectRowSecurity(database)
    #expect(
      try database.rows("select action from app.audit_entries where action = 'database_restored'").count == 1)

    let second = try await Application.start(
      Configuration(settings, processors: 1), database: database.server)
    let visitor = try Client(second.address)
    let again = try await visitor.signedIn("lea", password: TestServer.password)
    #expect(again.account == lea)
    #expect(try await again.get(`Medical conditions`.path).expect(200).json == conditions)
    try await again.post("/v1/lifters/me/workouts", Sample.workout("After")).expect(201)
    await second.stop()
  }

  @Test func `was made while people wrote, and is whole as it was at one moment`() async throws {
    let kit = try BackupKit()
    let database = try await TestDatabase.migrated()
    let isDone = Mutex(false)
    // Rows that are written after the snapshot are not in it, but move the sequences on all the same.
    let writing = Task {
      try await aside {
        let session = try ScriptSession(database.superuser)
        repeat {
          _ = try session.rows("insert into auth.registrations (tenant_id, address) values (1, '192.0.2.1')")
        } while !isDone.withLock { $0 }
      }
    }
    let name: BackupName
    do {
      defer { isDone.withLock { $0 = true } }
      try await eventually("people write") {
        try !database.rows("select from auth.registrations limit 1").isEmpty
      }
      name = try await kit.backUp(database)
    }
    try await writing.value
    var order = RestoreAdministration.Order(what: kit.path(name, "dump.gpg"))
    order.key = try BackupKit.keys.get().privateKey
    order.replaces = true
    try await kit.restore(order, over: database)
    // The next one that is given out is given out for the first time.
    let next = "insert into auth.registrations (tenant_id, address) values (1, '192.0.2.1')"
    try database.administer(next)
  }

  /// A lifter with a password, training, and something that is sealed.
  private static func someone(
    _ database: TestDatabase, _ application: Application
  ) async throws -> (id: String, conditions: JSON) {
    let hash = try await AdministeredDatabase.hash(TestServer.password)
    _ = try ScriptSession(database.owner).rows(
      "select auth.create_account('musclemate', '{lifter}', 'lea@example.com', 'lea', 'Lea', $1)", hash)
    let lea = try await Client(application.address).signedIn("lea", password: TestServer.password)
    try await lea.post("/v1/lifters/me/workouts", Sample.workout("Monday")).expect(201)
    let told = `Medical conditions`.told("Asthma")
    let kept = try await lea.put(`Medical conditions`.path, told).expect(200).json
    return (lea.account, kept)
  }

  private static func expectRowSecurity(_ database: TestDatabase) throws {
    let open = try database.rows(
      """
      select relname
        from pg_class
       where relnamespace = 'app'::regnamespace
         and relkind = 'r'
         and not (relrowsecurity and relforcerowsecurity)
         and relname <> 'lift_spellings'
      """)
    #expect(open.isEmpty, "\(open)")
    let session = try ScriptSession(database.owner)
    #expect(try session.rows("select from app.accounts").isEmpty)
  }

  @Test func `is checked on a machine that has no data folder`() async throws {
    let kit = try BackupKit()
    let keys = try BackupKit.keys.get()
    _ = try await kit.backUp(try await TestDatabase.migrated())
    let settings = ["MUSCLEMATE_DATA": "\(kit.folder)/none"]
    #expect(try await kit.check(key: keys.privateKey, settings).extent == .restored)
    #expect(!Files.exists("\(kit.folder)/none"))
  }

  @Test func `is put in the place of another only when told so, and that one is kept`() async throws {
    let kit = try BackupKit()
    let database = try await TestDatabase.migrated()
    func log() throws -> AdministeredDatabase {
      try AdministeredDatabase.open(kit.configuration(database), migrated: false)
    }
    func verify(_ files: [String] = []) throws -> (lines: [String], isSound: Bool) {
      try log().verifyAudit(kit.configuration(database), checkpoints: files, publicKeys: [])
    }
    _ = try log().createTenant(slug: "iron", name: "Iron", hosts: [])
    let name = try await kit.backUp(database)
    _ = try log().createTenant(slug: "steel", name: "Steel", hosts: [])
    _ = try log().signAudit(kit.configuration(database))
    try database.administer("insert into app.tenants (slug, name) values ('later', 'Later')")
    // A manifest is a signed head: it vouches for what is in its backup, and the entries after it are named as its limit.
    let vouched = try verify([kit.path(name, "manifest.json")])
    #expect(
      vouched.isSound && vouched.lines.contains { $0.contains("signed up to 1 at") }, "\(vouched.lines)")
    var order = RestoreAdministration.Order(what: name.text)
    order.key = try BackupKit.keys.get().privateKey
    await #expect(throws: BackupError.self) { try await kit.restore(order, over: database) }
    #expect(try database.rows("select from app.tenants where slug = 'later'").count == 1)

    order.what = "latest"
    order.replaces = true
    let said = try await kit.restore(order, over: database)
    #expect(try database.rows("select from app.tenants where slug = 'later'").isEmpty)
    // Heads that were signed after the backup are kept aside, and are no tampering of the database that is there now.
    let restored = try verify()
    #expect(
      restored.isSound && restored.lines.contains { $0.contains("signed up to 1 at") }, "\(restored.lines)")
    let aside = try #require(Files.names(in: kit.data).first { $0.hasPrefix("audit-checkpoints-before-") })
    #expect(try !verify(["\(kit.data)/\(aside)"]).isSound)
    let line = try #require(said.first { $0.hasPrefix("the database that was there is kept as ") })
    let kept = try #require(line.split(separator: " ").first { $0.hasPrefix("\(database.name)_before_") })
    let old = database.superuser.replacing("dbname='\(database.name)'", with: "dbname='\(kept.dropLast())'")
    #expect(try ScriptSession(old).rows("select from app.tenants where slug = 'later'").count == 1)
    let maintenance = database.superuser.replacing("dbname='\(database.name)'", with: "dbname=postgres")
    try ScriptSession(maintenance).run("drop database \(kept.dropLast())")
  }

  @Test func `of the embedded database comes back in another folder`() async throws {
    let (here, there) = (try BackupKit(), try BackupKit())
    let configuration = try here.configuration(nil)
    let database = try AdministeredDatabase.open(configuration, migrated: true)
    _ = try await database.createAccount(
      tenant: "musclemate", role: "admin", email: "root@example.com", username: "root", displayName: "Root",
      password: TestServer.password)
    try database.close()
    let key = try InstallationKeys(configuration).load().current.id
    #expect(try BackupAdministration(configuration.installation).make().count == 1)
    let name = try #require(try BackupAdministration(configuration.installation).list().first?.first)

    var order = RestoreAdministration.Order(what: "\(here.place)/\(name).manifest.json")
    order.key = try BackupKit.keys.get().privateKey
    try await there.restore(order)
    let elsewhere = try there.configuration(nil)
    #expect(try InstallationKeys(elsewhere).load().current.id == key)
    // The first backup of an installation that had signed nothing yet: its key of the audit log came along.
    #expect(Files.exists("\(there.data)/audit-key"))
    let restored = try AdministeredDatabase.open(elsewhere, migrated: true)
    #expect(try restored.tenants().map(\.last) == ["1"])
    try restored.close()
    let (lines, isSound) = try AdministeredDatabase.open(elsewhere, migrated: false)
      .verifyAudit(elsewhere, checkpoints: [], publicKeys: [])
    #expect(isSound && lines.contains { $0.contains("signed up to") }, "\(lines)")
  }
}
