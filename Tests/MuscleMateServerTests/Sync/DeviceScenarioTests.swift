import DatabaseAdministration
import OperatingSystem
import TestKit
import Testing

@testable import MuscleMateServer

/// Devices in another language, by the guide alone (`Tests/sync`), and two servers on one database. Each scenario ends with
/// the comparison of every device's copy with what a new device gets, and counts every value that was written.
struct `Devices without a connection` {
  /// As in `Tests/sync/scenarios.py`.
  static let scenarios = [
    "lost-answers", "a-repetition-after-200-days", "two-devices-in-one-live-workout",
    "two-devices-log-one-set", "two-devices-edit-one-workout", "a-deletion-against-an-edit",
    "a-queue-from-an-old-backup",
    "a-clock-that-is-wrong", "an-import-while-a-device-pulls", "a-swept-cursor", "a-restored-backup",
    "a-page-in-the-place-of-an-answer",
    // The simulation found these (`Tests/sync/found.py`).
    "a-workout-that-goes-on-after-its-end", "a-set-for-a-workout-that-another-device-finished",
    "a-set-for-a-draft-that-is-gone", "a-refusal-is-told-as-the-user-had-it",
    "a-set-taken-out-before-the-first-pull", "a-repetition-without-the-pull-behind-it",
    "a-deletion-behind-a-press", "a-value-that-was-overtaken-before-its-thing-was-deleted",
    "a-set-that-was-overtaken-before-its-thing-was-refused",
    "a-weight-and-its-unit-are-one",
  ]

  @Test(arguments: scenarios)
  func `lose nothing and double nothing`(_ scenario: String) async throws {
    let result = try await Self.run(scenario)
    #expect(result.status == 0, "\(result.output)")
  }

  /// As in `Tests/sync/faults.py`: a server that has one of them fails in a scenario.
  static let faults = [
    "a-pull-without-tombstones", "a-number-that-is-not-remembered",
    "a-number-that-is-forgotten-after-half-a-year", "a-version-that-is-not-compared",
    "a-deletion-that-is-not-asked-for", "a-press-that-counts-when-it-arrives", "a-page-that-ends-its-version",
    "a-sweep-that-says-nothing", "an-epoch-that-is-not-compared",
  ]

  @Test(arguments: faults)
  func `notice a server with`(_ fault: String) async throws {
    let result = try await Self.run(fault)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func `are tested in every scenario and by every fault that there is`() async throws {
    let known = try await Self.run("--list").output.split(separator: "\n").map(String.init)
    #expect(known == Self.scenarios + Self.faults)
  }

  private static func run(_ scenario: String) async throws -> Subprocess.Result {
    let database = try await TestDatabase.migrated()
    let keys = try BackupKit.keys.get()
    let environment = [
      "PROGRAM": Files.parent(of: Files.executable()) + "/musclemate",
      "DATABASE_URL": database.server, "DATABASE_OWNER_URL": database.superuser,
      "MUSCLEMATE_BACKUP_DATABASE_URL": database.connectionString(user: "mm_backup"),
      "MUSCLEMATE_BACKUP_RECIPIENT": keys.publicKey, "BACKUP_KEY": keys.privateKey,
      // Several scenarios run at once, from folders that may be read only.
      "PYTHONDONTWRITEBYTECODE": "1",
    ]
    let script = Files.parent(of: try MigrationScripts.findFolder()) + "/Tests/sync/scenarios.py"
    let command =
      ["env"] + environment.map { "\($0)=\($1)" } + [try Programs.python("python"), script, scenario]
    return try await Programs.run(command)
  }
}
