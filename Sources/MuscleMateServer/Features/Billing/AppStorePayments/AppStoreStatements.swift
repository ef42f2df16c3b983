internal import Postgres
internal import Primitives

enum AppStoreStatements {
  static let all: [AnyStatement] = [
    caller.erased, ownsSubscription.erased, upsert.erased, history.erased,
  ]

  /// The caller of the request.
  static let caller = Statement<AppStoreCustomer>(
    "app_store.caller", for: .lifterOrCoach,
    """
    select app.tenant_id(), app.account_id()
    """)

  /// Row security shows a subscription to its owner only.
  static let ownsSubscription = Statement<Bool, String>(
    "app_store.owns_subscription", for: .lifterOrCoach,
    """
    select exists (
      select
        from app.subscriptions as own
       where own.tenant_id = (select app.tenant_id())
         and own.provider = 'app_store'
         and own.reference = $1
         and own.account_id = (select app.account_id()))
    """)

  /// Transactions and renewals as they were signed, lists of payloads.
  static let upsert = Statement<RowCount, Int32, JSON, JSON>(
    "app_store.upsert", for: [.worker],
    """
    select app.upsert_app_store_data($1, $2, $3)
    """)

  static let history = Statement<JSON, Int32, String>(
    "app_store.history", for: [.worker],
    """
    select app.app_store_history($1, $2)
    """)
}

/// A buyer: an account of a tenant.
struct AppStoreCustomer: Row {
  let tenant: Int32
  let account: UUID

  static let columns: [PostgresType] = [.int4, .uuid]

  init(_ row: inout RowReader) throws(ColumnFault) {
    tenant = try row.next()
    account = try row.next()
  }
}
