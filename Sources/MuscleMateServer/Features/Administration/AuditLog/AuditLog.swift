internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The audit log: the tenant's admins read, search and export it. Each of these actions is an entry of its own. Entries about
/// sharing name one person alone, and where lifters and coaches sign in from is shown on request.
enum AuditLog: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/admin/audit", .admin(.operations),
      "List audit log entries, newest first; each search is recorded as an entry",
      query: AuditQuery.self, reply: .ok(Page<AuditRecord>.self), heavy: true, deadline: .seconds(20),
      refusals: [.range], handle: list),
    Route(
      .get, "/v1/admin/audit.csv", .admin(.operations), "Export the newest 10,000 audit log entries as CSV",
      proof: true, query: AuditFilter.self, reply: .text("text/csv"), heavy: true, deadline: .seconds(20),
      refusals: [.range], handle: csv),
    Route(
      .get, "/v1/admin/audit.ndjson", .admin(.operations),
      "Export the newest 10,000 audit log entries as NDJSON, one object per line",
      proof: true, query: AuditFilter.self, reply: .text("application/x-ndjson"), heavy: true,
      deadline: .seconds(20), refusals: [.range], handle: lines),
    Route(
      .post, "/v1/admin/audit/{number}/origin", .admin(.operations),
      "Reveal the origin of an entry's request; this is recorded as an entry",
      proof: true, body: OriginRequest.self, reply: .ok(AuditOrigin.self), handle: origin),
  ]

  static let statements = AuditStatements.all

  static let jobs: [Job] = [AuditJobs.sign, AuditJobs.verify]

  private static func list(_ call: Call, _ query: AuditQuery, _: Nothing) async throws -> Response {
    let filter = query.filter
    let before = query.after.map { Int64(bitPattern: $0.id.low) } ?? .max
    let page = AuditStatements.page(
      filter.actor, filter.subject, filter.action?.rawValue, filter.from, filter.to, filter.text, before,
      Int32(query.limit))
    // Turning the page is the same search.
    guard query.after == nil else { return .ok(try await call.run(page)) }
    return .ok(try await call.run(AuditStatements.noteSearch(filter.named), page).1)
  }

  private static func csv(_ call: Call, _ filter: AuditFilter, _: Nothing) async throws -> Response {
    let table = AuditStatements.csv(
      filter.actor, filter.subject, filter.action?.rawValue, filter.from, filter.to, filter.text)
    return .file(
      "text/csv; charset=utf-8", "audit.csv",
      try await call.run(AuditStatements.noteExport(filter.named), table).1)
  }

  private static func lines(_ call: Call, _ filter: AuditFilter, _: Nothing) async throws -> Response {
    let lines = AuditStatements.lines(
      filter.actor, filter.subject, filter.action?.rawValue, filter.from, filter.to, filter.text)
    return .file(
      "application/x-ndjson", "audit.ndjson",
      try await call.run(AuditStatements.noteExport(filter.named), lines).1)
  }

  private static func origin(_ call: Call, _: Nothing, _ body: OriginRequest) async throws -> Response {
    guard let number = call.parameters["number"].flatMap({ Int64($0) }) else { throw Problem.notFound }
    return .ok(try await call.run(AuditStatements.origin(number, body.reason)))
  }
}

extension Response {
  /// A file to keep, under this name.
  fileprivate static func file(_ type: String, _ name: String, _ content: Document) -> Response {
    Response(
      .ok,
      headers: [
        "Content-Type": type, "Content-Disposition": "attachment; filename=\"\(name)\"",
        "Cache-Control": "no-store",
      ],
      body: .foreign(content))
  }
}

extension AuditFilter {
  /// The search, as the log may keep it.
  fileprivate var named: JSON {
    var members: [JSON.Member] = []
    if let actor { members.append(.init("actor", .string(actor.description))) }
    if let subject { members.append(.init("subject", .string(subject.description))) }
    if let action { members.append(.init("action", .string(action.rawValue))) }
    if let from { members.append(.init("from", .string(from.description))) }
    if let to { members.append(.init("to", .string(to.description))) }
    if text != nil { members.append(.init("with_text", true)) }
    return .object(members)
  }
}
