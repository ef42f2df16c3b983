internal import Postgres
internal import Primitives

enum NoticeStatements {
  static let all: [AnyStatement] = [page.erased, count.erased, read.erased, delete.erased]

  /// Newest first, after a cursor; all, or only what is unread.
  static let page = Statement<LocalDocument, Timestamp, UUID, Int32, Bool>(
    "notices.page", for: .signedIn,
    """
    select (select account.locale
              from app.accounts as account
             where account.tenant_id = (select app.tenant_id())
               and account.id = (select app.account_id())),
           app.page(array_agg(row_to_json(listed)), array_agg(app.cursor(listed.created_at, listed.id)), $3)
      from (
        select notice.id, notice.kind, notice.arguments, notice.occurrences as count, notice.created_at,
               notice.read_at
          from app.notices as notice
         where notice.tenant_id = (select app.tenant_id())
           and notice.account_id = (select app.account_id())
           and (notice.created_at, notice.id) < ($1, $2)
           and (not $4 or notice.read_at is null)
         order by notice.created_at desc, notice.id desc
         limit $3 + 1) as listed
    """)

  static let count = Statement<Document>(
    "notices.count", for: .signedIn,
    """
    select json_build_object('unread', count(*))
      from app.notices as notice
     where notice.tenant_id = (select app.tenant_id())
       and notice.account_id = (select app.account_id())
       and notice.read_at is null
    """)

  static let read = Statement<RowCount, Timestamp>(
    "notices.read", for: .signedIn,
    """
    update app.notices as notice
       set read_at = now()
     where notice.tenant_id = (select app.tenant_id())
       and notice.account_id = (select app.account_id())
       and notice.read_at is null
       and notice.created_at <= $1
    """)

  static let delete = Statement<RowCount, UUID>(
    "notices.delete", for: .signedIn,
    """
    delete from app.notices as notice
     where notice.tenant_id = (select app.tenant_id())
       and notice.account_id = (select app.account_id())
       and notice.id = $1
    """)
}

/// A document that still has to be worded, and the reader's locale.
struct LocalDocument: Row {
  let locale: String?
  let document: Document

  static var columns: [PostgresType] { String.columns + Document.columns }

  init(_ row: inout RowReader) throws(ColumnFault) {
    locale = try row.next()
    document = try Document(&row)
  }
}
