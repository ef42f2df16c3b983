internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Strength

/// "This graph is wrong": reports for support to follow up.
enum GraphReports: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/graph-reports", .lifterOrCoach, "List my reports about graphs, newest first",
      query: PageQuery.self, reply: .ok(Page<GraphReport>.self), handle: Route.pages(of: page)),
    Route(
      .post, "/v1/graph-reports", .lifterOrCoach, "Report that one of my graphs is wrong",
      body: GraphReport.self, reply: .created(GraphReport.self), idempotent: true,
      refusals: [
        .rule("an exercise is one of the lifter's own"), .conflict("20 reports are open: support reads each"),
      ],
      handle: create),
  ]

  static let statements: [AnyStatement] = [page.erased, upsert.erased, one.erased]

  private static func create(_ call: Call, _: Nothing, _ report: GraphReport) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    return try await call.idempotently(id) { call in
      try .created(
        at: "/v1/graph-reports", await call.run(upsert(report, as: id), returning: one(id)))
    } repeated: { call, earlier in
      try .created(at: "/v1/graph-reports", await call.run(one(earlier)))
    }
  }

  private static func upsert(_ report: GraphReport, as id: UUID) -> BoundStatement<RowCount> {
    upsert(
      id, report.graph, UUID(report.graph), report.measure?.rawValue, report.formula?.rawValue,
      report.bucket?.rawValue, report.unit?.rawValue, report.from, report.to, report.text)
  }

  /// Refused where the graph is of an exercise that the lifter does not have (MM422).
  private static let upsert = Statement<
    RowCount, UUID, String, UUID?, String?, String?, String?, String?, CivilDate?, CivilDate?, String
  >(
    "graph_reports.upsert", for: .lifterOrCoach,
    """
    with made as (
      insert into app.graph_reports (
        tenant_id, lifter_id, id, graph, measure, formula, bucket, unit, first_day, last_day, message)
      select (select app.tenant_id()), (select app.account_id()), $1, $2, $4, $5, $6, $7, $8, $9, $10
       where $3 is null
          or exists (
            select
              from app.exercises as exercise
             where exercise.tenant_id = (select app.tenant_id())
               and exercise.lifter_id = (select app.account_id())
               and exercise.id = $3)
      returning id
    )
    select app.raise_fault('/graph', 'unknown')
      from made
    having count(*) = 0
    """)

  private static let one = Statement<Document?, UUID>(
    "graph_reports.one", for: .lifterOrCoach,
    """
    select row_to_json(shown)
      from (
        select report.id, report.graph, report.measure, report.formula, report.bucket, report.unit,
               report.first_day as from, report.last_day as to, report.message as text,
               coalesce(told.thing ->> 'state', report.state) as state, told.thing ->> 'answer' as answer,
               told.thing ->> 'answered_at' as answered_at, report.created_at
          from app.graph_reports as report
         cross join lateral app.own_feedback_of(report.id) as told (thing)
         where report.tenant_id = (select app.tenant_id())
           and report.lifter_id = (select app.account_id())
           and report.id = $1) as shown
    """)

  private static let page = Statement<Document, Timestamp, UUID, Int32>(
    "graph_reports.page", for: .lifterOrCoach,
    """
    select app.page(array_agg(row_to_json(listed)), array_agg(app.cursor(listed.created_at, listed.id)), $3)
      from (
        select report.id, report.graph, report.measure, report.formula, report.bucket, report.unit,
               report.first_day as from, report.last_day as to, report.message as text,
               coalesce(told.thing ->> 'state', report.state) as state, told.thing ->> 'answer' as answer,
               told.thing ->> 'answered_at' as answered_at, report.created_at
          from app.graph_reports as report
         cross join lateral app.own_feedback_of(report.id) as told (thing)
         where report.tenant_id = (select app.tenant_id())
           and report.lifter_id = (select app.account_id())
           and (report.created_at, report.id) < ($1, $2)
         order by report.created_at desc, report.id desc
         limit $3 + 1) as listed
    """)
}
