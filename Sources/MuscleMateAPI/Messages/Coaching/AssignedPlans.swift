public import APISchema
public import Primitives

/// A plan that a coach assigned to the lifter who reads it.
public struct AssignedPlan: Message {
  public var id = UUID.unset
  /// The plan's name.
  public var name = ""
  /// What the coach wrote about it.
  public var message: String?
  /// The coach who assigned it.
  public var coach = Author()
  /// The lifter's own copy of the coach's programme.
  public var programmeID: UUID?
  /// What the lifter may change of it while it is locked.
  public var adaptation: [Adaptation] = []
  /// Whether only the adaptations may be changed: as long as the coach has the scope plans.
  public var isLocked = false
  public var revision = 1
  /// Whether it is under way.
  public var state = AssignedPlanState.active
  /// When it was assigned.
  public var createdAt = Timestamp.unset
  /// When the coach changed it last.
  public var changedAt = Timestamp.unset
  public var endedAt: Timestamp?
  /// How many of its sessions are done.
  public var progress = PlanProgress()
  /// The lifter's version as of the last change.
  public var version = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("AssignedPlan", AssignedPlan.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("message", \.message)
    Field("coach", \.coach)
    Field("programme_id", \.programmeID)
    Field("adaptation", \.adaptation)
    Field("is_locked", \.isLocked)
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
    /// The id of the account. Absent: it is gone.
    public var id: UUID?
    public var name = ""

    public init() {}

    public static let shape: Shape<Self> = Shape("PlanAuthor", Author.init) {
      Field("id", \.id)
      Field("name", \.name)
    }
  }
}

/// What a change of one session may do.
public struct SessionChangeQuery: Message {
  /// Whether the session may get a day that is past for the client. Absent: false.
  public var past = false
  /// Whether it undoes my last change of this session. Absent: false. A day may be past then, and `coach_changes` are those of
  /// `before`.
  public var undo = false
  /// What I had changed before the change that is undone.
  public var before: [Adaptation] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("SessionChangeQuery", SessionChangeQuery.init) {
    Field("past", \.past, .defaulted)
    Field("undo", \.undo, .defaulted)
    Field("before", \.before, .defaulted, .unique, .count(0...4))
  }
}

/// The wanted ones of a client's planned workouts; earliest first, those without a day at the end.
public struct ClientPlansQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  /// The first day. With from or to, workouts without a day are left out.
  public var from: CivilDate?
  /// The last day. With from or to, workouts without a day are left out.
  public var to: CivilDate?
  /// Only planned workouts in this state.
  public var state: PlannedState?
  /// Only planned workouts of this assignment.
  public var assignmentID: UUID?

  public init() {}

  public static let shape: Shape<Self> = Shape("ClientPlansQuery", ClientPlansQuery.init) {
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
