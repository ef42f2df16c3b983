internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

extension PagedQuery {
  /// The page that is asked for of a list from the newest to the oldest, as its statement takes it. The first page begins at
  /// `infinity`, and the last of all identifiers.
  var newestFirst: (at: Timestamp, id: UUID, limit: Int32) {
    page(from: Cursor(at: Timestamp(microseconds: .max), id: UUID(high: .max, low: .max)))
  }

  /// The same of a list from the earliest to the latest: the first page begins at `-infinity`, and the first of all
  /// identifiers.
  var earliestFirst: (at: Timestamp, id: UUID, limit: Int32) {
    page(from: Cursor(at: Timestamp(microseconds: .min), id: UUID(high: 0, low: 0)))
  }

  private func page(from start: Cursor) -> (at: Timestamp, id: UUID, limit: Int32) {
    let after = after ?? start
    return (after.at, after.id, Int32(limit))
  }
}

extension Route {
  /// The handler of a list from the newest to the oldest, whose statement takes nothing but the page.
  static func pages(
    of statement: Statement<Document, Timestamp, UUID, Int32>
  ) -> @Sendable (Call, PageQuery, Nothing) async throws -> Response {
    { call, query, _ in
      let (at, id, limit) = query.newestFirst
      return .ok(try await call.run(statement(at, id, limit)))
    }
  }
}
