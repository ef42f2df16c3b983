internal import DatabaseAdministration
internal import EventLoop
internal import Postgres
internal import Primitives

/// Work that autovacuum missed or can't do: vacuums tables with many dead rows, analyzes those that never were, rebuilds
/// bloated indexes, and drops the leftovers of interrupted rebuilds. The worker may only report it. If the owner's
/// connection is known (DATABASE_OWNER_URL, or the embedded database's), the run does it step by step, and an interrupted
/// run leaves the rest to the next.
enum VacuumAndReindex {
  static let statements: [AnyStatement] = [neglected.erased, unfinished.erased, bloated.erased, note.erased]

  static func run(_ run: JobRun) async throws -> JobReport {
    let owner = try owner(run.services.configuration)
    var report = JobReport()
    var failure: ScriptError?
    // In this order: a vacuum updates the row counts of indexes, and a bloated index may have a leftover of a rebuild.
    for (work, find) in [(Work.vacuum, neglected), (.drop, unfinished), (.rebuild, bloated)] {
      let names: [String] = try await run.exchange(find())
      for name in names {
        do {
          if !run.isDryRun, let owner { try await work.carry(out: name, as: owner, run) }
        } catch let error as ScriptError where !Task.isCancelled {
          // A table that is locked for long, by a dump say, does not prevent the rest; the next attempt finds it.
          failure = error
          continue
        }
        report.changed += 1
        if report.sample.count < 10 { report.sample.append(.string("\(work.rawValue) \(name)")) }
      }
    }
    if let failure { throw failure }
    return report
  }

  private static func owner(_ configuration: Configuration) throws -> String? {
    if let url = configuration.databaseOwnerURL { return url }
    guard configuration.databaseURL == nil else { return nil }
    return try EmbeddedCluster.addressOfRunning(in: configuration.dataFolder)
      .connectionString(user: ClusterAddress.owner)
  }

  private enum Work: String {
    case vacuum, drop, rebuild

    /// Utility statements take no parameters; the names are PostgreSQL's own, quoted by it.
    private func statement(_ name: String) -> String {
      switch self {
      case .vacuum: "vacuum (analyze, skip_locked) \(name)"
      case .drop: "drop index concurrently if exists \(name)"
      case .rebuild: "reindex index concurrently \(name)"
      }
    }

    /// The session bears the worker's name: what it has begun goes on when the worker is killed, and until it ends the
    /// run is not taken over (app.rescue_jobs).
    func carry(out name: String, as owner: String, _ run: JobRun) async throws {
      try Task.checkCancellation()
      let (worker, statement) = (run.pool.configuration.applicationName, statement(name))
      // Hours, where an index is large: the stop of a worker does not wait for that.
      try await run.blocking { isCancelled in
        let session = try ScriptSession(owner)
        _ = try session.rows("select set_config('application_name', $1, false)", worker)
        // A big table takes its time. Waiting for a lock keeps others waiting.
        try session.run("set statement_timeout = 0; set lock_timeout = '10s'")
        try session.run(statement, until: isCancelled)
      }
      _ = try await run.exchange(VacuumAndReindex.note(rawValue, name))
    }
  }

  /// A fifth of the rows is what autovacuum starts at by default (PostgreSQL, 20.10); small tables don't matter.
  private static let neglected = Statement<[String]>(
    "maintenance.neglected_tables", for: [.worker],
    """
    select format('%I.%I', schemaname, relname)
      from pg_catalog.pg_stat_user_tables
     where schemaname in ('app', 'auth')
       and (n_dead_tup > 10000 and n_dead_tup > n_live_tup / 5
            or n_live_tup > 1000 and last_analyze is null and last_autoanalyze is null)
     order by n_dead_tup desc, relname
    """)

  /// The leftovers of interrupted rebuilds (PostgreSQL, reference of REINDEX): such an index is written and never read.
  private static let unfinished = Statement<[String]>(
    "maintenance.unfinished_indexes", for: [.worker],
    """
    select format('%I.%I', space.nspname, found.relname)
      from pg_catalog.pg_index as index
      join pg_catalog.pg_class as found on found.oid = index.indexrelid
      join pg_catalog.pg_namespace as space on space.oid = found.relnamespace
     where space.nspname in ('app', 'auth')
       and not index.indisvalid
       and found.relname ~ '_cc(new|old)[0-9]*$'
       -- nobody is at it at this moment
       and not exists (
         select
           from pg_catalog.pg_locks as held
          where held.relation = index.indexrelid
            and held.granted
            and held.mode = 'ShareUpdateExclusiveLock')
     order by 1
    """)

  /// B-trees of more than 8 MB that are more than twice as large as their entries need: 8 bytes of header and 4 of line
  /// pointer beside the columns, on pages that are filled to 90 % (PostgreSQL, 73.6 and 67.4). A text counts as 64 bytes,
  /// which most stay below, and what is stored once for equal entries only makes an index smaller: so this errs towards
  /// leaving an index alone.
  private static let bloated = Statement<[String]>(
    "maintenance.bloated_indexes", for: [.worker],
    """
    select format('%I.%I', space.nspname, found.relname)
      from pg_catalog.pg_index as index
      join pg_catalog.pg_class as found on found.oid = index.indexrelid
      join pg_catalog.pg_namespace as space on space.oid = found.relnamespace
      join pg_catalog.pg_am as method on method.oid = found.relam
     cross join lateral (
       select sum(case when part.attlen > 0 then part.attlen else 64 end) as bytes
         from pg_catalog.pg_attribute as part
        where part.attrelid = index.indexrelid) as entry
     where space.nspname in ('app', 'auth')
       and method.amname = 'btree'
       and index.indisvalid
       and found.reltuples >= 0
       and pg_relation_size(found.oid) > greatest(
             8 * 1024 * 1024, 2 * found.reltuples * (entry.bytes + 12) / 0.9)
     order by pg_relation_size(found.oid) desc, 1
     limit 20
    """)

  private static let note = Statement<RowCount, String, String>(
    "maintenance.note", for: [.worker],
    """
    select app.note_database_maintenance($1, $2)
    """)
}
