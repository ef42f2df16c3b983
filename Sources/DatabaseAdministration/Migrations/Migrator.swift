internal import Postgres

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Brings a database's schema up to date. It blocks: from the command line, or on the side pool.
///
/// Migrators exclude each other by an advisory lock; each script is one short transaction that gives up soon
/// when it waits for a lock (else everyone behind it would wait too) and tries again. Indexes of large tables are built
/// outside of one, so that what is written to the table does not wait.
public struct Migrator: Sendable {
  public let scripts: MigrationScripts

  public init(_ scripts: MigrationScripts) { self.scripts = scripts }

  /// Makes the roles and gives the owner its schemas, as superuser. Again does no harm.
  public func bootstrap(superuser connectionString: String) throws {
    let session = try ScriptSession(connectionString)
    let encoding = try session.rows("select pg_catalog.getdatabaseencoding()")[0][0] ?? ""
    guard encoding == "UTF8" else { throw MigrationError.encoding(encoding) }
    try Self.retrying(scripts.bootstrap) {
      try session.run(scripts.bootstrap.text)
      try session.run(Self.ledgerSchema)
    } undo: {
    }
  }

  /// Applies what is missing or, for what is repeatable, changed; returns their names.
  @discardableResult
  public func migrate(
    owner connectionString: String, report: (Progress) -> Void = { _ in }
  ) throws -> [String] {
    let session = try ScriptSession(connectionString)
    let roles = try session.rows("select rolname from pg_catalog.pg_roles where rolname = 'musclemate_owner'")
    guard !roles.isEmpty else { throw MigrationError.noRoles }
    let schemas = try session.rows("select from pg_catalog.pg_namespace where nspname = 'migrations'")
    guard !schemas.isEmpty else { throw MigrationError.notBootstrapped }
    // A superuser may call too: what is made is the owner's all the same.
    try session.run(
      """
      set role musclemate_owner;
      set application_name = 'musclemate migrate'
      """)
    try Self.takeTurn(session) { report(.waits) }
    try session.run(Self.ledger)
    let applied = try Self.applied(session)
    try refuseChanges(applied)
    let pending = Self.pending(scripts, applied)
    for script in pending {
      try Self.retrying(script) {
        if script.isOutsideTransaction {
          try applyOutside(script, session)
        } else {
          try applyOnce(script, session)
        }
      } undo: {
        try session.run("rollback")
      }
      report(.applied(script.name))
    }
    return pending.map(\.name)
  }

  /// The progress messages, one line each.
  public enum Progress: Equatable, Sendable, CustomStringConvertible {
    /// Another one is at work in the database.
    case waits
    case applied(String)

    public var description: String {
      switch self {
      case .waits: "waiting for another migration of this database to end"
      case .applied(let script): "applied \(script)"
      }
    }
  }

  /// Every script with whether the database has it as it is here.
  public func status(_ connectionString: String) throws -> [(name: String, state: State)] {
    let applied = try Self.applied(ScriptSession(connectionString))
    return scripts.all.map { script in
      guard let checksum = Self.checksum(of: script, in: applied) else { return (script.name, .missing) }
      return (script.name, script.isSame(as: checksum) ? .applied : .changed)
    }
  }

  public enum State: String, Sendable { case applied, missing, changed }

  /// Stops a server whose database lacks a migration. One that has more is from a newer release, and is fine:
  /// releases keep the schema usable for the one before.
  public func requireMigrated(_ connectionString: String) throws {
    let missing = try status(connectionString).filter { $0.state == .missing }.map(\.name)
    if !missing.isEmpty { throw MigrationError.notMigrated(missing: missing) }
  }

  /// "musclema" in ASCII: what no other user of the database locks by chance.
  private static let advisoryLock = "7887048766219709793"

  /// Made by the superuser: the owner needs no right to make schemas.
  private static let ledgerSchema = """
    create schema if not exists migrations authorization musclemate_owner;
    grant usage on schema migrations to musclemate_server;
    """

  private static let ledger = """
    create table if not exists migrations.applied (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    grant select on migrations.applied to musclemate_server;
    """

  private static func applied(_ session: borrowing ScriptSession) throws -> [String: String] {
    let exists = try session.rows("select to_regclass('migrations.applied')::text")
    guard exists.first?.first != .some(nil) else { return [:] }
    let rows = try session.rows("select name, checksum from migrations.applied")
    return Dictionary(
      rows.compactMap { row in row[0].flatMap { name in row[1].map { (name, $0) } } },
      uniquingKeysWith: { first, _ in first })
  }

  private static func checksum(of script: MigrationScripts.Script, in applied: [String: String]) -> String? {
    applied[script.note] ?? applied[script.formerNote]
  }

  private func refuseChanges(_ applied: [String: String]) throws(MigrationError) {
    for script in scripts.migrations {
      if let checksum = applied[script.name], !script.isSame(as: checksum) { throw .changed(script.name) }
    }
  }

  private static func pending(
    _ scripts: MigrationScripts, _ applied: [String: String]
  ) -> [MigrationScripts.Script] {
    let missing = scripts.migrations.filter { applied[$0.name] == nil }
    if missing.isEmpty, isNewer(applied, than: scripts) { return [] }
    return missing + scripts.repeatables.filter { checksum(of: $0, in: applied) != $0.checksum }
  }

  /// Whether a newer release was here. Its functions fit its tables, and those of a release that is installed again after it
  /// need not.
  private static func isNewer(_ applied: [String: String], than scripts: MigrationScripts) -> Bool {
    let known = Set(scripts.migrations.map(\.name))
    return applied.keys.contains { $0.hasPrefix("migrations/") && !known.contains($0) }
  }

  /// The role is taken again each time: a script that leaves it by `reset role` leaves it for the session. A script's
  /// lock timeout is shorter than the time until PostgreSQL looks for a deadlock (`deadlock_timeout`, a second). So if it holds
  /// one table and waits for another, the script gives up, and not the user who logs a workout.
  private func applyOnce(_ script: MigrationScripts.Script, _ session: borrowing ScriptSession) throws {
    try session.run(
      """
      begin;
      set local role musclemate_owner;
      set local lock_timeout = '500ms';
      set local statement_timeout = '60s';
      set local check_function_bodies = off;
      """)
    // First, so that a migrator that got around the lock waits here and then fails on the key.
    try Self.note(script, session)
    try session.run("set local role \(script.role)")
    try session.run(script.text)
    guard session.isInTransaction else { throw MigrationError.endsTransaction(script.name) }
    try session.run("commit")
  }

  /// It waits for those who read and write, and they don't wait for it: so for as long as they take.
  private func applyOutside(_ script: MigrationScripts.Script, _ session: borrowing ScriptSession) throws {
    try session.run("set role musclemate_owner; set lock_timeout = 0; set statement_timeout = 0")
    for (line, statement) in script.statements {
      // Before each, since it may be tried again after a later one failed.
      try Self.dropUnfinished(statement, session)
      do throws(ScriptError) {
        try session.run(statement)
      } catch  where Self.isPassing(error) {
        throw error
      } catch {
        throw MigrationError.failed(script: script.name, line: line, message: error.description)
      }
    }
    try Self.note(script, session)
  }

  /// An index whose building was interrupted exists, but is not usable (PostgreSQL, reference of CREATE INDEX).
  private static func dropUnfinished(_ statement: String, _ session: borrowing ScriptSession) throws {
    let unfinished = try session.rows(
      """
      select format('%I.%I', space.nspname, found.relname)
        from pg_catalog.pg_index as index
        join pg_catalog.pg_class as found on found.oid = index.indexrelid
        join pg_catalog.pg_namespace as space on space.oid = found.relnamespace
       where space.nspname in ('app', 'auth')
         and not index.indisvalid
         and found.relname = any (regexp_split_to_array($1, '[^a-z0-9_]+'))
      """, statement)
    for case let name? in unfinished.compactMap(\.first) {
      try session.run("drop index concurrently \(name)")
    }
  }

  private static func note(_ script: MigrationScripts.Script, _ session: borrowing ScriptSession) throws {
    _ = try session.rows(
      """
      insert into migrations.applied (name, checksum)
      values ($1, $2)
      on conflict (name) do update
      set checksum = excluded.checksum, applied_at = now()
      """, script.note, script.checksum)
  }

  /// Waits for other migrators, asking: who waited in a statement would have a snapshot meanwhile, and what the other one
  /// builds concurrently would wait for that. Without end, since that may take long; it blocks the command's own thread, as
  /// `retrying` does.
  private static func takeTurn(_ session: borrowing ScriptSession, waits: () -> Void) throws {
    var isFirst = true
    while try session.rows("select pg_try_advisory_lock($1::bigint)", advisoryLock) != [["t"]] {
      if isFirst { waits() }
      isFirst = false
      // PostgreSQL notifies only sessions that wait for the lock. To ask ten times a second costs neither side anything.
      usleep(100_000)
    }
  }

  private static func retrying(
    _ script: MigrationScripts.Script, _ work: () throws -> Void, undo: () throws -> Void
  ) throws {
    var attempt = 1
    while true {
      do {
        return try work()
      } catch let error as ScriptError {
        try undo()
        guard isPassing(error), attempt < 10 else { throw MigrationError(error, in: script) }
        // 0.1 s, 0.2 s … 6.4 s, 6.4 s, 6.4 s: together longer than an ordinary request or report holds a lock. Blocks, as its
        // session does: it runs on the command's own thread, before there is a loop to hold up.
        usleep(50_000 << UInt32(min(attempt, 7)))
        attempt += 1
      }
    }
  }

  /// lock_not_available, deadlock_detected, serialization_failure; "tuple concurrently updated", an internal
  /// error to PostgreSQL, and unique_violation, when two sessions make or change one role.
  private static func isPassing(_ error: ScriptError) -> Bool {
    ["55P03", "40P01", "40001", "XX000"].contains(error.sqlState)
      || (error.sqlState == "23505" && error.message.contains("pg_authid"))
  }
}
