internal import MuscleMateAPI
internal import Strength

extension LoadingAnswer {
  init(_ request: PlatesRequest) {
    let unit = request.unit
    let target = Weight(request.weight, unit) ?? .zero
    let plates = request.equipment?.inventory(in: unit) ?? .standard(unit)
    let rack = request.fixed.map { FixedWeights($0.compactMap { Weight($0, unit) }) }
    let loading =
      rack?.load(target, rounding: request.rounding)
      ?? plates.load(target, rounding: request.rounding)
    self.init(loading, in: unit)
  }
}

extension WarmUpAnswer {
  init(_ request: WarmUpRequest) {
    self.init()
    let working = Weight(request.weight, request.unit) ?? .zero
    let trainingMax = request.trainingMax.flatMap { Weight($0, request.unit) }
    formula = request.scheme
    unit = request.unit
    sets =
      request.scheme.sets(
        to: working, of: request.scheme == .fiveThreeOne ? trainingMax ?? working : working,
        with: request.equipment?.inventory(in: unit) ?? .standard(unit), start: request.start, unit: unit
      ).map { Line($0, in: request.unit) }
  }
}
