internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// Events that concern the reader: shown in the app, beside mail.
enum Notices: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/notices", .signedIn, "List my notices of the last 180 days, newest first",
      query: NoticeQuery.self, reply: .ok(Page<Notice>.self), handle: list),
    Route(
      .get, "/v1/notices/count", .signedIn, "Count my unread notices", reply: .ok(UnreadCount.self),
      handle: count),
    Route(
      .put, "/v1/notices/read", .signedIn, "Mark notices as read up to a time", body: ReadMark.self,
      reply: .noContent(), handle: read),
    Route(
      .delete, "/v1/notices/{id}", .signedIn, "Delete a notice", reply: .noContent(), handle: delete),
  ]

  static let statements = NoticeStatements.all

  private static func list(_ call: Call, _ query: NoticeQuery, _: Nothing) async throws -> Response {
    let (at, id, limit) = query.newestFirst
    let page = try await call.run(
      NoticeStatements.page(at, id, limit, query.unread))
    return .json(.ok, try worded(page.document, in: call.language))
  }

  private static func count(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(NoticeStatements.count()))
  }

  private static func read(_ call: Call, _: Nothing, _ mark: ReadMark) async throws -> Response {
    _ = try await call.run(NoticeStatements.read(mark.upTo))
    return .noContent
  }

  private static func delete(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let gone = try await call.run(NoticeStatements.delete(try call.id("id")))
    guard gone.count > 0 else { throw Problem.notFound }
    return .noContent
  }

  /// The page with each notice's sentence, which the database does not know.
  private static func worded(_ page: Document, in language: Language) throws -> JSON {
    let page = try page.withUnsafeBytes { try JSON.parse(Array($0)) }
    let items = (page["items"]?.elements ?? []).map { notice -> JSON in
      guard case .object(let members) = notice else { return notice }
      let word = notice["kind"]?.text ?? ""
      let text = NoticeKind(rawValue: word).map {
        language.text($0, notice["arguments"] ?? .null, count: notice["count"]?.integer ?? 1)
      }
      return .object(members + [JSON.Member("text", .string(text ?? word))])
    }
    return ["items": .array(items), "next": page["next"] ?? .null]
  }
}
