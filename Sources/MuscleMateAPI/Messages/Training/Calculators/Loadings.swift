public import Primitives
public import Strength

/// A weight to be loaded with plates, or to be found among fixed dumbbells.
public struct PlatesRequest: Message {
  public var weight = Decimal(0)
  public var unit = WeightUnit.kg
  public var rounding = LoadingDirection.nearest
  public var equipment: BarAndPlates?
  public var fixed: [Decimal]?

  public init() {}

  public static let shape = Shape("PlatesRequest", PlatesRequest.init) {
    Field("weight", \.weight, .range(0...10_000))
    Field("unit", \.unit, .defaulted)
    Field("rounding", \.rounding, .defaulted)
    Field("equipment", \.equipment, .note("Absent: a gym's bar with the usual plates"))
    Field(
      "fixed", \.fixed, .count(1...100), .range(0...10_000),
      .note("Weights that can't be changed, instead of the equipment"))
  } check: { request, faults in
    if request.fixed != nil, request.equipment != nil {
      faults.add("fixed", .invalid("plates or fixed weights"))
    }
  }
}

/// The load for a target weight.
public struct LoadingAnswer: Message {
  public var formula = "exact_subset"
  public var version = "fewest-plates-1"
  public var unit = WeightUnit.kg
  public var target = Decimal(0)
  /// Whether the target itself can be loaded.
  public var loadable = false
  public var total = Figure()
  public var perSide: [PlateLine] = []
  /// Above zero where more is loaded than was asked for.
  public var difference = Figure()
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

  public static let shape = Shape("LoadingAnswer", LoadingAnswer.init) {
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

public struct PlateLine: Message {
  public var weight = Decimal(0)
  public var count = 0

  public init() {}

  public init(_ plates: PlateCount, in unit: WeightUnit) {
    weight = plates.plate.decimal(in: unit)
    count = plates.count
  }

  public static let shape = Shape("PlateLine", PlateLine.init) {
    Field("weight", \.weight)
    Field("count", \.count)
  }
}
