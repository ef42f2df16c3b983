public import Primitives

/// A thing of the user's: the server's copy, and what the user made of it since. Both are JSON as it came, so that members of a
/// newer server stay.
struct Row: Sendable, Equatable {
  var kind: String
  var id: UUID
  /// The server's, of its copy. 0: it has none that is known here.
  var version: Int64 = 0
  /// The server's copy when the user's changes began.
  var base: JSON?
  var theirs: JSON?
  /// With the user's changes. Nil: there are none, or the user deleted it.
  var mine: JSON?
  /// By the user, and not on the server yet.
  var isDeleted = false

  var shown: JSON? { isDeleted ? nil : mine ?? theirs }
  var isChanged: Bool { mine != nil || isDeleted }

  /// Drops the user's changes.
  mutating func followServer() {
    (base, mine, isDeleted) = (nil, nil, false)
  }

  /// The order of lists: the moment or the day that the thing is of, else when its id was made; in microseconds.
  var sort: Int64 {
    for name in ["performed_at", "measured_at", "date", "created_at"] {
      guard let text = (mine ?? theirs)?[name]?.text else { continue }
      if let moment = Timestamp(text) { return moment.microseconds }
      if let day = CivilDate(text) { return Timestamp(unixSeconds: day.unixDay * 86_400).microseconds }
    }
    return Timestamp(unixMicroseconds: Int64(id.high >> 16) * 1_000).microseconds
  }
}

/// What the user made of a thing. Nil: it was deleted.
struct RowEdit: Sendable {
  var kind: String
  var id: UUID
  var mine: JSON?
}

/// What became of a value that is shown no more, so that nothing is lost in silence.
public struct JournalEntry: Sendable, Equatable {
  /// Its place in the journal: a later one has a greater number.
  public var number: Int64 = 0
  public var at: Timestamp
  /// A word of `SyncKind`, and the id of the thing.
  public var kind: String
  public var id: UUID
  /// - `replaced`: another device's value counts.
  /// - `deleted`: another device deleted what this one had changed.
  /// - `conflict`: both changed it so that the user decides. `MuscleMate.aside` has it until then.
  /// - `copied`: this device's version became a thing of its own, `mine`.
  /// - `dropped`: the user let go of it by `MuscleMate.settle`.
  /// - `removed`: the user deleted it on this device. `undoDelete` brings it back from here.
  public var what: String
  /// Of the member within the thing, as a JSON pointer. Nil: the whole thing.
  public var path: String?
  /// What this device's user had, and what counts instead. Nil: nothing.
  public var mine: JSON?
  public var theirs: JSON?
}
