internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Strength

/// Sex, body weight and maximal lifts, and the scores that follow from them.
enum PowerliftingProfiles: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/lifters/{lifter}/powerlifting", .lifterOrCoach,
      "Get sex, body weight and best lifts, with total and scores",
      keys: [.body, .training], opens: [.mainLifts, .bodyMetrics], module: .powerlifting,
      reply: .ok(PowerliftingProfile.self), handle: show),
    Route(
      .patch, "/v1/lifters/{lifter}/powerlifting", .lifterOrCoach, "Update sex, body weight or best lifts",
      keys: [.body, .training], module: .powerlifting, body: PowerliftingChange.self,
      reply: .ok(PowerliftingProfile.self), handle: change),
    Route(
      .post, "/v1/lifters/{lifter}/powerlifting/refresh", .lifterOrCoach,
      "Update each best lift from the log; a value that was entered by hand never falls",
      keys: [.body, .training], module: .powerlifting, query: PowerliftingRefreshQuery.self,
      reply: .ok(PowerliftingProfile.self), handle: refresh),
  ]

  static let statements: [AnyStatement] = PowerliftingStatements.all

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try answer(await call.run(PowerliftingStatements.show(try call.lifter)))
  }

  private static func change(_ call: Call, _: Nothing, _ sent: PowerliftingChange) async throws -> Response {
    var change = sent
    if sent.hasReadValues {
      guard
        let shown = PowerliftingProfile(try await call.looking.run(PowerliftingStatements.show(call.lifter)))
      else {
        throw Problem.notFound
      }
      change = sent.leavingOut(shown)
    }
    let maxes = change.maxes
    let bodyWeight = change.bodyWeight.value ?? nil
    let lines = try await call.run(
      TrainingWrites.begin(call.lifter, nil, nil),
      PowerliftingStatements.upsertProfile(
        change.sex.isChange, (change.sex.value ?? nil)?.rawValue, change.bodyWeight.isChange,
        bodyWeight?.weight, bodyWeight?.unit?.rawValue),
      PowerliftingStatements.upsertMaxes(
        maxes.map(\.lift), maxes.map { $0.max?.weight }, maxes.map { $0.max?.unit?.rawValue }),
      returning: PowerliftingStatements.show(call.lifter))
    return try answer(lines)
  }

  private static func refresh(
    _ call: Call, _ query: PowerliftingRefreshQuery, _: Nothing
  ) async throws -> Response {
    let (_, _, kept, lines) = try await call.run(
      TrainingWrites.begin(call.lifter, nil, nil), PowerliftingStatements.takeFromLog(query.from),
      PowerliftingStatements.keptEntered(query.from), PowerliftingStatements.show(call.lifter))
    var faults = Faults()
    let entered = [PowerliftingProfile.KeptMax].decode(
      try JSON.parse(Array(kept.text.utf8)), Rules(), into: &faults)
    return try answer(lines, kept: entered)
  }

  private static func answer(
    _ lines: [PowerliftingLine], kept: [PowerliftingProfile.KeptMax]? = nil
  ) throws -> Response {
    guard var profile = PowerliftingProfile(lines) else { throw Problem.notFound }
    profile.kept = kept
    return .json(.ok, profile.encoded())
  }
}

extension PowerliftingChange {
  /// The lifts that change; nil takes the maximum away.
  fileprivate var maxes: [(lift: String, max: LiftMax?)] {
    [
      ("squat", squat), ("bench_press", benchPress), ("deadlift", deadlift),
      ("overhead_press", overheadPress),
    ].compactMap { lift, change in change.value.map { (lift, $0) } }
  }
}
