internal import Postgres
internal import Primitives

/// The first statement of every request's exchange: it finds the caller, sets the context of the row security
/// policies for this transaction, and takes the role. A failure aborts what follows, so that nothing ever runs
/// without a context.
///
/// The role is set outside the function because a role can't be set inside a `security definer` function.
///
/// The answer is the languages of the caller and of the tenant (`HeardLanguages`), and who both are (`KnownParties`), so that
/// knowing them costs no trip.
enum SignIn {
  static let session = Statement<String, [UInt8], String, String?>(
    "sign_in.session", for: [.server],
    """
    select pg_catalog.concat_ws(
             ',', pg_catalog.current_setting('app.languages', true),
             pg_catalog.current_setting('app.tenant_id', true), pg_catalog.current_setting('app.account_id', true))
      from pg_catalog.set_config('role', auth.begin_session($1, $2, $3), true)
    """)

  /// As `session`, for a route that may take longer than others: the rest of the transaction has this limit for
  /// each statement, in milliseconds (PostgreSQL restarts the timer with every statement of a pipeline).
  static let sessionForLong = Statement<String, [UInt8], String, String?, String>(
    "sign_in.session_for_long", for: [.server],
    """
    select pg_catalog.concat_ws(
             ',', pg_catalog.current_setting('app.languages', true),
             pg_catalog.current_setting('app.tenant_id', true), pg_catalog.current_setting('app.account_id', true))
      from pg_catalog.set_config('statement_timeout', $4, true) as limited
     cross join pg_catalog.set_config('role', auth.begin_session($1, $2, $3), true) as taken
    """)

  /// As `session`, and claims an idempotency key in the same transaction as what the request makes.
  static let sessionOnce = Statement<String, [UInt8], String, String?, String, [UInt8], UUID>(
    "sign_in.session_once", for: [.server],
    """
    select pg_catalog.concat_ws(
             ',', pg_catalog.current_setting('app.languages', true),
             pg_catalog.current_setting('app.tenant_id', true), pg_catalog.current_setting('app.account_id', true))
      from pg_catalog.set_config('role', auth.begin_session_once($1, $2, $3, $4, $5, $6), true)
    """)

  /// As `session`, for an API key, with the scopes that the route asks of it, and whether it only reads.
  static let key = Statement<String, [UInt8], String, String?, [String], Bool>(
    "sign_in.key", for: [.server],
    """
    select pg_catalog.concat_ws(
             ',', pg_catalog.current_setting('app.languages', true),
             pg_catalog.current_setting('app.tenant_id', true), pg_catalog.current_setting('app.account_id', true))
      from pg_catalog.set_config('role', auth.begin_key($1, $2, $3, $4, $5), true)
    """)

  static let keyOnce = Statement<String, [UInt8], String, String?, [String], String, [UInt8], UUID>(
    "sign_in.key_once", for: [.server],
    """
    select pg_catalog.concat_ws(
             ',', pg_catalog.current_setting('app.languages', true),
             pg_catalog.current_setting('app.tenant_id', true), pg_catalog.current_setting('app.account_id', true))
      from pg_catalog.set_config('role', auth.begin_key_once($1, $2, $3, $4, $5, $6, $7), true)
    """)

  static let visitor = Statement<String, String?, String>(
    "sign_in.visitor", for: [.server],
    """
    select pg_catalog.concat_ws(
             ',', pg_catalog.current_setting('app.languages', true),
             pg_catalog.current_setting('app.tenant_id', true), pg_catalog.current_setting('app.account_id', true))
      from pg_catalog.set_config('role', auth.begin_visit($1, $2), true)
    """)

  /// What the database is told of a request ahead of the sign-in (app.request_text): see `Call.requestMetadata`.
  static let requestMetadata = Statement<String, UUID, String, String, String, String>(
    "sign_in.request", for: [.server],
    """
    select pg_catalog.set_config('app.request_id', $1::text, true)
           || pg_catalog.set_config('app.request_address', $2, true)
           || pg_catalog.set_config('app.request_agent', $3, true)
           || pg_catalog.set_config('app.request_consent', $4, true)
           || pg_catalog.set_config('app.request_if_none_match', $5, true)
    """)

  /// The same of a request with an operation of a device (app.claim_operation).
  static let operation = Statement<String, UUID, String, String, String, String, UUID, String, UUID, String>(
    "sign_in.operation", for: [.server],
    """
    select pg_catalog.set_config('app.request_id', $1::text, true)
           || pg_catalog.set_config('app.request_address', $2, true)
           || pg_catalog.set_config('app.request_agent', $3, true)
           || pg_catalog.set_config('app.request_consent', $4, true)
           || pg_catalog.set_config('app.request_if_none_match', $5, true)
           || pg_catalog.set_config('app.operation_device', $6::text, true)
           || pg_catalog.set_config('app.operation_sequence', $7, true)
           || pg_catalog.set_config('app.operation_id', $8::text, true)
           || pg_catalog.set_config('app.operation_looks', $9, true)
    """)

  /// Writes nothing but a mark in the WAL, so that its commit waits for the synchronous standby, where there is one: see
  /// `Call.awaitEarlierCommits`.
  static let mark = Statement<String>(
    "sign_in.mark", for: [.server],
    """
    select pg_catalog.pg_logical_emit_message(true, 'musclemate', '')::text
    """)

  /// A job's run: the worker's role, in the context of this tenant, or of none.
  static let worker = Statement<String, Int32?>(
    "sign_in.worker", for: [.server],
    """
    select pg_catalog.set_config('role', auth.begin_work($1), true)
    """)

  /// As `worker`, for a run under this lease: refused where that is lost, so that nothing of it comes late.
  static let workerHolding = Statement<String, Int32?, Int64>(
    "sign_in.worker_holding", for: [.server],
    """
    select pg_catalog.set_config('role', auth.begin_work($1), true)
      from app.hold_job($2)
    """)

  /// As `worker`, for what is only read: it changes nothing, and holds nothing while a big answer is on its way.
  static let workerReading = Statement<String, Int32?>(
    "sign_in.worker_reading", for: [.server],
    """
    select pg_catalog.set_config('role', auth.begin_work($1), true)
      from pg_catalog.set_config('transaction_read_only', 'on', true)
    """)

  /// As `worker`, and says that the job is done: the transaction holds its effects.
  static let workerDone = Statement<String, Int32?, Int64, Int64, JSON, Timestamp?>(
    "sign_in.worker_done", for: [.server],
    """
    select pg_catalog.set_config('role', auth.begin_work($1), true)
      from app.finish_job($2, $3, $4, $5)
    """)

  static let statements: [AnyStatement] = [
    session.erased, sessionForLong.erased, sessionOnce.erased, key.erased, keyOnce.erased, visitor.erased,
    requestMetadata.erased, operation.erased, mark.erased, worker.erased, workerHolding.erased,
    workerReading.erased, workerDone.erased,
  ]
}
