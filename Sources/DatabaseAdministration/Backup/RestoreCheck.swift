internal import ObjectStorage
internal import OperatingSystem
internal import Primitives
internal import Secrets

/// Proves that a backup restores: into a cluster that is made for it and thrown away, so that nothing that serves is
/// touched. Blocks.
package struct RestoreCheck: Sendable {
  package let installation: Installation
  package let pipeline = Pipeline()

  package init(installation: Installation) { self.installation = installation }

  package struct Finding: Sendable {
    package let manifest: BackupManifest
    package let extent: Extent
  }

  /// How far it went.
  package enum Extent: String, Sendable {
    /// Restored, every checksum is the same, every sealed value opens.
    case restored
    /// Signature and digests alone: there is no private key here, or no PostgreSQL server programs.
    case sealed
  }

  /// - Parameter key: of the command line; else the one that is configured. Without any, and unless the operator's own
  ///   keys are to be used, only what can be checked of an encrypted file is checked.
  package func run(
    _ what: String, key: String? = nil, usesOperatorsKeys: Bool = false, takesForeign: Bool = false
  ) throws -> Finding {
    let backupStore = BackupStore(try installation.backup.store())
    let name = try backupStore.find(what)
    // A machine that only checks backups has no data folder.
    let place = Files.isFolder(installation.dataFolder) ? installation.dataFolder : "/tmp"
    let work = try LockedTemporaryDirectory("\(place)/backup-check-")
    defer { work.remove() }
    let folder = work.path
    let key = key ?? installation.backup.key
    let canOpen = key != nil || usesOperatorsKeys
    let gnupg = try GnuPG.forDecrypting(
      key: canOpen ? key : nil, passphraseFile: installation.backup.passphraseFile)
    defer { gnupg.close() }
    let reader = OpenedBackup.Reader(
      store: backupStore.store, known: try installation.keys.raw(), takesForeign: takesForeign,
      gnupg: gnupg, folder: folder, pipeline: pipeline)
    guard canOpen, let installation = try? PostgresInstallation.find() else {
      return Finding(manifest: try OpenedBackup.checkSealed(name, reader), extent: .sealed)
    }
    let backup = try OpenedBackup(name, reader)
    guard installation.major >= backup.manifest.serverMajor else {
      return Finding(manifest: backup.manifest, extent: .sealed)
    }
    try restore(backup)
    return Finding(manifest: backup.manifest, extent: .restored)
  }

  private static let clusterPrefix = "/tmp/musclemate-verify-"

  /// The clusters of killed checks.
  static func removeLeft() { LockedTemporaryDirectory.removeLeft(clusterPrefix, EmbeddedCluster.endLeft) }

  private func restore(_ backup: OpenedBackup) throws {
    let work = try LockedTemporaryDirectory(Self.clusterPrefix, ending: EmbeddedCluster.endLeft)
    defer { work.remove() }
    // PostgreSQL's user passes through.
    try Files.letPassThrough(work.path)
    let cluster = try EmbeddedCluster(in: work.path, durability: .none, maximumConnections: 20)
    let outcome = Result {
      let superuser = cluster.address.connectionString(user: ClusterAddress.superuser)
      let restorer = BackupRestorer(
        backup: backup, target: try RestoreTarget(superuser), migrator: try installation.migrator(),
        pipeline: pipeline)
      _ = try restorer.restore()
    }
    try cluster.stop()
    try outcome.get()
  }
}
