internal import MuscleMateAPI
internal import Primitives
internal import Strength

extension OneRepMaxAnswer {
  init(_ request: OneRepMaxRequest) {
    self.init()
    let weight = request.weight.double
    estimates = OneRepMaxFormula.allCases.compactMap { formula in
      guard let method = EstimateFormula(rawValue: formula.rawValue) else { return nil }
      return formula.oneRepMax(weight: weight, reps: request.reps)
        .map { Estimate(method, formula.version, $0) }
    }
    if let rpe = request.rpe?.value.double,
      let maximum = Effort.oneRepMax(weight: weight, reps: request.reps, rpe: rpe)
    {
      estimates.append(Estimate(.rpe, Effort.version, maximum))
    }
    formula = request.formula
    unit = request.unit
    isLowConfidence = request.reps > OneRepMaxFormula.confidentReps
    guard let chosen = estimates.first(where: { $0.formula == request.formula }) else { return }
    version = chosen.version
    oneRepMax = chosen.oneRepMax
  }
}

extension RepetitionsAnswer {
  init(_ request: RepetitionsRequest) {
    self.init()
    let maximum = request.oneRepMax.double
    formula = request.formula
    version = request.formula.version
    unit = request.unit
    weight = request.reps.flatMap { request.formula.weight(oneRepMax: maximum, reps: $0) }.map { Figure($0) }
    reps = request.weight.map { request.formula.repetitions(weight: $0.double, oneRepMax: maximum) }
    table = (1...12).compactMap { reps in
      request.formula.weight(oneRepMax: maximum, reps: reps).map {
        Line(reps, percentage: $0 / maximum * 100, weight: $0)
      }
    }
  }
}

extension EffortAnswer {
  /// The request has two of the three.
  init(_ request: EffortRequest) {
    self.init()
    var (weight, rpe, maximum) = (
      request.weight?.double, request.rpe?.value.double, request.oneRepMax?.double
    )
    reps = request.reps
    unit = request.unit
    if let weight, let maximum { rpe = Effort.rpe(weight: weight, reps: reps, oneRepMax: maximum) }
    guard let rpe else { return }
    if let weight { maximum = Effort.oneRepMax(weight: weight, reps: reps, rpe: rpe) }
    if let maximum { weight = Effort.weight(oneRepMax: maximum, reps: reps, rpe: rpe) }
    self.weight = Figure(weight ?? 0)
    self.rpe = Figure(rpe)
    oneRepMax = Figure(maximum ?? 0)
    percentage = Figure(Effort.fraction(reps: reps, rpe: rpe) * 100)
    tablePercentage = Effort.tabulatedPercentage(reps: reps, rpe: rpe)
  }
}

extension MeetScoreAnswer {
  init(_ request: MeetScoreRequest) {
    self.init()
    let total = request.total.map { [$0] } ?? request.lifts
    let result = MeetResult(
      sex: request.sex, bodyWeight: request.bodyWeight.double.kilograms(from: request.unit),
      total: total.reduce(0) { $0 + $1.double.kilograms(from: request.unit) },
      equipment: request.equipment, event: request.event)
    let factor = request.age.flatMap(AgeFactor.factor)
    unit = request.unit
    self.total = Figure(total.reduce(0) { $0 + $1.double })
    scores = MeetScore.allCases.map { Points($0, of: result, ageFactor: factor) }
    age = factor.map { factor in
      var age = AgeAdjustment()
      age.years = request.age ?? 0
      age.factor = factor
      return age
    }
  }
}

extension MeetScoreRequest {
  /// Those that count in the event. Whoever has no good attempt in one of them has no total.
  fileprivate var lifts: [Decimal] {
    let lifts = (event == .benchPress ? [benchPress] : [squat, benchPress, deadlift]).compactMap { $0 }
    return lifts.contains(0) ? [] : lifts
  }
}

extension Double {
  func kilograms(from unit: WeightUnit) -> Double {
    self * Double(unit.nanograms) / Double(WeightUnit.kg.nanograms)
  }
}
