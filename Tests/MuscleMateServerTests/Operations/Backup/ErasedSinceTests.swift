import ObjectStorage
import OperatingSystem
import Postgres
import Primitives
import Secrets
import TestKit
import Testing

@testable import DatabaseAdministration
@testable import MuscleMateServer

@Suite struct `What was erased after a backup` {
  /// Into an empty database, from a data folder that knows nothing but what is beside the backup.
  private func restore(
    _ kit: BackupKit, _ what: String = "latest", into target: TestDatabase, replacing: Bool = false
  ) async throws -> [String] {
    var order = RestoreAdministration.Order(what: what)
    order.into = target.superuser
    order.key = try BackupKit.keys.get().privateKey
    order.replaces = replacing
    target.disconnect()
    return try await kit.restore(order)
  }

  private func backedUp(_ kit: BackupKit, _ body: (TestServer) async throws -> Void) async throws {
    let settings = [
      "MUSCLEMATE_BACKUP_TARGET": kit.place,
      "MUSCLEMATE_BACKUP_RECIPIENT": try BackupKit.keys.get().publicKey,
    ]
    try await TestServer.run(settings, body)
  }

  @Test func `is erased again by its restore: the person is nowhere in a dump of what was restored`()
    async throws
  {
    let kit = try BackupKit()
    try await backedUp(kit) { server in
      let person = try await MarkedPerson(in: server.database)
      // Sealed under no key, which no backup is restored with.
      try server.database.administer(
        """
        delete from app.medical_conditions;
        delete from app.data_exports;
        delete from auth.totp_factors;
        delete from auth.sign_in_providers;
        delete from app.push_targets;
        delete from app.push_services;
        delete from auth.sealing_keys where id = '01020304'
        """)
      try await server.run(job: "backup")
      #expect(try await server.run(job: "erase_accounts").changed == 1)
      let target = try await TestDatabase.empty()
      let said = try await restore(kit, into: target)
      #expect(said.contains("accounts that were erased since the backup, erased again: 1"), "\(said)")
      try await person.expectNoTrace(in: target)
      let entries = try target.rows(
        "select action, details ->> 'again' from app.audit_entries where action like '%erased' order by number"
      )
      #expect(entries == [["account_erased", "true"]])
      // Nobody is notified a second time.
      #expect(try target.rows("select from app.outbox_mail where kind = 'account_erased'").isEmpty)
      // And the record may be gone through again.
      let configuration = try kit.configuration(nil)
      let record = try ErasureRecord(configuration.installation)
        .known(in: FolderStore(kit.place), fetchingInto: kit.folder)
      let again = PostBackupReplay(
        known: record, keys: try InstallationKeys(configuration).raw(), since: .now)
      #expect(
        try again.run(owner: target.superuser)
          == ["accounts that were erased since the backup, erased again: 0"])
    }
  }

  @Test func `stays when nobody signed that it was, and who restores is told so`() async throws {
    let kit = try BackupKit()
    try await backedUp(kit) { server in
      let anna = try await server.person("anna", as: "lifter")
      try await server.run(job: "backup")
      let account = try #require(UUID(anna.account))
      // The second one under a key that was retired before the backup: it says nothing that is not in there.
      let forged = [0, -86_400].flatMap { seconds in
        ErasureNote(
          tenant: 1, account: account, at: .now.advanced(bySeconds: seconds), key: SealingKey.make()
        ).line
      }
      let record = try #require(Files.names(in: kit.place).first { $0.hasPrefix("erasures-") })
      try Files.append(Array("{\"cut".utf8) + [0x0A] + forged, to: "\(kit.place)/\(record)", mode: 0o600)
      let target = try await TestDatabase.empty()
      let said = try await restore(kit, into: target)
      #expect(said.contains("accounts that were erased since the backup, erased again: 0"), "\(said)")
      #expect(
        said.contains { $0.contains("signed with an unknown key, and that were not repeated: 1") }, "\(said)")
      #expect(try target.rows("select count(*) from app.accounts") == [["1"]])

      Files.remove("\(kit.place)/\(record)")
      let without = try await restore(kit, into: target, replacing: true)
      #expect(
        without.contains { $0.hasPrefix("there is no record of erasures beside the backup") }, "\(without)")
    }
  }

  @Test
  func `is on record beside the backups once it is erased; where they can't be reached, with the next run`()
    async throws
  {
    let kit = try BackupKit()
    try await backedUp(kit) { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.delete("/v1/me").expect(200)
      try Files.rename(kit.place, to: "\(kit.place)-away")
      let later = Timestamp.now.advanced(bySeconds: 15 * 86_400)
      await #expect(throws: ErasureFailed.self) { try await server.run(job: "erase_accounts", at: later) }
      #expect(try server.database.rows("select count(*) from app.accounts") == [["0"]])
      try Files.rename("\(kit.place)-away", to: kit.place)
      #expect(try await server.run(job: "erase_accounts", at: later).changed == 0)
      let record = try #require(Files.names(in: kit.place).first { $0.hasPrefix("erasures-") })
      let text = try Files.readText("\(kit.place)/\(record)")
      #expect(text.contains(anna.account) && !text.contains("anna@example.com"))
    }
  }

  @Test
  func `is on record in the place of backups, also for a restore of a copy that was taken from there before`()
    async throws
  {
    let kit = try BackupKit()
    try await backedUp(kit) { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.delete("/v1/me").expect(200)
      try await server.run(job: "backup")
      let copy = "\(kit.folder)/copy"
      try Files.makeFolder(copy)
      let result = try await Programs.run(["cp", "-r", "\(kit.place)/.", copy])
      #expect(result.status == 0)
      let dump = try #require(Files.names(in: copy).first { $0.hasSuffix(".dump.gpg") })
      let later = Timestamp.now.advanced(bySeconds: 15 * 86_400)
      #expect(try await server.run(job: "erase_accounts", at: later).changed == 1)

      let target = try await TestDatabase.empty()
      let said = try await restore(kit, "\(copy)/\(dump)", into: target)
      #expect(said.contains("accounts that were erased since the backup, erased again: 1"), "\(said)")
      try Files.rename(kit.place, to: "\(kit.place)-away")
      let alone = try await restore(kit, "\(copy)/\(dump)", into: target, replacing: true)
      #expect(
        alone.contains { $0.hasPrefix("the record of erasures in \(kit.place) can't be read") }, "\(alone)")
    }
  }

  @Test func `an archive that has expired does not come back`() async throws {
    let kit = try BackupKit()
    try await backedUp(kit) { server in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.send("POST", "/v1/data-exports").expect(201)
      #expect(try await server.run(job: "export_data").changed == 1)
      try server.database.administer("update app.data_exports set expires_at = now()")
      try await server.run(job: "backup")
      #expect(try server.database.rows("select from app.data_export_parts").count > 0)
      let target = try await TestDatabase.empty()
      let said = try await restore(kit, into: target)
      #expect(said.contains("exports that have expired since the backup, deleted again: 1"), "\(said)")
      #expect(try target.rows("select from app.data_export_parts").isEmpty)
    }
  }
}
