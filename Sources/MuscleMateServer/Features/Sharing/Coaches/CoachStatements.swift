internal import Postgres
internal import Primitives

enum CoachStatements {
  static let page = Statement<Document, Timestamp, UUID, Int32>(
    "coaches.page", for: .lifterOrCoach,
    """
    select app.page(
             array_agg(app.coach_json(listed.coach_id)), array_agg(app.cursor(listed.since, listed.coach_id)), $3)
      from (
        select coaching.coach_id, coaching.since
          from app.coachings as coaching
         where coaching.tenant_id = (select app.tenant_id())
           and coaching.lifter_id = (select app.account_id())
           and (coaching.since, coaching.coach_id) < ($1, $2)
         order by coaching.since desc, coaching.coach_id desc
         limit $3 + 1) as listed
    """)

  static let share = Statement<Document, UUID, [String], [Timestamp], [Timestamp], String, String?>(
    "coaches.share", for: .lifterOrCoach,
    """
    select app.share($1, $2, $3, $4, app.in_language($5::jsonb, $6))
    """)

  static let preview = Statement<Document, UUID, [String], [Timestamp], [Timestamp], String, String?>(
    "coaches.preview", for: .lifterOrCoach,
    """
    select app.preview_sharing($1, $2, $3, $4, app.in_language($5::jsonb, $6))
    """)

  static let leave = Statement<RowCount, UUID>(
    "coaches.leave", for: .lifterOrCoach,
    """
    with ended as (
      delete from app.coachings as coaching
       where coaching.tenant_id = (select app.tenant_id())
         and coaching.coach_id = $1
         and coaching.lifter_id = (select app.account_id())
      returning coaching.coach_id
    )
    select app.demand_met(count(*))
      from ended
    """)

  /// The scopes that are not offered, because the tenant has no such data.
  static let scopesWithoutModule = Statement<[String]>(
    "coaches.scopes_without_module", for: [.visitor, .lifter, .coach, .admin],
    """
    select unnest(app.scopes_without_module())
    """)

  static let all: [AnyStatement] = [
    page.erased, share.erased, preview.erased, leave.erased, scopesWithoutModule.erased,
  ]
}
