internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Strength

/// How a lift goes up over the days.
enum ProgressGraphs: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/lifters/{lifter}/progress/{lift}", .trains,
      "A graph of squat, bench_press, deadlift or an exercise by its identifier",
      query: ProgressQuery.self, reply: .ok(Progress.self), handle: show)
  ]

  static let statements: [AnyStatement] = [ofMainLift.erased, ofExercise.erased]

  private static func show(_ call: Call, _ query: ProgressQuery, _: Nothing) async throws -> Response {
    let (measure, unit) = (query.measure.rawValue, query.unit?.rawValue)
    if let lift = call.parameters["lift"].flatMap(Lift.init(rawValue:)) {
      return try .found(
        await call.run(
          ofMainLift(
            try call.lifter, lift.rawValue, query.from, query.to, measure, unit, query.formula.rawValue)))
    }
    return try .found(
      await call.run(
        ofExercise(
          try call.lifter, try call.id("lift"), query.from, query.to, measure, unit, query.formula.rawValue)))
  }

  /// `all_lifts` includes the three; it is asked only where `main_lifts` does not open the door, so that one look is
  /// recorded.
  private static let ofMainLift = Statement<
    Document?, UUID?, String, CivilDate?, CivilDate?, String, String?, String
  >(
    "progress.of_main_lift", for: .trains,
    """
    select app.progress(reached.lifter_id, $2, null, $3, $4, $5, $6, $7)
      from (
        select main.lifter_id
          from app.reach($1, 'main_lifts') as main (lifter_id)
        union all
        select every.lifter_id
          from app.reach($1, 'all_lifts') as every (lifter_id)
         limit 1) as reached
    """)

  private static let ofExercise = Statement<
    Document?, UUID?, UUID, CivilDate?, CivilDate?, String, String?, String
  >(
    "progress.of_exercise", for: .trains,
    """
    select app.progress(reached.lifter_id, null, exercise.id, $3, $4, $5, $6, $7)
      from app.reach($1, 'all_lifts', $2) as reached (lifter_id)
      join app.exercises as exercise
        on exercise.tenant_id = (select app.tenant_id())
       and exercise.lifter_id = reached.lifter_id
       and exercise.id = $2
    """)
}
