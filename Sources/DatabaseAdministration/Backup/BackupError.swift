/// Why a backup can't be made or restored, in one line that says what would help.
package enum BackupError: Error, CustomStringConvertible {
  case notConfigured(String)
  case anotherRuns
  case noBackup(String)
  case noManifest
  case newerFormat(Int)
  case signedByAnother(key: String, known: [String])
  case missing(String)
  case cutOff(String, bytes: Int, expected: Int)
  case altered(String)
  case wrongKey(String, hasPassphrase: Bool)
  case noKey(String)
  case keysUnreadable
  case newerRelease([String])
  case newerServer(made: Int, here: Int)
  case notEmpty(String)
  case notSuperuser
  case inUse(String)
  case different([String])
  case unopened([String])

  package var description: String {
    switch self {
    case .notConfigured(let what): "backups are not set up: \(what)"
    case .anotherRuns: "another backup of this database is running"
    case .noBackup(let place): "there is no such backup in \(place): see musclemate backup list"
    case .noManifest: "the manifest does not belong to a backup, or was altered"
    case .newerFormat(let format): "the backup is of a newer release (format \(format)): use that release"
    case .signedByAnother(let key, let known) where known.contains(key):
      "the manifest was altered: the signature by key \(key) does not match its content"
    case .signedByAnother(let key, let known):
      "the manifest is not signed by this installation (by key \(key), known here: "
        + "\(known.joined(separator: ", "))): it was altered, or is another installation's (accept it with --foreign)"
    case .missing(let file): "\(file) is missing"
    case .cutOff(let file, let bytes, let expected):
      "\(file) is truncated: it has \(bytes) bytes of \(expected)"
    case .altered(let file): "\(file) was altered: its SHA-256 is not the one in the manifest"
    case .wrongKey(let reason, let hasPassphrase):
      "the private key does not decrypt this backup: \(reason) ("
        + (hasPassphrase
          ? "it is another key, or what MUSCLEMATE_BACKUP_PASSPHRASE_FILE holds is not its passphrase)"
          : "one with a passphrase needs MUSCLEMATE_BACKUP_PASSPHRASE_FILE)")
    case .noKey(let reason):
      "no private key is named (--key FILE), and none of this user's own GnuPG keys decrypts this backup: \(reason)"
    case .keysUnreadable: "the keys in the backup are not readable: it was not made by this program"
    case .newerRelease(let missing):
      "the backup is of a newer release (\(missing.joined(separator: ", ")) is unknown here): use that release"
    case .newerServer(let made, let here):
      "the backup was made by PostgreSQL \(made), and here is PostgreSQL \(here): use \(made) or newer"
    case .notEmpty(let database):
      "the database \(database) is not empty: with --replace the backup takes its name, and it is kept under another name"
    case .notSuperuser:
      "restoring makes roles and functions of several owners: --into, or DATABASE_OWNER_URL, has to be a superuser's"
    case .inUse(let database):
      "the database \(database) is in use: stop the servers first; the restored database was removed again"
    case .different(let differences):
      "the restored database differs from the backup: \(differences.prefix(5).joined(separator: "; "))"
    case .unopened(let kinds):
      "encrypted values can't be decrypted with the keys in the backup: \(kinds.joined(separator: ", "))"
    }
  }
}
