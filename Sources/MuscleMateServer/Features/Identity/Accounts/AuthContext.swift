internal import HTTPServer
internal import Postgres
internal import Primitives

/// The `auth` functions are the login role's alone. They take tenant and account from the transaction's context,
/// which these statements set without taking another role.
enum AuthContext {
  static let visit = Statement<String, String?, String>(
    "auth_context.visit", for: [.server],
    """
    select pg_catalog.current_setting('app.languages', true)
      from auth.begin_visit($1, $2)
    """)

  static let session = Statement<String, [UInt8], String, String?>(
    "auth_context.session", for: [.server],
    """
    select pg_catalog.current_setting('app.languages', true)
      from auth.begin_session($1, $2, $3)
    """)

  static let statements: [AnyStatement] = [visit.erased, session.erased]
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

  private var asServerWithContext: ExchangeSettings {
    ExchangeSettings(
      as: .server, deadline: route.deadline, first: requestMetadata, preamble: context, heard: heard.take)
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
