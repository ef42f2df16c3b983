public import APISchema
public import Primitives
public import Strength

/// A weight to be loaded with plates, or to be found among fixed dumbbells.
public struct PlatesRequest: Message {
  /// The weight that is wanted.
  public var weight = Decimal(0)
  /// The unit of the weights. Absent: kilograms.
  public var unit = WeightUnit.kg
  /// What is taken where the weight can't be loaded. Absent: the nearest.
  public var rounding = LoadingDirection.nearest
  /// The bar and the plates. Absent: a gym's bar with the usual plates.
  public var equipment: BarAndPlates?
  /// Weights that can't be changed, instead of the equipment.
  public var fixed: [Decimal]?

  public init() {}

  public static let shape: Shape<Self> = Shape("PlatesRequest", PlatesRequest.init) {
    Field("weight", \.weight, .range(0...10_000))
    Field("unit", \.unit, .defaulted)
    Field("rounding", \.rounding, .defaulted)
    Field("equipment", \.equipment)
    Field("fixed", \.fixed, .count(1...100), .range(0...10_000))
  } check: { request, faults in
    if request.fixed != nil, request.equipment != nil {
      faults.add("fixed", .invalid("plates or fixed weights"))
    }
  }
}

/// The load for a target weight.
public struct LoadingAnswer: Message {
  public var formula = "exact_subset"
  /// The edition of the formula.
  public var version = "fewest-plates-1"
  public var unit = WeightUnit.kg
  /// The weight that was wanted.
  public var target = Decimal(0)
  /// Whether the target itself can be loaded.
  public var loadable = false
  /// The weight that is loaded.
  public var total = Figure()
  public var perSide: [PlateLine] = []
  /// How much more is loaded than was wanted. Below zero it is less.
  public var difference = Figure()
  /// Why the total is what it is.
  public var reason = Loading.Reason.exact

  public init() {}

  public init(_ loading: Loading, in unit: WeightUnit) {
    self.unit = unit
    target = loading.target.decimal(in: unit)
    loadable = loading.isExact
    total = Figure(loading.total.value(in: unit))
    perSide = loading.perSide.map { PlateLine($0, in: unit) }
    difference = Figure(loading.difference.value(in: unit))
    reason = loading.reason
  }

  public static let shape: Shape<Self> = Shape("LoadingAnswer", LoadingAnswer.init) {
    Field("formula", \.formula)
    Field("version", \.version)
    Field("unit", \.unit)
    Field("target", \.target)
    Field("loadable", \.loadable)
    Field("total", \.total)
    Field("per_side", \.perSide)
    Field("difference", \.difference)
    Field("reason", \.reason)
  }
}

/// Plates of one weight.
public struct PlateLine: Message {
  /// The weight of one plate.
  public var weight = Decimal(0)
  /// How many of it there are on each side.
  public var count = 0

  public init() {}

  public init(_ plates: PlateCount, in unit: WeightUnit) {
    weight = plates.plate.decimal(in: unit)
    count = plates.count
  }

  public static let shape: Shape<Self> = Shape("PlateLine", PlateLine.init) {
    Field("weight", \.weight)
    Field("count", \.count)
  }
}
