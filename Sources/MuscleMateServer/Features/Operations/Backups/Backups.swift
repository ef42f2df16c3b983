internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Backups of the database and the proof that they restore.
enum Backups: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/admin/backups", .admin(.operations),
      "List the installation's backups and their checks, newest first; for admins of the default tenant",
      query: BackupQuery.self, reply: .ok(Page<Backup>.self), handle: list)
  ]

  static let statements = BackupStatements.all

  static let jobs: [Job] = [
    Job(
      "backup", "Backs up the database, encrypted, and removes the backups whose time is over",
      schedule: JobSchedule("15 2 * * *"), attempts: 3, requiresExclusiveLease: true, run: BackupJobs.backup),
    Job(
      "restore_check", "Proves that the newest backup can be restored",
      schedule: JobSchedule("30 4 * * 0"), attempts: 2, requiresExclusiveLease: true, run: BackupJobs.check),
    Job(
      "watch_backups", "Alerts the admins when no backup was made for 26 hours, or when none are set up",
      schedule: JobSchedule("50 * * * *", missed: .skip), attempts: 3, run: BackupJobs.watch),
  ]

  private static func list(_ call: Call, _ query: BackupQuery, _: Nothing) async throws -> Response {
    .ok(try await call.run(BackupStatements.page(query.before, Int32(query.limit))))
  }
}

enum BackupStatements {
  static let all: [AnyStatement] = [
    page.erased, made.erased, removed.erased, restored.erased, checked.erased, overdue.erased,
    unwatched.erased,
  ]

  static let page = Statement<Document, Timestamp?, Int32>(
    "backups.page", for: [.admin],
    """
    select app.backups_page($1, $2)
    """)

  static let made = Statement<RowCount, String, String, Timestamp, Int64, Int64, String>(
    "backups.made", for: [.worker],
    """
    select app.note_backup($1, $2, $3, $4, $5, $6)
    """)

  static let removed = Statement<RowCount, [String]>(
    "backups.removed", for: [.worker],
    """
    select app.note_backup_removed(name)
      from unnest($1) as name
    """)

  static let restored = Statement<[String], Timestamp?>(
    "backups.restored", for: [.worker],
    """
    select app.restored_backups(coalesce($1, '-infinity'))
    """)

  static let checked = Statement<RowCount, String, String?, String?>(
    "backups.checked", for: [.worker],
    """
    select app.note_backup_check($1, $2, $3)
    """)

  static let overdue = Statement<JobBatch, Timestamp, Bool>(
    "backups.overdue", for: [.worker],
    """
    select changed, sample, false
      from app.watch_backups($1, $2)
    """)

  static let unwatched = Statement<JobBatch, Timestamp, Bool>(
    "backups.not_configured", for: [.worker],
    """
    select changed, sample, false
      from app.watch_absent_backups($1, $2)
    """)
}
