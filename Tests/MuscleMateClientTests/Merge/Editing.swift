internal import Primitives

@testable internal import MuscleMateClient

/// Edits of a row as an app makes them. A path names members, and in lists the ids of parts:
/// `exercises/<exercise>/sets/<set>/reps`.
extension JSON {
  func at(_ path: String) -> JSON? {
    path.split(separator: "/").reduce(self as JSON?) { value, step in value?.child(String(step)) }
  }

  /// With this value there. Nil takes it away.
  func changing(_ path: String, to value: JSON?) -> JSON {
    let steps = path.split(separator: "/", maxSplits: 1).map(String.init)
    guard let step = steps.first else { return value ?? .null }
    let present = child(step)
    let changed = steps.count == 1 ? value : (present ?? .object([])).changing(steps[1], to: value)
    switch self {
    case .array(let parts):
      return .array(parts.compactMap { $0["id"]?.text == step ? changed : $0 })
    case .object(let members) where present != nil:
      return .object(
        members.compactMap { $0.name == step ? changed.map { JSON.Member(step, $0) } : $0 })
    default: return .object(membersInOrder + (changed.map { [JSON.Member(step, $0)] } ?? []))
    }
  }

  /// With a new part in the list behind this one; without one as the first.
  func adding(_ part: JSON, to path: String, after id: String? = nil) -> JSON {
    var parts = at(path)?.elements ?? []
    let place = id.flatMap { id in parts.firstIndex { $0["id"]?.text == id } }.map { $0 + 1 } ?? 0
    parts.insert(part, at: place)
    return changing(path, to: .array(parts))
  }

  /// With the parts of the list in this order.
  func ordering(_ path: String, _ ids: [String]) -> JSON {
    changing(path, to: .array(ids.compactMap { at("\(path)/\($0)") }))
  }

  /// The ids of the parts of a list.
  func ids(_ path: String) -> [String] { (at(path)?.elements ?? []).compactMap { $0["id"]?.text } }

  private func child(_ step: String) -> JSON? {
    if case .array(let parts) = self { parts.first { $0["id"]?.text == step } } else { self[step] }
  }
}

/// Base, this device's version and the others' of one row.
struct Versions {
  let kind: String
  var base: JSON?
  var mine: JSON?
  var theirs: JSON?
  private var known: MergeOutcome?

  init(_ kind: String) {
    self.kind = kind
    base = Served.all[kind]
    mine = base
    theirs = base
  }

  /// The row as this device and the others changed it.
  init(_ kind: String, mine: (JSON) -> JSON?, theirs: (JSON) -> JSON?) {
    self.init(kind)
    self.mine = base.flatMap(mine)
    self.theirs = base.flatMap(theirs)
  }

  var outcome: MergeOutcome {
    known
      ?? Merge.threeWay(kind: kind, base: base, mine: mine, theirs: theirs, device: "iPhone", at: Served.now)
  }

  /// The same, merged once for all questions.
  func merged() -> Versions {
    var copy = self
    copy.known = outcome
    return copy
  }

  /// The row that the device shows after the merge; nil if it is gone.
  var result: JSON? {
    switch outcome {
    case .same, .conflict, .copy: theirs
    case .merged(let row, _): row
    case .deleted: nil
    }
  }

  var notes: [JournalNote] { if case .merged(_, let notes) = outcome { notes } else { [] } }
}
