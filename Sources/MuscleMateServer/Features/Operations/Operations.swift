internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres

/// What operators and their tools ask: whether it lives, whether it can serve, what it measures.
enum Operations: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/healthz", .anyone, "Whether the process lives", reply: .text("text/plain"), handle: health),
    Route(
      .get, "/readyz", .anyone, "Whether requests can be served: the database answers",
      reply: .text("text/plain"), handle: readiness),
    Route(
      .get, "/metrics", .anyone, "What is measured, for Prometheus", reply: .text("text/plain"),
      handle: metrics),
  ]

  static let statements: [AnyStatement] = [ping.erased]

  private static let ping = Statement<Int32>(
    "operations.ping", for: [.server],
    """
    select 1
    """)

  private static func health(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .text("ok\n")
  }

  private static func readiness(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.asServer(ping())
    return .text("ok\n")
  }

  private static func metrics(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .text(call.services.metrics.text)
  }
}

extension Response {
  static func text(_ text: String) -> Response {
    Response(.ok, headers: ["Content-Type": "text/plain; charset=utf-8"], body: .bytes(Array(text.utf8)))
  }
}
