public import APISchema
public import Primitives
public import Strength

/// A working weight, to which the warm-up sets are wanted.
public struct WarmUpRequest: Message {
  /// The weight of the first working set.
  public var weight = Decimal(0)
  /// The unit of the weights. Absent: kilograms.
  public var unit = WeightUnit.kg
  /// How the warm-up sets are chosen. Absent: linear.
  public var scheme = WarmUpScheme.linear
  /// The training max that five_three_one takes its percentages of. Absent: the working weight.
  public var trainingMax: Decimal?
  /// What the lift starts with, which the thresholds go by. Absent: a barbell.
  public var start = StartingWeight.barbell
  /// The bar and the plates. Absent: a gym's bar with the usual plates.
  public var equipment: BarAndPlates?

  public init() {}

  public static let shape: Shape<Self> = Shape("WarmUpRequest", WarmUpRequest.init) {
    Field("weight", \.weight, .range(Bounds.weight))
    Field("unit", \.unit, .defaulted)
    Field("scheme", \.scheme, .defaulted)
    Field("training_max", \.trainingMax, .range(Bounds.weight))
    Field("start", \.start, .defaulted)
    Field("equipment", \.equipment)
  }
}

/// The warm-up sets before a working weight.
public struct WarmUpAnswer: Message {
  /// How the warm-up sets were chosen.
  public var formula = WarmUpScheme.linear
  /// The edition of the scheme.
  public var version = "1"
  public var unit = WeightUnit.kg
  public var sets: [Line] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("WarmUpAnswer", WarmUpAnswer.init) {
    Field("formula", \.formula)
    Field("version", \.version)
    Field("unit", \.unit)
    Field("sets", \.sets)
  }

  /// A warm-up set.
  public struct Line: Message {
    /// The part of the working weight, in percent. Absent: the empty bar.
    public var percentage: Int?
    public var reps = 0
    /// How many sets of this kind.
    public var sets = 1
    /// The weight before it was rounded to the plates.
    public var target = Figure()
    /// The weight that is loaded.
    public var weight = Figure()
    public var perSide: [PlateLine] = []

    public init() {}

    public init(_ set: WarmUpSet, in unit: WeightUnit) {
      percentage = set.percentage
      reps = set.reps
      sets = set.sets
      target = Figure(set.loading.target.value(in: unit))
      weight = Figure(set.loading.total.value(in: unit))
      perSide = set.loading.perSide.map { PlateLine($0, in: unit) }
    }

    public static let shape: Shape<Self> = Shape("WarmUpLine", Line.init) {
      Field("percentage", \.percentage)
      Field("reps", \.reps)
      Field("sets", \.sets)
      Field("target", \.target)
      Field("weight", \.weight)
      Field("per_side", \.perSide)
    }
  }
}
