public import APISchema
public import Primitives
public import Strength

/// The kind of a personal record. Warm-ups count for nothing. The exercise's measure decides the meaning of a weight: a
/// record of it is of what was lifted, or of what was added to the body.
public enum RecordKind: String, WordValue {
  /// The estimated one-rep maximum by Epley, of sets of 1 to 12 reps, of what is lifted: what is done with the body's
  /// weight has none, as it would go up with the body. The graph shows it.
  case e1rm
  /// A weight for so many reps: none of as many or more was as heavy before. Weights are compared to ten grams, so that
  /// 225 lb and 102.06 kg are the same.
  case weightAtReps = "weight_at_reps"
  /// The assistance at so many reps: none of as many or more was done with as little before.
  case leastAssistance = "least_assistance"
  /// Weight times reps over a day. Assistance has none.
  case volume
  /// Sets without weight, or exercises whose weight says nothing.
  case reps
  /// Sets without reps.
  case duration
  case distance
}

/// The day on which something was the best there had been, with what it beat.
public struct PersonalRecord: Message {
  public var id = UUID.unset
  public var exerciseID = UUID.unset
  /// The exercise's name. Absent: the caller may not see it.
  public var exercise: String?
  public var lift: Lift?
  /// What was the best.
  public var kind = RecordKind.e1rm
  /// At how many repetitions, of a weight or assistance.
  public var atReps: Int?
  public var date = CivilDate.unset
  /// How much it was.
  public var value = Decimal(0)
  /// The unit of the values.
  public var unit = ProgressUnit.kg
  /// The best before. Absent: it is the first.
  public var previous: Decimal?
  /// The day of the best before.
  public var previousDate: CivilDate?
  /// What the weight is of. Absent: the value is no weight.
  public var load: LoadMeaning?
  /// By which formula the maximum is estimated, of an estimate.
  public var formula: OneRepMaxFormula?
  /// Up to how many repetitions a set counts, of an estimate.
  public var estimateMaxReps: Int?
  /// The set. Absent of a volume, which is a whole day's.
  public var set: RecordSet?
  /// The workout in which it was set.
  public var workoutID = UUID.unset

  public init() {}

  public static let shape: Shape<Self> = Shape("PersonalRecord", PersonalRecord.init) {
    Field("id", \.id)
    Field("exercise_id", \.exerciseID)
    Field("exercise", \.exercise)
    Field("lift", \.lift)
    Field("kind", \.kind)
    Field("at_reps", \.atReps)
    Field("date", \.date)
    Field("value", \.value)
    Field("unit", \.unit)
    Field("previous", \.previous)
    Field("previous_date", \.previousDate)
    Field("load", \.load)
    Field("formula", \.formula)
    Field("estimate_max_reps", \.estimateMaxReps)
    Field("set", \.set)
    Field("workout_id", \.workoutID)
  }
}

/// The set that was the record, as it was entered.
public struct RecordSet: Message {
  /// The weight as it was entered.
  public var weight: Decimal?
  public var unit: WeightUnit?
  public var reps: Int?
  public var rpe: RPE?

  public init() {}

  public static let shape: Shape<Self> = Shape("RecordSet", RecordSet.init) {
    Field("weight", \.weight)
    Field("unit", \.unit)
    Field("reps", \.reps)
    Field("rpe", \.rpe)
  }
}

/// The wanted records; newest first.
public struct RecordQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  /// Only records of this exercise.
  public var exercise: UUID?
  /// Only records of this main lift.
  public var lift: Lift?
  /// Only records of this kind.
  public var kind: RecordKind?
  /// The first day, the workout's own. Absent: there is no first one.
  public var from: CivilDate?
  public var to: CivilDate?
  /// The unit of weights. Absent: the profile's.
  public var unit: WeightUnit?
  /// Only those that nothing has beaten since. Absent: false.
  public var current = false

  public init() {}

  public static let shape: Shape<Self> = Shape("RecordQuery", RecordQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("exercise", \.exercise)
    Field("lift", \.lift)
    Field("kind", \.kind)
    Field("from", \.from)
    Field("to", \.to)
    Field("unit", \.unit)
    Field("current", \.current, .defaulted)
  } check: { query, faults in
    faults.checkOrder(from: query.from, to: query.to)
  }
}
