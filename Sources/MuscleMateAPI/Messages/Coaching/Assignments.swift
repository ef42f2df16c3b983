public import APISchema
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
  /// The name for the clients. Absent: that of the template or the programme.
  public var name: String?
  /// The template. Either this or a programme.
  public var templateID: UUID?
  /// The programme. Either this or a template.
  public var programmeID: UUID?
  /// The ids of the clients.
  public var lifters: [UUID] = []
  /// The first day. Absent: each client's today.
  public var startsOn: CivilDate?
  /// The days of the sessions. Absent: those of a programme are undated.
  public var weekdays: [Weekday]?
  /// Of a template: single days instead of weekdays.
  public var dates: [CivilDate]?
  /// How many weeks a template is repeated on its weekdays. Absent: one.
  public var weeks: Int?
  /// What clients may change of it.
  public var adaptation: [Adaptation] = []
  /// What the clients are told about it.
  public var message: String?
  /// Whether clients get it who already have the same plan on one of the days. Absent: false.
  public var again = false
  /// Whether sessions may get days that are past for the client. Absent: false.
  public var past = false

  /// The limit of one assignment: more are made by several.
  public static let mostLifters = 100

  public init() {}

  public static let shape: Shape<Self> = Shape("AssignmentMaking", AssignmentMaking.init) {
    Field("name", \.name, .length(1...200), .format(.name))
    Field("template_id", \.templateID)
    Field("programme_id", \.programmeID)
    Field("lifters", \.lifters, .count(1...AssignmentMaking.mostLifters), .unique)
    Field("starts_on", \.startsOn)
    Field("weekdays", \.weekdays, .count(1...7), .unique)
    Field("dates", \.dates, .count(1...100), .unique)
    Field("weeks", \.weeks, .range(1...52))
    Field("adaptation", \.adaptation, .unique, .count(0...4), .defaulted)
    Field("message", \.message, .length(1...1_000), .format(.notBlank))
    Field("again", \.again, .defaulted)
    Field("past", \.past, .defaulted)
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
  /// How many sessions the plan has, without those that the coach took out.
  public var sessions = 0
  /// How many were done.
  public var done = 0
  /// How many the client deleted or skipped.
  public var leftOut = 0
  /// How many were neither done nor left out, and their day is over.
  public var missed = 0
  /// How many are still to be done.
  public var waiting = 0
  /// How many the client changed.
  public var adapted = 0
  /// How many that are still planned the coach changed by themselves: their day, loads or exercises.
  public var changed = 0
  /// The done ones of all that are not waiting any more, in percent. Absent: all are waiting.
  public var adherence: Decimal?
  /// The day of the next session. Absent: there is none, or it has no day.
  public var nextOn: CivilDate?

  public init() {}

  public static let shape: Shape<Self> = Shape("PlanProgress", PlanProgress.init) {
    Field("sessions", \.sessions)
    Field("done", \.done)
    Field("left_out", \.leftOut)
    Field("missed", \.missed)
    Field("waiting", \.waiting)
    Field("adapted", \.adapted)
    Field("changed", \.changed, .defaulted)
    Field("adherence", \.adherence)
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
  /// The client.
  public var id = UUID.unset
  /// The client's username. Absent once the two are not connected any more.
  public var username: String?
  public var displayName: String?
  /// Whether the client lets the coach see and write plans now. If not, state, revision and progress are absent.
  public var isOpen = false
  /// Whether the plan is under way with this client.
  public var state: AssignedPlanState?
  public var revision: Int?
  /// How many of the sessions are done.
  public var progress: PlanProgress?

  public init() {}

  public static let shape: Shape<Self> = Shape("AssignedClient", AssignedClient.init) {
    Field("id", \.id)
    Field("username", \.username)
    Field("display_name", \.displayName)
    Field("is_open", \.isOpen)
    Field("state", \.state)
    Field("revision", \.revision)
    Field("progress", \.progress)
  }
}

/// An assignment with what became of it, client by client.
public struct Assignment: Message {
  public var id = UUID.unset
  /// The plan's name.
  public var name = ""
  public var templateID: UUID?
  public var programmeID: UUID?
  /// The version of the template, or the number of the programme's definition, that it was made from.
  public var sourceVersion = 0
  /// The first day. Absent: each client's today.
  public var startsOn: CivilDate?
  public var weekdays: [Weekday] = []
  /// Of a template: single days instead of weekdays.
  public var dates: [CivilDate] = []
  /// How many weeks a template is repeated on its weekdays.
  public var weeks: Int?
  /// What clients may change of it.
  public var adaptation: [Adaptation] = []
  /// What the clients are told about it.
  public var message: String?
  public var revision = 1
  public var createdAt = Timestamp.unset
  /// When the plan was changed last.
  public var changedAt = Timestamp.unset
  public var withdrawnAt: Timestamp?
  /// What became of it with each client.
  public var clients: [AssignedClient] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("Assignment", Assignment.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("template_id", \.templateID)
    Field("programme_id", \.programmeID)
    Field("source_version", \.sourceVersion)
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
  public var id = UUID.unset
  /// The plan's name.
  public var name = ""
  public var templateID: UUID?
  public var programmeID: UUID?
  /// The first day. Absent: each client's today.
  public var startsOn: CivilDate?
  public var revision = 1
  public var createdAt = Timestamp.unset
  public var withdrawnAt: Timestamp?
  /// How many clients have it.
  public var clientCount = 0
  /// How many of the sessions are done, of all clients whose plans are open.
  public var progress = PlanProgress()

  public init() {}

  public static let shape: Shape<Self> = Shape("AssignmentSummary", AssignmentSummary.init) {
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
  /// Only what was assigned to this client.
  public var lifter: UUID?
  /// Only assignments of this template.
  public var templateID: UUID?
  /// Only assignments of this programme.
  public var programmeID: UUID?
  /// Only those withdrawn, or with false only the others. Absent: those withdrawn are left out.
  public var withdrawn: Bool?

  public init() {}

  public static let shape: Shape<Self> = Shape("AssignmentQuery", AssignmentQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("lifter", \.lifter)
    Field("template_id", \.templateID)
    Field("programme_id", \.programmeID)
    Field("withdrawn", \.withdrawn)
  }
}
