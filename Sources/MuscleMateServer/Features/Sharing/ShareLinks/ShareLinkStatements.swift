internal import MuscleMateAPI
internal import Postgres
internal import Primitives

enum ShareLinkStatements {
  static let make = Statement<JSON, UUID, [UInt8], String, JSON, String, JSON, Timestamp>(
    "share_links.make", for: .lifterOrCoach,
    """
    select app.make_share_link($1, $2, $3, $4, $5, $6, $7)::jsonb
    """)

  static let page = Statement<Document, Timestamp, UUID, Int32>(
    "share_links.page", for: .lifterOrCoach,
    """
    select app.page(
             array_agg(app.share_link_json(listed.id)), array_agg(app.cursor(listed.created_at, listed.id)), $3)
      from (
        select link.id, link.created_at
          from app.share_links as link
         where link.tenant_id = (select app.tenant_id())
           and link.account_id = (select app.account_id())
           and (link.created_at, link.id) < ($1, $2)
         order by link.created_at desc, link.id desc
         limit $3 + 1) as listed
    """)

  static let one = Statement<Document?, UUID>(
    "share_links.one", for: .lifterOrCoach,
    """
    select app.share_link_json($1)
    """)

  static let refresh = Statement<Document, UUID, String, JSON>(
    "share_links.refresh", for: .lifterOrCoach,
    """
    select app.refresh_share_link($1, $2, $3)
    """)

  static let withdraw = Statement<RowCount, UUID>(
    "share_links.withdraw", for: .lifterOrCoach,
    """
    select app.withdraw_share_link($1)
    """)

  /// By the hash of its token, and whether it is a visit to be counted.
  static let open = Statement<JSON?, [UInt8], Bool>(
    "share_links.open", for: .everyone,
    """
    select app.open_share_link($1, $2)
    """)

  static let all: [AnyStatement] = [
    make.erased, page.erased, one.erased, refresh.erased, withdraw.erased, open.erased,
  ]
}
