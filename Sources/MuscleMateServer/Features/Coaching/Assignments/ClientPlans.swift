internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// A lifter's planned workouts, and what was done of them, for a coach with the scope `plans`: all of them, whoever
/// planned, so that a coach does not plan against another.
enum ClientPlans {
  static let routes: [Route] = [
    Route(
      .get, "/v1/lifters/{lifter}/planned-workouts", .lifterOrCoach,
      "List a lifter's planned workouts with their sets",
      keys: .training, opens: [.plans], query: ClientPlansQuery.self, reply: .ok(Page<PlannedWorkout>.self),
      refusals: [.range],
      handle: list),
    Route(
      .get, "/v1/lifters/{lifter}/planned-workouts/{id}", .lifterOrCoach, "Get a lifter's planned workout",
      keys: .training, opens: [.plans], reply: .ok(PlannedWorkout.self), handle: show),
    Route(
      .put, "/v1/lifters/{lifter}/planned-workouts/{id}", .coach,
      "Change the day, time or exercises of one assigned session; the assignment stays",
      keys: .training, opens: [.plans], query: SessionChangeQuery.self, body: PlannedWorkout.self,
      reply: .ok(PlannedWorkout.self),
      limit: TrainingWrites.bodyLimit,
      refusals: [
        .staleVersion, .conflict("I did not assign it, or it was done already"),
        .rule(
          "starts_at lies on planned_for; an exercise_id without a name must be known; a day that is past needs `past`"
        ),
      ], handle: change),
    Route(
      .post, "/v1/lifters/{lifter}/planned-workouts/{id}/skip", .coach,
      "Remove one assigned session from a client's schedule; it does not count in any figure",
      keys: .training, opens: [.plans], reply: .ok(PlannedWorkout.self),
      refusals: [.conflict("I did not assign it, or it was done already")], handle: skip),
    Route(
      .get, "/v1/lifters/{lifter}/planned-workouts/{id}/comparison", .lifterOrCoach,
      "Compare a planned workout with what was done, set by set",
      keys: .training, opens: [.plans, .workoutDetails], reply: .ok(PlanComparison.self), handle: compare),
  ]

  static let statements: [AnyStatement] = [
    page.erased, one.erased, changeSession.erased, skipSession.erased, comparison.erased,
  ]

  private static let page = Statement<
    Document?, UUID?, Timestamp, UUID, Int32, CivilDate?, CivilDate?, String?, UUID?
  >(
    "client_plans.page", for: .lifterOrCoach,
    """
    select shown.page
      from app.authorize_lifter($1, 'plans') as reached (lifter_id)
     cross join lateral (
        select app.page(
                 array_agg(app.planned_shown(listed.planned)),
                 array_agg(app.cursor(listed.at, (listed.planned).id)),
                 $4) as page
          from (
            select key.at, planned
              from app.planned_workouts as planned
             cross join lateral (
               select coalesce(planned.planned_for, date '9999-01-01')::timestamp at time zone 'UTC'
                      + planned.sequence * interval '1 microsecond') as key (at)
             where planned.tenant_id = (select app.tenant_id())
               and planned.lifter_id = reached.lifter_id
               and ($5 is null or planned.planned_for >= $5)
               and ($6 is null or planned.planned_for <= $6)
               and ($7 is null or planned.state = $7)
               and ($8 is null or planned.assignment_id = $8)
               and (key.at, planned.id) > ($2, $3)
             order by key.at, planned.id
             limit $4 + 1) as listed) as shown
    """)

  private static let one = Statement<VersionedDocument?, UUID?, UUID>(
    "client_plans.one", for: .lifterOrCoach,
    """
    select planned.version, app.planned_shown(planned)
      from app.authorize_lifter($1, 'plans') as reached (lifter_id)
      join app.planned_workouts as planned
        on planned.tenant_id = (select app.tenant_id())
       and planned.lifter_id = reached.lifter_id
       and planned.id = $2
    """)

  /// The workout, which another scope opens, holds the sets that were done.
  private static let comparison = Statement<JSON?, UUID?, UUID>(
    "client_plans.comparison", for: .lifterOrCoach,
    """
    select to_jsonb(app.planned_shown(planned))
           || jsonb_build_object(
                'assigned', planned.assigned,
                'logged', app.workout_sets(planned.workout_id, planned.lifter_id))
      from app.authorize_lifter($1, 'plans') as reached (lifter_id)
      join app.planned_workouts as planned
        on planned.tenant_id = (select app.tenant_id())
       and planned.lifter_id = reached.lifter_id
       and planned.id = $2
     cross join lateral app.authorize_lifter(planned.lifter_id, 'workout_details', planned.workout_id) as detailed
    """)

  private static func list(_ call: Call, _ query: ClientPlansQuery, _: Nothing) async throws -> Response {
    let (at, id, limit) = query.earliestFirst
    return try .found(
      await call.run(
        page(
          call.lifter, at, id, limit, query.from, query.to, query.state?.rawValue,
          query.assignmentID)))
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(one(call.lifter, call.id("id"))))
  }

  private static let changeSession = Statement<
    RowCount, UUID?, UUID, Int64?, String, CivilDate?, Timestamp?, String?, Int32?, Int32?, JSON?, Bool,
    [String]?
  >(
    "client_plans.change_session", for: [.coach],
    """
    select app.change_clients_session($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    """)

  private static let skipSession = Statement<RowCount, UUID?, UUID>(
    "client_plans.skip_session", for: [.coach],
    """
    select app.skip_clients_session($1, $2)
    """)

  private static func change(_ call: Call, _ query: SessionChangeQuery, _ planned: PlannedWorkout)
    async throws -> Response
  {
    let (lifter, id) = (try call.lifter, try call.id("id"))
    let changed = try await call.run(
      changeSession(
        lifter, id, call.expectedVersion, planned.name, planned.plannedFor, planned.startsAt,
        planned.timeZone, planned.sequence.map(Int32.init), planned.remindMinutes.map(Int32.init),
        planned.exercises?.identified(in: id, at: call.services.clock()).encoded(), query.past || query.undo,
        query.undo ? query.before.map(\.rawValue) : nil),
      returning: one(lifter, id))
    return try .found(changed)
  }

  private static func skip(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let (lifter, id) = (try call.lifter, try call.id("id"))
    return try .found(await call.run(skipSession(lifter, id), returning: one(lifter, id)))
  }

  private static func compare(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let found = try await call.run(comparison(call.lifter, call.id("id")))
    guard let found else { throw Problem.notFound }
    return .json(.ok, try PlanComparison(found).encoded())
  }
}
