/// Energy that a body needs at rest, by Mifflin and St Jeor (Am J Clin Nutr 1990;51:241–7).
public enum RestingEnergy {
  public static let version = "mifflin-st-jeor-1990"

  /// Kilocalories a day. For neither sex (`mx`) it is the mean of the two equations: our own choice, which the
  /// paper does not offer.
  public static func kilocalories(sex: Sex, kilograms: Double, centimeters: Double, years: Int) -> Double {
    10 * kilograms + 6.25 * centimeters - 5 * Double(years) + constant(sex)
  }

  private static func constant(_ sex: Sex) -> Double {
    switch sex {
    case .m: 5
    case .f: -161
    case .mx: -78
    }
  }
}

/// By how much a day's energy exceeds that at rest.
public enum ActivityLevel: String, CaseIterable, Sendable {
  case sedentary, light, moderate, active
  case veryActive = "very_active"

  public var factor: Double {
    switch self {
    case .sedentary: 1.2
    case .light: 1.375
    case .moderate: 1.55
    case .active: 1.725
    case .veryActive: 1.9
    }
  }
}
