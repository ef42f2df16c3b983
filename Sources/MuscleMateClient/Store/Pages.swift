internal import APISchema
internal import MuscleMateAPI
internal import Primitives

/// The merge of a row's base and changes with the server's new copy (nil: deleted there).
typealias RowMerge = @Sendable (Row, JSON?) -> MergeOutcome

extension Database {
  /// A page of a pull and its cursor, together. `pass` is the number of the walk from the beginning that it belongs to.
  func apply(
    _ items: [SyncItem], cursor: String, pass: Int64? = nil, merge: RowMerge
  ) throws(StoreError) {
    try write(durable: false) { (writing) throws(StoreError) in
      for item in items {
        let theirs = item.deleted == true ? nil : item.value?.json
        let row =
          try writing.connection.row(item.kind.text, item.id) ?? Row(kind: item.kind.text, id: item.id)
        // Asked for before the row's own operation was answered. Only a restored server goes back, and then all comes anew.
        if pass == nil, item.version < row.version { continue }
        try writing.settle(row, theirs: theirs, version: Int64(item.version), pass: pass, merge)
      }
      try writing.connection.set("cursor", cursor)
    }
  }

  /// Begins a walk without a cursor. It survives the app's end: the setting `walking` has the number until the walk is over.
  func beginFullWalk() throws(StoreError) -> Int64 {
    try write(durable: false) { (writing) throws(StoreError) in
      let pass = try (writing.connection.number("pass") ?? 0) + 1
      for name in ["pass", "walking"] { try writing.connection.set(name, String(pass)) }
      try writing.connection.set("cursor", nil)
      return pass
    }
  }

  /// Drops what the walk did not bring, of these kinds (nil: all). A row with operations is merged as one that was deleted.
  ///
  /// - Parameter isRestored: the server was restored from a backup that is older than what this device was told. What a device
  ///   writes whole is then sent once more: the server refuses what was deleted meanwhile.
  func endFullWalk(of kinds: Set<String>? = nil, isRestored: Bool = false, merge: RowMerge) throws(StoreError)
  {
    try write(durable: false) { (writing) throws(StoreError) in
      let pass = try writing.connection.number("pass") ?? 0
      let words = kinds.map { JSON.array($0.map(JSON.string)).description }
      let unseen = """
        from row where seen_pass < ?1 and theirs is not null
          and (?2 is null or kind in (select value from json_each(?2)))
        """
      if isRestored {
        let lost = try writing.connection.query(
          "select \(Row.columns) \(unseen)", pass, words, read: Row.init)
        for row in lost { try writing.sendAgain(row) }
      }
      try writing.connection.run("delete \(unseen) and id not in (select id from outbox)", pass, words)
      let waiting = try writing.connection.query("select kind, id \(unseen)", pass, words) {
        (columns) throws(StoreError) in (columns.text(0), try columns.id(1))
      }
      for (kind, id) in waiting {
        guard let row = try writing.connection.row(kind, id) else { continue }
        try writing.settle(row, theirs: nil, version: row.version, pass: nil, merge)
      }
      try writing.connection.set("walking", nil)
      writing.changes = ChangeSet(isEverything: true)
    }
  }
}

extension Writing {
  /// The server knew this thing before it was restored. Unchanged here, it is its own base: whoever deleted it is right.
  fileprivate mutating func sendAgain(_ row: Row) throws(StoreError) {
    guard let kind = ThingKind(rawValue: row.kind), !row.isDeleted else { return }
    let waiting = try connection.operations(on: row.kind, row.id)
    guard waiting.allSatisfy({ $0.state == .queued }) else { return }
    var lost = row
    (lost.theirs, lost.base, lost.mine, lost.version) = (nil, row.isChanged ? nil : row.theirs, row.shown, 0)
    try save(lost, pass: connection.number("pass"))
    for operation in waiting where operation.isContent { try remove(operation) }
    try insert(.document(kind, row.id, .put, lost.mine, over: nil, at: now))
    // Behind the thing that they are about.
    for operation in waiting where !operation.isContent {
      try remove(operation)
      var later = operation
      later.baseVersion = nil
      try insert(later)
    }
  }

  /// The server's new copy of a row. With operations under way the user's changes are merged into it, so that they never vanish
  /// and come back; without them it is shown as it is.
  mutating func settle(
    _ row: Row, theirs: JSON?, version: Int64, pass: Int64?, _ merge: RowMerge
  ) throws(StoreError) {
    var new = row
    (new.theirs, new.version) = (theirs, version)
    let waiting = try connection.operations(on: row.kind, row.id)
    if waiting.isEmpty || !row.isChanged {
      new.followServer()
      try compare(waiting, with: new)
      return try save(new, pass: pass)
    }
    // Whether it was finished or thrown away, the end of the walk tells.
    if row.kind == "draft", theirs == nil { return try save(new, pass: pass) }
    if row.kind == "draft", row.isDeleted, waiting.contains(where: \.isFinish) {
      try settleFinishing(row, &new, waiting, merge)
      return try save(new, pass: pass)
    }
    // The answer to what is under way decides whether the user must; until then the change stays as it is.
    let isUnderWay = waiting.contains { $0.state == .sent }
    let unsent = waiting.filter { $0.state != .sent && $0.kind == row.kind }
    let outcome = try finishedTwice(row, theirs, waiting) ?? merge(row.made(by: waiting), theirs)
    switch outcome {
    case .merged(let mine, let notes) where mine != theirs:
      for note in notes { try self.note("replaced", row, note) }
      (new.base, new.mine, new.isDeleted) = (theirs, mine, false)
      try compare(unsent, with: new)
      // What the others changed is in the thing as it is after the last of them, and not in those before.
      for operation in waiting where operation.after != nil && !operation.isFinish {
        try alter(operation.n) { $0.after = operation.n == waiting.last?.n ? mine : nil }
      }
      try refresh(unsent, of: new, wasThere: row.theirs != nil || row.base != nil)
    case .merged(_, let notes):
      for note in notes { try self.note("replaced", row, note) }
      fallthrough
    case .same:
      new.followServer()
      try compare(unsent, with: new)
      for operation in unsent where operation.isContent { try remove(operation) }
    case .deleted where theirs == nil:
      if let mine = row.mine, mine != row.base {
        try note("deleted", row.kind, row.id, mine: mine, theirs: nil)
      }
      new.followServer()
      for operation in unsent where operation.isContent { try remove(operation) }
    case .deleted:
      (new.base, new.mine, new.isDeleted) = (theirs, nil, true)
      for operation in unsent where operation.isDocument {
        try alter(operation.n) { $0.baseVersion = version }
      }
    case .conflict, .copy:
      if !isUnderWay { try setApart(unsent, of: &new, outcome) }
    }
    try save(new, pass: pass)
  }

  /// The workout that another device made of a draft which this one finished as well: it has the sets of both.
  private func finishedTwice(
    _ row: Row, _ theirs: JSON?, _ waiting: [Operation]
  ) throws(StoreError) -> MergeOutcome? {
    guard row.kind == "workout", row.base == nil, let mine = row.mine, let theirs,
      waiting.contains(where: { $0.kind == "draft" })
    else { return nil }
    let draft = try connection.row("draft", row.id)
    let outcome = Merge.intoWorkout(base: draft?.base ?? draft?.theirs, mine: mine, workout: theirs)
    guard let made = waiting.first(where: \.isFinish)?.after else { return outcome }
    return Merge.changes(since: made, mine: mine, over: outcome, theirs: theirs)
  }

  /// The draft is finished here and not there yet: what was logged in it before still goes along.
  private mutating func settleFinishing(
    _ row: Row, _ new: inout Row, _ waiting: [Operation], _ merge: RowMerge
  ) throws(StoreError) {
    let unsent = waiting.filter { $0.state != .sent && $0.kind == row.kind }
    var open = row
    (open.mine, open.isDeleted) = (unsent.reduce(row.base ?? [:]) { $0.after($1) }, false)
    let outcome = merge(open, new.theirs)
    // What is under way is merged once its answer is known, from where it began.
    let isUnderWay = waiting.contains { $0.state == .sent && $0.isContent }
    (new.base, new.mine, new.isDeleted) = (isUnderWay ? row.base : new.theirs, nil, true)
    try compare(unsent, with: new)
    if case .merged(let both, let notes) = outcome {
      for note in notes { try self.note("replaced", row, note) }
      var merged = new
      merged.mine = both
      try refresh(unsent, of: merged, wasThere: true)
    } else if outcome == .same {
      for operation in unsent where operation.isContent { try remove(operation) }
    }
    try carry(row, new.theirs, waiting, merge)
  }

  /// What others did in the draft since it was finished here is in the workout that is shown, too: else it would look as if this
  /// device had taken it back. What is under way counts as this device's.
  private mutating func carry(
    _ row: Row, _ theirs: JSON?, _ waiting: [Operation], _ merge: RowMerge
  ) throws(StoreError) {
    var open = row
    let own = waiting.filter { $0.kind == row.kind }
    (open.mine, open.isDeleted) = (own.reduce(row.base ?? [:]) { $0.after($1) }, false)
    let outcome = merge(open, theirs)
    let merged: JSON? =
      if case .merged(let both, _) = outcome { both } else { outcome == .same ? theirs : nil }
    guard let merged, let finish = waiting.first(where: \.isFinish),
      var workout = try connection.row("workout", finish.id), let mine = workout.mine,
      case .merged(let whole, let notes) = Merge.intoWorkout(
        base: open.mine, mine: merged, workout: mine, favour: .theirs)
    else { return }
    // Here the workout is this device's: it was changed after the draft.
    for note in notes {
      let own = JournalNote(path: note.path, mine: note.theirs, theirs: note.mine)
      try self.note("replaced", workout, own)
    }
    workout.mine = whole
    try save(workout)
    let later = try connection.operations(on: workout.kind, finish.id).filter { $0.kind == workout.kind }
    for operation in later where operation.after != nil {
      try alter(operation.n) { $0.after = operation.n == later.last?.n ? whole : nil }
    }
    // What was changed in the workout since is not yet in it where the draft ends.
    let end: MergeOutcome? = finish.after.map {
      Merge.intoWorkout(base: open.mine, mine: merged, workout: $0)
    }
    guard case .merged(let made, _) = end else { return }
    try alter(finish.n) { $0.after = made }
  }

  /// The operations go with the version that is known now. The thing as it was to be after each is so no more.
  private mutating func compare(_ unsent: [Operation], with row: Row) throws(StoreError) {
    for operation in unsent
    where operation.isCompared && operation.state == .queued && operation.kind == row.kind {
      try alter(operation.n) {
        ($0.baseVersion, $0.after) = (row.theirs == nil ? nil : row.version, nil)
      }
    }
  }

  private mutating func note(_ what: String, _ row: Row, _ note: JournalNote) throws(StoreError) {
    try self.note(what, row.kind, row.id, path: note.path, mine: note.mine, theirs: note.theirs)
  }

  /// The operations carry what was merged from now on: those of the whole thing all of it, those of a part that part.
  private mutating func refresh(_ unsent: [Operation], of row: Row, wasThere: Bool) throws(StoreError) {
    var documents = unsent.filter { $0.isDocument && $0.method == .put }
    let hasNoPlace = unsent.contains { Self.isOfGoneExercise($0, among: unsent, of: row) }
    if row.theirs != nil, !hasNoPlace { try refreshParts(unsent.filter(\.isEntry), of: row) }
    if row.theirs == nil && documents.isEmpty || hasNoPlace, let part = unsent.first(where: \.isContent) {
      // What a part could be added to is there no more.
      documents = [part.ofWholeThing()]
      for other in unsent where other.isContent && other.n != part.n { try remove(other) }
    }
    for old in documents.dropLast() where row.theirs != nil { try remove(old) }
    guard var last = row.theirs == nil ? documents.first : documents.last else { return }
    last.body = row.mine
    last.baseVersion = row.theirs == nil ? nil : row.version
    if row.theirs == nil, wasThere { last.fields["If-None-Match"] = "*" }
    try update(last)
  }

  /// Whether it writes a set of an exercise that another device took away. The merge brought the exercise back.
  private static func isOfGoneExercise(
    _ operation: Operation, among unsent: [Operation], of row: Row
  ) -> Bool {
    guard operation.isEntry, operation.method == .put, let theirs = row.theirs,
      let exercise = operation.body?["exercise"]?.text, theirs.part(exercise) == nil
    else { return false }
    let isMade = unsent.contains { $0.n < operation.n && $0.path.hasSuffix("/exercises/\(exercise)") }
    return !isMade && row.mine?.part(exercise) != nil
  }

  private mutating func refreshParts(_ entries: [Operation], of row: Row) throws(StoreError) {
    for old in entries {
      let id = old.path.split(separator: "/").last.map(String.init) ?? ""
      let (merged, present) = (row.mine?.part(id), row.theirs?.part(id))
      let place = old.body?["after"].flatMap { row.mine?.part($0.text ?? "") == nil ? nil : $0 }
      // What is as the server has it needs no request, and what was to go stays if another device changed it.
      if (old.method == .delete) == (merged != nil) || merged == present && place == nil {
        try remove(old)
      } else if let merged, old.method == .put {
        let times = row.mine?["set_times"]
        try alter(old.n) { $0.body = merged.timed(by: times).placed(as: place.map { ["after": $0] }) }
      }
    }
  }

  /// The server's copy is shown. The user's is kept, to be settled or as a thing of its own.
  private mutating func setApart(
    _ unsent: [Operation], of row: inout Row, _ outcome: MergeOutcome
  ) throws(StoreError) {
    row.followServer()
    let content = unsent.filter(\.isContent)
    if case .conflict(let mine, let theirs) = outcome {
      try note("conflict", row.kind, row.id, mine: mine, theirs: theirs)
      for operation in content { try alter(operation.n) { ($0.state, $0.after) = (.conflict, mine) } }
    } else if case .copy(let copy) = outcome, case .object(let members) = copy, let model = content.last {
      let id = UUID.v7(at: now)
      let value = JSON.object(
        [JSON.Member("id", .string("\(id)"))] + members.filter { $0.name != "id" })
      try note("copied", row.kind, row.id, mine: value, theirs: row.theirs)
      for operation in content { try remove(operation) }
      try save(Row(kind: row.kind, id: id, mine: value))
      try insert(model.ofWholeThing().making(id, value))
    }
  }
}

extension Row {
  /// A thing of this device's that the server has, though the answer did not arrive: what was sent is what the changes since began
  /// from. A workout that was deleted began as the end of its draft made it.
  fileprivate func made(by waiting: [Operation]) -> Row {
    if base == nil, isDeleted, let finish = waiting.first(where: { $0.isFinish && $0.kind != kind }) {
      var made = self
      made.base = finish.after
      return made
    }
    guard base == nil,
      let sent = waiting.first(where: {
        $0.state == .sent && $0.isDocument && $0.method == .put && $0.kind == kind
      })
    else { return self }
    var made = self
    made.base = sent.body
    return made
  }
}
