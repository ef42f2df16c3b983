internal import Postgres
internal import Primitives

enum APIKeyStatements {
  static let make = Statement<Document, UUID, String, [UInt8], [String], Timestamp?>(
    "api_keys.make", for: [.server],
    """
    select auth.make_key($1, $2, $3, $4, $5)
    """)

  static let list = Statement<Document>(
    "api_keys.list", for: [.server],
    """
    select auth.list_keys()
    """)

  static let revoke = Statement<RowCount, UUID>(
    "api_keys.revoke", for: [.server],
    """
    select auth.revoke_key($1)
    """)

  static let expire = Statement<JobBatch, Timestamp, Int32, Bool>(
    "api_keys.expire", for: [.worker],
    """
    select changed, sample, has_more
      from app.expire_api_keys($1, $2, $3)
    """)

  static let all: [AnyStatement] = [make.erased, list.erased, revoke.erased, expire.erased]
}
