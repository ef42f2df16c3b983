internal import Primitives

extension Database {
  /// The server refused it, with these reasons, or the user is to decide (`conflict`). It and what follows on the same thing stand
  /// aside; the queue goes on. Its number is not used up. A refused press of the clock holds nothing back: the sets go on, and the end
  /// of the workout, which says what the clock showed, makes it needless.
  func refuse(_ n: Int64, fault: JSON?, as state: Operation.State = .refused) throws(StoreError) {
    try write(durable: true) { (writing) throws(StoreError) in
      guard
        let refused = try writing.alter(n, { ($0.state, $0.sequence, $0.fault) = (state, nil, fault) })
      else { return }
      let others = try writing.connection.operations(on: refused.kind, refused.id)
      if refused.isPress {
        return others.contains(where: \.isFinish) ? try writing.remove(refused) : ()
      }
      for other in others where other.state == .queued { try writing.alter(other.n) { $0.state = .refused } }
    }
  }

  /// It was not carried out, since others changed the thing meanwhile (412), or deleted it (`isGone`): it is merged with what is
  /// known of that, and waits again. The pull that follows merges once more.
  func takeBack(_ n: Int64, isGone: Bool = false, merge: RowMerge) throws(StoreError) {
    try write(durable: true) { (writing) throws(StoreError) in
      // What the thing was to be after it, it will not be: others changed it.
      let taken = try writing.alter(n) {
        if $0.isDocument { $0.body = $0.after ?? $0.body }
        ($0.state, $0.sequence, $0.after) = (.queued, nil, $0.isFinish ? $0.after : nil)
        $0.collisions += 1
      }
      guard let operation = taken else { return }
      guard var row = try writing.connection.row(operation.kind, operation.id), row.isChanged else {
        // The server's copy holds already, so nothing of it is left to send.
        return operation.isContent ? try writing.remove(operation) : ()
      }
      guard isGone else {
        return try writing.settle(row, theirs: row.theirs, version: row.version, pass: nil, merge)
      }
      // It was there once, whoever made it.
      if row.base == nil { row.base = row.theirs ?? [:] }
      try writing.settle(row, theirs: nil, version: max(row.version, 1), pass: nil, merge)
    }
  }

  /// The user's answer to a refusal: what stands aside of this thing is sent once more as it is.
  func retry(_ kind: String, _ id: UUID) throws(StoreError) {
    try write(durable: true) { (writing) throws(StoreError) in
      for operation in try writing.connection.operations(on: kind, id) where operation.state == .refused {
        try writing.alter(operation.n) { ($0.state, $0.fault) = (.queued, nil) }
      }
    }
  }

  /// The user's answer to a refusal or a conflict: the server's copy holds. The journal keeps the user's.
  func drop(_ kind: String, _ id: UUID) throws(StoreError) {
    try write(durable: true) { (writing) throws(StoreError) in
      let aside = try writing.connection.operations(on: kind, id).filter(\.isSetAside)
      for operation in aside { try writing.remove(operation) }
      guard var row = try writing.connection.row(kind, id) else { return }
      try writing.note("dropped", kind, id, mine: row.mine ?? aside.last?.after, theirs: row.theirs)
      row.followServer()
      try writing.save(row)
      // What its end made of it goes with it.
      if aside.contains(where: \.isFinish), var workout = try writing.connection.row("workout", id) {
        workout.followServer()
        try writing.save(workout)
      }
    }
  }
}
