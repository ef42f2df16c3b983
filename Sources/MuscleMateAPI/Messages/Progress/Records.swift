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
  public var id = UUID(high: 0, low: 0)
  public var exerciseID = UUID(high: 0, low: 0)
  /// The exercise's name, if the caller may see it.
  public var exercise: String?
  public var lift: Lift?
  public var kind = RecordKind.e1rm
  public var atReps: Int?
  public var date = CivilDate(unixDay: 0)
  public var value = Decimal(0)
  public var unit = ProgressUnit.kg
  public var previous: Decimal?
  public var previousDate: CivilDate?
  public var load: LoadMeaning?
  public var formula: OneRepMaxFormula?
  public var estimateMaxReps: Int?
  public var set: RecordSet?
  public var workoutID = UUID(high: 0, low: 0)

  public init() {}

  public static let shape = Shape("PersonalRecord", PersonalRecord.init) {
    Field("id", \.id)
    Field("exercise_id", \.exerciseID)
    Field("exercise", \.exercise)
    Field("lift", \.lift)
    Field("kind", \.kind)
    Field("at_reps", \.atReps, .note("Of a weight or assistance"))
    Field("date", \.date)
    Field("value", \.value)
    Field("unit", \.unit)
    Field("previous", \.previous, .note("The best before; absent: it is the first"))
    Field("previous_date", \.previousDate)
    Field("load", \.load, .note("What the weight is; absent where the value is none"))
    Field("formula", \.formula)
    Field("estimate_max_reps", \.estimateMaxReps, .note("Of an estimate: sets of more reps don't count"))
    Field("set", \.set, .note("Absent of a volume, which is a whole day's"))
    Field("workout_id", \.workoutID)
  }
}

/// The set that was the record, as it was entered.
public struct RecordSet: Message {
  public var weight: Decimal?
  public var unit: WeightUnit?
  public var reps: Int?
  public var rpe: RPE?

  public init() {}

  public static let shape = Shape("RecordSet", RecordSet.init) {
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
  public var exercise: UUID?
  public var lift: Lift?
  public var kind: RecordKind?
  /// First and last day, each the workout's own.
  public var from: CivilDate?
  public var to: CivilDate?
  public var unit: WeightUnit?
  public var current = false

  public init() {}

  public static let shape = Shape("RecordQuery", RecordQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("exercise", \.exercise)
    Field("lift", \.lift)
    Field("kind", \.kind)
    Field("from", \.from)
    Field("to", \.to)
    Field("unit", \.unit, .note("Of weights; absent: the profile's"))
    Field("current", \.current, .defaulted, .note("Only those that nothing has beaten since"))
  } check: { query, faults in
    faults.checkOrder(from: query.from, to: query.to)
  }
}
