internal import Postgres
internal import Primitives

enum DataExportStatements {
  static let all: [AnyStatement] = [
    ask.erased, list.erased, one.erased, delete.erased, beginDownload.erased, part.erased, expire.erased,
    waiting.erased, begin.erased, rows.erased, sets.erased, upsert.erased,
    finish.erased,
  ]

  // MARK: - Its owner

  static let ask = Statement<Document, UUID>(
    "data_exports.ask", for: .signedIn,
    """
    select app.ask_for_export($1)
    """)

  static let list = Statement<Document>(
    "data_exports.list", for: .signedIn,
    """
    select json_build_object('items', coalesce(json_agg(row_to_json(shown)), '[]'), 'next', null)
      from (select export.id, export.state, export.asked_at, export.ready_at, export.expires_at, export.size
              from app.data_exports as export
             where export.tenant_id = (select app.tenant_id())
               and export.account_id = (select app.account_id())
             order by export.asked_at desc, export.id desc
             limit 100) as shown
    """)

  static let one = Statement<Document?, UUID>(
    "data_exports.one", for: .signedIn,
    """
    select row_to_json(shown)
      from (select export.id, export.state, export.asked_at, export.ready_at, export.expires_at, export.size
              from app.data_exports as export
             where export.tenant_id = (select app.tenant_id())
               and export.account_id = (select app.account_id())
               and export.id = $1) as shown
    """)

  static let delete = Statement<RowCount, UUID>(
    "data_exports.delete", for: .signedIn,
    """
    delete from app.data_exports as export
     where export.tenant_id = (select app.tenant_id())
       and export.account_id = (select app.account_id())
       and export.id = $1
    """)

  static let beginDownload = Statement<Int64, UUID>(
    "data_exports.begin_download", for: .signedIn,
    """
    select app.begin_download($1)
    """)

  static let part = Statement<SealedPiece?, UUID, Int32>(
    "data_exports.part", for: .signedIn,
    """
    select tenant, account, secret
      from app.export_part($1, $2)
    """)

  // MARK: - The job

  static let expire = Statement<JobBatch, Timestamp, Int32, Bool>(
    "data_exports.expire", for: [.worker],
    """
    select changed, sample, has_more
      from app.expire_exports($1, $2, $3)
    """)

  static let waiting = Statement<Int64>(
    "data_exports.waiting", for: [.worker],
    """
    select app.waiting_exports()
    """)

  static let begin = Statement<BegunExport?, Timestamp>(
    "data_exports.begin", for: [.worker],
    """
    select account, id, locale, name
      from app.begin_export($1)
     where account is not null
    """)

  static let rows = Statement<ExportedRows, UUID, String, [String], [String], JSON?, Int32>(
    "data_exports.rows", for: [.worker],
    """
    select rows, last
      from app.export_rows($1, $2, $3, $4, $5, $6)
    """)

  static let sets = Statement<ExportedPage?, UUID, Timestamp, UUID, Int32>(
    "data_exports.sets", for: [.worker],
    """
    select rows::text, last_at, last_id
      from app.export_sets($1, $2, $3, $4)
    """)

  static let upsert = Statement<RowCount, UUID, UUID, Int32, [UInt8], Timestamp>(
    "data_exports.upsert_part", for: [.worker],
    """
    select app.upsert_export_part($1, $2, $3, $4, $5)
    """)

  static let finish = Statement<Bool, UUID, UUID, Int64, Timestamp>(
    "data_exports.finish", for: [.worker],
    """
    select app.finish_export($1, $2, $3, $4)
    """)
}

struct BegunExport: Row {
  let account: UUID
  let id: UUID
  let locale: String
  let name: String

  static let columns: [PostgresType] = [.uuid, .uuid, .text, .text]

  init(_ row: inout RowReader) throws(ColumnFault) {
    account = try row.next()
    id = try row.next()
    locale = try row.next()
    name = try row.next()
  }
}

struct ExportedRows: Row {
  /// A JSON array; nil where there are none.
  let rows: String?
  /// The key of the last of them.
  let last: JSON?

  static let columns: [PostgresType] = [.text, .jsonb]

  init(_ row: inout RowReader) throws(ColumnFault) {
    rows = try row.next()
    last = try row.next()
  }
}

struct SealedPiece: Row {
  let tenant: Int32
  let account: UUID
  let secret: [UInt8]

  static let columns: [PostgresType] = [.int4, .uuid, .bytea]

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    account = try row.next()
    secret = try row.next()
  }
}
