internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// Routes for operators and their tools: whether the process lives, whether it can serve, and its metrics.
enum Operations: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/healthz", .anyone, "Liveness probe", inMaintenance: true, reply: .text("text/plain"),
      handle: health),
    Route(
      .get, "/readyz", .anyone,
      "Readiness probe: the database accepts writes, the keys are here, and no shutdown has begun",
      inMaintenance: true, reply: .text("text/plain"), handle: readiness),
    Route(
      .get, "/metrics", .anyone,
      "Metrics for Prometheus; visible to the operator's tools only",
      inMaintenance: true, reply: .text("text/plain"), handle: metrics),
  ]

  static let statements: [AnyStatement] = [state.erased, figures.erased]

  private static let state = Statement<DatabaseState>(
    "operations.state", for: [.server],
    """
    select not pg_is_in_recovery() and not current_setting('default_transaction_read_only')::boolean,
           auth.sealing_keys_in_use()
    """)

  private static let figures = Statement<[MetricFigure]>(
    "operations.figures", for: [.server],
    """
    select name, label, value
      from app.figures()
     union all
    select name, label, value
      from app.job_figures()
    """)

  private static func health(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .text("ok\n")
  }

  private static func readiness(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    if call.services.departure.isAnnounced { return .text("draining\n", 503) }
    let state = try await call.asServer(state())
    guard state.takesWrites else { return .text("the database takes no writes\n", 503) }
    guard try await call.services.secrets.knows(state.keys, on: call.services.sidePool) else {
      return .text("a key of the installation is missing here: see musclemate check\n", 503)
    }
    return .text("ok\n")
  }

  private static func metrics(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    guard call.mayMeasure else { throw Problem.notFound }
    let metrics = call.services.metrics
    return .text(
      metrics.text
        + MetricFigure.text(metrics.poolFigures + [streamFigure(call)] + (await databaseFigures(call))))
  }

  private static func streamFigure(_ call: Call) -> MetricFigure {
    MetricFigure("musclemate_streams", Double(call.services.streams.openStreams))
  }

  /// Without the database, the other metrics are still reported: then they matter most.
  private static func databaseFigures(_ call: Call) async -> [MetricFigure] {
    do {
      return try await call.asServer(figures()) + [MetricFigure("musclemate_database_up", 1)]
    } catch {
      call.services.observe(.databaseFailed(error: "\(error)"))
      return [MetricFigure("musclemate_database_up", 0)]
    }
  }
}

/// The database's answer for `/readyz`.
private struct DatabaseState: Row {
  let takesWrites: Bool
  /// That a server has to have, by their identifiers.
  let keys: [String]

  static var columns: [PostgresType] { [Bool.postgresType, [String].postgresType] }

  init(_ row: inout RowReader) throws(ColumnFault) {
    takesWrites = try row.next()
    keys = try row.next()
  }
}

extension Call {
  /// Whether the caller is the operator's: has the token, where there is one; else asks from this machine, or from a trusted
  /// proxy's, without anyone between. A proxy on this machine that nobody named would let everyone in: any field of those that
  /// proxies add shows that there is one.
  fileprivate var mayMeasure: Bool {
    if let token = services.configuration.metricsToken {
      let given = request.headers["Authorization"] ?? ""
      // Digests, so that the time it takes reveals nothing of how much was right.
      return SHA256.digest(given.utf8) == SHA256.digest("Bearer \(token)".utf8)
    }
    let address = request.remoteAddress
    let isNear =
      address.isLoopback || services.configuration.trustedProxies.contains { $0.contains(address) }
    return isNear && !request.headers.contains { Self.isOfProxy($0.name.lowercased()) }
  }

  private static func isOfProxy(_ name: String) -> Bool {
    ["x-forwarded", "cf-", "fastly-", "fly-", "x-envoy-", "x-amzn-"].contains { name.hasPrefix($0) }
      || [
        "via", "forwarded", "x-real-ip", "x-client-ip", "x-cluster-client-ip", "x-original-host",
        "true-client-ip",
        "cdn-loop",
      ].contains(name)
  }
}

extension Response {
  static func text(_ text: String, _ status: Status = .ok) -> Response {
    Response(status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: .bytes(Array(text.utf8)))
  }
}
