import DatabaseAdministration
import Postgres
import Primitives
import Testing

@testable import MuscleMateServer
@testable import TestKit

@Suite struct `Looking after the database` {
  /// A table of which nine rows in ten are gone, and an index that a rebuild left half made. What a session did is
  /// counted shortly after it ends.
  private static func neglect(_ database: TestDatabase) async throws {
    try database.administer(
      """
      create table app.swollen (id bigint primary key, name text) with (autovacuum_enabled = false);
      alter table app.swollen owner to \(ClusterAddress.owner);
      insert into app.swollen select number, 'x' from generate_series(1, 500000) as number
      """)
    try database.administer("delete from app.swollen where id % 10 <> 0")
    // Its rows are no longer unique, so the index can't be finished.
    try database.administer("update app.swollen set name = 'y'")
    try? database.administer("create unique index concurrently swollen_name_ccnew on app.swollen (name)")
    while try database.rows(
      "select n_dead_tup > 400000 from pg_stat_user_tables where relname = 'swollen'") != [["t"]]
    {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(try indexes(database) == [["swollen_name_ccnew", "f"], ["swollen_pkey", "t"]])
  }

  private static func indexes(_ database: TestDatabase) throws -> [[String?]] {
    try database.rows(
      """
      select found.relname, index.indisvalid
        from pg_index as index
        join pg_class as found on found.oid = index.indexrelid
       where index.indrelid = 'app.swollen'::regclass
       order by 1
      """)
  }

  private static func size(_ database: TestDatabase) throws -> Int {
    try database.rows("select pg_relation_size('app.swollen_pkey')")[0][0].flatMap { Int($0) } ?? -1
  }

  private static func audit(_ server: TestServer) throws -> [[String?]] {
    try server.database.rows(
      """
      select details ->> 'work', details ->> 'relation'
        from app.audit_entries where action = 'database_upkeep' order by number
      """)
  }

  @Test func `says what it would do, and does nothing where it may not`() async throws {
    let settings = ["DATABASE_URL": "dbname=elsewhere", "DATABASE_OWNER_URL": ""]
    try await TestServer.run(settings) { server in
      try await Self.neglect(server.database)
      let before = try Self.size(server.database)
      for isDry in [true, false] {
        // Without the owner's connection the worker may only say so.
        let report = try await server.run(job: "look_after_database", dryRun: isDry)
        #expect(report.sample.contains("vacuum app.swollen"))
        #expect(report.sample.contains("drop app.swollen_name_ccnew"))
      }
      #expect(try Self.size(server.database) == before)
      #expect(try Self.indexes(server.database).count == 2)
      #expect(try Self.audit(server) == [])
    }
  }

  @Test func `vacuums, drops what was left half made, rebuilds what has swollen, and puts it on record`()
    async throws
  {
    try await TestServer.run { server in
      let database = server.database
      try await Self.neglect(database)
      let before = try Self.size(database)
      #expect(before > 8 * 1024 * 1024)
      let report = try await server.run(job: "look_after_database")
      #expect(report.changed >= 3)
      #expect(report.sample.contains("rebuild app.swollen_pkey"))
      #expect(try Self.size(database) * 4 < before)
      #expect(try Self.indexes(database) == [["swollen_pkey", "t"]])
      let expected = [
        ["vacuum", "app.swollen"], ["drop", "app.swollen_name_ccnew"], ["rebuild", "app.swollen_pkey"],
      ]
      let audited = try Self.audit(server)
      for line in expected { #expect(audited.contains(line), "\(audited)") }
      // An interrupted run is continued: what is done is not done again.
      let again = try await server.run(job: "look_after_database")
      #expect(!again.sample.contains { $0.text?.contains("swollen") ?? false })
    }
  }

  @Test func `ends at once when its worker is stopped, and the next run clears away what it left`()
    async throws
  {
    try await TestServer.run { server in
      let database = server.database
      try await Self.neglect(database)
      try database.administer("drop index app.swollen_name_ccnew; select app.enqueue('look_after_database')")
      // The rebuild waits for whoever writes, as a long one would build: here as long as nobody stops it.
      let writer = try ScriptSession(database.superuser)
      try writer.run("begin; insert into app.swollen values (-1, 'z')")
      let own = server.application.workforce(at: .now)
      let jobs = Application.jobs.filter { $0.name == "look_after_database" }
      let workforce = Workforce(
        own.services, pool: own.pool, jobs: jobs, concurrency: 1, sidePool: own.sidePool)
      let work = Task(executorPreference: workforce.pool.loop) { await workforce.run() }
      let rebuilding = """
        select count(*)
          from pg_stat_activity
         where query = 'reindex index concurrently app.swollen_pkey'
           and state = 'active'
           and wait_event_type = 'Lock'
        """
      while try database.rows(rebuilding) != [["1"]] { try await Task.sleep(for: .milliseconds(20)) }
      work.cancel()
      await work.value
      #expect(try database.rows(rebuilding) == [["0"]])
      #expect(try Self.indexes(database) == [["swollen_pkey", "t"], ["swollen_pkey_ccnew", "f"]])
      // Given back, and not failed after the ten seconds that it waits for a lock.
      let waiting = "select attempts, lease from app.jobs where name = 'look_after_database'"
      #expect(try database.rows(waiting) == [["0", nil]])
      try writer.run("rollback")
      let next = try await server.run(job: "look_after_database")
      #expect(next.sample.contains("drop app.swollen_pkey_ccnew"))
      #expect(try Self.indexes(database) == [["swollen_pkey", "t"]])
    }
  }

  @Test func `sees to the rest where something can't be done, and says so`() async throws {
    try await TestServer.run { server in
      let database = server.database
      try await Self.neglect(database)
      try database.administer(
        """
        create function public.refuse() returns event_trigger language plpgsql
            as $$ begin raise lock_not_available; end $$;
        create event trigger refuse on ddl_command_start when tag in ('DROP INDEX') execute function public.refuse()
        """)
      let before = try Self.size(database)
      await #expect(throws: ScriptError.self) { try await server.run(job: "look_after_database") }
      #expect(try Self.indexes(database) == [["swollen_name_ccnew", "f"], ["swollen_pkey", "t"]])
      #expect(try Self.size(database) * 4 < before)
    }
  }
}
