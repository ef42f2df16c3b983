import Primitives
import Testing

@testable import MuscleMateServer
@testable import TestKit

/// Real processes on one database, and whoever kills them while they work.
final class ProcessStorm {
  /// How many are killed before it is let settle.
  static let kills = 24
  static let settings = ["MUSCLEMATE_JOB_LEASE": "3", "MUSCLEMATE_LOOPS": "1"]

  /// Of the attempts that a job has, half are for the kills. The others are for a machine so slow that a lease runs out
  /// while its worker lives: else a job with three attempts would fail for good though nothing is wrong.
  private static let mayFail: String = {
    let byAttempts = Dictionary(grouping: Application.jobs, by: \.attempts).sorted { $0.key < $1.key }
    let conditions = byAttempts.map { attempts, jobs in
      let names = jobs.map { "'\($0.name)'" }.joined(separator: ", ")
      return "(attempts < \(max(2, attempts / 2)) and name in (\(names)))"
    }
    return "(\(conditions.joined(separator: " or ")))"
  }()

  let database: TestDatabase
  private let data: String
  private var programs: [(command: String, program: RunningProgram)] = []
  private var random = SeededRandom(seed: 11, stream: 0)
  private(set) var killed = 0
  /// Those of them that held a job at that moment.
  private(set) var killedAtWork = 0

  /// The first server makes the keys that all of them share.
  init(_ database: TestDatabase, data: String) async throws {
    self.database = database
    self.data = data
    let server = try await start("serve")
    _ = try await server.address()
  }

  @discardableResult
  func start(_ command: String) async throws -> RunningProgram {
    let program = try await RunningProgram(
      command == "serve" ? "serve --listen 127.0.0.1:0" : command, data: data, database: database.server,
      settings: Self.settings)
    programs.append((command, program))
    return program
  }

  func number(_ sql: String) throws -> Int {
    try database.rows(sql).first?.first.flatMap { $0 }.flatMap { Int($0) } ?? -1
  }

  /// As often as it was said, each time while some process runs a job; three kills in four hit such a one, unless its run
  /// was interrupted too often already. However slow the machine is, there is work for each kill: where none is under way,
  /// someone asks for an export.
  func rage() async throws {
    while killed < Self.kills {
      let index = try await appearance(of: "a process to kill", within: .seconds(300), instead: standing()) {
        try await Task.sleep(for: .milliseconds(.random(in: 5...150, using: &random)))
        return try victim()
      }
      let (command, program) = programs.remove(at: index)
      killed += 1
      try await program.kill()
      program.remove()
      try await start(command)
    }
  }

  /// Nil where no process runs a job that may be interrupted.
  private func victim() throws -> Int? {
    let working = try holders(Self.mayFail)
    let spared = try holders("not \(Self.mayFail)")
    guard !working.isEmpty else {
      try askForExport()
      return nil
    }
    let isAimed = Int.random(in: 0..<4, using: &random) > 0
    let aims = (isAimed ? working : Array(programs.indices)).filter { !spared.contains($0) }
    let index = aims.randomElement(using: &random)
    if let index, working.contains(index) { killedAtWork += 1 }
    return index
  }

  /// The processes that run such a job at this moment.
  private func holders(_ condition: String) throws -> [Int] {
    let numbers = Set(
      try database.rows(
        "select substring(worker from '([0-9]+)-') from app.jobs where lease is not null and \(condition)"
      ).compactMap { $0[0].flatMap { Int($0) } })
    return programs.indices.filter { numbers.contains(programs[$0].program.number) }
  }

  private func askForExport() throws {
    let tenant = Int.random(in: 1...3, using: &random)
    if try number("select count(*) from app.data_exports where state = 'waiting' and tenant_id = \(tenant)")
      > 0
    {
      return
    }
    try database.administer(
      """
      insert into app.data_exports (tenant_id, account_id, id, locale, asked_at)
      select tenant_id, id, app.new_id(), 'en', now()
        from app.accounts where tenant_id = \(tenant) and username = 'export_1';
      select set_config('app.tenant_id', '\(tenant)', false);
      select app.enqueue('export_data', '{}', 'export_data')
      """)
  }

  /// - Parameter sql: counts what is left to be done.
  func wait(until sql: String) async throws {
    try await eventually("nothing is left: \(sql)", within: .seconds(900), instead: standing()) {
      if try number(sql) == 0 { return true }
      // Kills count as attempts, so that one failure behind them would wait for a quarter of an hour (`BackOff`).
      try database.administer(
        """
        update app.jobs set run_at = now()
         where lease is null and attempts > 0 and run_at > now() and \(Self.mayFail)
        """)
      return false
    }
  }

  /// As an operator ends them: each gives back what it runs.
  func end() async throws -> [Int32] {
    for (command, program) in programs {
      // Before that it has not learnt how to end.
      if command == "serve" { _ = try await program.address() } else { try await program.says("working") }
    }
    for (_, program) in programs { program.terminate() }
    var statuses: [Int32] = []
    for (_, program) in programs {
      statuses.append(try await program.status())
      program.remove()
    }
    programs = []
    return statuses
  }

  /// If the test fails on its way, nothing is left behind.
  func remove() async {
    for (_, program) in programs {
      try? await program.kill()
      program.remove()
    }
    programs = []
  }

  private func standing() -> String {
    let jobs = try? database.rows(
      """
      select format('%s of %s due %s attempts %s lease %s until %s by %s: %s',
                    name, of_tenant, due_at, attempts, lease, lease_ends_at, worker, error)
        from app.jobs limit 20
      """)
    return (jobs ?? []).compactMap { $0[0] }.joined(separator: "\n")
      + programs.map { String($0.program.log.suffix(400)) }.joined(separator: "\n")
  }
}
