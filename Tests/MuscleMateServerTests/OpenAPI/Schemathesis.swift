import MuscleMateAPI
import Primitives
import TestKit

@testable import MuscleMateServer

/// Runs schemathesis, which reads the server's own document and tries every operation with what its schemas allow
/// and with what they forbid, all checks on.
struct Schemathesis {
  let server: TestServer
  let folder: String

  init(_ server: TestServer) throws {
    self.server = server
    folder = try Files.makeTemporaryFolder("/tmp/musclemate-schemathesis-")
    try Files.write(Self.configuration.utf8, to: "\(folder)/schemathesis.toml")
  }

  /// Its report, where something was found; nil where all checks passed. One worker: two at once make Python 3.11's
  /// parser fail now and then ("AST constructor recursion depth mismatch").
  func findings(as client: Client, on operations: [String]) throws -> String? {
    defer { Files.remove(folder) }
    // In a folder of its own, since it leaves its examples where it runs.
    var command = [
      "env", "--chdir", folder, try PythonTools.path(of: "schemathesis"), "--config-file",
      "\(folder)/schemathesis.toml", "run",
      "\(server.address)/openapi.json",
      "--phases", "examples,coverage,fuzzing", "--max-examples", "12", "--suppress-health-check", "all",
      "--continue-on-failure", "--workers", "1", "--seed", "1", "--no-color", "--warnings", "off",
      "--request-timeout", "30",
    ]
    if let token = client.token { command += ["--header", "Authorization: Bearer \(token)"] }
    for id in operations { command += ["--include-operation-id", id] }
    let result = try Subprocess.run(command)
    return result.status == 0 ? nil : result.output
  }

  /// Beside what schemathesis takes for granted (what a session may not do, what is not there), each operation
  /// may refuse an input that its schema allows, for the reasons that its route declares.
  private static var configuration: String {
    let operations = Application.routes.map { route in
      var declared = route.refusals.map(\.status)
      // A cursor that no page gave is a rule that a pattern can't state.
      var components = SchemaComponents()
      if route.querySchema(&components).contains(where: { $0.name == "after" }) { declared.append(422) }
      let expected = Set(usual + declared).sorted().map { "\"\($0)\"" } + ["\"2xx\""]
      return """
        [[operations]]
        include-operation-id = "\(OpenAPIDocument.operationID(route))"
        checks.positive_data_acceptance.expected-statuses = [\(expected.joined(separator: ", "))]
        checks.negative_data_rejection.expected-statuses = ["4xx"]
        """
    }
    return operations.joined(separator: "\n\n")
  }

  /// No session or another's role, what is not there, a conflict, too many attempts.
  private static let usual = [401, 403, 404, 409, 429]
}
