internal import Primitives

struct RowName: Hashable, Sendable {
  let kind: String
  let id: UUID
}

/// What one commit changed.
struct ChangeSet: Sendable, Equatable {
  var rows: Set<RowName> = []
  var hasOutbox = false
  var hasJournal = false
  /// More than can be named, as after a walk from the beginning or a repair.
  var isEverything = false
}
