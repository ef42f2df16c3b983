internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// How a tenant is used, without personal data. A job adds the numbers up once a day.
enum Analytics: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/admin/analytics", .admin(.operations),
      "Get usage analytics: active users, retention, features, templates, logging success. Groups of fewer than five are left out",
      query: AnalyticsQuery.self, reply: .ok(AnalyticsReport.self),
      refusals: [.rule("`to` is not before `from`, and 400 days after it at most")], handle: show)
  ]

  static let statements: [AnyStatement] = [report.erased]

  static let jobs: [Job] = [
    Job(
      "roll_up_usage", "Adds up how each tenant was used, for every day that is over",
      schedule: JobSchedule("25 0 * * *")
    ) { try await $0.maintenanceBatches("roll_up_usage", batch: 10) }
  ]

  private static func show(_ call: Call, _ query: AnalyticsQuery, _: Nothing) async throws -> Response {
    .ok(try await call.run(report(query.from, query.to)))
  }

  /// If one end is left out, the other moves along: never more than the days that both may span.
  private static let report = Statement<Document, CivilDate?, CivilDate?>(
    "analytics.report", for: [.admin],
    """
    select app.analytics(chosen.since, least(chosen.until, chosen.since + 400))
      from (
        select coalesce($1, coalesce($2, (now() at time zone 'UTC')::date - 1) - 29) as since,
               coalesce($2, (now() at time zone 'UTC')::date - 1) as until) as chosen
    """)
}
