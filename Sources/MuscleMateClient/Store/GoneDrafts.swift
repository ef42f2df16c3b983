internal import Primitives

extension Database {
  /// At the end of a walk: drafts that this device changed and that are no longer there. Another device finished them, so that their
  /// sets belong into the workout; or threw them away.
  func settleGoneDrafts(merge: RowMerge) throws(StoreError) {
    try write(durable: true) { (writing) throws(StoreError) in
      let gone = try writing.connection.query(
        """
        select \(Row.columns) from row
        where kind = 'draft' and theirs is null and version > 0 and (mine is not null or deleted = 1)
        """, read: Row.init)
      for draft in gone { try writing.settleGone(draft, merge) }
    }
  }

  /// At the end of a walk: changes of which nothing is left to send. The server has them, perhaps in other words; after a lost answer
  /// they may have come before it was known that they were this device's own.
  func followServer() throws(StoreError) {
    try write(durable: false) { (writing) throws(StoreError) in
      let sent = try writing.connection.query(
        """
        select \(Row.columns) from row
        where (mine is not null or deleted = 1) and theirs is not null and id not in (select id from outbox)
        """, read: Row.init)
      for var row in sent {
        row.followServer()
        try writing.save(row)
      }
    }
  }
}

extension Writing {
  fileprivate mutating func settleGone(_ draft: Row, _ merge: RowMerge) throws(StoreError) {
    try removeRefusedPresses(of: draft.id)
    let waiting = try connection.operations(on: "draft", draft.id).filter { !$0.isSetAside }
    // Its answer tells more.
    if waiting.contains(where: { $0.state == .sent }) { return }
    let own = waiting.filter { $0.kind == "draft" }
    var left = draft
    left.followServer()
    if let workout = try connection.row("workout", draft.id), workout.theirs != nil {
      for operation in own { try remove(operation) }
      try add(draft, to: workout)
    } else if let finish = own.first(where: \.isFinish), try connection.row("workout", draft.id)?.mine != nil
    {
      try log(finish, instead: own)
    } else if case .conflict(let mine, _) = merge(draft, nil) {
      for operation in own {
        if operation.isContent {
          try alter(operation.n) { ($0.state, $0.after) = (.conflict, mine) }
        } else {
          try remove(operation)
        }
      }
      try note("conflict", "draft", draft.id, mine: mine, theirs: nil)
    } else {
      for operation in own { try remove(operation) }
      if let mine = draft.mine { try note("deleted", "draft", draft.id, mine: mine, theirs: nil) }
    }
    try save(left)
  }

  /// The sets that this device did since go into the workout.
  private mutating func add(_ draft: Row, to workout: Row) throws(StoreError) {
    guard let shown = workout.shown, let kind = ThingKind(rawValue: "workout") else { return }
    var result = shown
    if let mine = draft.mine,
      case .merged(let both, let notes) = Merge.intoWorkout(base: draft.base, mine: mine, workout: shown)
    {
      for note in notes {
        try self.note("replaced", "workout", draft.id, path: note.path, mine: note.mine, theirs: note.theirs)
      }
      result = both
    }
    guard !JSON.isSame(result, workout.theirs) else { return }
    try edit(RowEdit(kind: "workout", id: draft.id, mine: result))
    try enqueue(.document(kind, draft.id, .put, result, over: workout, at: now))
  }

  /// The user finished what another device had thrown away: it is logged all the same.
  private mutating func log(_ finish: Operation, instead own: [Operation]) throws(StoreError) {
    guard let kind = ThingKind(rawValue: "workout"), let workout = try connection.row("workout", finish.id)
    else { return }
    for operation in own { try remove(operation) }
    var whole = Operation.document(kind, finish.id, .put, workout.mine, over: nil, at: now)
    whole.fields["If-None-Match"] = "*"
    try insert(whole)
  }
}
