import DatabaseAdministration
import Postgres
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// A machine that sleeps or swaps: its worker does not know that time has passed. On a PostgreSQL of its own, since a
/// backend that waits for someone to read its answer keeps the whole cluster from dropping a database, as tests do.
@Suite struct `A worker that stands still in the middle of an export` {
  @Test func `writes nothing more when it goes on after another has done it`() async throws {
    let server = try await RunningProgram(settings: ["MUSCLEMATE_WORKERS": "0", "MUSCLEMATE_LOOPS": "1"])
    defer { server.remove() }
    _ = try await server.address()
    let data = "\(server.folder)/data"
    let database = try EmbeddedCluster.addressOfRunning(in: data)
      .connectionString(user: ClusterAddress.superuser)
    let settings = ["MUSCLEMATE_JOB_LEASE": "10", "MUSCLEMATE_WORKERS": "1"]
    try Self.fill(database)
    let gate = try Self.gate(database)
    let first = try await RunningProgram("work", data: data, settings: settings)
    defer { first.remove() }
    try await Self.wait(for: "app.job_schedules where name = 'export_data'", in: database)
    try ScriptSession(database).run(
      "select set_config('app.tenant_id', '1', false); select app.enqueue('export_data', '{}', 'export_data')"
    )
    try await Self.stop(first, at: gate, in: database)
    #expect(try Self.count("app.data_exports where state = 'waiting'", in: database) == 1)
    let second = try await RunningProgram("work", data: data, settings: settings)
    defer { second.remove() }
    try await Self.wait(
      for: "app.job_runs where name = 'export_data' and outcome = 'succeeded'", in: database)
    #expect(try Self.count("app.data_exports where state = 'ready'", in: database) == 1)
    let made = try Self.pieces(database)
    first.goOn()
    // It says what became of its run, and ends as it should.
    try await first.says("\"lost\"")
    for worker in [first, second] {
      worker.terminate()
      #expect(try await worker.status() == 0)
    }
    #expect(try Self.pieces(database) == made)
    #expect(try Self.count("app.notices where kind = 'export_ready'", in: database) == 1)
    #expect(try Self.count("app.outbox_mail where kind = 'export_ready'", in: database) == 1)
    #expect(try Self.count("app.job_runs where name = 'export_data' and attempts > 1", in: database) == 1)
    server.terminate()
    #expect(try await server.status() == 0)
  }

  /// A log whose archive is of many pieces: words that hardly compress.
  private static func fill(_ database: String) throws {
    try ScriptSession(database).run(
      """
      insert into app.accounts (tenant_id, id, email, email_verified_at, username, roles, locale, time_zone, unit)
      values (1, app.new_id(), 'anna@example.com', now(), 'anna', '{lifter}', 'en', 'UTC', 'kg');
      insert into app.workouts (
        tenant_id, lifter_id, id, name, performed_at, time_zone, exercise_count, set_count)
      select 1, id, app.new_id(), 'Legs', now() - number * interval '1 day', 'UTC', 0, 0
        from app.accounts, generate_series(1, 6000) as number;
      insert into app.workout_notes (tenant_id, lifter_id, workout_id, notes)
      select 1, lifter_id, id,
             (select string_agg(md5(id::text || number), '') from generate_series(1, 60) as number)
        from app.workouts;
      insert into app.data_exports (tenant_id, account_id, id, locale, asked_at)
      select 1, id, app.new_id(), 'en', now() from app.accounts
      """)
  }

  /// A worker that stores another piece than the first waits until this session lets go.
  private static func gate(_ database: String) throws -> ScriptSession {
    let session = try ScriptSession(database)
    try session.run(
      """
      create function public.wait_at_gate() returns trigger language plpgsql
          as $$ begin perform pg_advisory_xact_lock_shared(1); return new; end $$;
      create trigger wait_at_gate before insert on app.data_export_parts
        for each row when (new.number >= 2) execute function public.wait_at_gate();
      select pg_advisory_lock(1)
      """)
    return session
  }

  /// Some pieces are there, and more are to come: however late this test sees it, the next one waits at the gate, which is
  /// open in the end. A piece is more than a socket takes at once, so the worker may not have sent the end of its transaction
  /// yet, and would hold up the other one: then it goes on to the next piece.
  private static func stop(
    _ worker: RunningProgram, at gate: borrowing ScriptSession, in database: String
  ) async throws {
    let session = try ScriptSession(database)
    try await eventually("the worker stands still, and its piece is stored", within: .seconds(400)) {
      let process = try await appearance(of: "a piece at the gate", within: .seconds(400)) {
        try session.rows(
          "select pid from pg_locks where locktype = 'advisory' and (classid, objid) = (0, 1) and not granted"
        ).first?[0]
      }
      worker.pause()
      _ = try gate.rows("select pg_advisory_unlock(1)")
      let isStored = try await appearance(of: "a connection that waits for the worker, or is gone") {
        try session.rows(
          """
          select count(*) = 1 and bool_and(state = 'idle')
            from pg_stat_activity
           where pid = \(process)
          having coalesce(bool_and(wait_event = 'ClientRead'), true)
          """
        ).first?[0]
      }
      if isStored == "t" { return true }
      worker.goOn()
      _ = try gate.rows("select pg_advisory_lock(1)")
      return false
    }
  }

  private static func pieces(_ database: String) throws -> [[String?]] {
    try ScriptSession(database).rows(
      "select number, encode(sha256(secret), 'hex') from app.data_export_parts order by number")
  }

  private static func count(_ sql: String, in database: String) throws -> Int {
    let rows = try ScriptSession(database).rows("select count(*) from \(sql)")
    return rows.first?.first.flatMap { $0 }.flatMap { Int($0) } ?? -1
  }

  private static func wait(for sql: String, in database: String) async throws {
    let session = try ScriptSession(database)
    try await eventually("there are \(sql)", within: .seconds(400)) {
      try session.rows("select from \(sql)").count > 0
    }
  }
}
