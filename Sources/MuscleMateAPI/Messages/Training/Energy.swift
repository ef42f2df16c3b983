public import APISchema
public import Primitives
public import Strength

extension Compendium.Activity: WordValue {}

/// The energy that a workout took, estimated: MET · 3.5 · kg / 200 · minutes, for each kind of effort in it. Activity
/// and code are those of the largest part, the MET is the mean of the time.
public struct WorkoutEnergy: Message {
  public var kilocalories = Decimal(0)
  public var met = Decimal(0)
  public var activity = Compendium.Activity.weightLifting
  /// Whether the activity follows from the workout or was given by the lifter.
  public var activitySource = Source.derived
  /// The edition of the Compendium of Physical Activities that the MET is from.
  public var compendiumEdition = ""
  public var compendiumCode = ""
  /// The body weight that was reckoned with, in kilograms.
  public var bodyWeightKilograms = Decimal(0)
  public var activeSeconds = 0
  /// The parts, the largest first. Absent in an estimate from before there were parts.
  public var parts: [EnergyPart]?

  public init() {}

  public enum Source: String, WordValue {
    /// From the workout: circuit training if at least half of its sets are in supersets, vigorous if the mean
    /// RPE of the working sets is 8 or more, body-weight training without any weight, else weight training.
    case derived
    /// The lifter.
    case given
  }

  public static let shape: Shape<Self> = Shape("WorkoutEnergy", WorkoutEnergy.init) {
    Field("kilocalories", \.kilocalories)
    Field("met", \.met)
    Field("activity", \.activity)
    Field("activity_source", \.activitySource)
    Field("compendium_edition", \.compendiumEdition)
    Field("compendium_code", \.compendiumCode)
    Field("body_weight_kilograms", \.bodyWeightKilograms)
    Field("active_seconds", \.activeSeconds)
    Field("parts", \.parts)
  }
}

/// The energy of one kind of effort: the strength work, or endurance sets of one activity and speed.
public struct EnergyPart: Message {
  public var activity = Compendium.Activity.weightLifting
  public var compendiumCode = ""
  public var met = Decimal(0)
  public var activeSeconds = 0
  public var kilocalories = Decimal(0)

  public init() {}

  public static let shape: Shape<Self> = Shape("EnergyPart", EnergyPart.init) {
    Field("activity", \.activity)
    Field("compendium_code", \.compendiumCode)
    Field("met", \.met)
    Field("active_seconds", \.activeSeconds)
    Field("kilocalories", \.kilocalories)
  }
}

/// The data that a workout lacks for an estimate of its energy.
public enum EnergyGap: String, WordValue {
  case bodyWeight = "body_weight"
  case duration
}
