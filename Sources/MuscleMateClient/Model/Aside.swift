internal import MuscleMateAPI
public import Primitives

/// A change that waits for the user: the server refused it, or another device changed the same thing so that both can't be had.
public struct AsideChange: Sendable, Identifiable {
  public let id: UUID
  /// A word of `SyncKind`.
  public let kind: String
  public let isConflict: Bool
  /// The thing as this device has it, and as the server has it. Nil: it is not there.
  public let mine: JSON?
  public let theirs: JSON?
  /// What the server says of it, as in `Problem.members`: its `errors` name the faults by field.
  public let fault: JSON?
}

extension MuscleMate {
  /// What waits for the user, in the order in which it was done.
  public func aside() async throws(ClientError) -> [AsideChange] {
    let database = try await signedIn().database
    return try await stored { () async throws(StoreError) in
      let operations = try await database.operations([.refused, .conflict])
      var seen: Set<UUID> = []
      var found: [AsideChange] = []
      for operation in operations where seen.insert(operation.id).inserted {
        let row = try await database.row(operation.kind, operation.id)
        let all = operations.filter { $0.id == operation.id }
        found.append(
          AsideChange(
            id: operation.id, kind: operation.kind, isConflict: all.contains { $0.state == .conflict },
            mine: row?.mine ?? all.last?.after ?? all.last?.body, theirs: row?.theirs,
            fault: all.compactMap(\.fault).first))
      }
      return found
    }
  }

  /// The user's answer. Returns the thing as it is shown then; of `both`, the new one.
  @discardableResult
  public func settle(_ change: AsideChange, keeping side: Side) async throws(ClientError) -> JSON? {
    let database = try await signedIn().database
    if let kind = ThingKind(rawValue: change.kind) {
      return try await database.settle(kind, change.id, keeping: side)
    }
    return try await stored { () async throws(StoreError) in
      if side == .mine {
        try await database.retry(change.kind, change.id)
      } else {
        try await database.drop(change.kind, change.id)
      }
      return try await database.row(change.kind, change.id)?.shown
    }
  }

  /// What became of values that are shown no more, the newest first. The next ones come with the last of these as `before`. The last
  /// thousand are kept.
  public func journal(
    limit: Int = 100, before last: JournalEntry? = nil
  ) async throws(ClientError) -> [JournalEntry] {
    let database = try await signedIn().database
    return try await stored { () async throws(StoreError) in
      try await database.journal(limit: limit, before: last?.number ?? .max)
    }
  }
}
