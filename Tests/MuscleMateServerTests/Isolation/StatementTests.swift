internal import EventLoop
internal import Postgres
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// Holds every statement of every feature against the migrated database.
struct StatementTests {
  @Test func `statements have names of their own`() {
    let names = Application.statements.map { "\($0.name)" }
    #expect(Set(names).count == names.count)
  }

  @Test func `each statement has the parameters and columns that it declares, as every role`() async throws {
    let world = try await World.shared.value
    let threads = try LoopThreads(count: 1)
    // Beside a thousand other tests PostgreSQL takes its time to begin a session.
    let connection = try await Connection.connect(
      world.database.server, on: threads.loops[0], timeout: .seconds(300))
    for statement in Application.statements {
      for role in statement.roles {
        try await connection.execute(script: "set role \(role == .server ? "none" : "\(role.name)")")
        let found = try await connection.describe(statement)
        #expect(
          found.matches(statement),
          """
          \(statement.name) as \(role): declares \(statement.parameterTypes.map(\.oid)) → \
          \(statement.columnTypes.map(\.oid)), is \(found.parameterTypes) → \(found.columnTypes)
          """)
      }
    }
    connection.close()
    threads.stopAndWait()
  }

  /// Rights are looked at when a plan is started, which an explanation does too.
  @Test func `each role may touch what its statements touch`() async throws {
    let world = try await World.shared.value
    let session = try ScriptSession(world.database.server)
    for statement in Application.statements {
      for role in statement.roles {
        let types = statement.parameterTypes.map { "\($0.oid)" }.joined(separator: ",")
        let names = try session.rows(
          """
          select format_type(oid, null)
            from unnest('{\(types)}'::oid[]) with ordinality as parameter (oid, position)
           order by position
          """
        ).compactMap { $0[0] }
        let nulls = names.map { _ in "null" }.joined(separator: ", ")
        try session.run("begin; \(role == .server ? "select" : "set local role \(role.name)")")
        do {
          try session.run(
            """
            prepare tried\(names.isEmpty ? "" : " (\(names.joined(separator: ", ")))") as \(statement.sql);
            explain execute tried\(names.isEmpty ? "" : "(\(nulls))")
            """)
        } catch {
          Issue.record("\(statement.name) as \(role): \(error)")
        }
        try session.run("rollback; deallocate all")
      }
    }
  }

  /// A scope opens a route at `app.reach`, which also records the look.
  @Test func `what a coach may run reads a lifter's data through the door, or only one's own`() {
    let shared = AccessMatrix.ofLifters.filter { $0.select.contains(.trustedCoach) }.map(\.table)
    #expect(shared.contains("app.workouts"))
    for statement in Application.statements where statement.roles.contains(.coach) {
      let sql = "\(statement.sql)"
      let read = shared.filter { sql.contains("from \($0) ") || sql.contains("join \($0) ") }
      if read.isEmpty { continue }
      #expect(
        sql.contains("app.reach(") || sql.contains("lifter_id = (select app.account_id())"),
        "\(statement.name) reads \(read) past app.reach")
    }
  }
}
