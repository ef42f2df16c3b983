internal import MuscleMateAPI
public import Primitives

/// What a user does to a thing: each is one transaction with what is to be sent of it, so nothing comes between the look at the
/// thing and the change.
extension Database {
  /// Makes a thing, or writes the whole of one that is there. Returns it as it is shown now.
  @discardableResult
  func put(_ kind: ThingKind, _ id: UUID, _ value: JSON) throws(ClientError) -> JSON? {
    try alter { (writing) throws(ClientError) in
      try writing.put(kind, id, value, over: writing.row(kind.rawValue, id))
    }
  }

  /// Changes what is shown of a thing. Null members are taken away.
  @discardableResult
  func edit(
    _ kind: ThingKind, _ id: UUID, _ change: @Sendable (JSON) throws(ClientError) -> JSON
  ) throws(ClientError) -> JSON? {
    try alter { (writing) throws(ClientError) in
      let (row, shown) = try writing.shown(kind.rawValue, id)
      return try writing.put(kind, id, change(shown), over: row)
    }
  }

  /// The journal keeps what was deleted, so that it can be undone without a connection.
  func delete(_ kind: ThingKind, _ id: UUID) throws(ClientError) {
    try alter { (writing) throws(ClientError) in
      let (row, shown) = try writing.shown(kind.rawValue, id)
      try stored { () throws(StoreError) in
        try writing.edit(RowEdit(kind: kind.rawValue, id: id))
        try writing.enqueue(.document(kind, id, .delete, over: row, at: writing.now))
        try writing.note("removed", kind.rawValue, id, mine: shown, theirs: nil)
      }
    }
  }

  /// Brings back what this device deleted last under this id: the deletion is not sent, or the thing is made again.
  @discardableResult
  func undoDelete(_ kind: ThingKind, _ id: UUID) throws(ClientError) -> JSON? {
    try alter { (writing) throws(ClientError) in
      let (row, value, unsent) = try stored { () throws(StoreError) in
        (
          try writing.connection.row(kind.rawValue, id), try writing.connection.removed(kind.rawValue, id),
          try writing.connection.operations(on: kind.rawValue, id)
        )
      }
      guard let value, row?.shown == nil else { throw .missing }
      if let last = unsent.last, last.method == .delete, last.state == .queued, let row {
        return try writing.keep(kind, row, value, without: last)
      }
      var again = Operation.document(kind, id, .put, value, over: nil, at: writing.now)
      again.fields["If-None-Match"] = "*"
      return try writing.put(kind, id, value, over: nil, by: again)
    }
  }

  /// The user's answer to a conflict, or to a refusal. Returns what is shown of it then; of both, the new thing.
  @discardableResult
  func settle(_ kind: ThingKind, _ id: UUID, keeping side: Side) throws(ClientError) -> JSON? {
    let kept: JSON? = if case .edited(let value) = side { value } else { try mine(kind.rawValue, id) }
    if side == .theirs || side == .both {
      try stored { () throws(StoreError) in try drop(kind.rawValue, id) }
    }
    guard side != .theirs else {
      return try alter { (writing) throws(ClientError) in try writing.row(kind.rawValue, id)?.shown }
    }
    guard let kept else { throw .missing }
    if side == .both {
      return try put(kind, .v7(at: now()), kept.copied)
    } else {
      return try alter { (writing) throws(ClientError) in
        let row = try writing.row(kind.rawValue, id)
        let whole = row?.theirs.map { kind.keepingUnknown(of: $0, in: kept) } ?? kept
        var put = Operation.document(kind, id, .put, whole, over: row, at: writing.now)
        if row?.theirs == nil { put.fields["If-None-Match"] = "*" }
        return try writing.put(kind, id, whole, over: row, by: put)
      }
    }
  }

  /// The user's version of what stands aside.
  private func mine(_ kind: String, _ id: UUID) throws(ClientError) -> JSON? {
    try alter { (writing) throws(ClientError) in
      try stored { () throws(StoreError) in
        let aside = try writing.connection.operations(on: kind, id).last(where: \.isSetAside)
        return try writing.connection.row(kind, id)?.mine ?? aside?.after ?? aside?.body
      }
    }
  }

  /// A change of the user's, on the disk when this returns. What it throws leaves nothing behind.
  func alter<Value>(
    _ change: (inout Writing) throws(ClientError) -> Value
  ) throws(ClientError) -> Value {
    var refusal: ClientError?
    do throws(StoreError) {
      return try write(durable: true) { (writing) throws(StoreError) in
        do throws(ClientError) { return try change(&writing) } catch {
          refusal = error
          throw .abandoned
        }
      }
    } catch { throw refusal ?? .store(error) }
  }
}

/// What the user keeps of a conflict.
public enum Side: Sendable, Equatable {
  case mine, theirs
  /// Theirs, and mine as a new thing.
  case both
  /// What the user made of both.
  case edited(JSON)
}

extension Writing {
  /// By the server's clock, as it was known after the last contact.
  var serverTime: Timestamp {
    get throws(ClientError) {
      let offset = try stored { () throws(StoreError) in try connection.number("offset") }
      return Timestamp(microseconds: now.microseconds + (offset ?? 0))
    }
  }

  func row(_ kind: String, _ id: UUID) throws(ClientError) -> Row? {
    try stored { () throws(StoreError) in try connection.row(kind, id) }
  }

  func shown(_ kind: String, _ id: UUID) throws(ClientError) -> (Row, JSON) {
    guard let row = try row(kind, id), let shown = row.shown else { throw .missing }
    return (row, shown)
  }

  /// The whole of a thing, once it is in order.
  mutating func put(
    _ kind: ThingKind, _ id: UUID, _ value: JSON, over row: Row?, by operation: Operation? = nil
  ) throws(ClientError) -> JSON {
    var whole = value.setting("id", to: .string("\(id)")).identified(at: now)
    if kind == .draft, let before = row?.shown {
      whole = whole.timing(whole.timesOfChanges(since: before, at: try serverTime))
    }
    try kind.check(whole, at: serverTime)
    var own = operation ?? .document(kind, id, .put, over: row, at: now)
    own.body = whole
    try change(kind.rawValue, id, whole, own)
    return whole
  }

  /// A thing as it is shown from now on, and what is sent of the change.
  mutating func change(
    _ kind: String, _ id: UUID, _ mine: JSON?, _ operations: Operation...
  ) throws(ClientError) {
    try stored { () throws(StoreError) in
      try edit(RowEdit(kind: kind, id: id, mine: mine))
      for operation in operations { try enqueue(operation) }
    }
  }

  /// A deletion is taken back that was not sent: what the device had is shown again, with what it had not sent before.
  fileprivate mutating func keep(
    _ kind: ThingKind, _ row: Row, _ value: JSON, without deletion: Operation
  ) throws(ClientError) -> JSON {
    try stored { () throws(StoreError) in
      try remove(deletion)
      var back = row
      (back.mine, back.isDeleted) = (value, false)
      let rest = try connection.operations(on: row.kind, row.id)
      if rest.isEmpty, JSON.isSame(value, row.theirs) { back.followServer() }
      try save(back)
      if rest.isEmpty, back.isChanged {
        try enqueue(.document(kind, row.id, .put, value, over: row, at: now))
      }
    }
    return value
  }
}

/// Runs this, with an error of the store as one of the client.
func stored<Value>(_ body: () throws(StoreError) -> Value) throws(ClientError) -> Value {
  do { return try body() } catch { throw .store(error) }
}

func stored<Value>(_ body: () async throws(StoreError) -> Value) async throws(ClientError) -> Value {
  do { return try await body() } catch { throw .store(error) }
}
