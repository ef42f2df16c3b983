internal import MuscleMateAPI
internal import Postgres
internal import Strength

/// Which lifts of a plan are of the lower body, where the plan does not say.
enum KnownLifts {
  static let lowerBody = Statement<[String], [String]>(
    "programmes.lower_body", for: .everyone,
    """
    select given.name
      from unnest($1) as given (name)
     where app.recognised_lift(given.name) in ('squat', 'deadlift')
    """)
}

extension Call {
  func withKnownLifts(_ programme: Programme) async throws -> Programme {
    guard let plan = programme.fiveThreeOne else { return programme }
    var programme = programme
    programme.fiveThreeOne = try await withKnownLifts(plan)
    return programme
  }

  func withKnownLifts(_ plan: FiveThreeOnePlan) async throws -> FiveThreeOnePlan {
    let open = plan.lifts.indices.filter { plan.lifts[$0].isLowerBody == nil }
    guard !open.isEmpty else { return plan }
    let known = try await looking.run(KnownLifts.lowerBody(open.map { plan.lifts[$0].exercise }))
    var plan = plan
    for index in open { plan.lifts[index].isLowerBody = known.contains(plan.lifts[index].exercise) }
    return plan
  }
}
