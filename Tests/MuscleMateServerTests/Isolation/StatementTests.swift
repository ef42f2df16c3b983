internal import DatabaseAdministration
internal import EventLoop
internal import Foundation
internal import Postgres
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// Holds every statement of every feature against the migrated database.
struct StatementTests {
  @Test func `statements have names of their own`() {
    let names = Application.statements.map { "\($0.name)" }
    #expect(Set(names).count == names.count)
  }

  /// Features list their statements. A statement that no list has would run without having been tried by these tests.
  @Test func `each statement of the source is in the list of its feature`() throws {
    let listed = Set(Application.statements.map { "\($0.name)" })
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    var found = 0
    for folder in ["Sources/MuscleMateServer", "Sources/JobQueue"] {
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for declared in text.matches(of: #/\(\s*"([a-z0-9_]+\.[a-z0-9_]+)",\s*for: /#) {
          found += 1
          #expect(listed.contains(String(declared.1)), "\(declared.1) in \(file.lastPathComponent)")
        }
      }
    }
    #expect(found == listed.count)
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
        try session.tryOut(
          "\(statement.sql)", named: "\(statement.name)", parameters: names, as: "\(role.name)")
      }
    }
  }

  /// Between the migration and their restart they meet the new schema (docs/operating.md, Upgrade). What they ask is
  /// what `musclemate routes --statements` of that release printed.
  @Test func `servers of the release before may go on asking what they ask`() async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../sql/release-before.jsonl")
    let lines = try String(contentsOf: file.standardized, encoding: .utf8).split(separator: "\n")
    #expect(lines.count > 200)
    let session = try ScriptSession(try await World.shared.value.database.server)
    for line in lines {
      let statement = try JSON.parse(Array(line.utf8))
      let sql = try #require(statement["sql"]?.text)
      let parameters = statement["parameters"]?.elements?.compactMap(\.text) ?? []
      for role in statement["roles"]?.elements?.compactMap(\.text) ?? [] {
        try session.tryOut(sql, named: statement["name"]?.text ?? "", parameters: parameters, as: role)
      }
    }
  }

  /// It would be missing until its like is made, after large indexes were built.
  @Test func `no migration of this release drops what servers of the release before call`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../sql")
    let asked = try String(contentsOf: folder.appending(path: "release-before.jsonl"), encoding: .utf8)
    let scripts = try MigrationScripts(in: folder.standardized.path)
    // From the last one of the release before on.
    let news = scripts.migrations.filter { $0.name >= "migrations/0401" }
    #expect(!news.isEmpty)
    for script in news {
      for dropped in script.text.matches(of: /drop function (?:if exists )?((?:app|auth)\.\w+)\(/) {
        #expect(!asked.contains("\(dropped.1)("), "\(script.name) drops \(dropped.1)")
      }
    }
  }

  /// A scope opens a route at `app.authorize_lifter`, which also records the look.
  @Test func `what a coach may run reads a lifter's data through the door, or only one's own`() {
    let shared = AccessMatrix.ofLifters.filter { $0.select.contains(.trustedCoach) }.map(\.table)
    #expect(shared.contains("app.workouts"))
    for statement in Application.statements where statement.roles.contains(.coach) {
      let sql = "\(statement.sql)"
      let read = shared.filter { sql.contains("from \($0) ") || sql.contains("join \($0) ") }
      if read.isEmpty { continue }
      #expect(
        sql.contains("app.authorize_lifter(") || sql.contains("lifter_id = (select app.account_id())"),
        "\(statement.name) reads \(read) past app.authorize_lifter")
    }
  }
}

extension ScriptSession {
  /// Plans a statement as a role of the server's: nothing is run, but whatever it names has to be there and allowed.
  fileprivate func tryOut(_ sql: String, named name: String, parameters: [String], as role: String) throws {
    let nulls = parameters.map { _ in "null" }.joined(separator: ", ")
    try run("begin; \(role == Role.server.name.description ? "select" : "set local role \(role)")")
    do {
      try run(
        """
        prepare tried\(parameters.isEmpty ? "" : " (\(parameters.joined(separator: ", ")))") as \(sql);
        explain execute tried\(parameters.isEmpty ? "" : "(\(nulls))")
        """)
    } catch {
      Issue.record("\(name) as \(role): \(error)")
    }
    try run("rollback; deallocate all")
  }
}
