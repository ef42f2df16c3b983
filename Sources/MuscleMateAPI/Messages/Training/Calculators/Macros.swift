public import APISchema
public import Primitives
public import Strength

/// A number for each macronutrient.
public struct MacroValues: Message {
  /// Protein. Absent: 0.
  public var protein = Decimal(0)
  /// Carbohydrate. Absent: 0.
  public var carbohydrate = Decimal(0)
  /// Fat. Absent: 0.
  public var fat = Decimal(0)
  /// Alcohol. Absent: 0.
  public var alcohol = Decimal(0)

  public init() {}

  public static let shape: Shape<Self> = Shape("MacroValues", MacroValues.init) {
    Field("protein", \.protein, .range(0...10_000), .defaulted)
    Field("carbohydrate", \.carbohydrate, .range(0...10_000), .defaulted)
    Field("fat", \.fat, .range(0...10_000), .defaulted)
    Field("alcohol", \.alcohol, .range(0...10_000), .defaulted)
  }

  public subscript(_ nutrient: Macronutrient) -> Double {
    switch nutrient {
    case .protein: protein.double
    case .carbohydrate: carbohydrate.double
    case .fat: fat.double
    case .alcohol: alcohol.double
    }
  }

  var sum: Double { Macronutrient.allCases.reduce(0) { $0 + self[$1] } }
}

/// Grams, whose energy is wanted; or an energy with percentages, whose grams are wanted.
public struct MacrosRequest: Message {
  /// The grams of each. Either these, or kilocalories with percentages that make 100.
  public var grams: MacroValues?
  public var kilocalories: Decimal?
  /// The part of the energy that each gives, in percent; together 100.
  public var percentages: MacroValues?

  public init() {}

  public static let shape: Shape<Self> = Shape("MacrosRequest", MacrosRequest.init) {
    Field("grams", \.grams)
    Field("kilocalories", \.kilocalories, .range(0...100_000))
    Field("percentages", \.percentages)
  } check: { request, faults in
    if request.grams != nil {
      for (name, isGiven) in [
        ("kilocalories", request.kilocalories != nil), ("percentages", request.percentages != nil),
      ] where isGiven { faults.add(name, .invalid("grams, or kilocalories with percentages")) }
    } else if request.kilocalories == nil, request.percentages == nil {
      faults.add("grams", .needed)
    } else {
      if request.kilocalories == nil { faults.add("kilocalories", .needed) }
      if request.percentages == nil { faults.add("percentages", .needed) }
      if let percentages = request.percentages, abs(percentages.sum - 100) > 0.001 {
        faults.add("percentages", .invalid("100 % together"))
      }
    }
  }
}

/// Grams and energy of each macronutrient.
public struct MacrosAnswer: Message {
  public var formula = "atwater"
  /// The edition of the factors.
  public var version = Macronutrient.version
  public var kilocalories = Figure()
  public var kilojoules = Figure()
  /// Each macronutrient.
  public var macros: [Macro] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("MacrosAnswer", MacrosAnswer.init) {
    Field("formula", \.formula)
    Field("version", \.version)
    Field("kilocalories", \.kilocalories)
    Field("kilojoules", \.kilojoules)
    Field("macros", \.macros)
  }

  /// A macronutrient.
  public struct Macro: Message {
    /// The macronutrient.
    public var name = Macronutrient.protein
    /// How many grams of it.
    public var grams = Figure()
    public var kilocalories = Figure()
    /// The part of the energy that it gives, in percent.
    public var percentage = Figure()

    public init() {}

    public static let shape: Shape<Self> = Shape("Macro", Macro.init) {
      Field("name", \.name)
      Field("grams", \.grams)
      Field("kilocalories", \.kilocalories)
      Field("percentage", \.percentage)
    }
  }
}

extension Macronutrient: WordValue {}
