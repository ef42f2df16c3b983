package import Postgres
internal import Primitives

/// The content of a database in a form that can be compared: the number of rows and the checksum of each table, the position
/// of each sequence, and all privileges.
package struct DatabaseFingerprint: Sendable, Equatable {
  package struct Table: Sendable, Equatable {
    package let name: String
    package let rows: Int
    /// The sum of the first 64 bits of each row's MD5, which does not depend on the rows' order. Against chance, not
    /// against malice: that a dump is the one that was made is what its SHA-256 says.
    package let checksum: String
  }

  /// Sequences are in no snapshot: while a database is dumped that people write to, they go on.
  package struct Sequence: Sendable, Equatable {
    package let name: String
    /// The number that was given out last, or the first one with " next".
    package let last: String
    /// Its value before the dump; nil where nobody looked.
    package var before: String?

    /// Whether it may be in a dump as it is in another database: between its value before the dump and the one after it.
    func comprises(_ other: Sequence) -> Bool {
      guard name == other.name, let found = Self.given(other.last), let last = Self.given(last) else {
        return false
      }
      return found <= last && found >= before.flatMap(Self.given) ?? .min
    }

    private static func given(_ text: String) -> Int64? {
      let words = text.split(separator: " ")
      guard let number = words.first.flatMap({ Int64($0) }) else { return nil }
      let (given, overflow) = number.subtractingReportingOverflow(Int64(words.count - 1))
      return overflow ? nil : given
    }
  }

  package var tables: [Table]
  package var sequences: [Sequence]
  /// Owners, row security and its policies, grants, functions and whose rights they have: one digest.
  package var access: String
  /// The names of what the ledger of migrations says was applied.
  package var migrations: [String]

  /// The schemas that are ours; others in the same database are not backed up.
  package static let schemas = ["app", "auth", "migrations"]

  /// - Parameter session: as a role that row security does not hold back; in a snapshot where the database is in use.
  package init(_ session: borrowing ScriptSession) throws {
    // A row's text depends on these.
    try session.run(
      """
      set timezone = 'UTC';
      set datestyle = 'ISO, YMD';
      set intervalstyle = 'postgres';
      set extra_float_digits = 1;
      set bytea_output = 'hex';
      set search_path = '';
      set statement_timeout = 0
      """)
    tables = []
    for name in try Self.names(session, kind: "r") {
      // Quoted by PostgreSQL itself; an identifier can't be a parameter.
      let row = try session.rows(
        """
        select count(*),
               coalesce(sum(('x' || left(md5((counted.*)::text), 16))::bit(64)::bigint), 0)
          from only \(name) as counted
        """)[0]
      tables.append(Table(name: name, rows: row[0].flatMap { Int($0) } ?? 0, checksum: row[1] ?? "0"))
    }
    sequences = try Self.sequences(session)
    access = try session.rows(Self.accessQuery)[0][0] ?? ""
    migrations = try session.rows("select name from migrations.applied order by name").compactMap { $0[0] }
  }

  package init(tables: [Table], sequences: [Sequence], access: String, migrations: [String]) {
    self.tables = tables
    self.sequences = sequences
    self.access = access
    self.migrations = migrations
  }

  package var rows: Int { tables.reduce(0) { $0 + $1.rows } }

  /// In which way another one is not the same, in words; empty where it is.
  package func differences(from other: DatabaseFingerprint) -> [String] {
    var found: [String] = []
    let theirs = Dictionary(other.tables.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for table in tables {
      guard let there = theirs[table.name] else {
        found.append("\(table.name) is missing")
        continue
      }
      if there.rows != table.rows {
        found.append("\(table.name) has \(there.rows) rows instead of \(table.rows)")
      } else if there != table {
        found.append("\(table.name) has other content")
      }
    }
    let ours = Set(tables.map(\.name))
    found += other.tables.filter { !ours.contains($0.name) }.map { "\($0.name) is too many" }
    let isSame =
      sequences.count == other.sequences.count
      && zip(sequences, other.sequences).allSatisfy { $0.comprises($1) }
    if !isSame { found.append("the sequences have other values") }
    if access != other.access { found.append("owners, policies, grants or functions are others") }
    return found
  }

  package static func sequences(_ session: borrowing ScriptSession) throws -> [Sequence] {
    try names(session, kind: "S").map { name in
      let row = try session.rows(
        "select last_value || case when is_called then '' else ' next' end from \(name)")
      return Sequence(name: name, last: row[0][0] ?? "")
    }
  }

  /// Adds each sequence's value before the database was dumped.
  package mutating func begin(at before: [Sequence]) {
    let stood = Dictionary(before.map { ($0.name, $0.last) }, uniquingKeysWith: { first, _ in first })
    for index in sequences.indices { sequences[index].before = stood[sequences[index].name] }
  }

  private static func names(_ session: borrowing ScriptSession, kind: String) throws -> [String] {
    try session.rows(
      """
      select format('%I.%I', space.nspname, class.relname)
        from pg_catalog.pg_class as class
        join pg_catalog.pg_namespace as space
          on space.oid = class.relnamespace
       where space.nspname = any (string_to_array($1, ' '))
         and class.relkind = $2
       order by 1
      """, schemas.joined(separator: " "), kind
    ).compactMap { $0[0] }
  }
}
