public import APISchema
public import Primitives
public import Strength

/// Weight, RPE and one-rep maximum hang together at some reps: two are given, the third is found.
public struct EffortRequest: Message {
  public var reps = 0
  public var unit = WeightUnit.kg
  /// The weight of the set. Leave out one of weight, rpe, one_rep_max.
  public var weight: Decimal?
  /// How hard the set was. Leave out one of weight, rpe, one_rep_max.
  public var rpe: RPE?
  /// The weight that can be lifted once. Leave out one of weight, rpe, one_rep_max.
  public var oneRepMax: Decimal?

  public init() {}

  public static let shape: Shape<Self> = Shape("EffortRequest", EffortRequest.init) {
    Field("reps", \.reps, .range(1...Double(OneRepMaxRequest.mostRepsWithRPE)))
    Field("unit", \.unit, .defaulted)
    Field("weight", \.weight, .range(Bounds.weight))
    Field("rpe", \.rpe)
    Field("one_rep_max", \.oneRepMax, .range(Bounds.weight))
  } check: { request, faults in
    let absent = [
      request.weight == nil ? "weight" : nil, request.rpe == nil ? "rpe" : nil,
      request.oneRepMax == nil ? "one_rep_max" : nil,
    ].compactMap { $0 }
    if absent.count > 1 { for name in absent { faults.add(name, .needed) } }
    if absent.isEmpty { faults.add("one_rep_max", .invalid("two of weight, rpe, one_rep_max")) }
    if let rpe = request.rpe, rpe.value < 1 { faults.add("rpe", .tooSmall("1")) }
    if let weight = request.weight?.double, let maximum = request.oneRepMax?.double, absent == ["rpe"],
      Effort.rpe(weight: weight, reps: request.reps, oneRepMax: maximum) == nil
    {
      faults.add("weight", .invalid("a weight of RPE 1 to 10 at these reps"))
    }
  }
}

/// Weight, RPE and one-rep maximum that go together.
public struct EffortAnswer: Message {
  public var formula = "rpe_curve"
  /// The edition of the formula.
  public var version = Effort.version
  public var reps = 0
  public var unit = WeightUnit.kg
  /// The weight of the set.
  public var weight = Figure()
  /// How hard the set is.
  public var rpe = Figure()
  public var oneRepMax = Figure()
  /// The part of the one-rep maximum, by the curve, in percent.
  public var percentage = Figure()
  /// The same by the published table, where it has this effort.
  public var tablePercentage: Double?

  public init() {}

  public static let shape: Shape<Self> = Shape("EffortAnswer", EffortAnswer.init) {
    Field("formula", \.formula)
    Field("version", \.version)
    Field("reps", \.reps)
    Field("unit", \.unit)
    Field("weight", \.weight)
    Field("rpe", \.rpe)
    Field("one_rep_max", \.oneRepMax)
    Field("percentage", \.percentage)
    Field("table_percentage", \.tablePercentage)
  }
}
