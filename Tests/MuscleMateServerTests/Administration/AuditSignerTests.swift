import DatabaseAdministration
import OperatingSystem
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `A second machine that signs the audit log` {
  @Test func `is told to the admins once, and both are known by their keys`() async throws {
    try await TestServer.run { server in
      let admin = try await server.admin("ada")
      try await server.run(job: "sign_audit_heads")
      #expect(try await admin.items("/v1/admin/alerts").isEmpty)
      let second = try Files.makeTemporaryFolder("/tmp/musclemate-signer-")
      defer { Files.remove(second) }
      let configuration = try Configuration(
        ["DATABASE_OWNER_URL": server.database.owner, "MUSCLEMATE_DATA": second], processors: 1)
      let database = try AdministeredDatabase.open(configuration, migrated: false)
      for _ in 1...2 { _ = try database.signAudit(configuration) }
      let key = try AuditKey.load(from: second)
      let alerts = try await admin.items("/v1/admin/alerts")
      #expect(alerts.map { $0["kind"] } == ["audit_signer_added"])
      #expect(alerts.first?["about"]?.text == key.id)
      #expect(alerts.first?["details"]?["machine"]?.text == AuditSigner.thisMachine)
      let noted = try server.database.rows(
        "select details ->> 'key' from app.audit_entries where action = 'audit_signer_added'")
      #expect(noted == [[key.id]])

      // Heads of both are believed by what the database knows, wherever the log is verified.
      let elsewhere = try Files.makeTemporaryFolder("/tmp/musclemate-signer-")
      defer { Files.remove(elsewhere) }
      let files = ["\(server.dataFolder)/audit-checkpoints", "\(second)/audit-checkpoints"]
      let there = try Configuration(
        ["DATABASE_OWNER_URL": server.database.owner, "MUSCLEMATE_DATA": elsewhere], processors: 1)
      let found = try database.verifyAudit(there, checkpoints: files, publicKeys: [])
      #expect(found.isSound, "\(found.lines)")
      // Named, one alone is believed.
      let one = try database.verifyAudit(
        there, checkpoints: files, publicKeys: ["\(second)/audit-key.pub"])
      #expect(!one.isSound)
      #expect(one.lines.contains { $0.contains("is signed with none of the keys given, but with key ") })

      let check = try Configuration(
        ["DATABASE_URL": server.database.server, "MUSCLEMATE_DATA": elsewhere], processors: 1)
      let said = try #require(
        try ServerCheck.run(check).first { $0.hasPrefix("the audit log was signed with 2 keys: ") })
      #expect(said.contains("key \(key.id) of \(AuditSigner.thisMachine), since 2"))
    }
  }

  @Test func `is not one that only tries what the job would do`() async throws {
    try await TestServer.run { server in
      try await server.run(job: "sign_audit_heads", dryRun: true)
      #expect(try server.database.rows("select from app.audit_signers").isEmpty)
    }
  }
}
