internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The mathematics of lifting, for anyone: nothing is kept, and the database is not asked.
enum Calculators: Feature {
  static let routes: [Route] = [
    route("one-rep-max", "Estimate the one-rep maximum from a set", rule: "rpe needs its RPE") {
      OneRepMaxAnswer($0 as OneRepMaxRequest)
    },
    route(
      "repetitions",
      "Calculate the weight for a number of reps, or the reps for a weight, from the one-rep maximum"
    ) {
      RepetitionsAnswer($0 as RepetitionsRequest)
    },
    route(
      "effort", "Calculate weight, RPE or one-rep maximum from the other two",
      rule: "two of weight, rpe, one_rep_max, on the scale"
    ) { EffortAnswer($0 as EffortRequest) },
    route(
      "meet-score", "Calculate Wilks, Wilks-2, DOTS, IPF GL and Glossbrenner points",
      rule: "a total, or each lift that counts"
    ) { MeetScoreAnswer($0 as MeetScoreRequest) },
    route("plates", "Calculate the plates for a weight", rule: "1, 2 or 4 sides; each plate once") {
      LoadingAnswer($0 as PlatesRequest)
    },
    route(
      "warm-up", "Calculate warm-up sets for a working weight with the available plates",
      rule: "1, 2 or 4 sides; each plate once"
    ) { WarmUpAnswer($0 as WarmUpRequest) },
    route("energy", "Calculate the energy of an activity by the 2024 Compendium") {
      EnergyAnswer($0 as EnergyRequest)
    },
    route("resting-energy", "Calculate resting and daily energy expenditure") {
      RestingEnergyAnswer($0 as RestingEnergyRequest)
    },
    route(
      "macros", "Calculate energy from macronutrients, or grams from energy and percentages",
      rule: "grams, or kilocalories with percentages that make 100"
    ) { MacrosAnswer($0 as MacrosRequest) },
    route("units", "Convert a value to another unit", rule: "both units measure the same quantity") {
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
