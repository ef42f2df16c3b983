internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// What changed in one's own data since a device was last here. A coach's devices keep their own training alone: of a
/// client nothing is on any disk but the server's.
enum Sync: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/sync", .lifterOrCoach, "List the changes of my data since a device's last sync",
      query: SyncQuery.self, reply: .ok(SyncPage.self), pulls: true,
      refusals: [.resyncNeeded, .tooMany("more than 120 requests of one session in a minute")], handle: pull)
  ]

  static let statements: [AnyStatement] = [page.erased]

  /// Grows with each member that is added to a value; an app sends a member only where this is as high as its own number.
  private static let schema: Int32 = 1
  /// An app with a lower number must be updated before it writes.
  private static let minimumSchema: Int32 = 1

  private static func pull(_ call: Call, _ query: SyncQuery, _: Nothing) async throws -> Response {
    let at = query.cursor
    return .ok(
      try await call.run(
        page(
          query.kinds?.map(\.rawValue), at?.epoch, at?.kinds, at?.version, at?.last?.kind, at?.last?.id,
          at?.last?.swept, at?.known?.kinds, at?.known?.version, Int32(query.limit), schema, minimumSchema)))
  }

  private static let page = Statement<
    Document, [String]?, String?, Int32?, Int64?, String?, UUID?, Int64?, Int32?, Int64?, Int32, Int32, Int32
  >(
    "sync.page", for: .lifterOrCoach,
    """
    select app.sync_page($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    """)
}

extension Refusal {
  /// What the device has can't be brought up to date: it starts again without a cursor.
  fileprivate static let resyncNeeded = gone(
    "the database was restored, or what was deleted since is no longer known (resync-needed)")
}
