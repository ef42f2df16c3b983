internal import Postgres
internal import Primitives
internal import Secrets

/// The owner of a sealed value; sealed for one place, it opens in no other.
struct SealedPlace: Row {
  let tenant: Int32
  let lifter: UUID

  static let columns: [PostgresType] = [.int4, .uuid]

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    lifter = try row.next()
  }

  var purpose: String { SealedPurpose.medicalConditions(tenant: "\(tenant)", lifter: lifter.description) }
}

struct SealedConditions: Row {
  let place: SealedPlace
  let sealed: [UInt8]?
  let updatedAt: Timestamp?

  static let columns: [PostgresType] = SealedPlace.columns + [.bytea, .timestamptz]

  init(_ row: inout RowReader) throws(ColumnFault) {
    place = try SealedPlace(&row)
    sealed = try row.next()
    updatedAt = try row.next()
  }
}

enum MedicalStatements {
  static let all: [AnyStatement] = [one.erased, place.erased, upsert.erased, delete.erased]

  static let one = Statement<SealedConditions?, UUID?>(
    "medical_conditions.one", for: .lifterOrCoach,
    """
    select app.tenant_id(), reached.lifter_id, told.sealed, told.updated_at
      from app.authorize_lifter($1, 'health') as reached (lifter_id)
      left join app.medical_conditions as told
        on told.tenant_id = (select app.tenant_id())
       and told.lifter_id = reached.lifter_id
    """)

  static let place = Statement<SealedPlace>(
    "medical_conditions.place", for: .lifterOrCoach,
    """
    select app.tenant_id(), app.account_id()
    """)

  static let upsert = Statement<RowCount, [UInt8]>(
    "medical_conditions.upsert", for: .lifterOrCoach,
    """
    insert into app.medical_conditions (tenant_id, lifter_id, sealed, updated_at)
    values ((select app.tenant_id()), (select app.account_id()), $1, now())
        on conflict (tenant_id, lifter_id) do update
       set sealed = excluded.sealed,
           updated_at = excluded.updated_at
    """)

  static let delete = Statement<RowCount>(
    "medical_conditions.delete", for: .lifterOrCoach,
    """
    delete from app.medical_conditions as told
     where told.tenant_id = (select app.tenant_id())
       and told.lifter_id = (select app.account_id())
    """)
}
