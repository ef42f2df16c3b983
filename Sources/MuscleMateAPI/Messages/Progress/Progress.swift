public import Primitives
public import Strength

extension OneRepMaxFormula: WordValue {}

/// The measure that a graph shows for each day, week or month. Warm-ups count for nothing.
public enum ProgressMeasure: String, WordValue {
  /// The highest estimated one-rep maximum of sets of 1 to 12 reps.
  case e1rm
  /// The heaviest set, of any number of reps; of assistance the one with the least.
  case weight
  /// Weight times reps over all sets. Assistance has none.
  case volume
  case reps, sets
  /// Seconds of all sets.
  case duration
  /// Meters of all sets.
  case distance
}

/// The meaning of a weight.
public enum LoadMeaning: String, WordValue {
  /// The weight was lifted.
  case lifted
  /// The weight was added to the body (measure bodyweight_reps); the body's weight is not in it.
  case added
  /// The weight helped the body (assisted_reps): less is better.
  case assistance
  /// The body's weight with what was added to it, or less what helped.
  case total
}

/// The span of one point of a graph: a day, week or month of the lifter's.
public enum Bucket: String, WordValue { case day, week, month }

/// The unit of the values of a graph or record.
public enum ProgressUnit: String, WordValue { case kg, lb, reps, sets, seconds, meters, percent }

/// The wanted days and values; `from` and `to` are the workouts' own local days, both included.
public struct ProgressQuery: Message {
  public var from: CivilDate?
  public var to: CivilDate?
  public var measure = ProgressMeasure.e1rm
  public var unit: WeightUnit?
  public var formula = EstimateFormula.epley
  public var bucket = Bucket.day

  public init() {}

  public static let shape = Shape("ProgressQuery", ProgressQuery.init) {
    Field("from", \.from)
    Field("to", \.to)
    Field("measure", \.measure, .defaulted)
    Field("unit", \.unit, .note("Of the values; absent: the profile's"))
    Field("formula", \.formula, .defaulted)
    Field("bucket", \.bucket, .defaulted)
  } check: { query, faults in
    faults.checkOrder(from: query.from, to: query.to)
  }
}

/// A graph of one lift or exercise; at most the last 1,100 points.
public struct Progress: Message {
  /// A main lift's name, or the exercise's identifier.
  public var lift = ""
  public var measure = ProgressMeasure.e1rm
  public var formula = EstimateFormula.epley
  public var bucket = Bucket.day
  /// The unit of the values.
  public var unit = ProgressUnit.kg
  public var load: LoadMeaning?
  public var estimateMaxReps: Int?
  public var points: [Point] = []

  public init() {}

  public static let shape = Shape("Progress", Progress.init) {
    Field("lift", \.lift)
    Field("measure", \.measure)
    Field("formula", \.formula)
    Field("bucket", \.bucket)
    Field("unit", \.unit)
    Field(
      "load", \.load,
      .note(
        """
        What the values are weights of; absent where they are none. `total` takes the latest body weight that was \
        measured on or before the day: a day without one has no point, nor has any for who may not see it
        """))
    Field("estimate_max_reps", \.estimateMaxReps, .note("Of e1rm: sets of more reps don't count"))
    Field("points", \.points)
  }

  /// A day, or the first of a week or month, with the set that gave it its value; for a sum the best set beside it, if
  /// there is one.
  public struct Point: Message {
    public var date = CivilDate(unixDay: 0)
    public var value = Decimal(0)
    /// The day of the set.
    public var setDate: CivilDate?
    /// As entered, in the unit beside it.
    public var weight: Decimal?
    public var unit: WeightUnit?
    public var reps: Int?
    public var rpe: RPE?
    public var factor: Decimal?
    public var bodyWeight: Decimal?
    public var count = 0
    public var workoutID: UUID?

    public init() {}

    public static let shape = Shape("ProgressPoint", Point.init) {
      Field("date", \.date)
      Field("value", \.value)
      Field("set_date", \.setDate)
      Field("weight", \.weight)
      Field("unit", \.unit)
      Field("reps", \.reps)
      Field("rpe", \.rpe)
      Field("factor", \.factor, .note("What the formula multiplies the load by"))
      Field("body_weight", \.bodyWeight, .note("What a total load counts of the body, in the graph's unit"))
      Field("count", \.count, .note("Working sets of the day, week or month"))
      Field("workout_id", \.workoutID)
    }
  }
}

/// The days of a graph of the body.
public struct BodyProgressQuery: Message {
  public var from: CivilDate?
  public var to: CivilDate?
  public var unit: WeightUnit?
  public var bucket = Bucket.day

  public init() {}

  public static let shape = Shape("BodyProgressQuery", BodyProgressQuery.init) {
    Field("from", \.from)
    Field("to", \.to)
    Field("unit", \.unit, .note("Of a body weight; absent: the profile's"))
    Field("bucket", \.bucket, .defaulted)
  } check: { query, faults in
    faults.checkOrder(from: query.from, to: query.to)
  }
}

/// A graph of body weight or body fat; at most the last 1,100 points.
public struct BodyProgress: Message {
  public var kind = MeasurementKind.bodyWeight
  public var unit = ProgressUnit.kg
  public var bucket = Bucket.day
  public var points: [Point] = []

  public init() {}

  public static let shape = Shape("BodyProgress", BodyProgress.init) {
    Field("kind", \.kind)
    Field("unit", \.unit)
    Field("bucket", \.bucket)
    Field("points", \.points)
  }

  /// The mean of a day, or of a week or month from its first day on.
  public struct Point: Message {
    public var date = CivilDate(unixDay: 0)
    public var value = Decimal(0)
    public var lowest = Decimal(0)
    public var highest = Decimal(0)
    /// Measurements.
    public var count = 0

    public init() {}

    public static let shape = Shape("BodyProgressPoint", Point.init) {
      Field("date", \.date)
      Field("value", \.value)
      Field("lowest", \.lowest)
      Field("highest", \.highest)
      Field("count", \.count)
    }
  }
}
