import OperatingSystem
import Postgres
import Primitives
import Synchronization
import TestKit
import Testing

@testable import DatabaseAdministration
@testable import MuscleMateServer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// On a durable PostgreSQL of its own, which the test kills.
@Suite struct `A database killed under load` {
  @Test func `costs clean refusals, and no workout that was acknowledged`() async throws {
    try await Outage.run { outage in
      let lifters = try await outage.lifters(4)
      let counts = Tally()
      try await withThrowingTaskGroup { group in
        for lifter in lifters { group.addTask { try await log(as: lifter, counts) } }
        try await counts.wait(for: 40, "acknowledged") { $0.acknowledged.count }
        try outage.killDatabase()
        try await counts.wait(for: 8, "refused") { $0.refused }
        try outage.startDatabase()
        let before = counts.read { $0.acknowledged.count }
        try await counts.wait(for: before + 40, "acknowledged") { $0.acknowledged.count }
        counts.stop()
        try await group.waitForAll()
      }
      #expect(counts.read { $0.statuses }.isSubset(of: [201, 503]))
      let stored = try outage.storedWorkouts()
      let lost = counts.read { $0.acknowledged }.subtracting(stored)
      #expect(lost.isEmpty, "acknowledged and lost: \(lost)")
      try await Client(outage.application.address).waitUntilReady()
    }
  }

  /// One workout after the other, each under an identifier of its own.
  private func log(as lifter: Client, _ counts: Tally) async throws {
    while !counts.isStopped {
      try Task.checkCancellation()
      let id = UUID.v7(at: .now)
      let answer = try await lifter.put(
        "/v1/lifters/me/workouts/\(id)",
        [
          "name": "Bench", "performed_at": "2026-03-02T18:00:00Z",
          "exercises": [["name": "Bench Press", "sets": [["reps": 5, "weight": 80, "unit": "kg"]]]],
        ])
      counts.add(answer.status, id)
      if answer.status == 503 { #expect(answer.headers["retry-after"] != nil) }
    }
  }
}

/// The clients' results so far.
private final class Tally: Sendable {
  struct Counts {
    var acknowledged: Set<String> = []
    var refused = 0
    var statuses: Set<Int> = []
    var isStopped = false
  }

  private let counts = Mutex(Counts())

  var isStopped: Bool { counts.withLock { $0.isStopped } }
  func stop() { counts.withLock { $0.isStopped = true } }
  func read<Value: Sendable>(_ body: @Sendable (Counts) -> Value) -> Value { counts.withLock { body($0) } }

  func add(_ status: Int, _ id: UUID) {
    counts.withLock { counts in
      counts.statuses.insert(status)
      if status < 300 { counts.acknowledged.insert(id.description) } else { counts.refused += 1 }
    }
  }

  func wait(for count: Int, _ what: String, _ value: @Sendable (Counts) -> Int) async throws {
    try await eventually("\(count) workouts are \(what)", instead: "\(read { $0 })") { read(value) >= count }
  }
}

/// A server on an embedded PostgreSQL of its own.
private struct Outage {
  let folder: String
  let setup: DatabaseSetup
  let application: Application

  static func run(_ body: (Outage) async throws -> Void) async throws {
    let folder = try Files.makeTemporaryFolder("/tmp/musclemate-outage-")
    // The user that PostgreSQL runs as passes through.
    chmod(folder, 0o711)
    defer { Files.remove(folder) }
    let configuration = try Configuration(
      [
        "MUSCLEMATE_DATA": folder, "MUSCLEMATE_LISTEN": "127.0.0.1:0", "MUSCLEMATE_LOOPS": "2",
        "MUSCLEMATE_DATABASE_CONNECTIONS": "6",
      ], processors: 2)
    let setup = try DatabaseSetup(configuration)
    let application = try await Application.start(configuration, database: setup.serverConnection)
    let result: Result<Void, any Error>
    do {
      result = .success(try await body(Outage(folder: folder, setup: setup, application: application)))
    } catch { result = .failure(error) }
    await application.stop(deadline: .seconds(5))
    try setup.stop()
    try result.get()
  }

  private func connection(as user: String) throws -> String {
    try #require(setup.cluster).address.connectionString(user: user)
  }

  /// Made by the operator's way, since mails are not what is tried here.
  func lifters(_ count: Int) async throws -> [Client] {
    let owner = try connection(as: ClusterAddress.owner)
    let hash = try await AdministeredDatabase.hash(TestServer.password)
    var clients: [Client] = []
    for index in 0..<count {
      let name = "lifter\(index)"
      _ = try ScriptSession(owner).rows(
        "select auth.create_account('musclemate', '{lifter}', $1, $2, $2, $3)", "\(name)@example.com", name,
        hash)
      clients.append(try await Client(application.address).signedIn(name))
    }
    return clients
  }

  func killDatabase() throws {
    let lines = try Files.readText("\(folder)/postgres/postmaster.pid").split(separator: "\n")
    let postmaster = try #require(lines.first.flatMap { pid_t($0) })
    #expect(kill(postmaster, SIGKILL) == 0)
  }

  func startDatabase() throws { _ = try #require(setup.cluster).control.bringUp() }

  func storedWorkouts() throws -> Set<String> {
    let loader = try connection(as: "mm_loader")
    return Set(try ScriptSession(loader).rows("select id::text from app.workouts").compactMap { $0[0] })
  }
}
