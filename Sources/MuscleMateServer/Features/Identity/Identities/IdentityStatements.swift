internal import Postgres
internal import Primitives

enum IdentityStatements {
  static let ways = Statement<[String]>(
    "identities.ways", for: .everyone,
    """
    select way
      from unnest(app.sign_in_ways()) as way
    """)

  static let provider = Statement<KnownProvider?, String>(
    "identities.provider", for: [.server],
    """
    select tenant_id, settings, public_url
      from auth.sign_in_provider($1)
    """)

  static let begin = Statement<
    RowCount, UUID, String, Bool, [UInt8], [UInt8]?, String, String?, String?, String?, String
  >(
    "identities.begin", for: [.server],
    """
    select auth.begin_sign_in($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    """)

  static let `return` = Statement<ReturnedFlow, [UInt8], String>(
    "identities.return", for: [.server],
    """
    select tenant_id, settings, nonce, verifier, callback, redirect_uri
      from auth.return_to_sign_in($1, $2)
    """)

  static let note = Statement<RowCount, [UInt8], [UInt8], String, String?, Bool, Bool, String?>(
    "identities.note", for: [.server],
    """
    select auth.note_identity($1, $2, $3, $4, $5, $6, $7)
    """)

  static let firstRoleAtSignIn = Statement<String?, [UInt8], [UInt8], [UInt8]>(
    "identities.first_role_at_sign_in", for: [.server],
    """
    select auth.first_role_at_sign_in($1, $2, $3)
    """)

  static let asked = Statement<JSON, [UInt8], [UInt8], [UInt8], String>(
    "identities.asked", for: [.server],
    """
    select auth.asked_at_sign_in($1, $2, $3, $4)
    """)

  static let firstRole = Statement<String?, String, String, String?>(
    "identities.first_role", for: [.server],
    """
    select auth.first_role($1, $2, $3)
    """)

  /// State, secret and code; the address that was stated; what a new account would be; the session.
  static let finish = Statement<
    SignInVerdict, [UInt8], [UInt8], [UInt8], JSON, UUID, String?, String, String?, [UInt8], [UInt8],
    String, [UInt8], String?
  >(
    "identities.finish", for: [.server],
    """
    select verdict, expires_at, account
      from auth.finish_sign_in($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
    """)

  static let byToken = Statement<
    SignInVerdict, String, String, String, String?, Bool, Bool, String?, JSON, UUID, String?, String,
    String?, [UInt8], [UInt8], String, [UInt8], String?
  >(
    "identities.by_token", for: [.server],
    """
    select verdict, expires_at, account
      from auth.sign_in_by_token(
             $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
    """)

  static let link = Statement<Document, [UInt8], [UInt8], [UInt8]>(
    "identities.link", for: [.server],
    """
    select auth.link_identity($1, $2, $3)
    """)

  static let list = Statement<Document>(
    "identities.list", for: [.server],
    """
    select auth.list_identities()
    """)

  static let unlink = Statement<RowCount, UUID>(
    "identities.unlink", for: [.server],
    """
    select auth.unlink_identity($1)
    """)

  static let expire = Statement<JobBatch, Timestamp, Int32, Bool>(
    "identities.expire", for: [.worker],
    """
    select changed, sample, has_more
      from app.expire_sign_ins($1, $2, $3)
    """)

  static let all: [AnyStatement] = [
    ways.erased, provider.erased, begin.erased, `return`.erased, note.erased, firstRoleAtSignIn.erased,
    asked.erased,
    firstRole.erased, finish.erased, byToken.erased, link.erased, list.erased, unlink.erased, expire.erased,
  ]
}

/// A provider of the visitor's tenant, sealed.
struct KnownProvider: Row {
  static let columns: [PostgresType] = [.int4, .bytea, .text]

  let tenant: Int32
  let settings: [UInt8]
  let publicURL: String?

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    settings = try row.next()
    publicURL = try row.next()
  }
}

/// A sign-in whose browser came back.
struct ReturnedFlow: Row {
  static let columns: [PostgresType] = [.int4, .bytea, .text, .text, .text, .text]

  let tenant: Int32
  let settings: [UInt8]
  let nonce: String
  let verifier: String
  let callback: String
  let redirectURI: String

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    settings = try row.next()
    nonce = try row.next()
    verifier = try row.next()
    callback = try row.next()
    redirectURI = try row.next()
  }
}
