internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Strength

/// How a lift, or the body, goes up and down over the days.
enum ProgressGraphs: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/lifters/{lifter}/progress", .lifterOrCoach,
      "Get the graphs of squat, bench press and deadlift",
      keys: .training, opens: .any(.mainLifts, .allLifts), entitlement: .mainGraphs,
      query: ProgressQuery.self, reply: .ok(Page<Progress>.self), refusals: [.range], handle: showMainLifts),
    Route(
      .get, "/v1/lifters/{lifter}/progress/{lift}", .lifterOrCoach,
      "Get the graph of squat, bench_press, deadlift or an exercise id",
      keys: .training, opens: .any(.mainLifts, .allLifts), entitlement: .mainGraphs, .allGraphs, .clientLifts,
      query: ProgressQuery.self,
      reply: .ok(Progress.self), refusals: [.range, otherLifts], handle: show),
    Route(
      .get, "/v1/lifters/{lifter}/progress/body_weight", .lifterOrCoach, "Get the body weight graph",
      keys: .body, opens: [.bodyMetrics], entitlement: .allGraphs, query: BodyProgressQuery.self,
      reply: .ok(BodyProgress.self),
      refusals: [.range],
      handle: showBodyWeight
    ),
    Route(
      .get, "/v1/lifters/{lifter}/progress/body_fat", .lifterOrCoach, "Get the body fat graph",
      keys: .body, opens: [.bodyMetrics], entitlement: .allGraphs, query: BodyProgressQuery.self,
      reply: .ok(BodyProgress.self),
      refusals: [.range],
      handle: showBodyFat),
  ]

  static let statements: [AnyStatement] = [
    ofMainLift.erased, ofMainLifts.erased, ofExercise.erased, ofBody.erased,
  ]

  static let otherLifts = Refusal.paymentRequired(
    "the tier has no such graphs; for other lifts than the three of a client it is the coach's that counts")

  private static func show(_ call: Call, _ query: ProgressQuery, _: Nothing) async throws -> Response {
    try .found(await call.run(liftGraph(call, query)))
  }

  /// - Parameter most: how many points there may be; where there are more, weeks or months are taken. Nil: as asked.
  static func liftGraph(
    _ call: Call, _ query: ProgressQuery, atMost most: Int32? = nil
  ) throws -> BoundStatement<Document?> {
    try graphOfLift(call.parameters["lift"] ?? "", of: call.lifter, query, atMost: most)
  }

  /// - Parameters:
  ///   - lift: a main lift's name, or the id of an exercise.
  ///   - lifter: nil for the caller.
  static func graphOfLift(
    _ lift: String, of lifter: UUID?, _ query: ProgressQuery, atMost most: Int32?
  ) throws -> BoundStatement<Document?> {
    let (measure, unit, formula) = (query.measure.rawValue, query.unit?.rawValue, query.formula.rawValue)
    if let lift = Lift(rawValue: lift) {
      return ofMainLift(
        lifter, lift.rawValue, query.from, query.to, measure, unit, formula, query.bucket.rawValue, most)
    }
    guard let exercise = UUID(lift) else { throw Problem.notFound }
    return ofExercise(
      lifter, exercise, query.from, query.to, measure, unit, formula, query.bucket.rawValue, most)
  }

  private static func showMainLifts(
    _ call: Call, _ query: ProgressQuery, _: Nothing
  ) async throws -> Response {
    try .found(
      await call.run(
        ofMainLifts(
          call.lifter, query.from, query.to, query.measure.rawValue, query.unit?.rawValue,
          query.formula.rawValue, query.bucket.rawValue)))
  }

  private static func showBodyWeight(
    _ call: Call, _ query: BodyProgressQuery, _: Nothing
  ) async throws -> Response {
    try .found(await call.run(bodyGraph(.bodyWeight, call, query)))
  }

  private static func showBodyFat(
    _ call: Call, _ query: BodyProgressQuery, _: Nothing
  ) async throws -> Response {
    try .found(await call.run(bodyGraph(.bodyFat, call, query)))
  }

  /// - Parameter most: as for a lift.
  static func bodyGraph(
    _ kind: MeasurementKind, _ call: Call, _ query: BodyProgressQuery, atMost most: Int32? = nil
  ) throws -> BoundStatement<Document?> {
    try graphOfBody(kind, of: call.lifter, query, atMost: most)
  }

  static func graphOfBody(
    _ kind: MeasurementKind, of lifter: UUID?, _ query: BodyProgressQuery, atMost most: Int32?
  ) -> BoundStatement<Document?> {
    ofBody(
      lifter, kind.rawValue, query.from, query.to, query.unit?.rawValue, query.bucket.rawValue, most)
  }

  /// `all_lifts` includes the three; it is asked only where `main_lifts` does not open the door, so that one look is
  /// recorded. Sold to lifters for themselves; a client's cost the coach nothing.
  private static let ofMainLift = Statement<
    Document?, UUID?, String, CivilDate?, CivilDate?, String, String?, String, String, Int32?
  >(
    "progress.of_main_lift", for: .lifterOrCoach,
    """
    select case
             when reached.lifter_id <> (select app.account_id()) or app.entitled('main_graphs')
               then app.progress(
                 reached.lifter_id, $2, null, $3, $4, $5, $6, $7,
                 app.fitting_bucket(reached.lifter_id, $2, null, $3, $4, $8, $9))
             else app.refuse(
               'main_graphs',
               app.progress(reached.lifter_id, $2, null, app.today() - 13, null, $5, $6, $7, $8))
           end
      from (
        select main.lifter_id
          from app.authorize_lifter($1, 'main_lifts') as main (lifter_id)
        union all
        select every.lifter_id
          from app.authorize_lifter($1, 'all_lifts') as every (lifter_id)
         limit 1) as reached
    """)

  private static let ofMainLifts = Statement<
    Document?, UUID?, CivilDate?, CivilDate?, String, String?, String, String
  >(
    "progress.of_main_lifts", for: .lifterOrCoach,
    """
    select case
             when reached.lifter_id <> (select app.account_id()) or app.entitled('main_graphs')
               then (
                 select json_build_object(
                          'items',
                          json_agg(
                            app.progress(
                              reached.lifter_id, main.lift, null, $2, $3, $4, $5, $6,
                              app.fitting_bucket(reached.lifter_id, main.lift, null, $2, $3, $7, null))
                            order by main.row_num),
                          'next', null)
                   from unnest(array['squat', 'bench_press', 'deadlift']) with ordinality as main (lift, row_num))
             else app.refuse('main_graphs', null)
           end
      from (
        select main.lifter_id
          from app.authorize_lifter($1, 'main_lifts') as main (lifter_id)
        union all
        select every.lifter_id
          from app.authorize_lifter($1, 'all_lifts') as every (lifter_id)
         limit 1) as reached
    """)

  /// The caller's tier counts: for other lifts than the three of a client, that is the coach's tier. If it lacks the
  /// graph, the problem shows the last 14 days of it, but never a client's: a refusal leaves no entry in the access log.
  private static let ofExercise = Statement<
    Document?, UUID?, UUID, CivilDate?, CivilDate?, String, String?, String, String, Int32?
  >(
    "progress.of_exercise", for: .lifterOrCoach,
    """
    select case
             when gate.feature is null or app.entitled(gate.feature)
               then app.progress(
                 reached.lifter_id, null, exercise.id, $3, $4, $5, $6, $7,
                 app.fitting_bucket(reached.lifter_id, null, exercise.id, $3, $4, $8, $9))
             else app.refuse(
               gate.feature,
               case
                 when gate.feature <> 'client_lifts'
                   then app.progress(reached.lifter_id, null, exercise.id, app.today() - 13, null, $5, $6, $7, $8)
               end)
           end
      from app.authorize_lifter($1, 'all_lifts', $2) as reached (lifter_id)
      join app.exercises as exercise
        on exercise.tenant_id = (select app.tenant_id())
       and exercise.lifter_id = reached.lifter_id
       and exercise.id = $2
     cross join lateral (
       select case
                when reached.lifter_id = (select app.account_id())
                  then case when exercise.lift is null then 'all_graphs' else 'main_graphs' end
                when exercise.lift is null then 'client_lifts'
              end as feature) as gate
    """)

  /// Sold to lifters for themselves; what a client's grant opens costs the coach nothing more.
  private static let ofBody = Statement<
    Document?, UUID?, String, CivilDate?, CivilDate?, String?, String, Int32?
  >(
    "progress.of_body", for: .lifterOrCoach,
    """
    select case
             when reached.lifter_id <> (select app.account_id()) or app.entitled('all_graphs')
               then app.body_progress(
                 reached.lifter_id, $2, $3, $4, $5,
                 app.fitting_body_bucket(reached.lifter_id, $2, $3, $4, $6, $7))
             else app.refuse(
               'all_graphs',
               app.body_progress(reached.lifter_id, $2, app.today() - 13, null, $5, $6))
           end
      from app.authorize_lifter($1, 'body_metrics') as reached (lifter_id)
    """)
}
