internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Unusual events: a job finds them and notifies the tenant's admins. They stay open until an admin acknowledges them.
enum Alerts: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/admin/alerts", .admin(.moderation), "List security alerts, newest first",
      query: AlertQuery.self,
      reply: .ok(Page<Alert>.self), handle: list),
    Route(
      .put, "/v1/admin/alerts/{id}/acknowledgement", .admin(.moderation), "Acknowledge an alert", proof: true,
      body: Acknowledgement.self,
      reply: .noContent(),
      refusals: [.conflict("another admin has seen to it already")], handle: acknowledge),
  ]

  static let statements: [AnyStatement] = [
    page.erased, acknowledge.erased, raise.erased, forget.erased,
  ]

  static let jobs: [Job] = [
    Job(
      "watch", "Looks for unusual events and notifies the admins: failed sign-ins, mass reads, exports",
      schedule: JobSchedule("*/5 * * * *", missed: .skip), reach: .eachTenant, attempts: 3
    ) { run in
      try await run.inBatches { raise($0.now, 1_000, $0.isDryRun) }
    },
    Job("forget_alerts", "Deletes alerts that are a year old", schedule: JobSchedule("41 3 * * *")) { run in
      try await run.inBatches { forget($0.now, 500, $0.isDryRun) }
    },
  ]

  private static let page = Statement<Document, Timestamp, UUID, Int32, Bool>(
    "alerts.page", for: [.admin],
    """
    select app.page(array_agg(row_to_json(listed)), array_agg(app.cursor(listed.last_at, listed.id)), $3)
      from (
        select alert.id, alert.kind, nullif(alert.about, '') as about,
               app.audit_person(alert.account_id) as account, alert.details, alert.first_at, alert.last_at,
               alert.acknowledged_at, app.audit_person(alert.acknowledged_by) as acknowledged_by, alert.note
          from app.alerts as alert
         where alert.tenant_id = (select app.tenant_id())
           and (alert.last_at, alert.id) < ($1, $2)
           and (not $4 or alert.acknowledged_at is null)
         order by alert.last_at desc, alert.id desc
         limit $3 + 1) as listed
    """)

  private static let acknowledge = Statement<RowCount, UUID, String?>(
    "alerts.acknowledge", for: [.admin],
    """
    select app.acknowledge_alert($1, $2)
    """)

  private static let raise = Statement<JobBatch, Timestamp, Int32, Bool>(
    "alerts.raise", for: [.worker],
    """
    select changed, sample, has_more
      from app.raise_alerts($1, $2, $3)
    """)

  private static let forget = Statement<JobBatch, Timestamp, Int32, Bool>(
    "alerts.forget", for: [.worker],
    """
    select changed, sample, has_more
      from app.forget_alerts($1, $2, $3)
    """)

  private static func list(_ call: Call, _ query: AlertQuery, _: Nothing) async throws -> Response {
    let (at, id, limit) = query.newestFirst
    return .ok(try await call.run(page(at, id, limit, query.open)))
  }

  private static func acknowledge(_ call: Call, _: Nothing, _ body: Acknowledgement) async throws -> Response
  {
    _ = try await call.run(acknowledge(try call.id("id"), body.note))
    return .noContent
  }
}
