internal import DatabaseAdministration
internal import HTTPServer
internal import Postgres
internal import Primitives
internal import Rendering

/// The checks of `musclemate check`: the needs of `serve`, of the first mail, and of the first backup at night.
package enum ServerCheck {
  /// Everything that is wrong, so that it is mended in one go: a line each.
  package struct Failure: Error, CustomStringConvertible {
    package let faults: [String]
    package var description: String { faults.joined(separator: "\n") }
  }

  /// The checks that passed, one line each.
  ///
  /// - Throws: `Failure` with all that is not.
  package static func run(_ configuration: Configuration) throws(Failure) -> [String] {
    var well: [String] = []
    var faults: [String] = []
    for probe in probes(configuration) {
      do {
        well += try probe.run()
      } catch {
        faults.append(probe.subject.map { "\($0): \(error)" } ?? "\(error)")
      }
    }
    guard faults.isEmpty else { throw Failure(faults: faults.map(oneLine)) }
    return well
  }

  private static func oneLine(_ fault: String) -> String {
    fault.split(separator: "\n").joined(separator: " | ")
  }

  private static func probes(_ configuration: Configuration) -> [Probe] {
    [
      Probe("MUSCLEMATE_TLS_CERT, MUSCLEMATE_TLS_KEY") {
        try configuration.tls?.check()
        return configuration.tls == nil ? [] : ["the certificate and its key belong together"]
      },
      Probe {
        let migrator = try configuration.installation.migrator()
        guard let url = configuration.databaseURL else { return try embedded(configuration, migrator) }
        return try database(url, configuration, migrator)
      },
      Probe("DATABASE_OWNER_URL") {
        guard let url = configuration.databaseOwnerURL else {
          return configuration.databaseURL == nil
            ? []
            : ["DATABASE_OWNER_URL is not set: a server needs none, commands such as backup and account do"]
        }
        _ = try ScriptSession(url).rows("select 1")
        return ["the owner of the database can connect"]
      },
      Probe("MUSCLEMATE_MAIL") { try mail(configuration.mail) },
      Probe {
        _ = try PortalFiles(in: PortalFiles.findFolder(configuration.portalFolder))
        return []
      },
      Probe {
        configuration.publicURL == nil
          ? [
            "MUSCLEMATE_PUBLIC_URL is not set: links in mails begin with the address that the server listens at"
          ] : []
      },
      Probe {
        let missing = Renderer.missingFonts.joined(separator: ", ")
        return missing.isEmpty
          ? []
          : ["pictures lack fonts (\(missing)): install fonts-inter, fonts-noto-core, fonts-dejavu-core"]
      },
    ] + BackupCheck(installation: configuration.installation).probes
  }

  private static func database(
    _ url: String, _ configuration: Configuration, _ migrator: Migrator
  ) throws -> [String] {
    let session = try ScriptSession(url, of: "DATABASE_URL")
    let version = try session.rows("show server_version").first?.first ?? nil
    try LoginRoleCheck.run(url)
    try migrator.requireMigrated(url)
    let state = try migrator.status(url).contains { $0.state == .changed }
    return try [
      "PostgreSQL \(version ?? "") is reached, the login role is as it should be",
      state ? "the schema is usable; functions or policies differ: migrate" : "the schema is up to date",
    ] + SealingKeyCheck.look(configuration.installation, url) + signers(session)
      + LoginRoleCheck.warnings(url) + SalesWarning.all(session).map(\.description)
  }

  /// Nothing is said of one: it is as it should be, and so is none yet.
  private static func signers(_ session: borrowing ScriptSession) throws -> [String] {
    let rows = try session.rows(
      "select encode(public_key, 'hex'), machine, since from app.known_audit_signers()")
    let signers = rows.compactMap { AuditSigner($0) }
    guard signers.count > 1 else { return [] }
    let listed = signers.map(\.description).joined(separator: "; ")
    return ["the audit log was signed with \(signers.count) keys: \(listed)"]
  }

  /// A running server's cluster is looked at; one that rests needs no more than its programs.
  private static func embedded(_ configuration: Configuration, _ migrator: Migrator) throws -> [String] {
    if let address = try runningCluster(configuration.dataFolder) {
      return try database(
        address.connectionString(user: ClusterAddress.server), configuration, migrator)
    }
    let installation = try PostgresInstallation.find()
    return ["PostgreSQL \(installation.major) in \(installation.folder) will be started by serve"]
  }

  private static func runningCluster(_ folder: String) throws -> ClusterAddress? {
    do throws(ClusterError) {
      return try EmbeddedCluster.addressOfRunning(in: folder)
    } catch .notRunning {
      return nil
    }
  }

  private static func mail(_ target: Configuration.MailTarget) throws -> [String] {
    switch target {
    // `serve` makes the folder.
    case .folder(let folder): return ["mail is not sent but written to \(folder)"]
    case .smtp(let url):
      try SMTP.check(url)
      return ["the mail server answers"]
    }
  }
}
