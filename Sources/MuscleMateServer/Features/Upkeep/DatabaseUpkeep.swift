internal import EventLoop
internal import Postgres
internal import Primitives

/// What autovacuum should have done by itself: a table with many dead rows, or one that was never analyzed. The worker
/// may only say so; where the owner's connection is set (DATABASE_OWNER_URL) it is seen to.
enum DatabaseUpkeep {
  /// A fifth of the rows is what autovacuum starts at by default (PostgreSQL, 20.10); small tables don't matter.
  static let neglected = Statement<[String]>(
    "upkeep.neglected_tables", for: [.worker],
    """
    select format('%I.%I', schemaname, relname)
      from pg_catalog.pg_stat_user_tables
     where schemaname in ('app', 'auth')
       and (n_dead_tup > 10000 and n_dead_tup > n_live_tup / 5
            or n_live_tup > 1000 and last_analyze is null and last_autoanalyze is null)
     order by n_dead_tup desc, relname
    """)

  static func run(_ run: JobRun) async throws -> JobReport {
    let tables = try await run.exchange(neglected())
    if !run.isDryRun, !tables.isEmpty, let owner = run.services.configuration.databaseOwnerURL {
      try await run.services.sidePool.run {
        let session = try ScriptSession(owner)
        // A utility statement takes no parameters; the names are PostgreSQL's own, quoted by it.
        for table in tables { try session.run("vacuum (analyze, skip_locked) \(table)") }
      }
    }
    return JobReport(changed: Int64(tables.count), sample: tables.prefix(10).map(JSON.string))
  }
}
