internal import ObjectStorage
internal import OperatingSystem
internal import Postgres
internal import Primitives

/// Whether tonight's backup would find what it needs. Nothing of it is kept.
package struct BackupCheck {
  private let installation: Installation

  package init(installation: Installation) { self.installation = installation }

  package var probes: [Probe] {
    guard let target = installation.backup.target else {
      return [Probe { ["no backups are made: MUSCLEMATE_BACKUP_TARGET is not set"] }]
    }
    return [
      Probe("MUSCLEMATE_BACKUP_TARGET") { try place(target.store) },
      Probe("MUSCLEMATE_BACKUP_RECIPIENT", recipient),
      Probe("MUSCLEMATE_BACKUP_DATABASE_URL", database),
      Probe("MUSCLEMATE_BACKUP_KEY", privateKey),
    ]
  }

  /// Lists what is there, and writes and removes a small object: rights to one do not mean rights to the other.
  private func place(_ store: any ObjectStore) throws -> [String] {
    let count = try BackupStore(store).names().count
    try inLockedTemporaryDirectory { folder in
      let file = "\(folder)/check"
      try Files.write("musclemate check\n".utf8, to: file, mode: 0o600)
      guard let name = ObjectName("check-\(UUID.v7(at: .now).description)") else { return }
      try store.put(file: file, as: name)
      try store.remove(name)
    }
    return ["\(store.place) takes backups and has \(count)"]
  }

  /// By encrypting something for it: a file can be a key of a kind that GnuPG does not encrypt for.
  private func recipient() throws -> [String] {
    guard let file = installation.backup.recipient else { return [] }
    _ = try Files.read(file)
    try inLockedTemporaryDirectory { folder in
      let gnupg = try GnuPG.forEncrypting()
      defer { gnupg.close() }
      try Pipeline().run(
        [gnupg.encryption(to: file)], input: .bytes(Array("check".utf8)), output: "\(folder)/check",
        folder: folder)
    }
    return ["GnuPG encrypts for the key in \(file)"]
  }

  private func database() throws -> [String] {
    // The embedded one that rests is started by serve.
    if installation.databaseURL == nil, installation.backup.databaseURL == nil,
      installation.databaseOwnerURL == nil
    {
      return []
    }
    let session = try ScriptSession(BackupSource(installation).options.connectionString)
    try session.run("set role mm_backup")
    let version = try session.rows("show server_version_num").first?.first.flatMap { $0 } ?? ""
    let major = (Int(version) ?? 0) / 10_000
    return ["\(try PostgresProgram.find("pg_dump", atLeast: major)) can dump the database"]
  }

  private func privateKey() throws -> [String] {
    guard let key = installation.backup.key else { return [] }
    let gnupg = try GnuPG.forDecrypting(key: key, passphraseFile: installation.backup.passphraseFile)
    gnupg.close()
    return ["the weekly check has a private key"]
  }

  private func inLockedTemporaryDirectory(_ work: (String) throws -> Void) throws {
    let folder = try LockedTemporaryDirectory("/tmp/musclemate-check-")
    defer { folder.remove() }
    try work(folder.path)
  }
}
