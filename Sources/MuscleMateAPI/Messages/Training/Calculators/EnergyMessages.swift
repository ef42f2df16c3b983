public import APISchema
public import Primitives
public import Strength

/// An activity of some length.
public struct EnergyRequest: Message {
  public var activity = Compendium.Activity.weightLifting
  public var bodyWeight = Decimal(0)
  /// The unit of the body weight. Absent: kilograms.
  public var unit = WeightUnit.kg
  public var durationSeconds = 0
  /// The distance, in metres. The speed of endurance work is the distance in this time.
  public var distanceMeters: Decimal?
  /// How hard it was. From 8 on the work is hard.
  public var rpe: RPE?

  public init() {}

  public static let shape: Shape<Self> = Shape("EnergyRequest", EnergyRequest.init) {
    Field("activity", \.activity)
    Field("body_weight", \.bodyWeight, .range(Bounds.bodyWeight))
    Field("unit", \.unit, .defaulted)
    Field("duration_seconds", \.durationSeconds, .range(0...86_400))
    Field("distance_meters", \.distanceMeters, .range(Bounds.distance))
    Field("rpe", \.rpe)
  }
}

/// The energy of an activity.
public struct EnergyAnswer: Message {
  public var formula = "met"
  /// The edition of the Compendium of Physical Activities.
  public var version = Compendium.edition
  public var activity = Compendium.Activity.weightLifting
  /// The code in the Compendium of Physical Activities, in the edition that `version` names.
  public var code = ""
  public var met = 0.0
  public var kilocalories = Figure()
  public var kilojoules = Figure()

  public init() {}

  public static let shape: Shape<Self> = Shape("EnergyAnswer", EnergyAnswer.init) {
    Field("formula", \.formula)
    Field("version", \.version)
    Field("activity", \.activity)
    Field("code", \.code)
    Field("met", \.met)
    Field("kilocalories", \.kilocalories)
    Field("kilojoules", \.kilojoules)
  }
}

public enum HeightUnit: String, WordValue {
  case cm, `in`
}

/// A body whose energy at rest and over a day is wanted.
public struct RestingEnergyRequest: Message {
  /// The sex by which the formula reckons. mx: the mean of both equations, which is our own choice.
  public var sex = Sex.mx
  public var bodyWeight = Decimal(0)
  /// The unit of the body weight. Absent: kilograms.
  public var unit = WeightUnit.kg
  public var height = Decimal(0)
  /// The unit of the height. Absent: centimetres.
  public var heightUnit = HeightUnit.cm
  public var age = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("RestingEnergyRequest", RestingEnergyRequest.init) {
    Field("sex", \.sex)
    Field("body_weight", \.bodyWeight, .range(Bounds.bodyWeight))
    Field("unit", \.unit, .defaulted)
    Field("height", \.height, .range(10...300))
    Field("height_unit", \.heightUnit, .defaulted)
    Field("age", \.age, .range(1...120))
  }
}

/// The energy of a day, at rest and by how active it is.
public struct RestingEnergyAnswer: Message {
  public var formula = "mifflin_st_jeor"
  /// The edition of the formula.
  public var version = RestingEnergy.version
  /// The energy of a day at rest, in kilocalories.
  public var kilocalories = Figure()
  /// The energy of a day at rest, in kilojoules.
  public var kilojoules = Figure()
  /// The energy of a day by how active it is.
  public var days: [Day] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("RestingEnergyAnswer", RestingEnergyAnswer.init) {
    Field("formula", \.formula)
    Field("version", \.version)
    Field("kilocalories", \.kilocalories)
    Field("kilojoules", \.kilojoules)
    Field("days", \.days)
  }

  /// The energy of a day of some activity.
  public struct Day: Message {
    /// How active the day is.
    public var level = ActivityLevel.sedentary
    public var factor = 1.0
    public var kilocalories = Figure()

    public init() {}

    public init(_ level: ActivityLevel, resting: Double) {
      self.level = level
      factor = level.factor
      kilocalories = Figure(resting * level.factor)
    }

    public static let shape: Shape<Self> = Shape("ActiveDay", Day.init) {
      Field("level", \.level)
      Field("factor", \.factor)
      Field("kilocalories", \.kilocalories)
    }
  }
}
