internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Plans that coaches put onto one's week, as the lifter has them.
enum AssignedPlans {
  static let routes: [Route] = [
    Route(
      .get, "/v1/assigned-plans", .lifterOrCoach, "List the plans that coaches assigned to me, newest first",
      keys: .training, query: PageQuery.self, reply: .ok(Page<AssignedPlan>.self),
      handle: Route.pages(of: page)),
    Route(
      .get, "/v1/assigned-plans/{id}", .lifterOrCoach,
      "Get an assigned plan: its coach, what I may change, its progress",
      keys: .training, reply: .ok(AssignedPlan.self), handle: show),
    Route(
      .delete, "/v1/assigned-plans/{id}", .lifterOrCoach,
      "Remove an assigned plan from my schedule; completed workouts stay",
      keys: .training, reply: .noContent(), handle: remove),
  ]

  static let statements: [AnyStatement] = [page.erased, one.erased, removePlan.erased]

  private static let page = Statement<Document, Timestamp, UUID, Int32>(
    "assigned_plans.page", for: .lifterOrCoach,
    """
    select app.page(
             array_agg(app.plan_shown(listed.plan)),
             array_agg(app.cursor((listed.plan).created_at, (listed.plan).id)),
             $3)
      from (
        select own as plan
          from app.assigned_plans as own
         where own.tenant_id = (select app.tenant_id())
           and own.lifter_id = (select app.account_id())
           and (own.created_at, own.id) < ($1, $2)
         order by own.created_at desc, own.id desc
         limit $3 + 1) as listed
    """)

  private static let one = Statement<VersionedDocument?, UUID>(
    "assigned_plans.one", for: .lifterOrCoach,
    """
    select own.version, app.plan_shown(own)
      from app.assigned_plans as own
     where own.tenant_id = (select app.tenant_id())
       and own.lifter_id = (select app.account_id())
       and own.id = $1
    """)

  private static let removePlan = Statement<RowCount, UUID>(
    "assigned_plans.remove", for: .lifterOrCoach,
    """
    select app.remove_plan($1)
    """)

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(one(call.id("id"))))
  }

  private static func remove(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(removePlan(call.id("id")))
    return .noContent
  }
}
