package import Secrets

/// An installation as its administration sees it: its database, its data folder, its keys and its backups.
package struct Installation: Sendable {
  /// The database as the login role of the server; nil: the embedded cluster in the data folder.
  package let databaseURL: String?
  package let databaseOwnerURL: String?
  package let dataFolder: String
  /// The folder of the SQL files; nil: the one that is found beside the program.
  package let sqlFolder: String?
  package let keys: InstallationKeys
  package let backup: BackupSettings

  package init(
    databaseURL: String?, databaseOwnerURL: String?, dataFolder: String, sqlFolder: String?,
    keys: InstallationKeys, backup: BackupSettings
  ) {
    self.databaseURL = databaseURL
    self.databaseOwnerURL = databaseOwnerURL
    self.dataFolder = dataFolder
    self.sqlFolder = sqlFolder
    self.keys = keys
    self.backup = backup
  }

  /// With the scripts of the folder. Reads them: it blocks.
  package func migrator() throws -> Migrator {
    let environment = sqlFolder.map { ["MUSCLEMATE_SQL": $0] } ?? [:]
    return Migrator(try MigrationScripts(in: MigrationScripts.findFolder(environment: environment)))
  }
}
