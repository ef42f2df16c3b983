internal import Postgres
internal import Primitives

/// The database server that a backup is restored into, as its superuser, and the name that the database gets there.
struct RestoreTarget: Sendable {
  private let options: ConnectionOptions
  let database: String

  /// - Throws: `BackupError.notSuperuser` where it is none.
  init(_ connectionString: String) throws {
    options = try ConnectionOptions(connectionString)
    database = options["dbname"] ?? options["user"] ?? ""
    let rows = try maintenance().rows("select rolsuper from pg_catalog.pg_roles where rolname = session_user")
    guard rows.first?[0] == "t" else { throw BackupError.notSuperuser }
  }

  func options(of database: String) -> ConnectionOptions { options.with("dbname", database) }

  func session(_ database: String) throws -> ScriptSession {
    try ScriptSession(options(of: database).connectionString)
  }

  func maintenance() throws -> ScriptSession { try session("postgres") }

  var major: Int {
    get throws {
      Int((try maintenance().rows("show server_version")[0][0] ?? "").prefix { $0.isNumber }) ?? 0
    }
  }

  /// Whether there is a database of the name with something of its own in it.
  func isTaken() throws -> Bool {
    let exists = try maintenance().rows("select from pg_catalog.pg_database where datname = $1", database)
    if exists.isEmpty { return false }
    return try !session(database).rows(
      """
      select
        from pg_catalog.pg_class as class
        join pg_catalog.pg_namespace as space
          on space.oid = class.relnamespace
       where class.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
         and space.nspname not like 'pg\\_%'
         and space.nspname <> 'information_schema'
       limit 1
      """
    ).isEmpty
  }

  func drop(_ name: String) throws {
    try administer("drop database if exists \(Self.quoted(name)) with (force)")
  }

  private func administer(_ script: String) throws { try maintenance().run(script) }

  /// PostgreSQL cuts names after 63 bytes (section 4.1.1). A long name loses its own end, never the time.
  static func nameKept(of database: String, before suffix: String) -> String {
    var name = database
    while name.utf8.count + "_before_".utf8.count + suffix.utf8.count > 63, name.popLast() != nil {}
    return "\(name)_before_\(suffix)"
  }

  /// Gives the restored database its name. One that had this name is kept under another name where it has anything in it,
  /// and returned. All in one transaction: at any moment there is a database of the name.
  func install(_ scratch: String, keepingOldAs suffix: String, isTaken: Bool) throws -> String? {
    let exists = try !maintenance().rows("select from pg_catalog.pg_database where datname = $1", database)
      .isEmpty
    let kept = Self.nameKept(of: database, before: suffix)
    let old = exists ? "alter database \(Self.quoted(database)) rename to \(Self.quoted(kept));" : ""
    do {
      // Without begin and commit: several statements sent together are one transaction.
      try administer("\(old) alter database \(Self.quoted(scratch)) rename to \(Self.quoted(database))")
    } catch let error as ScriptError {
      // object_in_use: someone is connected to it
      throw error.sqlState == "55006" ? BackupError.inUse(database) : error
    }
    if exists, !isTaken { try drop(kept) }
    return exists && isTaken ? kept : nil
  }

  /// An identifier as PostgreSQL writes it: the name is the operator's.
  private static func quoted(_ name: String) -> String {
    "\"\(name.replacingScalars { $0 == "\"" ? "\"\"" : nil })\""
  }
}
