public import Primitives

/// A planned workout against the workout that it became.
public struct PlanComparison: Message {
  public var id = UUID(high: 0, low: 0)
  public var name = ""
  public var plannedFor: CivilDate?
  public var state = PlannedState.planned
  public var workoutID: UUID?
  public var assignmentID: UUID?
  public var adapted: [Adaptation] = []
  /// Before the lifter changed it.
  public var assigned: Assigned?
  /// Working sets: how many were asked for, and in how many everything was reached.
  public var askedSets = 0
  public var metSets = 0
  public var exercises: [Exercise] = []

  public init() {}

  public static let shape = Shape("PlanComparison", PlanComparison.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("planned_for", \.plannedFor)
    Field("state", \.state)
    Field("workout_id", \.workoutID)
    Field("assignment_id", \.assignmentID)
    Field("adapted", \.adapted)
    Field("assigned", \.assigned, .note("What it was before the lifter changed it"))
    Field("asked_sets", \.askedSets, .note("Without warm-ups"))
    Field("met_sets", \.metSets, .note("Those of asked_sets of which everything was reached"))
    Field("exercises", \.exercises)
  }

  public struct Assigned: Message {
    public var plannedFor: CivilDate?
    public var exercises: [PrescribedExercise] = []

    public init() {}

    public static let shape = Shape("PlanAsAssigned", Assigned.init) {
      Field("planned_for", \.plannedFor)
      Field("exercises", \.exercises)
    }
  }

  public struct Exercise: Message {
    public var name: String?
    public var exerciseID: UUID?
    public var sets: [ComparedSet] = []

    public init() {}

    public static let shape = Shape("ComparedExercise", Exercise.init) {
      Field("name", \.name)
      Field("exercise_id", \.exerciseID)
      Field("sets", \.sets)
    }
  }

  /// A set that was asked for beside the one that was done in its place; either may be absent.
  public struct ComparedSet: Message {
    public var planned: PrescribedSet?
    public var done: LoggedSet?
    public var repsDifference: Int?
    /// In the planned weight's unit.
    public var weightDifference: Decimal?
    public var rpeDifference: Decimal?
    public var isMet: Bool?

    public init() {}

    public static let shape = Shape("ComparedSet", ComparedSet.init) {
      Field("planned", \.planned)
      Field("done", \.done, .note("Absent: not done"))
      Field("reps_difference", \.repsDifference, .note("Done minus planned"))
      Field("weight_difference", \.weightDifference, .note("In the unit of the planned weight"))
      Field("rpe_difference", \.rpeDifference)
      Field("is_met", \.isMet, .note("Whether as many reps, as much weight, as long and as far was done"))
    }
  }
}
