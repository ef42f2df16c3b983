internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Strength

/// What weeks add up to: time, energy, volume, sets for each muscle.
enum Summaries: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/lifters/{lifter}/summary", .trains,
      "Time, energy and volume by day and week, with their averages",
      query: SummaryQuery.self, reply: .ok(Summary.self), handle: summary),
    Route(
      .get, "/v1/lifters/{lifter}/muscles", .trains, "Working sets for each muscle group and week",
      query: MuscleQuery.self, reply: .ok(MuscleSets.self),
      refusals: [.rule("from lies before to, and both within 53 weeks")], handle: muscles),
  ]

  static let statements: [AnyStatement] = [weeks.erased, muscleSets.erased]

  private static func summary(_ call: Call, _ query: SummaryQuery, _: Nothing) async throws -> Response {
    try .found(
      await call.run(
        weeks(try call.lifter, query.week, Int32(query.weeks), query.unit?.rawValue)))
  }

  private static func muscles(_ call: Call, _ query: MuscleQuery, _: Nothing) async throws -> Response {
    try .found(await call.run(muscleSets(try call.lifter, query.from, query.to)))
  }

  private static let weeks = Statement<Document?, UUID?, CivilDate?, Int32, String?>(
    "summaries.weeks", for: .trains,
    """
    select app.summary(reached.lifter_id, $2, $3, $4)
      from app.reach($1, 'history') as reached (lifter_id)
    """)

  private static let muscleSets = Statement<Document?, UUID?, CivilDate?, CivilDate?>(
    "summaries.muscle_sets", for: .trains,
    """
    select app.muscle_sets(reached.lifter_id, $2, $3)
      from app.reach($1, 'all_lifts') as reached (lifter_id)
    """)
}
