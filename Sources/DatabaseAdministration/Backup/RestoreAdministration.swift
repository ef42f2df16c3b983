internal import ObjectStorage
internal import OperatingSystem
internal import Postgres
internal import Primitives
internal import Secrets

/// `musclemate restore`.
package struct RestoreAdministration {
  package struct Order: Sendable {
    /// A file of the backup, its name in the place of backups, or `latest`.
    package var what: String
    /// A superuser's connection to the database that it becomes; nil: this installation's.
    package var into: String?
    package var key: String?
    package var replaces = false
    package var takesForeign = false

    package init(what: String) { self.what = what }
  }

  private let installation: Installation
  private let report: (String) -> Void

  package init(_ installation: Installation, report: @escaping (String) -> Void) {
    self.installation = installation
    self.report = report
  }

  /// The backup is opened and checked before anything is touched, restored beside what is there, compared, and only then
  /// put in its place.
  package func run(_ order: Order) throws {
    try Files.makeFolder(installation.dataFolder, mode: 0o711)
    let work = try LockedTemporaryDirectory("\(installation.dataFolder)/restore-")
    defer { work.remove() }
    let folder = work.path
    let gnupg = try GnuPG.forDecrypting(
      key: order.key ?? installation.backup.key, passphraseFile: installation.backup.passphraseFile)
    defer { gnupg.close() }
    let (store, name) = try find(order.what)
    let backup = try OpenedBackup(
      name,
      OpenedBackup.Reader(
        store: store, known: try installation.keys.raw(), takesForeign: order.takesForeign,
        gnupg: gnupg, folder: folder, pipeline: Pipeline()))
    report("\(name.text): \(backup.manifest.summary)")
    if !backup.isSignedHere {
      report(
        "signed with key \(backup.keys.identifiers.first ?? ""), which came with the backup: compare it with what "
          + "musclemate keys list said where it was made")
    }
    let erasures = PostBackupReplay(
      known: try knownErasures(beside: store, folder),
      keys: try installation.keys.raw() + backup.keys.sealing,
      since: backup.manifest.name.madeAt)
    try withTarget(order.into) { try restore(backup, erasures, into: $0, order) }
  }

  /// The records of the data folder, beside the backup, and in the place of backups: a copy beside the backup may be
  /// older. If a place can't be reached, the restore continues without it.
  private func knownErasures(beside store: any ObjectStore, _ folder: String) throws -> KnownErasures? {
    let record = ErasureRecord(installation)
    var known = try record.known(in: store, fetchingInto: folder)
    guard let place = installation.backup.target?.store, place.place != store.place else { return known }
    let aside = "\(folder)/kept"
    try Files.makeFolder(aside)
    do {
      if let kept = try record.known(in: place, fetchingInto: aside) {
        if known == nil { known = kept } else { known?.add(kept) }
      }
    } catch {
      report(
        "the record of erasures in \(place.place) can't be read; accounts that only it lists are not erased again: \(error)"
      )
    }
    return known
  }

  private func restore(
    _ backup: OpenedBackup, _ erasures: PostBackupReplay, into target: RestoreTarget, _ order: Order
  ) throws {
    let isTaken = try target.isTaken()
    guard !isTaken || order.replaces else { throw BackupError.notEmpty(target.database) }
    let restorer = BackupRestorer(
      backup: backup, target: target, migrator: try installation.migrator(), pipeline: Pipeline())
    let scratch = try restorer.restore()
    report("restored and compared: counts, checksums, sequences, owners and policies are the same")
    let old: String?
    do {
      for name in try restorer.migrate(scratch.name) { report("applied \(name)") }
      for line in try erasures.run(owner: target.options(of: scratch.name).connectionString) { report(line) }
      try BackupRecord(owner: target.options(of: scratch.name).connectionString).restored(backup.manifest)
      old = try target.install(scratch.name, keepingOldAs: suffix(of: .now), isTaken: isTaken)
    } catch {
      try target.drop(scratch.name)
      throw error
    }
    for thing in try backup.keys.adopt(installation) {
      report("\(installation.dataFolder) has \(thing) now")
    }
    if order.into == nil { try beginAudit(backup.manifest) }
    if let old { report("the database that was there is kept as \(old): drop it when you no longer need it") }
    report("\(target.database) is restored")
  }

  /// Only where it is this installation's own database: one that is restored elsewhere says nothing of this one's log.
  private func beginAudit(_ manifest: BackupManifest) throws {
    let checkpoints = AuditCheckpoints(folder: installation.dataFolder)
    if let kept = try checkpoints.begin(with: manifest.auditHeads, keepingOldAs: suffix(of: .now)) {
      report("the signed heads of the audit log from before are kept as \(kept)")
    }
  }

  /// A file is looked for beside itself, anything else in the place of backups.
  private func find(_ what: String) throws -> (any ObjectStore, BackupName) {
    let file = what.split(separator: "/").last.map(String.init) ?? ""
    if what.contains("/") || Files.exists(what), let name = BackupName(file) {
      return (FolderStore(Files.parent(of: Files.absolute(what))), name)
    }
    let backupStore = BackupStore(try installation.backup.store())
    return (backupStore.store, try backupStore.find(what))
  }

  /// The embedded cluster is started for it: where a server keeps it running, that one is to be stopped first.
  private func withTarget(_ into: String?, _ work: (RestoreTarget) throws -> Void) throws {
    if let url = into ?? installation.databaseOwnerURL { return try work(RestoreTarget(url)) }
    guard installation.databaseURL == nil else { throw BackupError.notSuperuser }
    let cluster = try EmbeddedCluster(in: installation.dataFolder)
    let outcome = Result {
      try work(try RestoreTarget(cluster.address.connectionString(user: ClusterAddress.superuser)))
    }
    try cluster.stop()
    try outcome.get()
  }

  private func suffix(of time: Timestamp) -> String {
    String(time.description.filter { $0.isNumber }.prefix(14))
  }
}
