package import DatabaseAdministration
internal import Secrets

extension Configuration {
  /// The part of the settings that the administration of the database needs.
  package var installation: Installation {
    Installation(
      databaseURL: databaseURL, databaseOwnerURL: databaseOwnerURL, dataFolder: dataFolder,
      sqlFolder: sqlFolder, keys: InstallationKeys(self), backup: backup)
  }
}

extension InstallationKeys {
  init(_ configuration: Configuration) {
    self.init(
      given: configuration.secret, previous: configuration.previousSecrets, folder: configuration.dataFolder)
  }
}

extension AdministeredDatabase {
  package static func open(_ configuration: Configuration, migrated: Bool) throws -> AdministeredDatabase {
    try open(configuration.installation, migrated: migrated)
  }
}

extension DatabaseSetup {
  /// Warnings go to the log.
  package init(_ configuration: Configuration) throws {
    try self.init(configuration.installation, connections: configuration.databaseConnections) { warning in
      Log.write(.warned(warning), eachRequest: false)
    }
  }
}
