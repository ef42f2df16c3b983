public import Primitives
public import Strength

/// How a one-rep maximum is estimated from a set: from its reps, or from its reps and RPE.
public enum EstimateFormula: String, WordValue {
  case epley, brzycki, lombardi, oconner, wathan, mayhew, lander
  /// By the RTS table's curve; sets without RPE don't count.
  case rpe

  /// Nil for the one by RPE.
  public var byReps: OneRepMaxFormula? { OneRepMaxFormula(rawValue: rawValue) }
}

/// A set from which the maximum is estimated.
public struct OneRepMaxRequest: Message {
  public var weight = Decimal(0)
  public var unit = WeightUnit.kg
  public var reps = 0
  public var rpe: RPE?
  public var formula = EstimateFormula.epley

  public init() {}

  /// The RPE curve was fitted for this many reps.
  static let mostRepsWithRPE = 24

  public static let shape = Shape("OneRepMaxRequest", OneRepMaxRequest.init) {
    Field("weight", \.weight, .range(Bounds.weight))
    Field("unit", \.unit, .defaulted)
    Field("reps", \.reps, .range(1...Double(OneRepMaxFormula.mostReps)))
    Field("rpe", \.rpe)
    Field("formula", \.formula, .defaulted)
  } check: { request, faults in
    if request.formula == .rpe, request.rpe == nil { faults.add("rpe", .needed) }
    guard let rpe = request.rpe else { return }
    if rpe.value < 1 { faults.add("rpe", .tooSmall("1")) }
    if request.reps > mostRepsWithRPE { faults.add("reps", .tooLarge("\(mostRepsWithRPE)")) }
  }
}

public struct OneRepMaxAnswer: Message {
  public var formula = EstimateFormula.epley
  public var version = ""
  public var unit = WeightUnit.kg
  public var oneRepMax = Figure()
  /// Made from more reps than the formulas are good for.
  public var isLowConfidence = false
  /// By every formula, the chosen one included.
  public var estimates: [Estimate] = []

  public init() {}

  public static let shape = Shape("OneRepMaxAnswer", OneRepMaxAnswer.init) {
    Field("formula", \.formula)
    Field("version", \.version)
    Field("unit", \.unit)
    Field("one_rep_max", \.oneRepMax)
    Field("is_low_confidence", \.isLowConfidence)
    Field("estimates", \.estimates)
  }

  public struct Estimate: Message {
    public var formula = EstimateFormula.epley
    public var version = ""
    public var oneRepMax = Figure()

    public init() {}

    public init(_ formula: EstimateFormula, _ version: String, _ oneRepMax: Double) {
      self.formula = formula
      self.version = version
      self.oneRepMax = Figure(oneRepMax)
    }

    public static let shape = Shape("OneRepMaxEstimate", Estimate.init) {
      Field("formula", \.formula)
      Field("version", \.version)
      Field("one_rep_max", \.oneRepMax)
    }
  }
}

/// A maximum, of which the weight for some reps is wanted, or the reps for some weight.
public struct RepetitionsRequest: Message {
  public var oneRepMax = Decimal(0)
  public var unit = WeightUnit.kg
  public var reps: Int?
  public var weight: Decimal?
  public var formula = OneRepMaxFormula.epley

  public init() {}

  public static let shape = Shape("RepetitionsRequest", RepetitionsRequest.init) {
    Field("one_rep_max", \.oneRepMax, .range(Bounds.weight))
    Field("unit", \.unit, .defaulted)
    Field("reps", \.reps, .range(1...Double(OneRepMaxFormula.mostReps)))
    Field("weight", \.weight, .range(Bounds.weight))
    Field("formula", \.formula, .defaulted)
  }
}

public struct RepetitionsAnswer: Message {
  public var formula = OneRepMaxFormula.epley
  public var version = ""
  public var unit = WeightUnit.kg
  /// The estimated weight for the requested reps.
  public var weight: Figure?
  /// How many reps should go with the weight that was asked for: 0 above the maximum, at most 36.
  public var reps: Int?
  /// For 1 to 12 reps.
  public var table: [Line] = []

  public init() {}

  public static let shape = Shape("RepetitionsAnswer", RepetitionsAnswer.init) {
    Field("formula", \.formula)
    Field("version", \.version)
    Field("unit", \.unit)
    Field("weight", \.weight)
    Field("reps", \.reps)
    Field("table", \.table)
  }

  public struct Line: Message {
    public var reps = 0
    public var percentage = Figure()
    public var weight = Figure()

    public init() {}

    public init(_ reps: Int, percentage: Double, weight: Double) {
      self.reps = reps
      self.percentage = Figure(percentage)
      self.weight = Figure(weight)
    }

    public static let shape = Shape("RepetitionsLine", Line.init) {
      Field("reps", \.reps)
      Field("percentage", \.percentage)
      Field("weight", \.weight)
    }
  }
}
