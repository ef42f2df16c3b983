internal import Primitives

extension Database {
  /// A change of the user's: the rows, what is to be sent of it and the journal in one transaction, on the disk when this returns.
  func change(
    _ edits: [RowEdit], _ operations: [Operation], journal: [JournalEntry] = []
  ) throws(StoreError) {
    try write(durable: true) { (writing) throws(StoreError) in
      for edit in edits { try writing.edit(edit) }
      for operation in operations { try writing.enqueue(operation) }
      for entry in journal {
        try writing.note(
          entry.what, entry.kind, entry.id, path: entry.path, mine: entry.mine, theirs: entry.theirs)
      }
    }
  }

  /// The first that is not set aside. The engine waits until `notBefore`, since the order holds.
  nonisolated func nextOperation() async throws(StoreError) -> Operation? {
    try await operations([.queued, .sent], limit: 1).first
  }

  nonisolated func operations(_ states: [Operation.State], limit: Int = .max) async throws(StoreError)
    -> [Operation]
  {
    let words = JSON.array(states.map { .string($0.rawValue) }).description
    return try await readers.read { (connection) throws(StoreError) in
      try connection.query(
        "select \(Operation.columns) from outbox where state in (select value from json_each(?)) order by n limit ?",
        words, limit, read: Operation.init)
    }
  }

  /// Before it is sent, on the disk: what was sent must never be changed, nor its number be given away.
  func markSent(_ n: Int64) throws(StoreError) -> Operation? {
    try write(durable: true) { (writing) throws(StoreError) in
      let next = try (writing.connection.number("done") ?? 0) + 1
      return try writing.alter(n) {
        ($0.state, $0.notBefore, $0.sequence) = (.sent, nil, $0.sequence ?? next)
      }
    }
  }

  /// It was carried out, now or before. `version` and `made`, the id that the server gave, are what the answer names; nil after a
  /// repetition.
  func done(_ n: Int64, version: Int64? = nil, made: UUID? = nil) throws(StoreError) {
    try write(durable: false) { (writing) throws(StoreError) in
      guard let operation = try writing.connection.operation(n) else { return }
      if operation.kind == "comment", operation.method == .post { try writing.rename(operation, made) }
      try writing.confirm(operation, version)
    }
  }

  /// It comes to nothing, so it is not sent.
  func skip(_ n: Int64) throws(StoreError) {
    try write(durable: true) { (writing) throws(StoreError) in
      if let operation = try writing.connection.operation(n) { try writing.remove(operation) }
    }
  }

  /// No answer, or one that says nothing: the same again, unchanged.
  func postpone(_ n: Int64, until moment: Timestamp) throws(StoreError) {
    try write(durable: false) { (writing) throws(StoreError) in
      try writing.alter(n) { $0.notBefore = moment }
    }
  }

  /// The server's count is another one: numbers go on behind `done`.
  func renumber(from done: Int64) throws(StoreError) {
    try write(durable: true) { (writing) throws(StoreError) in
      try writing.connection.run("update outbox set sequence = null where sequence is not null")
      try writing.connection.set("done", String(done))
      writing.changes.hasOutbox = true
    }
  }
}

extension Connection {
  func operation(_ n: Int64) throws(StoreError) -> Operation? {
    try query("select \(Operation.columns) from outbox where n = ?", n, read: Operation.init).first
  }

  func operations(on kind: String, _ id: UUID) throws(StoreError) -> [Operation] {
    let kinds = Operation.kinds(like: kind)
    return try query(
      "select \(Operation.columns) from outbox where id = ? and kind in (?, ?) order by n", id, kinds[0],
      kinds[1],
      read: Operation.init)
  }
}

extension Writing {
  mutating func insert(_ operation: Operation) throws(StoreError) {
    changes.hasOutbox = true
    try connection.perform(
      "insert into outbox (\(Operation.columns)) values (null\(String(repeating: ", ?", count: 14)))",
      operation.values
    ) { (_) throws(StoreError) in }
  }

  mutating func update(_ operation: Operation) throws(StoreError) {
    changes.hasOutbox = true
    let names = Operation.columns.split(separator: ", ").dropFirst().map { "\($0) = ?" }.joined(
      separator: ", ")
    try connection.perform("update outbox set \(names) where n = ?", operation.values + [operation.n]) {
      (_) throws(StoreError) in
    }
  }

  /// Returns it as it is then; nil if it is no longer there.
  @discardableResult
  mutating func alter(_ n: Int64, _ change: (inout Operation) -> Void) throws(StoreError) -> Operation? {
    guard var operation = try connection.operation(n) else { return nil }
    change(&operation)
    try update(operation)
    return operation
  }

  mutating func remove(_ operation: Operation) throws(StoreError) {
    changes.hasOutbox = true
    try connection.run("delete from outbox where n = ?", operation.n)
  }

  /// What had an id of this device's alone has the server's from now on. Without one the next pull brings it.
  mutating func rename(_ operation: Operation, _ made: UUID?) throws(StoreError) {
    guard let row = try connection.row(operation.kind, operation.id) else { return }
    var gone = row
    (gone.mine, gone.theirs) = (nil, nil)
    try save(gone)
    guard let made, let value = row.shown else { return }
    try save(
      Row(kind: row.kind, id: made, theirs: value.setting("id", to: .string("\(made)"))),
      pass: connection.number("pass"))
  }

  mutating func confirm(_ operation: Operation, _ version: Int64?) throws(StoreError) {
    try remove(operation)
    if let sequence = operation.sequence { try connection.set("done", String(sequence)) }
    let rest = try connection.operations(on: operation.kind, operation.id)
    for kind in operation.isFinish ? ["draft", "workout"] : [operation.kind] {
      guard var row = try connection.row(kind, operation.id) else { continue }
      let isOwn = kind == operation.kind && operation.isDocument
      if isOwn, operation.method == .delete { (row.theirs, row.base) = (nil, nil) }
      let sent =
        isOwn ? operation.body : kind == operation.kind ? row.base?.after(operation) : operation.after
      if row.isDeleted {
        // What still waits is merged over it. A repeated answer did not bring it along.
        if rest.isEmpty { row.theirs = nil } else { row.base = sent ?? row.base }
      } else if isOwn, operation.method == .put, let version {
        (row.theirs, row.base, row.version) = (operation.body, operation.body, version)
        if rest.isEmpty { row.followServer() }
      } else if kind == operation.kind, operation.baseVersion != nil, let version {
        // It was compared, so nobody else changed the thing in between. A press that came too late left the version as
        // it was: it changed nothing.
        let cameTooLate = operation.isPress && version == operation.baseVersion
        row.version = version
        if !cameTooLate {
          (row.theirs, row.base) = (operation.after ?? row.theirs, operation.after ?? row.base)
        }
        if rest.isEmpty, operation.after != nil || cameTooLate { row.followServer() }
      } else if operation.method != .delete || !isOwn {
        // What the server has now, the next pull tells. Until then it is taken to have this device's copy.
        row.theirs = row.theirs ?? (operation.isFinish ? operation.after : isOwn ? sent : nil) ?? row.mine
        // A pull may have brought what was made, before its answer.
        let isThere = isOwn && operation.baseVersion == nil && row.version > 0 && row.base != nil
        if !isThere { row.base = operation.after ?? (rest.isEmpty ? row.mine : nil) ?? sent ?? row.base }
      }
      // A walk that is under way may have passed it.
      try save(row, pass: connection.number("pass"))
    }
    guard operation.isDocument || operation.baseVersion != nil, let version else { return }
    for next in rest where next.isCompared && next.kind == operation.kind && next.state == .queued {
      try alter(next.n) { $0.baseVersion = version }
    }
  }
}
