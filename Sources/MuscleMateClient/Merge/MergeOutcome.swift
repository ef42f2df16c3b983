internal import Primitives

/// The result for a row that this device and others changed.
enum MergeOutcome: Sendable, Equatable {
  /// The server's copy holds. Nothing of this device's change is left to send.
  case same
  /// The row with both changes, and the values that lost. If it equals the server's copy, there is nothing left to send.
  case merged(JSON, [JournalNote])
  /// The row is gone. `Merge.lost` returns what the journal keeps of it.
  case deleted
  /// The user decides. Until then the server's copy stays, and both are kept.
  case conflict(mine: JSON, theirs: JSON?)
  /// The server's copy stays. This device's version becomes a new thing; the caller gives it an id.
  case copy(JSON)
}

/// A value that lost against another device's, or another device's value that lost.
struct JournalNote: Sendable, Equatable {
  /// A JSON pointer with ids of exercises and sets for their positions, which differ by version. Empty: the whole row.
  let path: String
  /// This device's value. Nil: it took the value away.
  let mine: JSON?
  /// The other devices' value. Nil: they took it away.
  let theirs: JSON?
}
