import DatabaseAdministration
import OperatingSystem
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

/// Devices of one person, drawn by chance through everything that goes wrong on the way (`Tests/sync/simulation`,
/// docs/simulation.md). A seed that fails prints its shortest story, which becomes a scenario of its own
/// (`Devices without a connection`).
@Suite(.serialized) struct `Simulated devices` {
  /// The same seeds each time; for ten minutes in `make test-long`, and then such as were never played.
  @Test func `of the Swift client keep every promise in every seed`() async throws {
    let first = LongRun.isAsked ? Timestamp.now.unixSeconds : 1
    let result = try await Self.run(
      Self.seeds(16, orFor: 600, from: first) + ["--jobs", "2"], device: Self.swiftDevice)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func `in Python keep every promise in every seed`() async throws {
    let result = try await Self.run(
      Self.seeds(5, orFor: 120), device: try Self.pythonDevice())
    #expect(result.status == 0, "\(result.output)")
  }

  /// The portal's own outbox, in Chromium. A seed takes some seconds.
  @Test func `of the portal keep every promise in every seed`() async throws {
    let result = try await Self.run(
      ["--profile", "live"] + Self.seeds(3, orFor: 240),
      device: try Self.portalDevice())
    #expect(result.status == 0, "\(result.output)")
  }

  /// The live workout alone, as the portal's outbox holds it.
  @Test func `that hold a live workout alone keep every promise in every seed`() async throws {
    let result = try await Self.run(
      ["--profile", "live"] + Self.seeds(5, orFor: 60),
      device: try Self.pythonDevice())
    #expect(result.status == 0, "\(result.output)")
  }

  /// As in `Tests/sync/simulation/plants.py`, where each names the seed from which it is looked for.
  static let faults = [
    "claim-outside-the-transaction", "cursor-read-after-the-rows", "hint-without-sign-in",
    "if-match-before-the-claim", "key-forgotten-after-a-day", "no-tombstone-check", "set-by-position",
    "tombstones-without-order",
  ]

  /// Two of the faults, other ones each day; all of them in `make test-long`.
  private static let faultsInTurn: [String] = {
    if LongRun.isAsked { return faults }
    let day = Int(Timestamp.now.unixSeconds / 86_400)
    return (0..<2).map { faults[(2 * day + $0) % faults.count] }
  }()

  @Test(arguments: Chosen.among(faultsInTurn))
  func `of the Swift client notice a server with the fault`(_ fault: String) async throws {
    try await Self.expectNotice(of: fault, device: Self.swiftDevice)
  }

  @Test(.enabled(if: LongRun.isAsked), arguments: Chosen.among(faults))
  func `in Python notice a server with the fault`(_ fault: String) async throws {
    try await Self.expectNotice(of: fault, device: Self.pythonDevice())
  }

  /// Those of the faults that can show on a device that neither pulls nor brings back what was deleted.
  @Test(
    .enabled(if: LongRun.isAsked),
    arguments: Chosen.among([
      "claim-outside-the-transaction", "if-match-before-the-claim", "key-forgotten-after-a-day",
      "set-by-position",
    ]))
  func `of the portal notice a server with the fault`(_ fault: String) async throws {
    try await Self.expectNotice(
      of: fault, device: Self.portalDevice(), ["--profile", "live", "--seeds", "1..60"])
  }

  @Test func `are tested with every fault that there is`() async throws {
    let known = try await Self.run(["--list-plants"], device: "none").output.split(separator: "\n")
    #expect(known.map(String.init) == Self.faults)
  }

  /// So many stories, so that a slow machine proves as much as a quick one; in `make test-long` as many as are played in
  /// these seconds. A machine on which they would take five minutes leaves the rest.
  private static func seeds(_ count: Int64, orFor seconds: Int, from first: Int64 = 1) -> [String] {
    let last = LongRun.isAsked ? first + 19_999 : first + count - 1
    return ["--seeds", "\(first)..\(last)", "--seconds", LongRun.isAsked ? "\(seconds)" : "300"]
  }

  private static let swiftDevice = Files.parent(of: Files.executable()) + "/musclemate-device"

  private static func pythonDevice() throws -> String {
    "\(try Programs.python("python")) \(try folder())/python_device.py"
  }

  private static func portalDevice() throws -> String {
    "\(try Programs.python("python")) \(try folder())/browser_device.py"
  }

  private static func expectNotice(
    of fault: String, device: String, _ options: [String] = []
  ) async throws {
    let result = try await run(["--plant", fault, "--no-shrinking"] + options, device: device)
    #expect(result.status == 1, "\(result.output)")
    #expect(result.output.contains("fails: I"), "\(result.output)")
  }

  private static func folder() throws -> String {
    Files.parent(of: try MigrationScripts.findFolder()) + "/Tests/sync"
  }

  private static func run(_ arguments: [String], device: String) async throws -> Subprocess.Result {
    let database = try await TestDatabase.migrated()
    let keys = try BackupKit.keys.get()
    let functions = try digest(of: database)
    // A database that somebody is connected to can't be copied.
    database.disconnect()
    let environment = [
      "PROGRAM": Files.parent(of: Files.executable()) + "/musclemate",
      "DATABASE_URL": database.server, "DATABASE_OWNER_URL": address(database.superuser),
      "MUSCLEMATE_BACKUP_DATABASE_URL": database.connectionString(user: "mm_backup"),
      "MUSCLEMATE_BACKUP_RECIPIENT": keys.publicKey, "BACKUP_KEY": keys.privateKey,
      // Several simulations run at once, from folders that may be read only.
      "PYTHONDONTWRITEBYTECODE": "1",
    ]
    // They take minutes of a processor, and nothing waits for them: the tests beside them go first.
    let command =
      ["nice", "-n", "5", "env"] + environment.map { "\($0)=\($1)" }
      + [try Programs.python("python"), try folder() + "/simulation/simulate.py", "--device", device]
      + arguments
    let result = try await Programs.run(command)
    #expect(try digest(of: database) == functions, "a planted fault was left in the database")
    let copies = "select datname from pg_database where starts_with(datname, current_database() || '_alone')"
    #expect(try database.rows(copies) == [], "databases were left")
    return result
  }

  private static func digest(of database: TestDatabase) throws -> [[String?]] {
    try database.rows(
      """
      select md5(string_agg(md5(routine.prosrc || routine.provolatile::text), '' order by routine.proname, md5(routine.prosrc)))
        from pg_proc as routine
       where routine.pronamespace in ('app'::regnamespace, 'auth'::regnamespace)
      """)
  }

  /// The same connection as an address: operators write it in this form.
  private static func address(_ words: String) -> String {
    "postgresql:///?" + words.replacing("'", with: "").replacing(" ", with: "&")
  }
}
