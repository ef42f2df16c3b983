internal import DatabaseAdministration
internal import EventLoop
internal import OperatingSystem
internal import Postgres
internal import Primitives
internal import Synchronization

@testable internal import MuscleMateServer

/// A whole server that no other test uses at the same time: what a test talks to over HTTP. Its database and its mail folder
/// are as new; its counters may count the requests of tests before.
///
///     try await TestServer.run { server in
///       let anna = try await server.person("anna", as: "lifter")
///       let answer = try await anna.get("/v1/me")
///     }
public final class TestServer: Sendable {
  public let database: TestDatabase
  /// Someone without an account.
  public let visitor: Client
  public let mails: MailFolder
  let application: Application

  /// The cost of hashing a password: next to nothing, or the one in production, which was half of the tests' time.
  public enum Hashing: Sendable {
    case quick, real
  }

  /// Runs a test with a server whose database is as new. Tests with the usual settings share servers, one after the other.
  ///
  /// - Parameters:
  ///   - settings: of the environment, beside what a test server needs.
  ///   - alone: for a test of a server's counters, or one that changes roles or rights on the database.
  ///   - countsStatements: whether every statement is counted as a slow one (`statementCounts`).
  ///   - leniency: 1 for a test that waits for a limit of time to pass.
  public static func run(
    _ settings: [String: String] = [:], hashing: Hashing = .quick, alone: Bool = false,
    countsStatements: Bool = false, leniency: Int = TestServer.leniency,
    _ body: (TestServer) async throws -> Void
  ) async throws {
    let isUsual =
      settings.isEmpty && hashing == .quick && !alone && !countsStatements && leniency == TestServer.leniency
    await gate.enter()
    let outcome: Result<Void, any Error>
    do {
      outcome = .success(
        isUsual
          ? try await lend(to: body) : try await runAlone(settings, hashing, countsStatements, leniency, body)
      )
    } catch {
      outcome = .failure(error)
    }
    await gate.leave()
    try outcome.get()
  }

  /// Limits that are meant for people are so much longer where a test is not about one, in the server, in the database and on a
  /// device: a busy machine may take ten times as long. They keep their order. A test of a limit sets 1.
  public static let leniency = 20

  private static let gate = Gate(4)

  /// At most as many as the gate lets in.
  private static let idle = Mutex<[(TestServer, PristineDatabase)]>([])

  private static func lend(to body: (TestServer) async throws -> Void) async throws {
    let waiting = idle.withLock { $0.popLast() }
    let (server, pristine) = if let waiting { waiting } else { try await startResettable() }
    let outcome: Result<Void, any Error>
    do { outcome = .success(try await body(server)) } catch { outcome = .failure(error) }
    do {
      try await server.reset(pristine)
      idle.withLock { $0.append((server, pristine)) }
    } catch {
      // The test stopped it, changed more than rows, or left a statement running: the next one gets another.
      if (error as? ScriptError)?.sqlState != "55000" { print("a server is not lent again: \(error)") }
      await server.stop()
    }
    try outcome.get()
  }

  private static func startResettable() async throws -> (TestServer, PristineDatabase) {
    let server = try await start([:], on: .ofServer(canBeReset: true))
    do {
      try await server.visitor.waitUntilReady()
      return (server, try PristineDatabase(server.database.superuser))
    } catch {
      await server.stop()
      throw error
    }
  }

  private func reset(_ pristine: PristineDatabase) async throws {
    try await pristine.reset()
    try await application.services.maintenance.refresh(application.pools[0])
    try await application.services.crossOrigins.refresh(application.pools[0])
    mails.empty()
    // Of the audit log, which began again.
    Files.remove("\(folder)/audit-checkpoints")
    guard try await visitor.get("/readyz").status == 200 else { throw TestKitError("it does not serve") }
  }

  private static func runAlone(
    _ settings: [String: String], _ hashing: Hashing, _ countsStatements: Bool, _ leniency: Int,
    _ body: (TestServer) async throws -> Void
  ) async throws {
    let server = try await start(
      settings, hashing: hashing, countsStatements: countsStatements, leniency: leniency, on: .ofServer())
    do {
      try await server.visitor.waitUntilReady()
      try await body(server)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  public static func start(_ settings: [String: String] = [:], hashing: Hashing = .quick) async throws
    -> TestServer
  {
    try await start(settings, hashing: hashing, on: .ofServer())
  }

  private static func start(
    _ settings: [String: String], hashing: Hashing = .quick, countsStatements: Bool = false,
    leniency: Int = TestServer.leniency, on database: TestDatabase,
    fill: (String) async throws -> Void = { _ in }
  ) async throws -> TestServer {
    let folder = try Files.makeTemporaryFolder(TestCluster.folder() + "/server-")
    try await fill(folder)
    var environment = [
      "MUSCLEMATE_DATA": folder, "MUSCLEMATE_LISTEN": "127.0.0.1:0", "MUSCLEMATE_LOOPS": "1",
      "MUSCLEMATE_WORKERS": "0",
      // A test walks in a second what a device takes an hour for.
      "MUSCLEMATE_PULLS_PER_MINUTE": "1000000", "MUSCLEMATE_OPERATIONS_PER_MINUTE": "1000000",
      "MUSCLEMATE_VISITS_PER_MINUTE": "1000000",
      "MUSCLEMATE_DATABASE_CONNECTIONS": "4", "MUSCLEMATE_MAIL": "file:\(folder)/mail",
      "DATABASE_OWNER_URL": database.owner,
      // A bundle may be older than its sources.
      "MUSCLEMATE_PORTAL": Files.parent(of: try MigrationScripts.findFolder()) + "/Sources/Portal",
      "MUSCLEMATE_BACKUP_DATABASE_URL": database.connectionString(user: "mm_backup"),
    ]
    environment.merge(settings) { $1 }
    var configuration = try Configuration(environment, processors: 1)
    if hashing == .quick { configuration.passwordCost = .init(memory: 64, passes: 1, lanes: 1) }
    configuration.leniency = leniency
    if countsStatements { configuration.slowStatements = .zero }
    let application = try await Application.start(configuration, database: database.server)
    return try TestServer(database, application, folder: folder)
  }

  private init(_ database: TestDatabase, _ application: Application, folder: String) throws {
    self.database = database
    self.application = application
    mails = MailFolder("\(folder)/mail")
    visitor = try Client(application.address)
    self.folder = folder
  }

  /// How often each statement ran since it counts them, by its name.
  public var statementCounts: [String: Int] {
    let lines = application.metrics.text.matches(
      of: /musclemate_slow_statements_total\{statement="([^"]+)"\} (\d+)/)
    return Dictionary(uniqueKeysWithValues: lines.map { (String($0.output.1), Int($0.output.2) ?? 0) })
  }

  private let folder: String
  /// Its data folder, unless the settings named another.
  public var dataFolder: String { folder }

  /// The address that it serves at: `http://127.0.0.1:41234`.
  public var address: String { application.address }

  /// Runs this with another server of the same installation, on the same database.
  public func withAnother(_ body: (TestServer) async throws -> Void) async throws {
    let other = try await Self.start(["MUSCLEMATE_DATA": folder], on: database)
    let outcome: Result<Void, any Error>
    do {
      try await other.visitor.waitUntilReady()
      outcome = .success(try await body(other))
    } catch {
      outcome = .failure(error)
    }
    await other.stop()
    try outcome.get()
  }

  public func stop() async {
    await application.stop(deadline: .seconds(5))
    Files.remove(folder)
  }

  /// What a stopped server left: its database, and its data folder with the keys.
  public struct Left: Sendable {
    fileprivate let database: TestDatabase
    fileprivate let folder: String
  }

  /// Stops it for servers that begin where it ended. The folder stays as long as the process's cluster.
  public func leave() async -> Left {
    await application.stop(deadline: .seconds(5))
    return Left(database: database, folder: folder)
  }

  /// On a copy of what another one left.
  public static func start(_ settings: [String: String], from left: Left) async throws -> TestServer {
    let server = try await start(settings, on: left.database.copy()) { folder in
      let copied = try await Programs.run(["cp", "--archive", left.folder + "/.", folder])
      guard copied.status == 0 else { throw TestKitError(copied.output) }
    }
    return server
  }

  /// Registers, confirms the address by the mailed link and signs in. The address is `name@example.com`.
  /// - Parameter mails: how many the address has had once the link comes.
  public func person(
    _ name: String, as role: String, tenant: String? = nil, zone: String = "Europe/Berlin",
    mails count: Int = 1
  ) async throws -> Client {
    var visitor = visitor
    visitor.tenant = tenant
    let registration: JSON = [
      "role": .string(role), "email": .string("\(name)@example.com"), "username": .string(name),
      "password": .string(Self.password), "time_zone": .string(zone), "locale": "en",
    ]
    try await visitor.post("/v1/accounts", registration).expect(201)
    let token = try await mails.token(to: "\(name)@example.com", of: count)
    try await visitor.post("/v1/email-verifications", ["token": .string(token)]).expect(204)
    return try await visitor.signedIn(name)
  }

  /// Everyone's password in the tests.
  public static let password = "correct horse battery"
}

extension Client {
  /// A session of this person's own.
  public func signedIn(
    _ login: String, password: String = TestServer.password, role: String? = nil
  ) async throws -> Client {
    let body: JSON = [
      "login": .string(login), "password": .string(password), "role": role.map(JSON.string) ?? .null,
    ]
    let session = try await post("/v1/sessions", body).expect(201).json
    var client = self
    client.token = session["token"]?.text
    client.account = session["account"]?["id"]?.text ?? ""
    return client
  }
}
