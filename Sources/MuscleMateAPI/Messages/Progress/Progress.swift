public import APISchema
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
  /// What the graph shows. Absent: the estimated one-rep maximum.
  public var measure = ProgressMeasure.e1rm
  /// The unit of the values. Absent: the profile's.
  public var unit: WeightUnit?
  /// By which formula the maximum is estimated. Absent: Epley's.
  public var formula = EstimateFormula.epley
  /// How much a point covers. Absent: a day.
  public var bucket = Bucket.day

  public init() {}

  public static let shape: Shape<Self> = Shape("ProgressQuery", ProgressQuery.init) {
    Field("from", \.from)
    Field("to", \.to)
    Field("measure", \.measure, .defaulted)
    Field("unit", \.unit)
    Field("formula", \.formula, .defaulted)
    Field("bucket", \.bucket, .defaulted)
  } check: { query, faults in
    faults.checkOrder(from: query.from, to: query.to)
  }
}

/// A graph of one lift or exercise; at most the last 1,100 points.
public struct Progress: Message {
  /// A main lift's name, or the exercise's id.
  public var lift = ""
  /// What the graph shows.
  public var measure = ProgressMeasure.e1rm
  /// By which formula the maximum is estimated.
  public var formula = EstimateFormula.epley
  public var bucket = Bucket.day
  /// The unit of the values.
  public var unit = ProgressUnit.kg
  /// What the values are weights of. Absent: they are none. `total` takes the latest body weight that was measured on
  /// or before the day: a day without one has no point, nor has any for who may not see it.
  public var load: LoadMeaning?
  /// Up to how many repetitions a set counts, of e1rm.
  public var estimateMaxReps: Int?
  /// The name of the exercise. Absent: the graph is of a main lift.
  public var exercise: String?
  public var points: [Point] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("Progress", Progress.init) {
    Field("lift", \.lift)
    Field("measure", \.measure)
    Field("formula", \.formula)
    Field("bucket", \.bucket)
    Field("unit", \.unit)
    Field("load", \.load)
    Field("estimate_max_reps", \.estimateMaxReps)
    Field("exercise", \.exercise)
    Field("points", \.points)
  }

  /// A day, or the first of a week or month, with the set that gave it its value; for a sum the best set beside it, if
  /// there is one.
  public struct Point: Message {
    public var date = CivilDate.unset
    /// The value, in the unit of the graph.
    public var value = Decimal(0)
    /// The day of the set.
    public var setDate: CivilDate?
    /// The weight of the set as it was entered.
    public var weight: Decimal?
    /// The unit of the weight of the set.
    public var unit: WeightUnit?
    public var reps: Int?
    public var rpe: RPE?
    /// The number that the formula multiplies the load by.
    public var factor: Decimal?
    /// How much a total load counts of the body, in the graph's unit.
    public var bodyWeight: Decimal?
    /// How many working sets the day, week or month has.
    public var count = 0
    /// The workout of the set.
    public var workoutID: UUID?
    /// True where the set, or the volume of an exercise's day, is a record. Absent: it is not, or the measure or the
    /// formula has no records.
    public var record: Bool?
    /// True where the set is of a light day, such as in a deload: it says nothing about how strong the lifter is. Of a week
    /// or month: it has no other days. Absent: it is not, or the measure is a sum.
    public var light: Bool?

    public init() {}

    public static let shape: Shape<Self> = Shape("ProgressPoint", Point.init) {
      Field("date", \.date)
      Field("value", \.value)
      Field("set_date", \.setDate)
      Field("weight", \.weight)
      Field("unit", \.unit)
      Field("reps", \.reps)
      Field("rpe", \.rpe)
      Field("factor", \.factor)
      Field("body_weight", \.bodyWeight)
      Field("count", \.count)
      Field("workout_id", \.workoutID)
      Field("record", \.record)
      Field("light", \.light)
    }
  }
}

/// The days of a graph of the body.
public struct BodyProgressQuery: Message {
  public var from: CivilDate?
  public var to: CivilDate?
  /// The unit of a body weight. Absent: the profile's.
  public var unit: WeightUnit?
  /// How much a point covers. Absent: a day.
  public var bucket = Bucket.day

  public init() {}

  public static let shape: Shape<Self> = Shape("BodyProgressQuery", BodyProgressQuery.init) {
    Field("from", \.from)
    Field("to", \.to)
    Field("unit", \.unit)
    Field("bucket", \.bucket, .defaulted)
  } check: { query, faults in
    faults.checkOrder(from: query.from, to: query.to)
  }
}

/// A graph of body weight or body fat; at most the last 1,100 points.
public struct BodyProgress: Message {
  /// What is shown: body_weight or body_fat.
  public var kind = MeasurementKind.bodyWeight
  /// The unit of the values.
  public var unit = ProgressUnit.kg
  public var bucket = Bucket.day
  public var points: [Point] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("BodyProgress", BodyProgress.init) {
    Field("kind", \.kind)
    Field("unit", \.unit)
    Field("bucket", \.bucket)
    Field("points", \.points)
  }

  /// The mean of a day, or of a week or month from its first day on.
  public struct Point: Message {
    public var date = CivilDate.unset
    /// The mean of the measurements.
    public var value = Decimal(0)
    /// The least that was measured.
    public var lowest = Decimal(0)
    /// The most that was measured.
    public var highest = Decimal(0)
    /// How many measurements there were.
    public var count = 0

    public init() {}

    public static let shape: Shape<Self> = Shape("BodyProgressPoint", Point.init) {
      Field("date", \.date)
      Field("value", \.value)
      Field("lowest", \.lowest)
      Field("highest", \.highest)
      Field("count", \.count)
    }
  }
}
