internal import Primitives

extension Connection {
  func row(_ kind: String, _ id: UUID) throws(StoreError) -> Row? {
    try query("select \(Row.columns) from row where kind = ? and id = ?", kind, id, read: Row.init).first
  }

  /// Those that are shown, the newest first, behind `last`.
  func rows(_ kind: String, limit: Int, after last: Row?) throws(StoreError) -> [Row] {
    try query(
      """
      select \(Row.columns) from row where kind = ? and deleted = 0 and (sort, id) < (?, ?)
      order by sort desc, id desc limit ?
      """, kind, last?.sort ?? .max, last?.id ?? UUID(high: .max, low: .max), limit, read: Row.init)
  }

  func setting(_ name: String) throws(StoreError) -> String? {
    try query("select value from cursor where name = ?", name) { $0.text(0) }.first
  }

  func number(_ name: String) throws(StoreError) -> Int64? { try setting(name).flatMap { Int64($0) } }

  func set(_ name: String, _ value: String?) throws(StoreError) {
    guard let value else { return try run("delete from cursor where name = ?", name) }
    try run(
      "insert into cursor values (?, ?) on conflict (name) do update set value = excluded.value", name, value)
  }

  /// The thing as it was when this device deleted it last.
  func removed(_ kind: String, _ id: UUID) throws(StoreError) -> JSON? {
    try query(
      "select mine from journal where what = 'removed' and kind = ? and id = ? order by rowid desc limit 1",
      kind, id
    ) { (columns) throws(StoreError) in try columns.json(0) }.first ?? nil
  }

  /// The newest first, of those with a smaller number.
  func journal(limit: Int, before number: Int64) throws(StoreError) -> [JournalEntry] {
    try query(
      """
      select rowid, at, kind, id, what, path, mine, theirs from journal where rowid < ?
      order by rowid desc limit ?
      """, number, limit
    ) { (columns) throws(StoreError) in
      JournalEntry(
        number: columns.integer(0), at: Timestamp(microseconds: columns.integer(1)), kind: columns.text(2),
        id: try columns.id(3), what: columns.text(4), path: columns.isNull(5) ? nil : columns.text(5),
        mine: try columns.json(6), theirs: try columns.json(7))
    }
  }
}

extension Row {
  static let columns = "kind, id, version, base, theirs, mine, deleted"

  init(_ columns: Columns) throws(StoreError) {
    self.init(
      kind: columns.text(0), id: try columns.id(1), version: columns.integer(2), base: try columns.json(3),
      theirs: try columns.json(4), mine: try columns.json(5), isDeleted: columns.integer(6) != 0)
  }
}

/// A transaction in progress: what it changed is told once it is committed.
struct Writing {
  let connection: Connection
  let now: Timestamp
  var changes = ChangeSet()
  static let longestJournal = 1_000

  /// Writes the row, or removes it where nothing is left of it. `pass` marks it as seen in that walk.
  mutating func save(_ row: Row, pass: Int64? = nil) throws(StoreError) {
    changes.rows.insert(RowName(kind: row.kind, id: row.id))
    let waits = row.isDeleted ? try !connection.operations(on: row.kind, row.id).isEmpty : false
    if row.theirs == nil, row.mine == nil, !waits {
      return try connection.run("delete from row where kind = ? and id = ?", row.kind, row.id)
    }
    try connection.run(
      """
      insert into row (\(Row.columns), seen_pass, sort) values (?, ?, ?, ?, ?, ?, ?, ?, ?)
      on conflict (kind, id) do update set version = excluded.version, base = excluded.base, theirs = excluded.theirs,
        mine = excluded.mine, deleted = excluded.deleted, seen_pass = max(seen_pass, excluded.seen_pass),
        sort = excluded.sort
      """, row.kind, row.id, row.version, row.base, row.theirs, row.mine, row.isDeleted ? 1 : 0, pass ?? 0,
      row.sort)
  }

  mutating func note(
    _ what: String, _ kind: String, _ id: UUID, path: String? = nil, mine: JSON?, theirs: JSON?
  ) throws(StoreError) {
    changes.hasJournal = true
    try connection.run(
      "insert into journal values (?, ?, ?, ?, ?, ?, ?)", now.microseconds, kind, id, what, path, mine, theirs
    )
    // A person reads the last ones, and each may hold a whole workout twice.
    try connection.run(
      "delete from journal where rowid <= (select max(rowid) from journal) - ?", Self.longestJournal)
  }

  /// The user's own change. What it began from is kept for a merge.
  mutating func edit(_ edit: RowEdit) throws(StoreError) {
    var row = try connection.row(edit.kind, edit.id) ?? Row(kind: edit.kind, id: edit.id)
    if !row.isChanged { row.base = row.theirs }
    row.mine = edit.mine
    row.isDeleted = edit.mine == nil
    try save(row)
  }
}
