internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// How a tenant is used, without naming a person.
struct AnalyticsTests {
  private let path = "/v1/admin/analytics?from=2026-05-04&to=2026-05-10"

  /// People who were there on Monday the 4th; as many as asked came back on Sunday.
  private func people(_ count: Int, back: Int, on server: TestServer) throws {
    try server.database.administer(
      """
      insert into app.accounts (tenant_id, id, email, username, roles, locale, time_zone, unit, created_at)
      select 1, md5(number::text)::uuid, number || '@example.com', 'lifter' || number, '{lifter}', 'en', 'UTC', 'kg',
             '2026-04-28'
        from generate_series(1, \(count)) as number;
      insert into app.active_days (tenant_id, account_id, day)
      select 1, md5(number::text)::uuid, '2026-05-04'
        from generate_series(1, \(count)) as number;
      insert into app.active_days (tenant_id, account_id, day)
      select 1, md5(number::text)::uuid, '2026-05-10'
        from generate_series(1, \(back)) as number;
      insert into app.measurements (tenant_id, lifter_id, id, kind, value, unit, measured_at, time_zone)
      select 1, md5(number::text)::uuid, app.new_id(), 'waist', 80, 'cm', '2026-05-04T10:00:00Z', 'UTC'
        from generate_series(1, \(count)) as number;
      update app.tenants set created_at = '2026-05-01' where id = 1
      """)
  }

  private func rollUp(_ server: TestServer) async throws -> Int64 {
    let time = try #require(Timestamp("2026-05-11T00:25:00Z"))
    return try await server.run(job: "roll_up_usage", at: time).changed
  }

  @Test func `days, cohorts and features are counted once, whoever runs the job how often`() async throws {
    try await TestServer.run { server in
      let admin = try server.signedIn("ada", as: "admin")
      try people(7, back: 5, on: server)
      #expect(try await rollUp(server) == 10)
      #expect(try await rollUp(server) == 0)
      let report = try await admin.get(path).expect(200).json
      let days = try #require(report["days"]?.elements)
      #expect(days.map { $0["active"] } == [7, nil, nil, nil, nil, nil, 5])
      #expect(days.last?["active_in_week"] == 7)
      let cohort = try #require(report["cohorts"]?.elements?.first)
      #expect(cohort["week"] == "2026-04-27")
      #expect(cohort["size"] == 7)
      #expect(cohort["weeks"] == [["week": 1, "active": 7]])
      let feature = report["features"]?.elements?.first { $0["feature"] == "measurements" }
      #expect(feature?["uses"] == 7)
      // Ada's own session is of today, long after these days.
      #expect(try server.database.rows("select from app.active_days where day > '2026-06-01'").count == 1)
    }
  }

  @Test func `four people are nobody`() async throws {
    try await TestServer.run { server in
      let admin = try server.signedIn("ada", as: "admin")
      try people(4, back: 4, on: server)
      _ = try await rollUp(server)
      let report = try await admin.get(path).expect(200).json
      let days = try #require(report["days"]?.elements)
      #expect(days.allSatisfy { $0["active"] == nil && $0["active_in_week"] == nil })
      #expect(report["cohorts"] == [])
      #expect(
        report["features"]?.elements?.allSatisfy { $0["uses"] == nil && $0["people"] == nil } == true)
    }
  }

  @Test func `nobody but the tenant's admins sees it, and of their own tenant alone`() async throws {
    try await TestServer.run { server in
      try people(7, back: 5, on: server)
      _ = try await rollUp(server)
      for role in ["lifter", "coach"] {
        try await server.signedIn(role, as: role).get(path).expect(403)
      }
      try await server.visitor.get(path).expect(401)
      let admin = try server.signedIn("ada", as: "admin")
      try server.database.administer(
        """
        select app.create_tenant('iron', 'Iron');
        insert into app.usage_days (tenant_id, day, measure, subject, people, events)
        select id, (now() at time zone 'UTC')::date - 1, 'people', 'day', 99, 99
          from app.tenants
         where slug = 'iron'
        """)
      try await admin.get("/v1/admin/analytics?from=2026-05-10&to=2026-05-04").expect(422)
      try await admin.get("/v1/admin/analytics?from=2024-01-01&to=2026-05-04").expect(422)
      #expect(try await admin.get("/v1/admin/analytics").expect(200).json["days"] == [])
    }
  }

  @Test func `a session's first use on a day is noted`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.database.administer(
        "delete from app.active_days; update auth.sessions set last_used_at = now() - interval '2 days'")
      let noted = "select count(*) from app.active_days where day = (now() at time zone 'UTC')::date"
      try server.database.administer("delete from app.active_days")
      try await anna.get("/v1/me").expect(200)
      #expect(try server.database.rows(noted) == [["1"]])
    }
  }
}
