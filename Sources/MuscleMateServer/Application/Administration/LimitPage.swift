internal import DatabaseAdministration
internal import HTTPServer
internal import MuscleMateAPI
internal import OperatingSystem
internal import Primitives

/// docs/limits.md: the limits for users and programs, with the numbers of the code.
package struct LimitPage {
  private let schema: String
  private let functions: [MigrationScripts.Script]

  /// - Throws: where the SQL files are not found.
  package init() throws {
    let folder = try MigrationScripts.findFolder()
    schema = try Files.readText("\(folder)/schema.sql")
    functions = try MigrationScripts(in: folder).functions
  }

  package var text: String {
    get throws {
      [
        "# Limits", Self.introduction,
        "## How often", Self.refusal, try table(["what", "at most", "in"], Self.attempts),
        "## How much", Self.amounts, try table(["what", "at most"], Self.counts),
        "## How large", Self.sizes, Self.table(["what", "bytes at most"], bodies),
        "## How long", Self.table(["what", "seconds"], Self.deadlines),
      ].joined(separator: "\n\n") + "\n"
    }
  }

  private static let introduction = """
    Made from the code by `musclemate limits`; a test compares it. Limits that a tenant sells (how many templates, how many
    clients) are in its tiers: `musclemate tier export`. The lengths of texts and lists, and the ranges of numbers, are in
    `/openapi.json` with each member.
    """

  private static let refusal = """
    More is answered with 429 and `Retry-After`. Those marked with * are columns of the one row of `auth.limits` and can be
    changed there by the owner, for instance for a gym whose members all come from one address:
    `update auth.limits set registrations_per_hour = 500`. The change counts from the next request on.
    """

  private static let amounts = """
    More is answered with 409, 422 or 429, or the oldest one goes, as said.
    """

  private static let sizes = """
    A longer body is answered with 413 before it is read to the end. Routes that are not named here take up to the usual size.
    """

  // MARK: - Rows

  private func table(_ head: [String], _ rows: [Row]) throws -> String {
    Self.table(
      head,
      try rows.map { row in
        [row.what, try row.value(schema, functions)] + (row.span.map { [$0] } ?? [])
      })
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private var bodies: [[String]] {
    let usual = Route.usualBodyLimit
    let larger = Application.routes.filter { $0.bodyLimit > 0 && $0.bodyLimit != usual }
    let sizes = Dictionary(grouping: larger, by: \.bodyLimit).sorted { $0.key < $1.key }
    let server = Server.Configuration()
    return [
      ["the request line", "\(server.requestLineLimit)"],
      ["all header fields together, \(server.headerCountLimit) of them", "\(server.headerLimit)"],
      ["a body, usually", "\(usual)"],
      ["all longer bodies that a server holds at once (more: 503)", "\(server.bodyBytesLimit)"],
      ["those of them from one address (more: 503)", "\(server.bodyBytesLimitPerAddress)"],
    ]
      + sizes.map { size, routes in
        [routes.map { "`\($0.method.rawValue) \($0.path)`" }.sorted().joined(separator: ", "), "\(size)"]
      }
  }

  private static var deadlines: [[String]] {
    let server = Server.Configuration()
    func seconds(_ duration: Duration) -> String { "\(Int(duration / .seconds(1)))" }
    return [
      ["until all header fields of a request have come", seconds(server.headerDeadline)],
      ["until its body has come", seconds(server.bodyDeadline)],
      ["for which a connection may wait for its next request", seconds(server.idleDeadline)],
      ["for which a client may take nothing of its answer", seconds(server.sendDeadline)],
      ["for which a request is worked on, usually", seconds(Route.usualDeadline)],
    ]
  }
}
