public import Primitives

/// A client's possible changes of a plan that a coach assigned, short of removing the whole of it.
public enum Adaptation: String, WordValue {
  /// Another day.
  case reschedule
  /// Weights, percentages and RPE.
  case loads
  /// The exercises, the number of sets, the number of reps.
  case exercises
  /// Leaving sessions out.
  case skip
}

/// A template or a programme of the coach's for clients' weeks.
public struct AssignmentMaking: OneRequired {
  /// Absent: as the template or the programme is called.
  public var name: String?
  public var templateID: UUID?
  public var programmeID: UUID?
  public var lifters: [UUID] = []
  public var startsOn: CivilDate?
  public var weekdays: [Weekday]?
  public var dates: [CivilDate]?
  public var weeks: Int?
  public var adaptation: [Adaptation] = []
  public var message: String?
  /// Also for clients who already have the same plan on one of the days.
  public var again = false

  /// The limit of one assignment: more are made by several.
  public static let mostLifters = 100

  public init() {}

  public static let shape = Shape("AssignmentMaking", AssignmentMaking.init) {
    Field(
      "name", \.name, .length(1...200), .format(.name), .note("Absent: the template's or programme's"))
    Field("template_id", \.templateID)
    Field("programme_id", \.programmeID)
    Field("lifters", \.lifters, .count(1...AssignmentMaking.mostLifters), .unique)
    Field("starts_on", \.startsOn, .note("Absent: each client's today"))
    Field(
      "weekdays", \.weekdays, .count(1...7), .unique,
      .note("The days of the sessions; without them, those of a programme are undated"))
    Field("dates", \.dates, .count(1...100), .unique, .note("Of a template: single days instead of weekdays"))
    Field(
      "weeks", \.weeks, .range(1...52), .note("How long a template is repeated on its weekdays; absent: one"))
    Field(
      "adaptation", \.adaptation, .unique, .count(0...4), .defaulted, .note("What clients may change of it"))
    Field("message", \.message, .length(1...1_000), .format(.notBlank))
    Field(
      "again", \.again, .defaulted,
      .note("Plan it also for who has the same plan on one of these days already"))
  } check: { making, faults in
    making.checkSource(into: &faults)
    making.checkDays(into: &faults)
  }

  public static let requiredOnes: KeyValuePairs<String, JSON> = [
    "template_id": "string", "programme_id": "string",
  ]

  private func checkSource(into faults: inout Faults) {
    guard programmeID != nil else { return }
    if templateID != nil { faults.add("programme_id", .invalid("a template or a programme")) }
    if dates != nil { faults.add("dates", .invalid("a programme takes weekdays")) }
    if weeks != nil { faults.add("weeks", .invalid("a programme says its weeks itself")) }
  }

  private static let years: ClosedRange<Int64> = 1900...2099

  private func checkDays(into faults: inout Faults) {
    if weekdays != nil, dates != nil { faults.add("dates", .invalid("weekdays or dates")) }
    if weeks != nil, weekdays == nil, programmeID == nil { faults.add("weekdays", .needed) }
    if let startsOn, !Self.years.contains(startsOn.year) {
      faults.add("starts_on", .invalid("1900-01-01 … 2099-12-31"))
    }
    for (index, date) in (dates ?? []).enumerated() where !Self.years.contains(date.year) {
      faults.at(.name("dates")) { dates in
        dates.at(.index(index)) { $0.add(.invalid("1900-01-01 … 2099-12-31")) }
      }
    }
  }
}

/// How far a plan has come. A session that the client deleted or skipped counts as left out, a day that passed as missed.
public struct PlanProgress: Message {
  public var sessions = 0
  public var done = 0
  public var leftOut = 0
  public var missed = 0
  public var waiting = 0
  /// Sessions that the client changed.
  public var adapted = 0
  /// Done, of all that is not waiting any more, in percent.
  public var adherence: Decimal?
  public var nextOn: CivilDate?

  public init() {}

  public static let shape = Shape("PlanProgress", PlanProgress.init) {
    Field("sessions", \.sessions)
    Field("done", \.done)
    Field("left_out", \.leftOut)
    Field("missed", \.missed)
    Field("waiting", \.waiting)
    Field("adapted", \.adapted)
    Field("adherence", \.adherence, .note("Percent of the sessions that are not waiting any more"))
    Field("next_on", \.nextOn)
  }
}

public enum AssignedPlanState: String, WordValue {
  case active
  /// By the client.
  case removed
  /// By the coach.
  case withdrawn
}

/// The state of an assignment with one client.
public struct AssignedClient: Message {
  public var id = UUID(high: 0, low: 0)
  public var username: String?
  public var displayName: String?
  /// Whether the client lets the coach see and write plans now. If not, state, revision and progress are absent.
  public var isOpen = false
  public var state: AssignedPlanState?
  public var revision: Int?
  public var progress: PlanProgress?

  public init() {}

  public static let shape = Shape("AssignedClient", AssignedClient.init) {
    Field("id", \.id)
    Field("username", \.username, .note("Absent once the two are not connected any more"))
    Field("display_name", \.displayName)
    Field("is_open", \.isOpen, .note("Whether the scope plans is open; where not, the rest is absent"))
    Field("state", \.state)
    Field("revision", \.revision)
    Field("progress", \.progress)
  }
}

/// An assignment with what became of it, client by client.
public struct Assignment: Message {
  public var id = UUID(high: 0, low: 0)
  public var name = ""
  public var templateID: UUID?
  public var programmeID: UUID?
  public var sourceVersion = 0
  public var startsOn: CivilDate?
  public var weekdays: [Weekday] = []
  public var dates: [CivilDate] = []
  public var weeks: Int?
  public var adaptation: [Adaptation] = []
  public var message: String?
  public var revision = 1
  public var createdAt = Timestamp(microseconds: 0)
  public var changedAt = Timestamp(microseconds: 0)
  public var withdrawnAt: Timestamp?
  public var clients: [AssignedClient] = []

  public init() {}

  public static let shape = Shape("Assignment", Assignment.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("template_id", \.templateID)
    Field("programme_id", \.programmeID)
    Field("source_version", \.sourceVersion, .note("The template's version, the programme's number"))
    Field("starts_on", \.startsOn)
    Field("weekdays", \.weekdays)
    Field("dates", \.dates)
    Field("weeks", \.weeks)
    Field("adaptation", \.adaptation)
    Field("message", \.message)
    Field("revision", \.revision)
    Field("created_at", \.createdAt)
    Field("changed_at", \.changedAt)
    Field("withdrawn_at", \.withdrawnAt)
    Field("clients", \.clients)
  }
}

/// An assignment in the list: a summary of all clients whose plans are open.
public struct AssignmentSummary: Message {
  public var id = UUID(high: 0, low: 0)
  public var name = ""
  public var templateID: UUID?
  public var programmeID: UUID?
  public var startsOn: CivilDate?
  public var revision = 1
  public var createdAt = Timestamp(microseconds: 0)
  public var withdrawnAt: Timestamp?
  public var clientCount = 0
  public var progress = PlanProgress()

  public init() {}

  public static let shape = Shape("AssignmentSummary", AssignmentSummary.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("template_id", \.templateID)
    Field("programme_id", \.programmeID)
    Field("starts_on", \.startsOn)
    Field("revision", \.revision)
    Field("created_at", \.createdAt)
    Field("withdrawn_at", \.withdrawnAt)
    Field("client_count", \.clientCount)
    Field("progress", \.progress)
  }
}

/// The wanted assignments, newest first.
public struct AssignmentQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  public var lifter: UUID?
  public var templateID: UUID?
  public var programmeID: UUID?
  /// Absent: those withdrawn are left out.
  public var withdrawn: Bool?

  public init() {}

  public static let shape = Shape("AssignmentQuery", AssignmentQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("lifter", \.lifter)
    Field("template_id", \.templateID)
    Field("programme_id", \.programmeID)
    Field("withdrawn", \.withdrawn)
  }
}
