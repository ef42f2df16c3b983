public import APISchema
public import Primitives

/// The figures of what waits for an admin.
public struct AdminOverview: Message {
  /// How many alerts nobody has seen to. Absent without the duty `moderation`.
  public var openAlerts: Int?
  /// How much feedback nobody has sorted. Absent without the duty `moderation`.
  public var openFeedback: Int?
  /// How many jobs failed and are not retried any more.
  public var givenUpRuns = 0
  /// How many accounts have a time zone that is refused by now: their owners are asked to choose one.
  public var timeZonesOutdated = 0
  /// How many maintenance windows are announced or under way.
  public var windows = 0
  /// When the installation was last backed up, for admins of the default tenant. Absent for others, and before the first.
  public var lastBackupAt: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("AdminOverview", AdminOverview.init) {
    Field("open_alerts", \.openAlerts)
    Field("open_feedback", \.openFeedback)
    Field("given_up_runs", \.givenUpRuns)
    Field("time_zones_outdated", \.timeZonesOutdated)
    Field("windows", \.windows)
    Field("last_backup_at", \.lastBackupAt)
  }
}
