internal import OperatingSystem

/// Temporary files of backups, checks and restores whose process was killed. The next one of its kind would remove them
/// too, but it may be a week away.
package enum LeftWork {
  /// Files that a process still uses stay.
  package static func remove(from dataFolder: String) {
    for prefix in ["backup-draft-", "backup-check-", "backup-list-", "restore-"] {
      LockedTemporaryDirectory.removeLeft("\(dataFolder)/\(prefix)")
    }
    GnuPG.removeLeft()
    RestoreCheck.removeLeft()
  }
}
