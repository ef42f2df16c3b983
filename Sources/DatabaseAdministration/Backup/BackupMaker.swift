internal import ObjectStorage
internal import OperatingSystem
internal import Postgres
package import Primitives
internal import Secrets

/// Makes a backup: pg_dump's archive through GnuPG into a file of the data folder, then with its keys and its manifest to
/// where backups are kept. Blocks.
package struct BackupMaker: Sendable {
  package let installation: Installation
  /// Ends the programs from another thread.
  package let pipeline = Pipeline()

  package init(installation: Installation) { self.installation = installation }

  /// The manifest is put last: an object without one is no backup, and a backup is whole.
  package func make(at time: Timestamp, by maker: BackupManifest.Maker) throws -> BackupManifest {
    let settings = installation.backup
    let store = try settings.store()
    guard let recipient = settings.recipient else {
      throw BackupError.notConfigured("set MUSCLEMATE_BACKUP_RECIPIENT")
    }
    guard let key = try installation.keys.raw().first else {
      throw BackupError.notConfigured(
        "there is no key in \(installation.dataFolder): --data, or MUSCLEMATE_SECRET")
    }
    // Made at its first use: the first backup takes along what its own manifest is signed with.
    _ = try AuditKey.load(from: installation.dataFolder)
    let keys = try BackupKeys(installation)
    let source = try BackupSource(installation)
    let snapshot = try source.snapshot()
    try SealingKeyCheck.demand(installation, snapshot.session)
    // First of all, since a place that takes nothing is better known before the database is dumped.
    try ErasureRecord(installation).publish(to: store, always: true)
    let work = try LockedTemporaryDirectory("\(installation.dataFolder)/backup-draft-")
    defer { work.remove() }
    let folder = work.path
    let gnupg = try GnuPG.forEncrypting()
    defer { gnupg.close() }
    let encryption = gnupg.encryption(to: recipient)

    let name = BackupName(at: time)
    let sequences = try DatabaseFingerprint.sequences(snapshot.session)
    let dump = "\(folder)/\(name.dump)"
    try self.dump(source, snapshot, encryption, to: dump, folder)
    let keyFile = "\(folder)/\(name.keys)"
    try pipeline.run([encryption], input: .bytes(keys.bytes), output: keyFile, folder: folder)
    var content = try DatabaseFingerprint(snapshot.session)
    content.begin(at: sequences)
    let manifest = BackupManifest(
      name: name, maker: maker, serverMajor: snapshot.serverMajor, serverVersion: snapshot.serverVersion,
      content: content, sealingKeys: keys.identifiers,
      dump: try Self.describe(dump, name.dump), keys: try Self.describe(keyFile, name.keys),
      auditHeads: try AuditHeads.signed(snapshot.session, in: installation.dataFolder, at: time))
    try snapshot.release()
    let manifestFile = "\(folder)/\(name.manifest)"
    try Files.write(SignedManifest(manifest, key: key).bytes, to: manifestFile, mode: 0o600)

    try store.put(file: dump, as: name.dump)
    try store.put(file: keyFile, as: name.keys)
    try store.put(file: manifestFile, as: name.manifest)
    snapshot.close()
    return manifest
  }

  /// Removes what is kept no longer.
  ///
  /// - Parameter restored: those that this database was restored from recently.
  package func removeExpendable(restored: [String]) throws -> [BackupName] {
    let backupStore = BackupStore(try installation.backup.store())
    let expendable = installation.backup.retention.expendable(
      try backupStore.backups(installation), restored: Set(restored.compactMap(BackupName.init)))
    for name in expendable { try backupStore.remove(name) }
    return expendable
  }

  private func dump(
    _ source: BackupSource, _ snapshot: borrowing BackupSource.Snapshot, _ encryption: [String],
    to file: String,
    _ folder: String
  ) throws {
    let program = try PostgresProgram.find("pg_dump", atLeast: snapshot.serverMajor)
    let service = try ServiceFile(source.options, in: folder)
    let command =
      [
        program, "--dbname=\(service.name)", "--no-password", "--role=mm_backup", "--format=custom",
        "--snapshot=\(snapshot.id)", "--lock-wait-timeout=60s",
      ] + DatabaseFingerprint.schemas.map { "--schema=\($0)" }
    try pipeline.run(
      [command, encryption], input: .file("/dev/null"), output: file, environment: service.environment,
      folder: folder)
  }

  private static func describe(_ path: String, _ name: ObjectName) throws -> BackupManifest.File {
    let (digest, bytes) = try SHA256.digest(ofFile: path)
    return BackupManifest.File(name: name.description, bytes: bytes, sha256: Hexadecimal.encode(digest))
  }
}
