internal import Postgres
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// The retention times of the inventory, and the job that enforces them.
struct RetentionTests {
  /// A table that is new in the inventory needs a line in app.delete_expired, or a job of its own in
  /// `Retention.elsewhere`.
  @Test func `every table that is kept for a time is emptied by a job`() async throws {
    let database = try await TestDatabase.migrated()
    for rule in Retention.rules {
      let session = try ScriptSession(database.superuser)
      #expect(throws: Never.self, "\(rule.table)") {
        try session.rows(
          "select app.run_maintenance_batch('delete_expired', '\(rule.table)', '-infinity', 1, false)")
      }
    }
    for (table, job) in Retention.elsewhere {
      #expect(Application.jobs.contains { $0.name == job }, "\(table)")
      #expect(PersonalData.tables.contains { $0.name == table }, "\(table)")
    }
  }

  /// A table that is forgotten in app.count_expired would count as empty.
  @Test func `a trial counts in every table what a run deletes there`() async throws {
    let database = try await TestDatabase.migrated()
    try database.administer(World.people)
    for table in AccessMatrix.tables where !table.seed.isEmpty { try database.administer(table.seed) }
    try database.administer("update app.account_changes set state = 'vetoed', closed_at = now()")
    for rule in Retention.rules where rule.table != "app.billing_event_outcomes" {
      let session = try ScriptSession(database.superuser)
      try session.run("begin; select set_config('app.tenant_id', '1', true)")
      func changed(isTrial: Bool) throws -> Int {
        let rows = try session.rows(
          "select changed from app.run_maintenance_batch('delete_expired', '\(rule.table)', 'infinity', 1000, \(isTrial))"
        )
        return rows.first?.first.flatMap { $0 }.flatMap { Int($0) } ?? 0
      }
      let trial = try changed(isTrial: true)
      #expect(trial > 0, "\(rule.table)")
      #expect(try changed(isTrial: false) == trial, "\(rule.table)")
      try session.run("rollback")
    }
  }

  @Test func `rows go when the inventory says so, and not a day before`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.database.administer(
        """
        insert into app.notices (tenant_id, account_id, id, kind, arguments, created_at)
        select 1, '\(anna.account)', app.new_id(), 'message', jsonb_build_object('n', days),
               now() - days * interval '1 day'
          from unnest(array[179, 181]) as days;
        insert into auth.sign_in_attempts (tenant_id, subject, address, at)
        select 1, 'x', '::', now() - days * interval '1 day'
          from unnest(array[29, 31, 32]) as days;
        insert into app.access_log (tenant_id, lifter_id, id, viewer_id, scope, at)
        select 1, '\(anna.account)', app.new_id(), app.new_id(), 'history', now() - days * interval '1 day'
          from unnest(array[729, 731]) as days;
        update auth.sessions set expires_at = now() - interval '1 second'
         where account_id = '\(try server.signedIn("bob").account)'
        """)
      let trial = try await server.run(job: "delete_expired", dryRun: true)
      #expect(trial.changed == 5)
      #expect(Set(trial.sample.map(\.description)) == expected)
      let left = """
        select (select count(*) from app.notices), (select count(*) from auth.sign_in_attempts),
               (select count(*) from app.access_log), (select count(*) from auth.sessions)
        """
      #expect(try server.database.rows(left) == [["2", "3", "2", "2"]])
      let done = try await server.run(job: "delete_expired")
      #expect(done.changed == 5)
      #expect(Set(done.sample.map(\.description)) == expected)
      #expect(try server.database.rows(left) == [["1", "1", "1", "1"]])
      #expect(try await server.run(job: "delete_expired").changed == 0)
    }
  }

  private let expected: Set = [
    #"{"table":"app.notices","rows":1}"#, #"{"table":"auth.sign_in_attempts","rows":2}"#,
    #"{"table":"app.access_log","rows":1}"#, #"{"table":"auth.sessions","rows":1}"#,
  ]

  @Test func `a dry run only reads: it counts what others hold, and needs no transaction of its own`()
    async throws
  {
    let database = try await TestDatabase.migrated()
    try database.administer(
      """
      insert into auth.registrations (tenant_id, address, at)
      select 1, '::', now() - interval '40 days'
        from generate_series(1, 700)
      """)
    let holder = try ScriptSession(database.superuser)
    try holder.run("begin; select from auth.registrations for update")
    let reader = try ScriptSession(database.superuser)
    try reader.run("begin isolation level repeatable read read only")
    _ = try reader.rows("select set_config('app.tenant_id', '1', true)")
    let counted = try reader.rows(
      """
      select changed, jsonb_array_length(sample), has_more
        from app.run_maintenance_batch('delete_expired', 'auth.registrations', now() - interval '30 days', 500, true)
      """)
    #expect(counted == [["700", "10", "f"]])
    #expect(try reader.rows("select pg_current_xact_id_if_assigned()") == [[nil]])
    try holder.run("rollback")
  }

  /// With as many rows as the planner takes notice of, and none of them old enough.
  @Test func `a batch costs what it deletes: no table is read whole for it`() async throws {
    let database = try await TestDatabase.migrated()
    try database.administer(
      """
      insert into app.accounts (tenant_id, id, username, email, roles, locale, time_zone, unit)
      values (1, '\(ownerID)', 'anna', 'anna@example.com', '{lifter}', 'en', 'UTC', 'kg');
      insert into app.notices (tenant_id, account_id, id, kind, arguments)
      select 1, '\(ownerID)', app.new_id(), 'message', jsonb_build_object('n', n) from generate_series(1, 3000) as n;
      insert into app.outbox_mail (tenant_id, id, kind, recipient, locale)
      select 1, app.new_id(), 'message_written', 'x@example.com', 'en' from generate_series(1, 3000);
      insert into auth.sessions (tenant_id, account_id, token_hash, role, expires_at)
      select 1, '\(ownerID)', sha256(n::text::bytea), 'lifter', now() + interval '1 day'
        from generate_series(1, 3000) as n;
      insert into auth.one_time_tokens (tenant_id, account_id, token_hash, purpose, expires_at)
      select 1, '\(ownerID)', sha256(n::text::bytea), 'reset_password', now() from generate_series(1, 3000) as n;
      insert into auth.sign_in_attempts (tenant_id, subject, address)
      select 1, 'x', '::' from generate_series(1, 3000);
      insert into auth.registrations (tenant_id, address) select 1, '::' from generate_series(1, 3000);
      insert into app.deleted_workouts (
        tenant_id, lifter_id, id, name, performed_at, time_zone, local_date, exercise_count, set_count, document)
      select 1, '\(ownerID)', app.new_id(), 'x', now(), 'UTC', current_date, 1, 1, '{}'
        from generate_series(1, 3000);
      analyze
      """)
    let session = try ScriptSession(database.superuser)
    for (table, moment, index) in [
      ("app.notices", "created_at", "notices_by_age"),
      ("app.outbox_mail", "created_at", "outbox_mail_by_age"),
      ("auth.sessions", "expires_at", "sessions_by_end"),
      ("auth.one_time_tokens", "created_at", "one_time_tokens_by_age"),
      ("auth.sign_in_attempts", "at", "sign_in_attempts_by_age"),
      ("auth.registrations", "at", "registrations_by_age"),
      ("app.deleted_workouts", "deleted_at", "deleted_workouts_by_age"),
    ] {
      // As app.delete_expired chooses its rows, and app.count_expired counts them.
      let old = "from \(table) where tenant_id = 1 and \(moment) < now() - interval '1 hour'"
      for question in ["select ctid \(old) order by \(moment) limit 500", "select count(*) \(old)"] {
        let plan = try session.rows("explain \(question)").compactMap { $0[0] }
        #expect(plan.contains { $0.contains(" \(index)") }, "\(plan)")
      }
    }
  }

  @Test func `more rows than a batch holds all go`() async throws {
    try await TestServer.run { server in
      try server.database.administer(
        """
        insert into auth.registrations (tenant_id, address, at)
        select 1, '::', now() - interval '40 days'
          from generate_series(1, 1200)
        """)
      #expect(try await server.run(job: "delete_expired").changed == 1200)
      #expect(try server.database.rows("select from auth.registrations").isEmpty)
    }
  }
}
