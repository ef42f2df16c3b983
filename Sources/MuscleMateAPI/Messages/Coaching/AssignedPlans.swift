public import Primitives

/// A plan that a coach assigned to the lifter who reads it.
public struct AssignedPlan: Message {
  public var id = UUID(high: 0, low: 0)
  public var name = ""
  public var message: String?
  public var coach = Author()
  /// The lifter's own copy of the coach's programme.
  public var programmeID: UUID?
  public var adaptation: [Adaptation] = []
  public var isLocked = false
  public var revision = 1
  public var state = AssignedPlanState.active
  public var createdAt = Timestamp(microseconds: 0)
  public var changedAt = Timestamp(microseconds: 0)
  public var endedAt: Timestamp?
  public var progress = PlanProgress()
  /// The lifter's version as of the last change.
  public var version = 0

  public init() {}

  public static let shape = Shape("AssignedPlan", AssignedPlan.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("message", \.message)
    Field("coach", \.coach)
    Field("programme_id", \.programmeID, .note("The lifter's own copy of the coach's programme"))
    Field("adaptation", \.adaptation, .note("What may be changed while is_locked"))
    Field(
      "is_locked", \.isLocked,
      .note("Whether only the adaptations may be changed: as long as the coach has the scope plans"))
    Field("revision", \.revision)
    Field("state", \.state)
    Field("created_at", \.createdAt)
    Field("changed_at", \.changedAt)
    Field("ended_at", \.endedAt)
    Field("progress", \.progress)
    Field("version", \.version)
  }

  /// An author whose account may be gone meanwhile: then only the name is left.
  public struct Author: Message {
    public var id: UUID?
    public var name = ""

    public init() {}

    public static let shape = Shape("PlanAuthor", Author.init) {
      Field("id", \.id)
      Field("name", \.name)
    }
  }
}

/// The wanted ones of a client's planned workouts; earliest first, those without a day at the end.
public struct ClientPlansQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  /// First and last day; with either, those without a day are left out.
  public var from: CivilDate?
  public var to: CivilDate?
  public var state: PlannedState?
  public var assignmentID: UUID?

  public init() {}

  public static let shape = Shape("ClientPlansQuery", ClientPlansQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("from", \.from)
    Field("to", \.to)
    Field("state", \.state)
    Field("assignment_id", \.assignmentID)
  } check: { query, faults in
    faults.checkOrder(from: query.from, to: query.to)
  }
}
