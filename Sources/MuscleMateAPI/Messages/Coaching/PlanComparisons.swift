public import APISchema
public import Primitives

/// A planned workout against the workout that it became.
public struct PlanComparison: Message {
  public var id = UUID.unset
  public var name = ""
  public var plannedFor: CivilDate?
  /// Whether it was done.
  public var state = PlannedState.planned
  /// The workout that it became. Absent: it was not done.
  public var workoutID: UUID?
  public var assignmentID: UUID?
  /// What the lifter changed before.
  public var adapted: [Adaptation] = []
  /// What the coach has changed of this session alone.
  public var coachChanges: [Adaptation] = []
  /// What it was before the lifter changed it. Absent: nothing was changed.
  public var assigned: Assigned?
  /// How many working sets were asked for.
  public var askedSets = 0
  /// In how many of them everything was reached.
  public var metSets = 0
  public var exercises: [Exercise] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("PlanComparison", PlanComparison.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("planned_for", \.plannedFor)
    Field("state", \.state)
    Field("workout_id", \.workoutID)
    Field("assignment_id", \.assignmentID)
    Field("adapted", \.adapted)
    Field("coach_changes", \.coachChanges, .defaulted)
    Field("assigned", \.assigned)
    Field("asked_sets", \.askedSets)
    Field("met_sets", \.metSets)
    Field("exercises", \.exercises)
  }

  /// A planned workout as it was assigned.
  public struct Assigned: Message {
    public var plannedFor: CivilDate?
    public var exercises: [PrescribedExercise] = []

    public init() {}

    public static let shape: Shape<Self> = Shape("PlanAsAssigned", Assigned.init) {
      Field("planned_for", \.plannedFor)
      Field("exercises", \.exercises)
    }
  }

  /// An exercise with what was asked for beside what was done.
  public struct Exercise: Message {
    public var name: String?
    public var exerciseID: UUID?
    /// What its weights mean: those of `assisted_reps` are assistance, not load. Absent: none of it was done, or unknown.
    public var measure: Measure?
    /// The sets, those that were asked for beside those that were done.
    public var sets: [ComparedSet] = []

    public init() {}

    public static let shape: Shape<Self> = Shape("ComparedExercise", Exercise.init) {
      Field("name", \.name)
      Field("exercise_id", \.exerciseID)
      Field("measure", \.measure)
      Field("sets", \.sets)
    }
  }

  /// A set that was asked for beside the one that was done in its place; either may be absent.
  public struct ComparedSet: Message {
    /// The set that was asked for. Absent: it was done besides.
    public var planned: PrescribedSet?
    /// The set that was done. Absent: it was not.
    public var done: LoggedSet?
    /// The repetitions, done less planned.
    public var repsDifference: Int?
    /// The weight, done less planned, in the unit of the planned one.
    public var weightDifference: Decimal?
    /// The RPE, done less planned.
    public var rpeDifference: Decimal?
    /// Whether as many repetitions, as much weight, as long and as far was done as asked for.
    public var isMet: Bool?

    public init() {}

    public static let shape: Shape<Self> = Shape("ComparedSet", ComparedSet.init) {
      Field("planned", \.planned)
      Field("done", \.done)
      Field("reps_difference", \.repsDifference)
      Field("weight_difference", \.weightDifference)
      Field("rpe_difference", \.rpeDifference)
      Field("is_met", \.isMet)
    }
  }
}
