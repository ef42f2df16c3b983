internal import Postgres
internal import Primitives

enum CoachStatements {
  static let page = Statement<Document, Timestamp, UUID, Int32>(
    "coaches.page", for: .lifterOrCoach,
    """
    with page as materialized (
      select coaching.coach_id, coaching.since,
             row_number() over (order by coaching.since desc, coaching.coach_id desc) as position
        from app.coachings as coaching
       where coaching.tenant_id = (select app.tenant_id())
         and coaching.lifter_id = (select app.account_id())
         and (coaching.since, coaching.coach_id) < ($1, $2)
       order by coaching.since desc, coaching.coach_id desc
       limit $3 + 1
    )
    select json_build_object(
      'items', coalesce(
        (select json_agg(app.coach_json(page.coach_id) order by page.position)
           from page
          where page.position <= $3),
        '[]'),
      'next',
        (select app.cursor(final.since, final.coach_id)
           from page as final
          where final.position = $3
            and exists (select from page as further where further.position > $3)))
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
    delete
      from app.coachings as coaching
     where coaching.tenant_id = (select app.tenant_id())
       and coaching.coach_id = $1
       and coaching.lifter_id = (select app.account_id())
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
