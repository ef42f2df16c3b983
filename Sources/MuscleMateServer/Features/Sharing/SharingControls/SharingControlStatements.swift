internal import Postgres
internal import Primitives

enum SharingControlStatements {
  static let show = Statement<Document>(
    "sharing_controls.show_pause", for: .lifterOrCoach,
    """
    select app.pause_json()
    """)

  static let pause = Statement<Document, Timestamp?>(
    "sharing_controls.pause", for: .lifterOrCoach,
    """
    select app.pause_sharing($1)
    """)

  static let resume = Statement<RowCount>(
    "sharing_controls.resume", for: .lifterOrCoach,
    """
    select app.resume_sharing()
    """)

  static let blocked = Statement<Document, Timestamp, UUID, Int32>(
    "sharing_controls.blocked", for: .lifterOrCoach,
    """
    select app.page(
             array_agg(app.blocked_json(listed.coach_id)), array_agg(app.cursor(listed.since, listed.coach_id)), $3)
      from (
        select blocked.coach_id, blocked.since
          from app.blocked_coaches as blocked
         where blocked.tenant_id = (select app.tenant_id())
           and blocked.lifter_id = (select app.account_id())
           and (blocked.since, blocked.coach_id) < ($1, $2)
         order by blocked.since desc, blocked.coach_id desc
         limit $3 + 1) as listed
    """)

  static let block = Statement<Document, UUID>(
    "sharing_controls.block", for: .lifterOrCoach,
    """
    select app.block_coach($1)
    """)

  static let unblock = Statement<RowCount, UUID>(
    "sharing_controls.unblock", for: .lifterOrCoach,
    """
    with ended as (
      delete from app.blocked_coaches as blocked
       where blocked.tenant_id = (select app.tenant_id())
         and blocked.lifter_id = (select app.account_id())
         and blocked.coach_id = $1
      returning blocked.coach_id
    )
    select app.demand_met(count(*))
      from ended
    """)

  static let all: [AnyStatement] = [
    show.erased, pause.erased, resume.erased, blocked.erased, block.erased, unblock.erased,
  ]
}
