internal import Postgres
internal import Primitives

enum PasskeyStatements {
  static let all: [AnyStatement] = [
    relyingParty.erased, ask.erased, askSession.erased, ownCredentials.erased, user.erased, spend.erased,
    key.erased, open.erased, finish.erased, prove.erased, list.erased, add.erased, rename.erased,
    delete.erased,
  ]

  static let relyingParty = Statement<RelyingPartyRow>(
    "passkeys.relying_party", for: [.server],
    """
    select name, domain, origins, public_url, hosts
      from auth.relying_party()
    """)

  static let ask = Statement<Timestamp, [UInt8], String>(
    "passkeys.ask", for: [.server],
    """
    select auth.ask_passkey($1, $2)
    """)

  static let askSession = Statement<RowCount, [UInt8], String>(
    "passkeys.ask_session", for: [.server],
    """
    select auth.ask_session($1, $2)
    """)

  static let ownCredentials = Statement<[PasskeyDescriptor]>(
    "passkeys.own_credentials", for: [.server],
    """
    select credential_id, transports
      from auth.own_credentials()
    """)

  static let user = Statement<PasskeyUser>(
    "passkeys.user", for: [.server],
    """
    select handle, username, display_name
      from auth.passkey_user()
    """)

  static let spend = Statement<RowCount, [UInt8], String>(
    "passkeys.spend", for: [.server],
    """
    select auth.spend_challenge($1, $2)
    """)

  static let key = Statement<PasskeyKey?, [UInt8]>(
    "passkeys.key", for: [.server],
    """
    select id, account_id, public_key, is_backup_eligible, handle, roles
      from auth.passkey_of($1)
    """)

  /// Account, passkey, its counter, whether it is backed up; role, the session's token, device.
  static let open = Statement<SignInVerdict, UUID, UUID, Int64, Bool, String, [UInt8], String?>(
    "passkeys.open", for: [.server],
    """
    select verdict, expires_at, account
      from auth.open_by_passkey($1, $2, $3, $4, $5, $6, $7)
    """)

  /// Account, challenge, passkey, its counter, whether it is backed up; the session's token.
  static let finish = Statement<SignInVerdict, UUID, [UInt8], UUID, Int64, Bool, [UInt8]>(
    "passkeys.finish", for: [.server],
    """
    select verdict, expires_at, account
      from auth.finish_by_passkey($1, $2, $3, $4, $5, $6)
    """)

  static let prove = Statement<Bool, UUID, Int64, Bool>(
    "passkeys.prove", for: [.server],
    """
    select auth.prove_by_passkey($1, $2, $3)
    """)

  static let list = Statement<Document>(
    "passkeys.list", for: [.server],
    """
    select auth.list_passkeys()
    """)

  static let add = Statement<Document, UUID, String?, [UInt8], [UInt8], Int64, [String], Bool, Bool>(
    "passkeys.add", for: [.server],
    """
    select auth.add_passkey($1, $2, $3, $4, $5, $6, $7, $8)
    """)

  static let rename = Statement<Document, UUID, String>(
    "passkeys.rename", for: [.server],
    """
    select auth.rename_passkey($1, $2)
    """)

  static let delete = Statement<RowCount, UUID>(
    "passkeys.delete", for: [.server],
    """
    select auth.delete_passkey($1)
    """)
}

struct PasskeyUser: Row {
  static let columns: [PostgresType] = [.bytea, .text, .text]

  let handle: [UInt8]
  let username: String
  let displayName: String

  init(_ row: inout RowReader) throws(ColumnFault) {
    handle = try row.next()
    username = try row.next()
    displayName = try row.next()
  }
}

/// The key that an answer has to be signed by, and whose it is.
struct PasskeyKey: Row {
  static let columns: [PostgresType] = [.uuid, .uuid, .bytea, .bool, .bytea, .text.array]

  let id: UUID
  let account: UUID
  let publicKey: [UInt8]
  let isBackupEligible: Bool
  let handle: [UInt8]
  let roles: [String]

  init(_ row: inout RowReader) throws(ColumnFault) {
    id = try row.next()
    account = try row.next()
    publicKey = try row.next()
    isBackupEligible = try row.next()
    handle = try row.next()
    roles = try row.next()
  }
}
