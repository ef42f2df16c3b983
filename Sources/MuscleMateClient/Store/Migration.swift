/// The tables of the file. Each step stays as it was released; a change of the tables is a new step.
struct Migration: Sendable {
  let steps: [[String]]

  static let current = Migration(steps: [
    [
      // `theirs` is the server's copy, `mine` what the user made of it, `base` what that began from.
      """
      create table row (
        kind text not null, id blob not null, version integer not null, base blob, theirs blob, mine blob,
        deleted integer not null, seen_pass integer not null, sort integer not null, primary key (kind, id)) without rowid
      """,
      "create index row_newest on row (kind, sort, id) where deleted = 0",
      // A number is never used again, so that who holds one can't mean another operation by it.
      """
      create table outbox (
        n integer primary key autoincrement, sequence integer, operation blob not null unique, kind text not null,
        id blob not null, method text not null, path text not null, fields blob not null, base_version integer, body blob,
        after blob, state text not null, tries integer not null, not_before integer, fault blob)
      """,
      "create index outbox_of on outbox (id)",
      "create table cursor (name text primary key, value text not null) without rowid",
      """
      create table journal (
        at integer not null, kind text not null, id blob not null, what text not null, path text, mine blob, theirs blob)
      """,
      "create table schema (number integer not null)",
    ],
    [
      // Attempts without a connection do not count.
      "alter table outbox rename column tries to collisions",
      "update outbox set collisions = 0",
    ],
  ])

  /// Brings the file up to date in one transaction.
  func run(on connection: Connection) throws(StoreError) {
    guard try number(of: connection) < steps.count else { return }
    try connection.transaction { () throws(StoreError) in
      // Another process may have done it meanwhile.
      for step in steps[try number(of: connection)...] {
        for statement in step { try connection.run(statement) }
      }
      try connection.run("delete from schema")
      try connection.run("insert into schema values (?)", steps.count)
    }
  }

  private func number(of connection: Connection) throws(StoreError) -> Int {
    let tables = try connection.query("select 1 from sqlite_master where name = 'schema'") { _ in 1 }
    if tables.isEmpty { return 0 }
    let number = try connection.query("select number from schema") { Int($0.integer(0)) }.first ?? 0
    guard number <= steps.count else { throw .ofNewerApp(number) }
    return number
  }
}
