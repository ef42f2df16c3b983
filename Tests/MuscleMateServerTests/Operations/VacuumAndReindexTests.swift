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
      create table app.bloated (id bigint primary key, name text) with (autovacuum_enabled = false);
      alter table app.bloated owner to \(ClusterAddress.owner);
      insert into app.bloated select number, 'x' from generate_series(1, 500000) as number
      """)
    try database.administer("delete from app.bloated where id % 10 <> 0")
    // Its rows are no longer unique, so the index can't be finished.
    try database.administer("update app.bloated set name = 'y'")
    try? database.administer("create unique index concurrently bloated_name_ccnew on app.bloated (name)")
    // All of them: what is counted after the vacuum would ask for another one.
    let isCounted = "select n_dead_tup >= 500000 from pg_stat_user_tables where relname = 'bloated'"
    try await eventually("the dead rows are counted") { try database.rows(isCounted) == [["t"]] }
    #expect(try indexes(database) == [["bloated_name_ccnew", "f"], ["bloated_pkey", "t"]])
  }

  private static func indexes(_ database: TestDatabase) throws -> [[String?]] {
    try database.rows(
      """
      select found.relname, index.indisvalid
        from pg_index as index
        join pg_class as found on found.oid = index.indexrelid
       where index.indrelid = 'app.bloated'::regclass
       order by 1
      """)
  }

  private static func size(_ database: TestDatabase) throws -> Int {
    try database.rows("select pg_relation_size('app.bloated_pkey')")[0][0].flatMap { Int($0) } ?? -1
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
        let report = try await server.run(job: "vacuum_and_reindex", dryRun: isDry)
        #expect(report.sample.contains("vacuum app.bloated"))
        #expect(report.sample.contains("drop app.bloated_name_ccnew"))
      }
      #expect(try Self.size(server.database) == before)
      #expect(try Self.indexes(server.database).count == 2)
      #expect(try Self.audit(server) == [])
    }
  }

  @Test func `vacuums, drops what was left half made, rebuilds what has bloated, and puts it on record`()
    async throws
  {
    try await TestServer.run { server in
      let database = server.database
      try await Self.neglect(database)
      let before = try Self.size(database)
      #expect(before > 8 * 1024 * 1024)
      let report = try await server.run(job: "vacuum_and_reindex")
      #expect(report.changed >= 3)
      #expect(report.sample.contains("rebuild app.bloated_pkey"))
      #expect(try Self.indexes(database) == [["bloated_pkey", "t"]])
      let expected = [
        ["vacuum", "app.bloated"], ["drop", "app.bloated_name_ccnew"], ["rebuild", "app.bloated_pkey"],
      ]
      let audited = try Self.audit(server)
      for line in expected { #expect(audited.contains(line), "\(audited)") }
      // An interrupted run is continued: what is done is not done again. A statement of the server that was under way when it
      // began keeps dead rows in the table and in the new index (PostgreSQL 15, section 25.1.2); then one more run is needed.
      try await eventually("nothing of it is left to do") {
        let again = try await server.run(job: "vacuum_and_reindex")
        return !again.sample.contains { $0.text?.contains("bloated") ?? false }
      }
      #expect(try Self.size(database) * 4 < before)
    }
  }

  @Test func `ends at once when its worker is stopped, and the next run clears away what it left`()
    async throws
  {
    try await TestServer.run { server in
      let database = server.database
      try await Self.neglect(database)
      try database.administer("drop index app.bloated_name_ccnew; select app.enqueue('vacuum_and_reindex')")
      // The rebuild waits for whoever writes, as a long one would build: here as long as nobody stops it.
      let writer = try ScriptSession(database.superuser)
      try writer.run("begin; insert into app.bloated values (-1, 'z')")
      let own = server.application.workforce(at: .now)
      let jobs = Application.jobs.filter { $0.name == "vacuum_and_reindex" }
      let workforce = Workforce(
        own.services, pool: own.pool, jobs: jobs, concurrency: 1, sidePool: own.sidePool)
      let work = Task(executorPreference: workforce.pool.loop) { await workforce.run() }
      let rebuilding = """
        select count(*)
          from pg_stat_activity
         where query = 'reindex index concurrently app.bloated_pkey'
           and state = 'active'
           and wait_event_type = 'Lock'
        """
      try await eventually("the rebuild waits for the writer") {
        try database.rows(rebuilding) == [["1"]]
      }
      work.cancel()
      await work.value
      #expect(try database.rows(rebuilding) == [["0"]])
      #expect(try Self.indexes(database) == [["bloated_pkey", "t"], ["bloated_pkey_ccnew", "f"]])
      // Given back, and not failed after the ten seconds that it waits for a lock.
      let waiting = "select attempts, lease from app.jobs where name = 'vacuum_and_reindex'"
      #expect(try database.rows(waiting) == [["0", nil]])
      try writer.run("rollback")
      let next = try await server.run(job: "vacuum_and_reindex")
      #expect(next.sample.contains("drop app.bloated_pkey_ccnew"))
      #expect(try Self.indexes(database) == [["bloated_pkey", "t"]])
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
      await #expect(throws: ScriptError.self) { try await server.run(job: "vacuum_and_reindex") }
      #expect(try Self.indexes(database) == [["bloated_name_ccnew", "f"], ["bloated_pkey", "t"]])
      #expect(try Self.size(database) * 4 < before)
    }
  }
}
