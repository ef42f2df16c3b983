public import APISchema
public import Primitives
public import Strength

/// Why a client may need their coach's attention.
public enum AttentionRule: String, WordValue {
  /// Planned sessions of the last days were not done. Needs the scope `plans`.
  case missedSessions = "missed_sessions"
  /// The estimated one-rep maximum of a main lift fell: the best of its last days is below the best of the 12 weeks before.
  /// Needs `main_lifts` or `all_lifts`.
  case fallingE1RM = "falling_e1rm"
  /// Planned sessions were harder than prescribed: the mean of done less prescribed RPE. Needs `plans` and
  /// `workout_details`.
  case highRPE = "high_rpe"
  /// Nothing was logged for days. Needs `history`.
  case silence
  /// Comments or messages of the client wait to be read.
  case unread
}

/// What can be muted: a rule, or of `falling_e1rm` one lift.
public enum MutedAttention: String, WordValue {
  case missedSessions = "missed_sessions"
  case fallingE1RM = "falling_e1rm"
  case fallingSquat = "falling_squat"
  case fallingBenchPress = "falling_bench_press"
  case fallingDeadlift = "falling_deadlift"
  case highRPE = "high_rpe"
  case silence
  case unread
}

/// When the rules speak up: for all of a coach's clients, or for one of them. What is absent is as it is for all
/// clients, and there as the platform has it.
public struct AttentionRules: Message {
  /// The rules and lifts of which nothing is said.
  public var muted: [MutedAttention]?
  /// So many planned sessions were missed within missed_days.
  public var missedSessions: Int?
  /// Within how many days before today sessions are missed.
  public var missedDays: Int?
  /// By how many percent the best estimated maximum of the last fall_exposures days of a lift is below the best comparable day
  /// of the 12 weeks before.
  public var fallPercent: Decimal?
  /// How many of the last days with an estimate are compared with those before. Days of a planned deload are left out.
  public var fallExposures: Int?
  /// By how much the mean RPE lies above the prescribed one over rpe_sessions.
  public var rpeExcess: Decimal?
  /// Over how many of the last planned sessions that had an RPE the mean is taken, all within 90 days.
  public var rpeSessions: Int?
  /// For how many days there was no workout.
  public var silentDays: Int?

  public init() {}

  public static let shape: Shape<Self> = Shape("AttentionRules", AttentionRules.init) {
    Field("muted", \.muted, .unique, .count(0...MutedAttention.allCases.count))
    Field("missed_sessions", \.missedSessions, .range(1...20))
    Field("missed_days", \.missedDays, .range(1...28))
    Field("fall_percent", \.fallPercent, .range(1...50))
    Field("fall_exposures", \.fallExposures, .range(2...6))
    Field("rpe_excess", \.rpeExcess, .range(0.1...5))
    Field("rpe_sessions", \.rpeSessions, .range(1...6))
    Field("silent_days", \.silentDays, .range(1...365))
  }
}

/// The coach's settings, and the complete rules with the defaults filled in.
public struct TunedAttentionRules: Message {
  /// What the coach set. An absent member is as usual.
  public var own = AttentionRules()
  /// The complete rules that count, with what is usual filled in.
  public var applied = AttentionRules()

  public init() {}

  public static let shape: Shape<Self> = Shape("TunedAttentionRules", TunedAttentionRules.init) {
    Field("own", \.own)
    Field("applied", \.applied, .readOnly)
  }
}

/// The wanted entries of the attention queue.
public struct AttentionQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  /// Only entries of this rule.
  public var rule: AttentionRule?
  /// Only entries about this client.
  public var client: UUID?
  /// Instead of what waits, what was put aside and still is. Absent: false.
  public var dismissed = false

  public init() {}

  public static let shape: Shape<Self> = Shape("AttentionQuery", AttentionQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("rule", \.rule)
    Field("client", \.client)
    Field("dismissed", \.dismissed, .defaulted)
  }
}

/// A page of the attention queue: first what waits to be read, then the newest finding.
public struct AttentionQueue: Message {
  public var items: [AttentionEntry] = []
  public var next: String?
  /// How many there are on all pages, of each rule that found something.
  public var counts: [AttentionCount] = []
  /// How many clients the entries of all pages are about.
  public var clients = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("AttentionQueue", AttentionQueue.init) {
    Field("items", \.items)
    Field("next", \.next)
    Field("counts", \.counts)
    Field("clients", \.clients)
  }
}

/// How many entries a rule has.
public struct AttentionCount: Message {
  public var rule = AttentionRule.silence
  /// How many entries there are.
  public var count = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("AttentionCount", AttentionCount.init) {
    Field("rule", \.rule)
    Field("count", \.count)
  }
}

/// A rule's finding about a client: in words, by which values of the rule, and from which data.
public struct AttentionEntry: Message {
  /// The id, the same as long as the entry reports the same event. If it happens again, that is another entry.
  public var id = UUID.unset
  public var rule = AttentionRule.silence
  /// The client whom it is about.
  public var client = Person()
  /// Since when it is so. Absent of what waits to be read.
  public var at: Timestamp?
  /// The finding in words of the caller's language.
  public var text = ""
  /// The values of the rule that found it.
  public var parameters = AttentionRules()
  /// The data that it was found in.
  public var data = AttentionData()
  /// Until when it is put aside. Absent: it is not, or as long as it says the same.
  public var dismissedUntil: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("AttentionEntry", AttentionEntry.init) {
    Field("id", \.id)
    Field("rule", \.rule)
    Field("client", \.client)
    Field("at", \.at)
    Field("text", \.text)
    Field("parameters", \.parameters)
    Field("data", \.data)
    Field("dismissed_until", \.dismissedUntil)
  }
}

/// The data of a finding; each rule has members of its own.
public struct AttentionData: Message {
  /// The missed sessions, the newest first, at most 28.
  public var missed: [SessionGlance]?
  /// The main lifts whose estimates fell, the deepest fall first.
  public var falls: [LiftFall]?
  /// The main lift whose estimate fell most; the next three members are of it.
  public var lift: Lift?
  /// The estimates that were compared: the best one before, then those of the last days, the oldest first. Other than in graphs
  /// and in the list of clients, reps that the RPE says were left count as done.
  public var exposures: [LiftExposure]?
  /// The best estimate of the last days.
  public var e1rm: Decimal?
  /// The change from the best estimate before to the best of the last days, in percent. Below zero it fell.
  public var changePercent: Decimal?
  /// The mean of `efforts`.
  public var rpeExcess: Decimal?
  /// The sessions that the mean is of.
  public var efforts: [PlannedEffort]?
  /// How many days there was no workout.
  public var daysSilent: Int?
  /// The last workout. Absent: nothing was ever logged. Then the days count from the beginning of the coaching.
  public var lastWorkout: WorkoutGlance?
  /// How many comments of the client wait to be read.
  public var unreadComments: Int?
  /// How many messages of the client wait to be read.
  public var unreadMessages: Int?
  /// The first line of the newest of them, at most 200 characters.
  public var unreadText: String?
  /// When the newest of them was written.
  public var unreadAt: Timestamp?
  /// The workout of the newest comment, where that is the newest of them.
  public var unreadWorkoutID: UUID?

  public init() {}

  public static let shape: Shape<Self> = Shape("AttentionData", AttentionData.init) {
    Field("missed", \.missed)
    Field("falls", \.falls)
    Field("lift", \.lift)
    Field("exposures", \.exposures)
    Field("e1rm", \.e1rm)
    Field("change_percent", \.changePercent)
    Field("rpe_excess", \.rpeExcess)
    Field("efforts", \.efforts)
    Field("days_silent", \.daysSilent)
    Field("last_workout", \.lastWorkout)
    Field("unread_comments", \.unreadComments)
    Field("unread_messages", \.unreadMessages)
    Field("unread_text", \.unreadText)
    Field("unread_at", \.unreadAt)
    Field("unread_workout_id", \.unreadWorkoutID)
  }
}

/// The fall of a main lift.
public struct LiftFall: Message {
  public var lift = Lift.squat
  /// The estimates that were compared: the best one before, then those of the last days, the oldest first.
  public var exposures: [LiftExposure] = []
  /// The best estimate of the last days.
  public var e1rm = Decimal(0)
  /// The change from the best estimate before to the best of the last days, in percent, below zero.
  public var changePercent = Decimal(0)

  public init() {}

  public static let shape: Shape<Self> = Shape("LiftFall", LiftFall.init) {
    Field("lift", \.lift)
    Field("exposures", \.exposures)
    Field("e1rm", \.e1rm)
    Field("change_percent", \.changePercent)
  }
}

/// A day on which a lift had an estimated one-rep maximum (Epley's formula; reps in reserve count where an RPE is logged).
public struct LiftExposure: Message {
  public var date = CivilDate.unset
  /// The estimated one-rep maximum.
  public var e1rm = Decimal(0)
  public var unit = WeightUnit.kg

  public init() {}

  public static let shape: Shape<Self> = Shape("LiftExposure", LiftExposure.init) {
    Field("date", \.date)
    Field("e1rm", \.e1rm)
    Field("unit", \.unit)
  }
}

/// A planned session that was done: the mean of done less prescribed RPE over the sets that have both.
public struct PlannedEffort: Message {
  public var date = CivilDate.unset
  public var workoutID = UUID.unset
  /// The mean of done less prescribed RPE.
  public var rpeExcess = Decimal(0)

  public init() {}

  public static let shape: Shape<Self> = Shape("PlannedEffort", PlannedEffort.init) {
    Field("date", \.date)
    Field("workout_id", \.workoutID)
    Field("rpe_excess", \.rpeExcess)
  }
}

/// Until when an entry is put aside; absent: as long as it says the same.
public struct AttentionDismissal: Message {
  /// The moment at which it comes back. Absent: it comes back when it says something else.
  public var until: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("AttentionDismissal", AttentionDismissal.init) {
    Field("until", \.until)
  }
}

/// Entries that are put aside together.
public struct AttentionDismissals: Message {
  /// The entries. One that is not in the queue any more is passed over.
  public var entries: [UUID] = []
  /// The moment at which they come back. Absent: each comes back when it says something else.
  public var until: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("AttentionDismissals", AttentionDismissals.init) {
    Field("entries", \.entries, .unique, .count(1...500))
    Field("until", \.until)
  }
}

/// Entries that are taken up again together.
public struct AttentionReturns: Message {
  /// The entries. One that is not put aside is passed over.
  public var entries: [UUID] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("AttentionReturns", AttentionReturns.init) {
    Field("entries", \.entries, .unique, .count(1...500))
  }
}
