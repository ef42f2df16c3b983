internal import Primitives

/// Many changes become few requests. What was sent is never changed.
extension Writing {
  mutating func enqueue(_ operation: Operation) throws(StoreError) {
    var new = operation
    if new.isFinish || new.method == .delete && new.isDocument { try removeRefusedPresses(of: new.id) }
    let before = try connection.operations(on: new.kind, new.id)
    let row = try connection.row(new.kind, new.id)
    if !new.isDocument, new.after == nil { new.after = row?.mine }
    if before.contains(where: { $0.isSetAside && !$0.isPress }) {
      guard new.isDocument else {
        new.state = .refused
        return try insert(new)
      }
      // The whole thing anew says all that those said, mended.
      for old in before where old.isSetAside && old.isContent { try remove(old) }
    }
    let own = before.filter { !$0.isSetAside }
    if try comesToNothing(new, before) {
      for old in before { try remove(old) }
      if let row { try save(row) }
    } else if let old = try partner(of: new, among: own, row) {
      try update(old)
      for between in own where between.n > old.n { try alter(between.n) { $0.after = $0.after?.after(new) } }
    } else {
      try insert(new)
    }
  }

  /// A draft that is written while it is finished was written before others changed it: after it, it is as the user ended it.
  mutating func keepEnd(of draft: UUID, _ shown: JSON) throws(StoreError) {
    for operation in try connection.operations(on: "draft", draft)
    where operation.state == .sent && operation.isDocument && operation.method == .put {
      try alter(operation.n) { $0.after = shown }
    }
  }

  /// Presses that the server did not take say nothing any more once the live workout is over.
  mutating func removeRefusedPresses(of draft: UUID) throws(StoreError) {
    for press in try connection.operations(on: "draft", draft) where press.isPress && press.isSetAside {
      try remove(press)
    }
  }

  /// Whether a thing is deleted that never left this device. Others may name it: then it is made and deleted there, too. A workout
  /// left this device where the draft that it was did.
  private func comesToNothing(_ new: Operation, _ before: [Operation]) throws(StoreError) -> Bool {
    guard new.method == .delete, new.path.hasSuffix("/\(new.id)"), !before.isEmpty,
      before.allSatisfy({ $0.state != .sent })
    else { return false }
    for kind in Operation.kinds(like: new.kind) where try connection.row(kind, new.id)?.theirs != nil {
      return false
    }
    let id = "\(new.id)"
    return try connection.query(
      "select 1 from outbox where id <> ? and (instr(path, ?) > 0 or instr(cast(body as text), ?) > 0) limit 1",
      new.id, id, id
    ) { _ in 1 }.isEmpty
  }

  /// The operation that is to do this one's work as well, with it; nil if there is none.
  private func partner(of new: Operation, among own: [Operation], _ row: Row?) throws(StoreError)
    -> Operation?
  {
    guard var old = own.last, old.state == .queued else { return nil }
    if new.isEntry, old.isDocument, old.method == .put, old.kind == new.kind, old.baseVersion == nil,
      new.path.hasPrefix("\(old.path)/"), let whole = row?.mine
    {
      // Sets of a draft that the server never saw: one request makes it with all of them.
      old.body = whole
    } else if new.method == .patch, old.method == .patch, old.path == new.path {
      guard let both = Self.overlay(new.body, over: old.body) else { return nil }
      old.body = both
    } else if new.method == .put {
      // A set never joins one from before the whole thing was written: that would overwrite it.
      let parts = own.reversed().prefix {
        $0.state == .queued && $0.method == .put && $0.isEntry == new.isEntry
      }
      guard let same = parts.first(where: { $0.path == new.path }), new.isEntry || same.n == old.n else {
        return nil
      }
      old = same
      old.body = new.body
    } else {
      return nil
    }
    // Those in between are sent after it: what they say is not there yet.
    old.after = old.n == own.last?.n ? new.after : old.after?.after(new)
    return try isTiedToWhatCameAfter(old) ? nil : old
  }

  /// Whether it names now what a later operation makes, or a later one names the set or exercise that it writes, as an exercise
  /// that is written with its sets does: then it can't go before that.
  private func isTiedToWhatCameAfter(_ old: Operation) throws(StoreError) -> Bool {
    let text = old.body?.description ?? ""
    let part = old.isEntry ? old.lastOfPath : ""
    let later = try connection.query(
      "select \(Operation.columns) from outbox where n > ?", old.n, read: Operation.init)
    return later.contains { other in
      ["\(other.id)", other.lastOfPath].contains {
        $0.utf8.count == 36 && $0 != "\(old.id)" && text.contains($0)
      } || !part.isEmpty && other.body?.description.contains(part) == true
    }
  }

  /// Members of both, the later ones first. Nil where both have an object in the same place: servers may merge or replace it.
  private static func overlay(_ new: JSON?, over old: JSON?) -> JSON? {
    guard case .object(let members)? = new, case .object(let earlier)? = old else { return nil }
    let kept = earlier.filter { new?[$0.name] == nil }
    for member in members {
      if case .object = member.value, case .object? = old?[member.name] { return nil }
    }
    return .object(kept + members)
  }
}
