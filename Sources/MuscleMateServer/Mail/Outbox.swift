internal import Postgres
internal import Primitives

/// A mail that is due, as app.claim_mail leases it.
struct WaitingMail: Row {
  static let columns: [PostgresType] = [
    .int4, .uuid, .text, .text, .text, .jsonb, .bytea, .text, .text, .text, .text, .uuid, .text, .jsonb,
    .text,
  ]

  let tenant: Int32
  let id: UUID
  let kind: String
  let recipient: String
  let locale: String
  let arguments: JSON
  /// Further arguments, encrypted.
  let secret: [UInt8]?
  let tenantName: String
  let publicURL: String?
  let host: String?
  let sender: String?
  /// The account that the address belongs to.
  let account: UUID?
  /// The topic of the mail, if it can be unsubscribed from.
  let topic: String?
  /// The tenant's branding.
  let branding: JSON
  /// The key of the link by which the recipient has no more mails like this one.
  let unsubscribeKey: String?

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    id = try row.next()
    kind = try row.next()
    recipient = try row.next()
    locale = try row.next()
    arguments = try row.next()
    secret = try row.next()
    tenantName = try row.next()
    publicURL = try row.next()
    host = try row.next()
    sender = try row.next()
    account = try row.next()
    topic = try row.next()
    branding = try row.next()
    unsubscribeKey = try row.next()
  }
}

/// The outbox over all tenants, for the mail loop alone.
enum Outbox {
  /// The loop signs nobody in: it takes the worker's role by itself.
  static let begin = Statement<String>(
    "outbox.begin", for: [.server],
    """
    select pg_catalog.set_config('role', 'mm_worker', true)
    """)

  /// Queues a mail for each request of a visitor that names an account's address.
  static let answerByAddress = Statement<Int32, Int32>(
    "outbox.answer_by_address", for: [.worker],
    """
    select app.answer_by_address($1)
    """)

  static let claim = Statement<[WaitingMail], Int32, [String]>(
    "outbox.claim", for: [.worker],
    """
    select tenant_id, id, kind, recipient, locale, arguments, secret, tenant_name, public_url, host, sender, account_id,
           topic, branding, unsubscribe_key
      from app.due_mail($1, $2)
    """)

  static let sent = Statement<RowCount, Int32, UUID>(
    "outbox.sent", for: [.worker],
    """
    select app.mail_sent($1, $2)
    """)

  static let failed = Statement<RowCount, Int32, UUID, String, Bool>(
    "outbox.failed", for: [.worker],
    """
    select app.mail_failed($1, $2, $3, $4)
    """)

  static let refused = Statement<RowCount, Int32, UUID, String>(
    "outbox.refused", for: [.worker],
    """
    select app.mail_refused($1, $2, $3)
    """)

  static let statements: [AnyStatement] = [
    begin.erased, answerByAddress.erased, claim.erased, sent.erased, failed.erased, refused.erased,
  ]
}
