internal import Postgres
internal import Primitives

enum SessionStatements {
  static let candidate = Statement<SignInCandidate, String, String>(
    "sessions.candidate", for: [.server],
    """
    select retry_after, attempt, account_id, roles, password_hash
      from auth.sign_in_candidate($1, $2)
    """)

  static let refuse = Statement<RowCount, Int64>(
    "sessions.refuse", for: [.server],
    """
    select auth.refuse_sign_in($1)
    """)

  static let lockAfterFailures = Statement<RowCount, Int64, [UInt8], [UInt8]>(
    "sessions.lock_after_failures", for: [.server],
    """
    select auth.lock_after_failures($1, $2, $3)
    """)

  static let open = Statement<SignInVerdict, Int64, UUID, String, String?, String, [UInt8], String?>(
    "sessions.open", for: [.server],
    """
    select verdict, expires_at, account
      from auth.open_session($1, $2, $3, $4, $5, $6, $7)
    """)

  static let changeRole = Statement<OtherRole, String, [UInt8]>(
    "sessions.change_role", for: [.server],
    """
    select expires_at, account
      from auth.change_session_role($1, $2)
    """)

  static let list = Statement<Document>(
    "sessions.list", for: [.server],
    """
    select auth.list_sessions()
    """)

  static let current = Statement<Document>(
    "sessions.current", for: [.server],
    """
    select auth.current_session()
    """)

  static let end = Statement<RowCount, UUID?>(
    "sessions.end", for: [.server],
    """
    select auth.end_session($1)
    """)

  static let endAll = Statement<RowCount>(
    "sessions.end_all", for: [.server],
    """
    select auth.end_all_sessions()
    """)

  static let all: [AnyStatement] = [
    candidate.erased, refuse.erased, lockAfterFailures.erased, open.erased, changeRole.erased, list.erased,
    current.erased,
    end.erased,
    endAll.erased,
  ]
}

/// The account of a login; without an account or a hash if nobody has the login.
struct SignInCandidate: Row {
  static let columns: [PostgresType] = [.int4, .int8, .uuid, .text.array, .text]

  /// Seconds to wait; 0 where the attempt is booked.
  let retryAfter: Int
  let attempt: Int64?
  let account: UUID?
  let roles: [String]?
  let hash: String?

  init(_ row: inout RowReader) throws(ColumnFault) {
    retryAfter = Int(try row.next(Int32.self))
    attempt = try row.next()
    account = try row.next()
    roles = try row.next()
    hash = try row.next()
  }
}

struct SignInVerdict: Row {
  static let columns: [PostgresType] = [.text, .timestamptz] + Document.columns

  let word: String
  let expiresAt: Timestamp?
  /// If a second factor is needed: the ways to go on instead.
  let account: Document?

  init(_ row: inout RowReader) throws(ColumnFault) {
    word = try row.next()
    expiresAt = try row.next()
    account = try Document?(&row)
  }
}

/// The end of a session that goes on in another role, and its account.
struct OtherRole: Row {
  static let columns: [PostgresType] = [.timestamptz] + Document.columns

  let expiresAt: Timestamp
  let account: Document

  init(_ row: inout RowReader) throws(ColumnFault) {
    expiresAt = try row.next()
    account = try Document(&row)
  }
}
