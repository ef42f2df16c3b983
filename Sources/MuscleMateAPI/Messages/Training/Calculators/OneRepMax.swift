public import APISchema
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
  /// The unit of the weight. Absent: kilograms.
  public var unit = WeightUnit.kg
  public var reps = 0
  /// How hard the set was. The formula rpe needs it.
  public var rpe: RPE?
  /// The formula. Absent: Epley's.
  public var formula = EstimateFormula.epley

  public init() {}

  /// The RPE curve was fitted for this many reps.
  static let mostRepsWithRPE = 24

  public static let shape: Shape<Self> = Shape("OneRepMaxRequest", OneRepMaxRequest.init) {
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

/// The estimated one-rep maximum of a set.
public struct OneRepMaxAnswer: Message {
  public var formula = EstimateFormula.epley
  /// The edition of the formula.
  public var version = ""
  public var unit = WeightUnit.kg
  /// The estimate by the chosen formula.
  public var oneRepMax = Figure()
  /// Whether it was made from more repetitions than the formulas are good for.
  public var isLowConfidence = false
  /// The estimates by every formula, the chosen one included.
  public var estimates: [Estimate] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("OneRepMaxAnswer", OneRepMaxAnswer.init) {
    Field("formula", \.formula)
    Field("version", \.version)
    Field("unit", \.unit)
    Field("one_rep_max", \.oneRepMax)
    Field("is_low_confidence", \.isLowConfidence)
    Field("estimates", \.estimates)
  }

  /// The estimate by one formula.
  public struct Estimate: Message {
    public var formula = EstimateFormula.epley
    /// The edition of the formula.
    public var version = ""
    /// The estimate by this formula.
    public var oneRepMax = Figure()

    public init() {}

    public init(_ formula: EstimateFormula, _ version: String, _ oneRepMax: Double) {
      self.formula = formula
      self.version = version
      self.oneRepMax = Figure(oneRepMax)
    }

    public static let shape: Shape<Self> = Shape("OneRepMaxEstimate", Estimate.init) {
      Field("formula", \.formula)
      Field("version", \.version)
      Field("one_rep_max", \.oneRepMax)
    }
  }
}

/// A maximum, of which the weight for some reps is wanted, or the reps for some weight.
public struct RepetitionsRequest: Message {
  public var oneRepMax = Decimal(0)
  /// The unit of the weights. Absent: kilograms.
  public var unit = WeightUnit.kg
  /// The repetitions for which the weight is wanted.
  public var reps: Int?
  /// The weight for which the repetitions are wanted.
  public var weight: Decimal?
  /// The formula. Absent: Epley's.
  public var formula = OneRepMaxFormula.epley

  public init() {}

  public static let shape: Shape<Self> = Shape("RepetitionsRequest", RepetitionsRequest.init) {
    Field("one_rep_max", \.oneRepMax, .range(Bounds.weight))
    Field("unit", \.unit, .defaulted)
    Field("reps", \.reps, .range(1...Double(OneRepMaxFormula.mostReps)))
    Field("weight", \.weight, .range(Bounds.weight))
    Field("formula", \.formula, .defaulted)
  }
}

/// Weights and repetitions for a one-rep maximum.
public struct RepetitionsAnswer: Message {
  public var formula = OneRepMaxFormula.epley
  /// The edition of the formula.
  public var version = ""
  public var unit = WeightUnit.kg
  /// The estimated weight for the requested reps.
  public var weight: Figure?
  /// How many repetitions should go with the weight that was asked for: 0 above the maximum, at most 36.
  public var reps: Int?
  /// The weights for 1 to 12 repetitions.
  public var table: [Line] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("RepetitionsAnswer", RepetitionsAnswer.init) {
    Field("formula", \.formula)
    Field("version", \.version)
    Field("unit", \.unit)
    Field("weight", \.weight)
    Field("reps", \.reps)
    Field("table", \.table)
  }

  /// The weight for some repetitions.
  public struct Line: Message {
    public var reps = 0
    /// The part of the one-rep maximum, in percent.
    public var percentage = Figure()
    public var weight = Figure()

    public init() {}

    public init(_ reps: Int, percentage: Double, weight: Double) {
      self.reps = reps
      self.percentage = Figure(percentage)
      self.weight = Figure(weight)
    }

    public static let shape: Shape<Self> = Shape("RepetitionsLine", Line.init) {
      Field("reps", \.reps)
      Field("percentage", \.percentage)
      Field("weight", \.weight)
    }
  }
}
