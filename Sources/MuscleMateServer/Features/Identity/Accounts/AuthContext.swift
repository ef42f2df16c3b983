internal import HTTPServer
internal import Postgres
internal import Primitives

/// The `auth` functions are the login role's alone. They take tenant and account from the transaction's context,
/// which these statements set without taking another role.
enum AuthContext {
  static let visit = Statement<String, String?, String>(
    "auth_context.visit", for: [.server],
    """
    select pg_catalog.concat_ws(
             ',', pg_catalog.current_setting('app.languages', true),
             pg_catalog.current_setting('app.tenant_id', true), pg_catalog.current_setting('app.account_id', true))
      from auth.begin_visit($1, $2)
    """)

  static let session = Statement<String, [UInt8], String, String?>(
    "auth_context.session", for: [.server],
    """
    select pg_catalog.concat_ws(
             ',', pg_catalog.current_setting('app.languages', true),
             pg_catalog.current_setting('app.tenant_id', true), pg_catalog.current_setting('app.account_id', true))
      from auth.begin_session($1, $2, $3)
    """)

  /// As `session`, for what ends the caller's token: it comes behind what is under way with the token.
  static let sessionAlone = Statement<String, [UInt8], String, String?>(
    "auth_context.session_alone", for: [.server],
    """
    select pg_catalog.concat_ws(
             ',', pg_catalog.current_setting('app.languages', true),
             pg_catalog.current_setting('app.tenant_id', true), pg_catalog.current_setting('app.account_id', true))
      from auth.begin_session_alone($1, $2, $3)
    """)

  /// The tenant of the context: a session's token names it.
  static let tenant = Statement<Int32>(
    "auth_context.tenant", for: [.server],
    """
    select app.tenant_id()
    """)

  static let statements: [AnyStatement] = [
    visit.erased, session.erased, sessionAlone.erased, tenant.erased,
  ]
}

extension Call {
  /// Runs statements as the login role, in the context of the caller.
  func runAsServerWithContext<each Output: StatementOutput>(
    _ statements: repeat BoundStatement<each Output>
  ) async throws -> (repeat each Output) {
    try await pool.exchange(asServerWithContext, repeat each statements)
  }

  /// The same, of which only the last statement's result is wanted.
  func runAsServerWithContext<each Write: StatementOutput, Last: StatementOutput>(
    _ writes: repeat BoundStatement<each Write>, returning last: BoundStatement<Last>
  ) async throws -> Last {
    try await pool.exchange(asServerWithContext, repeat each writes, returning: last)
  }

  /// The same for what ends the token that the caller came with. What is under way with the token ends first; what comes
  /// with it meanwhile waits, and finds that there is no such session.
  func runAsServerAlone<Output: StatementOutput>(
    _ statement: BoundStatement<Output>, with token: SessionToken
  ) async throws -> Output {
    try await pool.exchange(
      settings(AuthContext.sessionAlone(token.digest, token.role.text, tenantHeader)), statement)
  }

  /// The number of the tenant that the caller belongs to or visits.
  func tenant() async throws -> Int32 {
    try await runAsServerWithContext(AuthContext.tenant())
  }

  private var asServerWithContext: ExchangeSettings { settings(context) }

  private func settings(_ preamble: BoundStatement<String>) -> ExchangeSettings {
    ExchangeSettings(
      as: .server, for: party, deadline: route.deadline, first: requestMetadata, preamble: preamble,
      heard: hear)
  }

  private var context: BoundStatement<String> {
    switch caller {
    case .visitor: AuthContext.visit(tenantHeader, request.host)
    case .session(let token): AuthContext.session(token.digest, token.role.text, tenantHeader)
    // A key's digest is no session's: what runs here is not for keys, and finds none.
    case .key(let token): AuthContext.session(token.digest, token.role.text, tenantHeader)
    }
  }

  /// The address by which throttling counts.
  var address: String { request.remoteAddress.description }
}
