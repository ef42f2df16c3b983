public import Postgres
internal import Primitives

/// The statements of the queue, as the role that works it off.
public struct QueueStatements: Sendable {
  let claim: Statement<[ClaimedJob], String, [String], Int32, Int32, UUID?, Timestamp?>
  let prolong: Statement<[Int64], [Int64], Int32, Timestamp?>
  let progress: Statement<RowCount, Int64, Int64?, Int64?, JSON?, Int32, Timestamp?>
  let finish: Statement<RowCount, Int64, Int64, JSON, Timestamp?>
  let skip: Statement<RowCount, Int64, String, Timestamp?>
  let fail: Statement<String, Int64, String, Double?, Timestamp?>
  let release: Statement<RowCount, Int64, Timestamp?>
  let rescue: Statement<Int64, Timestamp?, String?, [Int64]>
  let offer: Statement<RowCount, JSON, Timestamp?>
  let due: Statement<[DueSchedule], [String], Timestamp?>
  let settle: Statement<Bool, String, Int64, [Timestamp], Bool, Timestamp, Timestamp?>
  let zone: Statement<[OffsetChange], String, Timestamp, Timestamp>

  public init(for role: Role) {
    claim = Statement(
      "jobs.claim", for: [role],
      """
      select id, lease, name, of_tenant, arguments, due_at, attempts, is_dry_run, place
        from app.claim_jobs($1, $2, $3, $4, $5, $6)
      """)
    prolong = Statement(
      "jobs.prolong", for: [role],
      """
      select lease
        from app.prolong_leases($1, $2, $3) as lease
      """)
    progress = Statement(
      "jobs.progress", for: [role],
      """
      select app.note_job_progress($1, $2, $3, $4, $5, $6)
      """)
    finish = Statement(
      "jobs.finish", for: [role],
      """
      select app.finish_job($1, $2, $3, $4)
      """)
    skip = Statement(
      "jobs.skip", for: [role],
      """
      select app.skip_job($1, $2, $3)
      """)
    fail = Statement(
      "jobs.fail", for: [role],
      """
      select app.fail_job($1, $2, $3, $4)
      """)
    release = Statement(
      "jobs.release", for: [role],
      """
      select app.release_job($1, $2)
      """)
    rescue = Statement(
      "jobs.rescue", for: [role],
      """
      select app.rescue_jobs($1, $2, $3)
      """)
    offer = Statement(
      "jobs.offer", for: [role],
      """
      select app.offer_jobs($1, $2)
      """)
    due = Statement(
      "jobs.due", for: [role],
      """
      select name, cron, time_zone, missed, catch_up_at_most, settled_up_to, revision, moment
        from app.due_schedules($1, $2)
      """)
    settle = Statement(
      "jobs.settle", for: [role],
      """
      select app.settle_schedule($1, $2, $3, $4, $5, $6)
      """)
    zone = Statement(
      "jobs.zone", for: [role],
      """
      select since, seconds
        from app.zone_offsets($1, $2, $3)
      """)
  }

  public var all: [AnyStatement] {
    [
      claim.erased, prolong.erased, progress.erased, finish.erased, skip.erased, fail.erased, release.erased,
      rescue.erased, offer.erased, due.erased, settle.erased, zone.erased,
    ]
  }
}
