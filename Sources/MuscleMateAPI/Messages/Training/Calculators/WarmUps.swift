public import Primitives
public import Strength

/// A working weight, to which the warm-up sets are wanted.
public struct WarmUpRequest: Message {
  public var weight = Decimal(0)
  public var unit = WeightUnit.kg
  public var scheme = WarmUpScheme.linear
  public var trainingMax: Decimal?
  public var start = StartingWeight.barbell
  public var equipment: BarAndPlates?

  public init() {}

  public static let shape = Shape("WarmUpRequest", WarmUpRequest.init) {
    Field("weight", \.weight, .range(Bounds.weight), .note("Of the first working set"))
    Field("unit", \.unit, .defaulted)
    Field("scheme", \.scheme, .defaulted)
    Field(
      "training_max", \.trainingMax, .range(Bounds.weight),
      .note("What five_three_one takes its percentages of; absent: the working weight"))
    Field("start", \.start, .defaulted, .note("What the thresholds go by"))
    Field("equipment", \.equipment, .note("Absent: a gym's bar with the usual plates"))
  }
}

public struct WarmUpAnswer: Message {
  public var formula = WarmUpScheme.linear
  public var version = "1"
  public var unit = WeightUnit.kg
  public var sets: [Line] = []

  public init() {}

  public static let shape = Shape("WarmUpAnswer", WarmUpAnswer.init) {
    Field("formula", \.formula)
    Field("version", \.version)
    Field("unit", \.unit)
    Field("sets", \.sets)
  }

  public struct Line: Message {
    /// Absent: the empty bar.
    public var percentage: Int?
    public var reps = 0
    /// How many of this kind.
    public var sets = 1
    /// Before it was rounded to the plates.
    public var target = Figure()
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

    public static let shape = Shape("WarmUpLine", Line.init) {
      Field("percentage", \.percentage)
      Field("reps", \.reps)
      Field("sets", \.sets)
      Field("target", \.target)
      Field("weight", \.weight)
      Field("per_side", \.perSide)
    }
  }
}
