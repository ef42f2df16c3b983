/// The energy sources of food, with the general Atwater factors (Merrill and Watt, USDA Handbook 74).
public enum Macronutrient: String, CaseIterable, Sendable {
  case protein, carbohydrate, fat, alcohol

  public static let version = "atwater-general"

  public var kilocaloriesPerGram: Double {
    switch self {
    case .protein, .carbohydrate: 4
    case .fat: 9
    case .alcohol: 7
    }
  }

  public func kilocalories(grams: Double) -> Double { grams * kilocaloriesPerGram }
  public func grams(kilocalories: Double) -> Double { kilocalories / kilocaloriesPerGram }
}
