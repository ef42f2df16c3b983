internal import Postgres
internal import Primitives
internal import Secrets

/// Restores an opened backup into a database of its own and proves that it is what was backed up. Blocks.
struct BackupRestorer {
  let backup: OpenedBackup
  let target: RestoreTarget
  let migrator: Migrator
  let pipeline: Pipeline

  /// The checks that are possible before anything is made: releases that do not go together.
  func check() throws {
    let known = Set(migrator.scripts.all.map(\.name))
    let unknown = backup.manifest.content.migrations.filter {
      $0.hasPrefix("migrations/") && !known.contains($0)
    }
    guard unknown.isEmpty else { throw BackupError.newerRelease(unknown) }
    let here = try target.major
    guard backup.manifest.serverMajor <= here else {
      throw BackupError.newerServer(made: backup.manifest.serverMajor, here: here)
    }
  }

  /// A database with the backup's content, equal to what it was made of by every checksum; thrown away where it is not.
  func restore() throws -> ScratchDatabase {
    try check()
    let scratch = try ScratchDatabase(target)
    do {
      try fill(scratch.name)
      try compare(scratch.name)
      try openSealed(scratch.name)
    } catch {
      try target.drop(scratch.name)
      throw error
    }
    return scratch
  }

  /// Brings the schema up to this release.
  func migrate(_ scratch: String) throws -> [String] {
    try migrator.migrate(owner: target.options(of: scratch).connectionString)
  }

  private func fill(_ scratch: String) throws {
    let connection = target.options(of: scratch)
    // The roles, and what they may beyond the schemas; the schemas themselves are the dump's.
    try migrator.bootstrap(superuser: connection.connectionString)
    try target.session(scratch).run("drop schema app, auth, migrations cascade")
    let program = try PostgresProgram.find("pg_restore", atLeast: backup.manifest.serverMajor)
    let service = try ServiceFile(connection, in: backup.folder)
    try pipeline.run(
      [
        backup.gnupg.decryption,
        [program, "--dbname=\(service.name)", "--no-password", "--exit-on-error", "--single-transaction"],
      ],
      input: .file(backup.dump), output: "\(backup.folder)/restored", environment: service.environment,
      folder: backup.folder)
    try migrator.bootstrap(superuser: connection.connectionString)
    try target.session(scratch).run("analyze")
  }

  private func compare(_ scratch: String) throws {
    let found = try DatabaseFingerprint(target.session(scratch))
    let differences = backup.manifest.content.differences(from: found)
    guard differences.isEmpty else { throw BackupError.different(differences) }
  }

  /// Whether the sealed values that are kept open with the keys that came along: without them they would be lost. Values
  /// under a key that was abandoned were lost before.
  private func openSealed(_ scratch: String) throws {
    guard let current = backup.keys.sealing.first else { throw BackupError.keysUnreadable }
    let keyring = try Keyring(current: current, older: Array(backup.keys.sealing.dropFirst()))
    let session = try target.session(scratch)
    let abandoned = try SealingKeyRecord.abandoned(session)
    let unopened = try SealedTable.all.compactMap { table -> String? in
      let count = try table.unopened(session, keyring, abandoned)
      return count == 0 ? nil : "\(count) \(table.kind)"
    }
    guard unopened.isEmpty else { throw BackupError.unopened(unopened) }
  }
}

extension SealedTable {
  /// How many values do not open. Those of mails that were sent long ago may be under a key that is gone: they are
  /// worth nothing any more.
  fileprivate func unopened(
    _ session: borrowing ScriptSession, _ keyring: Keyring, _ abandoned: Set<String>
  ) throws -> Int {
    guard kind != "mails" else { return 0 }
    var count = 0
    var last = (tenant: "0", id: "00000000-0000-0000-0000-000000000000")
    while true {
      let rows = try session.rows(next, last.tenant, last.id, "none")
      guard let end = rows.last else { return count }
      for row in rows {
        guard let tenant = row[0], let id = row[1], let sealed = row[2].flatMap({ Hexadecimal.decode($0) })
        else {
          continue
        }
        do {
          _ = try keyring.open(sealed, for: purpose(tenant, id))
        } catch let error as UnknownSealingKey where abandoned.contains(error.id.description) {
          continue
        } catch let error where error is SecretBoxError || error is UnknownSealingKey {
          count += 1
        }
      }
      last = (end[0] ?? "", end[1] ?? "")
    }
  }
}
