/// A unit that people enter or wish to see. Conversions go by whole numbers of a base so small that every unit is
/// exact in it; only the last division rounds, so a value of three decimals comes back as it was.
public enum MeasureUnit: String, CaseIterable, Sendable {
  case kg, g, lb, oz, stone
  case m, cm, km, `in`, ft, yd, mi
  case kcal, kj

  public static let version = "international-1959"

  public enum Quantity: Sendable { case weight, length, energy }

  public var quantity: Quantity { definition.quantity }

  /// The value in another unit of the same quantity; nil where the quantities differ.
  public func convert(_ value: Double, to unit: MeasureUnit) -> Double? {
    guard quantity == unit.quantity else { return nil }
    return unit == self ? value : value * definition.size / unit.definition.size
  }

  /// Size in tens of nanograms, tenths of millimetres, joules. A pound is 0.45359237 kg and a yard 0.9144 m
  /// (International Yard and Pound Agreement, 1959); a calorie is the thermochemical one of 4.184 J.
  private var definition: (quantity: Quantity, size: Double) {
    switch self {
    case .kg: (.weight, 100_000_000_000)
    case .g: (.weight, 100_000_000)
    case .lb: (.weight, 45_359_237_000)
    case .oz: (.weight, 2_834_952_312.5)
    case .stone: (.weight, 635_029_318_000)
    case .m: (.length, 10_000)
    case .cm: (.length, 100)
    case .km: (.length, 10_000_000)
    case .in: (.length, 254)
    case .ft: (.length, 3_048)
    case .yd: (.length, 9_144)
    case .mi: (.length, 16_093_440)
    case .kcal: (.energy, 4_184)
    case .kj: (.energy, 1_000)
    }
  }
}
