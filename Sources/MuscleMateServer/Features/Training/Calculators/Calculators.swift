internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The mathematics of lifting, for anyone: nothing is kept, and the database is not asked.
enum Calculators: Feature {
  static let routes: [Route] = [
    route("one-rep-max", "The one-rep maximum that a set speaks for", rule: "rpe needs its RPE") {
      OneRepMaxAnswer($0 as OneRepMaxRequest)
    },
    route("repetitions", "The weight for some reps, or the reps for some weight, by the one-rep maximum") {
      RepetitionsAnswer($0 as RepetitionsRequest)
    },
    route(
      "effort", "Weight, RPE or one-rep maximum from the other two",
      rule: "two of weight, rpe, one_rep_max, on the scale"
    ) { EffortAnswer($0 as EffortRequest) },
    route(
      "meet-score", "Wilks, Wilks-2, DOTS, IPF GL and Glossbrenner points",
      rule: "a total, or each lift that counts"
    ) { MeetScoreAnswer($0 as MeetScoreRequest) },
    route("plates", "The plates for a weight, exactly", rule: "1, 2 or 4 sides; each plate once") {
      LoadingAnswer($0 as PlatesRequest)
    },
    route(
      "warm-up", "Warm-up sets before a working weight, of what the plates allow",
      rule: "1, 2 or 4 sides; each plate once"
    ) { WarmUpAnswer($0 as WarmUpRequest) },
    route("energy", "Energy spent in an activity, by the 2024 Compendium") {
      EnergyAnswer($0 as EnergyRequest)
    },
    route("resting-energy", "Energy that a body needs at rest and over a day") {
      RestingEnergyAnswer($0 as RestingEnergyRequest)
    },
    route(
      "macros", "Energy of macronutrients, or their grams from energy and percentages",
      rule: "grams, or kilocalories with percentages that make 100"
    ) { MacrosAnswer($0 as MacrosRequest) },
    route("units", "A value in another unit", rule: "both units measure the same quantity") {
      UnitsAnswer($0 as UnitsRequest)
    },
  ]

  static let statements: [AnyStatement] = []

  private static func route<Request: Message, Answer: Message>(
    _ name: String, _ summary: StaticString, rule: StaticString? = nil,
    _ answer: @escaping @Sendable (Request) -> Answer
  ) -> Route {
    Route(
      .post, "/v1/calculators/\(name)", .anyone, summary, body: Request.self, reply: .ok(Answer.self),
      limit: 16 * 1024, refusals: rule.map { [.rule($0)] } ?? []
    ) { (_: Call, _: Nothing, request: Request) in .json(.ok, answer(request).encoded()) }
  }
}
