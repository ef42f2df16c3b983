import OperatingSystem
import TestKit
import Testing

/// `musclemate-log`, as docs/client.md calls it.
struct TrainingLogTests {
  @Test func `a workout that is logged set by set arrives on another device, which watches`() async throws {
    try await TestServer.run { server in
      _ = try await server.person("anna", as: "lifter")
      let (phone, watch) = (try Log(server), try Log(server))
      try await phone.signIn("anna")
      try await watch.signIn("anna")
      async let arrived = watch.firstLine(of: "watch")
      #expect(try await phone.run("begin", "Legs") == "It runs.")
      #expect(try await phone.run("set", "Squat", "5x100kg@8") == "Squat 5x100kg@8")
      #expect(try await phone.run("set", "Squat", "5x105kg@9") == "Squat 5x105kg@9")
      #expect(try await phone.run("finish") == "Finished.")
      let line = try await arrived
      #expect(line.hasSuffix("Legs: Squat 5x100kg 5x105kg"), "\(line)")
      #expect(try await phone.run("list") == line)
    }
  }

  @Test func `without a connection it logs all the same, and tells that it waits`() async throws {
    let server = try await TestServer.start()
    _ = try await server.person("anna", as: "lifter")
    let phone = try Log(server)
    try await phone.signIn("anna")
    await server.stop()
    let words = try await phone.run("log", "Legs", "Squat 5x100kg")
    #expect(words.hasPrefix("Logged. It waits for a connection"), "\(words)")
    #expect(try await phone.run("list").hasSuffix("Legs: Squat 5x100kg"))
  }

  @Test(arguments: [
    (["log", "Legs", "Squat 5x9999999kg"], "/exercises/0/sets/0/weight: too large (bound"),
    (["lift"], "There is no command lift."), (["set", "Squat", "5x100kg"], "No workout is under way"),
  ])
  func `says in words why nothing was done, and fails`(command: [String], words: String) async throws {
    try await TestServer.run { server in
      _ = try await server.person("anna", as: "lifter")
      let phone = try Log(server)
      try await phone.signIn("anna")
      let failure = await #expect(throws: TestKitError.self) { try await phone.run(command) }
      #expect("\(failure.map(String.init(describing:)) ?? "")".contains(words))
      #expect(try await phone.run("list") == "")
    }
  }

  @Test func `needs none of the server's libraries`() async throws {
    let libraries = try await Programs.run(["ldd", Log.program]).output
    #expect(libraries.contains("libsqlite3"))
    for name in ["libpq", "libevent", "libargon2"] { #expect(!libraries.contains(name), "\(libraries)") }
  }
}

/// The program on a device of its own.
private final class Log: Sendable {
  static let program = Files.parent(of: Files.executable()) + "/musclemate-log"
  private let address: String
  private let folder: String

  init(_ server: TestServer) throws {
    address = server.address
    folder = try Files.makeTemporaryFolder("/tmp/musclemate-log-")
  }

  deinit { Files.remove(folder) }

  func signIn(_ login: String) async throws {
    let password = folder + "/password"
    try Files.append(Array("\(TestServer.password)\n".utf8), to: password, mode: 0o600)
    let answer = try await start([Self.program, "sign-in", address, login], input: password)
    #expect(answer.contains("Signed in."), "\(answer)")
  }

  func run(_ words: String...) async throws -> String { try await run(words) }

  func run(_ words: [String]) async throws -> String { try await start([Self.program] + words) }

  func firstLine(of word: String) async throws -> String {
    // SIGKILL, since a child of this process has the other signals blocked.
    let script = #"read -r -t 120 line < <(exec "$0" "$1"); printf %s "$line"; kill -KILL $!"#
    return try await start(["bash", "-c", script, Self.program, word])
  }

  private func start(_ command: [String], input: String = "/dev/null") async throws -> String {
    let result = try await Programs.run(["env", "MUSCLEMATE_LOG=\(folder)"] + command, input: input)
    guard result.status == 0 else { throw TestKitError("\(command): \(result.output)") }
    return result.output.split(whereSeparator: \.isNewline).joined(separator: "\n")
  }
}
