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
      for (command, outcome) in try table.outcomes(for: viewer, in: session) {
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
}

/// The statements by which a viewer tries a table.
private struct TableUnderTest {
  private struct Column {
    let name: String
    /// The subject's value, as SQL.
    let literal: String
    /// The roles that have been granted it, each with the command: "mm_lifter update".
    let grants: Set<String>
  }

  private let access: TableAccess
  private let columns: [Column]

  init(_ access: TableAccess, in database: TestDatabase) throws {
    self.access = access
    let names = try database.rows(
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
    let literals = names.map { "quote_nullable(\($0)::text)" }.joined(separator: ", ")
    let subjects = try database.rows(
      "select \(literals) from \(access.table) where \(access.subject) limit 1")
    let subject = try #require(subjects.first, "\(access) has no row to try")
    let grants = try Self.grants(of: names, in: access.table, database)
    columns = zip(names, subject).map { name, literal in
      Column(name: name, literal: literal ?? "null", grants: grants[name] ?? [])
    }
  }

  private static func grants(
    of columns: [String], in table: String, _ database: TestDatabase
  ) throws -> [String: Set<String>] {
    let rows = try database.rows(
      """
      select name, role || ' ' || command
        from unnest('{\(columns.joined(separator: ","))}'::text[]) as name,
             unnest('{\(Set(Viewer.all.map(\.role)).joined(separator: ","))}'::text[]) as role,
             unnest('{insert,update}'::text[]) as command
       where has_column_privilege(role, '\(table)', name, command)
      """)
    return Dictionary(grouping: rows) { $0[0] ?? "" }.mapValues { Set($0.compactMap { $0[1] }) }
  }

  /// Whether each command touches the subject, if the viewer tries it. An attempt is taken back before the next one, as all
  /// of them are in the end: they report by an error of their own, MM000, since a `do` block returns nothing and
  /// `returning` would need a right to read.
  func outcomes(
    for viewer: Viewer, in session: borrowing ScriptSession
  ) throws -> [(TableAccess.Command, Bool)] {
    let commands = TableAccess.Command.allCases
    let error = #expect(throws: ScriptError.self) { try session.run(script(commands, as: viewer)) }
    guard let error, error.sqlState == "MM000" else { throw error ?? TestKitError("nothing was tried") }
    return zip(commands, error.message).map { ($0, $1 == "t") }
  }

  /// One transaction. Row security is checked before constraints are: who meets one was let through.
  private func script(_ commands: [TableAccess.Command], as viewer: Viewer) -> String {
    let attempts = commands.map { command in
      """
        begin
          \(attempt(command, as: viewer));
          get diagnostics touched = row_count;
          raise exception '%', touched using errcode = 'MM000';
        exception
          when sqlstate 'MM000' then outcomes := outcomes || (sqlerrm <> '0');
          when insufficient_privilege then outcomes := outcomes || false;
          when integrity_constraint_violation then outcomes := outcomes || true;
        end;
      """
    }
    return """
      \(World.becoming(viewer));
      do $attempts$
      declare
        touched bigint;
        outcomes boolean[] := '{}';
      begin
      \(attempts.joined(separator: "\n"))
        raise exception '%', array_to_string(outcomes, '') using errcode = 'MM000';
      end
      $attempts$
      """
  }

  private func attempt(_ command: TableAccess.Command, as viewer: Viewer) -> String {
    switch command {
    case .select: return "perform from \(access.table) where \(access.subject)"
    case .delete: return "delete from \(access.table) where \(access.subject)"
    case .update:
      let column = columns(open: .update, to: viewer)[0].name
      return "update \(access.table) set \(column) = \(column) where \(access.subject)"
    case .insert:
      let open = columns(open: .insert, to: viewer)
      return """
        insert into \(access.table) (\(open.map(\.name).joined(separator: ", "))) overriding system value
        values (\(open.map(\.literal).joined(separator: ", ")))
        """
    }
  }

  /// The columns that the viewer's role has been granted, or all where it was granted none.
  private func columns(open command: TableAccess.Command, to viewer: Viewer) -> [Column] {
    let granted = columns.filter { $0.grants.contains("\(viewer.role) \(command.rawValue)") }
    return granted.isEmpty ? columns : granted
  }
}
