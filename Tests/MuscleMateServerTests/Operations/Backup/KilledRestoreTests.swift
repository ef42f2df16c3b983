import DatabaseAdministration
import OperatingSystem
import Postgres
import TestKit
import Testing

@testable import MuscleMateServer

/// Killed as the kernel does it when memory runs out: nothing is tidied up by whoever worked.
@Suite struct `What a killed process leaves behind` {
  @Test func `goes when a server or a worker starts, unless someone still works in it`() throws {
    let kit = try BackupKit()
    let used = try LockedTemporaryDirectory("\(kit.data)/backup-check-")
    let left = ["backup-check-Ab12Cd", "backup-draft-Ef34Gh", "restore-Ij56Kl"].map { "\(kit.data)/\($0)" }
    for folder in left {
      try Files.makeFolder(folder)
      try Files.write("row".utf8, to: "\(folder)/dump")
    }
    LeftWork.remove(from: kit.data)
    #expect(left.filter(Files.exists) == [])
    #expect(Files.exists(used.path))
  }

  @Test func `of a check the next one removes: folders, a private key, a database server`() async throws {
    let kit = try BackupKit()
    let database = try await TestDatabase.migrated()
    _ = try await kit.backUp(database)
    let keys = try BackupKit.keys.get()
    let program = try await RunningProgram(
      "backup verify latest --backup-target \(kit.place) --backup-recipient \(keys.publicKey) "
        + "--key \(keys.privateKey)", data: kit.data)
    defer { program.remove() }
    let prefixes = ["/tmp/mm-gnupg-", "/tmp/musclemate-verify-", "\(kit.data)/backup-check-"]
    let left = try await program.kill(once: "the check's PostgreSQL is ready") { program in
      let held = program.open.filter { path in prefixes.contains { path.hasPrefix($0) } }
      // While it is being made, its PostgreSQL has a file of this name already, which does not say so.
      return held.contains { folder in
        (try? Files.readText("\(folder)/postgres/postmaster.pid"))?.contains("\nready") ?? false
      } ? held : nil
    }
    let ours = Set(left)
    #expect(prefixes.allSatisfy { prefix in ours.contains { $0.hasPrefix(prefix) } }, "\(left)")
    // No one else works in it; the others any check on this machine may have removed by now.
    #expect(ours.filter { $0.hasPrefix(kit.data) }.allSatisfy(Files.exists))
    #expect(try await kit.check(key: keys.privateKey).extent == .restored)
    // A child of the killed process that has not begun its program yet holds the lock a moment longer: then the next look removes it.
    try await eventually("what was left is gone", instead: "\(ours.filter(Files.exists))") {
      LeftWork.remove(from: kit.data)
      return !ours.contains(where: Files.exists)
    }
  }

  @Test func `of a restore the next one removes: the folder, and the database that was half made`()
    async throws
  {
    let (kit, there) = (try BackupKit(), try BackupKit())
    let database = try await TestDatabase.migrated()
    let name = try await kit.backUp(database)
    let keys = try BackupKit.keys.get()
    let program = try await RunningProgram(
      "restore \(kit.path(name, "dump.gpg")) --key \(keys.privateKey)", data: there.data)
    defer { program.remove() }
    let data = there.data
    let half: String = try await program.kill(once: "there is half a database") { _ in
      Self.databases(in: data).first { $0.hasPrefix("musclemate_restore_") }
    }
    #expect(Files.names(in: data).contains { $0.hasPrefix("restore-") })
    #expect(Self.databases(in: data).contains(half))

    var order = RestoreAdministration.Order(what: kit.path(name, "dump.gpg"))
    order.key = keys.privateKey
    try await there.restore(order)
    #expect(Files.names(in: data).filter { $0.hasPrefix("restore-") } == [])
    let found = try await aside {
      let cluster = try EmbeddedCluster(in: data)
      defer { try? cluster.stop() }
      return Self.databases(in: data)
    }
    #expect(found == ["musclemate", "postgres", "template0", "template1"])
  }

  /// The databases of the embedded cluster, where it runs.
  private static func databases(in folder: String) -> [String] {
    guard let address = try? EmbeddedCluster.addressOfRunning(in: folder),
      let session = try? ScriptSession(
        address.connectionString(user: ClusterAddress.superuser, database: "postgres")),
      let rows = try? session.rows("select datname from pg_database order by 1")
    else { return [] }
    return rows.compactMap { $0[0] }
  }

  @Test func `is not what someone works with`() throws {
    let kit = try BackupKit()
    let first = try LockedTemporaryDirectory("\(kit.folder)/work-")
    let second = try LockedTemporaryDirectory("\(kit.folder)/work-")
    #expect(Files.exists(first.path) && Files.exists(second.path))
  }
}
