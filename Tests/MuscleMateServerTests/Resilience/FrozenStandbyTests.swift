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

/// A primary whose commits wait for a standby that is stopped. What is answered then is what the next fail-over must not
/// lose, so a write and its repetitions are answered when the standby has it.
@Suite struct `A write whose standby stands still` {
  @Test func `is not answered before the standby goes on, nor is its repetition`() async throws {
    try await StandbyPair.run { pair in
      let anna = try await pair.signedIn("anna")
      try await pair.inTime { turn in
        try pair.freeze()
        let first = pair.makeTemplate(turn, by: anna)
        try await pair.waitForStandby("template", in: first)
        // The first holds the key until it is committed.
        let second = pair.makeTemplate(turn, by: anna)
        try await pair.wait(
          until: "exists (select from pg_stat_activity where wait_event_type = 'Lock')", in: second)
        let early = [first.answer, second.answer]
        try pair.goOn()
        let answers = try await [first.task.value, second.task.value]
        if pair.tookTooLong(answers) { return false }
        #expect(early == [nil, nil])
        #expect(answers.map(\.status) == [201, 201])
        #expect(answers[0].headers["location"] == answers[1].headers["location"])
        #expect(try pair.templates(turn) == 1)
        return true
      }
    }
  }

  /// As after a crash of the primary, which takes the commits that waited for granted: everyone sees the row, and only this
  /// machine has it.
  @Test func `and that shows already is confirmed to no repetition before the standby goes on`() async throws
  {
    try await StandbyPair.run { pair in
      let anna = try await pair.signedIn("anna")
      try await pair.inTime { turn in
        try pair.freeze()
        let first = pair.makeTemplate(turn, by: anna)
        try await pair.waitForStandby("template", in: first)
        _ = try pair.primary(
          "select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'")
        let broken = try await first.task.value
        let second = pair.makeTemplate(turn, by: anna)
        // It has found what the first one made, and waits.
        try await pair.waitForStandby("pg_logical_emit_message", in: second)
        let early = second.answer
        try pair.goOn()
        let repeated = try await second.task.value
        if pair.tookTooLong([broken, repeated]) { return false }
        #expect(broken.status == 503)
        #expect(early == nil)
        #expect(repeated.status == 201)
        #expect(try pair.templates(turn) == 1)
        return true
      }
    }
  }
}

/// A primary, its synchronous standby, and a server.
private final class StandbyPair: Sendable {
  private let folder: String
  private let main: EmbeddedCluster
  private let standby: EmbeddedCluster
  private let application: Application
  /// The process that takes over what the primary writes, while it is frozen.
  private let frozen = Mutex<pid_t?>(nil)

  static func run(_ body: (StandbyPair) async throws -> Void) async throws {
    let folder = try Files.makeTemporaryFolder("/tmp/mm-pair-")
    // The user that PostgreSQL runs as passes through.
    chmod(folder, 0o711)
    defer { Files.remove(folder) }
    let main = try await aside { try Self.primary(in: "\(folder)/a") }
    defer { try? main.stop() }
    let standby = try await aside { try Self.standby(of: main, in: "\(folder)/b") }
    defer { try? standby.stop() }
    let pair = try await StandbyPair(folder, main, standby)
    let outcome: Result<Void, any Error>
    do { outcome = .success(try await body(pair)) } catch { outcome = .failure(error) }
    try pair.goOn()
    await pair.application.stop(deadline: .seconds(5))
    // A primary does not end before its standby has everything, which one that ends first does not ask for.
    try await aside { try standby.stop() }
    try outcome.get()
  }

  private init(_ folder: String, _ main: EmbeddedCluster, _ standby: EmbeddedCluster) async throws {
    self.folder = folder
    self.main = main
    self.standby = standby
    let configuration = try Configuration(
      [
        "MUSCLEMATE_DATA": "\(folder)/data", "MUSCLEMATE_LISTEN": "127.0.0.1:0", "MUSCLEMATE_LOOPS": "1",
        "MUSCLEMATE_DATABASE_CONNECTIONS": "4", "MUSCLEMATE_WORKERS": "0",
      ], processors: 1)
    application = try await Application.start(
      configuration, database: main.address.connectionString(user: ClusterAddress.server))
    try await wait(until: "exists (select from pg_stat_replication where state = 'streaming')")
    _ = try primary("alter system set synchronous_standby_names = '*'")
    _ = try primary("select pg_reload_conf()")
    try await wait(until: "exists (select from pg_stat_replication where sync_state = 'sync')")
  }

  private static func primary(in folder: String) throws -> EmbeddedCluster {
    let first = try EmbeddedCluster(in: folder, durability: .none)
    let file = "\(folder)/postgres/postgresql.conf"
    let replicating = "wal_level = replica\nmax_wal_senders = 4\nsynchronous_commit = on\n"
    try Files.write("\(try Files.readText(file))\n\(replicating)".utf8, to: file)
    try first.stop()
    let second = try EmbeddedCluster(in: folder, durability: .none)
    try second.address.prepare(Migrator(MigrationScripts(in: MigrationScripts.findFolder())))
    return second
  }

  private static func standby(of main: EmbeddedCluster, in folder: String) throws -> EmbeddedCluster {
    try Files.makeFolder(folder, mode: 0o711)
    let control = try ClusterControl(in: folder)
    try control.user.own(control.dataFolder)
    try control.run([
      control.installation.program("pg_basebackup"), "--pgdata=\(control.dataFolder)",
      "--host=\(main.address.socketFolder)", "--username=\(ClusterAddress.superuser)", "--checkpoint=fast",
      "--wal-method=stream", "--write-recovery-conf",
    ])
    return try EmbeddedCluster(in: folder, durability: .none)
  }

  func primary(_ sql: String) throws -> [[String?]] {
    try ScriptSession(main.address.connectionString(user: ClusterAddress.superuser)).rows(sql)
  }

  func signedIn(_ name: String) async throws -> Client {
    let hash = try await AdministeredDatabase.hash(TestServer.password)
    _ = try ScriptSession(main.address.connectionString(user: ClusterAddress.owner)).rows(
      "select auth.create_account('musclemate', '{lifter}', $1, $2, $2, $3)", "\(name)@example.com", name,
      hash)
    return try await Client(application.address).signedIn(name)
  }

  func templates(_ turn: Int) throws -> Int {
    try primary("select count(*) from app.templates where name = 'Push \(turn)'")[0][0].flatMap { Int($0) }
      ?? -1
  }

  /// A request has five seconds (`Route.usualDeadline`). Where the machine is too busy for what is to be seen within them, it
  /// is played again.
  func inTime(_ scene: (_ turn: Int) async throws -> Bool) async throws {
    for turn in 1...20 where try await scene(turn) { return }
    Issue.record("no request was answered within its time limit")
  }

  func tookTooLong(_ answers: [Received]) -> Bool { answers.contains { $0.status == 504 } }

  // MARK: - Standing still

  func freeze() throws {
    let receiver = try ScriptSession(standby.address.connectionString(user: ClusterAddress.superuser))
      .rows("select pid from pg_stat_wal_receiver")
    let process = try #require(receiver.first?[0].flatMap { pid_t($0) })
    frozen.withLock { $0 = process }
    #expect(kill(process, SIGSTOP) == 0)
  }

  func goOn() throws {
    guard let process = frozen.withLock({ $0.take() }) else { return }
    #expect(kill(process, SIGCONT) == 0)
  }

  /// Until the commit of such a statement waits, or the request has an answer.
  func waitForStandby(_ statement: String, in request: Request) async throws {
    try await wait(
      until: """
        exists (
          select
            from pg_stat_activity
           where wait_event = 'SyncRep'
             and query like '%\(statement)%')
        """, in: request)
  }

  func wait(until condition: String, in request: Request? = nil) async throws {
    try await eventually(condition) {
      try request?.answer != nil || primary("select \(condition)") == [["t"]]
    }
  }

  // MARK: - Requests

  /// One that is under way.
  final class Request: Sendable {
    let task: Task<Received, any Error>
    private let received: Box

    fileprivate final class Box: Sendable {
      let answer = Mutex<Int?>(nil)
    }

    init(_ send: @escaping @Sendable () async throws -> Received) {
      let box = Box()
      received = box
      task = Task {
        let answer = try await send()
        box.answer.withLock { $0 = answer.status }
        return answer
      }
    }

    /// The status, once there is one.
    var answer: Int? { received.answer.withLock { $0 } }
  }

  func makeTemplate(_ turn: Int, by client: Client) -> Request {
    var client = client
    client.headers["Idempotency-Key"] = "turn \(turn)"
    return Request { [client] in
      try await client.post(
        "/v1/templates",
        ["name": .string("Push \(turn)"), "exercises": [["name": "Bench Press", "sets": [["reps": 5]]]]])
    }
  }
}
