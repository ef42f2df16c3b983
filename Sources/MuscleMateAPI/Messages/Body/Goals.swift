public import APISchema
public import Primitives

public enum GoalKind: String, WordValue {
  /// An estimated one-rep maximum, or a weight for a number of reps.
  case lift
  case bodyWeight = "body_weight"
  case bodyFat = "body_fat"
  /// Workouts a week.
  case frequency

  /// The allowed units of the target; empty: a bare number.
  fileprivate var units: [MeasurementUnit] {
    switch self {
    case .lift, .bodyWeight: [.kg, .lb]
    case .bodyFat: [.percent]
    case .frequency: []
    }
  }

  fileprivate func most(in unit: MeasurementUnit?) -> Int {
    switch self {
    case .lift: 2_200
    case .frequency: 21
    case .bodyFat: MeasurementUnit.percent.most
    case .bodyWeight: (unit ?? .lb).most
    }
  }
}

public enum GoalState: String, WordValue {
  case open
  /// Reached by its day, if it has one.
  case achieved
  /// Its day is over. If it was reached later, `achieved_at` is set.
  case missed
}

/// A lifter's goal: target, date and progress.
public struct Goal: Message {
  public var id = UUID.unset
  /// What is to be reached.
  public var kind = GoalKind.lift
  /// Of a lift: the exercise. Either this or lift.
  public var exerciseID: UUID?
  /// Of a lift: which of the three main lifts. Either this or exercise_id.
  public var lift: Lift?
  /// The exercise's name.
  public var name: String?
  /// The value that is to be reached.
  public var target = Decimal(0)
  /// The unit of target and values. Absent in a request: the one that the goal has, else the profile's kg or lb
  /// for weights, percent for body fat.
  /// Workouts a week have none.
  public var unit: MeasurementUnit?
  /// Of a lift: how often the target is to be lifted. Absent: the target is an estimated one-rep maximum.
  public var reps: Int?
  public var notes: String?
  /// The day on which it begins. Absent in a request: today.
  public var startedOn: CivilDate?
  /// The day by which it is to be reached. Absent: there is no such day.
  public var dueOn: CivilDate?
  /// The value at its beginning, by the log. Absent: the log has nothing of it yet.
  public var startValue: Decimal?
  /// The value now, by the log. Absent: the log has nothing of it yet.
  public var currentValue: Decimal?
  /// The part of the way that is gone, 0 to 1.
  public var progress: Decimal?
  /// Whether it was reached.
  public var state = GoalState.open
  /// When the log first had it. Absent: it has not yet.
  public var achievedAt: Timestamp?
  /// Where the current value comes from.
  public var basedOn: Basis?
  public var version = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("Goal", Goal.init) {
    Field("id", \.id, .readOnly)
    Field("kind", \.kind)
    Field("exercise_id", \.exerciseID)
    Field("lift", \.lift)
    Field("name", \.name, .readOnly)
    Field("target", \.target, .range(0.001...2_200))
    Field("unit", \.unit)
    Field("reps", \.reps, .range(1...12))
    Field("notes", \.notes, .length(0...2_000), .format(.freeText))
    Field("started_on", \.startedOn)
    Field("due_on", \.dueOn)
    Field("start_value", \.startValue, .readOnly)
    Field("current_value", \.currentValue, .readOnly)
    Field("progress", \.progress, .readOnly)
    Field("state", \.state, .readOnly)
    Field("achieved_at", \.achievedAt, .readOnly)
    Field("based_on", \.basedOn, .readOnly)
    Field("version", \.version, .readOnly)
  } check: { goal, faults in
    goal.checkWhat(&faults)
    goal.checkTarget(&faults)
    goal.checkDays(&faults)
  }

  private func checkWhat(_ faults: inout Faults) {
    if kind == .lift {
      if exerciseID == nil, lift == nil { faults.add("lift", .missing) }
      if exerciseID != nil, lift != nil { faults.add("lift", .invalid("an exercise or a main lift")) }
    } else {
      for (name, isGiven) in [
        ("exercise_id", exerciseID != nil), ("lift", lift != nil), ("reps", reps != nil),
      ]
      where isGiven { faults.add(name, .invalid("nothing, except for a lift")) }
    }
  }

  private func checkTarget(_ faults: inout Faults) {
    if let unit, !kind.units.contains(unit) {
      let units = kind.units.map(\.rawValue).joined(separator: ", ")
      return faults.add("unit", .invalid(units.isEmpty ? "nothing" : units))
    }
    let most = kind.most(in: unit)
    if target > Decimal(Int64(most)) { faults.add("target", .tooLarge("\(most)")) }
    if kind == .frequency, target.integer == nil { faults.add("target", .wrongType(expected: "integer")) }
  }

  private func checkDays(_ faults: inout Faults) {
    for (name, day) in [("started_on", startedOn), ("due_on", dueOn)] {
      guard let day else { continue }
      if day.year < 1900 { faults.add(name, .tooSmall("1900-01-01")) }
      if day.year > 2100 { faults.add(name, .tooLarge("2100-12-31")) }
    }
    if let startedOn, let dueOn, dueOn < startedOn { faults.add("due_on", .tooSmall("\(startedOn)")) }
  }

  /// The source of the current value: a set, a measurement, or the workouts of a week.
  public struct Basis: Message {
    /// The day of the set or the measurement.
    public var date: CivilDate?
    /// The workout of the set.
    public var workoutID: UUID?
    /// The weight of the set, as it was entered.
    public var weight: Decimal?
    public var unit: MeasurementUnit?
    public var reps: Int?
    /// The measurement.
    public var measurementID: UUID?
    /// The first day of the week whose workouts are counted.
    public var from: CivilDate?
    /// The last day of the week whose workouts are counted.
    public var to: CivilDate?

    public init() {}

    public static let shape: Shape<Self> = Shape("GoalBasis", Basis.init) {
      Field("date", \.date)
      Field("workout_id", \.workoutID)
      Field("weight", \.weight)
      Field("unit", \.unit)
      Field("reps", \.reps)
      Field("measurement_id", \.measurementID)
      Field("from", \.from)
      Field("to", \.to)
    }
  }
}
