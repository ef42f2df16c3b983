public import APISchema
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
  /// What the order goes by. Absent: since, the newest clients first.
  public var sort = RosterOrder.since
  /// The direction of the order. Absent: the usual one of what it goes by.
  public var direction: Direction?
  /// Only clients with this as a part of the display name or username.
  public var q: String?
  /// Only clients with the label of this name.
  public var label: String?
  /// Only clients for whom this rule found something.
  public var flag: AttentionRule?
  /// Only clients for whom any rule found something, or with false only the others. Beside `flag` it says nothing.
  public var flagged: Bool?
  /// Only clients who share this now.
  public var scope: Scope?
  /// Only clients whose last workout was on this day or later.
  public var activeSince: CivilDate?

  public init() {}

  public static let shape: Shape<Self> = Shape("RosterQuery", RosterQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("sort", \.sort, .defaulted)
    Field("direction", \.direction)
    Field("q", \.q, .length(0...200), .trimmed)
    Field("label", \.label, .length(1...50))
    Field("flag", \.flag)
    Field("flagged", \.flagged)
    Field("scope", \.scope)
    Field("active_since", \.activeSince)
  }
}

/// A page of a coach's clients.
public struct Roster: Message {
  /// The clients of this page, in the order that was asked for.
  public var items = [RosterEntry]()
  public var next: String?
  /// How many clients pass the filters.
  public var total = 0
  /// How many clients there are.
  public var clients = 0
  /// How many of them share nothing that a rule of the attention queue looks at.
  public var unwatched = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("Roster", Roster.init) {
    Field("items", \.items)
    Field("next", \.next)
    Field("total", \.total)
    Field("clients", \.clients)
    Field("unwatched", \.unwatched, .defaulted)
  }
}

/// A coach's client: what they share, and the state of their training. What no scope opens is absent and listed in
/// `hidden`. What is absent and not listed there is nothing yet. Days are the client's own, today included.
public struct RosterEntry: Message {
  public var id = UUID.unset
  public var username = ""
  public var displayName: String?
  /// Since when they are a client.
  public var since = Timestamp.unset
  /// The scopes that are shared now.
  public var scopes = [Scope]()
  /// The nearest end of any of it. Absent: it has none.
  public var expiresAt: Timestamp?
  /// Whether the client has paused all sharing.
  public var paused = false
  /// The team that the client shares with. Absent: with the coach alone.
  public var teamID: UUID?
  /// The coach's labels for the client.
  public var labels = [RosterLabel]()
  /// When the last workout began.
  public var lastWorkoutAt: Timestamp?
  /// The last workout.
  public var lastWorkout: WorkoutGlance?
  /// How many workouts were logged in 7 days, planned or not.
  public var workouts7Days: Int?
  /// How many workouts were logged in 28 days, planned or not.
  public var workouts28Days: Int?
  /// How many workouts were planned in 7 days, for a day that is over, or for today and done. Skipped ones were
  /// planned.
  public var planned7Days: Int?
  /// How many of those planned in 7 days were done.
  public var done7Days: Int?
  /// How many workouts were planned in 28 days, for a day that is over, or for today and done. Skipped ones were
  /// planned.
  public var planned28Days: Int?
  /// How many of those planned in 28 days were done.
  public var done28Days: Int?
  /// Done of planned in 28 days, in percent. Absent where nothing was planned.
  public var adherence: Decimal?
  /// The next planned workout.
  public var nextSession: SessionGlance?
  /// The last day of the break that the client is on. Absent: on none.
  public var awayUntil: CivilDate?
  /// How many records fell in 28 days: of the main lifts, or of every exercise where `all_lifts` is shared and the
  /// coach's tier includes it.
  public var records28Days: Int?
  /// How the main lifts go.
  public var lifts: [LiftTrend]?
  /// How many of the client's comments the coach has not read.
  public var unreadComments: Int?
  /// How many of the client's messages the coach has not read.
  public var unreadMessages = 0
  /// How many private notes the coach has on the client.
  public var noteCount = 0
  /// The rules of the attention queue that found something.
  public var flags = [AttentionRule]()
  /// The members that are absent since no scope opens them.
  public var hidden = [HiddenField]()

  public init() {}

  public static let shape: Shape<Self> = Shape("RosterEntry", RosterEntry.init) {
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
    Field("adherence", \.adherence)
    Field("next_session", \.nextSession)
    Field("away_until", \.awayUntil)
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
  /// The name of the member that is absent.
  public var field = ""
  /// The scopes of which any one would open it.
  public var openedBy = [Scope]()

  public init() {}

  public static let shape: Shape<Self> = Shape("HiddenField", HiddenField.init) {
    Field("field", \.field)
    Field("opened_by", \.openedBy)
  }
}

/// A workout as the scope `history` shows it.
public struct WorkoutGlance: Message {
  public var id = UUID.unset
  public var name = ""
  public var performedAt = Timestamp.unset
  /// The day on which it was, at the place where it was.
  public var date = CivilDate.unset
  public var durationSeconds: Int?
  public var exerciseCount = 0
  /// How many sets were done, without warm-ups.
  public var setCount = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("WorkoutGlance", WorkoutGlance.init) {
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
  public var id = UUID.unset
  public var name = ""
  public var plannedFor: CivilDate?
  public var startsAt: Timestamp?
  /// The IANA time zone in which it starts then.
  public var timeZone = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("SessionGlance", SessionGlance.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("planned_for", \.plannedFor)
    Field("starts_at", \.startsAt)
    Field("time_zone", \.timeZone)
  }
}

/// The best estimated one-rep maximum of the last 28 days beside that of the 28 days before. Light days count for nothing.
public struct LiftTrend: Message {
  public var lift = Lift.squat
  /// The best estimate of the last 28 days. Absent: they have none.
  public var e1rm: Decimal?
  public var unit = WeightUnit.kg
  /// The last day that has an estimate and is not light, be it a lesser one.
  public var date = CivilDate.unset
  /// How much more the estimate is than that of the 28 days before. Absent: one of the two is missing.
  public var change: Decimal?
  /// The same in percent.
  public var changePercent: Decimal?

  public init() {}

  public static let shape: Shape<Self> = Shape("LiftTrend", LiftTrend.init) {
    Field("lift", \.lift)
    Field("e1rm", \.e1rm)
    Field("unit", \.unit)
    Field("date", \.date)
    Field("change", \.change)
    Field("change_percent", \.changePercent)
  }
}
