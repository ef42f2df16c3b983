internal import ObjectStorage
internal import Postgres
internal import Primitives

/// Whether tonight's backup would find what it needs. Nothing of it is kept.
struct BackupCheck {
  let configuration: Configuration

  var probes: [ServerCheck.Probe] {
    guard let target = configuration.backup.target else {
      return [ServerCheck.Probe { ["no backups are made: MUSCLEMATE_BACKUP_TARGET is not set"] }]
    }
    return [
      ServerCheck.Probe("MUSCLEMATE_BACKUP_TARGET") { try place(target.store) },
      ServerCheck.Probe("MUSCLEMATE_BACKUP_RECIPIENT", recipient),
      ServerCheck.Probe("MUSCLEMATE_BACKUP_DATABASE_URL", database),
      ServerCheck.Probe("MUSCLEMATE_BACKUP_KEY", privateKey),
    ]
  }

  /// Lists what is there, and writes and removes a small object: rights to one do not mean rights to the other.
  private func place(_ store: any ObjectStore) throws -> [String] {
    let count = try BackupStore(store).names().count
    try inWorkFolder { folder in
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
    guard let file = configuration.backup.recipient else { return [] }
    _ = try Files.read(file)
    try inWorkFolder { folder in
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
    if configuration.databaseURL == nil, configuration.backup.databaseURL == nil,
      configuration.databaseOwnerURL == nil
    {
      return []
    }
    let session = try ScriptSession(BackupSource(configuration).options.connectionString)
    try session.run("set role mm_backup")
    let version = try session.rows("show server_version_num").first?.first.flatMap { $0 } ?? ""
    let major = (Int(version) ?? 0) / 10_000
    return ["\(try PostgresProgram.find("pg_dump", atLeast: major)) can dump the database"]
  }

  private func privateKey() throws -> [String] {
    guard let key = configuration.backup.key else { return [] }
    let gnupg = try GnuPG.forDecrypting(key: key, passphraseFile: configuration.backup.passphraseFile)
    gnupg.close()
    return ["the weekly check has a private key"]
  }

  private func inWorkFolder(_ work: (String) throws -> Void) throws {
    let folder = try LockedTemporaryDirectory("/tmp/musclemate-check-")
    defer { folder.remove() }
    try work(folder.path)
  }
}
