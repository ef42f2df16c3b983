/// What backups, checks and restores leave where the process was killed. The next one of its kind would remove it too, but
/// may be a week away.
enum LeftWork {
  /// What someone still works with stays.
  static func remove(from dataFolder: String) {
    for prefix in ["backup-draft-", "backup-check-", "backup-list-", "restore-"] {
      LockedTemporaryDirectory.removeLeft("\(dataFolder)/\(prefix)")
    }
    GnuPG.removeLeft()
    RestoreCheck.removeLeft()
  }
}
