internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Strength

/// Sums by week: time, energy, volume, sets for each muscle.
enum Summaries: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/lifters/{lifter}/summary", .lifterOrCoach,
      "Get time, energy and volume per day and week, with averages",
      keys: .training, opens: [.history], entitlement: .summaries, query: SummaryQuery.self,
      reply: .ok(Summary.self),
      handle: summary),
    Route(
      .get, "/v1/lifters/{lifter}/muscles", .lifterOrCoach, "Get working sets per muscle group and week",
      keys: .training, opens: [.allLifts], entitlement: .summaries, query: MuscleQuery.self,
      reply: .ok(MuscleSets.self),
      refusals: [.rule("from lies before to, and both within 53 weeks")], handle: muscles),
    Route(
      .get, "/v1/lifters/{lifter}/totals", .lifterOrCoach,
      "Get the totals of a lifter's log and the streak of weeks with a workout",
      keys: .training, opens: [.history], query: TotalsQuery.self, reply: .ok(Totals.self), handle: totals),
    Route(
      .get, "/v1/lifters/{lifter}/training-days", .lifterOrCoach,
      "List the days with a workout, for a calendar",
      keys: .training, opens: [.history], query: TrainingDaysQuery.self, reply: .ok(TrainingDays.self),
      refusals: [.rule("from lies before to, and both within 366 days")], handle: trainingDays),
  ]

  static let statements: [AnyStatement] = [weeks.erased, muscleSets.erased, whole.erased, days.erased]

  private static func summary(_ call: Call, _ query: SummaryQuery, _: Nothing) async throws -> Response {
    try .found(await sums(call, query))
  }

  static func sums(_ call: Call, _ query: SummaryQuery) async throws -> Document? {
    try await call.run(weeks(try call.lifter, query.week, Int32(query.weeks), query.unit?.rawValue))
  }

  private static func muscles(_ call: Call, _ query: MuscleQuery, _: Nothing) async throws -> Response {
    try .found(await sets(call, query))
  }

  static func sets(_ call: Call, _ query: MuscleQuery) async throws -> Document? {
    try await call.run(muscleSets(try call.lifter, query.from, query.to))
  }

  private static func totals(_ call: Call, _ query: TotalsQuery, _: Nothing) async throws -> Response {
    try .found(await call.run(whole(try call.lifter, query.unit?.rawValue)))
  }

  private static func trainingDays(
    _ call: Call, _ query: TrainingDaysQuery, _: Nothing
  ) async throws -> Response {
    try .found(await call.run(days(try call.lifter, query.from, query.to)))
  }

  // Summaries are sold to lifters for themselves; a client's cost the coach nothing. What is refused shows 14 days.

  private static let weeks = Statement<Document?, UUID?, CivilDate?, Int32, String?>(
    "summaries.weeks", for: .lifterOrCoach,
    """
    select case
             when reached.lifter_id <> (select app.account_id()) or app.entitled('summaries')
               then app.summary(reached.lifter_id, $2, $3, $4)
             else app.refuse('summaries', app.summary(reached.lifter_id, null, 2, $4))
           end
      from app.authorize_lifter($1, 'history') as reached (lifter_id)
    """)

  private static let muscleSets = Statement<Document?, UUID?, CivilDate?, CivilDate?>(
    "summaries.muscle_sets", for: .lifterOrCoach,
    """
    select case
             when reached.lifter_id <> (select app.account_id()) or app.entitled('summaries')
               then app.muscle_sets(reached.lifter_id, $2, $3)
             else app.refuse('summaries', app.muscle_sets(reached.lifter_id, app.today() - 13, app.today()))
           end
      from app.authorize_lifter($1, 'all_lifts') as reached (lifter_id)
    """)

  private static let whole = Statement<Document?, UUID?, String?>(
    "summaries.totals", for: .lifterOrCoach,
    """
    select app.totals(reached.lifter_id, $2)
      from app.authorize_lifter($1, 'history') as reached (lifter_id)
    """)

  private static let days = Statement<Document?, UUID?, CivilDate?, CivilDate?>(
    "summaries.training_days", for: .lifterOrCoach,
    """
    select app.training_days(reached.lifter_id, $2, $3)
      from app.authorize_lifter($1, 'history') as reached (lifter_id)
    """)
}
