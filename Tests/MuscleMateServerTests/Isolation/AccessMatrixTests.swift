internal import Postgres
internal import TestKit
internal import Testing

/// Holds the database against `AccessMatrix`, both ways.
struct AccessMatrixTests {
  @Test func `the matrix lists every table there is`() async throws {
    let world = try await World.shared.value
    let tables = try world.database.rows(
      """
      select format('%I.%I', relnamespace::regnamespace, relname)
        from pg_catalog.pg_class
       where relnamespace in ('app'::regnamespace, 'auth'::regnamespace)
         and relkind in ('r', 'p', 'v', 'm', 'f')
       order by 1
      """
    ).compactMap { $0[0] }
    #expect(tables == AccessMatrix.tables.map(\.table).sorted())
  }

  @Test(arguments: AccessMatrix.tables)
  func `each viewer can do with a table what the matrix says, and no more`(
    _ access: TableAccess
  ) async throws {
    let world = try await World.shared.value
    let table = try TableUnderTest(access, in: world.database)
    let session = try ScriptSession(world.database.server)
    for viewer in Viewer.all {
      for command in TableAccess.Command.allCases {
        let outcome = try Self.outcome(of: table.attempt(command, as: viewer), by: viewer, in: session)
        let expected = access.allowed(command).contains(viewer)
        #expect(
          outcome == expected, "\(viewer) (\(viewer.role)) \(outcome ? "can" : "can't") \(command) \(access)")
      }
    }
  }

  @Test(arguments: AccessMatrix.tables)
  func `columns that rows alone would not protect are kept back`(_ access: TableAccess) async throws {
    let world = try await World.shared.value
    for role in Set(access.select.map(\.role)) {
      let kept = try world.database.rows(
        """
        select attname
          from pg_catalog.pg_attribute
         where attrelid = '\(access.table)'::regclass
           and attnum > 0
           and not attisdropped
           and not has_column_privilege('\(role)', attrelid, attnum, 'select')
        """
      ).compactMap { $0[0] }
      #expect(Set(kept) == access.hidden, "\(role) on \(access)")
    }
  }

  /// Whether the attempt touched the subject. It reports by an error of its own, MM000, since a `do` block returns
  /// nothing and `returning` would need a right to read.
  private static func outcome(
    of attempt: String, by viewer: Viewer, in session: borrowing ScriptSession
  ) throws -> Bool {
    try session.run("begin; \(World.becoming(viewer))")
    defer { try? session.run("rollback") }
    do {
      try session.run(
        """
        do $attempt$
        declare
          touched bigint;
        begin
          \(attempt);
          get diagnostics touched = row_count;
          raise exception '%', touched using errcode = 'MM000';
        end
        $attempt$
        """)
    } catch {
      switch error.sqlState {
      case "MM000": return error.message != "0"
      case "42501": return false
      // Row security is checked first: who meets a constraint was let through.
      case let state where state.code.hasPrefix("23"): return true
      default: throw error
      }
    }
    return false
  }
}

/// The statements by which a viewer tries a table.
private struct TableUnderTest {
  let access: TableAccess
  private let database: TestDatabase
  private let columns: [String]

  init(_ access: TableAccess, in database: TestDatabase) throws {
    self.access = access
    self.database = database
    columns = try database.rows(
      """
      select attname
        from pg_catalog.pg_attribute
       where attrelid = '\(access.table)'::regclass
         and attnum > 0
         and not attisdropped
         and attgenerated = ''
       order by attnum
      """
    ).compactMap { $0[0] }
    let subjects = try database.rows("select from \(access.table) where \(access.subject)")
    try #require(!subjects.isEmpty, "\(access) has no row to try")
  }

  func attempt(_ command: TableAccess.Command, as viewer: Viewer) throws -> String {
    switch command {
    case .select: return "perform from \(access.table) where \(access.subject)"
    case .delete: return "delete from \(access.table) where \(access.subject)"
    case .update:
      let column = try columns(open: .update, to: viewer)[0]
      return "update \(access.table) set \(column) = \(column) where \(access.subject)"
    case .insert:
      let open = try columns(open: .insert, to: viewer)
      let literals = open.map { "quote_nullable(\($0)::text)" }.joined(separator: " || ', ' || ")
      let values = try database.rows(
        "select \(literals) from \(access.table) where \(access.subject) limit 1")
      return """
        insert into \(access.table) (\(open.joined(separator: ", "))) overriding system value
        values (\(values[0][0] ?? ""))
        """
    }
  }

  /// The columns that the viewer's role has been granted, or all where it was granted none.
  private func columns(open command: TableAccess.Command, to viewer: Viewer) throws -> [String] {
    let granted = try database.rows(
      """
      select column_name
        from unnest('{\(columns.joined(separator: ","))}'::text[]) as column_name
       where has_column_privilege('\(viewer.role)', '\(access.table)', column_name, '\(command.rawValue)')
      """
    ).compactMap { $0[0] }
    return granted.isEmpty ? columns : granted
  }
}
