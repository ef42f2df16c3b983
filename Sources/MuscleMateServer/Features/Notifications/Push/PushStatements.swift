internal import Postgres
internal import Primitives

enum PushStatements {
  static let all: [AnyStatement] = [
    key.erased, put.erased, delete.erased, claim.erased, finish.erased, count.erased,
  ]

  static let key = Statement<Document>(
    "push.key", for: .signedIn,
    """
    select coalesce(app.push_key(), '{}')
    """)

  static let put = Statement<RowCount, UUID, String, [UInt8], [UInt8], UUID?>(
    "push.put_target", for: .signedIn,
    """
    select app.put_push_target($1, $2, $3, $4, $5)
    """)

  static let delete = Statement<RowCount, UUID>(
    "push.delete_target", for: .signedIn,
    """
    delete from app.push_targets as own
     where own.tenant_id = (select app.tenant_id())
       and own.account_id = (select app.account_id())
       and own.id = $1
    """)

  static let claim = Statement<[DuePush], Timestamp, Int32>(
    "push.claim", for: [.worker],
    """
    select tenant_id, account_id, target_id, notice_id, kind, sealed, service, contact, locale
      from app.claim_pushes($1, $2)
    """)

  static let finish = Statement<RowCount, Timestamp, JSON>(
    "push.finish", for: [.worker],
    """
    select app.finish_pushes($1, $2)
    """)

  static let count = Statement<Int64, Timestamp>(
    "push.count_due", for: [.worker],
    """
    select app.count_due_pushes($1)
    """)
}

/// A notice on its way to a device, as app.claim_pushes leases it.
struct DuePush: Row {
  static let columns: [PostgresType] = [
    .int4, .uuid, .uuid, .uuid, .text, .bytea, .bytea, .text, .text,
  ]

  let tenant: Int32
  let account: UUID
  let target: UUID
  let notice: UUID
  let kind: String
  /// The device's address.
  let sealed: [UInt8]
  /// The tenant's settings at the push service.
  let service: [UInt8]
  /// For the service's operators.
  let contact: String?
  let locale: String

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    account = try row.next()
    target = try row.next()
    notice = try row.next()
    kind = try row.next()
    sealed = try row.next()
    service = try row.next()
    contact = try row.next()
    locale = try row.next()
  }

  /// As app.finish_pushes takes it.
  func outcome(_ word: String, seconds: Int? = nil) -> JSON {
    [
      "tenant": .number("\(tenant)"), "account": .string(account.description),
      "target": .string(target.description), "notice": .string(notice.description), "outcome": .string(word),
      "seconds": .number("\(seconds ?? 0)"),
    ]
  }
}
