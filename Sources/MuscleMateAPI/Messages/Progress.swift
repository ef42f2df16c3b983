public import Primitives
public import Strength

extension OneRepMaxFormula: WordValue {}

/// What a graph shows of each day.
public enum ProgressMeasure: String, WordValue {
  /// The highest estimated one-rep maximum of sets of 1 to 12 reps, without warm-ups.
  case e1rm
  /// The heaviest of these sets.
  case weight
  /// Weight times reps over all sets but warm-ups.
  case volume
}

/// Which days and what of them; `from` and `to` are the workouts' own local days, both included.
public struct ProgressQuery: Message {
  public var from: CivilDate?
  public var to: CivilDate?
  public var measure = ProgressMeasure.e1rm
  public var unit: WeightUnit?
  public var formula = OneRepMaxFormula.epley

  public init() {}

  public static let shape = Shape("ProgressQuery", ProgressQuery.init) {
    Field("from", \.from)
    Field("to", \.to)
    Field("measure", \.measure, .defaulted)
    Field("unit", \.unit, .note("Of the values; absent: the profile's"))
    Field("formula", \.formula, .defaulted)
  }
}

/// A graph of one lift or exercise.
public struct Progress: Message {
  /// A main lift's name, or the exercise's identifier.
  public var lift = ""
  public var measure = ProgressMeasure.e1rm
  public var formula = OneRepMaxFormula.epley
  /// Of the values.
  public var unit = WeightUnit.kg
  public var points: [Point] = []

  public init() {}

  public static let shape = Shape("Progress", Progress.init) {
    Field("lift", \.lift)
    Field("measure", \.measure)
    Field("formula", \.formula)
    Field("unit", \.unit)
    Field("points", \.points)
  }

  /// A day, with the set that gave it its value; for the volume the best set beside it, if the day has one.
  public struct Point: Message {
    public var date = CivilDate(unixDay: 0)
    public var value = Decimal(0)
    /// As entered, in the unit beside it.
    public var weight: Decimal?
    public var unit: WeightUnit?
    public var reps: Int?
    public var rpe: RPE?
    public var workoutID: UUID?

    public init() {}

    public static let shape = Shape("ProgressPoint", Point.init) {
      Field("date", \.date)
      Field("value", \.value)
      Field("weight", \.weight)
      Field("unit", \.unit)
      Field("reps", \.reps)
      Field("rpe", \.rpe)
      Field("workout_id", \.workoutID)
    }
  }
}
