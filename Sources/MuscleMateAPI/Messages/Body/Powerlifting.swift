public import APISchema
public import Primitives
public import Strength

/// Sex, body weight and maximal lifts, with the scores that follow from them. As a whole it is shown to coaches with
/// the scopes main_lifts and body_metrics; the overhead press besides only with all_lifts.
public struct PowerliftingProfile: Message {
  public var sex: Sex?
  /// The body weight by which the scores are reckoned.
  public var bodyWeight: ProfileBodyWeight?
  /// The most that was squatted once.
  public var squat: LiftMax?
  /// The most that was bench-pressed once.
  public var benchPress: LiftMax?
  /// The most that was deadlifted once.
  public var deadlift: LiftMax?
  /// The most that was pressed overhead once.
  public var overheadPress: LiftMax?
  /// The unit of the total: the caller's.
  public var unit = WeightUnit.kg
  /// The total of squat, bench press and deadlift, once all three are there.
  public var total: Figure?
  /// The scores of the total, classic; empty while sex, body weight or total is missing.
  public var scores: [MeetScoreAnswer.Points] = []
  public var version = 0
  /// Of a refresh alone: entered maxima that it did not lower.
  public var kept: [KeptMax]?

  public init() {}

  /// A maximum that a refresh left as it was, though the log has an estimate of the lift.
  public struct KeptMax: Message {
    /// The lift: squat, bench_press, deadlift or overhead_press.
    public var lift = ""
    /// Why it was left as it was.
    public var reason = Reason.entered
    /// What the log says, by Epley.
    public var estimate = Decimal(0)
    /// The unit of the estimate.
    public var unit = WeightUnit.kg

    public init() {}

    /// It was entered, and no estimate is above it.
    public enum Reason: String, WordValue { case entered }

    public static let shape: Shape<Self> = Shape("KeptMax", KeptMax.init) {
      Field("lift", \.lift)
      Field("reason", \.reason)
      Field("estimate", \.estimate)
      Field("unit", \.unit)
    }
  }

  public static let shape: Shape<Self> = Shape("PowerliftingProfile", PowerliftingProfile.init) {
    Field("sex", \.sex)
    Field("body_weight", \.bodyWeight)
    Field("squat", \.squat)
    Field("bench_press", \.benchPress)
    Field("deadlift", \.deadlift)
    Field("overhead_press", \.overheadPress)
    Field("unit", \.unit)
    Field("total", \.total)
    Field("scores", \.scores)
    Field("version", \.version)
    Field("kept", \.kept)
  }
}

/// A body weight of the profile's own, or the latest measurement where it has none.
public struct ProfileBodyWeight: Message {
  public var weight = Decimal(0)
  /// The unit of the weight. Absent in a request: the account's.
  public var unit: WeightUnit?
  /// Whether it was entered here or is the latest measurement. In a change: the weight was read, and unless it is
  /// another one, it stays as it is.
  public var source: Source?

  public init() {}

  public static let shape: Shape<Self> = Shape("ProfileBodyWeight", ProfileBodyWeight.init) {
    Field("weight", \.weight, .range(Bounds.bodyWeight))
    Field("unit", \.unit)
    Field("source", \.source)
  }

  public enum Source: String, WordValue { case entered, measured }
}

/// The most that was lifted once, or that a logged set speaks for by Epley's formula.
public struct LiftMax: Message {
  public var weight = Decimal(0)
  /// The unit of the weight. Absent in a request: the account's.
  public var unit: WeightUnit?
  /// Whether it was entered or comes from a logged set. In a change: the weight was read, and unless it is another one,
  /// it stays as it is.
  public var source: Source?
  /// The set that it comes from. Absent: it was entered.
  public var set: EstimatedFrom?

  public init() {}

  public static let shape: Shape<Self> = Shape("LiftMax", LiftMax.init) {
    Field("weight", \.weight, .range(Bounds.weight))
    Field("unit", \.unit)
    Field("source", \.source)
    Field("set", \.set, .readOnly)
  }

  public enum Source: String, WordValue { case entered, logged }

  /// The set behind an estimate, as it was when it was taken.
  public struct EstimatedFrom: Message {
    public var formula = OneRepMaxFormula.epley
    /// The edition of the formula.
    public var version = OneRepMaxFormula.epley.version
    public var weight = Decimal(0)
    public var unit = WeightUnit.kg
    public var reps = 0
    public var rpe: RPE?
    public var date = CivilDate.unset
    /// The workout of the set. Absent once it is deleted.
    public var workoutID: UUID?

    public init() {}

    public static let shape: Shape<Self> = Shape("EstimatedFrom", EstimatedFrom.init) {
      Field("formula", \.formula)
      Field("version", \.version)
      Field("weight", \.weight)
      Field("unit", \.unit)
      Field("reps", \.reps)
      Field("rpe", \.rpe)
      Field("date", \.date)
      Field("workout_id", \.workoutID)
    }
  }
}

/// The changes of a powerlifting profile; an absent member stays, null removes it.
public struct PowerliftingChange: Message {
  public var sex = Change<Sex?>.unchanged
  /// The body weight by which the scores are reckoned. Null: the latest measurement counts.
  public var bodyWeight = Change<ProfileBodyWeight?>.unchanged
  /// The most that was squatted once. Null removes it.
  public var squat = Change<LiftMax?>.unchanged
  /// The most that was bench-pressed once. Null removes it.
  public var benchPress = Change<LiftMax?>.unchanged
  /// The most that was deadlifted once. Null removes it.
  public var deadlift = Change<LiftMax?>.unchanged
  /// The most that was pressed overhead once. Null removes it.
  public var overheadPress = Change<LiftMax?>.unchanged

  public init() {}

  public static let shape: Shape<Self> = Shape("PowerliftingChange", PowerliftingChange.init) {
    Field("sex", \.sex)
    Field("body_weight", \.bodyWeight)
    Field("squat", \.squat)
    Field("bench_press", \.benchPress)
    Field("deadlift", \.deadlift)
    Field("overhead_press", \.overheadPress)
  }.ignoringRest(of: PowerliftingProfile.shape)

  /// Whether something in it was read before, and may be sent back as it was.
  public var hasReadValues: Bool {
    bodyWeight.value??.source != nil
      || [squat, benchPress, deadlift, overheadPress].contains { $0.value??.source != nil }
  }

  /// Without what was read and is sent back as it is: it would else count as entered.
  public func leavingOut(_ shown: PowerliftingProfile) -> PowerliftingChange {
    var change = self
    if let sent = bodyWeight.value ?? nil, sent.source != nil, sent.weight == shown.bodyWeight?.weight,
      sent.unit == shown.bodyWeight?.unit
    {
      change.bodyWeight = .unchanged
    }
    change.squat = squat.leavingOut(shown.squat)
    change.benchPress = benchPress.leavingOut(shown.benchPress)
    change.deadlift = deadlift.leavingOut(shown.deadlift)
    change.overheadPress = overheadPress.leavingOut(shown.overheadPress)
    return change
  }
}

extension Change<LiftMax?> {
  fileprivate func leavingOut(_ shown: LiftMax?) -> Self {
    guard let sent = value ?? nil, sent.source != nil, sent.weight == shown?.weight, sent.unit == shown?.unit
    else { return self }
    return .unchanged
  }
}

/// From which day on the log counts; absent: all of it.
public struct PowerliftingRefreshQuery: Message {
  /// The first day whose sets count. Absent: there is no first one.
  public var from: CivilDate?

  public init() {}

  public static let shape: Shape<Self> = Shape("PowerliftingRefreshQuery", PowerliftingRefreshQuery.init) {
    Field("from", \.from)
  }
}
