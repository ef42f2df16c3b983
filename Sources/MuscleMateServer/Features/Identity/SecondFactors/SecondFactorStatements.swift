internal import Postgres
internal import Primitives
internal import Secrets

enum SecondFactorStatements {
  static let all: [AnyStatement] = [
    list.erased, owner.erased, add.erased, unconfirmed.erased, confirm.erased, replaceRecoveryCodes.erased,
    rename.erased, delete.erased, expire.erased,
  ]

  static let list = Statement<Document>(
    "second_factors.list", for: [.server],
    """
    select auth.list_factors()
    """)

  static let owner = Statement<FactorOwner>(
    "second_factors.owner", for: [.server],
    """
    select tenant_id, account_id, tenant_name, username
      from auth.factor_owner()
    """)

  static let add = Statement<String, UUID, String?, [UInt8]>(
    "second_factors.add", for: [.server],
    """
    select auth.add_totp($1, $2, $3)
    """)

  static let unconfirmed = Statement<[FactorSecret], UUID>(
    "second_factors.unconfirmed", for: [.server],
    """
    select tenant_id, account_id, factor, sealed
      from auth.unconfirmed_totp($1)
    """)

  static let confirm = Statement<Bool, UUID, Int64, [[UInt8]]>(
    "second_factors.confirm", for: [.server],
    """
    select auth.confirm_totp($1, $2, $3)
    """)

  static let replaceRecoveryCodes = Statement<RowCount, [[UInt8]]>(
    "second_factors.replace_recovery_codes", for: [.server],
    """
    select auth.replace_recovery_codes($1)
    """)

  static let rename = Statement<RowCount, UUID, String>(
    "second_factors.rename", for: [.server],
    """
    select auth.rename_factor($1, $2)
    """)

  static let delete = Statement<RowCount, UUID>(
    "second_factors.delete", for: [.server],
    """
    select auth.delete_factor($1)
    """)

  static let expire = Statement<JobBatch, Timestamp, Int32, Bool>(
    "second_factors.expire", for: [.worker],
    """
    select changed, sample, has_more
      from app.expire_challenges($1, $2, $3)
    """)
}

/// The account that adds a factor, and its label in the authenticator app.
struct FactorOwner: Row {
  static let columns: [PostgresType] = [.int4, .uuid, .text, .text]

  let tenant: Int32
  let account: UUID
  let tenantName: String
  let username: String

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    account = try row.next()
    tenantName = try row.next()
    username = try row.next()
  }
}

/// The sealed secret of an app that makes codes.
struct FactorSecret: Row {
  static let columns: [PostgresType] = [.int4, .uuid, .uuid, .bytea]

  let tenant: Int32
  let account: UUID
  let factor: UUID
  let sealed: [UInt8]

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    account = try row.next()
    factor = try row.next()
    sealed = try row.next()
  }

  var purpose: String {
    SealedPurpose.totp(tenant: "\(tenant)", factor: "\(account)/\(factor)")
  }
}
