internal import Postgres
internal import Primitives

enum ClientNoteStatements {
  static let all: [AnyStatement] = [page.erased, one.erased, upsert.erased, delete.erased]

  static let page = Statement<Document, UUID, Timestamp, UUID, Int32>(
    "client_notes.page", for: [.coach],
    """
    select app.page(array_agg(row_to_json(listed)), array_agg(app.cursor(listed.created_at, listed.id)), $4)
      from (
        select note.id, note.text, note.created_at, note.updated_at
          from app.client_notes as note
         where note.tenant_id = (select app.tenant_id())
           and note.coach_id = (select app.account_id())
           and note.lifter_id = $1
           and (note.created_at, note.id) < ($2, $3)
         order by note.created_at desc, note.id desc
         limit $4 + 1) as listed
    """)

  static let one = Statement<Document?, UUID, UUID>(
    "client_notes.one", for: [.coach],
    """
    select row_to_json(shown)
      from (
        select note.id, note.text, note.created_at, note.updated_at
          from app.client_notes as note
         where note.tenant_id = (select app.tenant_id())
           and note.coach_id = (select app.account_id())
           and note.lifter_id = $1
           and note.id = $2) as shown
    """)

  /// Whether it is a new one.
  static let upsert = Statement<Bool, UUID, UUID, String>(
    "client_notes.upsert", for: [.coach],
    """
    select app.upsert_client_note($1, $2, $3)
    """)

  static let delete = Statement<RowCount, UUID, UUID>(
    "client_notes.delete", for: [.coach],
    """
    delete
      from app.client_notes as note
     where note.tenant_id = (select app.tenant_id())
       and note.coach_id = (select app.account_id())
       and note.lifter_id = $1
       and note.id = $2
    """)
}
