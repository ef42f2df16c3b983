internal import Primitives

/// What became of a store that could not be read, or that was not there while a copy of its outbox was, as after the phone was
/// restored from its own backup.
public struct Repair: Sendable, Equatable {
  /// The unreadable file under its new name. Nil: there was none.
  public let keptAs: String?
  /// How many changes of the user's were saved that are not sent yet.
  public let operations: Int
  /// False: some of them may be lost.
  public let isComplete: Bool
}

/// What is saved of a file and of the copy of its outbox.
struct Salvage {
  private(set) var operations: [Operation] = []
  private(set) var isComplete = false
  private var rows: [Row] = []
  private var settings: [String: String] = [:]

  init(of file: String) {
    var found: [UUID: Operation] = [:]
    let copy = StoreFile.isThere(StoreFile.copy(of: file)) ? try? Connection(StoreFile.copy(of: file)) : nil
    let damaged = StoreFile.isThere(file) ? try? Connection(file) : nil
    for (connection, table) in [(copy, "outbox_copy"), (damaged, "outbox")] {
      guard let connection else { continue }
      let (read, isWhole) = Self.outbox(of: connection, table)
      isComplete = isComplete || isWhole
      for operation in read { found[operation.operation] = operation }
    }
    operations = found.values.sorted { $0.n < $1.n }
    // Without a file this is another phone, perhaps: the numbers that were given since the backup are not known here, so the
    // device begins anew.
    guard let damaged else {
      for index in operations.indices { operations[index].sequence = nil }
      return
    }
    for name in ["device", "done"] {
      settings[name] =
        (try? damaged.setting(name))
        ?? (try? copy?.query("select value from cursor_copy where name = ?", name) { $0.text(0) })?.first
    }
    for operation in operations {
      if let row = try? damaged.row(operation.kind, operation.id) { rows.append(row) }
    }
  }

  /// From the beginning up to the damage, then one by one: each look-up goes down the tree by itself, and so misses only the
  /// damaged pages.
  private static func outbox(of connection: Connection, _ table: String) -> (
    found: [Operation], isWhole: Bool
  ) {
    var found: [Operation] = []
    func read(_ rest: String, _ values: (any Storable)?...) -> Bool {
      let sql = "select \(Operation.columns) from \(table) \(rest)"
      return
        (try? connection.perform(sql, values) { (columns) throws(StoreError) in
          found.append(try Operation(columns))
        }) != nil
    }
    if read("order by n") { return (found, true) }
    let last = found.last?.n ?? 0
    for n in (last + 1)...(last + 20_000) { _ = read("where n = ?", n) }
    return (found, false)
  }

  /// A new file beside the damaged one, closed, so that it is whole in itself.
  func write(to path: String, _ migration: Migration) throws(StoreError) {
    StoreFile.remove(path)
    let connection = try Connection(path)
    try migration.run(on: connection)
    try connection.transaction { () throws(StoreError) in
      var writing = Writing(connection: connection, now: .now)
      for (name, value) in settings { try connection.set(name, value) }
      for operation in operations { try writing.insert(operation) }
      for row in rows { try writing.save(row) }
      for operation in operations where operation.isDocument && operation.method == .put {
        // Of a conflict, the server's copy is shown.
        guard operation.state != .conflict, try connection.row(operation.kind, operation.id) == nil else {
          continue
        }
        try writing.save(Row(kind: operation.kind, id: operation.id, mine: operation.body))
      }
    }
  }
}
