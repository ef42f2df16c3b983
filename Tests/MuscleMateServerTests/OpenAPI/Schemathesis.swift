import APISchema
import DatabaseAdministration
import MuscleMateAPI
import OperatingSystem
import Primitives
import TestKit

@testable import MuscleMateServer

/// Runs schemathesis, which reads the server's own document and tries every operation with what its schemas allow
/// and with what they forbid, all checks on.
struct Schemathesis {
  let server: TestServer
  let folder: String

  /// With `things`, what they name is mostly asked for, and now and then what is not there.
  init(_ server: TestServer, things: KnownThings? = nil) throws {
    self.server = server
    folder = try Files.makeTemporaryFolder("/tmp/musclemate-schemathesis-")
    try Files.write(Self.configuration(things).utf8, to: "\(folder)/schemathesis.toml")
  }

  /// Its report, where something was found; nil where all checks passed. One worker: two at once make Python 3.11's
  /// parser fail now and then ("AST constructor recursion depth mismatch").
  ///
  /// - Parameter phases: of schemathesis. Its coverage phase, which tries each bound of each member by itself, takes half of
  ///   the time, so `make test` leaves it to `make test-long`.
  func findings(
    as client: Client, on operations: [String],
    phases: String = LongRun.isAsked ? "examples,coverage,fuzzing" : "examples,fuzzing"
  ) async throws -> String? {
    defer { Files.remove(folder) }
    // In a folder of its own, since it leaves its examples where it runs.
    var command = [
      "env", "--chdir", folder, "SCHEMATHESIS_HOOKS=\(try Self.hooks())",
      try Programs.python("schemathesis"), "--config-file",
      "\(folder)/schemathesis.toml", "run",
      "\(server.address)/openapi.json",
      "--phases", phases, "--max-examples", LongRun.isAsked ? "12" : "2", "--suppress-health-check", "all",
      "--continue-on-failure", "--workers", "1", "--seed", "1", "--no-color", "--warnings", "off",
      "--request-timeout", "600",
    ]
    if let token = client.token { command += ["--header", "Authorization: Bearer \(token)"] }
    for id in operations { command += ["--include-operation-id", id] }
    let result = try await Programs.run(command)
    return result.status == 0 ? nil : result.output
  }

  /// Without them a run takes twenty times as long.
  private static func hooks() throws -> String {
    Files.parent(of: try MigrationScripts.findFolder()) + "/Tests/schemathesis/hooks.py"
  }

  /// Beside what schemathesis takes for granted (what a session may not do, what is not there), each operation
  /// may refuse an input that its schema allows, for the reasons that its route declares.
  private static func configuration(_ things: KnownThings?) -> String {
    var dictionaries: [String] = []
    let operations = Application.routes.map { route in
      let id = OpenAPIDocument.operationID(route)
      var declared = route.refusals.map(\.status)
      // A cursor that no page gave is a rule that a pattern can't state.
      var components = SchemaComponents()
      if QueryParameter.list(of: route.query, &components).contains(where: { $0.name == "after" }) {
        declared.append(422)
      }
      var lines = [
        "[[operations]]", "include-operation-id = \"\(id)\"",
        "checks.positive_data_acceptance.expected-statuses = \(list(Set(usual + declared).sorted(), "2xx"))",
        "checks.negative_data_rejection.expected-statuses = [\"4xx\"]",
      ]
      for (parameter, values) in (things?.ofOperation[id] ?? [:]).sorted(by: { $0.key < $1.key }) {
        dictionaries.append("[dictionaries.\(id)_\(parameter)]\nvalues = \(list(values))")
        lines.append(
          "parameters.\"path.\(parameter)\" = { dictionary = \"\(id)_\(parameter)\", probability = 0.8 }")
      }
      return lines.joined(separator: "\n")
    }
    return (dictionaries + operations).joined(separator: "\n\n")
  }

  private static func list(_ values: [some CustomStringConvertible], _ last: String...) -> String {
    "[\((values.map(\.description) + last).map { "\"\($0)\"" }.joined(separator: ", "))]"
  }

  /// No session or another's role, what is not there, a conflict, too many attempts.
  private static let usual = [401, 403, 404, 409, 429]
}
