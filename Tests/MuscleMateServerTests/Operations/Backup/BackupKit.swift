import OperatingSystem
import Postgres
import Primitives
import Secrets
import TestKit

@testable import DatabaseAdministration
@testable import MuscleMateServer

/// The shared setup of the tests of backups: OpenPGP keys, a place for backups, and settings.
final class BackupKit: Sendable {
  let folder: String
  var data: String { "\(folder)/data" }
  var place: String { "\(folder)/backups" }

  init() throws {
    folder = try Files.makeTemporaryFolder("/tmp/musclemate-backup-")
    try Files.letPassThrough(folder)
    try Files.makeFolder(data, mode: 0o711)
    try Files.makeFolder(place)
  }

  deinit { Files.remove(folder) }

  /// Settings for a database of a test, whose keys are in the data folder.
  func settings(_ database: TestDatabase?, _ more: [String: String] = [:]) throws -> [String: String] {
    var settings = [
      "MUSCLEMATE_DATA": data, "MUSCLEMATE_BACKUP_TARGET": place,
      "MUSCLEMATE_BACKUP_RECIPIENT": try Self.keys.get().publicKey,
    ]
    if let database {
      settings["MUSCLEMATE_BACKUP_DATABASE_URL"] = database.connectionString(user: "mm_backup")
      settings["DATABASE_OWNER_URL"] = database.superuser
    }
    return settings.merging(more) { $1 }
  }

  func configuration(_ database: TestDatabase?, _ more: [String: String] = [:]) throws -> Configuration {
    try Configuration(try settings(database, more), processors: 1)
  }

  /// A backup of this database, and its name.
  func backUp(
    _ database: TestDatabase, by maker: BackupManifest.Maker = .job, _ more: [String: String] = [:]
  ) async throws -> BackupName {
    let configuration = try configuration(database, more)
    _ = try InstallationKeys(configuration).load()
    return try await aside {
      try BackupMaker(installation: configuration.installation).make(at: .now, by: maker).name
    }
  }

  /// Restores, and returns what was said meanwhile.
  @discardableResult
  func restore(
    _ order: RestoreAdministration.Order, over database: TestDatabase? = nil, _ more: [String: String] = [:]
  ) async throws -> [String] {
    let installation = try configuration(database, more).installation
    // It gets another name, which no database has that someone is connected to.
    database?.disconnect()
    return try await aside {
      var said: [String] = []
      try RestoreAdministration(installation) { said.append($0) }.run(order)
      return said
    }
  }

  /// Tries whether the latest backup can be restored.
  func check(key: String, _ more: [String: String] = [:]) async throws -> RestoreCheck.Finding {
    let check = RestoreCheck(installation: try configuration(nil, more).installation)
    return try await aside { try check.run("latest", key: key) }
  }

  func path(_ name: BackupName, _ ending: String) -> String { "\(place)/\(name.text).\(ending)" }

  struct KeyPair {
    let publicKey: String
    let privateKey: String
  }

  /// The keys of the backups' owner, and of someone else: made once in the process.
  static let keys = Result { try KeyPair(named: "backup") }
  static let othersKeys = Result { try KeyPair(named: "other") }
  /// The private key is locked by a passphrase.
  static let lockedKeys = Result { try KeyPair(named: "locked", passphrase: "open sesame") }
}

extension BackupKit.KeyPair {
  fileprivate init(named name: String, passphrase: String = "") throws {
    let home = try Files.makeTemporaryFolder("/tmp/mm-keys-")
    let gpg = ["gpg", "--homedir", home, "--batch", "--quiet", "--no-tty"]
    let unlocking = ["--pinentry-mode", "loopback", "--passphrase", passphrase]
    for command in [
      gpg + unlocking + ["--quick-generate-key", name, "future-default"],
      gpg + ["--armor", "--output", "\(home)/public.asc", "--export"],
      gpg + unlocking + ["--armor", "--output", "\(home)/private.asc", "--export-secret-keys"],
    ] {
      let result = try Subprocess.run(command)
      guard result.status == 0 else {
        throw ProgramFailure(program: "gpg", status: result.status, output: result.output)
      }
    }
    _ = try Subprocess.run(["gpgconf", "--homedir", home, "--kill", "all"])
    self.init(publicKey: "\(home)/public.asc", privateKey: "\(home)/private.asc")
  }
}
