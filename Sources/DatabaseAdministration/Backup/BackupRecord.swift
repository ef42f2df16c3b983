internal import Postgres
internal import Primitives

/// The database's list of backups, for admins: written by the command as the owner.
struct BackupRecord {
  let owner: String

  func made(_ manifest: BackupManifest, place: String) throws {
    _ = try session().rows(
      "select app.note_backup($1, $2, $3::timestamptz, $4::bigint, $5::bigint, $6)", manifest.name.text,
      place,
      manifest.name.madeAt.description, "\(manifest.dump.bytes)", "\(manifest.content.rows)",
      manifest.dump.sha256)
  }

  func removed(_ names: [BackupName]) throws {
    for name in names { _ = try session().rows("select app.note_backup_removed($1)", name.text) }
  }

  func restored(_ manifest: BackupManifest) throws {
    _ = try session().rows("select app.note_restored($1)", manifest.name.text)
  }

  /// The names of the backups that this database was restored from, as far back as they are kept for that.
  func recentlyRestored(_ settings: BackupSettings) throws -> [String] {
    try session().rows(
      "select app.restored_backups($1::timestamptz)",
      settings.restoredSince(.now)?.description ?? "-infinity"
    ).compactMap { $0.first.flatMap { $0 } }
  }

  private func session() throws -> ScriptSession {
    let session = try ScriptSession(owner)
    try session.run("set role musclemate_owner")
    return session
  }
}
