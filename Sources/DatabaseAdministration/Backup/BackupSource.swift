internal import Postgres
internal import Primitives

/// The database that is backed up, with the role mm_backup, which can read everything and change nothing.
struct BackupSource: Sendable {
  let options: ConnectionOptions

  init(_ installation: Installation) throws {
    if let url = installation.backup.databaseURL ?? installation.databaseOwnerURL {
      options = try ConnectionOptions(url)
    } else if installation.databaseURL == nil {
      let address = try EmbeddedCluster.addressOfRunning(in: installation.dataFolder)
      options = try ConnectionOptions(address.connectionString(user: "mm_backup"))
    } else {
      throw BackupError.notConfigured("set MUSCLEMATE_BACKUP_DATABASE_URL, to the database as mm_backup")
    }
  }

  /// In one snapshot that pg_dump can join: what is counted is what is dumped. One backup of a database at a time.
  func snapshot() throws -> Snapshot { try Snapshot.take(options) }

  struct Snapshot: ~Copyable {
    let session: ScriptSession
    let id: String
    let serverVersion: String

    private init(_ session: consuming ScriptSession, id: String, serverVersion: String) {
      self.session = session
      self.id = id
      self.serverVersion = serverVersion
    }

    fileprivate static func take(_ options: ConnectionOptions) throws -> Snapshot {
      let session = try open(options)
      let id = try session.rows("select pg_export_snapshot()")[0][0] ?? ""
      let version = try session.rows("show server_version")[0][0] ?? ""
      return Snapshot(session, id: id, serverVersion: version)
    }

    /// With limits of the session's own: what is idle while pg_dump works is no request.
    private static func open(_ options: ConnectionOptions) throws -> ScriptSession {
      let session = try ScriptSession(options.connectionString)
      try session.run(
        """
        set role mm_backup;
        set statement_timeout = 0;
        set idle_in_transaction_session_timeout = 0
        """)
      guard try session.rows("select pg_try_advisory_lock(hashtext('musclemate backup'))")[0][0] == "t" else {
        throw BackupError.anotherRuns
      }
      try session.run("begin isolation level repeatable read read only")
      return session
    }

    /// The dump is complete: from here on only other backups are kept out, and no row is kept from being vacuumed.
    func release() throws { try session.run("commit") }

    /// The end of the backup. Without it the lock would be gone with the snapshot's last use.
    consuming func close() {}

    var serverMajor: Int { Int(serverVersion.prefix { $0.isNumber }) ?? 0 }
  }
}
