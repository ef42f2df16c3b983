import DatabaseAdministration
import HTTPServer
import OperatingSystem
import TestKit
import Testing

@testable import MuscleMateServer

/// The built program, as an operator calls it; what needs no database.
@Suite struct `The command` {
  @Test func `helps, about everything and about each subcommand`() async throws {
    let all = try await musclemate("--help")
    #expect(all.status == 0)
    for name in ["serve", "migrate", "account create", "import", "MUSCLEMATE_LISTEN, --listen"] {
      #expect(all.output.contains(name), "\(name)")
    }
    let one = try await musclemate("import", "--help")
    #expect(one.status == 0)
    #expect(one.output.hasPrefix("usage: musclemate import FILE [options]\n"))
    #expect(try await musclemate("help", "import").output == one.output)
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
  func `says in one line what was wrong with a call, and exits 64`(words: [String], reason: String)
    async throws
  {
    let result = try await musclemate(words)
    #expect(result.status == 64)
    #expect(result.output.hasPrefix("musclemate: \(reason)"), "\(result.output)")
    #expect(result.output.split(separator: "\n").count == 1)
  }

  @Test func `reports every mistake of the configuration, a misspelt setting too`() async throws {
    let settings = ["MUSCLEMATE_LISTEN=nowhere", "MUSCLEMATE_LOPPS=2", "MUSCLEMATE_SECRET=hunter2"]
    let result = try await Programs.run(["env"] + settings + [program, "check", "--loops", "0"])
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
  func `says in one line what failed, and exits 1`(words: [String]) async throws {
    let result = try await musclemate(words)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("musclemate: "), "\(result.output)")
    #expect(result.output.split(separator: "\n").count == 1, "\(result.output)")
  }

  @Test(arguments: ["owner", "server"])
  func `names the setting of a database that it does not reach`(role: String) async throws {
    let isOwner = role == "owner"
    let result = try await musclemate(
      isOwner
        ? ["migrate", "--status", "--database-owner-url", "host=/nowhere"]
        : ["check", "--database-url", "host=/nowhere"])
    #expect(
      result.output.contains("\(isOwner ? "DATABASE_OWNER_URL" : "DATABASE_URL"): "), "\(result.output)")
  }

  @Test func `says which release it is, and which schema it needs`() async throws {
    let result = try await musclemate("--version")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("musclemate \(Version.number) (Swift "))
    #expect(result.output.contains(/, schema \d{4}\)/))
  }

  @Test func `names everything that a server would stumble over, a line each`() async throws {
    let kit = try BackupKit()
    let notAKey = "\(kit.folder)/key.asc"
    try Files.write("no key".utf8, to: notAKey)
    let result = try await musclemate(
      "check", "--data", kit.data, "--mail", "smtp://127.0.0.1:9", "--backup-target", "\(kit.folder)/nowhere",
      "--backup-recipient", notAKey, "--tls-cert", "/nowhere.pem", "--tls-key", "/nowhere.pem", "--portal",
      "/nowhere")
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 5, "\(result.output)")
    #expect(result.output.contains("MUSCLEMATE_PORTAL names their folder"))
    #expect(result.output.contains("MUSCLEMATE_TLS_CERT, MUSCLEMATE_TLS_KEY: certificate /nowhere.pem"))
    #expect(result.output.contains("MUSCLEMATE_MAIL: "))
    #expect(result.output.contains("MUSCLEMATE_BACKUP_TARGET: there is no folder \(kit.folder)/nowhere"))
    #expect(result.output.contains("MUSCLEMATE_BACKUP_RECIPIENT: "))
  }

  @Test func `finds a mail server, a place for backups and a key that work, and leaves nothing there`()
    async throws
  {
    let kit = try BackupKit()
    try await MailServer.run { server in
      let configuration = try kit.configuration(nil, ["MUSCLEMATE_MAIL": server.url])
      let well = try await aside { try ServerCheck.run(configuration) }
      #expect(well.contains("the mail server answers"))
      #expect(well.contains { $0.hasPrefix("MUSCLEMATE_PUBLIC_URL is not set") })
      #expect(well.contains("\(kit.place) takes backups and has 0"))
      #expect(well.contains { $0.hasPrefix("GnuPG encrypts for the key in ") })
    }
    #expect(Files.names(in: kit.place).isEmpty)
  }

  @Test func `says of a database of its own that some commands need its owner`() async throws {
    let kit = try BackupKit()
    let database = try await TestDatabase.migrated()
    func findings(_ owner: String?) throws -> [String] {
      var settings = ["DATABASE_URL": database.server, "MUSCLEMATE_DATA": kit.data]
      settings["DATABASE_OWNER_URL"] = owner
      return try ServerCheck.run(Configuration(settings, processors: 1))
    }
    let missing = "DATABASE_OWNER_URL is not set: a server needs none, commands such as backup and account do"
    #expect(try findings(nil).contains(missing))
    #expect(try findings(database.superuser).contains("the owner of the database can connect"))
    #expect(try !findings(database.superuser).contains(missing))
  }

  @Test func `asks the server of this machine whether it can serve`() async throws {
    try await TestServer.run { (server) async throws in
      let port = try #require(server.address.split(separator: ":").last)
      #expect(try await musclemate("health", "--listen", "0.0.0.0:\(port)").status == 0)
      // The proxy is for others.
      let proxies = ["http_proxy=http://127.0.0.1:9", "https_proxy=http://127.0.0.1:9"]
      let asked = try await Programs.run(
        ["env"] + proxies + [program, "health", "--listen", "127.0.0.1:\(port)"])
      #expect(asked.status == 0)
    }
    // By its loopback address, which its certificate does not name.
    let certificate = try TestCertificate()
    let tls = certificate.tls
    let settings = ["MUSCLEMATE_TLS_CERT": tls.certificateFile, "MUSCLEMATE_TLS_KEY": tls.keyFile]
    let data = try Files.makeTemporaryFolder("/tmp/musclemate-health-")
    defer { Files.remove(data) }
    let database = try await TestDatabase.migrated()
    // Files and database live as long as these two.
    defer { withExtendedLifetime((certificate, database)) {} }
    let configuration = try Configuration(
      settings.merging(["MUSCLEMATE_DATA": data, "MUSCLEMATE_LISTEN": "127.0.0.1:0"]) { $1 }, processors: 1)
    let secure = try await Application.start(configuration, database: database.server)
    let port = try #require(secure.address.split(separator: ":").last)
    let asked: Result<Int32, any Error>
    do {
      asked = .success(
        try await musclemate(
          "health", "--listen", "127.0.0.1:\(port)", "--tls-cert", tls.certificateFile, "--tls-key",
          tls.keyFile
        ).status)
    } catch { asked = .failure(error) }
    await secure.stop()
    #expect(try asked.get() == 0)
    let gone = try await musclemate("health", "--listen", "127.0.0.1:9")
    #expect(gone.status == 1)
    #expect(gone.output.hasPrefix("musclemate: http://127.0.0.1:9/readyz does not answer"))
  }

  @Test func `reads backups without the public key that makes them`() async throws {
    let kit = try BackupKit()
    let listed = try await musclemate("backup", "list", "--data", kit.data, "--backup-target", kit.place)
    #expect(listed.status == 0)
    #expect(listed.output == "name\tmade_at\tbytes\tmade_by\n")
    let made = try await musclemate("backup", "--data", kit.data, "--backup-target", kit.place)
    #expect(made.status == 1)
    #expect(made.output.contains("MUSCLEMATE_BACKUP_RECIPIENT"))
  }

  @Test func `has its limits written down as they are`() throws {
    let page = try LimitPage().text
    // Nothing that the database refuses for being too often is missing.
    for script in try MigrationScripts(in: MigrationScripts.findFolder()).functions {
      let refusals = script.text.matches(of: /raise_limited\(\s*'/).count
      let rows = LimitPage.attempts.count { "\($0.file ?? "").sql" == script.file }
      #expect(rows >= refusals, "\(script.name)")
    }
    let folder = try MigrationScripts.findFolder()
    #expect(try Files.readText("\(folder)/../docs/limits.md") == page, "make schema")
    #expect(page.contains("| registrations from one address | 100 * | an hour |"))
  }

  @Test(arguments: [
    ("--swift", "Sources/MuscleMateClient/Endpoints.swift"), ("--types", "Sources/Portal/types/api.d.ts"),
    ("--descriptions", "Sources/MuscleMateServer/Application/OpenAPI/MessageDescriptions.swift"),
  ])
  func `has written down what the routes and the messages say`(option: String, file: String) async throws {
    let result = try await musclemate("routes", option)
    #expect(result.status == 0)
    let folder = try MigrationScripts.findFolder()
    #expect(try Files.readText("\(folder)/../\(file)") == result.output, "make schema")
  }

  @Test func `lists the operations and who may call them`() async throws {
    let result = try await musclemate("routes")
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").count == Application.routes.count)
  }
}

/// Built beside the tests.
private let program = Files.parent(of: Files.executable()) + "/musclemate"

private func musclemate(_ words: String...) async throws -> Subprocess.Result { try await musclemate(words) }

private func musclemate(_ words: [String]) async throws -> Subprocess.Result {
  try await Programs.run([program] + words)
}
