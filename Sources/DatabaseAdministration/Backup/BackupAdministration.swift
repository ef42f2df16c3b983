internal import ObjectStorage
internal import OperatingSystem
internal import Postgres
internal import Primitives

/// Backups as the command makes, lists, checks and restores them.
package struct BackupAdministration: Sendable {
  private let installation: Installation

  package init(_ installation: Installation) { self.installation = installation }

  /// Makes one of the database of this installation, and removes what is kept no longer. Returns what was done, in lines.
  package func make() throws -> [String] {
    let database = try AdministeredDatabase.open(installation, migrated: false)
    let outcome = Result {
      let record = BackupRecord(owner: database.owner)
      let maker = BackupMaker(installation: installation)
      let manifest = try maker.make(at: .now, by: .command)
      try record.made(manifest, place: try installation.backup.store().place)
      let removed = try maker.removeExpendable(restored: try record.recentlyRestored(installation.backup))
      try record.removed(removed)
      return ["\(manifest.name.text): \(manifest.summary)"] + removed.map { "removed \($0.text)" }
    }
    try database.close()
    return try outcome.get()
  }

  /// Name, time, bytes and maker of each, the oldest first.
  package func list() throws -> [[String]] {
    let backupStore = BackupStore(try installation.backup.store())
    try Files.makeFolder(installation.dataFolder, mode: 0o711)
    let makers = Dictionary(
      uniqueKeysWithValues: try backupStore.backups(installation).map { ($0.name, $0.maker) })
    return try backupStore.entries().map { name, bytes in
      let maker = makers[name].flatMap { $0 }
      return [name.text, name.madeAt.description, "\(bytes)", maker?.rawValue ?? "-"]
    }
  }

  package func verify(_ what: String, key: String?, takesForeign: Bool) throws -> String {
    let finding = try RestoreCheck(installation: installation).run(
      what, key: key, usesOperatorsKeys: true, takesForeign: takesForeign)
    let name = finding.manifest.name.text
    switch finding.extent {
    case .restored: return "\(name) restores: \(finding.manifest.summary), all checksums are the same"
    case .sealed:
      return
        "\(name) is whole and signed; it was not restored, since there are no programs of PostgreSQL's server here"
    }
  }
}

extension BackupManifest {
  package var summary: String {
    "\(content.tables.count) tables, \(content.rows) rows, \(dump.bytes) bytes encrypted"
  }
}
