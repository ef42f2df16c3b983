package import Primitives

/// The user's actions on JSON as it is kept, for the programs of this package that drive a device from outside: the conformance
/// simulation (docs/simulation.md). Each returns the thing as it is shown then.
extension MuscleMate {
  package func put(_ kind: ThingKind, _ id: UUID, _ value: JSON) async throws(ClientError) -> JSON? {
    try await signedIn().database.put(kind, id, value)
  }

  /// These members over the shown ones; null takes one away.
  package func edit(_ kind: ThingKind, _ id: UUID, members: JSON) async throws(ClientError) -> JSON? {
    try await signedIn().database.edit(kind, id) { (shown) throws(ClientError) in shown.laying(members) }
  }

  package func delete(_ kind: ThingKind, _ id: UUID) async throws(ClientError) {
    try await signedIn().database.delete(kind, id)
  }

  package func undoDelete(_ kind: ThingKind, _ id: UUID) async throws(ClientError) -> JSON? {
    try await signedIn().database.undoDelete(kind, id)
  }

  /// Of a draft by an operation of its own; of a finished workout with the whole of it.
  package func log(
    set: UUID, of exercise: UUID, in id: UUID, _ kind: ThingKind, members: JSON
  ) async throws(ClientError) -> JSON? {
    let database = try await signedIn().database
    if kind == .draft {
      return try await database.log(set: set, of: exercise, in: id) { $0.laying(members) }
    }
    return try await database.edit(kind, id) { (shown) throws(ClientError) in
      guard shown.part("\(exercise)") != nil else { throw .missing }
      let present = shown.part("\(set)")?.without(["exercise"]) ?? ["id": .string("\(set)")]
      return shown.putting(set: present.laying(members), in: "\(exercise)")
    }
  }

  package func remove(set: UUID, from id: UUID, _ kind: ThingKind) async throws(ClientError) -> JSON? {
    let database = try await signedIn().database
    if kind == .draft { return try await database.remove(set: set, from: id) }
    return try await database.edit(kind, id) { (shown) throws(ClientError) in
      guard shown.part("\(set)") != nil else { throw .missing }
      return shown.removing(part: "\(set)")
    }
  }

  /// - Parameter other: the exercise that it comes behind. Nil: it comes first.
  package func move(
    exercise: UUID, in id: UUID, _ kind: ThingKind, after other: UUID?
  ) async throws(ClientError) -> JSON? {
    let database = try await signedIn().database
    let place = other?.description ?? ""
    if kind == .draft { return try await database.put(exercise: exercise, in: id, after: place) { $0 } }
    return try await database.edit(kind, id) { (shown) throws(ClientError) in
      guard let part = shown.part("\(exercise)") else { throw .missing }
      return shown.putting(exercise: part, after: place)
    }
  }

  package func press(_ turn: ClockTurn, _ draft: UUID) async throws(ClientError) -> JSON? {
    let engine = try await signedIn()
    return try await engine.database.press(turn, draft, at: engine.serverTime)
  }

  package func finish(_ draft: UUID) async throws(ClientError) -> JSON? {
    let engine = try await signedIn()
    return try await engine.database.finish(draft, at: engine.serverTime)
  }

  package func change(profile members: JSON) async throws(ClientError) -> JSON? {
    let engine = try await signedIn()
    return try await engine.database.change(profile: members, of: engine.token.account)
  }

  package func change(exercise id: UUID, _ members: JSON) async throws(ClientError) -> JSON? {
    try await signedIn().database.change(exercise: id, members)
  }

  package func comment(on workout: UUID, text: String) async throws(ClientError) {
    let engine = try await signedIn()
    _ = try await engine.database.comment(on: workout, by: engine.token.account, ["text": .string(text)])
  }

  package func pending() async throws(ClientError) -> Int {
    let database = try await signedIn().database
    return try await stored { () async throws(StoreError) in try await database.counts() }.pending
  }

  /// All that is in the store: the server's copy, what is shown, and what waits for the user.
  package func dump() async throws(ClientError) -> JSON {
    let database = try await signedIn().database
    let (rows, cursor, pass, integrity) = try await stored { () async throws(StoreError) in
      try await database.readers.read { (connection) throws(StoreError) in
        (
          try connection.query("select \(Row.columns) from row order by kind, id", read: Row.init),
          try connection.setting("cursor"), try connection.number("pass") ?? 0,
          try connection.query("pragma integrity_check") { $0.text(0) }
        )
      }
    }
    let aside = try await aside()
    let journal = try await journal(limit: .max)
    return [
      "rows": .array(rows.compactMap { row in row.theirs.map { row.dumped($0) } }),
      "shown": .array(rows.compactMap { row in row.shown.map { row.dumped($0) } }),
      "pending": .number("\(try await pending())"),
      "refused": .array(aside.filter { !$0.isConflict }.map(\.dumped)),
      "conflicts": .array(aside.filter(\.isConflict).map(\.dumped)),
      "journal": .array(journal.map(\.dumped)), "cursor": cursor.map(JSON.string) ?? .null,
      "walks": .number("\(pass)"), "integrity": .string(integrity.joined(separator: "; ")),
    ]
  }
}

extension Row {
  fileprivate func dumped(_ value: JSON) -> JSON {
    ["kind": .string(kind), "id": .string("\(id)"), "version": .number("\(version)"), "value": value]
  }
}

extension AsideChange {
  fileprivate var dumped: JSON {
    [
      "kind": .string(kind), "id": .string("\(id)"), "mine": mine ?? .null, "theirs": theirs ?? .null,
      "fault": fault ?? .null,
    ]
  }
}

extension JournalEntry {
  fileprivate var dumped: JSON {
    [
      "what": .string(what), "kind": .string(kind), "id": .string("\(id)"),
      "path": path.map(JSON.string) ?? .null,
      "mine": mine ?? .null, "theirs": theirs ?? .null,
    ]
  }
}
