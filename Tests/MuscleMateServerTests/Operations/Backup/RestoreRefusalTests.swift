import OperatingSystem
import Postgres
import Primitives
import Secrets
import TestKit
import Testing

@testable import DatabaseAdministration
@testable import MuscleMateServer

/// Every way in which a backup is not what it should be: each has words of its own, and nothing is touched.
@Suite struct `A backup that is not in order` {
  private struct World {
    let kit: BackupKit
    let database: TestDatabase
    let name: BackupName

    init() async throws {
      kit = try BackupKit()
      database = try await TestDatabase.migrated()
      name = try await kit.backUp(database)
    }

    /// The refusal of a restore into a database that is empty, and stays so.
    func refusal(key: String? = nil, data: String? = nil) async throws -> String {
      let target = try await TestDatabase.empty()
      do {
        try await restore(into: target, key: key, data: data)
        Issue.record("it was restored")
        return ""
      } catch {
        #expect(try target.rows("select from pg_namespace where nspname in ('app', 'auth')").isEmpty)
        #expect("\(error)".split(separator: "\n").count == 1, "\(error)")
        return "\(error)"
      }
    }

    func restore(
      into target: TestDatabase, key: String? = nil, foreign: Bool = false, data: String? = nil
    ) async throws {
      var order = RestoreAdministration.Order(what: name.text)
      order.into = target.superuser
      order.key = try key ?? BackupKit.keys.get().privateKey
      order.takesForeign = foreign
      target.disconnect()
      try await kit.restore(order, over: database, data.map { ["MUSCLEMATE_DATA": $0] } ?? [:])
    }
  }

  @Test
  func `opened with a wrong passphrase says that it is the passphrase, and without one that it needs it`()
    async throws
  {
    let kit = try BackupKit()
    let keys = try BackupKit.lockedKeys.get()
    let database = try await TestDatabase.migrated()
    _ = try await kit.backUp(database, ["MUSCLEMATE_BACKUP_RECIPIENT": keys.publicKey])
    func refusal(_ settings: [String: String]) async throws -> String {
      let error = await #expect(throws: BackupError.self) {
        try await kit.check(key: keys.privateKey, settings)
      }
      return error.map { "\($0)" } ?? ""
    }
    let file = "\(kit.folder)/passphrase"
    try Files.write("close sesame".utf8, to: file, mode: 0o600)
    #expect(
      try await refusal(["MUSCLEMATE_BACKUP_PASSPHRASE_FILE": file])
        .hasSuffix("what MUSCLEMATE_BACKUP_PASSPHRASE_FILE holds is not its passphrase)"))
    #expect(
      try await refusal([:]).hasSuffix("(one with a passphrase needs MUSCLEMATE_BACKUP_PASSPHRASE_FILE)"))
  }

  @Test func `can't be made where its folder is not there, which is said before anything is dumped`()
    async throws
  {
    let kit = try BackupKit()
    let database = try await TestDatabase.migrated()
    let error = await #expect(throws: (any Error).self) {
      try await kit.backUp(database, ["MUSCLEMATE_BACKUP_TARGET": "\(kit.folder)/unmounted"])
    }
    #expect(error.map { "\($0)".contains("there is no folder \(kit.folder)/unmounted: make it") } == true)
  }

  @Test func `altered by one byte, anywhere, in the archive or the keys`() async throws {
    let world = try await World()
    for ending in ["dump.gpg", "keys.gpg"] {
      let path = world.kit.path(world.name, ending)
      let whole = try Files.read(path)
      for place in [0, whole.count / 2, whole.count - 1] {
        var altered = whole
        altered[place] ^= 1
        try Files.write(altered, to: path)
        #expect(
          try await world.refusal()
            == "\(world.name.text).\(ending) was altered: its SHA-256 is not the one in the manifest"
        )
      }
      try Files.write(whole + [0], to: path)
      #expect(try await world.refusal().contains("was altered"))
      try Files.write(whole, to: path)
    }
  }

  @Test func `truncated, empty, or missing`() async throws {
    let world = try await World()
    let path = world.kit.path(world.name, "dump.gpg")
    let whole = try Files.read(path)
    try Files.write(whole.dropLast(), to: path)
    #expect(
      try await world.refusal()
        == "\(world.name.text).dump.gpg is truncated: it has \(whole.count - 1) bytes of \(whole.count)")
    try Files.write([], to: path)
    #expect(try await world.refusal().contains("is truncated"))
    Files.remove(path)
    #expect(try await world.refusal() == "\(world.name.text).dump.gpg is missing")
  }

  @Test func `with a manifest that was altered, or is another backup's, or none`() async throws {
    let world = try await World()
    let path = world.kit.path(world.name, "manifest.json")
    let whole = try Files.readText(path)
    let other = try await world.kit.backUp(world.database)
    try Files.write(Files.read(world.kit.path(other, "manifest.json")), to: path)
    #expect(try await world.refusal().contains("manifest.json was altered"))
    // The rows of a table, in a manifest whose digests are right.
    try Files.write(whole.replacing(#""rows":"#, with: #""rows":1"#, maxReplacements: 1).utf8, to: path)
    #expect(try await world.refusal().contains("the manifest was altered"))
    for nonsense in [
      "", "{}", "[1]", String(whole.dropLast(20)), whole.replacing("hmac_sha256", with: "hmac"),
    ] {
      try Files.write(nonsense.utf8, to: path)
      #expect(try await world.refusal() == "the manifest does not belong to a backup, or was altered")
    }
    try Files.write(whole.replacing(#""format":1"#, with: #""format":2"#).utf8, to: path)
    #expect(try await world.refusal().contains("of a newer release (format 2)"))
  }

  @Test func `is not made beside another one of the same database, until that one is done with its files`()
    async throws
  {
    let kit = try BackupKit()
    let database = try await TestDatabase.migrated()
    let first = try BackupSource(kit.configuration(database).installation).snapshot()
    // Dumped, and on its way to where backups are kept.
    try first.release()
    do {
      _ = try await kit.backUp(database)
      Issue.record("it was made")
    } catch let error as BackupError {
      #expect("\(error)" == "another backup of this database is running")
    }
    #expect(Files.names(in: kit.place) == [])
    first.close()
    _ = try await kit.backUp(database)
  }

  @Test func `for another private key`() async throws {
    let world = try await World()
    let other = try BackupKit.othersKeys.get().privateKey
    #expect(try await world.refusal(key: other).hasPrefix("the private key does not decrypt this backup: "))
    #expect(try await world.refusal(key: "/nowhere/key").contains("can't open the private key /nowhere/key"))
  }

  @Test
  func `of another installation, unless told that it may be; on a bare machine its own keys vouch for it`()
    async throws
  {
    let world = try await World()
    let (stranger, bare) = (try BackupKit(), try BackupKit())
    _ = try InstallationKeys(stranger.configuration(nil)).load()
    #expect(try await world.refusal(data: stranger.data).contains("is not signed by this installation"))
    for (data, isForeign) in [(stranger.data, true), (bare.data, false)] {
      let target = try await TestDatabase.empty()
      try await world.restore(into: target, foreign: isForeign, data: data)
      #expect(try target.rows("select from app.tenants").count == 1)
    }
  }

  @Test func `of a newer release than this one`() async throws {
    let kit = try BackupKit()
    let database = try await TestDatabase.migrated()
    try database.administer(
      "insert into migrations.applied (name, checksum) values ('migrations/9999_future.sql', '')")
    let name = try await kit.backUp(database)
    var order = RestoreAdministration.Order(what: name.text)
    let target = try await TestDatabase.empty()
    order.into = target.superuser
    order.key = try BackupKit.keys.get().privateKey
    do {
      try await kit.restore(order, over: database)
      Issue.record("it was restored")
    } catch let error as BackupError {
      #expect("\(error)".contains("of a newer release (migrations/9999_future.sql is unknown here)"))
    }
  }

  @Test func `into a database that may not be made anew`() async throws {
    let world = try await World()
    var order = RestoreAdministration.Order(what: world.name.text)
    order.key = try BackupKit.keys.get().privateKey
    order.into = world.database.owner
    do {
      try await world.kit.restore(order, over: world.database)
      Issue.record("it was restored")
    } catch let error as BackupError {
      #expect("\(error)".contains("has to be a superuser's"))
    }
  }
}
