internal import APISchema
internal import EventLoop
internal import HTTPServer
internal import Postgres
internal import Primitives

/// A file that is written while it is read.
struct ExportFile: Sendable {
  typealias Handler = @Sendable (Call, Nothing, Nothing) async throws -> Response

  let name: String
  /// At least one.
  let parts: [ExportPart]

  /// The first page is read before the answer begins, so that a refusal is an answer of its own.
  @Sendable func answer(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    guard let beginning = parts.first else { throw Problem.notFound }
    let first = try await call.run(beginning.pages(ExportPart.beforeAll.at, ExportPart.beforeAll.id))
    let parts = parts
    var response = Response(
      .ok,
      headers: [
        "Content-Type": name.hasSuffix(".csv") ? "text/csv; charset=utf-8" : "application/json",
        "Cache-Control": "no-store", "Content-Disposition": "attachment; filename=\"\(name)\"",
      ])
    response.body = .stream { writer in
      try await beginning.write(behind: first, call, writer)
      for part in parts.dropFirst() {
        let first = try await call.run(part.pages(ExportPart.beforeAll.at, ExportPart.beforeAll.id))
        try await part.write(behind: first, call, writer)
      }
    }
    return response
  }
}

/// The things of one kind in a file, page after page.
struct ExportPart: Sendable {
  typealias Pages = @Sendable (_ after: Timestamp, _ afterID: UUID) -> BoundStatement<ExportedPage?>

  var opening: String
  /// Between two pages.
  var separator = ""
  var closing = ""
  let pages: Pages
  /// What the file says of a JSON array of things.
  let text: @Sendable (String) throws -> [UInt8]

  /// Where the first page begins: before 1900, from where on days are taken. Microseconds count from 2000.
  static let beforeAll = (
    at: Timestamp(microseconds: -4_000_000_000_000_000), id: UUID(high: 0, low: 0)
  )

  /// Each page is put together on another thread: thousands of sets take long enough to be felt by everyone else on the loop.
  fileprivate func write(behind first: ExportedPage?, _ call: Call, _ writer: BodyWriter) async throws {
    try await writer.write(Array(opening.utf8))
    var next = first
    var separator = ""
    while let page = next {
      if let rows = page.rows {
        let (separator, text) = (separator, text)
        try await writer.write(
          await call.services.sidePool.run { Array(separator.utf8) + (try text(rows)) })
      }
      separator = self.separator
      next = try await call.run(pages(page.lastAt, page.lastID))
    }
    try await writer.write(Array(closing.utf8))
  }
}
