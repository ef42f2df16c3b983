internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// A stream of hints that something changed (server-sent events; HTML Living Standard, section 9.2). A device then pulls: so
/// there is no second way to the data, and what a coach may no longer see is closed with the very next statement.
enum SyncStreams: Feature {
  static let title = "Sync"

  static let routes: [Route] = [
    Route(
      .get, "/v1/sync/stream", .lifterOrCoach, "Stream hints of changes as server-sent events",
      query: StreamQuery.self, reply: .text("text/event-stream"),
      refusals: [.tooMany("the session has 4 streams, or the account 16")], handle: open)
  ]

  static let statements: [AnyStatement] = [hints.erased]

  private static func open(_ call: Call, _ query: StreamQuery, _: Nothing) async throws -> Response {
    guard case .session(let token) = call.caller else { throw Problem(.unauthorized) }
    let watched = query.watch ?? []
    let first = try await call.run(hints(watched))
    let ticket = try call.services.streams.open(
      session: token.digest, isCoach: token.role == .coach, first)
    let beginning = SyncStream(ticket.stream.bell, watched: watched, call.services)
    return Response(
      .ok,
      headers: [
        "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no",
      ],
      body: .stream { writer in
        var stream = beginning
        defer { withExtendedLifetime(ticket) {} }
        try await stream.run(from: first, to: writer) { watched in
          let found = try await call.run(hints(watched))
          call.services.streams.note(found, seenBy: ticket)
          return found
        }
      })
  }

  private static let hints = Statement<StreamHints, [UUID]>(
    "sync.stream_hints", for: .lifterOrCoach,
    """
    select hinted.tenant_id, hinted.account_id, hinted.version, hinted.unread, hinted.lifters, hinted.versions,
           hinted.changes_at
      from app.stream_hints($1) as hinted
    """)
}
