public import Primitives

/// A job of the platform: its schedule, and its runs.
public struct ScheduledJob: Message {
  public var name = ""
  public var summary = ""
  public var reach = Reach.installation
  public var cron: String?
  public var timeZone = "UTC"
  public var missed = Missed.once
  public var catchUpAtMost = 1
  public var paused = false
  public var changed = false
  public var nextDueAt: Timestamp?
  public var waiting = 0
  public var running = 0
  public var givenUp = 0
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

  public static let shape = Shape("ScheduledJob", ScheduledJob.init) {
    Field("name", \.name)
    Field("summary", \.summary)
    Field("reach", \.reach, .note("Whether it runs once, or for each tenant"))
    Field("cron", \.cron, .note("Absent or null: it runs when it is asked for"))
    Field("time_zone", \.timeZone)
    Field("missed", \.missed, .note("What becomes of runs that were due while nothing worked"))
    Field("catch_up_at_most", \.catchUpAtMost)
    Field("paused", \.paused, .note("It makes no runs, and those that wait are left to wait"))
    Field("changed", \.changed, .note("An admin said when it runs"))
    Field("next_due_at", \.nextDueAt)
    Field("waiting", \.waiting)
    Field("running", \.running)
    Field("given_up", \.givenUp)
    Field("last_run", \.lastRun)
  }
}

/// A run of a job, whatever attempts it took.
public struct RunOfJob: Message {
  public var id = UUID(high: 0, low: 0)
  public var job = ""
  public var tenant: String?
  public var state = State.waiting
  public var origin = Origin.enqueued
  public var askedBy: UUID?
  public var dryRun = false
  public var dueAt = Timestamp(microseconds: 0)
  public var startedAt: Timestamp?
  public var endedAt: Timestamp?
  public var attempts = 0
  public var done: Int?
  public var total: Int?
  public var changed: Int?
  public var sample: [String]?
  public var error: String?
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

  public static let shape = Shape("RunOfJob", RunOfJob.init) {
    Field("id", \.id)
    Field("job", \.job)
    Field("tenant", \.tenant, .note("Its name in addresses; absent or null: the whole installation"))
    Field("state", \.state)
    Field("origin", \.origin)
    Field("asked_by", \.askedBy)
    Field("dry_run", \.dryRun, .note("It says what it would change, and changes nothing"))
    Field("due_at", \.dueAt, .note("The time that it counts by"))
    Field("started_at", \.startedAt)
    Field("ended_at", \.endedAt)
    Field("attempts", \.attempts)
    Field("done", \.done)
    Field("total", \.total)
    Field("changed", \.changed, .note("What it changed, or in a dry run would change"))
    Field("sample", \.sample, .note("A few of them, by their ids"))
    Field("error", \.error)
    Field("worker", \.worker)
  }
}

/// When a job runs from now on; absent members stay.
public struct JobChange: Message {
  public var paused: Bool?
  public var cron = Change<String?>.unchanged
  public var timeZone: String?
  public var missed: ScheduledJob.Missed?
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

  public static let shape = Shape("JobChange", JobChange.init) {
    Field("paused", \.paused)
    Field(
      "cron", \.cron, .length(1...200), .format(cronFormat),
      .note(
        "Minute, hour, day of the month, month, day of the week; as crontab(5). Null: as it is without a change"
      ))
    Field("time_zone", \.timeZone, .length(1...64))
    Field("missed", \.missed)
    Field("catch_up_at_most", \.catchUpAtMost, .range(1...1_000))
  }.ignoringRest(of: ScheduledJob.shape)
}

/// A run that is asked for.
public struct JobRequest: Message {
  public var dryRun = false
  public var arguments = NoticeArguments()

  public init() {}

  public static let shape = Shape("JobRequest", JobRequest.init) {
    Field("dry_run", \.dryRun, .defaulted)
    Field("arguments", \.arguments, .defaulted, .note("What the job of this name takes, if anything"))
  }
}

/// The wanted runs.
public struct JobRunQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  public var state: RunOfJob.State?

  public init() {}

  public static let shape = Shape("JobRunQuery", JobRunQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("state", \.state)
  }
}

/// A run that failed too often.
public struct DeadJob: Message {
  public var id = UUID(high: 0, low: 0)
  public var job = ""
  public var tenant: String?
  public var dryRun = false
  public var dueAt = Timestamp(microseconds: 0)
  public var diedAt = Timestamp(microseconds: 0)
  public var attempts = 0
  public var error = ""

  public init() {}

  public static let shape = Shape("DeadJob", DeadJob.init) {
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
