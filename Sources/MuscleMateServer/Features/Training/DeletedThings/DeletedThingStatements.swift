internal import MuscleMateAPI
internal import Postgres
internal import Primitives

enum DeletedThingStatements {
  static let all: [AnyStatement] = [page.erased, keeping.erased, state.erased, note.erased, takeBack.erased]

  /// Last deleted first, after a cursor.
  static let page = Statement<Document, Timestamp, UUID, Int32, String?>(
    "deleted_things.page", for: .lifterOrCoach,
    """
    select app.page(array_agg(row_to_json(listed)), array_agg(app.cursor(listed.deleted_at, listed.id)), $3)
      from (
        select gone.kind, gone.id, gone.name, gone.deleted_at,
               gone.deleted_at + app.undo_days() as kept_until
          from app.deleted_things as gone
         where gone.tenant_id = (select app.tenant_id())
           and gone.lifter_id = (select app.account_id())
           and (gone.deleted_at, gone.id) < ($1, $2)
           and gone.deleted_at >= now() - app.undo_days()
           and gone.restored_at is null
           and ($4 is null or gone.kind = $4)
         order by gone.deleted_at desc, gone.id desc
         limit $3 + 1) as listed
    """)

  private static let keeping = Statement<RowCount, String, UUID, String>(
    "deleted_things.record", for: .lifterOrCoach,
    """
    select app.record_deletion($1, $2, $3::jsonb)
    """)

  /// Runs before a deletion, so that it can be undone.
  static func record(_ kind: DeletedKind, _ id: UUID, _ shown: Document) -> BoundStatement<RowCount> {
    keeping(kind.rawValue, id, shown.text)
  }

  /// The state of the latest thing that was deleted under this identifier.
  static let state = Statement<DeletedThingState?, UUID>(
    "deleted_things.state", for: .lifterOrCoach,
    """
    select gone.kind, gone.restored_at is not null, app.is_there(gone.kind, gone.id),
           gone.deleted_at < now() - app.undo_days(), app.restorable(gone.kind, gone.document)
      from app.deleted_things as gone
     where gone.tenant_id = (select app.tenant_id())
       and gone.lifter_id = (select app.account_id())
       and gone.id = $1
     order by gone.deleted_at desc
     limit 1
    """)

  static let note = Statement<RowCount, String, UUID>(
    "deleted_things.note_restored", for: .lifterOrCoach,
    """
    update app.deleted_things as gone
       set restored_at = now()
     where gone.tenant_id = (select app.tenant_id())
       and gone.lifter_id = (select app.account_id())
       and gone.kind = $1
       and gone.id = $2
    """)

  /// Keeps the note of a thing that exists again: another request restored it, or this one did and got no answer.
  static let takeBack = Statement<RowCount, String, UUID>(
    "deleted_things.take_back_note", for: .lifterOrCoach,
    """
    update app.deleted_things as gone
       set restored_at = null
     where gone.tenant_id = (select app.tenant_id())
       and gone.lifter_id = (select app.account_id())
       and gone.kind = $1
       and gone.id = $2
       and not app.is_there(gone.kind, gone.id)
    """)
}

struct DeletedThingState: Row {
  let kind: DeletedKind?
  let wasRestored: Bool
  let isThere: Bool
  let isTooOld: Bool
  let document: Document

  static var columns: [PostgresType] {
    String.columns + Bool.columns + Bool.columns + Bool.columns + Document.columns
  }

  init(_ row: inout RowReader) throws(ColumnFault) {
    kind = DeletedKind(rawValue: try row.next())
    wasRestored = try row.next()
    isThere = try row.next()
    isTooOld = try row.next()
    document = try Document(&row)
  }
}
