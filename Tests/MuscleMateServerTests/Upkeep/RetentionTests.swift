internal import Postgres
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// What the inventory says is kept for a time, and the job that sees to it.
struct RetentionTests {
  /// A table that is new in the inventory needs a line in app.delete_expired, or a job of its own in
  /// `Retention.elsewhere`.
  @Test func `every table that is kept for a time is emptied by a job`() async throws {
    let database = try await TestDatabase.migrated()
    for rule in Retention.rules {
      let session = try ScriptSession(database.superuser)
      #expect(throws: Never.self, "\(rule.table)") {
        try session.rows("select app.upkeep('delete_expired', '\(rule.table)', '-infinity', 1, false)")
      }
    }
    for (table, job) in Retention.elsewhere {
      #expect(Application.jobs.contains { $0.name == job }, "\(table)")
      #expect(PersonalData.tables.contains { $0.name == table }, "\(table)")
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
