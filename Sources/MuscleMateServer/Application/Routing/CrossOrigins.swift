internal import HTTPServer
internal import Localization
internal import Postgres
internal import Primitives
internal import Synchronization

/// Pages at other addresses that may read what the API answers (Fetch Standard, "CORS protocol"), for those who send a bearer
/// token: cookies count for pages of our own alone, so `Access-Control-Allow-Credentials` is never sent. The origins are
/// those that tenants list, known to this server without asking. Whose tenant a request is for does not matter: an origin
/// opens nothing without a token, and a token knows its tenant.
final class CrossOrigins: Sendable {
  private let known = Mutex<Set<String>>([])

  static let statements: [AnyStatement] = [origins.erased]

  private static let origins = Statement<[String]>(
    "cross_origins.all", for: [.server],
    """
    select auth.cors_origins()
    """)

  /// Until the task is cancelled. While the database is away, what was allowed stays allowed.
  func run(_ pool: Pool, observe: @Sendable (Observation) -> Void) async {
    while !Task.isCancelled {
      do {
        try await refresh(pool)
      } catch {
        observe(.databaseFailed(error: "\(error)"))
      }
      do { try await Task.sleep(for: MaintenanceWatch.interval) } catch { return }
    }
  }

  func refresh(_ pool: Pool) async throws {
    let origins = try await pool.exchange(
      as: .server, deadline: .seconds(5), preamble: nil, Self.origins())
    known.withLock { $0 = Set(origins) }
  }

  /// The origin that the request comes from, where a tenant lists it.
  private func allowed(_ head: RequestHead) -> String? {
    guard let origin = head.headers["Origin"] else { return nil }
    return known.withLock { $0.contains(origin) } ? origin : nil
  }

  /// The same answer, for everyone who may read it. Caches keep what goes to one origin apart from what goes to another.
  func opening(_ response: Response, to head: RequestHead) -> Response {
    guard Self.isOfAPI(head), known.withLock({ !$0.isEmpty }) else { return response }
    var response = response
    response.headers["Vary"] = [response.headers["Vary"], "Origin"].compactMap { $0 }.joined(separator: ", ")
    guard let origin = allowed(head) else { return response }
    response.headers["Access-Control-Allow-Origin"] = origin
    response.headers["Access-Control-Expose-Headers"] = Self.exposed
    return response
  }

  /// The same answer to OPTIONS, with what a browser asks before it sends the request itself.
  func preflight(_ response: Response, _ methods: [HTTPMethod], for head: RequestHead) -> Response {
    guard Self.isOfAPI(head), head.headers["Access-Control-Request-Method"] != nil, allowed(head) != nil
    else {
      return response
    }
    var response = response
    response.headers["Vary"] = "Access-Control-Request-Method, Access-Control-Request-Headers"
    response.headers["Access-Control-Allow-Methods"] = methods.allowField
    response.headers["Access-Control-Allow-Headers"] = Self.sent
    // Two hours, the most that Chromium keeps it.
    response.headers["Access-Control-Max-Age"] = "7200"
    return response
  }

  /// Pages of ours are for themselves alone.
  private static func isOfAPI(_ head: RequestHead) -> Bool {
    head.path.hasPrefix("/v1/") || head.path == "/openapi.json"
  }

  private static let sent =
    "Authorization, Content-Type, Accept-Language, Tenant, If-Match, If-None-Match, Idempotency-Key, Range, "
    + "Sync-Operation, traceparent"
  private static let exposed =
    "ETag, Location, Retry-After, Maintenance, X-Request-Id, Content-Language, Content-Range, Content-Disposition, "
    + "Accept-Ranges, Allow, WWW-Authenticate, Sync-Repeated"
}
