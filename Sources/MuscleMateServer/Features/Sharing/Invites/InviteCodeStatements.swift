internal import Postgres
internal import Primitives

enum InviteCodeStatements {
  static let make = Statement<
    Document, UUID, UUID?, [UInt8], String, String?, [String], Int32, Timestamp, String
  >(
    "invite_codes.make", for: [.coach],
    """
    select (app.make_code($1, $2, $3, $4, $5, $6, $7, $8)::jsonb || jsonb_build_object('code', $9::text))::json
    """)

  /// A coach has at most 20 that can be redeemed; those of the past make the list long.
  static let page = Statement<Document, Timestamp, UUID, Int32>(
    "invite_codes.page", for: [.coach],
    """
    with page as materialized (
      select code.id, code.created_at,
             row_number() over (order by code.created_at desc, code.id desc) as position
        from app.invite_codes as code
       where code.tenant_id = (select app.tenant_id())
         and code.coach_id = (select app.account_id())
         and (code.created_at, code.id) < ($1, $2)
       order by code.created_at desc, code.id desc
       limit $3 + 1
    )
    select json_build_object(
      'items', coalesce(
        (select json_agg(app.code_json(page.id) order by page.position)
           from page
          where page.position <= $3),
        '[]'),
      'next',
        (select app.cursor(final.created_at, final.id)
           from page as final
          where final.position = $3
            and exists (select from page as further where further.position > $3)))
    """)

  static let redeem = Statement<Document, [UInt8], [String], [Timestamp], [Timestamp]>(
    "invite_codes.redeem", for: .lifterOrCoach,
    """
    select app.redeem_code($1, $2, $3, $4)
    """)

  static let withdraw = Statement<RowCount, UUID>(
    "invite_codes.withdraw", for: [.coach],
    """
    select app.withdraw_code($1)
    """)

  static let all: [AnyStatement] = [make.erased, page.erased, redeem.erased, withdraw.erased]
}
