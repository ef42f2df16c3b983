internal import DatabaseAdministration
internal import Postgres
internal import Primitives

/// Work that is done apart from any request: on a schedule, or because something enqueued it (`app.enqueue`). It may be
/// interrupted at any moment and run again: each batch is a transaction of its own, and doing one twice changes nothing.
struct Job: Sendable {
  /// snake_case; also the name in metrics, the history and the command.
  let name: String
  /// The description for admins.
  let summary: StaticString
  /// When it runs unless an admin changed that; nil: only when it is enqueued.
  let schedule: JobSchedule?
  let reach: Reach
  /// How often a run that fails is tried before it is given up.
  let attempts: Int
  /// Of every scheduled job, one run is in progress at a time in its reach. If its worker is silent for longer than the
  /// lease, another worker starts the run again, and the database refuses late writes of the first one. It can't refuse
  /// work of programs, in files or at other services. Such a job is alone: it is started again only when that worker is
  /// gone.
  let requiresExclusiveLease: Bool
  private let run: @Sendable (JobRun) async throws -> JobReport

  enum Reach: Sendable {
    /// Once for all tenants together.
    case installation
    /// A run for each tenant.
    case eachTenant
  }

  init(
    _ name: String, _ summary: StaticString, schedule: JobSchedule? = nil, reach: Reach = .installation,
    attempts: Int = 10, requiresExclusiveLease: Bool = false,
    run: @escaping @Sendable (JobRun) async throws -> JobReport
  ) {
    self.name = name
    self.summary = summary
    self.schedule = schedule
    self.reach = reach
    self.attempts = attempts
    self.requiresExclusiveLease = requiresExclusiveLease
    self.run = run
  }

  /// Runs it; what mail it queued leaves at once, also if it failed later.
  func perform(_ run: JobRun) async throws -> JobReport {
    defer { run.services.wakeMail() }
    return try await self.run(run)
  }
}

/// When a job runs by itself.
struct JobSchedule: Sendable {
  /// Minute, hour, day of the month, month, day of the week.
  let cron: String
  /// IANA.
  let timeZone: String
  let missed: Missed

  /// The treatment of the runs that were due while no worker was running.
  enum Missed: Sendable {
    /// Each of them is run, the latest ones where there are more.
    case catchUp(atMost: Int)
    /// One run replaces all of them, also those that are due while it waits its turn.
    case once
    /// They are left out, and so is one that is due while the one before it is under way.
    case skip
  }

  init(_ cron: String, timeZone: String = "UTC", missed: Missed = .once) {
    self.cron = cron
    self.timeZone = timeZone
    self.missed = missed
  }
}

/// The effects of a run, or of a dry run the effects that it would have.
struct JobReport: Sendable {
  /// Rows, mails, accounts: what the job counts.
  var changed: Int64 = 0
  /// A few of them, by ids and never by personal data.
  var sample: [JSON] = []
  /// Why there was nothing that it could do.
  var skipped: String?

  static func skipped(_ why: String) -> JobReport { JobReport(skipped: why) }
}
