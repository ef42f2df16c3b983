public import Primitives
public import Strength

/// The order of a roster. The client's own days count.
public enum RosterOrder: String, WordValue {
  /// The display name, else the username.
  case name
  case lastWorkout = "last_workout"
  /// Done of planned in 28 days; the lowest first.
  case adherence
  /// How many flags; most first.
  case attention
  /// How long they have been a client; the newest first.
  case since

  /// The direction of the order unless the query names one.
  public var isUsuallyDescending: Bool {
    switch self {
    case .name, .adherence: false
    case .lastWorkout, .attention, .since: true
    }
  }
}

public enum Direction: String, WordValue {
  case ascending
  case descending
}

/// The wanted clients, and their order. A client without the sorted value comes last either way.
public struct RosterQuery: Message {
  public var limit = PageQuery.usualLimit
  public var after: TextCursor?
  public var sort = RosterOrder.since
  public var direction: Direction?
  /// A part of the display name or username.
  public var q: String?
  /// The name of a label.
  public var label: String?
  public var flag: AttentionRule?
  /// Those who share it now.
  public var scope: Scope?
  /// Clients whose last workout was on this day or later.
  public var activeSince: CivilDate?

  public init() {}

  public static let shape = Shape("RosterQuery", RosterQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("sort", \.sort, .defaulted)
    Field("direction", \.direction)
    Field("q", \.q, .length(0...200))
    Field("label", \.label, .length(1...50))
    Field("flag", \.flag)
    Field("scope", \.scope)
    Field("active_since", \.activeSince)
  }
}

/// A page of a coach's clients.
public struct Roster: Message {
  public var items = [RosterEntry]()
  public var next: String?
  /// How many clients pass the filters.
  public var total = 0
  /// How many clients there are.
  public var clients = 0

  public init() {}

  public static let shape = Shape("Roster", Roster.init) {
    Field("items", \.items)
    Field("next", \.next)
    Field("total", \.total)
    Field("clients", \.clients)
  }
}

/// A coach's client: what they share, and the state of their training. What no scope opens is null and listed in `hidden`;
/// a null that is not listed there is nothing yet. Days are the client's own, today included.
public struct RosterEntry: Message {
  public var id = UUID(high: 0, low: 0)
  public var username = ""
  public var displayName: String?
  public var since = Timestamp(microseconds: 0)
  public var scopes = [Scope]()
  public var expiresAt: Timestamp?
  /// The client has paused all sharing.
  public var paused = false
  /// The team that the client let in, where it is not the coach alone.
  public var teamID: UUID?
  public var labels = [RosterLabel]()
  public var lastWorkoutAt: Timestamp?
  public var lastWorkout: WorkoutGlance?
  /// Workouts logged, planned or not.
  public var workouts7Days: Int?
  public var workouts28Days: Int?
  /// Planned for a day that is over, or for today and done. Skipped ones were planned.
  public var planned7Days: Int?
  public var done7Days: Int?
  public var planned28Days: Int?
  public var done28Days: Int?
  /// Done of planned in 28 days, in percent; null where nothing was planned.
  public var adherence: Decimal?
  public var nextSession: SessionGlance?
  /// Records of the main lifts; of every exercise where `all_lifts` is shared and the coach's tier includes it.
  public var records28Days: Int?
  public var lifts: [LiftTrend]?
  public var unreadComments: Int?
  public var unreadMessages = 0
  /// The coach's private notes.
  public var noteCount = 0
  /// The rules of the attention queue that found something.
  public var flags = [AttentionRule]()
  public var hidden = [HiddenField]()

  public init() {}

  public static let shape = Shape("RosterEntry", RosterEntry.init) {
    Field("id", \.id)
    Field("username", \.username)
    Field("display_name", \.displayName)
    Field("since", \.since)
    Field("scopes", \.scopes)
    Field("expires_at", \.expiresAt)
    Field("paused", \.paused)
    Field("team_id", \.teamID)
    Field("labels", \.labels)
    Field("last_workout_at", \.lastWorkoutAt)
    Field("last_workout", \.lastWorkout)
    Field("workouts_7_days", \.workouts7Days)
    Field("workouts_28_days", \.workouts28Days)
    Field("planned_7_days", \.planned7Days)
    Field("done_7_days", \.done7Days)
    Field("planned_28_days", \.planned28Days)
    Field("done_28_days", \.done28Days)
    Field("adherence", \.adherence, .note("Percent done of what was planned in 28 days"))
    Field("next_session", \.nextSession)
    Field("records_28_days", \.records28Days)
    Field("lifts", \.lifts)
    Field("unread_comments", \.unreadComments)
    Field("unread_messages", \.unreadMessages)
    Field("note_count", \.noteCount)
    Field("flags", \.flags)
    Field("hidden", \.hidden)
  }
}

/// A field that the client's scopes do not open, and which of them would, each by itself.
public struct HiddenField: Message {
  public var field = ""
  public var openedBy = [Scope]()

  public init() {}

  public static let shape = Shape("HiddenField", HiddenField.init) {
    Field("field", \.field)
    Field("opened_by", \.openedBy)
  }
}

/// A workout as the scope `history` shows it.
public struct WorkoutGlance: Message {
  public var id = UUID(high: 0, low: 0)
  public var name = ""
  public var performedAt = Timestamp(microseconds: 0)
  public var date = CivilDate(unixDay: 0)
  public var durationSeconds: Int?
  public var exerciseCount = 0
  public var setCount = 0

  public init() {}

  public static let shape = Shape("WorkoutGlance", WorkoutGlance.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("performed_at", \.performedAt)
    Field("date", \.date)
    Field("duration_seconds", \.durationSeconds)
    Field("exercise_count", \.exerciseCount)
    Field("set_count", \.setCount)
  }
}

/// A planned workout that waits to be done.
public struct SessionGlance: Message {
  public var id = UUID(high: 0, low: 0)
  public var name = ""
  public var plannedFor: CivilDate?
  public var startsAt: Timestamp?

  public init() {}

  public static let shape = Shape("SessionGlance", SessionGlance.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("planned_for", \.plannedFor)
    Field("starts_at", \.startsAt)
  }
}

/// The best estimated one-rep maximum of the last 28 days beside that of the 28 days before.
public struct LiftTrend: Message {
  public var lift = Lift.squat
  /// Null where the last 28 days have none.
  public var e1rm: Decimal?
  public var unit = WeightUnit.kg
  /// The last day that has one.
  public var date = CivilDate(unixDay: 0)
  public var change: Decimal?
  public var changePercent: Decimal?

  public init() {}

  public static let shape = Shape("LiftTrend", LiftTrend.init) {
    Field("lift", \.lift)
    Field("e1rm", \.e1rm, .note("The best of the last 28 days; null where they have none"))
    Field("unit", \.unit)
    Field("date", \.date, .note("The last day that has one, be it a lesser one"))
    Field("change", \.change)
    Field("change_percent", \.changePercent)
  }
}
