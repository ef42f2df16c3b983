import DatabaseAdministration
import EventLoop
import OperatingSystem
import TestKit
import Testing

@testable import MuscleMateServer

/// Devices of one person, drawn by chance through everything that goes wrong on the way (`Tests/sync/simulation`,
/// docs/simulation.md). A seed that fails prints its shortest story, which becomes a scenario of its own
/// (`Devices without a connection`).
@Suite(.serialized) struct `Simulated devices` {
  @Test func `of the Swift client keep every promise in every seed`() async throws {
    let seeds = LongRun.isAsked ? "1..20000" : "1..60"
    let result = try await Self.run(["--seeds", seeds, "--jobs", "2"], device: Self.swiftDevice)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func `in Python keep every promise in every seed`() async throws {
    let result = try await Self.run(
      ["--seeds", LongRun.isAsked ? "1..300" : "1..8"], device: try Self.pythonDevice())
    #expect(result.status == 0, "\(result.output)")
  }

  /// The live workout alone, as the portal's outbox holds it.
  @Test func `that hold a live workout alone keep every promise in every seed`() async throws {
    let result = try await Self.run(
      ["--profile", "live", "--seeds", LongRun.isAsked ? "1..300" : "1..8"], device: try Self.pythonDevice())
    #expect(result.status == 0, "\(result.output)")
  }

  /// As in `Tests/sync/simulation/plants.py`, where each names the seed from which on it is found.
  static let faults = [
    "claim-outside-the-transaction", "cursor-read-after-the-rows", "hint-without-sign-in",
    "if-match-before-the-claim", "key-forgotten-after-a-day", "no-tombstone-check", "set-by-position",
    "tombstones-without-order",
  ]

  @Test(arguments: faults)
  func `notice a server with the fault`(_ fault: String) async throws {
    let result = try await Self.run(
      ["--plant", fault, "--no-shrinking"], device: try Self.pythonDevice())
    #expect(result.status == 1, "\(result.output)")
    #expect(result.output.contains("fails: I"), "\(result.output)")
  }

  @Test func `are tested with every fault that there is`() async throws {
    let known = try await Self.run(["--list-plants"], device: "none").output.split(separator: "\n")
    #expect(known.map(String.init) == Self.faults)
  }

  private static let swiftDevice = Files.parent(of: Files.executable()) + "/musclemate-device"

  private static func pythonDevice() throws -> String {
    "\(try PythonTools.path(of: "python")) \(try folder())/python_device.py"
  }

  private static func folder() throws -> String {
    Files.parent(of: try MigrationScripts.findFolder()) + "/Tests/sync"
  }

  private static func run(_ arguments: [String], device: String) async throws -> Subprocess.Result {
    let database = try await TestDatabase.migrated()
    let keys = try BackupKit.keys.get()
    let environment = [
      "PROGRAM": Files.parent(of: Files.executable()) + "/musclemate",
      "DATABASE_URL": database.server, "DATABASE_OWNER_URL": database.superuser,
      "MUSCLEMATE_BACKUP_DATABASE_URL": database.connectionString(user: "mm_backup"),
      "MUSCLEMATE_BACKUP_RECIPIENT": keys.publicKey, "BACKUP_KEY": keys.privateKey,
      // Several simulations run at once, from folders that may be read only.
      "PYTHONDONTWRITEBYTECODE": "1",
    ]
    let command =
      ["env"] + environment.map { "\($0)=\($1)" }
      + [try PythonTools.path(of: "python"), try folder() + "/simulation/simulate.py", "--device", device]
      + arguments
    let pool = try SidePool(threads: 1, queue: 1)
    return try await pool.run { try Subprocess.run(command) }
  }
}
