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
    select app.page(
             array_agg(app.code_json(listed.id)), array_agg(app.cursor(listed.created_at, listed.id)), $3)
      from (
        select code.id, code.created_at
          from app.invite_codes as code
         where code.tenant_id = (select app.tenant_id())
           and code.coach_id = (select app.account_id())
           and (code.created_at, code.id) < ($1, $2)
         order by code.created_at desc, code.id desc
         limit $3 + 1) as listed
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
