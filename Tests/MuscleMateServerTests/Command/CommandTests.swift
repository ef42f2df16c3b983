import Testing

@testable import MuscleMateServer

/// The built program, as an operator calls it; what needs no database.
@Suite struct `The command` {
  @Test func `helps, about everything and about each subcommand`() throws {
    let all = try musclemate("--help")
    #expect(all.status == 0)
    for name in ["serve", "migrate", "account create", "import", "MUSCLEMATE_LISTEN, --listen"] {
      #expect(all.output.contains(name), "\(name)")
    }
    let one = try musclemate("import", "--help")
    #expect(one.status == 0)
    #expect(one.output.hasPrefix("usage: musclemate import FILE [options]\n"))
    #expect(try musclemate("help", "import").output == one.output)
  }

  @Test(arguments: [
    (["frob"], "there is no command frob"),
    (["tenant"], "say one of: tenant create, tenant list, tenant host"),
    (["tenant", "create"], "tenant create takes SLUG beside its options, and got nothing"),
    (["serve", "now"], "serve takes nothing beside its options, and got now"),
    (["serve", "--frob"], "serve has no option --frob"),
    (["serve", "--listen"], "--listen needs a value"),
    (["migrate", "--status=yes"], "--status takes no value"),
    (["import", "file.csv"], "--lifter is missing"),
    (["import", "file.csv", "--lifter", "leo", "--unit", "st"], "--unit takes kg or lb"),
    (["demo", "--lifters", "0"], "--lifters takes a whole number from 1 to 100000"),
    (["demo", "--until", "2026-02-30"], "--until takes a date"),
    (["account", "create", "root", "--role", "king"], "--role takes lifter, coach or admin"),
  ])
  func `says in one line what was wrong with a call, and exits 64`(words: [String], reason: String) throws {
    let result = try musclemate(words)
    #expect(result.status == 64)
    #expect(result.output.hasPrefix("musclemate: \(reason)"), "\(result.output)")
    #expect(result.output.split(separator: "\n").count == 1)
  }

  @Test func `reports every mistake of the configuration, a misspelt setting too`() throws {
    let settings = ["MUSCLEMATE_LISTEN=nowhere", "MUSCLEMATE_LOPPS=2", "MUSCLEMATE_SECRET=hunter2"]
    let result = try Subprocess.run(["env"] + settings + [program, "check", "--loops", "0"])
    #expect(result.status == 1)
    for name in ["LISTEN", "LOPPS", "SECRET", "LOOPS"] {
      #expect(result.output.contains("MUSCLEMATE_\(name): "), "\(name)")
    }
    #expect(!result.output.contains("hunter2"))
  }

  @Test(arguments: [
    ["import", "/nowhere/file.csv", "--lifter", "leo"],
    ["check", "--database-url", "host=/nowhere"],
    ["check", "--data", "/tmp/musclemate-none", "--tls-cert", "/nowhere.pem", "--tls-key", "/nowhere.pem"],
    ["serve", "--database-url", "host=/nowhere", "--listen", "127.0.0.1:0"],
    ["serve", "--data", "/proc/nowhere", "--listen", "127.0.0.1:0"],
    ["migrate", "--status", "--database-owner-url", "host=/nowhere"],
    ["migrate", "--database-url", "host=/nowhere"],
    ["tenant", "list", "--sql", "/nowhere"],
  ])
  func `says in one line what failed, and exits 1`(words: [String]) throws {
    let result = try musclemate(words)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("musclemate: "), "\(result.output)")
    #expect(result.output.split(separator: "\n").count == 1, "\(result.output)")
  }

  @Test func `lists the operations and who may call them`() throws {
    let result = try musclemate("routes")
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").count == Application.routes.count)
  }
}

/// Built beside the tests.
private let program = Files.parent(of: Files.executable()) + "/musclemate"

private func musclemate(_ words: String...) throws -> Subprocess.Result { try musclemate(words) }

private func musclemate(_ words: [String]) throws -> Subprocess.Result {
  try Subprocess.run([program] + words)
}
