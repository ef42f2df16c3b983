public import APISchema
public import Primitives

/// A job of the platform: its schedule, and its runs.
public struct ScheduledJob: Message {
  /// The job's name.
  public var name = ""
  /// What it does.
  public var summary = ""
  /// Whether it runs once, or for each tenant.
  public var reach = Reach.installation
  /// When it runs: minute, hour, day of the month, month, day of the week, as crontab(5). Absent: it runs when it is
  /// asked for.
  public var cron: String?
  /// The time zone of the schedule.
  public var timeZone = "UTC"
  /// What becomes of runs that were due while nothing worked.
  public var missed = Missed.once
  /// How many missed runs are made up for at most.
  public var catchUpAtMost = 1
  /// Whether it makes no runs, and those that wait are left to wait.
  public var paused = false
  /// Whether an admin said when it runs.
  public var changed = false
  /// When it runs next. Absent: it is paused, or runs when it is asked for.
  public var nextDueAt: Timestamp?
  /// How many runs wait.
  public var waiting = 0
  /// How many runs are under way.
  public var running = 0
  /// How many runs failed too often.
  public var givenUp = 0
  /// The run that ended last.
  public var lastRun: RunOfJob?

  public init() {}

  public enum Reach: String, WordValue {
    case installation
    case eachTenant = "each_tenant"
  }

  public enum Missed: String, WordValue {
    case catchUp = "catch_up"
    case once, skip
  }

  public static let shape: Shape<Self> = Shape("ScheduledJob", ScheduledJob.init) {
    Field("name", \.name)
    Field("summary", \.summary)
    Field("reach", \.reach)
    Field("cron", \.cron)
    Field("time_zone", \.timeZone)
    Field("missed", \.missed)
    Field("catch_up_at_most", \.catchUpAtMost)
    Field("paused", \.paused)
    Field("changed", \.changed)
    Field("next_due_at", \.nextDueAt)
    Field("waiting", \.waiting)
    Field("running", \.running)
    Field("given_up", \.givenUp)
    Field("last_run", \.lastRun)
  }
}

/// A run of a job, whatever attempts it took.
public struct RunOfJob: Message {
  public var id = UUID.unset
  public var job = ""
  /// The tenant, by its name in addresses. Absent: the whole installation.
  public var tenant: String?
  /// How far the run is.
  public var state = State.waiting
  /// Why it runs: by its schedule, by the program, or since an admin asked.
  public var origin = Origin.enqueued
  /// The admin who asked for it.
  public var askedBy: UUID?
  /// Whether it says what it would change, and changes nothing.
  public var dryRun = false
  /// The time that it counts by.
  public var dueAt = Timestamp.unset
  public var startedAt: Timestamp?
  public var endedAt: Timestamp?
  public var attempts = 0
  /// How many things it has looked at.
  public var done: Int?
  /// How many things there are to look at.
  public var total: Int?
  /// How many it changed, or in a dry run would change.
  public var changed: Int?
  /// A few of the things that it changed, by their ids.
  public var sample: [String]?
  public var error: String?
  /// The process that runs it.
  public var worker: String?

  public init() {}

  public enum State: String, WordValue {
    case waiting, running, succeeded, retrying
    /// There was nothing that it could do: `sample` says why.
    case skipped
    case givenUp = "given_up"
    case cancelled, superseded
  }

  public enum Origin: String, WordValue { case schedule, enqueued, asked }

  public static let shape: Shape<Self> = Shape("RunOfJob", RunOfJob.init) {
    Field("id", \.id)
    Field("job", \.job)
    Field("tenant", \.tenant)
    Field("state", \.state)
    Field("origin", \.origin)
    Field("asked_by", \.askedBy)
    Field("dry_run", \.dryRun)
    Field("due_at", \.dueAt)
    Field("started_at", \.startedAt)
    Field("ended_at", \.endedAt)
    Field("attempts", \.attempts)
    Field("done", \.done)
    Field("total", \.total)
    Field("changed", \.changed)
    Field("sample", \.sample)
    Field("error", \.error)
    Field("worker", \.worker)
  }
}

/// When a job runs from now on; absent members stay.
public struct JobChange: Message {
  /// Whether it makes no runs.
  public var paused: Bool?
  /// When it runs: minute, hour, day of the month, month, day of the week, as crontab(5). Null: as it is without a
  /// change.
  public var cron = Change<String?>.unchanged
  /// The time zone of the schedule.
  public var timeZone: String?
  /// What becomes of runs that were due while nothing worked.
  public var missed: ScheduledJob.Missed?
  /// How many missed runs are made up for at most.
  public var catchUpAtMost: Int?

  public init() {}

  private static let cronFormat = TextFormat(
    "five fields as in crontab(5): minute 0–59, hour 0–23, day 1–31, month 1–12, weekday 0–7",
    pattern: "^[0-9A-Za-z*,/ -]+$"
  ) { text in
    text.utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || " *,-/".utf8.contains(byte)
    }
  }

  public static let shape: Shape<Self> = Shape("JobChange", JobChange.init) {
    Field("paused", \.paused)
    Field("cron", \.cron, .length(1...200), .format(cronFormat))
    Field("time_zone", \.timeZone, .length(1...64))
    Field("missed", \.missed)
    Field("catch_up_at_most", \.catchUpAtMost, .range(1...1_000))
  }.ignoringRest(of: ScheduledJob.shape)
}

/// A run that is asked for.
public struct JobRequest: Message {
  /// Whether it says what it would change, and changes nothing. Absent: false.
  public var dryRun = false
  /// What the job of this name takes, if anything.
  public var arguments = NoticeArguments()

  public init() {}

  public static let shape: Shape<Self> = Shape("JobRequest", JobRequest.init) {
    Field("dry_run", \.dryRun, .defaulted)
    Field("arguments", \.arguments, .defaulted)
  }
}

/// The wanted runs.
public struct JobRunQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  /// Only runs in this state.
  public var state: RunOfJob.State?

  public init() {}

  public static let shape: Shape<Self> = Shape("JobRunQuery", JobRunQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("state", \.state)
  }
}

/// A run that failed too often.
public struct DeadJob: Message {
  public var id = UUID.unset
  public var job = ""
  public var tenant: String?
  public var dryRun = false
  public var dueAt = Timestamp.unset
  /// When it failed for the last time.
  public var diedAt = Timestamp.unset
  public var attempts = 0
  public var error = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("DeadJob", DeadJob.init) {
    Field("id", \.id)
    Field("job", \.job)
    Field("tenant", \.tenant)
    Field("dry_run", \.dryRun)
    Field("due_at", \.dueAt)
    Field("died_at", \.diedAt)
    Field("attempts", \.attempts)
    Field("error", \.error)
  }
}
