package import ObjectStorage
package import Primitives

/// The target of backups, their recipient's key, and how many are kept.
package struct BackupSettings: Sendable {
  /// Nil: none are made.
  package var target: Target?
  /// The file of the public key that they are encrypted for.
  package var recipient: String?
  /// The database as mm_backup, where it is not the embedded one.
  package var databaseURL: String?
  /// The file of the private key, where the restore check may open backups: best on another machine than the server's.
  package var key: String?
  package var passphraseFile: String?
  package var retention = BackupRetention()

  package enum Target: Sendable {
    case folder(String)
    case s3(S3Store.Bucket)

    package var store: any ObjectStore {
      switch self {
      case .folder(let path): FolderStore(path)
      case .s3(let bucket): S3Store(bucket)
      }
    }
  }

  package init() {}

  /// From when on backups that were restored are kept for that; nil: from ever.
  package func restoredSince(_ now: Timestamp) -> Timestamp? {
    retention.onPurpose == 0 ? nil : now.advanced(bySeconds: -Int64(retention.onPurpose) * 86_400)
  }

  /// The store, or what is to be set.
  package func store() throws(BackupError) -> any ObjectStore {
    guard let target else {
      throw .notConfigured("set MUSCLEMATE_BACKUP_TARGET and MUSCLEMATE_BACKUP_RECIPIENT")
    }
    return target.store
  }
}
