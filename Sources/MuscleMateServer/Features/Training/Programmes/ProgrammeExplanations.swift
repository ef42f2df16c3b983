internal import MuscleMateAPI
internal import Primitives
internal import Strength

extension LoadExplanation {
  /// Why a set's load is what it is.
  init(_ load: PlannedLoad, of set: SetPlan, in unit: WeightUnit) {
    self.init()
    let (base, formula): (String, String) =
      switch load.base {
      case .trainingMax: ("training_max", "percentage_of_training_max")
      case .oneRepMax where load.isByEffort: ("one_rep_max", "rpe_percentage_of_one_rep_max")
      case .oneRepMax: ("one_rep_max", "percentage_of_one_rep_max")
      case .workingWeight: ("working_weight", "percentage_of_working_weight")
      }
    self.formula = formula
    inputs = [Input(base, load.amount, unit), Input("percentage", load.percentage)]
    if load.isByEffort {
      inputs.append(Input("reps", set.reps))
      if let rpe = set.rpe.flatMap(RPE.init(nearest:)) { inputs.append(Input("rpe", rpe.value, "rpe")) }
    }
    unrounded = load.unrounded.decimal
    rounded = load.rounded.decimal
    self.unit = unit
    describe(load.rounding)
  }

  /// Why a set's load is what it is if it follows from nothing but a one-rep maximum.
  init(_ percentage: Percentage, of oneRepMax: Amount, _ rounding: LoadRounding, in unit: WeightUnit) {
    self.init()
    formula = "percentage_of_one_rep_max"
    inputs = [Input("one_rep_max", oneRepMax, unit), Input("percentage", percentage)]
    unrounded = (oneRepMax * percentage).decimal
    rounded = rounding.round(oneRepMax * percentage, in: unit).limited.decimal
    self.unit = unit
    describe(rounding)
  }

  /// Why a lift starts where it does.
  init(startOf lift: ProgrammeLift, at base: Amount, _ planner: ProgrammePlanner) {
    self.init()
    unit = planner.definition.unit
    let given = lift.base == .workingWeight ? lift.start : lift.oneRepMax
    if lift.base == .trainingMax, lift.start == nil, let max = lift.oneRepMax {
      formula = "percentage_of_one_rep_max"
      inputs = [
        Input("one_rep_max", max, unit), Input("training_max_percentage", lift.trainingMaxPercentage),
      ]
      unrounded = (max * lift.trainingMaxPercentage).decimal
    } else {
      formula = "as_given"
      unrounded = (lift.start ?? given ?? base).decimal
    }
    rounded = base.decimal
    describeBase(of: lift, planner)
  }

  /// Why a lift moved, or stayed.
  init(_ move: LiftMove, of lift: ProgrammeLift, _ planner: ProgrammePlanner) {
    self.init()
    unit = planner.definition.unit
    formula = move.effect == nil ? "unchanged" : "progression_rule"
    inputs = [Input("previous", move.from, unit)]
    if let effect = move.effect { inputs += Self.inputs(of: effect, unit) }
    if move.misses > 0 { inputs.append(Input("misses_in_a_row", move.misses)) }
    if let reps = move.amrapReps { inputs.append(Input("amrap_reps", reps)) }
    if let rpe = move.rpe.flatMap(RPE.init(nearest:)) {
      inputs.append(Input("hardest_rpe", rpe.value, "rpe"))
    }
    unrounded = move.unrounded.decimal
    rounded = move.to.decimal
    describeBase(of: lift, planner)
  }

  private static func inputs(of effect: ProgressionRule.Effect, _ unit: WeightUnit) -> [Input] {
    var inputs: [Input] = []
    if let steps = effect.goBack { inputs.append(Input("moves_back", steps)) }
    if let percent = effect.multiplyPercent { inputs.append(Input("multiplied_by", percent)) }
    if let percent = effect.resetPercent { inputs.append(Input("taken_off", percent)) }
    if let percent = effect.addPercent { inputs.append(Input("added_percentage", percent)) }
    if let weight = effect.addWeight { inputs.append(Input("added", weight, unit)) }
    if let reps = effect.addReps { inputs.append(Input("added_reps", reps)) }
    if let reps = effect.setReps { inputs.append(Input("reps_set_to", reps)) }
    return inputs
  }

  private mutating func describe(_ rounding: LoadRounding) {
    let direction = rounding.direction == .nearest ? "nearest, halves up" : rounding.direction.rawValue
    switch rounding.grid {
    case .step(let step):
      self.step = step.decimal
      self.rounding = direction
    case .plates: self.rounding = "\(direction), to what the plates load"
    }
  }

  private mutating func describeBase(of lift: ProgrammeLift, _ planner: ProgrammePlanner) {
    guard lift.base == .trainingMax, planner.definition.rounding.roundsTrainingMax else {
      rounding = "to three decimals, halves up"
      return
    }
    describe(planner.rounding(of: lift))
  }
}

extension LoadExplanation.Input {
  fileprivate init(_ name: String, _ value: Decimal, _ unit: String) {
    self.init()
    self.name = name
    self.value = value
    self.unit = unit
  }

  fileprivate init(_ name: String, _ amount: Amount, _ unit: WeightUnit) {
    self.init(name, amount.decimal, unit.rawValue)
  }

  fileprivate init(_ name: String, _ percentage: Percentage) {
    self.init(name, percentage.decimal, "percent")
  }

  fileprivate init(_ name: String, _ count: Int) {
    self.init()
    self.name = name
    value = Decimal(Int64(count))
  }
}

extension RPE {
  /// The nearest half of the scale.
  init?(nearest value: Double) {
    let halves = Int64((min(max(value, 0), 10) * 2).rounded())
    guard let decimal = Decimal(coefficient: halves * 5, scale: 1) else { return nil }
    self.init(decimal)
  }
}
